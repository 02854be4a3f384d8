# bocage arena: bots play each other.

arena-help = Let bots play each other: every deal from all seats, ratings with intervals, a report.
arena-word-bots = BOT…
arena-word-address = [ADDRESS]
arena-argument-bots = The bots; a name may stand twice. One bot alone plays against itself. “mcts” takes a budget a move: mcts:500 (simulations), mcts:0.5s.
arena-option-games = How many games (100); more than before goes on in the folder.
arena-option-report = A folder for every game and the report; a second run goes on there.
arena-option-pool = The folder of an earlier arena, whose bots are in the same pool; may be given several times.
arena-option-show = Print the record of this game of the folder, and play nothing.
arena-option-ray = Play on Ray: on the cluster with this ADDRESS, or on one that is started here.
arena-no-bots = Name at least one bot: { $known }.
arena-many-bots = { $most ->
        [one] An arena has room for { $most } bot.
       *[other] An arena has room for { $most } bots.
    }
arena-no-game-word = Name a game and its bots, or the folder of an arena that was begun, with --report.
arena-show-where = Name the folder of the games with --report.
arena-needless-show = With --show, which prints one game of a folder, “{ $option }” means nothing: leave it out.
arena-needless-check = Without a game, --leaderboard checks the file, and “{ $option }” means nothing: leave it out, or name a game and its bots.
arena-needless-plan = Without a game, the folder of --report says what is played, and “{ $option }” means nothing: leave it out, or name a game and its bots.
arena-pool-itself = The games of { $folder } are counted anyway: --pool names the folders of other arenas.
arena-uneven = The last deal is not played from every seat: games { $games }, seats { $seats }.
arena-resumed = Games there already: { $games } of { $wanted }. The arena goes on.
arena-partial = Stopped. Games played: { $games } of { $wanted }.
arena-report = Report: { $file }
arena-go-on = Every finished game is kept; the same command goes on in { $folder }.
arena-intervals = Ratings as of Elo, the mean of all is 0; margins against the best other player; ranges are 95 % intervals.
arena-pool-line = Pool, { $place }: { $bot } { $value } ({ $range })
arena-progress-title = Arena
arena-progress-line = Arena, games played: { $done } of { $total }; { $left } left.
arena-progress-leader = In the lead: { $leader }.

error-arena-other-plan = The folder { $folder } belongs to another arena: { $what ->
        [game] the game
        [rules] the version of the rules
        [options] the choice of options
        [seats] the number of players
        [bots] the list of bots
        [seed] the seed
       *[network] the network
    } is { $found } there and { $now } here. Choose another folder.
error-arena-other-pool = { $what ->
        [game] The folder { $folder } cannot be in the same pool: another game was played there.
        [rules] The folder { $folder } cannot be in the same pool: it was played by another version of the rules.
        [seats] The folder { $folder } cannot be in the same pool: it was played by another number of players.
       *[options] The folder { $folder } cannot be in the same pool: it was played with other options.
    }
error-arena-no-plan = The folder { $folder } holds games but no plan. Choose another folder.
error-arena-plan-damaged = { $file } cannot be read as the plan of an arena.
error-arena-folder-busy = Another arena plays in the folder { $folder } right now.
error-arena-no-folder = There is no arena in the folder { $folder }.
error-arena-no-game = The folder { $folder } holds no finished game { $game }.
error-arena-damaged = { $file } is damaged in line { $line }. Remove that line: its game is then played again.
error-arena-worker-died = { $times ->
        [one] Game { $game } ended its process; the arena stops. Finished games are kept.
       *[other] Game { $game } ended its process { $times } times; the arena stops. Finished games are kept.
    }
error-arena-bot-illegal = { $bot } did what the rules do not allow, in game { $game }: { $problem }
error-arena-bot-failed = { $bot } failed in game { $game }: { $problem }
error-arena-endless = Game { $game } has no end: { $bots } do nothing that brings it about.
error-arena-no-cluster = Ray does not answer at “{ $address }”: { $problem }

# The report

arena-title = Arena: { $game }
arena-about = Every deal was played from all seats, so that neither the deal nor the seat favours a bot. Ranges are 95 % intervals.
arena-percent = { $number } %
arena-range = { $low } to { $high }
arena-fact-bots = Bots
arena-fact-games = Games
arena-fact-played = { $games } of { $wanted }
arena-fact-players = Players
arena-fact-mode = Mode
arena-fact-components = Figures, checksum
arena-fact-seed = Seed
arena-fact-version = Version of Bocage

arena-bot = Bot
arena-wins = Wins
arena-draws = Shared
arena-win-rate = Won
arena-rating = Rating
arena-running = Running rating
arena-margin = Margin
arena-score = Points
arena-seats-played = Seats played

arena-ratings = Ratings
arena-ratings-about = From all games at once (Bradley–Terry; a shared place is half a win). 400 points are odds of ten to one; the mean of all bots is 0. The running rating (openskill) moves with every game.
arena-ratings-title = Ratings of the bots with 95 % intervals
arena-ratings-caption = Ratings, best first
arena-pool-caption = The pool, with the bots of earlier arenas
arena-rating-unit = rating
arena-margins = Margins
arena-margins-about = Points ahead of the best other player; alone, of the best other bot with the same deal.
arena-margins-title = How often each margin occurred, bot by bot
arena-margins-caption = Mean margin and mean points
arena-margin-unit = points ahead
arena-lines = Score lines
arena-lines-about = Where the points come from, by the categories of the score sheet.
arena-lines-title = Mean points by category, bot by bot
arena-lines-caption = Mean points by category
arena-line = Category
arena-points-unit = points
arena-length = Length
arena-length-about = How many decisions a game has, how the seats fare, and how long the bots think.
arena-length-title = How often each number of decisions occurred
arena-length-unit = decisions in a game
arena-games-axis = games
arena-seats-caption = Victories by seat
arena-seat = Seat
arena-thinking-caption = Thinking
arena-decisions = Decisions a game
arena-milliseconds = Milliseconds a decision
arena-balance = Balance
arena-balance-about = For every building or card: how often it was taken where it could be, and the points and the margin of those who took it. Its worth is their margin beyond that of the same bot without it.
arena-balance-caption = Buildings and cards, the most taken first
arena-thing = Building or card
arena-taken-rate = Taken
arena-taken = Times
arena-taken-points = Points when taken
arena-taken-margin = Margin when taken
arena-worth = Worth
arena-worth-title = Worth of each building or card with its 95 % interval
arena-worth-unit = points of margin, with against without
