# Decks of cards beside the base deck.

decks-option = The decks of cards that are played with, with commas between them: base,hedge. A path is a folder with a deck, a Python package: its code runs.
decks-folder = { $folder } is a Python package: what stands in it runs as part of Bocage.
decks-none = { $folder } has no deck for “{ $game }”.
decks-referee = The referee of this game knows the base deck alone: games with other decks are held to the contract of every game.
decks-info = Decks:
decks-line = { $name } ({ $id }) for { $game }
option-decks = Which decks are played with beside the base deck.
start-decks = Which deck is played with beside the base deck?
start-decks-none = none
start-decks-all = all of them
