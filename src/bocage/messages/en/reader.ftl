# The reader: what everything on the table is, in one sentence. Browser and terminal say the same.

# What sort of thing it is.

thing-kind-space = Action space
thing-kind-pile = Accumulation space
thing-kind-round = Round card, stage { $stage }
thing-kind-hidden = Round card, face down
thing-kind-major = Major improvement
thing-kind-minor = Minor improvement
thing-kind-occupation = Occupation
thing-kind-basic = Basic building
thing-kind-special = Special building
thing-kind-piece = Building
thing-kind-resource = Building resource
thing-kind-crop = Crop
thing-kind-food = Food
thing-kind-animal = Animal
thing-kind-sign = Sign
thing-kind-sector = Card and sector of the action wheel
thing-kind-action = Action card
thing-kind-tile = Decorative building
thing-kind-water = Water
thing-kind-move = Move
thing-with-points = { $kind }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Prices against what is there, and who has it.

thing-have = you have { $count }
thing-missing = { $count } missing
thing-then = then { $count }
thing-lies = lying here now
thing-each-round = added each round
thing-free = costs nothing
thing-or = or
thing-on-farm = with you
thing-taken = { $name } stands here this round.
thing-owned = { $name } has it.
thing-owned-you = You have it.
thing-in-hand = It is in your hand.
thing-open = Nobody has it yet.
thing-unused = Nobody stands here.
thing-to-come = It is not on the board yet.
thing-gone = It is not in this game.
thing-would = If you do this: { $sentence }
thing-next = Then: { $question }
thing-spoken = { $name }, { $kind }. { $effect }

# Agricola: spaces.

thing-agricola-heap-wood = Take all the wood that lies here; more is added each round.
thing-agricola-heap-clay = Take all the clay that lies here; more is added each round.
thing-agricola-heap-reed = Take all the reed that lies here; more is added each round.
thing-agricola-heap-stone = Take all the stone that lies here; more is added each round.
thing-agricola-heap-food = Take all the food that lies here; more is added each round.
thing-agricola-heap-sheep = Take all the sheep that stand here; one is added each round. They need room on your farm.
thing-agricola-heap-boar = Take all the wild boar that stand here; one is added each round. They need room on your farm.
thing-agricola-heap-cattle = Take all the cattle that stand here; one is added each round. They need room on your farm.
thing-agricola-space-farm_expansion = Build rooms (5 of your house’s material and 2 reed each), stables (2 wood each), or both.
thing-agricola-space-meeting_place = Become starting player; then you may play one minor improvement.
thing-agricola-space-meeting_place-beginner = Become starting player and take all the food that lies here; one is added each round.
thing-agricola-space-grain_seeds = Take 1 grain. It can be sown later or eaten as 1 food.
thing-agricola-space-farmland = Plow 1 field. Fields can be sown with grain or vegetables.
thing-agricola-space-lessons = Play 1 occupation from your hand. Your first is free, each later one costs 1 food.
thing-agricola-space-day_laborer = Take 2 food.
thing-agricola-space-resource_market = With four players: take 1 reed, 1 stone and 1 food. With three: 1 food, and 1 reed or 1 stone.
thing-agricola-space-more_lessons = Play 1 occupation. With four players your first two cost 1 food each here, later ones 2; with three players each costs 2.
thing-agricola-space-major_improvement = Build 1 major improvement, or play 1 minor improvement from your hand.
thing-agricola-space-major_improvement-beginner = Build 1 major improvement.
thing-agricola-space-fencing = Build fences for 1 wood each. Closed pastures hold 2 animals of one kind on each space.
thing-agricola-space-grain_utilization = Sow grain and vegetables on empty fields, bake bread, or both.
thing-agricola-space-basic_wish_for_children = Your family grows by one, if there is a room for it; then you may play one minor improvement.
thing-agricola-space-basic_wish_for_children-beginner = Your family grows by one, if there is a room for it.
thing-agricola-space-house_redevelopment = Renovate your whole house (1 clay or stone a room and 1 reed); then you may build or play an improvement.
thing-agricola-space-house_redevelopment-beginner = Renovate your whole house (1 clay or stone a room and 1 reed); then you may build a major improvement.
thing-agricola-space-vegetable_seeds = Take 1 vegetable. It can be sown later, cooked or eaten.
thing-agricola-space-urgent_wish_for_children = Your family grows by one, even without a room for it.
thing-agricola-space-cultivation = Plow 1 field, sow, or both.
thing-agricola-space-farm_redevelopment = Renovate your whole house; then you may build fences for 1 wood each.
thing-agricola-space-side_job = Build 1 stable for 1 wood, bake bread, or both.
thing-agricola-space-tile_resource_market = Take 1 stone and 1 food.
thing-agricola-space-animal_market = Choose one: 1 sheep and 1 food; 1 wild boar; or 1 cattle for 1 food.
thing-agricola-space-modest_wish_for_children = From round 5 on: your family grows by one, if there is a room for it.

# Agricola: goods, signs, hidden rounds.

thing-agricola-good-wood = For rooms of a wooden house, stables, fences and many improvements.
thing-agricola-good-clay = For clay rooms, renovating to clay and most major improvements.
thing-agricola-good-reed = Every room and every renovation takes some.
thing-agricola-good-stone = For stone rooms, renovating to stone and the finer improvements.
thing-agricola-good-grain = Sown, it gives 3 on the field; baked or eaten, it gives food. At the end 1, 4, 6 and 8 count 1 to 4 points.
thing-agricola-good-vegetable = Sown, it gives 2 on the field; cooked or eaten, it gives food. At the end each counts 1 point, up to 4.
thing-agricola-good-food = At each harvest every adult eats 2 (3 if you play alone), a newborn 1. Each missing one is a begging marker.
thing-agricola-good-sheep = Two of them breed at the harvest. With a fireplace or hearth they are food. At the end 1, 4, 6 and 8 count 1 to 4 points.
thing-agricola-good-boar = Two of them breed at the harvest. With a fireplace or hearth they are food. At the end 1, 3, 5 and 7 count 1 to 4 points.
thing-agricola-good-cattle = Two of them breed at the harvest. With a fireplace or hearth they are food. At the end 1, 2, 4 and 6 count 1 to 4 points.
thing-agricola-sign-begging = begging marker
thing-agricola-sign-begging-effect = One for each food that was missing at a harvest: 3 points less at the end. It cannot be given back.
thing-agricola-sign-fence = fences left
thing-agricola-sign-fence-effect = You have 15 fences. Each costs 1 wood; a pasture must be closed on all sides.
thing-agricola-sign-stable = stables left
thing-agricola-sign-stable-effect = You have 4 stables. Alone, one holds 1 animal; in a pasture it doubles its room.
thing-agricola-sign-people = people at home
thing-agricola-sign-people-effect = Each person at home is one more placement this round. At the end each counts 3 points.
thing-agricola-sign-first = starting player
thing-agricola-sign-first-effect = Places first in each round, until somebody else goes to the Meeting Place.
thing-agricola-sign-harvest = harvest
thing-agricola-sign-harvest-effect = After this round: take a crop from every sown field, feed your family, animals breed.
thing-agricola-round = round { $round }
thing-agricola-round-effect = It can still be: { $spaces }.
thing-agricola-round-harvest = It can still be: { $spaces }. A harvest follows this round.

# All Creatures: spaces, goods, signs.

thing-creatures-space-start_player = Take all the wood that lies here and be first from the next round on; 1 wood is added each round.
thing-creatures-space-three_wood = Take all the wood that lies here; 3 are added each round.
thing-creatures-space-one_stone = Take all the stone that lies here; 1 is added each round.
thing-creatures-space-two_stone = Take all the stone that lies here; 2 are added each round.
thing-creatures-space-building_resources = Take 1 wood, 1 stone and 1 reed.
thing-creatures-space-fences = Place as many borders as you like, for 1 wood each.
thing-creatures-space-walls = Place 2 borders free of charge, and further ones for 2 stone each.
thing-creatures-space-expand = Take all the borders that lie here (1 is added each round) and add one expansion to your farm.
thing-creatures-space-feeding_troughs = Place 1 trough free of charge, and further ones for 3 wood each. A trough doubles the room of its pasture.
thing-creatures-space-stall = Build 1 stall for 3 stone and 1 reed. It holds 3 animals of one kind.
thing-creatures-space-stables = Turn stalls into stables, for 5 wood or 5 stone each.
thing-creatures-space-special_building_1 = Build 1 of the special buildings on display, at its price.
thing-creatures-space-special_building_2 = Build 1 of the special buildings on display, at its price.
thing-creatures-space-reed_and_sheep = Take the reed and the sheep that are here: an empty space gets a reed, else one sheep more each round.
thing-creatures-space-pig_and_sheep = Take all the animals that stand here: an empty space gets a pig, else one sheep more each round.
thing-creatures-space-cow_and_pigs = Take all the animals that stand here: an empty space gets a cow, else one pig more each round.
thing-creatures-space-horse_and_sheep = Take all the animals that stand here: an empty space gets a horse, else one sheep more each round.
thing-creatures-good-wood = For borders (1 each on Fences), troughs, stables and special buildings.
thing-creatures-good-stone = For walls, stalls, stables and special buildings.
thing-creatures-good-reed = For stalls and some special buildings.
thing-creatures-good-borders = Borders in your supply. You cannot place more than these.
thing-creatures-good-sheep = 1 point each. Two of them breed at the end of the round. Few lose points at the end, large herds earn a bonus.
thing-creatures-good-pig = 1 point each. Two of them breed at the end of the round. Few lose points at the end, large herds earn a bonus.
thing-creatures-good-cow = 1 point each. Two of them breed at the end of the round. Few lose points at the end, large herds earn a bonus.
thing-creatures-good-horse = 1 point each. Two of them breed at the end of the round. Few lose points at the end, large herds earn a bonus.
thing-creatures-sign-worker = worker
thing-creatures-sign-worker-effect = Each of your three workers takes one space a round.
thing-creatures-sign-trough = trough
thing-creatures-sign-trough-effect = Doubles the room of the pasture it stands in; on open land it holds 1 animal.
thing-creatures-sign-first = start player marker
thing-creatures-sign-first-effect = Whoever holds it places first in the round.
thing-creatures-sign-expansion = expansions left
thing-creatures-sign-expansion-effect = More land for your farm. One that is wholly used scores 4 points.

# Farmerama: cards, wheel, animals, goods.

thing-farmerama-card-sow = Fields to sow: { $alone } if you alone choose it, { $shared } if another player does too.
thing-farmerama-card-harvest = Fields to harvest: { $alone } if you alone choose it, { $shared } if another player does too.
thing-farmerama-card-water = Water to take: { $alone } if you alone choose it, { $shared } if another player does too.
thing-farmerama-card-sow-plain = Sow as many fields as the action wheel says: the large number if you alone choose the card, else the small one.
thing-farmerama-card-harvest-plain = Harvest as many fields as the action wheel says: the large number if you alone choose the card, else the small one.
thing-farmerama-card-water-plain = Take as much water as the action wheel says: the large number if you alone choose the card, else the small one.
thing-farmerama-card-feed = Feed any number of animals in the stable from your barn; each goes to the pasture that faces its head.
thing-farmerama-card-feed-plain = Feed any number of animals in the stable from your barn; each goes to the pasture that faces its head.
thing-farmerama-card-seeds = Take 1 of every crop your barn lacks, and 1 water if you have none; then you may sow once.
thing-farmerama-card-seeds-plain = Take 1 of every crop your barn lacks, and 1 water if you have none; then you may sow once.
thing-farmerama-next = next round
thing-farmerama-alone = alone
thing-farmerama-shared = shared
thing-farmerama-pair = { $alone } or { $shared }
thing-farmerama-tile = Whoever receives it takes its reward at once: { $reward }.
thing-farmerama-animal = Fed, it goes to the pasture before its head. When that faces the pacifier it comes home: one rank of { $product }, { $step ->
        [one] { $step } star
       *[other] { $step } stars
    }.
thing-farmerama-good-crop = Sown, it gives 2 on the field; animals eat it. In the barn each tile counts 1 star at the end.
thing-farmerama-good-water = Pays for turning your wheel one step.
thing-farmerama-sign-turn = turn your wheel
thing-farmerama-sign-turn-effect = Pay 1 water and turn your wheel one step: other areas face the sectors for sowing and harvesting.

# Forecasts: what the family will eat.

thing-agricola-forecast = { $rounds ->
        [0] Harvest after this round
        [one] Harvest in { $rounds } round
       *[other] Harvest in { $rounds } rounds
    }: { $due } food due, you have { $have }.
thing-agricola-forecast-can = Your farm can make { $count } more.
thing-agricola-forecast-short = Missing: { $count } food, so { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
    }. Points lost: { $points }.

# Refusals.

error-no-thing = Nothing here is called “{ $text }”.
error-nothing-asked = Nobody asks you to take anything back.

# The end.

outcome-margin = { $winners } wins by { $margin }, { $best } to { $next }.
points-count = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
stars-count = { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
outcome-difference = What made the difference: { $category }, { $mine } to { $theirs }.
replay-turning-move = Played: { $move }.
