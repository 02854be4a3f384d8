# What Goose Green says. Keys are `<what>-goose-<name>`; whatever is missing here is said in plain words.

about-goose = Geese on the common, a card face down, and the weather.
about-goose-size = 2 or 3 players, 10 minutes

mode-goose-green = on the green
action-goose-lay = Lay { $name }
action-goose-pond = { $argument ->
        [0] All into the coop
        [one] { $argument } goose onto the pond
       *[other] { $argument } geese onto the pond
    }
action-goose-land = { $name } geese land
action-goose-sky = The weather: { $name }
ask-goose-lay = Lay a card face down.
ask-goose-house = How many of your new geese go onto the pond? The others go into the coop.
ask-goose-land = How many geese land?
ask-goose-sky = How will the weather be?
phase-goose-1 = laying cards
phase-goose-2 = housing geese
phase-goose-3 = weather

event-goose-round = Round { $x } begins.
event-goose-landed = { $x } geese land; there are { $y } on the common.
event-goose-shows = { $player } shows { $x ->
        [0] the crumbs
        [1] the grass
        [2] the peas
        [3] the barley
        [4] the maize
       *[5] the dog
    }.
event-goose-stayed = Nobody lures the geese: { $x ->
        [one] { $x } stays
       *[other] { $x } stay
    } on the common.
event-goose-drove = The dog of { $player } drives 1 goose into the coop.
event-goose-lured = { $player } lures { $x ->
        [0] nothing: the dogs have taken all
        [one] { $x } goose
       *[other] { $x } geese
    }.
event-goose-housed = { $player }: { $x } onto the pond, { $y } into the coop.
event-goose-sky = { $x ->
        [0] The sun shines.
        [1] It rains.
       *[2] A storm breaks.
    }
event-goose-egg = { $player } finds an egg at the pond.
event-goose-blown = The storm drives { $x ->
        [one] { $x } goose
       *[other] { $x } geese
    } from the pond of { $player } to the common.

refusal-goose-laid-before = That card is not in your hand any more.
refusal-goose-too-few-geese = There are { $have } geese to house, not { $need }.
outcome-goose-geese = The scores are equal: { $winners } wins, having more geese.
outcome-goose-shared = Scores and geese are equal: { $winners } share the victory.

score-goose-pond = geese on the pond
score-goose-coop = geese in the coop
score-goose-eggs = eggs
score-goose-larder = larder

# The things on the table.
name-goose-round = round
name-goose-rounds = rounds in all
name-goose-common = geese on the common
name-goose-lured = geese to be housed
name-goose-farms = farms
name-goose-hand = hand
name-goose-laid = card laid
name-goose-open = card shown
name-goose-pond = geese on the pond
name-goose-coop = geese in the coop
name-goose-eggs = eggs
name-goose-face_down = face down
name-goose-crumbs = crumbs (1)
name-goose-grass = grass (2)
name-goose-peas = peas (3)
name-goose-barley = barley (4)
name-goose-maize = maize (5)
name-goose-dog = the dog
name-goose-sun = sun
name-goose-rain = rain
name-goose-storm = storm
