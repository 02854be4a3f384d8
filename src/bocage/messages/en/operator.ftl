# What whoever runs a server chooses and does.

serve-option-settings = A file with settings, as TOML: the same names as here, without the dashes before them.
serve-option-log-format = How it is logged: text or json.
serve-option-database-seconds = How long the database may take to answer.
serve-option-idle-seconds = After how long without anybody a table is put away from memory.
serve-option-limit = A limit that shall be another than usual, as name=value: calls=40/160, connections=100. May be given several times.
settings-file = { $file } holds no settings: it is no valid TOML in line { $line }, column { $column }.
settings-unknown = { $file }: there is no setting “{ $name }”.
error-limit = “{ $word }” is no limit: name=value, such as calls=20/80 or connections=60. There are { $known }.

admin-help = The tables of a server, for whoever runs it: list, show, close, prune, export, check, backup, restore, rotate.
admin-list-help = List tables, latest first.
admin-show-help = Show one table as JSON, without what is hidden in a running game.
admin-close-help = Close tables; their players are told.
admin-prune-help = Delete tables that nobody has touched for long, over or closed ones unless told otherwise.
admin-export-help = Write the records of all games that are over or closed into a folder.
admin-check-help = Replay every stored game and compare it with what its table says.
admin-backup-help = Write everything into one file, while servers go on.
admin-restore-help = Bring a backup into an empty database, of either kind.
admin-rotate-help = Make a backup in a folder, named by the moment, and delete all but the newest there.
admin-option-status = Only tables with this status: waiting, playing, over or closed. May be given several times.
admin-option-game = Only tables of this game.
admin-option-days = Only tables that nobody has touched for so many days.
admin-option-limit = How many at most.
admin-option-stranded = Also every running table that cannot go on with these rules and cards.
admin-option-yes = Do it; without this only the number is told.
admin-option-keep = How many backups stay.
admin-argument-table = Tables, by their ids.
admin-argument-folder = The folder; it is made where there is none.
admin-argument-file = The file of the backup.
admin-word-folder = FOLDER
admin-word-file = FILE
admin-closed = Closed: { $count }.
admin-pruned = Deleted: { $count }.
admin-would-prune = To be deleted: { $count }. Say --yes to do it.
admin-exported = Written to { $folder }: { $count }.
admin-flaw = Table { $id } is not as it should be: { $kind ->
        [entries] entries are missing
        [moves] a move is not possible
       *[end] it stands otherwise than its moves lead to
    }.
admin-checked = In order: { $right }. By other rules or cards: { $other }. Not in order: { $wrong }.
admin-backed-up = Tables in { $file }: { $count }.
admin-restored = Tables from { $file }: { $count }.
admin-rotated = { $file } was written; deleted: { $count }.
error-backup-exists = { $file } is there already; a backup replaces nothing.
error-backup-missing = There is no backup { $file }.
error-backup-not-empty = There are tables in this database; a backup is brought into an empty one.

load-bot = Until a bot has answered
load-join = Until a table is shown
load-open = Until a table is opened
load-page = Until a page is there
load-times = { $what }: count { $count }, p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, longest { $max } ms.
load-limited = The machine was the limit ({ $used } % of it in use, whoever measured { $lag } ms late): these figures say little about the server.
load-option-bots = The share of tables where a bot plays, too.
load-option-spectators = The share of tables that somebody looks on at.
load-option-reconnects = The share of decisions after which a connection breaks and is made anew.
load-option-processes = Processes of the server to start, with --database and --redis.
load-processes = Several processes need --database and --redis: they share both.
load-memory = The bots’ processes: { $thinkers } MB. The server’s memory grew by { $growth } MB an hour in the later half.
load-option-cores = Cores that the started servers may use; whoever measures uses the others. 0: all for all.
load-option-clients = Processes that measure; one keeps time with some hundred tables.
