# Errors of the engine: notation, options, positions, records.

error-illegal-action = “{ $action }” is not possible. { $refusal }
error-no-such-action = There is no action number { $action }.
error-notation = “{ $text }” is no action.
error-notation-suggest = “{ $text }” is no action. Did you mean “{ $suggestion }”?

error-option-none = There is no option “{ $option }” (there are: { $known }).
error-option-unknown = There is no option “{ $option }”. Did you mean “{ $suggestion }”?
error-option-mode = There is no mode “{ $mode }”: choose { $known }.
error-option-free-tiles = The mode “free” and a list of tiles go together: give both or neither.
error-option-tiles = The tiles must be a list of names.
error-option-tile = There is no special building “{ $tile }”. Did you mean “{ $suggestion }”?
error-option-tile-none = There is no special building “{ $tile }” (there are: { $known }).
error-option-tile-twice = A tile is named twice; each exists once.
error-option-first-of = “{ $value }” is no seat that could begin: seats count from 0 to { $last }.
error-option-switch = “{ $option }” is either true or false, not “{ $value }”.
error-option-seats = The game has no seats for { $seats }: it is for { $known }.
error-option-decks = The decks must be a list of names, not “{ $decks }”.
error-option-deck = The deck “{ $deck }” is not installed. Those that are: { $known }.
error-option-deck-folder = { $folder } holds no decks: a deck folder is a Python package, with an __init__.py that names a DECK.
error-option-deck-broken = The decks of { $folder } cannot be read: { $problem }

error-position-file = { $file } holds no JSON: line { $line }.
error-position-foreign = { $file } is no position of Bocage: a position is a table in JSON in which “game” says which game it is, such as “creatures”.
error-position-game = This is no position of { $game }, but of “{ $found }”.
error-position-not-a-table = { $path }: a table of names and values is expected.
error-position-number = { $path }: a whole number is expected.
error-position-range = { $path }: { $value } is not between { $low } and { $high }.
error-position-flag = { $path }: true or false is expected.
error-position-list = { $path }: a list is expected.
error-position-text = { $path }: a text is expected.
error-position-field = { $path } means nothing. Did you mean “{ $suggestion }”?
error-position-field-none = { $path } means nothing (known here: { $known }).
error-position-name = { $path }: “{ $value }” is unknown. Did you mean “{ $suggestion }”?
error-position-name-none = { $path }: “{ $value }” is unknown (there are: { $known }).
error-position-farms = { $found ->
        [one] The position has { $found } farm; the game has { $known }.
       *[other] The position has { $found } farms; the game has { $known }.
    }
error-position-edge = { $path }: the farm has no edge “{ $value }”.
error-position-cell = { $path }: the farm has no space “{ $value }”.
error-position-building-twice = “{ $building }” stands in two places; each special building exists once.
error-position-cottage = { $path }: the Cottage, or what replaced it, must stand on { $cell }.
error-position-too-many = There are more { $piece } than the box holds, by { $over }.
error-position-round = A position before round 1 needs its agenda.
error-position-agenda = The agenda cannot be read.
error-position-workers = { $found ->
        [one] Player { $seat } has { $found } worker on the board; the round asks for { $due }.
       *[other] Player { $seat } has { $found } workers on the board; the round asks for { $due }.
    }
error-position-animals = Not all animals of player { $seat } have room.

error-record-missing = There is no file { $file }.
error-record-unreadable = { $file } cannot be read.
error-record-empty = The record is empty.
error-record-after-end = Line { $line } of the record stands after its end.
error-record-damaged = The record is damaged: line { $line }.
error-record-folder = { $file } is a folder; a file is expected.
error-record-foreign = This is no record of Bocage: one is a text in JSON whose first line begins with “bocage”. A replay in the browser can be downloaded as one; “save FILE” at the table in the terminal writes one.
error-record-foreign-file = { $file } is no record of Bocage: one is a text in JSON whose first line begins with “bocage”. A replay in the browser can be downloaded as one; “save FILE” at the table in the terminal writes one.
error-subject-foreign = { $file } is neither a record of Bocage, a text in JSON whose first line begins with “bocage”, nor a position, a table in JSON in which “game” says which game it is. A replay in the browser can be downloaded as a record; “save FILE” at the table in the terminal writes one.
error-record-format = The record has format { $found }; this version reads format { $known }.
error-record-other-game = The record is a game of “{ $found }”, not of “{ $game }”.
error-record-other-rules = The record was played with rules version { $found }; this is version { $known }.
error-record-illegal = Line { $line } of the record: “{ $move }” is not possible there.
error-record-scores = The record ends with the scores { $found }, the game with { $now }.
error-record-position = The record leads to another position than the one it was made from.
error-record-seed = The seed in the record is not the one whose hash was shown before the first deal.
error-record-chance = Line { $line } of the record: chance decided “{ $move }”, but by the seed “{ $due }” was due.
