# bocage rules

rules-help = Afficher les règles numérotées d’un jeu, ou celles que les tests citent.
rules-word-game = [JEU]
rules-word-id = [NUMÉRO]…
rules-argument-game = Un jeu ; sans numéro, toutes ses règles sont affichées.
rules-argument-id = Les règles (C-10.14) ou les sections (C-10) à afficher.
rules-option-sources = Montrer aussi d’où vient chaque règle, et à quel point et pourquoi une précision est sûre.
rules-option-coverage = Compter les règles et les précisions de chaque jeu, et donner celles qu’aucun test ne cite.
rules-option-json = Avec --coverage : écrire du JSON.
rules-option-tests = Avec --coverage : le dossier des tests.
rules-of-game = { $game }
rules-hint = « bocage rules { $game } » les affiche toutes ; ajoutez des numéros pour voir une section ou une seule règle.
rules-unknown = Il n’y a pas de règle « { $id } ».
rules-unknown-nearest = Il n’y a pas de règle « { $id } » ; les plus proches sont { $nearest }.
rules-json-alone = « --json » va avec « --coverage ».
rules-no-sheets = Aucune feuille de règles n’est installée.
rules-none = Le jeu « { $game } » n’a pas apporté de feuilles de règles.
rules-no-tests = Il n’y a pas de dossier de tests ici : la couverture se compte dans une copie de travail du projet.
rules-bad-test = { $file }, ligne { $line } : ce fichier de test n’est pas du Python correct.
rules-coverage = { $game } : { $rules ->
        [one] { $rules } règle ou précision
       *[other] { $rules } règles et précisions
    }, dont { $tested ->
        [one] { $tested } citée
       *[other] { $tested } citées
    } par un test.
rules-untested = { $count ->
        [one] Aucun test ne cite celle-ci :
       *[other] Aucun test ne cite ces { $count } :
    }
