# Ce que disent les cartes du Verger en plus de leurs textes.

action-agricola-option-grafter-1 = Labourer un champ
action-agricola-option-grafter-2 = Prendre 1 légume
event-agricola-drew = { $x ->
        [0] Il ne reste aucune carte à piocher pour { $player }.
        [one] { $player } pioche { $x } carte dans la boîte.
       *[other] { $player } pioche { $x } cartes dans la boîte.
    }
refusal-agricola-apples-sold = La Marchande de pommes sert une fois par tour.

action-creatures-option-harvest_home-1 = Prendre 1 mouton et 1 cochon
action-creatures-option-harvest_home-2 = Placer jusqu’à 3 barrières gratuitement
event-creatures-grafted = { $x ->
        [one] { $player } a { $x } greffe sur l’Établi de greffe.
       *[other] { $player } a { $x } greffes sur l’Établi de greffe.
    }
refusal-creatures-bench-full = { $grafts } greffes remplissent l’Établi de greffe.
