# All Creatures Big and Small : noms, actions, questions.

list-and = { $first } et { $last }
nothing = rien
seat = Joueur { $number }
side = { $side ->
        [left] gauche
       *[right] droite
    }
edge = { $side ->
        [n] le côté nord de { $cell }
        [s] le côté sud de { $cell }
        [w] le côté ouest de { $cell }
       *[e] le côté est de { $cell }
    }
trough = auge

# Les biens : le nom, un seul, plusieurs.

good-wood = bois
good-wood-one = un bois
good-wood-count = { $count ->
        [0] aucun bois
       *[other] { $count } bois
    }
good-stone = pierre
good-stone-one = une pierre
good-stone-count = { $count ->
        [0] aucune pierre
        [one] { $count } pierre
       *[other] { $count } pierres
    }
good-reed = roseau
good-reed-one = un roseau
good-reed-count = { $count ->
        [0] aucun roseau
        [one] { $count } roseau
       *[other] { $count } roseaux
    }
good-borders = barrières
good-borders-one = une barrière
good-borders-count = { $count ->
        [0] aucune barrière
        [one] { $count } barrière
       *[other] { $count } barrières
    }
good-sheep = moutons
good-sheep-short = mo
good-sheep-one = un mouton
good-sheep-count = { $count ->
        [0] aucun mouton
        [one] { $count } mouton
       *[other] { $count } moutons
    }
good-pig = cochons
good-pig-short = co
good-pig-one = un cochon
good-pig-count = { $count ->
        [0] aucun cochon
        [one] { $count } cochon
       *[other] { $count } cochons
    }
good-cow = vaches
good-cow-short = va
good-cow-one = une vache
good-cow-count = { $count ->
        [0] aucune vache
        [one] { $count } vache
       *[other] { $count } vaches
    }
good-horse = chevaux
good-horse-short = ch
good-horse-one = un cheval
good-horse-count = { $count ->
        [0] aucun cheval
        [one] { $count } cheval
       *[other] { $count } chevaux
    }

# Cases action ; les noms courts servent quand la place manque.

space-creatures-start_player = Premier joueur + 1 bois
space-creatures-start_player-short = Premier joueur
space-creatures-three_wood = 3 bois
space-creatures-one_stone = 1 pierre
space-creatures-two_stone = 2 pierres
space-creatures-building_resources = Ressources de construction
space-creatures-building_resources-short = Ressources
space-creatures-fences = Clôtures
space-creatures-walls = Murets
space-creatures-expand = Extension
space-creatures-feeding_troughs = Auges
space-creatures-feeding_troughs-short = Auges
space-creatures-stall = Stalle
space-creatures-stables = Étable
space-creatures-special_building_1 = Bâtiment spécial
space-creatures-special_building_2 = Bâtiment spécial (deuxième case)
space-creatures-special_building_2-short = Bâtiment spécial
space-creatures-reed_and_sheep = Roseau (+ mouton)
space-creatures-pig_and_sheep = Cochon (+ mouton)
space-creatures-cow_and_pigs = Vache (+ cochon)
space-creatures-horse_and_sheep = Cheval (+ mouton)

# Actions.

action-creatures-stop = { $asked ->
        [border] Ne plus poser de barrière
        [trough] Ne plus placer d’auge
        [upgrade] Ne plus transformer de stalle
        [build] Ne rien construire de plus
        [expand] Ne pas ajouter d’extension
        [lone-animal] Ne plus désigner d’animal seul
        [relocate] Ne plus rien soulever
       *[other] Continuer
    }
action-creatures-answer = { $word ->
        [yes] Oui
       *[no] Non
    }
action-creatures-answer-building = Oui, utiliser « { $building } »
action-creatures-use = Utiliser « { $building } »
action-creatures-call = Utiliser « { $building } »
action-creatures-option = Choisir le numéro { $word }
action-creatures-space = Placer un ouvrier sur { $space }
action-creatures-space-free = Utiliser { $space } sans ouvrier
action-creatures-build = Construire « { $building } »
action-creatures-at = Le placer en { $cell }
action-creatures-at-building = Placer « { $building } » en { $cell }
action-creatures-border = Poser une barrière sur { $edge }
action-creatures-trough = Placer une auge en { $cell }
action-creatures-upgrade = Transformer la stalle de { $cell } en étable
action-creatures-pay = Payer avec { $payment }
action-creatures-take = { $asked ->
        [lone-animal] Laisser { $good } en solitaire dans un pâturage
       *[other] Prendre { $good }
    }
action-creatures-give = Donner { $good }
action-creatures-release = Relâcher { $good }
action-creatures-expand = { $word ->
        [left] Ajouter l’extension à gauche
       *[right] Ajouter l’extension à droite
    }
action-creatures-lift = Soulever la stalle de { $cell }
action-creatures-lift_trough = Soulever l’auge de { $cell }
action-creatures-draw = Exposer « { $building } »
action-creatures-starter = { $seat } commence

# Questions.

ask-space = Placez un ouvrier sur une case action.
ask-space-of = Placez votre { $number ->
        [1] premier
        [2] deuxième
       *[other] troisième
    } ouvrier sur trois : choisissez une case action.
ask-space-free = Choisissez une case action à utiliser sans ouvrier.
ask-build = Choisissez un bâtiment spécial à construire.
ask-build-pay = Comment payez-vous le bâtiment ?
ask-build-pay-building = Comment payez-vous « { $building } » ?
ask-build-at = Où va le bâtiment ?
ask-build-at-building = Où va « { $building } » ?
ask-stall-at = Où va la stalle ?
ask-stall-for-trough = Quelle auge laisse la place à la stalle ?
ask-border = Posez une barrière.
ask-trough = Placez une auge.
ask-upgrade = Choisissez une stalle à transformer en étable.
ask-pay = Comment payez-vous ?
ask-take = Choisissez ce que vous prenez.
ask-give = Choisissez ce que vous donnez.
ask-trade = Choisissez un animal à donner ; il en faut deux d’espèces différentes.
ask-trade-take = Choisissez l’animal reçu, d’une troisième espèce.
ask-release = Vos animaux n’ont pas tous de la place. Relâchez-en un.
ask-last-releases = Avant le décompte, vous pouvez relâcher des animaux, pour que d’autres quittent la tuile où ils ne comptent pas.
ask-expand = De quel côté va l’extension ?
ask-lone-animal = Quels animaux sont seuls dans un pâturage ?
ask-relocate = Choisissez une stalle ou une auge à soulever.
ask-relocate-where = Choisissez où va ce que vous avez soulevé.
ask-draw = Le hasard tire un bâtiment spécial.
ask-starter = Le hasard désigne le premier joueur.
ask-window = Utilisez un bâtiment, ou continuez.
ask-window-named = Vous pouvez utiliser : { $buildings }.
ask-pause = Utilisez un effet possible à tout moment, ou continuez.
ask-choose = Choisissez.
ask-choose-building = Utilisez-vous « { $building } » ?
ask-over = La partie est finie.

# Phases.

phase-setup = mise en place
phase-start = début du tour
phase-work = Journée de travail
phase-before-breeding = avant la reproduction
phase-breeding = reproduction
phase-end = fin du tour
phase-scoring = avant le décompte
phase-over = la fin

# Modes, scores, fin.

mode-standard = standard
mode-advanced = avancé
mode-expert = expert
mode-free = tuiles au choix
score-animals = animaux
score-bonus = bonus
score-expansions = extensions
score-buildings = bâtiments
score-total = total
score-others = ce que les autres gagnent
score-rest = toutes les autres lignes
outcome-score = { $winners } gagne avec le meilleur score.
outcome-tie-break = Les scores sont égaux : { $winners } gagne, n’ayant pas commencé le tour 1.

# Options.

option-mode = Combien de bâtiments spéciaux sont exposés.
option-tiles = Les bâtiments spéciaux exposés.
option-first_player = Qui commence le tour 1.
option-at_any_time_on_opponents_turn = Les effets « à tout moment » peuvent interrompre l’adversaire qui joue.
option-assembly_hall_gift_without_placing = La Salle commune peut donner une barrière sans en poser.
option-border_on_wall_edge = Une barrière peut être posée sur un côté fermé par un mur.
option-expansion_mandatory_when_available = La case Extension doit ajouter l’extension si c’est possible.
option-ranch_requires_net_horse = Le Ranch ne paie que pour un cheval de plus dans le troupeau.
option-window_order_by_marker = Qui tient le marqueur de premier joueur agit d’abord, et non qui a commencé le tour.
option-timber_shop_retroactive = Un Livreur de bois construit tard paie pour des cases déjà occupées.
option-pen_animals_count_for_stall_thresholds = Les animaux de l’Enclos comptent pour les Stalles à vaches et à cochons.
option-rearing_station_trough_doubles = Une auge double la Nurserie.
option-estate_counts_cow_and_pig_stall = Les Stalles à vaches et à cochons comptent pour le Domaine.
option-forced_free_trough = L’auge du Puits et de la Réserve de nourriture doit être placée.
option-small_extension_holds_two = La Cour accueille 2 animaux au lieu de 1.
