# Commandes pour qui étudie les jeux.

schema-help = Afficher le schéma JSON de ce qu’une commande imprime avec --json.
schema-word = COMMANDE
schema-argument = La commande, par exemple simulate.

analyse-option-option = Une option à la place de celle du fichier, nom=valeur ; peut être répétée.

error-env-observation = Il n’y a pas d’observations « { $observation } » : choisissez { $known }.

# bocage arena --leaderboard

board-option = Un fichier de résultats que cette arène complète. Sans jeu : vérifier ce fichier et rejouer les premières parties de chaque série.
board-line = { $place }. { $bot } { $value } ({ $range })
board-not-written = Arrêté : le classement { $file } est resté tel quel.
board-written = Classement, avec les parties de cette arène : { $file }
board-series = { $bots }, graine { $seed }, parties { $games } : { $verdict }
board-same = les premières parties, rejouées, sont les mêmes.
board-other-games = les premières parties, rejouées, ne sont PAS les mêmes.
board-timed = non comparée : un bot joue à la montre.
board-missing = non rejouée : un bot n’est pas installé ici.
board-other-network = non rejouée : un autre réseau que celui d’ici jugeait alors.
error-board-damaged = { $file } n’est pas un classement.
error-board-altered = Les forces dans { $file } ne découlent pas de ses parties : il a été modifié.
error-board-other = { $what ->
        [game] { $file } est le classement d’un autre jeu.
        [rules] { $file } est le classement d’une autre version des règles.
        [seats] { $file } est le classement d’un autre nombre de joueurs.
       *[options] { $file } est le classement de parties avec d’autres options.
    }
error-board-other-here = { $what ->
        [game] Les parties du classement ne peuvent pas être jouées ici : leur jeu n’est pas installé.
        [rules] Les parties du classement ne peuvent pas être jouées ici : elles suivent une autre version des règles.
        [seats] Les parties du classement ne peuvent pas être jouées ici : leur nombre de joueurs n’est pas celui de leurs options.
       *[options] Les parties du classement ne peuvent pas être jouées ici : leurs options n’existent pas ici.
    }
error-board-network = Dans { $file }, le réseau { $there } jugeait pour ces bots, ici c’est { $here } : sous les mêmes noms, ce sont d’autres joueurs. Nommez le réseau avec le bot, champion:200@FICHIER, ou choisissez un autre fichier.

# bocage mcp

mcp-help = Offrir une place à table à un modèle de langage, par le Model Context Protocol (sur l’entrée et la sortie standard).
mcp-option-seat = La place du modèle, à partir de 1.
mcp-option-bot = Qui joue les autres places : greedy, mcts:200, champion:0.5s…
mcp-option-record = Un fichier qui contient l’enregistrement de la partie, après chaque coup ; les parties suivantes ont les leurs à côté (-2, -3…).
mcp-word-you = Invité
mcp-allowed = C’est permis.
mcp-instructions = Un jeu de plateau contre des bots. Vous avez une place, on vous appelle « Invité » et l’on vous dit ce que cette place peut savoir. « table » montre la table, « moves » les coups permis et leur sens, « play » en joue un et raconte ce qu’ont fait les autres, « why_not » explique pourquoi un coup n’est pas permis, « rules » donne une règle par son numéro. Les coups s’écrivent en notation, exactement comme « moves » les donne. Jeux et modes : { $games }.
mcp-tool-new-game = Commencer une nouvelle partie. Sans argument : la partie habituelle. game et mode : { $games }. players : combien de joueurs. seat : votre place, à partir de 1. bot : qui joue les autres. seed : où commence le hasard. Répond par la table.
mcp-tool-table = La table telle que vous pouvez la voir, votre main, et ce que l’on vous demande.
mcp-tool-moves = Les coups permis, chacun en notation (« move ») et en une phrase (« meaning »). Une réponse en contient au plus 60 ; « choices » dit combien il y en a en tout, et first en laisse autant de côté.
mcp-tool-play = Jouer un coup, en notation. Les autres jouent jusqu’à ce que ce soit de nouveau à vous ; répond par ce qui s’est passé et ce que l’on vous demande ensuite, ou comment la partie s’est terminée.
mcp-tool-why-not = Pourquoi un coup, en notation, n’est pas permis maintenant : le numéro de la règle et ce qui manque.
mcp-tool-rules = Une règle ou une section des règles par son numéro, comme « why_not » le cite : C-4.2, A-5, F-12.
error-mcp-tool = Il n’y a pas d’outil « { $tool } » : au choix { $known }.
error-mcp-missing = Il manque « { $argument } » à l’outil « { $tool } ».
error-mcp-argument = L’outil « { $tool } » ne prend pas de « { $argument } » : au choix { $known }.
error-mcp-no-arguments = L’outil « { $tool } » ne prend rien, pas même « { $argument } ».
error-mcp-number = « { $argument } » de l’outil « { $tool } » est un nombre entier, pas { $value }.
error-mcp-text = « { $argument } » de l’outil « { $tool } » est un texte, pas { $value }.
error-mcp-seat = Il n’y a pas de place { $seat } à une table de { $seats }.
error-mcp-game = Il n’y a pas de jeu « { $game } » : au choix { $known }.
error-mcp-bot = Il n’y a pas de bot « { $bot } » : au choix { $known }, ou une recherche avec un budget, comme mcts:200 ou champion:0.5s.
error-mcp-no-rule = Il n’y a pas de règle « { $number } » : un numéro est une lettre et des chiffres, comme C-4.2.
error-mcp-rule = Il n’y a pas de règle « { $number } ». Les plus proches : { $nearest }.

# bocage balance

balance-help = Laisser jouer des bots et dire de chaque bâtiment ou carte combien de fois il est pris, quand, et comment s’en sortent ceux qui le prennent ; avec --change, comparer une carte modifiée à la carte imprimée sur des parties appariées.
balance-argument-bots = Les bots (greedy) ; un seul joue contre lui-même.
balance-option-games = Combien de parties ; avec --change, combien de paires de parties.
balance-option-change = Un autre chiffre d’une carte : cost:inn.stone=3 ou points:inn=2 ; peut être répété.
balance-option-to = Un dossier pour les pages dans les deux langues avec leurs images, et pour le tableau en Parquet.
balance-change-alone = --to et --keep servent aux tableaux des cartes imprimées : retirez --change.
balance-title-work = Parties
balance-title = Équilibre : { $game }, { $mode }, joueurs : { $seats }
balance-about = Parties : { $games } ; joueurs : { $bots }{ $network ->
        [none] {""}
       *[other] , réseau { $network }
    } ; mode : { $mode }, graine { $seed }, version des règles { $rules_version }, Bocage { $package_version }. Fait par « { $made } ». Les intervalles sont à 95 %.
balance-worth = { $company ->
        [alone] La valeur est la moyenne des points des parties où la chose a été prise, moins celle des parties où elle aurait pu l’être et ne l’a pas été : ce n’est pas une preuve de cause.
       *[others] La valeur est l’avance moyenne des places qui ont pris la chose, moins celle des places qui auraient pu et ne l’ont pas fait : ce n’est pas une preuve de cause.
    }
balance-points-unit = points, avec contre sans
balance-options = Options de ces parties : `{ $options }`.
balance-picture = Ce que vaut chaque bâtiment ou carte
balance-picture-few = Pas dans l’image : ce que moins de { $least ->
        [one] { $least } place
       *[other] { $least } places
    } ont pris, ou laissé.
balance-column-thing = Bâtiment ou carte
balance-column-taken = Pris
balance-column-round = Manche
balance-column-with = Points avec
balance-column-without = Points sans
balance-column-won-with = Gagné avec
balance-column-won-without = Gagné sans
balance-column-worth = Valeur
balance-column-seat = Place
balance-column-points = Points
balance-column-won = Gagné
balance-column-first = Premier coup
balance-column-times = Fois
balance-seats = Places
balance-firsts = Premiers coups
balance-card = { $name }, paires de parties : { $pairs }
balance-printed = imprimée : prise par { $rate } des places qui le pouvaient ; avance avec { $margin }, sans { $without }
balance-changed = modifiée : prise par { $rate } des places qui le pouvaient ; avance avec { $margin }, sans { $without }
balance-more = Prise plus souvent : { $difference } dans les mêmes donnes ; que ce soit plus souvent est sûr à { $sure }.
balance-less = Prise moins souvent : { $difference } dans les mêmes donnes ; que ce soit moins souvent est sûr à { $sure }.
balance-unsure = Si peu de parties ne disent pas si elle est prise plus ou moins souvent : { $difference } (signe sûr à { $sure }).
balance-points = Points moyens de toutes les places, modifiée moins imprimée : { $points }
error-balance-form = « { $text } » n’est pas une modification : écrivez cost:carte.bien=nombre ou points:carte=nombre.
error-balance-no-card = Il n’y a pas de carte « { $id } ». Vouliez-vous dire « { $suggestion } » ?
error-balance-unknown = Il n’y a pas de carte « { $id } » dans ce jeu ; « bocage balance » liste celles qui ont été prises, et --json donne leurs identifiants.
error-balance-no-good = Il n’y a pas de bien « { $good } » dans un coût : { $known }.
balance-nobody = Personne n’a pu la prendre dans ces parties : choisissez un mode, --tiles ou --decks qui l’amènent à la table.
error-balance-most = « { $change } » est impossible : le maximum est { $most }.
error-balance-as-printed = « { $change } » ne change rien : c’est ce qui est imprimé.
error-balance-no-price = « { $id } » n’a pas de prix à elle : un Savoir-faire coûte ce que dit sa case. Ses points peuvent changer.
error-balance-no-change = Les chiffres de { $game } sont dans un fichier de données : modifiez-le et jouez avec --components.
error-balance-no-reader = Le jeu { $game } ne dit pas comment changer un de ses chiffres : son « taken.py » le ferait.
balance-no-rows = Rien à dire : dans ces parties personne n’a rien pu prendre, ou le jeu { $game } ne dit pas ce que prennent ses joueurs.
balance-most-rows = Lignes affichées : { $most } sur { $rows }, du plus pris au moins pris. --json et --to disent tout, avec les paires, les places et les premiers coups.
balance-ranges = Les intervalles sont à 95 %.
balance-column-pick = Choix
balance-column-order = Commence
balance-column-pair = Ensemble
balance-column-beyond = Au-delà de chacun seul
balance-pairs = Paires
balance-pairs-about = Deux choses qui valent plus, ou moins, ensemble que chacune seule : { $company ->
        [alone] les points avec les deux, moins ceux avec l’une ou l’autre, plus ceux sans aucune, là où les deux étaient possibles. Au moins { $least ->
            [one] { $least } partie
           *[other] { $least } parties
        }
       *[others] l’avance avec les deux, moins celle avec l’une ou l’autre, plus celle sans aucune, là où les deux étaient possibles. Une place par partie, au moins { $least ->
            [one] { $least } place
           *[other] { $least } places
        }
    } de chaque sorte ; dites seulement si, toutes les paires considérées, le hasard est exclu avec 95 % de confiance.
balance-pairs-none = Aucune paire ne se distingue du hasard.
balance-nothing = Dans ce mode, il n’y a ni bâtiment ni carte à prendre.
balance-alone = Toutes les parties
balance-order = Qui commence
balance-drafted = { $mode }, avec draft
balance-option-keep = Un fichier pour ce qui a été compté ; une seconde exécution, ou une avec plus de parties, y continue. Des blocs entiers sont joués : il peut y avoir plus de parties que --games.
balance-index = Équilibre
balance-index-about = Ce que vaut chaque bâtiment ou carte : combien de fois il est pris quand il peut l’être, à quelle manche (et, quand on choisit ses cartes, à quel choix), les points et la part de victoires avec et sans, les paires qui vont ensemble, les places, qui commence, et les premiers coups, le tout avec des intervalles à 95 %. Chaque page a son tableau en Parquet.
balance-index-who = Qui joue : { $bots }, le réseau du jeu sans aucune recherche, avec une certaine liberté pour que les parties diffèrent. Ce que vaut une carte pour un joueur plus fort peut être autre chose.
balance-index-made = `scripts/balance FICHIER` les joue tous et écrit ces pages ; `--only farmerama-basic-4` n’en joue qu’un, une seconde exécution continue, et les pages des tableaux qu’on ne joue pas restent telles quelles. Un réseau antérieur est un réseau que le jeu a remplacé depuis. Les parties par seconde sont celles de la machine qui a joué un tableau, et les machines diffèrent. `./bocage balance` joue un tableau à vous ([comment]({ $link })).
balance-index-games = Parties
balance-index-pace = Parties par seconde d’un cœur
balance-index-network = Réseau
balance-index-earlier = { $network }, un réseau antérieur
balance-index-count = { $count }
balance-index-page = Tableau
balance-index-row = { $game }, { $mode }, joueurs : { $seats }
error-arena-other-series = Ce qui a été gardé de « { $name } » vient d’autres parties : autres règles, joueurs, options ou graine. Choisissez un autre fichier.
error-arena-other-network = C’est un autre réseau qui jugeait quand « { $name } » a été joué. Choisissez un autre fichier.
error-arena-no-series = { $file } ne contient aucune série de parties.

# bocage components

components-help = Les chiffres du matériel de Farmerama : les montrer, comparer un fichier, en écrire un, lister ce qui n’est pas confirmé.
components-help-show = Afficher chaque chiffre et sa source.
components-help-diff = Afficher ce qu’un fichier dit autrement que le nôtre.
components-help-write = Écrire une copie de notre fichier, à corriger et à utiliser avec --components.
components-help-proposals = Afficher les chiffres qui sont des propositions : trouvés dans aucune source, à confirmer par qui possède la boîte.
components-word-file = FICHIER
components-argument-file = Un fichier de données ; sans lui, le nôtre.
components-argument-compared = Un fichier de données, à comparer au nôtre.
components-argument-new = Où l’écrire.
components-source = # { $source }
components-checksum = Somme de contrôle { $checksum }
components-differs = { $path } : { $theirs } au lieu de { $ours }
components-differences = { $count ->
        [0] Aucune différence.
        [one] { $count } différence.
       *[other] { $count } différences.
    }
components-exists = { $file } existe déjà : choisissez un autre nom.
components-written = Écrit : { $file }. Corrigez-le, vérifiez-le avec « bocage components diff { $file } », et jouez avec --components { $file }.
components-open = { $count ->
        [0] Tous les chiffres sont confirmés.
        [one] { $count } proposition.
       *[other] { $count } propositions.
    }
error-components-two-tracks = { $path } : un produit a soit track_step, soit track, pas les deux.
error-components-track = { $path } : les étoiles des rangs doivent croître.
error-components-name = { $path } : un nom compte au moins 1 lettre, au plus { $most }.

arena-bot-warm = « { $word } » n’est pas un bot : une température de 0 à 100 se met derrière instinct, ou derrière un bot qui cherche : instinct~0.5, champion:50~2.
arena-bot-form = « { $word } » n’est pas un bot : un budget s’écrit { $bot }:500 (simulations) ou { $bot }:0.5s (secondes), pour les bots qui cherchent.

# L’image d’un apprentissage, dans les pages (scripts/figures).
figures-curve-won = Part gagnée des 500 dernières parties contre « random »
figures-curve-games = Parties jouées
