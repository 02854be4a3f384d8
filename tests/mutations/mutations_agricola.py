"""Places of Agricola to break, each with the rule that no longer holds."""

from tests.mutations.mutations import Mutation

MUTATIONS = [
    # Prices.
    Mutation(
        "games/agricola/rules/prices.py",
        "less *= farm.room_count() - STARTING_ROOMS",
        "less *= farm.room_count()",
        "AR-34: only added rooms make majors cheaper",
    ),
    Mutation(
        "games/agricola/cards/occupations/farm_planners.py",
        "FreeFences(up_to=3)",
        "FreeFences(up_to=4)",
        "AR-31: 3 fences are free",
    ),
    Mutation(
        "games/agricola/rules/prices.py",
        "        if cheaper != base:\n            found.append(base)\n",
        "",
        "A-15.4: a discount may be waived for a swap",
    ),
    Mutation(
        "games/agricola/rules/verbs/fencing.py",
        "return max(0, built + more - free) - max(0, built - free)",
        "return max(0, more - free)",
        "AR-31: once in an action, not for each pasture",
    ),
    Mutation(
        "games/agricola/cards/majors.py",
        "clay=3, stone=1",
        "clay=2, stone=1",
        "A-14.13: the Clay Oven's price",
    ),
    # Payment through exchanges.
    Mutation(
        "games/agricola/rules/reach.py",
        "value = lane(goods, GRAIN) + lane(goods, VEGETABLE)",
        "value = lane(goods, VEGETABLE)",
        "A-13.1: grain is food, also for a price",
    ),
    Mutation(
        "games/agricola/rules/reach.py",
        "if food + sold + crops < number + 1:",
        "if food + sold + crops < number:",
        "A-15.6: each purchase is paid at its time",
    ),
    # Gains.
    Mutation(
        "games/agricola/cards/minors/food_providers.py",
        "On([USES + REED_BANK, USES + CLAY_PIT, USES + FOREST], Gain(food=1))",
        "On([USES + REED_BANK, USES + CLAY_PIT], Gain(food=1))",
        "AR-26: Forest lies above Fishing",
    ),
    Mutation(
        "games/agricola/cards/minors/food_providers.py",
        "Gain(food=3), when=Occupied(FARMLAND)",
        "Gain(food=3)",
        "AR-25: only while Farmland is occupied",
    ),
    Mutation(
        "games/agricola/cards/minors/food_providers.py",
        "FoodForAll(owner=3, others=1), who=ANY",
        "FoodForAll(owner=3, others=1)",
        "AR-08: also when others use Cattle Market",
    ),
    Mutation(
        "games/agricola/cards/occupations/building_resource_providers.py",
        "when=PlayersAre(at_least=3)",
        "when=PlayersAre(at_least=2)",
        "A-B121: clay from Clay Pit with 3 or 4 players",
    ),
    Mutation(
        "games/agricola/cards/occupations/goods_providers.py",
        "three=Goods(reed=2)",
        "three=Goods(reed=1)",
        "A-B102: 2 reed with three players",
    ),
    # Points.
    Mutation(
        "games/agricola/rules/scoring.py",
        "CATTLE_STEPS: Final[list[i64]] = [1, 2, 4, 6]",
        "CATTLE_STEPS: Final[list[i64]] = [1, 2, 4, 5]",
        "A-18.2: 5 cattle score 3",
    ),
]
