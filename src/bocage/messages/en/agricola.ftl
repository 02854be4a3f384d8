# Agricola: names, actions, questions, events.

good-clay = clay
good-clay-one = one clay
good-clay-count = { $count ->
        [0] no clay
       *[other] { $count } clay
    }
good-grain = grain
good-grain-one = one grain
good-grain-count = { $count ->
        [0] no grain
       *[other] { $count } grain
    }
good-vegetable = vegetables
good-vegetable-one = one vegetable
good-vegetable-count = { $count ->
        [0] no vegetables
        [one] { $count } vegetable
       *[other] { $count } vegetables
    }
good-boar = boar
good-boar-one = one boar
good-boar-count = { $count ->
        [0] no boar
       *[other] { $count } boar
    }
good-cattle = cattle
good-cattle-one = one cattle
good-cattle-count = { $count ->
        [0] no cattle
       *[other] { $count } cattle
    }
good-meal = food
good-meal-one = one food
good-meal-count = { $count ->
        [0] no food
       *[other] { $count } food
    }
house-wood = wooden
house-clay = clay
house-stone = stone
field-on-card = the field on the card

# Action spaces; the short names are for narrow places.

space-agricola-farm_expansion = Farm Expansion
space-agricola-meeting_place = Meeting Place
space-agricola-grain_seeds = Grain Seeds
space-agricola-farmland = Farmland
space-agricola-lessons = Lessons
space-agricola-day_laborer = Day Laborer
space-agricola-forest = Forest
space-agricola-clay_pit = Clay Pit
space-agricola-reed_bank = Reed Bank
space-agricola-fishing = Fishing
space-agricola-grove = Grove
space-agricola-copse = Copse
space-agricola-hollow = Hollow
space-agricola-resource_market = Resource Market
space-agricola-resource_market-short = Resources
space-agricola-more_lessons = Lessons (second space)
space-agricola-more_lessons-short = More Lessons
space-agricola-traveling_players = Traveling Players
space-agricola-traveling_players-short = Players
space-agricola-major_improvement = Major Improvement
space-agricola-major_improvement-short = Improvement
space-agricola-fencing = Fencing
space-agricola-grain_utilization = Grain Utilization
space-agricola-grain_utilization-short = Grain Util.
space-agricola-sheep_market = Sheep Market
space-agricola-basic_wish_for_children = Basic Wish for Children
space-agricola-basic_wish_for_children-short = Basic Wish
space-agricola-house_redevelopment = House Redevelopment
space-agricola-house_redevelopment-short = House Redev.
space-agricola-western_quarry = Western Quarry
space-agricola-vegetable_seeds = Vegetable Seeds
space-agricola-pig_market = Pig Market
space-agricola-pig_market-short = Pig Market
space-agricola-cattle_market = Cattle Market
space-agricola-eastern_quarry = Eastern Quarry
space-agricola-urgent_wish_for_children = Urgent Wish for Children
space-agricola-urgent_wish_for_children-short = Urgent Wish
space-agricola-cultivation = Cultivation
space-agricola-farm_redevelopment = Farm Redevelopment
space-agricola-farm_redevelopment-short = Farm Redev.
space-agricola-side_job = Side Job
space-agricola-tile_copse = Copse (tile)
space-agricola-tile_resource_market = Resource Market (tile)
space-agricola-tile_resource_market-short = Res. (tile)
space-agricola-animal_market = Animal Market
space-agricola-modest_wish_for_children = Modest Wish for Children
space-agricola-modest_wish_for_children-short = Modest Wish

# Actions.

action-agricola-stop = { $asked ->
        [feed] Feed the family
        [room] Build no more rooms
        [stable] Build no more stables
        [sow] Sow no more
        [bake] Bake no more
        [enclose] Build no more fences
        [enclose-more] Close this pasture
        [reap] Take no more
        [improve-full] Build and play nothing
        [improve-beginner] Build nothing
        [minor] Play nothing
        [mulligan] Keep the cards
        [and-or] Leave it at that
       *[other] Go on
    }
action-agricola-answer = { $word ->
        [yes] Yes
       *[no] No
    }
action-agricola-use = Use the { $card }
action-agricola-use-paid = Use the { $card }: pay { $goods }
action-agricola-call = Use the { $card }
action-agricola-call-trade = { $card }: { $paid } for { $taken }
action-agricola-eat-grain = Eat one grain: 1 food
action-agricola-eat-vegetable = Eat one raw vegetable: 1 food
action-agricola-cook-vegetable = { $food ->
        [0] Cook one vegetable
       *[other] Cook one vegetable: { $food } food
    }
action-agricola-cook-sheep = { $food ->
        [0] Cook one sheep
       *[other] Cook one sheep: { $food } food
    }
action-agricola-cook-boar = { $food ->
        [0] Cook one boar
       *[other] Cook one boar: { $food } food
    }
action-agricola-cook-cattle = { $food ->
        [0] Cook one cattle
       *[other] Cook one cattle: { $food } food
    }
action-agricola-option = Choose number { $word }
action-agricola-option-farm_expansion-1 = Build rooms
action-agricola-option-farm_expansion-2 = Build stables
action-agricola-option-grain_utilization-1 = Sow
action-agricola-option-grain_utilization-2 = Bake bread
action-agricola-option-cultivation-1 = Plow a field
action-agricola-option-cultivation-2 = Sow
action-agricola-option-side_job-1 = Build a stable
action-agricola-option-side_job-2 = Bake bread
action-agricola-option-animal_market-1 = Take one sheep and 1 food
action-agricola-option-animal_market-2 = Take one boar
action-agricola-option-animal_market-3 = Buy one cattle for 1 food
action-agricola-option-mulligan-1 = Throw back the occupations
action-agricola-option-mulligan-2 = Throw back the minor improvements
action-agricola-option-scholar-1 = Play an occupation
action-agricola-option-scholar-2 = Play a minor improvement
action-agricola-option-cottager-1 = Build a room
action-agricola-option-cottager-2 = Renovate
action-agricola-space = Place a person on { $space }
action-agricola-space-own = Carry out the action of { $space }
action-agricola-major = Build the { $card }
action-agricola-minor = Play { $card }
action-agricola-occupation = Play the { $card }
action-agricola-pay = Pay { $goods }
action-agricola-give_back = Give back the { $card }
action-agricola-room = Build a room on { $cell }
action-agricola-plow = Plow a field on { $cell }
action-agricola-stable = Build a stable on { $cell }
action-agricola-enclose = Take { $cell } into the pasture
action-agricola-sow_grain = Sow grain on { $field }
action-agricola-sow_vegetable = Sow a vegetable on { $field }
action-agricola-bake = Bake one grain in the { $card }
action-agricola-renovate = Renovate to { $house }
action-agricola-take = Take { $good }
action-agricola-release = Let { $good } go
action-agricola-reap = Take one more grain from { $field }
action-agricola-lift = Move a crop from { $field }
action-agricola-lay = Move it to { $field }
action-agricola-keep_minor = Keep { $card }
action-agricola-keep_occupation = Keep the { $card }
action-agricola-deal_minor = Deal { $card }
action-agricola-deal_occupation = Deal the { $card }
action-agricola-reveal = { $space } comes up
action-agricola-starter = { $seat } begins

# Questions.

ask-agricola-space = Place a person on an action space.
ask-agricola-space-of = Place your { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } person of { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] five
    }: choose an action space.
ask-agricola-another = Place a second person on an action space.
ask-agricola-use = Carry out the action of the space.
ask-agricola-use-named = Carry out the action of the space, or use: { $cards }.
ask-agricola-and-or = What do you do?
ask-agricola-improve = Choose an improvement.
ask-agricola-minor = Choose a minor improvement.
ask-agricola-occupation = Choose an occupation.
ask-agricola-pay = How do you pay?
ask-agricola-pay-short = You need { $goods }: exchange something first.
ask-agricola-room = Where does the room go?
ask-agricola-plow = Where do you plow?
ask-agricola-stable = Where does the stable go?
ask-agricola-enclose = Choose a space of the next pasture.
ask-agricola-enclose-one = Which space do you fence?
ask-agricola-enclose-more = Add spaces to the pasture, or close it.
ask-agricola-enclose-done = Nothing more can be fenced.
ask-agricola-sow = What do you sow, and where?
ask-agricola-bake = Where do you bake?
ask-agricola-renovate = What do you renovate to?
ask-agricola-release = Not all your animals have room. Let one go.
ask-agricola-release-cook = Not all your animals have room. Let one go or cook it.
ask-agricola-release-young = Not all your animals and their young have room. Let one go: none may be cooked now.
ask-agricola-last-releases = Before counting you may let animals go, so that others stand better.
ask-agricola-feed = { $short ->
        [0] Your family eats { $need } food and you have { $have }.
       *[other] Your family eats { $need } food and you have { $have }: { $short } would be begged for.
    }
ask-agricola-reap = From which fields do you take one more grain?
ask-agricola-lift = Which crop do you move?
ask-agricola-lay = Where does it go?
ask-agricola-keep = Keep { $cards }.
agricola-count-minors = { $count ->
        [one] { $count } minor improvement
       *[other] { $count } minor improvements
    }
agricola-count-occupations = { $count ->
        [one] { $count } occupation
       *[other] { $count } occupations
    }
ask-agricola-mulligan = Keep your cards, or throw back all of one type?
ask-agricola-deal = Chance deals a card.
ask-agricola-reveal = A round card comes up.
ask-agricola-starter = Chance names the starting player.
ask-agricola-window = Use a card, or go on.
ask-agricola-window-named = You may use: { $cards }.
ask-agricola-pause-named = { $next } Before that you may use: { $cards }.
ask-agricola-pause-plain = { $next } Before that you may cook or exchange something.
ask-agricola-pause-work = The work phase ends.
ask-agricola-pause-newborn = The others play next.
ask-agricola-pause-between = The next turn follows.
ask-agricola-pause-arrival = Animals from the round space come next.
ask-agricola-pause-fields = The crops are taken next.
ask-agricola-pause-breeding = Animals breed next; meanwhile nothing may be cooked or exchanged.
ask-agricola-pause-counting = The points are counted next.
ask-agricola-which = Which of these?
ask-agricola-which-card = { $card }: which of these?
ask-agricola-choose-card = Do you use the { $card }?

# Phases, modes, scores, the end.

phase-home = people return home
phase-fields = field phase
phase-feeding = feeding
mode-full = with cards
mode-beginner = first game, without hand cards
score-farm = farm
score-cards = cards
score-begging = begging
score-agricola-fields = fields
score-agricola-pastures = pastures
score-agricola-grain = grain
score-agricola-vegetables = vegetables
score-agricola-sheep = sheep
score-agricola-boar = boar
score-agricola-cattle = cattle
score-agricola-unused = unused spaces
score-agricola-fenced_stables = fenced stables
score-agricola-clay_rooms = clay rooms
score-agricola-stone_rooms = stone rooms
score-agricola-people = people
score-agricola-noted = noted bonus
outcome-resources = The scores are equal: { $winners } wins, having more building resources left.
outcome-all-equal = Scores and resources are equal: { $winners } share the victory.
outcome-counted = The points of { $winners } are counted.

# Options.

option-agricola-seats = How many play; one plays alone.
option-agricola-mode = With hand cards, or without.
option-agricola-draft = How the hands are chosen.
option-agricola-banned = Cards that are left out.
option-agricola-first_player = Who begins round 1.
option-agricola-additional_actions = The tile with additional actions is in play.
option-agricola-choose_hand = A player alone chooses the hand cards.
option-agricola-choose_round_order = A player alone chooses the order of the round cards inside each stage.
option-slot2_payment_after_space = Prices paid on using a space are paid after its own action.
option-slot2_actions_after_space = Actions granted on using a space may also follow its own action.
option-at_any_time_on_other_turns = At-any-time effects may be used between the turns of others.
option-scholar_gain_cards_same_round = A card that the Scholar plays also brings what it gives at the start of that round.
option-sleeping_corner_opens_closed_tile = The Sleeping Corner also opens a closed tile.
option-pass_without_legal_space = Who can place nobody passes and stays in the round.
option-farm_expansion_switch_back = Rooms and stables may alternate on Farm Expansion.
option-mini_pasture_may_split = Mini Pasture may split an old pasture.
option-impossible_effect_blocks_play = A minor whose effect is impossible cannot be played.
option-craft_bonus_counts_for_tiebreak = Resources that score on a craft building still break ties.
option-solo_meeting_place_needs_minor = Alone, Meeting Place needs a minor improvement to play.
option-solo_filter_dead_cards = Alone, cards without effect are left out.
option-solo_beginner = The first game can be played alone.
option-replenish_before_goods = Spaces are replenished before goods on the round space are taken.
option-pond_hut_at_most_two = The Pond Hut needs at most 2 occupations, not exactly 2.

# What happened.

event-agricola-baked = { $player } bakes one grain in the { $card }: { $food }.
event-agricola-built = { $player } builds the { $card }.
event-agricola-born = { $player } has a child and now { $count } people.
event-agricola-bred = { $player } has young: { $goods }.
event-agricola-cooked = { $player } cooks { $good }: { $food }.
event-agricola-fed = { $begged ->
        [0] { $player } feeds the family with { $food }.
        [one] { $player } feeds the family with { $food } and takes { $begged } begging marker.
       *[other] { $player } feeds the family with { $food } and takes { $begged } begging markers.
    }
event-agricola-fenced = { $count ->
        [one] { $player } fences a pasture with { $count } fence: { $places }.
       *[other] { $player } fences a pasture with { $count } fences: { $places }.
    }
event-agricola-gained = { $player } takes { $goods }.
event-agricola-gave_back = { $player } gives back the { $card }.
event-agricola-harvested = { $player } harvests { $good } from { $field }.
event-agricola-moved_crop = { $player } moves a crop from { $source } to { $field }.
event-agricola-mulligan = { $minors ->
        [yes] { $player } throws back all minor improvements for { $count ->
            [one] { $count } other
           *[other] { $count } others
        }.
       *[no] { $player } throws back all occupations for { $count ->
            [one] { $count } other
           *[other] { $count } others
        }.
    }
event-agricola-noted = { $count ->
        [one] { $player } notes { $count } bonus point.
       *[other] { $player } notes { $count } bonus points.
    }
event-agricola-paid = { $player } pays { $goods }.
event-agricola-passed_on = { $player } passes the { $card } on to { $other }.
event-agricola-played = { $player } plays the { $card }.
event-agricola-plowed = { $player } plows a field on { $cell }.
event-agricola-put_back = { $player } puts wood back on { $space }.
event-agricola-raised = { $player } sends a newborn home as an adult.
event-agricola-released = { $player } lets { $good } go.
event-agricola-renovated = { $player } renovates: the house is { $house } now.
event-agricola-revealed = { $space } comes up.
event-agricola-room = { $player } builds a { $house } room on { $cell }.
event-agricola-round = Round { $round }. { $player } begins.
event-agricola-scheduled = { $player } puts goods on round spaces: { $goods } each.
event-agricola-sowed = { $player } sows { $good } on { $field }.
event-agricola-space = { $player } uses { $space }.
event-agricola-stable = { $player } builds a stable on { $cell }.
event-agricola-starter = { $player } is the starting player.
event-agricola-used = { $player } uses the { $card }.
event-agricola-several-harvested = { $player } harvests: { $places }.
event-agricola-several-plowed = { $player } plows: { $places }.
event-agricola-several-sowed = { $player } sows: { $places }.
event-agricola-several-stable = { $player } builds stables: { $places }.
