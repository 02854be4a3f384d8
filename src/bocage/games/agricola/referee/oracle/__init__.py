"""The rules told a second time, from the rules sheet alone, to be compared with the engine.

Nothing here reads a declaration of a card or a rule of the engine: figures are typed in from the sheet
(`figures`), a game is seen through its positions and legal actions, and everything is tried out rather than
thought out. What is compared:

* `fences`: every layout that one action of building fences can lead to;
* `exchanges` and `prices`: what can be paid, through every row of exchanges and every change of a price;
* `openings`: which spaces are open and which cards can be played;
* `gains`: all that the use of a space can bring to everybody;
* `points`: the score, line by line.
"""
