# Erreurs du moteur : notation, options, positions, parties enregistrées.

error-illegal-action = « { $action } » n’est pas possible. { $refusal }
error-no-such-action = Il n’y a pas d’action numéro { $action }.
error-notation = « { $text } » n’est pas une action.
error-notation-suggest = « { $text } » n’est pas une action. Vouliez-vous dire « { $suggestion } » ?

error-option-none = Il n’y a pas d’option « { $option } » (il y a : { $known }).
error-option-unknown = Il n’y a pas d’option « { $option } ». Vouliez-vous dire « { $suggestion } » ?
error-option-mode = Il n’y a pas de mode « { $mode } » : au choix { $known }.
error-option-free-tiles = Le mode « free » et une liste de tuiles vont ensemble : donnez les deux, ou aucun.
error-option-tiles = Les tuiles doivent être une liste de noms.
error-option-tile = Il n’y a pas de bâtiment spécial « { $tile } ». Vouliez-vous dire « { $suggestion } » ?
error-option-tile-none = Il n’y a pas de bâtiment spécial « { $tile } » (il y a : { $known }).
error-option-tile-twice = Une tuile est citée deux fois ; chacune est unique.
error-option-first-of = « { $value } » n’est pas une place qui pourrait commencer : les places vont de 0 à { $last }.
error-option-switch = « { $option } » vaut true ou false, pas « { $value } ».
error-option-seats = Le jeu n’a pas de places pour { $seats } : il se joue à { $known }.
error-option-decks = Les paquets doivent être une liste de noms, et non « { $decks } ».
error-option-deck = Le paquet « { $deck } » n’est pas installé. Ceux qui le sont : { $known }.
error-option-deck-folder = { $folder } ne contient pas de paquet : un dossier de paquets est un paquetage Python dont le __init__.py nomme un DECK.
error-option-deck-broken = Les paquets de { $folder } ne peuvent pas être lus : { $problem }

error-position-file = { $file } ne contient pas de JSON : ligne { $line }.
error-position-foreign = { $file } n’est pas une position de Bocage : une position est une table en JSON où « game » dit le jeu, par exemple « creatures ».
error-position-game = Ce n’est pas une position de { $game }, mais de « { $found } ».
error-position-not-a-table = { $path } : une table de noms et de valeurs est attendue.
error-position-number = { $path } : un nombre entier est attendu.
error-position-range = { $path } : { $value } n’est pas entre { $low } et { $high }.
error-position-flag = { $path } : true ou false est attendu.
error-position-list = { $path } : une liste est attendue.
error-position-text = { $path } : un texte est attendu.
error-position-field = { $path } ne veut rien dire. Vouliez-vous dire « { $suggestion } » ?
error-position-field-none = { $path } ne veut rien dire (sont connus ici : { $known }).
error-position-name = { $path } : « { $value } » est inconnu. Vouliez-vous dire « { $suggestion } » ?
error-position-name-none = { $path } : « { $value } » est inconnu (il y a : { $known }).
error-position-farms = { $found ->
        [one] La position a { $found } ferme ; le jeu en a { $known }.
       *[other] La position a { $found } fermes ; le jeu en a { $known }.
    }
error-position-edge = { $path } : la ferme n’a pas de côté « { $value } ».
error-position-cell = { $path } : la ferme n’a pas de case « { $value } ».
error-position-building-twice = « { $building } » est à deux endroits ; chaque bâtiment spécial est unique.
error-position-cottage = { $path } : la Chaumière, ou ce qui la remplace, doit être en { $cell }.
error-position-too-many = Il y a plus de { $piece } que dans la boîte : { $over } de trop.
error-position-round = Une position d’avant le tour 1 demande son agenda.
error-position-agenda = L’agenda est illisible.
error-position-workers = { $found ->
        [one] Le joueur { $seat } a { $found } ouvrier sur le plateau ; il en faut { $due }.
       *[other] Le joueur { $seat } a { $found } ouvriers sur le plateau ; il en faut { $due }.
    }
error-position-animals = Les animaux du joueur { $seat } n’ont pas tous de la place.

error-record-missing = Il n’y a pas de fichier { $file }.
error-record-unreadable = { $file } ne peut pas être lu.
error-record-empty = La partie enregistrée est vide.
error-record-after-end = La ligne { $line } vient après la fin de la partie enregistrée.
error-record-damaged = La partie enregistrée est abîmée : ligne { $line }.
error-record-folder = { $file } est un dossier ; il faut un fichier.
error-record-foreign = Ce n’est pas une partie enregistrée par Bocage : une telle partie est un texte en JSON dont la première ligne commence par « bocage ». Une partie revue dans le navigateur peut être téléchargée ainsi ; « sauver FICHIER », à la table du terminal, en écrit une.
error-record-foreign-file = { $file } n’est pas une partie enregistrée par Bocage : une telle partie est un texte en JSON dont la première ligne commence par « bocage ». Une partie revue dans le navigateur peut être téléchargée ainsi ; « sauver FICHIER », à la table du terminal, en écrit une.
error-subject-foreign = { $file } n’est ni une partie enregistrée par Bocage, un texte en JSON dont la première ligne commence par « bocage », ni une position, une table en JSON où « game » dit le jeu. Une partie revue dans le navigateur peut être téléchargée ; « sauver FICHIER », à la table du terminal, l’enregistre.
error-record-format = La partie enregistrée a le format { $found } ; cette version lit le format { $known }.
error-record-other-game = C’est une partie de « { $found } », pas de « { $game } ».
error-record-other-rules = La partie a été jouée avec la version { $found } des règles ; voici la version { $known }.
error-record-illegal = Ligne { $line } : « { $move } » n’y est pas possible.
error-record-scores = La partie enregistrée finit sur les scores { $found }, le jeu sur { $now }.
error-record-position = La partie enregistrée mène à une autre position que celle dont elle vient.
error-record-seed = La graine de l’enregistrement n’est pas celle dont l’empreinte a été montrée avant la première donne.
error-record-chance = Ligne { $line } : le hasard a décidé « { $move } », mais d’après la graine c’était « { $due } ».
