# Les outils : simulate, replay, bench, fuzz.

tools-word-game = JEU
tools-argument-game = Le jeu, par exemple creatures.
tools-no-seat = « { $seat } » n’est pas un joueur qui pourrait commencer : de 1 à { $seats }.
tools-seat-number = { $option } est le numéro d’un joueur, à partir de 1 ; « { $value } » n’en est pas un.
error-libraries = Il manque des bibliothèques pour cela ; cette ligne les installe : { $python } -m pip install { $libraries }
tools-option-twice = « { $option } » est dit deux fois sur cette ligne, et pas pareil.
tools-no-chief = Quelqu’un ne tient d’abord le chef mouton qu’à trois joueurs : demandez 3 joueurs, et first_chief=1, 2 ou 3.
tools-option-net = Un fichier de réseau qui juge à la place de celui du paquet.
tools-option-seed = Le début du hasard ; le même nombre donne les mêmes parties.
tools-option-mode = Un seul mode du jeu.
tools-option-jobs = Combien de processus se partagent le travail. Le résultat n’en dépend pas.
tools-option-components = Le fichier de données avec les chiffres du matériel (Farmerama).
tools-no-components = « --components » n’est pas pour { $game } : seuls ces jeux ont un fichier de données de leur matériel : { $known }.
tools-progress = { $title } : { $done } jusqu’ici.

# bocage simulate

simulate-help = Jouer des parties complètes au hasard et afficher scores, décisions, temps et somme de contrôle.
simulate-option-games = Combien de parties.
simulate-option-tiles = Les tuiles d’un choix libre, séparées par des virgules.
simulate-option-players = Combien de joueurs.
simulate-title = Simulation
simulate-partial = Arrêté. Parties jouées : { $games } sur { $wanted }.
simulate-table = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game }
simulate-seat = Joueur
simulate-mean = Moyenne
simulate-sd = Écart-type
simulate-min = Minimum
simulate-max = Maximum
simulate-wins = Victoires
simulate-speed = { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en { $seconds } s de jeu : { $speed } par seconde.
simulate-checksum = Somme de contrôle { $checksum }

# bocage replay

replay-help = Rejouer une partie enregistrée, coup par coup ; avec --verify, vérifier les scores et la dernière position.
replay-word-file = FICHIER
replay-argument-file = L’enregistrement.
replay-option-verify = Vérifier les scores et la somme de contrôle de l’enregistrement.
replay-word-chance = Hasard
replay-move = { $number }. { $who } : { $move }
replay-unfinished = { $moves ->
        [one] La partie n’est pas finie après { $moves } coup.
       *[other] La partie n’est pas finie après { $moves } coups.
    }
replay-score = { $who } : { $score }
replay-winner = { $count ->
        [one] { $who } gagne.
       *[other] { $who } se partagent la victoire.
    }
replay-nobody = L’objectif est manqué : personne ne gagne.
replay-verified = Vérifié : les scores et la dernière position sont ceux de l’enregistrement.
replay-verified-open = Les coups sont possibles ; l’enregistrement n’a pas de somme de contrôle à comparer.
replay-shuffled = Le hasard a suivi la graine { $count } fois sur { $count } ; son empreinte, montrée avant la première donne, était { $hash }.
replay-shuffled-secret = La graine de cette partie n’est pas encore connue ; son empreinte est { $hash }.
error-record-no-game = L’enregistrement est une partie de « { $found } », un jeu qui n’est pas installé. Vouliez-vous dire « { $suggestion } » ?
error-record-no-game-none = L’enregistrement est une partie de « { $found } », un jeu qui n’est pas installé (il y a : { $known }).

# bocage fuzz

fuzz-help = Jouer au hasard avec des mises en place au hasard et vérifier les invariants du moteur après chaque action.
fuzz-option-games = Combien de parties (1000 sans --seconds).
fuzz-option-seconds = Pendant combien de secondes.
fuzz-option-players = Seulement avec ce nombre de joueurs.
fuzz-option-out = Où écrire les parties qui violent un invariant.
fuzz-games-or-seconds = Donnez soit --games, soit --seconds.
fuzz-title = Épreuve
fuzz-found = La partie { $game } viole « { $invariant } » : { $file }
fuzz-partial = Arrêté ; voici ce qui a été joué.
fuzz-components = Éléments
fuzz-component = Élément
fuzz-built = Construit
fuzz-used = Utilisé
fuzz-slots = Par quoi
fuzz-played = Parties : { $games }. Décisions : { $decisions }.
fuzz-violation = Partie { $game } (--seed { $seed }), après { $decision ->
        [one] { $decision } décision
       *[other] { $decision } décisions
    }, { $invariant } : { $detail } ({ $file })
fuzz-clean = Aucune violation.

# bocage bench

bench-help = Mesurer le moteur, compilé et interprété côte à côte.
bench-option-seconds = Combien de temps mesurer, à peu près, en tout.
bench-option-games = Seulement ces jeux, séparés par des virgules.
bench-title = Mesure
bench-not-compiled = Le moteur n’est pas compilé : il n’y a que la forme interprétée à mesurer.
bench-mode = Mode
bench-what = Mesuré
bench-unit = Unité
bench-compiled = Compilé
bench-interpreted = Interprété
bench-ratio = Rapport
bench-partial = Arrêté ; voici ce qui a été mesuré.
bench-games = parties
bench-decisions = décisions
bench-copy = copie d’un état
bench-settle = menu d’une question
bench-legal = liste des actions possibles
bench-why-not = pourquoi pas, une action
bench-placements = personnes placées
bench-query = actions possibles d’une question, { $figure }
bench-search = simulations d’une recherche, feuilles toutes pareilles
bench-search-judged = simulations d’une recherche, feuilles évaluées
bench-search-learned = simulations d’une recherche, feuilles évaluées par le réseau
bench-housing-met = { $query }, fermes vues, { $figure }
bench-housing-hard = { $query }, 15 logements et +, { $figure }
bench-per-second = par seconde
bench-nanoseconds = ns
