# Ce que choisit et fait quiconque tient un serveur.

serve-option-settings = Un fichier de réglages, en TOML : les mêmes noms qu’ici, sans les tirets devant.
serve-option-log-format = La forme du journal : text ou json.
serve-option-database-seconds = Combien de temps la base de données peut mettre à répondre.
serve-option-idle-seconds = Après combien de temps sans personne une table quitte la mémoire.
serve-option-limit = Une limite autre que d’habitude, sous la forme nom=valeur : calls=40/160, connections=100. Peut être donnée plusieurs fois.
settings-file = { $file } ne contient pas de réglages : { $problem }
settings-unknown = { $file } : il n’y a pas de réglage « { $name } ».
error-limit = « { $word } » n’est pas une limite : nom=valeur, comme calls=20/80 ou connections=60. Il y a { $known }.
