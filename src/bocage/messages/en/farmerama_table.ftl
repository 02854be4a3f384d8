# Farmerama at the table: what its screens say.

# Short words for narrow places: a good in two letters, a crop as the name of a sector, one animal.

good-carrots-short = ca
good-hay-short = ha
good-oats-short = oa
good-corn-short = co
good-water-short = wa
good-carrots-sector = carrots
good-hay-sector = hay
good-oats-sector = oats
good-corn-sector = corn
good-sheep-single = sheep
good-pig-single = pig
good-cow-single = cow
good-horse-single = horse
sector-harvest = harvest
pacifier = pacifier
crop-at = { $crop } on { $field }

# What happened several times in a row.

event-several-turned = { $count ->
        [one] { $player } turns the wheel by { $count } sector.
       *[other] { $player } turns the wheel by { $count } sectors.
    }
event-several-sowed = { $player } sows { $places }.
event-several-harvested = { $player } harvests { $places }.

# The table. A pair of the action wheel is for one alone / for several.

score-farmerama-buildings = buildings
farmerama-head = Round { $round }, { $phase }
farmerama-head-solo = Round { $round } of { $rounds }, { $phase }
farmerama-supply = supply: { $goods }
farmerama-wheel = Action wheel: { $now } · next: { $next }
farmerama-display = On display: { $buildings }. Stack: { $stack }.
farmerama-last-rounds = On display: { $buildings }. These are the last rounds.
farmerama-reward = { $tile } ({ $reward })
farmerama-solo = { $target ->
        [one] { $target } star wanted
       *[other] { $target } stars wanted
    } · favoured: { $card } · in the pile: { $pile } · discarded: { $discard } · to come: { $more } · special-action tiles: { $special }
farmerama-put-back = put back: { $cards }
farmerama-none = none
farmerama-fields = fields
farmerama-pasture = pasture
farmerama-heads = heads
farmerama-stars = { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
farmerama-chief = chief sheep
farmerama-has-chosen = has chosen
farmerama-barn = barn: { $goods }
farmerama-stable = stable: { $animals }
farmerama-out = out { $animals }
farmerama-products = products: { $products }
farmerama-garden = garden { $count }
farmerama-garden-list = garden: { $buildings }
farmerama-progress = { $card }: { $done } of { $limit }
farmerama-brings = brings { $products }
farmerama-fodder = { $goods }; goes to area { $area }
farmerama-track = { $product }: rank { $rank }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
farmerama-criteria = Of those who share a card, a building goes to whoever has { $criteria }.
farmerama-criterion = { $criterion ->
        [fewest_decor] the fewest buildings
        [most_visible_scarecrows] the most visible scarecrows
       *[fewest_crops_in_barn] the fewest crops in the barn
    }
farmerama-standing = { $player }: buildings { $buildings }, scarecrows { $scarecrows }, crops in the barn { $crops }
farmerama-then = , then{ " " }

# Secret choices of several people at one screen.

terminal-look-away = { $name }: press Enter when nobody else looks at the screen.
terminal-secret-done = { $name } has chosen.

# Figures that are proposals.

farmerama-notice = Some figures of this game are proposals: “figures” lists them.
farmerama-places = In the data file these are proposals:
farmerama-no-proposals = No figure of this data file is a proposal.
terminal-no-figures = The figures of this game are those of the box.

# Hints and help.

terminal-hint-farmerama = Type a number, a notation such as “play sow” or “sow a1”, or “help”.
terminal-why-what-farmerama = Why what? For example “why not turn”.
terminal-help-farmerama = Answers are numbers or notation, several with “;” between them. Each area shows the crop that can be sown there, or “harvest”; its fields: “·” empty, “†” empty with a visible scarecrow, “ca” two tiles of carrots; its pasture; the head on the wheel: where that animal goes when fed. When the wheel turns, every area takes over what the area to its right shows; the area left of the heavy bar passes under it and must be empty. Animals that come before the pacifier bring their product.
help-rules-farmerama = rules F-44 – a rule; without number, the one behind this question
help-tiles-farmerama = tiles – the buildings on display, and who would receive one
help-farm-farmerama = farm 2 – a farm with its products and its garden
help-figures = figures – which figures of the components are proposals

# The start menu and bocage play.

start-players = How many players?
play-option-components = The data file with the figures of the components (Farmerama).
play-no-components = “--components” is for a game whose figures can be changed: farmerama.
