"""Positions with many cards in front of everybody, however they came to lie there."""

from __future__ import annotations

from random import Random
from typing import Any

from bocage.fuzzing.agricola.oracle.desk import Position
from bocage.fuzzing.agricola.oracle.figures import BUILDING, CROPS, GROCERY, MAJORS, MINORS, occupations_for
from bocage.fuzzing.agricola.setups import Kind, random_position

FEWEST, MOST = 10, 30
BEANS: tuple[dict[str, int], ...] = ({}, {"vegetable": 1}, {"vegetable": 2})
DEAD_ALONE = ("lasso", "sleeping_corner")  # AR-78
POOR = 0.6  # how many have little: exchanges then decide what can be paid
LITTLE = (0, 0, 0, 1, 2, 4)
PLOWS = 2  # on Moldboard Plow


def crowded_position(kind: Kind, rng: Random) -> Position:
    """A position in the work phase with 10 to 30 cards in front of each player, as far as there are."""
    position: Position = random_position(kind, rng, {})
    farms: list[dict[str, Any]] = position["farms"]
    options = position["options"]
    banned = [*options.get("banned", []), *(DEAD_ALONE if options.get("solo_filter_dead_cards") else ())]
    held = {card for farm in farms for card in (*farm["cards"], *farm["hand"])}
    staying = [card for card, printed in MINORS.items() if not printed.travels]
    usable = [*MAJORS]
    if kind[0] == "full":
        usable += [card for card in (*staying, *occupations_for(kind[1])) if card not in banned]
    left = [card for card in usable if card not in held]
    rng.shuffle(left)
    for farm in farms:
        wanted = max(0, rng.randint(FEWEST, MOST) - len(farm["cards"]))
        wanted = min(wanted, len(left) // 2 if farm is not farms[-1] else len(left))
        farm["cards"] = [*farm["cards"], *(left.pop() for _ in range(wanted))]
        remember(farm, rng)
        if rng.random() < POOR:
            farm.update({good: rng.choice(LITTLE) for good in (*BUILDING, *CROPS, "food")})
    return position


def remember(farm: dict[str, Any], rng: Random) -> None:
    """What some cards know or hold, at random."""
    memory = {}
    if "grocer" in farm["cards"]:
        memory["grocer"] = rng.randint(0, len(GROCERY))
    if "moldboard_plow" in farm["cards"]:
        memory["moldboard_plow"] = rng.randint(0, PLOWS)
    if "beanfield" in farm["cards"]:
        farm["fields"] = {**farm["fields"], "card": dict(rng.choice(BEANS))}
    farm["memory"] = memory
