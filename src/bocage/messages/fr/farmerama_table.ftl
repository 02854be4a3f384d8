# Farmerama à la table : ce que disent ses écrans.

# Mots courts pour les endroits étroits : une denrée en deux lettres, une plante comme nom de secteur, un animal.

good-carrots-short = ca
good-hay-short = fo
good-oats-short = av
good-corn-short = ma
good-water-short = ea
good-carrots-sector = carotte
good-hay-sector = foin
good-oats-sector = avoine
good-corn-sector = maïs
good-sheep-single = mouton
good-pig-single = cochon
good-cow-single = vache
good-horse-single = cheval
sector-harvest = récolte
pacifier = tétine
crop-at = { $crop } en { $field }

# Ce qui s’est passé plusieurs fois de suite.

event-several-turned = { $count ->
        [one] { $player } tourne sa roue de { $count } secteur.
       *[other] { $player } tourne sa roue de { $count } secteurs.
    }
event-several-sowed = { $player } sème { $places }.
event-several-harvested = { $player } récolte { $places }.

# La table. Une paire de la roue d’action : pour un joueur seul / pour plusieurs.

score-farmerama-buildings = édifices
farmerama-head = Tour { $round }, { $phase }
farmerama-head-solo = Tour { $round } sur { $rounds }, { $phase }
farmerama-supply = réserve : { $goods }
farmerama-wheel = Roue d’action : { $now } · ensuite : { $next }
farmerama-display = Étalage : { $buildings }. Pile : { $stack }.
farmerama-last-rounds = Étalage : { $buildings }. Ce sont les derniers tours.
farmerama-reward = { $tile } ({ $reward })
farmerama-solo = { $target ->
        [one] Il faut { $target } étoile
       *[other] Il faut { $target } étoiles
    } · favorisée : { $card } · pile : { $pile } · défausse : { $discard } · à venir : { $more } · tuiles Action spéciale : { $special }
farmerama-put-back = remises sous la pile : { $cards }
farmerama-none = aucune
farmerama-fields = champs
farmerama-pasture = pâture
farmerama-heads = têtes
farmerama-stars = { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
farmerama-chief = chef mouton
farmerama-has-chosen = a choisi
farmerama-barn = grange : { $goods }
farmerama-stable = étable : { $animals }
farmerama-out = dehors { $animals }
farmerama-products = produits : { $products }
farmerama-garden = jardin { $count }
farmerama-garden-list = jardin : { $buildings }
farmerama-progress = { $card } : { $done } sur { $limit }
farmerama-brings = donne { $products }
farmerama-fodder = { $goods } ; va en { $area }
farmerama-track = { $product } : rang { $rank }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
farmerama-criteria = Parmi ceux qui partagent une carte, un édifice va à qui a { $criteria }.
farmerama-criterion = { $criterion ->
        [fewest_decor] le moins d’édifices
        [most_visible_scarecrows] le plus d’épouvantails visibles
       *[fewest_crops_in_barn] le moins de plantes en grange
    }
farmerama-standing = { $player } : édifices { $buildings }, épouvantails { $scarecrows }, plantes en grange { $crops }
farmerama-then = , puis{ " " }

# Choix secrets de plusieurs personnes devant un écran.

terminal-look-away = { $name } : appuyez sur Entrée quand personne d’autre ne regarde l’écran.
terminal-secret-done = { $name } a choisi.

# Les chiffres qui sont des propositions.

farmerama-notice = Certains chiffres de ce jeu sont des propositions : « chiffres » les énumère.
farmerama-places = Dans le fichier de données, ce sont des propositions :
farmerama-no-proposals = Aucun chiffre de ce fichier de données n’est une proposition.
terminal-no-figures = Les chiffres de ce jeu sont ceux de la boîte.

# Conseils et aide.

terminal-hint-farmerama = Tapez un numéro, des mots comme « jouer semer » ou « a1 », ou « aide ».
terminal-why-what-farmerama = Pourquoi quoi ? Par exemple « pourquoi pas tourner ».
terminal-help-farmerama = On répond par un numéro ou une notation, ou plusieurs séparés par « ; ». Chaque parcelle montre la plante qu’on peut y semer, ou « récolte » ; ses champs : « · » vide, « † » vide avec un épouvantail visible, « ca » deux tuiles de carottes ; son pâturage ; la tête sur la roue : là où va cet animal une fois nourri. Quand la roue tourne, chaque parcelle prend ce que montre la parcelle à sa droite ; la parcelle à gauche de la barre épaisse passe dessous et doit être vide. Les animaux qui arrivent devant la tétine donnent leur produit.
help-rules-farmerama = règles F-44 – une règle ; sans numéro, celle de cette question
help-tiles-farmerama = tuiles – les édifices de l’étalage, et qui en recevrait un
help-farm-farmerama = ferme 2 – une ferme avec ses produits et son jardin
help-figures = chiffres – quels chiffres du matériel sont des propositions

# Le menu de départ et bocage play.

start-players = Combien de joueurs ?
play-option-components = Le fichier de données avec les chiffres du matériel (Farmerama).
play-no-components = « --components » est pour un jeu dont les chiffres peuvent changer : farmerama.
