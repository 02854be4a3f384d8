# Commands for those who study the games.

schema-help = Print the JSON Schema of what a command prints with --json.
schema-word = COMMAND
schema-argument = The command, such as simulate.

analyse-option-option = An option in place of that in the file, name=value; may be given several times.

error-env-observation = There are no observations “{ $observation }”: choose { $known }.
