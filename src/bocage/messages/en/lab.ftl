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
