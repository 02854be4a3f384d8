# What whoever runs a server chooses and does.

serve-option-settings = A file with settings, as TOML: the same names as here, without the dashes before them.
serve-option-log-format = How it is logged: text or json.
serve-option-database-seconds = How long the database may take to answer.
serve-option-idle-seconds = After how long without anybody a table is put away from memory.
serve-option-limit = A limit that shall be another than usual, as name=value: calls=40/160, connections=100. May be given several times.
settings-file = { $file } holds no settings: { $problem }
settings-unknown = { $file }: there is no setting “{ $name }”.
error-limit = “{ $word }” is no limit: name=value, such as calls=20/80 or connections=60. There are { $known }.
