# All Creatures Big and Small: names, actions, questions.

list-and = { $first } and { $last }
nothing = nothing
seat = Player { $number }
side = { $side ->
        [left] left
       *[right] right
    }
edge = { $side ->
        [n] the north edge of { $cell }
        [s] the south edge of { $cell }
        [w] the west edge of { $cell }
       *[e] the east edge of { $cell }
    }
trough = trough

# Goods: the name, one of it, so many of it.

good-wood = wood
good-wood-one = one wood
good-wood-count = { $count ->
        [0] no wood
       *[other] { $count } wood
    }
good-stone = stone
good-stone-one = one stone
good-stone-count = { $count ->
        [0] no stone
       *[other] { $count } stone
    }
good-reed = reed
good-reed-one = one reed
good-reed-count = { $count ->
        [0] no reed
       *[other] { $count } reed
    }
good-borders = borders
good-borders-one = one border
good-borders-count = { $count ->
        [0] no borders
        [one] { $count } border
       *[other] { $count } borders
    }
good-sheep = sheep
good-sheep-short = sh
good-sheep-one = one sheep
good-sheep-count = { $count ->
        [0] no sheep
       *[other] { $count } sheep
    }
good-pig = pigs
good-pig-short = pi
good-pig-one = one pig
good-pig-count = { $count ->
        [0] no pigs
        [one] { $count } pig
       *[other] { $count } pigs
    }
good-cow = cows
good-cow-short = co
good-cow-one = one cow
good-cow-count = { $count ->
        [0] no cows
        [one] { $count } cow
       *[other] { $count } cows
    }
good-horse = horses
good-horse-short = ho
good-horse-one = one horse
good-horse-count = { $count ->
        [0] no horses
        [one] { $count } horse
       *[other] { $count } horses
    }

# Action spaces; the short names are for narrow places.

space-creatures-start_player = Start Player and 1 Wood
space-creatures-start_player-short = Start Player
space-creatures-three_wood = 3 Wood
space-creatures-one_stone = 1 Stone
space-creatures-two_stone = 2 Stone
space-creatures-building_resources = Building Resources
space-creatures-building_resources-short = Building Res.
space-creatures-fences = Fences
space-creatures-walls = Walls
space-creatures-expand = Expand
space-creatures-feeding_troughs = Feeding Troughs
space-creatures-feeding_troughs-short = Troughs
space-creatures-stall = Stall
space-creatures-stables = Stables
space-creatures-special_building_1 = Special Building
space-creatures-special_building_2 = Special Building (second space)
space-creatures-special_building_2-short = Special Building
space-creatures-reed_and_sheep = Reed and Sheep
space-creatures-pig_and_sheep = Pig and Sheep
space-creatures-cow_and_pigs = Cow and Pigs
space-creatures-horse_and_sheep = Horse and Sheep

# Actions.

action-creatures-stop = { $asked ->
        [border] Place no more borders
        [trough] Place no more troughs
        [upgrade] Upgrade no more stalls
        [build] Build nothing more
        [expand] Add no expansion
        [lone-animal] No more lone animals
        [relocate] Lift nothing more
       *[other] Go on
    }
action-creatures-answer = { $word ->
        [yes] Yes
       *[no] No
    }
action-creatures-answer-building = Yes, use the { $building }
action-creatures-use = Use the { $building }
action-creatures-call = Use the { $building }
action-creatures-option = Choose number { $word }
action-creatures-space = Place a worker on { $space }
action-creatures-space-free = Use { $space } without a worker
action-creatures-build = Build the { $building }
action-creatures-at = Put it on { $cell }
action-creatures-at-building = Put the { $building } on { $cell }
action-creatures-border = Put a border on { $edge }
action-creatures-trough = Put a trough on { $cell }
action-creatures-upgrade = Turn the stall on { $cell } into a stable
action-creatures-pay = Pay with { $payment }
action-creatures-take = { $asked ->
        [lone-animal] Let { $good } stand alone in a pasture
       *[other] Take { $good }
    }
action-creatures-give = Give { $good }
action-creatures-release = Let { $good } go
action-creatures-expand = { $word ->
        [left] Add the expansion on the left
       *[right] Add the expansion on the right
    }
action-creatures-lift = Lift the stall on { $cell }
action-creatures-lift_trough = Lift the trough on { $cell }
action-creatures-draw = Lay out the { $building }
action-creatures-starter = { $seat } begins

# Questions.

ask-space = Place a worker on an action space.
ask-space-of = Place your { $number ->
        [1] first
        [2] second
       *[other] third
    } worker of three: choose an action space.
ask-space-free = Choose an action space to use without a worker.
ask-build = Choose a special building to build.
ask-build-pay = How do you pay for the building?
ask-build-pay-building = How do you pay for the { $building }?
ask-build-at = Where does the building go?
ask-build-at-building = Where does the { $building } go?
ask-stall-at = Where does the stall go?
ask-stall-for-trough = Which trough makes way for the stall?
ask-border = Place a border.
ask-trough = Place a trough.
ask-upgrade = Choose a stall to turn into a stable.
ask-pay = How do you pay?
ask-take = Choose what you take.
ask-give = Choose what you give.
ask-trade = Choose an animal to give away; it takes two of different types.
ask-trade-take = Choose the animal you get, of a third type.
ask-release = Not all your animals have room. Let one go.
ask-last-releases = Before counting you may let animals go, so that others leave the tile where they do not count.
ask-expand = On which side does the expansion go?
ask-lone-animal = Which animals stand alone in a pasture?
ask-relocate = Choose a stall or trough to lift.
ask-relocate-where = Choose where what you lifted goes.
ask-draw = Chance draws a special building.
ask-starter = Chance names the start player.
ask-window = Use a building, or go on.
ask-window-named = You may use: { $buildings }.
ask-pause = Use an effect that works at any time, or go on.
ask-choose = Choose.
ask-choose-building = Do you use the { $building }?
ask-over = The game is over.

# Phases.

phase-setup = setting up
phase-start = start of the round
phase-work = work phase
phase-before-breeding = before breeding
phase-breeding = breeding
phase-end = end of the round
phase-scoring = before scoring
phase-over = the end

# Modes, scores, the end.

mode-standard = standard
mode-advanced = advanced
mode-expert = expert
mode-free = tiles of your choice
score-animals = animals
score-bonus = bonus
score-expansions = expansions
score-buildings = buildings
score-total = total
score-others = what the others gain
score-rest = all other lines
outcome-score = { $winners } wins with the higher score.
outcome-tie-break = The scores are equal: { $winners } wins, having not begun round 1.

# Options.

option-mode = How many special buildings are laid out.
option-tiles = The special buildings that are laid out.
option-first_player = Who begins round 1.
option-at_any_time_on_opponents_turn = At-any-time effects may interrupt the other player’s turn.
option-assembly_hall_gift_without_placing = The Assembly Hall may give a border without placing one.
option-border_on_wall_edge = A border may go on an edge that a wall closes already.
option-expansion_mandatory_when_available = The Expand space must add the expansion if it can.
option-ranch_requires_net_horse = The Ranch pays only for one more horse in the herd.
option-window_order_by_marker = Whoever holds the start player marker acts first, not whoever began the round.
option-timber_shop_retroactive = A Timber Shop built late pays for spaces occupied already.
option-pen_animals_count_for_stall_thresholds = Animals in the Pen count for the Cow Stall and the Pig Stall.
option-rearing_station_trough_doubles = A trough doubles the Rearing Station.
option-estate_counts_cow_and_pig_stall = The Cow Stall and the Pig Stall count for the Estate.
option-forced_free_trough = The trough of the Farm Well and the Feed Storehouse must be placed.
option-small_extension_holds_two = The Small Extension holds 2 animals instead of 1.
