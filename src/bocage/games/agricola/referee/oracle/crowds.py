"""Positions with many cards in front of everybody, however they came to lie there."""

from __future__ import annotations

from random import Random
from typing import Any

from bocage.games.agricola.referee.farmyards import HOUSE, grow, random_fences
from bocage.games.agricola.referee.land import CELLS, cell_name, fence_name
from bocage.games.agricola.referee.oracle.desk import Position
from bocage.games.agricola.referee.oracle.figures import (
    BUILDING,
    CROPS,
    GROCERY,
    MAJORS,
    MINORS,
    OCCUPATIONS,
    ROUNDS,
    occupations_for,
)
from bocage.games.agricola.referee.setups import Kind, random_position

FEWEST, MOST = 10, 30
BEANS: tuple[dict[str, int], ...] = ({}, {"vegetable": 1}, {"vegetable": 2})
FENCING_CARDS = ("hedge_keeper", "rammed_clay", "shepherds_crook", "grocer", "drinking_trough", "mantlepiece")
DEAD_ALONE = ("lasso", "sleeping_corner")  # AR-78
POOR = 0.6  # how many have little: exchanges then decide what can be paid
LITTLE = (0, 0, 0, 1, 2, 4)
DELIVERIES: tuple[dict[str, int], ...] = ({}, {"food": 2}, {"sheep": 1}, {"wood": 1, "boar": 1})
PLOWS = 2  # on Moldboard Plow


def crowded_position(kind: Kind, rng: Random, since: int = 1) -> Position:
    """A position in the work phase with 10 to 30 cards in front of each player, as far as there are.

    Args:
        since: the first round that it may be.
    """
    position: Position = random_position(kind, rng, {})
    while position["round"] < since:
        position = random_position(kind, rng, {})
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
        farm["gained"] = rng.choice((0, 6, 7, 9))
        delivery = rng.choice(DELIVERIES)
        if position["round"] < ROUNDS and delivery:
            farm["later"] = {str(position["round"] + 1): dict(delivery)}
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
    if "tutor" in farm["cards"]:  # so many occupations were there by then
        memory["tutor"] = rng.randint(1, sum(1 for card in farm["cards"] if card in OCCUPATIONS))
    if "beanfield" in farm["cards"]:
        farm["fields"] = {**farm["fields"], "card": dict(rng.choice(BEANS))}
    farm["memory"] = memory


def fencing_position(rng: Random, spaces: int = 8) -> Position:
    """A turn of a player with little land left, some fences, and cards about fences.

    Args:
        spaces: at most so many are free of tiles.
    """
    rooms = grow(set(HOUSE), set(CELLS), rng.choice((0, 1, 3)), rng)
    rest = set(CELLS) - rooms
    fields = grow({rng.choice(sorted(rest))}, rest, len(rest) - rng.randint(3, spaces) - 1, rng)
    while len(rest) - len(fields) > spaces:  # the rooms stood in the way
        fields = grow({rng.choice(sorted(rest))}, rest, len(rest) - spaces, rng)
    farm: dict[str, Any] = {
        "rooms": [cell_name(cell) for cell in rooms],
        "fields": {cell_name(cell): {} for cell in fields},
        "fences": [
            fence_name(fence)
            for fence in random_fences(frozenset(rooms | fields), rng.choice((0, 1, 2)), rng)
        ],
        "stables": [
            cell_name(cell) for cell in rng.sample(sorted(rest - fields), min(2, len(rest - fields)))
        ],
        "cards": [card for card in FENCING_CARDS if rng.random() < 0.4],
        "hand": ["mini_pasture"],
        "wood": rng.choice((0, 1, 2, 4, 6, 9)),
        "clay": rng.choice((0, 0, 1, 3, 5)),
        "food": rng.choice((0, 1, 3)),
    }
    remember(farm, rng)
    options: dict[str, object] = {"seats": 3, "mini_pasture_may_split": rng.random() < 0.5}
    return {"game": "agricola", "options": options, "round": rng.choice((4, 14)), "farms": [farm, {}, {}]}
