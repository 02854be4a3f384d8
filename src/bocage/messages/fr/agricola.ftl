# Agricola : noms, actions, questions, événements.

good-clay = argile
good-clay-one = une argile
good-clay-count = { $count ->
        [0] aucune argile
        [one] { $count } argile
       *[other] { $count } argiles
    }
good-grain = céréales
good-grain-one = une céréale
good-grain-count = { $count ->
        [0] aucune céréale
        [one] { $count } céréale
       *[other] { $count } céréales
    }
good-vegetable = légumes
good-vegetable-one = un légume
good-vegetable-count = { $count ->
        [0] aucun légume
        [one] { $count } légume
       *[other] { $count } légumes
    }
good-boar = sangliers
good-boar-one = un sanglier
good-boar-count = { $count ->
        [0] aucun sanglier
        [one] { $count } sanglier
       *[other] { $count } sangliers
    }
good-cattle = bœufs
good-cattle-one = un bœuf
good-cattle-count = { $count ->
        [0] aucun bœuf
        [one] { $count } bœuf
       *[other] { $count } bœufs
    }
good-meal = repas
good-meal-one = un repas
good-meal-count = { $count ->
        [0] aucun repas
       *[other] { $count } repas
    }
house-wood = en bois
house-clay = en argile
house-stone = en pierre
field-on-card = le champ de la carte

# Cases action ; les noms courts sont pour les places étroites.

space-agricola-farm_expansion = Extension de ferme
space-agricola-meeting_place = Lieu de rencontre
space-agricola-grain_seeds = Culture de céréales
space-agricola-farmland = Terre labourable
space-agricola-lessons = Apprentissage
space-agricola-day_laborer = Travail journalier
space-agricola-forest = Forêt
space-agricola-clay_pit = Carrière d’argile
space-agricola-reed_bank = Plage de roseaux
space-agricola-fishing = Pêche
space-agricola-grove = Petit bois
space-agricola-copse = Bosquet
space-agricola-hollow = Vallon
space-agricola-resource_market = Marché de ressources
space-agricola-resource_market-short = Ressources
space-agricola-more_lessons = Apprentissage (seconde case)
space-agricola-more_lessons-short = Apprentissage 2
space-agricola-traveling_players = Spectacle
space-agricola-traveling_players-short = Spectacle
space-agricola-major_improvement = Aménagements
space-agricola-major_improvement-short = Aménagements
space-agricola-fencing = Clôtures
space-agricola-grain_utilization = Utilisation de céréales
space-agricola-grain_utilization-short = Util. céréales
space-agricola-sheep_market = Marché aux moutons
space-agricola-basic_wish_for_children = Désir d’enfant
space-agricola-basic_wish_for_children-short = Désir d’enfant
space-agricola-house_redevelopment = Rénovation de maison
space-agricola-house_redevelopment-short = Rénov. maison
space-agricola-western_quarry = Carrière Ouest
space-agricola-vegetable_seeds = Culture de légumes
space-agricola-pig_market = Marché aux sangliers
space-agricola-pig_market-short = Marché sangliers
space-agricola-cattle_market = Marché aux bœufs
space-agricola-eastern_quarry = Carrière Est
space-agricola-urgent_wish_for_children = Désir d’enfant urgent
space-agricola-urgent_wish_for_children-short = Désir urgent
space-agricola-cultivation = Culture
space-agricola-farm_redevelopment = Rénovation de ferme
space-agricola-farm_redevelopment-short = Rénov. ferme
space-agricola-side_job = Activité secondaire
space-agricola-tile_copse = Bosquet (tuile)
space-agricola-tile_resource_market = Marché de ressources (tuile)
space-agricola-tile_resource_market-short = Ress. (tuile)
space-agricola-animal_market = Marché aux animaux
space-agricola-modest_wish_for_children = Désir d’enfant modeste
space-agricola-modest_wish_for_children-short = Désir modeste

# Actions.

action-agricola-stop = { $asked ->
        [feed] Nourrir la famille
        [room] Ne plus construire de pièces
        [stable] Ne plus construire d’étables
        [sow] Ne plus semer
        [bake] Ne plus cuire
        [enclose] Ne plus poser de clôtures
        [enclose-more] Fermer ce pâturage
        [reap] Ne pas en prendre plus
        [improve-full] Ne rien construire ni jouer
        [improve-beginner] Ne rien construire
        [minor] Ne rien jouer
        [mulligan] Garder les cartes
        [and-or] En rester là
       *[other] Continuer
    }
action-agricola-answer = { $word ->
        [yes] Oui
       *[no] Non
    }
action-agricola-use = Utiliser : { $card }
action-agricola-use-paid = Utiliser : { $card }, en payant { $goods }
action-agricola-call = Utiliser : { $card }
action-agricola-call-trade = { $card } : { $paid } contre { $taken }
action-agricola-eat-grain = Manger une céréale : 1 repas
action-agricola-eat-vegetable = Manger un légume cru : 1 repas
action-agricola-cook-vegetable = { $food ->
        [0] Cuisiner un légume
       *[other] Cuisiner un légume : { $food } repas
    }
action-agricola-cook-sheep = { $food ->
        [0] Cuisiner un mouton
       *[other] Cuisiner un mouton : { $food } repas
    }
action-agricola-cook-boar = { $food ->
        [0] Cuisiner un sanglier
       *[other] Cuisiner un sanglier : { $food } repas
    }
action-agricola-cook-cattle = { $food ->
        [0] Cuisiner un bœuf
       *[other] Cuisiner un bœuf : { $food } repas
    }
action-agricola-option = Choisir le numéro { $word }
action-agricola-option-farm_expansion-1 = Construire des pièces
action-agricola-option-farm_expansion-2 = Construire des étables
action-agricola-option-grain_utilization-1 = Semer
action-agricola-option-grain_utilization-2 = Cuire du pain
action-agricola-option-cultivation-1 = Labourer un champ
action-agricola-option-cultivation-2 = Semer
action-agricola-option-side_job-1 = Construire une étable
action-agricola-option-side_job-2 = Cuire du pain
action-agricola-option-animal_market-1 = Prendre un mouton et 1 repas
action-agricola-option-animal_market-2 = Prendre un sanglier
action-agricola-option-animal_market-3 = Acheter un bœuf pour 1 repas
action-agricola-option-mulligan-1 = Rendre les savoir-faire
action-agricola-option-mulligan-2 = Rendre les aménagements mineurs
action-agricola-option-scholar-1 = Jouer un savoir-faire
action-agricola-option-scholar-2 = Jouer un aménagement mineur
action-agricola-option-cottager-1 = Construire une pièce
action-agricola-option-cottager-2 = Rénover
action-agricola-space = Placer un fermier sur { $space }
action-agricola-space-own = Effectuer l’action : { $space }
action-agricola-major = Construire : { $card }
action-agricola-minor = Jouer : { $card }
action-agricola-occupation = Jouer : { $card }
action-agricola-pay = Payer { $goods }
action-agricola-give_back = Rendre : { $card }
action-agricola-room = Construire une pièce en { $cell }
action-agricola-plow = Labourer un champ en { $cell }
action-agricola-stable = Construire une étable en { $cell }
action-agricola-enclose = Prendre { $cell } dans le pâturage
action-agricola-sow_grain = Semer des céréales : { $field }
action-agricola-sow_vegetable = Semer un légume : { $field }
action-agricola-bake = Cuire une céréale : { $card }
action-agricola-renovate = Rénover { $house }
action-agricola-take = Prendre { $good }
action-agricola-release = Relâcher { $good }
action-agricola-reap = Prendre une céréale de plus : { $field }
action-agricola-lift = Déplacer un produit : { $field }
action-agricola-lay = Le poser : { $field }
action-agricola-keep_minor = Garder : { $card }
action-agricola-keep_occupation = Garder : { $card }
action-agricola-deal_minor = Distribuer : { $card }
action-agricola-deal_occupation = Distribuer : { $card }
action-agricola-reveal = Révéler { $space }
action-agricola-starter = { $seat } commence

# Questions.

ask-agricola-space = Placez un fermier sur une case action.
ask-agricola-space-of = Placez votre { $number ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } fermier sur { $count ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
       *[other] cinq
    } : choisissez une case action.
ask-agricola-another = Placez un second fermier sur une case action.
ask-agricola-use = Effectuez l’action de la case.
ask-agricola-use-named = Effectuez l’action de la case, ou utilisez : { $cards }.
ask-agricola-and-or = Que faites-vous ?
ask-agricola-improve = Choisissez un aménagement.
ask-agricola-minor = Choisissez un aménagement mineur.
ask-agricola-occupation = Choisissez un savoir-faire.
ask-agricola-pay = Comment payez-vous ?
ask-agricola-pay-short = Il vous faut { $goods } : échangez d’abord quelque chose.
ask-agricola-room = Où va la pièce ?
ask-agricola-plow = Où labourez-vous ?
ask-agricola-stable = Où va l’étable ?
ask-agricola-enclose = Choisissez une case du prochain pâturage.
ask-agricola-enclose-one = Quelle case clôturez-vous ?
ask-agricola-enclose-more = Ajoutez des cases au pâturage, ou fermez-le.
ask-agricola-enclose-done = Rien d’autre ne peut être clôturé.
ask-agricola-sow = Que semez-vous, et où ?
ask-agricola-bake = Où cuisez-vous le pain ?
ask-agricola-renovate = En quoi rénovez-vous ?
ask-agricola-release = Vos animaux n’ont pas tous de la place. Relâchez-en un.
ask-agricola-release-cook = Vos animaux n’ont pas tous de la place. Relâchez-en un ou cuisinez-le.
ask-agricola-release-young = Vos animaux et leurs petits n’ont pas tous de la place. Relâchez-en un : rien ne peut être cuisiné maintenant.
ask-agricola-last-releases = Avant le décompte, vous pouvez relâcher des animaux pour mieux placer les autres.
ask-agricola-feed = { $short ->
        [0] Il faut { $need } repas à votre famille et vous en avez { $have }.
       *[other] Il faut { $need } repas à votre famille et vous en avez { $have } : il faudrait en mendier { $short }.
    }
ask-agricola-reap = Dans quels champs prenez-vous une céréale de plus ?
ask-agricola-lift = Quel produit déplacez-vous ?
ask-agricola-lay = Où va-t-il ?
ask-agricola-keep = Gardez { $cards }.
agricola-count-minors = { $count ->
        [one] { $count } aménagement mineur
       *[other] { $count } aménagements mineurs
    }
agricola-count-occupations = { $count ->
        [one] { $count } savoir-faire
       *[other] { $count } savoir-faire
    }
ask-agricola-mulligan = Gardez-vous vos cartes, ou rendez-vous toutes celles d’un type ?
ask-agricola-deal = Le hasard distribue une carte.
ask-agricola-reveal = Une carte Tour est révélée.
ask-agricola-starter = Le hasard désigne le premier joueur.
ask-agricola-window = Utilisez une carte, ou continuez.
ask-agricola-window-named = Vous pouvez utiliser : { $cards }.
ask-agricola-pause-named = { $next } Avant cela, vous pouvez utiliser : { $cards }.
ask-agricola-pause-plain = { $next } Avant cela, vous pouvez cuisiner ou échanger quelque chose.
ask-agricola-pause-work = La Journée de travail se termine.
ask-agricola-pause-newborn = C’est bientôt aux autres de jouer.
ask-agricola-pause-between = Le tour de jeu suivant va commencer.
ask-agricola-pause-arrival = Des animaux vont arriver de la case Tour.
ask-agricola-pause-fields = Les produits des champs vont être récoltés.
ask-agricola-pause-breeding = Les animaux vont se reproduire ; pendant ce temps, rien ne peut être cuisiné ni échangé.
ask-agricola-pause-counting = Les points vont être comptés.
ask-agricola-which = Que choisissez-vous ?
ask-agricola-which-card = { $card } : que choisissez-vous ?
ask-agricola-choose-card = Utilisez-vous la carte { $card } ?

# Phases, modes, points, la fin.

phase-home = retour à la maison
phase-fields = récolte des champs
phase-feeding = repas de famille
mode-full = avec les cartes
mode-beginner = première partie, sans cartes en main
score-farm = ferme
score-cards = cartes
score-begging = mendicité
score-agricola-fields = champs
score-agricola-pastures = pâturages
score-agricola-grain = céréales
score-agricola-vegetables = légumes
score-agricola-sheep = moutons
score-agricola-boar = sangliers
score-agricola-cattle = bœufs
score-agricola-unused = cases vides
score-agricola-fenced_stables = étables clôturées
score-agricola-clay_rooms = pièces en argile
score-agricola-stone_rooms = pièces en pierre
score-agricola-people = fermiers
score-agricola-noted = points bonus notés
outcome-resources = Égalité aux points : { $winners } gagne, avec plus de ressources de construction en réserve.
outcome-all-equal = Égalité aux points et aux ressources : { $winners } se partagent la victoire.
outcome-counted = Décompte des points : { $winners }.

# Options.

option-agricola-seats = Combien de joueurs ; un seul joue en solo.
option-agricola-mode = Avec des cartes en main, ou sans.
option-agricola-draft = Comment les mains sont choisies.
option-agricola-banned = Les cartes laissées de côté.
option-agricola-first_player = Qui commence le tour 1.
option-agricola-additional_actions = La tuile Actions supplémentaires est en jeu.
option-agricola-choose_hand = En solo, le joueur choisit ses cartes.
option-agricola-choose_round_order = En solo, le joueur choisit l’ordre des cartes Tour dans chaque période.
option-slot2_payment_after_space = Les prix dus à l’utilisation d’une case sont payés après son action.
option-slot2_actions_after_space = Les actions accordées à l’utilisation d’une case peuvent aussi suivre son action.
option-at_any_time_on_other_turns = Les effets à tout moment peuvent servir entre les tours de jeu des autres.
option-scholar_gain_cards_same_round = Une carte jouée par l’Érudit apporte aussi ce qu’elle donne au début de ce tour.
option-sleeping_corner_opens_closed_tile = Le Coin couchage ouvre aussi une tuile fermée.
option-pass_without_legal_space = Qui ne peut placer personne passe et reste dans le tour.
option-farm_expansion_switch_back = Pièces et étables peuvent alterner sur Extension de ferme.
option-mini_pasture_may_split = Le Mini-pâturage peut diviser un ancien pâturage.
option-impossible_effect_blocks_play = Un aménagement mineur dont l’effet est impossible ne peut pas être joué.
option-craft_bonus_counts_for_tiebreak = Les ressources qui rapportent sur un atelier départagent encore les égalités.
option-solo_meeting_place_needs_minor = En solo, Lieu de rencontre demande un aménagement mineur à jouer.
option-solo_filter_dead_cards = En solo, les cartes sans effet sont laissées de côté.
option-solo_beginner = La première partie peut se jouer en solo.
option-replenish_before_goods = Les cases sont réapprovisionnées avant la prise des biens de la case Tour.
option-pond_hut_at_most_two = La Cabane de l’étang demande au plus 2 savoir-faire, et non exactement 2.

# Ce qui s’est passé.

event-agricola-baked = { $player } cuit une céréale ({ $card }) : { $food }.
event-agricola-built = { $player } construit : { $card }.
event-agricola-born = { $count ->
        [one] { $player } a un enfant et compte maintenant { $count } fermier.
       *[other] { $player } a un enfant et compte maintenant { $count } fermiers.
    }
event-agricola-bred = Naissances chez { $player } : { $goods }.
event-agricola-cooked = { $player } cuisine { $good } : { $food }.
event-agricola-fed = { $begged ->
        [0] { $player } nourrit sa famille : { $food }.
        [one] { $player } nourrit sa famille : { $food }, et prend { $begged } marqueur de mendicité.
       *[other] { $player } nourrit sa famille : { $food }, et prend { $begged } marqueurs de mendicité.
    }
event-agricola-fenced = { $count ->
        [one] { $player } ferme un pâturage avec { $count } clôture : { $places }.
       *[other] { $player } ferme un pâturage avec { $count } clôtures : { $places }.
    }
event-agricola-gained = { $player } prend { $goods }.
event-agricola-gave_back = { $player } rend une carte : { $card }.
event-agricola-harvested = { $player } récolte { $good } : { $field }.
event-agricola-moved_crop = { $player } déplace un produit : { $source }, puis { $field }.
event-agricola-mulligan = { $minors ->
        [yes] { $player } rend ses aménagements mineurs contre { $count ->
            [one] { $count } autre
           *[other] { $count } autres
        }.
       *[no] { $player } rend ses savoir-faire contre { $count ->
            [one] { $count } autre
           *[other] { $count } autres
        }.
    }
event-agricola-noted = { $count ->
        [one] { $player } note { $count } point bonus.
       *[other] { $player } note { $count } points bonus.
    }
event-agricola-paid = { $player } paie { $goods }.
event-agricola-passed_on = { $player } transmet à { $other } : { $card }.
event-agricola-played = { $player } joue : { $card }.
event-agricola-plowed = { $player } laboure un champ en { $cell }.
event-agricola-put_back = { $player } remet du bois sur { $space }.
event-agricola-raised = { $player } envoie un enfant à la maison comme adulte.
event-agricola-released = { $player } relâche { $good }.
event-agricola-renovated = { $player } rénove : la maison est { $house }.
event-agricola-revealed = Nouvelle case : { $space }.
event-agricola-room = { $player } construit une pièce { $house } en { $cell }.
event-agricola-round = Tour { $round }. { $player } commence.
event-agricola-scheduled = { $player } place des biens sur des cases Tour : { $goods } sur chacune.
event-agricola-sowed = { $player } sème { $good } : { $field }.
event-agricola-space = { $player } utilise { $space }.
event-agricola-stable = { $player } construit une étable en { $cell }.
event-agricola-starter = { $player } est premier joueur.
event-agricola-used = { $player } utilise : { $card }.
event-agricola-several-harvested = { $player } récolte : { $places }.
event-agricola-several-plowed = { $player } laboure : { $places }.
event-agricola-several-sowed = { $player } sème : { $places }.
event-agricola-several-stable = { $player } construit des étables : { $places }.
