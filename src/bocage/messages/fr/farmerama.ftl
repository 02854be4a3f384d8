# Farmerama : noms, actions, questions, événements, refus, erreurs.
#
# Ce que sont les valeurs, partout dans ce fichier :
#   $card, $cards   noms de cartes              $tile      nom d’un édifice décoratif
#   $field, $area   comme dans la notation      $animal    l’animal, avec son article
#   $good           dans les actions et les événements une pièce (good-…-one), dans les refus le nom
#   $crop           dans les actions et les événements avec l’article (good-…-some), dans les refus le nom
#   $goods          une liste de denrées comptées   $have, $need   des denrées comptées
#   $fodder, $lacking   listes de denrées comptées   $none   aucune d’une denrée   $now   nom de carte

# Les denrées : le nom, avec l’article, une seule, plusieurs.

good-carrots = carottes
good-carrots-some = des carottes
good-carrots-one = une carotte
good-carrots-count = { $count ->
        [0] aucune carotte
        [one] { $count } carotte
       *[other] { $count } carottes
    }
good-hay = foin
good-hay-some = du foin
good-hay-one = un foin
good-hay-count = { $count ->
        [0] aucun foin
        [one] { $count } foin
       *[other] { $count } foins
    }
good-oats = avoine
good-oats-some = de l’avoine
good-oats-one = une avoine
good-oats-count = { $count ->
        [0] aucune avoine
        [one] { $count } avoine
       *[other] { $count } avoines
    }
good-corn = maïs
good-corn-some = du maïs
good-corn-one = un maïs
good-corn-count = { $count ->
        [0] aucun maïs
       *[other] { $count } maïs
    }
good-water = eau
good-water-some = de l’eau
good-water-one = une eau
good-water-count = { $count ->
        [0] aucune eau
        [one] { $count } eau
       *[other] { $count } eaux
    }
good-any_crop-count = { $count ->
        [one] { $count } plante au choix
       *[other] { $count } plantes au choix
    }
good-star-count = { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }

# Cartes, animaux, leurs produits, parcelles.

card-farmerama-sow = Semer
card-farmerama-harvest = Récolter
card-farmerama-water = Eau
card-farmerama-feed = Nourrir
card-farmerama-seeds = Semences

animal-farmerama-sheep = le mouton
animal-farmerama-pig = le cochon
animal-farmerama-cow = la vache
animal-farmerama-horse = le cheval

product-farmerama-sheep = laine
product-farmerama-pig = truffes
product-farmerama-cow = lait
product-farmerama-horse = cours d’équitation

area-farmerama = parcelle { $area }

# Édifices décoratifs. Les noms sont de nous ; un fichier avec d’autres édifices montre leurs identifiants.

tile-farmerama-carrot_barrow = Brouette de carottes
tile-farmerama-carrot_crate = Cageot de carottes
tile-farmerama-haystack = Meule de foin
tile-farmerama-hay_cart = Charrette à foin
tile-farmerama-oat_sheaf = Gerbe d’avoine
tile-farmerama-oat_sack = Sac d’avoine
tile-farmerama-corn_crib = Grenier à maïs
tile-farmerama-corn_basket = Panier de maïs
tile-farmerama-kitchen_garden = Potager
tile-farmerama-manger = Mangeoire
tile-farmerama-vegetable_stall = Étal de légumes
tile-farmerama-drying_rack = Claie de séchage
tile-farmerama-field_cross = Croix des champs
tile-farmerama-grain_chest = Coffre à grains
tile-farmerama-rain_barrel = Tonneau de pluie
tile-farmerama-well = Puits
tile-farmerama-sundial = Cadran solaire
tile-farmerama-weathercock = Girouette
tile-farmerama-rose_arch = Arche de roses
tile-farmerama-dovecote = Pigeonnier
tile-farmerama-market_booth = Échoppe du marché
tile-farmerama-orchard_gate = Portail du verger
tile-farmerama-water_wheel = Roue à eau
tile-farmerama-fountain = Fontaine
tile-farmerama-pavilion = Pavillon

# Actions. « -crop » quand la plante est connue.

action-farmerama-stop = { $asked ->
        [sow] Ne plus semer
        [harvest] Ne plus récolter
        [fetch] En rester là
        [feed] Ne plus nourrir
        [seeds-sow] En rester là
        [keep] Garder cette carte
       *[other] Continuer
    }
action-farmerama-play = Jouer { $cards }
action-farmerama-do = Réaliser d’abord { $card }
action-farmerama-sow = Semer en { $field }
action-farmerama-sow-crop = Semer { $crop } en { $field }
action-farmerama-harvest = Récolter en { $field }
action-farmerama-harvest-crop = Récolter { $crop } en { $field }
action-farmerama-turn = Tourner votre roue d’un secteur pour une eau
action-farmerama-fetch = { $count ->
        [one] Prendre { $count } eau
       *[other] Prendre { $count } eaux
    }
action-farmerama-feed = Nourrir { $animal }
action-farmerama-gather = Prendre une tuile de tout ce qui manque à la grange
action-farmerama-take = Prendre { $good }
action-farmerama-choose = Prendre « { $tile } »
action-farmerama-put_back = Remettre la carte sous la pile contre une tuile Action spéciale
action-farmerama-spend = Rendre une tuile Action spéciale contre { $good }
action-farmerama-allot = Le hasard répartit les édifices, façon { $count }
action-farmerama-draw = Retourner « { $tile } »
action-farmerama-chief = { $seat } tient d’abord le chef mouton
action-farmerama-reveal = Retourner { $card }
action-farmerama-replenish = { $card } rejoint la pile, sans être vue

# Questions. « -more » : pour une eau, dans le jeu avancé ; « turn-on » : on ne peut plus que tourner.

ask-pick = Choisissez la carte que vous jouez ce tour.
ask-pick-two = Posez deux cartes différentes pour ce tour.
ask-pick-one-or-two = Vous tenez le chef mouton : posez une carte pour ce tour, ou deux cartes différentes.
ask-which-card = Quelle carte réalisez-vous d’abord ?
ask-sow = Semez sur un champ vide, ou tournez votre roue.
ask-sow-more = Semez une fois de plus pour une eau, ou continuez.
ask-harvest = Récoltez un champ, ou tournez votre roue.
ask-harvest-more = Récoltez une fois de plus pour une eau, ou continuez.
ask-fetch = Combien d’eau prenez-vous ?
ask-feed = Nourrissez un animal de votre étable, ou tournez votre roue.
ask-seeds = Prenez ce qui manque à votre grange ; vous pouvez d’abord tourner votre roue.
ask-seeds-sow = Vous pouvez semer une fois.
ask-turn-on = Vous pouvez encore tourner votre roue, ou continuer.
ask-tile = Choisissez l’un des édifices de l’étalage.
ask-allot = Le hasard répartit les édifices.
ask-crop = Prenez une plante au choix.
ask-crop-several = Prenez une plante au choix : il vous en revient { $count }.
ask-chief = Le hasard désigne le premier à tenir le chef mouton.
ask-farmerama-draw = Le hasard retourne un édifice décoratif.
ask-replenish = Une carte rejoint la pile d’action, sans être vue.
ask-reveal = Le hasard retourne une carte.
ask-keep = Gardez-vous la carte retournée, ou la remettez-vous contre une tuile Action spéciale ?

# Événements. « drawn » et « took » sont ceux de tous les jeux.

event-farmerama-round = Tour { $round }.
event-chief = { $player } tient le chef mouton pour commencer.
event-played = { $player } joue { $cards }.
event-awarded = { $player } reçoit « { $tile } ».
event-awarded-goods = { $player } reçoit « { $tile } » et prend { $goods }.
event-begins = { $player } réalise { $card }.
event-sowed = { $player } sème { $crop } en { $field }.
event-harvested = { $player } récolte { $crop } en { $field }.
event-fetched = { $count ->
        [one] { $player } prend { $count } eau.
       *[other] { $player } prend { $count } eaux.
    }
event-fed = { $player } nourrit { $animal }, qui va sur le pâturage de la parcelle { $area }.
event-gathered = { $player } prend { $goods }.
event-gathered-nothing = { $player } ne prend rien : il ne manque à la grange rien de ce qu’a la réserve.
event-turned = { $player } tourne sa roue d’un secteur.
event-product = { $player } monte au rang { $rank } ({ $product }) : { $animal } rentre à l’étable.
event-spent = { $player } rend une tuile Action spéciale contre { $good }.
event-put_back = { $player } remet la carte sous la pile.
event-turned_up = Carte retournée : { $card }, l’action favorisée de ce tour.
event-replenished = { $count ->
        [one] Une carte rejoint la pile, sans être vue. { $player } a maintenant { $count } tuile Action spéciale.
       *[other] Une carte rejoint la pile, sans être vue. { $player } a maintenant { $count } tuiles Action spéciale.
    }

# Pourquoi une chose n’est pas permise.

refusal-cards-missing = Posez deux cartes différentes pour ce tour : avec { $cards }, il en manque { $missing }.
refusal-too-many-cards = { $need ->
        [one] Posez une seule carte pour ce tour.
       *[other] Posez seulement { $need } cartes pour ce tour.
    }
refusal-only-chief-lays-two = Seul le joueur qui tient le chef mouton peut poser deux cartes ce tour : posez-en une.
refusal-must-lay = { $need ->
        [one] Vous devez poser une carte, même si elle ne sert à rien.
       *[other] Vous devez poser { $need } cartes différentes, même si elles ne servent à rien.
    }
refusal-card-not-played = Vous n’avez pas posé { $card } ce tour, mais { $cards }.
refusal-choose-card-first = Dites d’abord laquelle de vos deux cartes vous réalisez.
refusal-begin-card-first = Choisissez pour cela de réaliser d’abord { $card }.
refusal-no-such-field = Ce champ n’existe pas.
refusal-field-taken = Le champ { $field } n’est pas vide : { $crop }. Il faut d’abord le récolter.
refusal-field-empty = Il n’y a rien à récolter en { $field }.
refusal-not-a-sow-sector = { $turns ->
        [one] Le champ { $field } n’est pas en face d’un secteur de semailles : votre roue doit d’abord tourner d’un secteur, pour une eau.
       *[other] Le champ { $field } n’est pas en face d’un secteur de semailles : votre roue doit d’abord tourner de { $turns } secteurs, pour une eau chacun.
    }
refusal-not-a-harvest-sector = { $turns ->
        [one] Le champ { $field } n’est pas en face d’un secteur de récolte : votre roue doit d’abord tourner d’un secteur, pour une eau.
       *[other] Le champ { $field } n’est pas en face d’un secteur de récolte : votre roue doit d’abord tourner de { $turns } secteurs, pour une eau chacun.
    }
refusal-none-in-barn = Il faut { $need } ; dans votre grange : { $have }.
refusal-none-in-supply = Il ne reste { $none } dans la réserve.
refusal-none-anywhere = Il ne reste { $none }, ni dans votre grange ni dans la réserve : semer en demande une tuile de chaque.
refusal-limit-reached = { $card } : la limite de ce tour est atteinte ({ $limit }).
refusal-sown-already = Avec Semences, on ne sème qu’une fois.
refusal-once-more-for-water = { $card } : la limite de ce tour est atteinte ({ $limit }) ; une fois de plus coûte une eau, et votre grange n’en a pas.
refusal-bar-blocked = La barre passerait sur la parcelle { $area }, où il reste des plantes : récoltez d’abord { $fields }.
refusal-no-water-and-bar = Votre grange n’a pas d’eau pour tourner la roue ; de plus, la barre passerait sur la parcelle { $area }, où il reste des plantes : récoltez d’abord { $fields }.
refusal-animal-out = Seuls les animaux à l’étable se nourrissent : { $animal } est au pâturage tant que son produit n’est pas venu.
refusal-fodder-short = Fourrage pour { $animal } : { $fodder }. Il manque dans votre grange { $lacking }.
refusal-fodder-short-and-full = Pour nourrir { $animal }, il manque dans votre grange { $lacking } ; de plus, le pâturage de la parcelle { $area }, sa destination, est plein.
refusal-pasture-full = { $limit ->
        [one] Le pâturage de la parcelle { $area }, où irait l’animal, est plein : il accueille { $limit } animal. Tournez d’abord votre roue.
       *[other] Le pâturage de la parcelle { $area }, où irait l’animal, est plein : il accueille { $limit } animaux. Tournez d’abord votre roue.
    }
refusal-too-much-water = { $limit ->
        [one] Vous pouvez prendre encore { $limit } eau au plus.
       *[other] Vous pouvez prendre encore { $limit } eaux au plus.
    }
refusal-gather-first = Prenez d’abord ce qui manque à votre grange.
refusal-gathered-already = Vous avez déjà pris ce qui manquait à votre grange.
refusal-tile-not-displayed = L’édifice « { $tile } » n’est pas dans l’étalage.
refusal-must-take-building = Vous devez prendre l’un des édifices de l’étalage.
refusal-must-take-crop = { $limit ->
        [one] Vous devez prendre encore { $limit } plante au choix.
       *[other] Vous devez prendre encore { $limit } plantes au choix.
    }
refusal-not-a-crop = Ce n’est pas une plante : { $good }. L’édifice donne des plantes au choix.
refusal-no-special-tile = Vous n’avez pas de tuile Action spéciale : il en vient une chaque fois que la pile d’action est refaite.
refusal-not-this-card = Il faut pour cela la carte { $card }, que vous n’avez pas posée ce tour ; vous réalisez { $now }.
refusal-card-to-come = Il faut pour cela la carte { $card }, qui vient ensuite : finissez d’abord { $now }.
refusal-card-done = Vous avez déjà réalisé { $card } ce tour.
refusal-carrying-out = Vous êtes déjà en train de réaliser { $now }.
refusal-not-unseen = L’édifice « { $tile } » ne peut pas être retourné.
refusal-not-in-pile = Il n’y a pas de carte { $card } dans la pile.

# Ce qui se fait à un autre moment, ou pas dans cette partie.

refusal-for-chance = C’est au hasard d’en décider.
refusal-cards-laid = Les cartes se posent au début du tour.
refusal-before-work = Cela se fait en réalisant une carte, quand toutes sont retournées et les édifices attribués.
refusal-awards-only = Un édifice va à l’un de ceux qui ont posé la même carte, quand toutes sont retournées.
refusal-crops-of-choice-only = Des denrées au choix ne viennent qu’avec un édifice qui en donne.
refusal-put-back-before = Une carte ne peut être remise qu’aussitôt retournée.
refusal-solo-only = Les tuiles Action spéciale sont celles du jeu en solo.

# Modes, phases, scores, fin.

mode-basic = de base
mode-solo = solo
phase-choose = choix des cartes
phase-award = attribution des édifices
phase-act = réalisation des actions
phase-solo = carte à retourner
score-products = produits
score-crops = plantes
score-pastures = animaux sur les pâturages
outcome-stars = { $winners } gagne avec le plus d’étoiles.
outcome-water = Les étoiles sont à égalité : { $winners } gagne, ayant le plus d’eau.
outcome-shared = Étoiles et eau sont à égalité : { $winners } partagent la victoire.
outcome-solo-won = { $winners } gagne : il y a assez d’étoiles.
outcome-solo-lost = Il y a trop peu d’étoiles : la partie est perdue.

# Options, et ce que les joueurs doivent savoir des chiffres.

option-farmerama-mode = De base, avancé, ou solo pour un seul joueur.
option-seats = Le nombre de joueurs.
option-components = Le fichier de données avec les chiffres du matériel.
option-first_chief = À trois joueurs, qui tient d’abord le chef mouton.
note-farmerama-proposals = Certains chiffres sont des propositions, car les images du livret n’étaient pas disponibles : les nombres de la roue d’action, l’ordre sur les roues des joueurs, les champs et les épouvantails, les étoiles des produits et des animaux, les récompenses des édifices, la comparaison du jeu avancé, le stock de départ et le nombre de tuiles. Qui possède la boîte peut les corriger (docs/farmerama.md).
note-farmerama-own-figures = Cette partie se joue avec les chiffres de votre propre fichier de données ({ $checksum }).

# Erreurs des options, des positions et du fichier de données.

error-option-solo-seats = Le jeu en solo est pour un joueur, les autres modes sont pour deux à quatre.
error-option-chief = « { $value } » ne peut pas tenir d’abord le chef mouton : il faut trois joueurs et l’une des places 0, 1, 2.
error-position-pasture = { $path } : l’animal ne peut pas être là ; le pâturage est plein ou devant la tétine.
error-position-tile-twice = { $path } : le compte des édifices n’y est pas. Chaque édifice de cette partie est à un seul endroit, et il y en a au plus deux dans l’étalage.
error-position-cards = { $path } : ces cartes ne peuvent pas se trouver ainsi.
error-components-no-file = Il n’y a pas de fichier { $file } ; « bocage components write { $file } » en écrit un pour commencer.
error-components-unreadable = { $file } ne peut pas être lu comme fichier de données du matériel.
error-components-toml = Le fichier de données du matériel n’est pas du TOML valable : ligne { $line }, colonne { $column }.
error-components-foreign = Ce n’est pas un fichier de données de Farmerama, ou il est d’une autre version.
error-components-differ = La partie a été jouée avec les chiffres { $wanted }, mais voici { $found } : donnez son fichier de données.
error-components-missing = { $path } manque dans le fichier de données.
error-components-source = { $path } : la source doit être rulebook, public ou inferred.
error-components-table = { $path } : une table est attendue.
error-components-count = { $need ->
        [one] { $path } : exactement { $need } valeur est attendue.
       *[other] { $path } : exactement { $need } valeurs sont attendues.
    }
error-components-flag = { $path } : true ou false est attendu.
error-components-word = { $path } ne veut rien dire ici : au choix { $known }.
error-components-number = { $path } : un nombre entier est attendu.
error-components-range = { $path } : { $value } n’est pas entre { $low } et { $high }.
error-components-pair = { $path } : le nombre pour un joueur seul doit être plus grand que l’autre.
error-components-known-pairs = { $path } : les paires 3/2 et 4/2 de Semer sont dans le livret et doivent s’y trouver toutes deux.
error-components-sector = { $path } : un secteur nomme l’une des quatre plantes, ou bien sert à récolter.
error-components-head = { $path } : chaque tête est sheep, pig, cow ou horse, et n’apparaît qu’une fois.
error-components-crops-once = { $path } : il faut exactement un secteur pour chaque plante.
error-components-heads = { $path } : il faut quatre têtes et une tétine, et aucune tête dans le secteur de la tétine.
error-components-harvest-adjacent = { $path } : il faut trois secteurs de récolte qui se suivent.
error-components-bar = { $path } : la barre est après le dernier secteur de récolte.
error-components-fields-total = { $path } : ce n’est pas le total des champs de toutes les parcelles, qui est { $found }.
error-components-scarecrow = { $path } : la parcelle { $area } n’a pas ce champ.
error-components-feed = { $path } : un animal doit manger quelque chose.
error-components-no-reward = { $path } : un édifice doit donner des denrées ou porter une étoile.
error-components-tiles = { $path } : les identifiants doivent être différents, et il y a au plus 60 édifices.
error-components-id = { $path } : un identifiant commence par une minuscule ; des minuscules, des chiffres et _ peuvent suivre.
error-components-planted = { $path } : ce champ n’existe pas, une autre plante y est déjà, ou cette plante ne peut pas y être semée au départ.
error-components-goods-total = { $path } : ce n’est pas le total des tuiles de toutes les sortes, qui est { $found }.
error-components-too-few = { $path } : ce n’est pas assez pour préparer quatre fermes.
error-components-criteria = { $path } : chacun de { $known } doit s’y trouver une fois.
