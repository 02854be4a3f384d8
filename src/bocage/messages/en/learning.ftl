# Learning: links.

link-help = A position or a game as a link, and what a link holds.
link-make-help = Print a link to the position or the game in a file.
link-open-help = Print what a link holds: a position, or the record of a game.
link-check-help = Send random positions of a game through links and back.
link-word-file = FILE
link-word-link = LINK
link-argument-file = A position or a record.
link-argument-link = A link, or what stands behind its “#”; “-” reads it from the input.
link-option-address = What stands before the “#” of the link.
link-option-move = The position after so many moves of a record, instead of the whole game.
link-option-qr = Write the link as a QR code, too: FILE.svg or FILE.png; “-” shows it here.
link-option-svg = Draw the position, too, as a picture of the table: FILE.svg. The analysis desk saves it as PNG.
link-option-to = Write it into this file.
link-option-positions = How many positions.
link-check-title = Links
link-checked = { $positions ->
    [one] One position
   *[other] { $positions } positions
} there and back, each with its game: { $wrong ->
    [0] all the same
    [one] one came back otherwise
   *[other] { $wrong } came back otherwise
}. Characters of the longest link: { $longest }.

error-link-foreign = This is no link to a position or a game of Bocage.
error-link-version = This link has form { $found }; this version of Bocage reads form { $known }.
error-link-damaged = This link is damaged: a part of it is missing or was changed.
error-link-too-long = This link is too long to be one of ours.
error-link-rules = This link was made by rules version { $found }; here version { $known } is played.
error-link-other-game = This link is about “{ $found }”; here are: { $known }.

error-lesson-missing = There is no file { $file }.
error-lesson-unreadable = { $file } cannot be read.
error-lesson-toml = The lesson is no TOML: { $problem }.
error-lesson-format = This is no lesson of form { $known }.
error-lesson-field = The lesson cannot be read at “{ $place }”.
error-lesson-condition = The lesson cannot be read at “{ $place }”: “{ $text }” is no condition.
error-lesson-words = The lesson wants the text “{ $name }”, which does not exist or lacks a value.
error-lesson-game = The lesson is about “{ $game }”; here are: { $known }.
error-lesson-answers = The answer “{ $answer }” does not fit this lesson.
error-lesson-script = The lesson wants the move “{ $move }”, which does not exist.
error-lesson-stuck = The lesson does not come back to its learner.
error-lesson-unknown = There is no lesson “{ $id }” (there are: { $known }).
error-lesson-unknown-suggest = There is no lesson “{ $id }”. Did you mean “{ $name }”?

learn-help = Take a lesson: a real position, one sentence at a time.
learn-word-name = [NAME|FILE]
learn-argument-name = One of our lessons, or a file of one’s own; without it, a list of all lessons.
learn-option-check = Only see whether the lesson can be read and begun.
learn-line = { $id }: { $title }. { $about } { $minutes } min
learn-checked = { $name } can be taken: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
learn-you = Player
learn-prompt = { "> " }
learn-step = [{ $step }/{ $steps }]
learn-press-return = Return reads on; “undo” goes one step back, “quit” leaves.

learn-line-of = { $name } { $points }
learn-best-brings = It brings more than the next best: { $lines }.
learn-chosen-lacks = What it gives away: { $lines }.
learn-warning = Points lost: about { $points }. Better: { $better }.

error-link-seat = There is no seat { $seat }; { $seats } play.
error-link-qr-file = A QR code is written as FILE.svg or FILE.png, not as “{ $file }”.
error-link-table-file = The table is drawn as FILE.svg here, not as “{ $file }”. For a PNG, open the link: “Share” at the analysis desk saves one.
error-link-over = The game is over there.
error-daily-day = “{ $day }” is no day.
error-daily-chance = Chance did otherwise than it does in the deal of this day.
error-daily-unfinished = The deal is not played to its end yet.
error-daily-past = The results of { $day } are closed.
