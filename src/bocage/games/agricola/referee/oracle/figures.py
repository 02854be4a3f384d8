"""Prices, points and rates of the cards, as the rules sheet lists them (A-13, A-14, A-18, A-21)."""

from __future__ import annotations

from typing import NamedTuple

Amounts = dict[str, int]  # goods by name

BUILDING = ("wood", "clay", "reed", "stone")
CROPS = ("grain", "vegetable")
KINDS = ("sheep", "boar", "cattle")
GOODS = (*BUILDING, *CROPS, "food", *KINDS)
HOUSES = ("wood", "clay", "stone")
ROUNDS = 14
AFTER_HARVESTS = (5, 8, 10, 12, 14)  # of Dutch Windmill


class Improvement(NamedTuple):
    """What is printed at the top of a card: its price, its points, whether it travels (A-14.7)."""

    price: Amounts
    points: int = 0
    travels: bool = False


MAJORS: dict[str, Improvement] = {
    "fireplace_2": Improvement({"clay": 2}, 1),
    "fireplace_3": Improvement({"clay": 3}, 1),
    "cooking_hearth_4": Improvement({"clay": 4}, 1),
    "cooking_hearth_5": Improvement({"clay": 5}, 1),
    "well": Improvement({"wood": 1, "stone": 3}, 4),
    "clay_oven": Improvement({"clay": 3, "stone": 1}, 2),
    "stone_oven": Improvement({"clay": 1, "stone": 3}, 3),
    "joinery": Improvement({"wood": 2, "stone": 2}, 2),
    "pottery": Improvement({"clay": 2, "stone": 2}, 2),
    "basketmakers_workshop": Improvement({"reed": 2, "stone": 2}, 2),
}
MINORS: dict[str, Improvement] = {
    "shifting_cultivation": Improvement({"food": 2}, 0, True),
    "clay_embankment": Improvement({"food": 1}, 0, True),
    "young_animal_market": Improvement({"sheep": 1}, 0, True),
    "drinking_trough": Improvement({"clay": 1}),
    "rammed_clay": Improvement({}),
    "handplow": Improvement({"wood": 1}),
    "threshing_board": Improvement({"wood": 1}, 1),
    "sleeping_corner": Improvement({"wood": 1}, 1),
    "manger": Improvement({"wood": 2}),
    "big_country": Improvement({}),
    "wool_blankets": Improvement({}),
    "pond_hut": Improvement({"wood": 1}, 1),
    "milk_jug": Improvement({"clay": 1}),
    "claypipe": Improvement({"clay": 1}),
    "junk_room": Improvement({"wood": 1, "clay": 1}),
    "basket": Improvement({"reed": 1}),
    "dutch_windmill": Improvement({"wood": 2, "stone": 2}, 2),
    "corn_scoop": Improvement({"wood": 1}),
    "large_greenhouse": Improvement({"wood": 2}),
    "clearing_spade": Improvement({"wood": 1}),
    "lumber_mill": Improvement({"stone": 2}, 2),
    "canoe": Improvement({"wood": 2}, 1),
    "stone_tongs": Improvement({"wood": 1}),
    "shepherds_crook": Improvement({"wood": 1}),
    "mini_pasture": Improvement({"food": 2}, 0, True),
    "market_stall": Improvement({"grain": 1}, 0, True),
    "caravan": Improvement({"wood": 3, "food": 3}),
    "carpenters_parlor": Improvement({"wood": 1, "stone": 1}),
    "mining_hammer": Improvement({"wood": 1}),
    "moldboard_plow": Improvement({"wood": 2}),
    "lasso": Improvement({"reed": 1}),
    "bread_paddle": Improvement({"wood": 1}),
    "mantlepiece": Improvement({"stone": 1}, -3),
    "bottles": Improvement({"clay": 1, "food": 1}, 4),  # for each person
    "loom": Improvement({"wood": 2}, 1),
    "strawberry_patch": Improvement({"wood": 1}, 2),
    "herring_pot": Improvement({"clay": 1}),
    "butter_churn": Improvement({"wood": 1}, 1),
    "brook": Improvement({}),
    "scullery": Improvement({"wood": 1, "clay": 1}),
    "three_field_rotation": Improvement({}),
    "pitchfork": Improvement({"wood": 1}),
    "sack_cart": Improvement({"wood": 2}),
    "beanfield": Improvement({"food": 1}, 1),
    "thick_forest": Improvement({}),
    "loam_pit": Improvement({"food": 1}, 1),
    "hard_porcelain": Improvement({"clay": 1}),
    "acorns_basket": Improvement({"reed": 1}),
}
IMPROVEMENTS: dict[str, Improvement] = {**MAJORS, **MINORS}
FOR_EVERYBODY = (  # occupations for any number of players
    *("animal_tamer", "conservator", "hedge_keeper", "plow_driver", "adoptive_parents", "stable_architect"),
    *("grocer", "mushroom_collector", "roughcaster", "wall_builder", "scythe_worker", "seasonal_worker"),
    *("wood_cutter", "firewood_collector", "clay_hut_builder", "frame_builder", "priest", "cottager"),
    *("groom", "assistant_tiller", "master_bricklayer", "scholar", "organic_farmer", "tutor", "consultant"),
    *("sheep_walker", "manservant", "oven_firing_boy", "paper_maker", "childless", "small_scale_farmer"),
    *("geologist", "roof_ballaster", "carpenter"),
)
FROM_THREE = (
    *("braggart", "harpooner", "stonecutter", "animal_dealer", "house_steward", "greengrocer"),
    "brushwood_collector",
)
FROM_FOUR = (
    *("conjurer", "lutenist", "pig_breeder", "storehouse_keeper", "pastor", "sheep_whisperer"),
    "cattle_feeder",
)
OCCUPATIONS = (*FOR_EVERYBODY, *FROM_THREE, *FROM_FOUR)

FIREPLACES = ("fireplace_2", "fireplace_3")
HEARTHS = ("cooking_hearth_4", "cooking_hearth_5")
COOKING: dict[str, Amounts] = {
    **{card: {"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3} for card in FIREPLACES},
    **{card: {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4} for card in HEARTHS},
}
ANY_NUMBER = 99
BAKING: dict[str, tuple[int, int]] = {  # food for a grain, and at most so many
    **dict.fromkeys(FIREPLACES, (2, ANY_NUMBER)),
    **dict.fromkeys(HEARTHS, (3, ANY_NUMBER)),
    "clay_oven": (5, 1),
    "stone_oven": (4, 2),
}
WINDMILL = 3  # food for a Bake Bread action in a round after a harvest
GROCERY = ("wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable")  # from the top
PORCELAIN = ((2, 1), (3, 2), (4, 3))  # clay for stone
SHEEP_FOR = ("boar", "vegetable", "stone")  # of Sheep Walker


def plus(one: Amounts, other: Amounts, times: int = 1) -> Amounts:
    """The sum of goods, those of the second so many times; nothing that is 0 is kept."""
    total = {name: one.get(name, 0) + times * other.get(name, 0) for name in (*one, *other)}
    return {name: count for name, count in total.items() if count}


def covers(have: Amounts, price: Amounts) -> bool:
    """Whether there is enough of everything."""
    return all(have.get(name, 0) >= count for name, count in price.items())


def occupations_for(seats: int) -> tuple[str, ...]:
    """Those that are used with so many players (A-2.4)."""
    return (*FOR_EVERYBODY, *(FROM_THREE if seats >= 3 else ()), *(FROM_FOUR if seats == 4 else ()))
