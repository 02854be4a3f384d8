# La table dans le navigateur : boutons, étiquettes, phrases. Ce que disent les jeux vient de leurs propres fichiers.

# Partout.

web-close = Fermer
web-copy = Copier
web-copied = Copié
web-home = Toutes les tables
web-language = Langue
web-link = Lien
web-loading = Un instant…
web-lost = Il n’y a rien à cette adresse.
web-no-connection = Le serveur ne répond pas. Vos coups sont gardés ; nouvel essai.
web-or = ou
web-reconnecting = La connexion est coupée. Vos coups sont gardés ; nouvel essai.
web-table-gone = Cette table n’existe pas, ou ne vous est pas ouverte.
web-views = Vues

# L’accueil.

web-motto = Trois jeux de ferme à une même table, en français et en anglais.
web-disclaimer = Bocage est l’œuvre de passionnés, sans lien avec les auteurs ni les éditeurs de ces jeux. Les dessins et les textes sont les nôtres.
web-new-table = Nouvelle table
web-game = Jeu
web-mode = Mode
web-options = Options
web-option-forced = Jouer seuls les coups forcés
web-option-confirm = Confirmer chaque tour
web-option-hints = Permettre les conseils
web-option-open = Ouvrir la table aux autres et aux spectateurs
web-rare-options = Points de règle et options rares
web-by-lot = Au sort
web-players = Joueurs
web-players-count = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-player = Joueur { $number }
web-seats = Places
web-seat = Place { $letter }
web-who = Qui occupe la { $seat } ?
web-who-me = Vous
web-who-here = Quelqu’un ici
web-who-link = Quelqu’un par lien
web-who-bot = L’ordinateur
web-who-link-text = vous aurez un lien à envoyer
web-level = Force de l’ordinateur, { $seat }
web-name-of = Nom, { $seat }
web-your-name = Votre nom
web-name-example = Camille
web-open-table = Ouvrir la table
web-load = charger une partie ou une position
web-file-choose = Choisir un fichier
web-load-text = Une partie enregistrée se revoit ; une position ouvre une table qui commence là.
web-no-record = Ce fichier n’est ni une partie ni une position.
web-tables = Tables
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-replays = Parties à revoir
web-no-tables = Pas encore de table : ouvrez-en une.
web-no-open = Personne n’attend en ce moment.
web-no-replays = Les parties finies sont gardées ici.
web-play = Jouer
web-watch = Regarder
web-replay = Revoir
web-with = Avec { $names }
web-alone = En solitaire
web-with-nobody = En attente de joueurs
web-waits = { $names } cherche compagnie
web-your-turn = À vous.
web-round = Tour { $round }
web-round-of = Tour { $round } sur { $rounds }
web-about-creatures = Des pâturages, des auges et quatre sortes d’animaux.
web-about-creatures-size = 2 joueurs, 30 minutes
web-about-agricola = Une maison, des champs, une famille, quatorze tours.
web-about-agricola-size = 1 à 4 joueurs, 30 minutes chacun
web-about-farmerama = Sept parcelles, une roue, des cartes secrètes.
web-about-farmerama-size = 1 à 4 joueurs, 45 minutes

# Réglages.

web-settings = Réglages
web-theme = Apparence
web-theme-system = Comme le système
web-theme-light = Jour
web-theme-dark = Soir
web-follow = Sur un téléphone, aller là où l’on décide
web-words = Les fermes en mots
web-keys = Touches
web-key-move = aller d’une chose à l’autre
web-key-next = aller à la prochaine chose possible, ou à la précédente
web-key-press = choisir ; avec un plan, le construire
web-key-escape = fermer ; vider un plan

# La table.

web-question = Ce qui est demandé
web-waiting = { $name } décide.
web-waiting-seats = La table attend ses joueurs.
web-chance = Le hasard décide.
web-thinking = { $name } réfléchit.
web-recap = Depuis votre dernier tour
web-again-show = Revoir
web-log-then = Montrer la table après ceci : { $line }
web-log-past = La table telle qu’elle était. Un clic ou une touche ramène au présent.
web-undo = Annuler
web-undo-turn = Annuler le tour
web-redo = Refaire
web-confirm = Confirmer
web-confirm-ask = { $action } : est-ce bien votre tour ?
web-waive-phase = Plus pendant cette phase
web-waive-round = Plus pendant ce tour
web-waived-phase = Vous passez ces moments jusqu’à la fin de la phase.
web-waived-round = Vous passez ces moments jusqu’à la fin du tour.
web-call = Redemandez-moi
web-hint = Conseil
web-hint-says = Conseil : { $hint }.
web-also = Possible aussi
web-build = Construire
web-plan-clear = Vider le plan
web-cell = Case { $cell }
web-planned = Prévue : { $name }. Appuyez encore pour la reprendre.
web-room-for = place pour { $count }
web-keep = Garder { $animals }
web-let-go = S’en vont : { $animals }
web-not-now = Pas maintenant
web-rule = Règle { $rule }
web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-sources = Sources
web-rules-sources-text = D’où vient chaque règle, à quel point une précision est sûre, et pourquoi
web-log = Ce qui s’est passé
web-live-score = Score du moment
web-score-off = caché
web-score-mine = le mien
web-score-all = tous
web-total = Total
web-pad-count = { $count } en tout, points :
web-points = points
web-points-count = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
web-spaces = Cases action
web-supply = Votre réserve
web-supply-of = Réserve : { $name }
web-farm-of = Ferme : { $name }
web-enlarge = Agrandir
web-enlarge-of = Agrandir la ferme : { $name }
web-taken = occupée par { $name }
web-built-by = construit par { $name }
web-start-player = premier joueur
web-workers-left = { $count ->
        [0] plus d’ouvrier
        [one] encore { $count } ouvrier
       *[other] encore { $count } ouvriers
    }
web-season-spring = printemps
web-season-summer = été
web-season-autumn = automne
web-season-winter = hiver
web-tab-board = Plateau
web-tab-farm = Ferme
web-tab-others = Voisins
web-tab-tiles = Bâtiments
web-tab-wheel = Roue
web-tab-log = Récit
web-decide-here = votre décision est ici
web-kind-basic = bâtiment de base
web-kind-special = bâtiment spécial

# Places et liens.

web-title-turn = ● À vous : { $game }
web-chat-unread = { $count ->
    [0] Discussion
    [one] Discussion, { $count } nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
}
web-invite = Inviter quelqu’un
web-invite-text = Qui ouvre ce lien peut prendre une place libre.
web-free-seat = place libre
web-sit = S’asseoir ici
web-fill-bot = Laisser jouer l’ordinateur
web-seat-bot = ordinateur
web-seat-here = présent
web-seat-away = absent
web-seat-move = Passer sur un autre appareil
web-seat-to-bot = Confier à l’ordinateur
web-seat-leave = Quitter
web-seat-free = Libérer cette place
web-seat-link = Ouvrez ce lien privé sur l’autre appareil. Il ne sert qu’une fois.
web-seat-take = Continuer la partie ici ?
web-seat-take-text = Ce lien amène une place sur cet appareil. L’autre appareil ne fera plus que regarder.
web-curtain = Passez l’écran à { $name }.
web-curtain-why = Ce que tiennent les autres reste caché jusque-là.
web-open-hands = Nous jouons cartes ouvertes
web-curtain-open = Je suis { $name }

# La fin, et revoir une partie.

web-winner = gagne
web-curve = Les scores au fil de la partie
web-turning-points = Tournants de la partie
web-move = Coup { $move }
web-move-of = Coup { $move } sur { $moves }
web-first = Au début
web-previous = Un coup en arrière
web-next = Un coup en avant
web-last = À la fin
web-run = Dérouler
web-pause = Pause
web-viewer = Vu par
web-viewer-open = tout le monde
web-download = Télécharger
web-copy-link = Copier le lien vers ce coup
web-replay-begins = Le début de la partie
web-review = Analyse de la partie
web-review-waits = La partie est analysée. Cela prend quelques secondes.
web-review-loss = points laissés : { $points }
web-review-cost = Points laissés : { $points }.
web-review-played = Joué : { $moves }.
web-review-better = Mieux : { $moves }.
web-review-none = Rien qui ait coûté cher.

# All Creatures Big and Small.

web-creatures-space-start_player = +1 bois par tour
web-creatures-space-three_wood = +3 bois par tour
web-creatures-space-one_stone = +1 pierre par tour
web-creatures-space-two_stone = +2 pierres par tour
web-creatures-space-building_resources = une de chaque
web-creatures-space-fences = 1 bois chacune
web-creatures-space-walls = 2 offertes, puis 2 pierres
web-creatures-space-expand = colonne, barrières
web-creatures-space-feeding_troughs = 1 offerte, puis 3 bois
web-creatures-space-stall = 3 pierres, 1 roseau
web-creatures-space-stables = 5 bois ou 5 pierres
web-creatures-space-special_building_1 = une tuile
web-creatures-space-special_building_2 = une tuile
web-creatures-space-reed_and_sheep = roseau, puis moutons
web-creatures-space-pig_and_sheep = cochon, puis moutons
web-creatures-space-cow_and_pigs = vache, puis cochons
web-creatures-space-horse_and_sheep = cheval, puis moutons
web-creatures-tiles = Bâtiments spéciaux
web-creatures-herds = Vos animaux et leur bonus
web-creatures-bonus = { $now }, puis { $next } à { $at }
web-creatures-animals = { $count ->
        [0] aucun animal
        [one] { $count } animal
       *[other] { $count } animaux
    }
web-creatures-plan = { $count ->
        [one] { $count } barrière prévue.
       *[other] { $count } barrières prévues.
    }
web-creatures-plan-cost = Coût : { $cost }.
web-creatures-plan-pasture = Pâturage avec place pour { $room }.
web-creatures-size = { $columns ->
        [one] { $columns } colonne, nommée depuis la gauche ; rangées 1 à 3 de la forêt au chemin.
       *[other] { $columns } colonnes, nommées depuis la gauche ; rangées 1 à 3 de la forêt au chemin.
    }
web-creatures-home = { $place } ({ $cells }) : { $animals }, place pour { $room }.
web-creatures-home-pasture = Pâturage
web-creatures-home-building = Bâtiment
web-creatures-home-trough = Auge
web-creatures-home-land = Terrain ouvert
web-creatures-others = Autres bâtiments : { $buildings }.
web-creatures-troughs = Auges : { $cells }.
web-creatures-borders = Barrières : { $edges }.
web-creatures-supply = En réserve : { $goods }.

# Farmerama.

web-farmerama-wheel = Roue d’action
web-farmerama-wheel-words = Roue d’action, seul/partagé : { $now }. Au tour suivant : { $next }.
web-farmerama-tags = étiquettes : tour suivant
web-farmerama-cards = Vos cartes
web-farmerama-must-two = deux cartes à poser
web-farmerama-ready = Posez ces deux cartes, ou choisissez-en une autre.
web-farmerama-one-more = encore une carte
web-farmerama-may-two = une carte, ou deux
web-farmerama-missing =
    { $left ->
        [one] Choisissez encore une carte : à deux, chacun en pose deux.
       *[other] À deux, chacun pose deux cartes : touchez-en deux sur vos cinq.
    }
web-farmerama-lay = Poser { $cards }
web-farmerama-decors = Édifices
web-farmerama-stack = { $count } dans la pile
web-farmerama-last = derniers tours
web-farmerama-award = Qui partage une carte peut en recevoir un :
web-farmerama-fewest_decor = le moins d’édifices
web-farmerama-most_visible_scarecrows = le plus d’épouvantails visibles
web-farmerama-fewest_crops_in_barn = le moins de plantes en grange
web-farmerama-animals = Animaux et produits
web-farmerama-out = au pâturage { $area }
web-farmerama-in = à l’étable
web-farmerama-turn = Tourner la roue : pas maintenant
web-farmerama-eats = mange { $goods }
web-farmerama-stars = étoiles
web-farmerama-barn = Votre grange
web-farmerama-garden = Votre jardin
web-farmerama-solo = En solitaire
web-farmerama-target = étoiles visées : { $stars }
web-farmerama-favoured = Favorisée
web-farmerama-pile = Dans la pile
web-farmerama-discard = Défausse
web-farmerama-replenishing = À venir
web-farmerama-special = Tuiles spéciales
web-farmerama-empty = vide
web-farmerama-field = { $field } { $crop }
web-farmerama-area = Parcelle { $area } face à { $face } : { $fields }.
web-farmerama-stable-words = À l’étable : { $animals }.
web-farmerama-barn-words = Dans la grange : { $goods }.
web-farmerama-garden-words = Dans le jardin : { $buildings }.

# Agricola.

web-tab-cards = Cartes
web-kind-major = aménagement majeur
web-kind-minor = aménagement mineur
web-kind-occupation = savoir-faire
web-agricola-new = neuf
web-agricola-stage = période { $stage }
web-agricola-harvest = récolte
web-agricola-hand = Votre main
web-agricola-secret = vous seul la voyez
web-agricola-front = En jeu
web-agricola-held = { $held } en main, { $played } en jeu
web-agricola-family = Famille, clôtures, étables, animaux
web-agricola-due = Il faut { $due } repas, vous en avez { $have }
web-agricola-fences = clôtures restantes
web-agricola-stables = étables restantes
web-agricola-people = fermiers à la maison / dans la famille
web-agricola-begging = marqueurs de mendicité
web-agricola-later = À venir, par tour :
web-agricola-plan = { $count ->
        [0] Cases du pâturage : { $spaces }.
        [one] Cases du pâturage : { $spaces } ; { $count } clôture.
       *[other] Cases du pâturage : { $spaces } ; { $count } clôtures.
    }
web-agricola-house = { $house ->
        [wood] Maison en bois
        [clay] Maison en argile
       *[stone] Maison en pierre
    }, pièces en { $rooms }, { $people ->
        [one] { $people } fermier
       *[other] { $people } fermiers
    }.
web-agricola-fields = Champs : { $fields }.
web-agricola-home = { $kind ->
        [pasture] Pâturage
        [stable] Étable
       *[house] Maison
    } ({ $cells }) : { $animals }, place pour { $room }.
web-agricola-stables-at = Étables : { $cells }.
web-agricola-supply = En réserve : { $goods }.
web-agricola-played = En jeu : { $cards }.

# Un jeu sans dessins à lui.

web-tab-table = Table
web-plain-table = La table
web-plain-yes = oui
web-plain-no = non
web-plain-line = { $name } : { $things }

# La disposition : ce qui partage un plateau ou un onglet, et l’ordre d’une main.

web-tray = Ce que montre le tiroir
web-more = Plus
web-tab-score = Score
web-play-card = Jouer cette carte
web-agricola-in-hand = Main
web-agricola-no-hand = Vous n’avez aucune carte en main.
web-agricola-none-played = Rien n’est encore en jeu.
web-agricola-order = Ordre
web-agricola-order-use = par utilité
web-agricola-order-kind = par type
web-agricola-order-price = par coût
web-agricola-order-name = par nom
web-agricola-short-basketmakers_workshop = Vannerie

# Le lecteur et ce qui s’explique.

web-reader = Ce que c’est
web-feeding = Plan des repas
web-back-ask = Demander à reprendre mon dernier coup
web-rematch = Revanche, places tournées
web-play-on = Reprendre la partie ici
web-at-desk = L’étudier à la table d’analyse
