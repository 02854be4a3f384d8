# The command line: help and errors.

cli-about =
    Bocage: three farm board games, complete and by the book.

    All Creatures Big and Small, Agricola, Farmerama, and whatever games are installed beside them.
cli-option-lang = Language of the texts: en or fr.
cli-option-version = Show the version and exit.

error-line = bocage: { $sentence }
error-did-you-mean = Did you mean “{ $name }”?
error-help-hint = See “{ $command } --help”.
error-no-command = There is no command “{ $name }”.
error-language = There is no language “{ $name }”: Bocage speaks en and fr.
error-language-missing = “--lang” needs a language: en or fr.
error-not-one-of = “{ $word }” is not one of { $choices }.
error-not-the-one = “{ $word }” is not possible here, only { $choice }.
error-no-folder = { $file } is a file; a folder is expected.
error-folder-missing = There is no folder { $folder }.
error-file-locked = { $file } may not be read or written by you: choose another place, or ask for the right to it.
error-file-full = There is no room left for { $file }.
error-file = { $file }: { $problem }.
error-stopped = Stopped.
error-unexpected = Something went wrong that should not: { $kind }: { $problem }. Set BOCAGE_TRACEBACK=1 to see where.

# bocage info

info-help = Tell the version, whether the engine is compiled, and the games.
info-option-json = Print JSON.
info-version = Bocage { $version }, Python { $python }
info-compiled = The engine is compiled.
info-interpreted = The engine is not compiled: everything works, only slower. Install a C compiler (gcc or clang) and then Bocage again (in a checkout: delete .venv and start ./bocage).
info-games = Games
info-no-games = No game is installed.
info-game = { $name } ({ $id }): { $players }; { $modes }; rules { $rules }
info-broken = { $id } is installed and cannot be loaded: { $problem }
info-players = { $count ->
        [one] { $list } player
       *[other] { $list } players
    }
