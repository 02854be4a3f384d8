# La ligne de commande : aide et erreurs.

cli-about =
    Bocage : trois jeux de ferme, complets et conformes aux règles.

    Agricola : Les Fermiers de la Lande, Agricola, Farmerama, et les jeux installés à côté d’eux.
cli-option-lang = Langue des textes : en ou fr.
cli-option-version = Afficher la version et quitter.

error-line = bocage : { $sentence }
error-did-you-mean = Vouliez-vous dire « { $name } » ?
error-help-hint = Voir « { $command } --help ».
error-no-command = Il n’y a pas de commande « { $name } ».
error-language = Il n’y a pas de langue « { $name } » : Bocage parle en et fr.
error-language-missing = « --lang » demande une langue : en ou fr.
error-not-one-of = « { $word } » n’est pas parmi { $choices }.
error-not-the-one = « { $word } » n’est pas possible ici, seulement { $choice }.
error-no-folder = { $file } est un fichier ; il faut un dossier.
error-folder-missing = Il n’y a pas de dossier { $folder }.
error-file-locked = Vous n’avez pas le droit de lire ou d’écrire { $file } : choisissez un autre endroit, ou demandez ce droit.
error-file-full = Il n’y a plus de place pour { $file }.
error-file = { $file } : { $problem }.
error-stopped = Arrêté.
error-unexpected = Il s’est passé quelque chose d’imprévu : { $kind } : { $problem }. Avec BOCAGE_TRACEBACK=1 on voit où.

# bocage info

info-help = Dire la version, si le moteur est compilé, et les jeux.
info-option-json = Écrire du JSON.
info-version = Bocage { $version }, Python { $python }
info-compiled = Le moteur est compilé.
info-interpreted = Le moteur n’est pas compilé : tout marche, en plus lent. Installez un compilateur C (gcc ou clang), puis Bocage à nouveau (dans un dossier de sources : supprimez .venv et lancez ./bocage).
info-games = Jeux
info-no-games = Aucun jeu n’est installé.
info-game = { $name } ({ $id }) : { $players } ; { $modes } ; règles { $rules }
info-broken = { $id } est installé et ne peut pas être chargé : { $problem }
info-players = { $count ->
        [one] { $list } joueur
       *[other] { $list } joueurs
    }
