# What the cards of the Orchard say beside their texts.

action-agricola-option-grafter-1 = Plow a field
action-agricola-option-grafter-2 = Take 1 vegetable
event-agricola-drew = { $x ->
        [0] There is no card left for { $player } to draw.
        [one] { $player } draws { $x } card from the box.
       *[other] { $player } draws { $x } cards from the box.
    }
refusal-agricola-apples-sold = The Apple Seller serves once each round.

action-creatures-option-harvest_home-1 = Take 1 sheep and 1 pig
action-creatures-option-harvest_home-2 = Place up to 3 borders at no cost
event-creatures-grafted = { $x ->
        [one] { $player } has { $x } graft on the Grafting Bench.
       *[other] { $player } has { $x } grafts on the Grafting Bench.
    }
refusal-creatures-bench-full = { $grafts } grafts fill the Grafting Bench.
