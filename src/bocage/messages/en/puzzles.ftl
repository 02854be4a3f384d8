# Puzzles.

puzzles-help = Positions in which one move is clearly best.
puzzles-make-help = Let champions play a game for some minutes and keep the positions that are puzzles.
puzzles-check-help = Check the puzzles of files, or all that come with the games.
puzzles-merge-help = Put puzzles of files into the books that come with the games: doubles and wrong ones stay out.
puzzles-word-some-files = FILES
puzzles-argument-new-files = Files of puzzles, of one game or several.
puzzles-option-merge-most = At most so many a game, spread over modes, players, rounds and grades; 0: all.
puzzles-merged = { $name }: puzzles: { $puzzles } (new: { $new }), { $size } kB; left out: doubles: { $doubles }, wrong: { $wrong }.
puzzles-word-files = [FILES]
puzzles-argument-files = Files of puzzles; without any, those that come with the games.
puzzles-option-minutes = How long.
puzzles-option-to = The file that gets them, usually GAME.jsonl; if it is there, the making goes on.
puzzles-option-workers = How many processes play.
puzzles-option-simulations = How far the shorter searches go; the longer ones go ten times as far.
puzzles-option-lead = By how many points the best move must lead the second in every search.
puzzles-option-first = The number of the first game.
puzzles-option-most = Stop at so many puzzles; 0: only when the time is over.
puzzles-option-search = Search so many puzzles a game anew.
puzzles-title = Puzzles
puzzles-check-title = Searches
puzzles-made = { $new ->
    [one] One new puzzle
   *[other] { $new } new puzzles
} from { $games ->
    [one] one game
   *[other] { $games } games
}; { $file } now has { $puzzles }.
puzzles-checked = { $name }: { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
} ({ $grades }), { $wrong ->
    [0] none wrong
    [one] one wrong
   *[other] { $wrong } wrong
}.
puzzles-not-best = { $id }: its best move is no longer found best.
puzzles-searched = Searched anew: { $held } of { $of } keep their best move.

puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-grade-very-hard = very hard

error-puzzle-form = This puzzle has form { $found }; this version reads form { $known }.
error-puzzle-damaged = This puzzle is damaged.
error-puzzle-line = Line { $line } of the file is no puzzle.
error-puzzle-game = The puzzle is about “{ $game }”; here are: { $known }.
error-puzzle-other-game = The file holds puzzles of “{ $found }”, not of “{ $game }”.
error-puzzle-rules = Puzzle { $id } was made by rules version { $found }; here version { $known } is played.
error-puzzle-position = Puzzle { $id }: its position is not the one it was made from.
error-puzzle-answer = Puzzle { $id }: “{ $move }” is not possible there.
error-puzzle-not-best = Puzzle { $id }: its first answer is not the best one.
error-puzzle-unknown = There is no puzzle “{ $id }”.
error-puzzle-day = “{ $day }” is no day.
error-puzzle-no-book = There is no book of puzzles of “{ $game }” here.
