# Commands for those who study the games.

schema-help = Print the JSON Schema of what a command prints with --json.
schema-word = COMMAND
schema-argument = The command, such as simulate.

analyse-option-option = An option in place of that in the file, name=value; may be given several times.

error-env-observation = There are no observations “{ $observation }”: choose { $known }.

# bocage arena --leaderboard

board-option = A file of results that this arena extends. Without a game: check that file, and play the first games of each series again.
board-line = { $place }. { $bot } { $value } ({ $range })
board-not-written = Stopped: the leaderboard { $file } is as it was.
board-written = Leaderboard, with the games of this arena: { $file }
board-series = { $bots }, seed { $seed }, games { $games }: { $verdict }
board-same = the first games, played again, are the same.
board-other-games = the first games, played again, are NOT the same.
board-timed = not compared: a bot plays by the clock.
board-missing = not played again: a bot is not installed here.
board-other-network = not played again: another network judged then than the one that is here.
error-board-damaged = { $file } is no leaderboard.
error-board-altered = The ratings in { $file } do not follow from its games: it was altered.
error-board-other = { $what ->
        [game] { $file } is the leaderboard of another game.
        [rules] { $file } is the leaderboard of another version of the rules.
        [seats] { $file } is the leaderboard of another number of players.
       *[options] { $file } is the leaderboard of games with other options.
    }
error-board-other-here = { $what ->
        [game] The games of the leaderboard cannot be played here: their game is not installed.
        [rules] The games of the leaderboard cannot be played here: they are of another version of the rules.
        [seats] The games of the leaderboard cannot be played here: their number of players is not that of their options.
       *[options] The games of the leaderboard cannot be played here: their options are not those of games here.
    }
error-board-network = In { $file } the network { $there } judged for these bots, here it is { $here }: under the same names they are other players. Name the network with the bot, champion:200@FILE, or choose another file.

# bocage mcp

mcp-help = Offer a seat at the table to a language model, through the Model Context Protocol (on standard input and output).
mcp-option-seat = Which seat the model has, from 1.
mcp-option-bot = Who plays the other seats: greedy, mcts:200, champion:0.5s …
mcp-option-record = A file that holds the record of the game, after every move; further games have files beside it (-2, -3 …).
mcp-word-you = Guest
mcp-allowed = It is allowed.
mcp-instructions = A board game against bots. You have one seat, are called “Guest” and are told what that seat may know. “table” shows the table, “moves” the legal moves with their meaning, “play” carries one out and tells what the others did, “why_not” explains why a move is not allowed, “rules” gives a rule by its number. Moves are written in notation, exactly as “moves” gives them. Games and their modes: { $games }.
mcp-tool-new-game = Begin a new game. Without arguments: the usual one. game and mode: { $games }. players: how many sit at the table. seat: yours, from 1. bot: who plays the others. seed: where chance begins. Answers with the table.
mcp-tool-table = The table as you may see it, your hand, and what you are asked.
mcp-tool-moves = The legal moves, each in notation (“move”) and as a sentence (“meaning”). There are at most 60 in an answer; “choices” tells how many there are in all, and first leaves out that many.
mcp-tool-play = Carry out one move, in notation. The others play on until it is your turn again; answers with what happened and what you are asked next, or how the game ended.
mcp-tool-why-not = Why a move, in notation, is not allowed now: the number of the rule and what is missing.
mcp-tool-rules = A rule or a section of the rules by its number, as “why_not” names it: C-4.2, A-5, F-12.
error-mcp-tool = There is no tool “{ $tool }”: choose { $known }.
error-mcp-missing = The tool “{ $tool }” needs “{ $argument }”.
error-mcp-argument = The tool “{ $tool }” takes no “{ $argument }”: choose { $known }.
error-mcp-no-arguments = The tool “{ $tool }” takes nothing, not even “{ $argument }”.
error-mcp-number = “{ $argument }” of the tool “{ $tool }” is a whole number, not { $value }.
error-mcp-text = “{ $argument }” of the tool “{ $tool }” is a text, not { $value }.
error-mcp-seat = There is no seat { $seat } at a table for { $seats }.
error-mcp-game = There is no game “{ $game }”: choose { $known }.
error-mcp-bot = There is no bot “{ $bot }”: choose { $known }, or a search with a budget, such as mcts:200 or champion:0.5s.
error-mcp-no-rule = There is no rule “{ $number }”: a number is a letter and figures, such as C-4.2.
error-mcp-rule = There is no rule “{ $number }”. Nearest: { $nearest }.

# bocage balance

balance-help = Let bots play and tell for every building or card how often it is taken, when, and how those fare who take it; with --change, compare a changed card with the printed one in paired games.
balance-argument-bots = The bots (greedy); one alone plays against itself.
balance-option-games = How many games; with --change, how many pairs of games.
balance-option-change = Another figure of a card: cost:inn.stone=3 or points:inn=2; may be given several times.
balance-option-to = A folder for pages in both languages with pictures, and for the table as Parquet.
balance-change-alone = --to and --keep are for the tables of the printed cards: leave out --change.
balance-title-work = Playing
balance-title = Balance: { $game }, { $mode }, players: { $seats }
balance-about = Games: { $games }; players: { $bots }{ $network ->
        [none] {""}
       *[other] , network { $network }
    }; mode: { $mode }, seed { $seed }, rules version { $rules_version }, Bocage { $package_version }. Made by “{ $made }”. Ranges are 95 % intervals.
balance-worth = { $company ->
        [alone] Worth is the mean points of the games in which a thing was taken, less those of the games in which it could have been and was not: it is no proof of cause.
       *[others] Worth is the mean margin of the seats that took a thing, less that of the seats that could have and did not: it is no proof of cause.
    }
balance-points-unit = points, with against without
balance-options = Options of these games: `{ $options }`.
balance-picture = What each building or card is worth
balance-picture-few = Not in the picture: what fewer than { $least ->
        [one] { $least } seat
       *[other] { $least } seats
    } took, or left.
balance-column-thing = Building or card
balance-column-taken = Taken
balance-column-round = Round
balance-column-with = Points with it
balance-column-without = Points without
balance-column-won-with = Won with it
balance-column-won-without = Won without
balance-column-worth = Worth
balance-column-seat = Seat
balance-column-points = Points
balance-column-won = Won
balance-column-first = First move
balance-column-times = Times
balance-seats = Seats
balance-firsts = First moves
balance-card = { $name }, pairs of games: { $pairs }
balance-printed = printed: taken by { $rate } of the seats that could; margin with it { $margin }, without { $without }
balance-changed = changed: taken by { $rate } of the seats that could; margin with it { $margin }, without { $without }
balance-more = Taken more often: { $difference } in the same deals; that it is more often is { $sure } sure.
balance-less = Taken less often: { $difference } in the same deals; that it is less often is { $sure } sure.
balance-unsure = Whether it is taken more or less often cannot be told from so few games: { $difference } ({ $sure } sure of the sign).
balance-points = Mean points of all seats, changed less printed: { $points }
error-balance-form = “{ $text }” is no change: write cost:card.good=number or points:card=number.
error-balance-no-card = There is no card “{ $id }”. Did you mean “{ $suggestion }”?
error-balance-unknown = There is no card “{ $id }” in this game; “bocage balance” lists those that were taken, and --json tells their ids.
error-balance-no-good = There is no good “{ $good }” in a cost: { $known }.
balance-nobody = In none of these games could anybody take it: choose a mode, --tiles or --decks that bring it to the table.
error-balance-most = “{ $change }” cannot be: the most is { $most }.
error-balance-as-printed = “{ $change }” changes nothing: that is what is printed.
error-balance-no-price = “{ $id }” has no price of its own: an occupation costs what its space says. Its points can be changed.
error-balance-no-change = The figures of { $game } stand in a data file: change that, and play with --components.
error-balance-no-reader = The game { $game } does not say how a figure of it is changed: its “taken.py” would.
balance-no-rows = Nothing to tell: in these games nobody could take anything, or the game { $game } does not say what its players take.
balance-most-rows = Rows shown: { $most } of { $rows }, the most taken first. --json and --to tell all, with pairs, seats and first moves.
balance-ranges = Ranges are 95 % intervals.
balance-column-pick = Choice
balance-column-order = Began
balance-column-pair = Together
balance-column-beyond = Beyond each alone
balance-pairs = Pairs
balance-pairs-about = Two things that are worth more, or less, together than one by one: { $company ->
        [alone] the points with both, less those with either, plus those with none, where both were open. At least { $least ->
            [one] 1 game
           *[other] { $least } games
        }
       *[others] the margin with both, less that with either, plus that with none, where both were open. Of one seat a game, at least { $least ->
            [one] 1 seat
           *[other] { $least } seats
        }
    } of each kind; told only where, with all pairs in view, luck is ruled out with 95 % confidence.
balance-pairs-none = No pair stands out beyond luck.
balance-nothing = In this mode there is no building and no card to be taken.
balance-alone = All games
balance-order = Who begins
balance-drafted = { $mode }, drafted
balance-option-keep = A file for what was counted; a second run, or one with more games, goes on there. Whole blocks of games are played, so there may be more than --games.
balance-index = Balance
balance-index-about = What every building or card is worth: how often it is taken where it can be, in which round (and, where cards are drafted, as which choice), the points and the share of victories with and without it, pairs that go together, the seats, who begins, and first moves, all with 95 % intervals. Each page has its table as Parquet beside it.
balance-index-who = Who plays: { $bots }, the network of the game without any search, with some freedom, so that games differ. What a card is worth to a stronger player may be another matter.
balance-index-made = `scripts/balance FILE` plays all of them and writes these pages; `--only farmerama-basic-4` plays one, a second run goes on, and pages of tables that were not played stay as they are. An earlier network is one that the game has since replaced. Games a second are those of the machine that played a table, and machines differ. `./bocage balance` plays a table of your own ([how]({ $link })).
balance-index-games = Games
balance-index-pace = Games a second of a core
balance-index-network = Network
balance-index-earlier = { $network }, an earlier one
balance-index-count = { $count }
balance-index-page = Table
balance-index-row = { $game }, { $mode }, players: { $seats }
error-arena-other-series = What was kept of “{ $name }” belongs to other games: other rules, players, options or seed. Choose another file.
error-arena-other-network = Another network judged when “{ $name }” was played before. Choose another file.
error-arena-no-series = { $file } holds no series of games.

# bocage components

components-help = The figures of Farmerama’s components: show them, compare a file, write one, list what is not confirmed.
components-help-show = Print every figure with its source.
components-help-diff = Print what a file says otherwise than ours.
components-help-write = Write a copy of our file, to be corrected and used with --components.
components-help-proposals = Print the figures that are proposals: found in no source, to be confirmed by an owner of the box.
components-word-file = FILE
components-argument-file = A data file; without it, ours.
components-argument-compared = A data file, to be compared with ours.
components-argument-new = Where to write it.
components-source = # { $source }
components-checksum = Checksum { $checksum }
components-differs = { $path }: { $theirs } instead of { $ours }
components-differences = { $count ->
        [0] No difference.
        [one] { $count } difference.
       *[other] { $count } differences.
    }
components-exists = { $file } is there already: choose another name.
components-written = Written: { $file }. Correct it, check it with “bocage components diff { $file }”, and play with --components { $file }.
components-open = { $count ->
        [0] All figures are confirmed.
        [one] { $count } proposal.
       *[other] { $count } proposals.
    }
error-components-two-tracks = { $path }: a product has either track_step or track, not both.
error-components-track = { $path }: the stars of the ranks must rise.
error-components-name = { $path }: a name has at least 1 letter, at most { $most }.

arena-bot-warm = “{ $word }” is no bot: a temperature from 0 to 100 stands behind instinct, or behind a bot that searches: instinct~0.5, champion:50~2.
arena-bot-form = “{ $word }” is no bot: a budget is written { $bot }:500 (simulations) or { $bot }:0.5s (seconds), for bots that search.

# The picture of a course of learning, in the pages (scripts/figures).
figures-curve-won = Share won of the last 500 games against “random”
figures-curve-games = Games played
