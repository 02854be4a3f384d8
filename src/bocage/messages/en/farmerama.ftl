# Farmerama: names, actions, questions, events, refusals, errors.
#
# What the values are, everywhere in this file:
#   $card, $cards   names of cards          $tile      name of a decorative building
#   $field, $area   as in the notation      $animal    the animal, with its article
#   $good           in actions and events one piece (good-…-one), in refusals the name
#   $crop           in actions and events with its article (good-…-some), in refusals the name
#   $goods          a list of counted goods $have, $need   counted goods
#   $fodder, $lacking   lists of counted goods   $none   none of a good   $now   name of a card

# Goods: the name, with its article, one of it, so many of it.

good-carrots = carrots
good-carrots-some = carrots
good-carrots-one = one carrot
good-carrots-count = { $count ->
        [0] no carrots
        [one] { $count } carrot
       *[other] { $count } carrots
    }
good-hay = hay
good-hay-some = hay
good-hay-one = one hay
good-hay-count = { $count ->
        [0] no hay
       *[other] { $count } hay
    }
good-oats = oats
good-oats-some = oats
good-oats-one = one oats
good-oats-count = { $count ->
        [0] no oats
       *[other] { $count } oats
    }
good-corn = corn
good-corn-some = corn
good-corn-one = one corn
good-corn-count = { $count ->
        [0] no corn
       *[other] { $count } corn
    }
good-water = water
good-water-some = water
good-water-one = one water
good-water-count = { $count ->
        [0] no water
       *[other] { $count } water
    }
good-any_crop-count = { $count ->
        [one] { $count } crop of your choice
       *[other] { $count } crops of your choice
    }
good-star-count = { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }

# Cards, animals, their products, areas.

card-farmerama-sow = Sow
card-farmerama-harvest = Harvest
card-farmerama-water = Water
card-farmerama-feed = Feed
card-farmerama-seeds = Seeds

animal-farmerama-sheep = the sheep
animal-farmerama-pig = the pig
animal-farmerama-cow = the cow
animal-farmerama-horse = the horse

product-farmerama-sheep = wool
product-farmerama-pig = truffles
product-farmerama-cow = milk
product-farmerama-horse = riding lessons

area-farmerama = area { $area }

# Decorative buildings. The names are ours; a data file with other buildings shows their ids.

tile-farmerama-carrot_barrow = Carrot Barrow
tile-farmerama-carrot_crate = Carrot Crate
tile-farmerama-haystack = Haystack
tile-farmerama-hay_cart = Hay Cart
tile-farmerama-oat_sheaf = Oat Sheaf
tile-farmerama-oat_sack = Oat Sack
tile-farmerama-corn_crib = Corn Crib
tile-farmerama-corn_basket = Corn Basket
tile-farmerama-kitchen_garden = Kitchen Garden
tile-farmerama-manger = Manger
tile-farmerama-vegetable_stall = Vegetable Stall
tile-farmerama-drying_rack = Drying Rack
tile-farmerama-field_cross = Field Cross
tile-farmerama-grain_chest = Grain Chest
tile-farmerama-rain_barrel = Rain Barrel
tile-farmerama-well = Well
tile-farmerama-sundial = Sundial
tile-farmerama-weathercock = Weathercock
tile-farmerama-rose_arch = Rose Arch
tile-farmerama-dovecote = Dovecote
tile-farmerama-market_booth = Market Booth
tile-farmerama-orchard_gate = Orchard Gate
tile-farmerama-water_wheel = Water Wheel
tile-farmerama-fountain = Fountain
tile-farmerama-pavilion = Pavilion

# Actions. “-crop” where the crop is known.

action-farmerama-stop = { $asked ->
        [sow] Sow no more
        [harvest] Harvest no more
        [fetch] Leave it at that
        [feed] Feed no more
        [seeds-sow] Leave it at that
        [keep] Keep this card
       *[other] Go on
    }
action-farmerama-play = Play { $cards }
action-farmerama-do = Carry out { $card } first
action-farmerama-sow = Sow on { $field }
action-farmerama-sow-crop = Sow { $crop } on { $field }
action-farmerama-harvest = Harvest { $field }
action-farmerama-harvest-crop = Harvest { $crop } from { $field }
action-farmerama-turn = Turn your wheel by one sector for one water
action-farmerama-fetch = Take { $count } water
action-farmerama-feed = Feed { $animal }
action-farmerama-gather = Take one of everything your barn lacks
action-farmerama-take = Take { $good }
action-farmerama-choose = Take the { $tile }
action-farmerama-put_back = Put the card under the pile for a special-action tile
action-farmerama-spend = Give a special-action tile for { $good }
action-farmerama-allot = Chance allots the buildings, way { $count }
action-farmerama-draw = Turn up the { $tile }
action-farmerama-chief = { $seat } holds the chief sheep first
action-farmerama-reveal = Turn up { $card }
action-farmerama-replenish = { $card } joins the pile, unseen

# Questions. “-more”: for one water, in the advanced game; “turn-on”: nothing but turning is possible.

ask-pick = Choose the card that you play this round.
ask-pick-two = Lay two different cards for this round.
ask-pick-one-or-two = You hold the chief sheep: lay one card for this round, or two different ones.
ask-which-card = Which card do you carry out first?
ask-sow = Sow on an empty field, or turn your wheel.
ask-sow-more = Sow once more for one water, or go on.
ask-harvest = Harvest a field, or turn your wheel.
ask-harvest-more = Harvest once more for one water, or go on.
ask-fetch = How much water do you take?
ask-feed = Feed an animal of your stable, or turn your wheel.
ask-seeds = Take what your barn lacks; you may turn your wheel first.
ask-seeds-sow = You may sow once.
ask-turn-on = You may still turn your wheel, or go on.
ask-tile = Choose one of the buildings on display.
ask-allot = Chance allots the buildings.
ask-crop = Take a crop of your choice.
ask-crop-several = { $count ->
        [one] Take a crop of your choice: { $count } is due.
       *[other] Take a crop of your choice: { $count } are due.
    }
ask-chief = Chance names the first holder of the chief sheep.
ask-farmerama-draw = Chance turns up a decorative building.
ask-replenish = A card joins the action pile, unseen.
ask-reveal = Chance turns up a card.
ask-keep = Keep the card that was turned up, or put it back for a special-action tile?

# Events. “drawn” and “took” are those of all games.

event-farmerama-round = Round { $round }.
event-chief = { $player } is the first to hold the chief sheep.
event-played = { $player } plays { $cards }.
event-awarded = { $player } receives the { $tile }.
event-awarded-goods = { $player } receives the { $tile } and takes { $goods }.
event-begins = { $player } carries out { $card }.
event-sowed = { $player } sows { $crop } on { $field }.
event-harvested = { $player } harvests { $crop } from { $field }.
event-fetched = { $player } takes { $count } water.
event-fed = { $player } feeds { $animal }, which goes to the pasture of area { $area }.
event-gathered = { $player } takes { $goods }.
event-gathered-nothing = { $player } takes nothing: the barn lacks nothing that the supply has.
event-turned = { $player } turns the wheel by one sector.
event-product = { $player } moves up to rank { $rank } of { $product }: { $animal } goes back to the stable.
event-spent = { $player } gives a special-action tile for { $good }.
event-put_back = { $player } puts the card back under the pile.
event-turned_up = { $card } is turned up: the favoured action of this round.
event-replenished = { $count ->
        [one] A card joins the pile, unseen. { $player } now holds { $count } special-action tile.
       *[other] A card joins the pile, unseen. { $player } now holds { $count } special-action tiles.
    }

# Why something is not allowed.

refusal-cards-missing = Lay two different cards for this round: besides { $cards }, { $missing } more.
refusal-too-many-cards = { $need ->
        [one] Lay only one card for this round.
       *[other] Lay only { $need } cards for this round.
    }
refusal-only-chief-lays-two = Only whoever holds the chief sheep may lay two cards this round: lay one.
refusal-must-lay = { $need ->
        [one] You must lay a card, even if it is of no use.
       *[other] You must lay { $need } different cards, even if they are of no use.
    }
refusal-card-not-played = You have not laid { $card } this round, but { $cards }.
refusal-choose-card-first = First say which of your two cards you carry out.
refusal-begin-card-first = For this, first choose to carry out { $card }.
refusal-no-such-field = There is no such field.
refusal-field-taken = Field { $field } is not empty: { $crop }. It must first be harvested.
refusal-field-empty = There is nothing to harvest on { $field }.
refusal-not-a-sow-sector = { $turns ->
        [one] Field { $field } faces no sow sector now: your wheel must first turn by one sector, for one water.
       *[other] Field { $field } faces no sow sector now: your wheel must first turn by { $turns } sectors, for one water each.
    }
refusal-not-a-harvest-sector = { $turns ->
        [one] Field { $field } faces no harvest sector now: your wheel must first turn by one sector, for one water.
       *[other] Field { $field } faces no harvest sector now: your wheel must first turn by { $turns } sectors, for one water each.
    }
refusal-none-in-barn = You need { $need }; your barn has { $have }.
refusal-none-in-supply = The supply has { $none } left.
refusal-none-anywhere = Your barn and the supply have { $none } left: sowing takes one from each.
refusal-limit-reached = { $card }: the limit of this round is reached ({ $limit }).
refusal-sown-already = With Seeds you sow only once.
refusal-once-more-for-water = { $card }: the limit of this round is reached ({ $limit }); once more takes one water, and your barn has none.
refusal-bar-blocked = The bar would sweep over area { $area }, where crops still lie: harvest { $fields } first.
refusal-no-water-and-bar = Your barn has no water to turn the wheel; besides, the bar would sweep over area { $area }, where crops still lie: harvest { $fields } first.
refusal-animal-out = Only animals in the stable are fed: { $animal } is on a pasture until it has brought its product.
refusal-fodder-short = Fodder for { $animal }: { $fodder }. Your barn lacks { $lacking }.
refusal-fodder-short-and-full = To feed { $animal }, your barn lacks { $lacking }; besides, the pasture of area { $area }, where it would go, is full.
refusal-pasture-full = { $limit ->
        [one] The pasture of area { $area }, where the animal would go, is full: it holds { $limit } animal. Turn your wheel first.
       *[other] The pasture of area { $area }, where the animal would go, is full: it holds { $limit } animals. Turn your wheel first.
    }
refusal-too-much-water = You can take at most { $limit } more water.
refusal-gather-first = First take what your barn lacks.
refusal-gathered-already = You have already taken what your barn lacked.
refusal-tile-not-displayed = The { $tile } is not on display.
refusal-must-take-building = You must take one of the buildings on display.
refusal-must-take-crop = { $limit ->
        [one] You must take one more crop of your choice.
       *[other] You must take { $limit } more crops of your choice.
    }
refusal-not-a-crop = That good is no crop: { $good }. The building brings crops of your choice.
refusal-no-special-tile = You have no special-action tile: one comes each time the action pile is made anew.
refusal-not-this-card = That takes { $card }, which you have not laid this round; you are carrying out { $now }.
refusal-card-to-come = That takes { $card }, your next card: first finish { $now }.
refusal-card-done = You have already carried out { $card } this round.
refusal-carrying-out = You are already carrying out { $now }.
refusal-not-unseen = The { $tile } cannot be turned up.
refusal-not-in-pile = There is no { $card } in the pile.

# What can be done at another time, or not in this game.

refusal-for-chance = That is for chance to decide.
refusal-cards-laid = Cards are laid at the beginning of a round.
refusal-before-work = That is done while carrying out a card, once all cards lie open and the buildings are awarded.
refusal-awards-only = A building goes to one of those who have laid the same card, once all cards lie open.
refusal-crops-of-choice-only = Goods of your choice come only with a building that brings them.
refusal-put-back-before = A card can be put back only right after it was turned up.
refusal-solo-only = Special-action tiles belong to the solo game.

# Modes, phases, scores, the end.

mode-basic = basic
mode-solo = solo
phase-choose = choosing cards
phase-award = awarding buildings
phase-act = carrying out actions
phase-solo = turning up a card
score-products = products
score-crops = crops
score-pastures = animals on pastures
outcome-stars = { $winners } wins with the most stars.
outcome-water = The stars are equal: { $winners } wins, having the most water.
outcome-shared = Stars and water are equal: { $winners } share the victory.
outcome-solo-won = { $winners } wins: there are enough stars.
outcome-solo-lost = There are too few stars: the game is lost.

# Options, and what players should know about the figures.

option-farmerama-mode = Basic, advanced, or solo for one player.
option-seats = How many play.
option-components = The data file with the figures of the components.
option-first_chief = With three players, who holds the chief sheep first.
note-farmerama-proposals = Some figures are proposals, since the pictures of the rulebook were not available: the numbers of the action wheel, the order on the player wheels, the fields and scarecrows, the stars of products and animals, the rewards of the buildings, the comparison in the advanced game, the starting stock and the number of tiles. Owners of the box can correct them (docs/farmerama.md).
note-farmerama-own-figures = This game is played with the figures of a data file of your own ({ $checksum }).

# Errors of the options, of positions and of the data file.

error-option-solo-seats = The solo game is for one player, the other modes are for two to four.
error-option-chief = “{ $value }” cannot hold the chief sheep first: it takes three players and one of the seats 0, 1, 2.
error-position-pasture = { $path }: the animal cannot stand there; the pasture is full or faces the pacifier.
error-position-tile-twice = { $path }: the buildings do not add up. Each building of this game is in one place, and at most two are on display.
error-position-cards = { $path }: these cards cannot lie like that.
error-components-no-file = There is no file { $file }; “bocage components write { $file }” writes one to begin with.
error-components-unreadable = { $file } cannot be read as a data file of components.
error-components-toml = The data file of the components is no valid TOML: line { $line }, column { $column }.
error-components-foreign = This is no data file of Farmerama, or one of another version.
error-components-differ = The game was played with the figures { $wanted }, but these are { $found }: give its data file.
error-components-missing = { $path } is missing in the data file.
error-components-source = { $path }: the source must be rulebook, public or inferred.
error-components-table = { $path }: a table is expected.
error-components-count = { $need ->
        [one] { $path }: exactly { $need } value is expected.
       *[other] { $path }: exactly { $need } values are expected.
    }
error-components-flag = { $path }: true or false is expected.
error-components-word = { $path } means nothing here: known are { $known }.
error-components-number = { $path }: a whole number is expected.
error-components-range = { $path }: { $value } is not between { $low } and { $high }.
error-components-pair = { $path }: the number for one alone must be higher than the shared one.
error-components-known-pairs = { $path }: the pairs 3/2 and 4/2 for Sow are in the rulebook and must both occur.
error-components-sector = { $path }: a sector either names one of the four crops or is for harvesting.
error-components-head = { $path }: each head is one of sheep, pig, cow and horse, and each occurs once.
error-components-crops-once = { $path }: each crop needs exactly one sector.
error-components-heads = { $path }: four heads and one pacifier are needed, and no head beside the pacifier in one sector.
error-components-harvest-adjacent = { $path }: three harvest sectors side by side are needed.
error-components-bar = { $path }: the bar lies after the last harvest sector.
error-components-fields-total = { $path }: this is not the total of the fields of all areas, which is { $found }.
error-components-scarecrow = { $path }: area { $area } has no such field.
error-components-feed = { $path }: an animal must eat something.
error-components-no-reward = { $path }: a building must bring goods or bear a star.
error-components-tiles = { $path }: the ids must differ, and there may be 60 buildings at most.
error-components-id = { $path }: an id begins with a small letter; small letters, digits and _ may follow.
error-components-planted = { $path }: there is no such field, another crop is there, or this crop cannot be sown there at the start.
error-components-goods-total = { $path }: this is not the total of the tiles of all kinds, which is { $found }.
error-components-too-few = { $path }: these are not enough to set up four farms.
error-components-criteria = { $path }: each of { $known } must stand there once.
