# A page without a server tells about itself.
web-site-starting = Setting the table…
web-site-failed = The table could not be set in this browser. It needs WebAssembly and workers, and all files of this folder.
web-site-reload = Try again
web-site-forgetful = This browser keeps nothing for this page: what you play here is lost when you close it.
web-site-newer = Your games were kept by a newer version of this page: reload it. What you play before that is lost.
web-site-update = A newer version is ready.
web-site-update-now = Use it
web-site-update-hindered = A game is open in another window: close it first.
web-site-kept-here = Your games are kept in this browser and nowhere else.
web-site-save-all = Save all games to a file
web-site-take-all = Bring games from a file
web-site-saved = The file is with your downloads.
web-site-taken =
    { $count ->
        [0] These games are here already.
        [one] One game was brought here.
       *[other] { $count } games were brought here.
    }
web-site-save-game = Save this game to a file
web-site-hurry = Answer now
web-site-ways = What else there is
web-site-host = Host a table
web-site-docs = Handbook
