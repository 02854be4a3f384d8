# Commands for those who study the games.

schema-help = Print the JSON Schema of what a command prints with --json.
schema-word = COMMAND
schema-argument = The command, such as simulate.

analyse-option-option = An option in place of that in the file, name=value; may be given several times.

error-env-observation = There are no observations “{ $observation }”: choose { $known }.

# bocage arena --leaderboard

board-option = A file of results that this arena extends. Without a game: check that file, and play the first games of each series again.
board-line = { $place }. { $bot } { $value } ({ $range })
board-written = Leaderboard, with the games of this arena: { $file }
board-series = { $bots }, seed { $seed }, games { $games }: { $verdict }
board-same = the first games, played again, are the same.
board-other-games = the first games, played again, are NOT the same.
board-timed = not played again: a bot plays by the clock.
board-missing = not played again: a bot is not installed here.
error-board-damaged = { $file } is no leaderboard.
error-board-altered = The ratings in { $file } do not follow from its games: it was altered.
error-board-other = { $file } is the leaderboard of something else: { $what } is not the same.
error-board-other-here = The games of the leaderboard cannot be played here: { $what } is not the same.

# bocage mcp

mcp-help = Offer a seat at the table to a language model, through the Model Context Protocol (on standard input and output).
mcp-option-seat = Which seat the model has, from 1.
mcp-option-bot = Who plays the other seats: greedy, mcts:200, champion:0.5s …
mcp-option-record = A file that holds the record of the game, after every move.
mcp-needs = “bocage mcp” needs the library of the protocol: pip install "bocage[mcp]".
mcp-you = Guest
mcp-allowed = It is allowed.
mcp-instructions = A board game against bots. You have one seat, are called “Guest” and are told what that seat may know. “table” shows the table, “moves” the legal moves with their meaning, “play” carries one out and tells what the others did, “why_not” explains why a move is not allowed, “rules” gives a rule by its number. Moves are written in notation, exactly as “moves” gives them. Games and their modes: { $games }.
mcp-tool-new-game = Begin a new game. Without arguments: the usual one. game and mode: { $games }. players: how many sit at the table. seat: yours, from 1. bot: who plays the others. seed: where chance begins. Answers with the table.
mcp-tool-table = The table as you may see it, your hand, and what you are asked.
mcp-tool-moves = The legal moves, each in notation (“move”) and as a sentence (“meaning”). There are at most 60 in an answer; “choices” tells how many there are in all, and first leaves out that many.
mcp-tool-play = Carry out one move, in notation. The others play on until it is your turn again; answers with what happened and what you are asked next, or how the game ended.
mcp-tool-why-not = Why a move, in notation, is not allowed now: the number of the rule and what is missing.
mcp-tool-rules = A rule or a section of the rules by its number, as “why_not” names it: C-4.2, A-5, F-12.
error-mcp-seat = There is no seat { $seat } at a table for { $seats }.
error-mcp-rule = There is no rule “{ $number }”. Nearest: { $nearest }
