# Commandes pour qui étudie les jeux.

schema-help = Afficher le schéma JSON de ce qu’une commande imprime avec --json.
schema-word = COMMANDE
schema-argument = La commande, par exemple simulate.

analyse-option-option = Une option à la place de celle du fichier, nom=valeur ; peut être répétée.

error-env-observation = Il n’y a pas d’observations « { $observation } » : choisissez { $known }.
