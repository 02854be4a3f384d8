# Commandes pour qui étudie les jeux.

schema-help = Afficher le schéma JSON de ce qu’une commande imprime avec --json.
schema-word = COMMANDE
schema-argument = La commande, par exemple simulate.

analyse-option-option = Une option à la place de celle du fichier, nom=valeur ; peut être répétée.

error-env-observation = Il n’y a pas d’observations « { $observation } » : choisissez { $known }.

# bocage arena --leaderboard

board-option = Un fichier de résultats que ce tournoi complète. Sans jeu : vérifier ce fichier et rejouer les premières parties de chaque série.
board-line = { $place }. { $bot } { $value } ({ $range })
board-written = Classement, avec les parties de ce tournoi : { $file }
board-series = { $bots }, graine { $seed }, parties { $games } : { $verdict }
board-same = les premières parties, rejouées, sont les mêmes.
board-other-games = les premières parties, rejouées, ne sont PAS les mêmes.
board-timed = non rejouée : un bot joue à la montre.
board-missing = non rejouée : un bot n’est pas installé ici.
error-board-damaged = { $file } n’est pas un classement.
error-board-altered = Les cotes de { $file } ne découlent pas de ses parties : il a été modifié.
error-board-other = { $file } est le classement d’autre chose : { $what } n’est pas pareil.
error-board-other-here = Les parties du classement ne peuvent pas être jouées ici : { $what } n’est pas pareil.
