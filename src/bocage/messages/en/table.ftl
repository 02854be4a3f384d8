# The table in the browser: what its server says.

table-turn-of = It is the turn of { $name }.
table-is-legal = That is allowed now.
table-was-closed = This table was closed.
table-no-client = The server runs, but the browser’s part was not built: install Bocage again with a network (in a checkout: delete .venv and start ./bocage), or play in the terminal with ./bocage play --terminal.
hint-reason = { $points ->
        [one] It leads to about { $points } point.
       *[other] It leads to about { $points } points.
    }
replay-turning-point = { $points ->
        [one] { $name } gains { $points } point on the others.
       *[other] { $name } gains { $points } points on the others.
    }


# What is refused.

error-stale = Something has happened meanwhile; look again.
error-turn-of = It is the turn of player { $number }.
error-not-kept = The table could not be saved, so nothing was changed. Try again in a moment.
error-not-sure = It is not sure whether this was saved: the server lost its data at that moment. The table will show it once it is back.
error-not-read = The server cannot reach its data just now. Nothing is lost; try again in a moment.
error-thinkers-away = The processes that bots think in do not answer.
error-game-over = The game is over.
error-table-closed = This table is closed.
error-table-other-rules = This game was begun by rules { $found }, and this server plays by rules { $known }: it cannot go on here.
error-table-other-cards = This game was begun with cards that this server does not have, or not in this form ({ $decks }): it cannot go on here.
error-not-closed = This table has not been closed: the record of a running game would tell what is hidden.
error-nothing-to-undo = There is nothing to take back: what came before is known to others, or settled.
error-nothing-to-redo = There is nothing to repeat.
error-nothing-to-confirm = Nothing waits to be confirmed.
error-not-to-try = That cannot be tried: it would reveal something.
error-line-too-long = These are too many actions at once: { $most } at most.
error-no-action = The message names no action.
error-not-your-seat = That seat is not yours.
error-not-the-host = Only whoever opened the table may do that.
error-not-to-watch = This table is not open to guests.
error-seat-taken = Somebody sits there already.
error-bot-has-secrets = This bot’s seat is not freed in the middle of a game: whoever took it would see what it hides.
error-no-seat = The table has no such seat.
error-no-link = This link is not good any more: it was used, is too old, or the seat has changed hands.
error-no-table = There is no such table.
error-no-move = The game has no such move, or no such seat.
error-not-over = The game is not over yet: its replay comes then.
error-no-game = There is no game “{ $game }” here.
error-no-game-named = Which game? Name it.
error-no-rule = There is no rule “{ $rule }”.
error-no-bot = There is no bot “{ $bot }” for this game: choose { $known }.
error-seats = Seats of the game: { $seats }; planned: { $found }.
error-record-too-long = { $most ->
        [one] The record has more than { $most } move.
       *[other] The record has more than { $most } moves.
    }
error-hints-off = There are no hints at this table.
error-no-hints = There is no analysis of this game to ask.
error-hint-too-slow = The analysis could not answer; try again.
error-message = The message cannot be understood.
error-field = The field “{ $field }” is missing or wrong.
error-no-call = There is nothing at this address.
error-bad-request = The request cannot be understood.
error-failed = The server has failed at this; it is written down. Try again, or go on otherwise.
error-too-many = That was too much at once; try again in { $seconds } s.
error-too-long = { $most ->
        [one] That is too long: { $most } byte at most.
       *[other] That is too long: { $most } bytes at most.
    }
error-origin = A page of another site may not do that.
error-host = This server is not called { $host }.

# bocage serve, bocage play

serve-help = Serve the table for others: address, database, processes.
serve-option-address = The address to listen on; 0.0.0.0 for all.
serve-option-port = The port; 0 for any that is free.
serve-option-database = Where tables are kept, as a URL: sqlite:///FILE or postgresql://…; usually a file in your data folder.
serve-option-redis = The Redis server that several processes of one server share: redis://…
serve-option-host-name = A name under which the server may be called; may be given several times. Without it, any.
serve-option-origin = Another site whose pages may use this server; may be given several times.
serve-option-proxy = Addresses of proxies whose word about the caller’s address is taken, with commas.
serve-option-secure = Cookies travel by https only: for a server behind an https proxy.
serve-option-log-level = What is logged: debug, info, warning or error.
serve-option-metrics = Let Prometheus read /metrics.
serve-option-thinkers = Processes for bots to think in, at most; 0: one for each core.
serve-option-bot-seconds = The longest that a bot may think about one decision.
serve-option-no-limits = No limits on how much one address may ask for: to measure, not to serve strangers.
serve-ready = Bocage is at { $url } (Ctrl-C ends it).

play-option-no-browser = Do not open a browser; show the address.
play-browser-open = Bocage is at { $url }. It ends with Ctrl-C; games stay as they are.
play-browser-none = Open { $url } in a browser. Bocage ends with Ctrl-C; games stay as they are.

error-address = { $address }, port { $port }: { $problem }.
error-database-url = “{ $url }” is no database that Bocage can use: sqlite:///FILE or postgresql://… (with the extra “postgres”).
error-database-unreachable = The database { $url } cannot be used: { $problem }.
error-database-newer = The database { $url } was made by a later version of Bocage.
error-redis-library = “--redis” needs the extra “redis”: pip install "bocage[redis]".
error-redis-url = “{ $url }” is no address of a Redis server: redis://HOST:PORT
error-redis-unreachable = The Redis server cannot be reached: { $problem }.

# bocage load

load-help = Measure how many tables a server carries, and how long people wait: decisions come when they are due, at tables of two to four.
load-option-tables = Tables at once.
load-option-seconds = How long.
load-option-pace = Seconds between two decisions that are due at a table, on average.
load-option-url = A server that runs, started with --no-limits; several processes may be named. Without it one is started.
load-option-database = The database of the server that is started; usually a SQLite file that is thrown away.
load-bad-url = “{ $url }” is no address of a server: http://…
load-url-alone = “--database”, “--redis”, “--cores” and “--processes” are for servers that are started here, not for those that run.
load-title = Decisions
load-decisions = Tables: { $tables }, for { $seconds } s. Decisions: { $decisions }, { $per_second } a second, { $late } of them late. Games finished: { $finished }.
load-own = Until a player sees their decision
load-other = Until everybody else does
load-server = The server: { $memory } MB of memory, { $cpu } s of computing, { $cost } ms a decision.
load-problem = { $count } × { $problem }
error-load-server = The server did not start: { $problem }

# How the hands of Agricola are chosen.

choice-agricola-none = dealt: seven occupations and seven minor improvements each
choice-agricola-sequential_7 = draft of seven, occupations first, then minors
choice-agricola-combined_7 = draft of seven, occupations and minors together
choice-agricola-sequential_8 = draft of eight, one card of each kind left over
choice-agricola-quick = quick draft
choice-agricola-choose_7_of_10 = choose seven out of ten
choice-agricola-mulligan = dealt, with the right to throw a set back
