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
}. The longest link has { $longest } characters.

error-link-foreign = This is no link to a position or a game of Bocage.
error-link-version = This link has form { $found }; this version of Bocage reads form { $known }.
error-link-damaged = This link is damaged: a part of it is missing or was changed.
error-link-too-long = This link is too long to be one of ours.
error-link-rules = This link was made by rules version { $found }; here version { $known } is played.
error-link-other-game = This link is about “{ $found }”; here are: { $known }.
