# The tools: simulate, replay, bench, fuzz.

tools-word-game = GAME
tools-argument-game = The game, such as creatures.
tools-no-seat = “{ $seat }” is no player who could begin: 1 to { $seats }.
tools-seat-number = { $option } is the number of a player, from 1; “{ $value }” is none.
error-libraries = This needs libraries that are missing; this line installs them: { $python } -m pip install { $libraries }
tools-option-twice = “{ $option }” is said twice on this line, and not the same.
tools-no-chief = Somebody holds the chief sheep first only with three players: give 3 players, and first_chief=1, 2 or 3.
tools-option-net = A network file that judges instead of the one in the package.
tools-option-seed = Where chance begins; the same seed gives the same games.
tools-option-mode = One mode of the game.
tools-option-jobs = How many processes share the work. The results are the same for any number.
tools-option-components = The data file with the figures of the components (Farmerama).
tools-no-components = “--components” is not for { $game }: only these games have a data file of their components: { $known }.
tools-progress = { $title }: { $done } so far.

# bocage simulate

simulate-help = Play random complete games and print scores, decisions, time and a checksum.
simulate-option-games = How many games.
simulate-option-tiles = The tiles of a free choice, separated by commas.
simulate-option-players = How many players.
simulate-title = Simulating
simulate-partial = Stopped. Games played: { $games } of { $wanted }.
simulate-table = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }
simulate-seat = Player
simulate-mean = Mean
simulate-sd = Deviation
simulate-min = Lowest
simulate-max = Highest
simulate-wins = Wins
simulate-speed = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s of play: { $speed } a second.
simulate-checksum = Checksum { $checksum }

# bocage replay

replay-help = Play a recorded game, move by move; with --verify check its scores and its last position.
replay-word-file = FILE
replay-argument-file = The record.
replay-option-verify = Check the scores and the checksum of the record.
replay-word-chance = Chance
replay-move = { $number }. { $who }: { $move }
replay-unfinished = { $moves ->
        [one] The game is not over after { $moves } move.
       *[other] The game is not over after { $moves } moves.
    }
replay-score = { $who }: { $score }
replay-winner = { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
replay-nobody = The target was missed: nobody wins.
replay-verified = Verified: scores and last position are those of the record.
replay-verified-open = The moves are possible; the record holds no checksum to compare with.
replay-shuffled = Chance followed the seed every time, { $count } in all; its hash, shown before the first deal, was { $hash }.
replay-shuffled-secret = The seed of this game is not known yet; its hash is { $hash }.
error-record-no-game = The record is a game of “{ $found }”, which is not installed. Did you mean “{ $suggestion }”?
error-record-no-game-none = The record is a game of “{ $found }”, which is not installed (there are: { $known }).

# bocage fuzz

fuzz-help = Play random games over random set-ups and check the invariants of the engine after every action.
fuzz-option-games = How many games (1000 without --seconds).
fuzz-option-seconds = For how many seconds.
fuzz-option-players = Only with so many players.
fuzz-option-out = Where records of violations are written.
fuzz-games-or-seconds = Give either --games or --seconds.
fuzz-title = Fuzzing
fuzz-found = Game { $game } breaks “{ $invariant }”: { $file }
fuzz-partial = Stopped; this is what was played so far.
fuzz-components = Components
fuzz-component = Component
fuzz-built = Built
fuzz-used = Used
fuzz-slots = By what
fuzz-played = Games: { $games }. Decisions: { $decisions }.
fuzz-violation = Game { $game } (--seed { $seed }), after { $decision ->
        [one] { $decision } decision
       *[other] { $decision } decisions
    }, { $invariant }: { $detail } ({ $file })
fuzz-clean = No violation.

# bocage bench

bench-help = Measure the engine, compiled and interpreted side by side.
bench-option-seconds = About how long to measure, in all.
bench-option-games = Only these games, separated by commas.
bench-title = Measuring
bench-not-compiled = The engine is not compiled: there is only the interpreted form to measure.
bench-mode = Mode
bench-what = Measured
bench-unit = Unit
bench-compiled = Compiled
bench-interpreted = Interpreted
bench-ratio = Ratio
bench-partial = Stopped; this is what was measured so far.
bench-games = games
bench-decisions = decisions
bench-copy = copy of a state
bench-settle = menu of a question
bench-legal = list of legal actions
bench-why-not = why not, one action
bench-placements = people placed
bench-query = legal actions of a question, { $figure }
bench-search = simulations of a search, leaves all alike
bench-search-judged = simulations of a search, leaves judged
bench-search-learned = simulations of a search, leaves judged by the network
bench-housing-met = { $query }, farms met, { $figure }
bench-housing-hard = { $query }, 15+ homes, { $figure }
bench-per-second = a second
bench-nanoseconds = ns
