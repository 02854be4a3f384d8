# Agricola at the table: what its screens say.

# Short words for narrow places.

good-grain-short = g
good-vegetable-short = v
good-boar-short = bo
good-cattle-short = ca
house-wood-short = wood
house-clay-short = clay
house-stone-short = stone
agricola-raw = raw vegetable
agricola-field = field

# The table.

agricola-before = Before the first round
agricola-harvest = next harvest: round { $round }
agricola-starter = starting player: { $name }
agricola-to-come = Still to come in stage { $stage }: { $cards }.
agricola-people = people { $home }/{ $people }
agricola-rooms = { $rooms ->
        [one] { $rooms } { $house } room
       *[other] { $rooms } { $house } rooms
    }
agricola-food = food { $food }
agricola-hand = hand { $cards }
agricola-field-count = fields { $fields }
agricola-pastures = pastures { $pastures }
agricola-supply = wood { $wood }, clay { $clay }, reed { $reed }, stone { $stone }, grain { $grain }, vegetables { $vegetable }, food { $food }
agricola-herd = sheep { $sheep }, boar { $boar }, cattle { $cattle }; left: fences { $fences }, stables { $stables }; begging { $begging }
agricola-in-front = In play: { $cards }.
agricola-in-hand = In hand: { $cards }.
agricola-fields = fields { $fields }: { $grain } with grain, { $vegetables } with vegetables
agricola-per-person = { $goods } for each person
agricola-later = Round { $round }: { $goods } will come.
agricola-pack-title = To choose from:
agricola-hand-title = In your hand:
agricola-read-all-cards = “hand” and “tiles” show the cards
agricola-read-cards = “hand” shows the cards
agricola-read-majors = “tiles” shows the improvements

# Cards that only one person may see.

terminal-hide = Press Enter, and the cards are covered again.
terminal-no-hand = You hold no cards.

# Hints and help.

terminal-hint-agricola = Type a number, a name such as “forest”, “hand”, “tiles” or “help”.
terminal-hint-agricola-beginner = Type a number, a name such as “forest”, “tiles” or “help”.
terminal-why-what-agricola = Why what? For example “why not space fencing”.
terminal-help-agricola = Answers are numbers, names or notation, several with “;” between them. On farms heavy lines are fences; “^” is a stable, “+” a space just being fenced; “sh3/8” are 3 sheep where 8 animals have room; “g3” are 3 grain on a field. Fences are built pasture by pasture: name its spaces one after the other, then “stop” closes it, and a second “stop” ends the fencing. Your family eats by itself: you are asked only where food is short or something of yours can make some.
help-rules-agricola = rules A-10.3 – a rule; without number, the one behind this question
help-farm-agricola = farm 2 – a farm drawn large, with all it has in play and goods to come
help-hand-agricola = hand – the cards in your hand; the others look away meanwhile
help-tiles-agricola = tiles – the major improvements that can be built, with price and text
