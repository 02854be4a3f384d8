"""Homes of animals, and whether all fit: by trying every kind in every pasture (A-11.2 to A-11.4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from bocage.fuzzing.report import Broken
from bocage.games.agricola.referee.deck import answers
from bocage.games.agricola.referee.land import Farm, FarmyardMap
from bocage.games.agricola.rules.answers import AnimalsInHouse, RoomInPastures

Counts = tuple[int, ...]  # of sheep, boar and cattle
KINDS = ("sheep", "boar", "cattle")


def herd_of(farm: Farm) -> Counts:
    """The animals of a farm."""
    return tuple(int(farm["animals"][kind]) for kind in KINDS)


def capacities(land: FarmyardMap, cards: list[str]) -> Counts:
    """How much each pasture holds: two a space, doubled for every stable; a trough adds two (A-11.2)."""
    extra = 2 if any(answers(card, RoomInPastures) for card in cards) else 0
    return tuple(2 * len(pasture) * 2 ** len(pasture & land.stables) + extra for pasture in land.pastures)


def singles(land: FarmyardMap, cards: list[str]) -> int:
    """Places for one animal of any kind: unfenced stables, and the house (A-11.3)."""
    pets = len(land.rooms) if any(answers(card, AnimalsInHouse) for card in cards) else 1
    return pets + len(land.stables - land.enclosed())


@lru_cache(maxsize=50_000)
def holds(rooms: Counts, places: int, herd: Counts) -> bool:
    """Whether these animals have room: each pasture goes to one kind, the rest to single places."""
    return any(
        sum(
            max(0, count - sum(room for room, owner in zip(rooms, owners, strict=True) if owner == kind))
            for kind, count in enumerate(herd)
        )
        <= places
        for owners in product(range(len(herd)), repeat=len(rooms))
    )


def fits(land: FarmyardMap, cards: list[str], herd: Counts) -> bool:
    """Whether a farm with these cards in front holds these animals."""
    return holds(capacities(land, cards), singles(land, cards), herd)


def check_housed(farm: Farm, land: FarmyardMap) -> None:
    """Every animal has a home."""
    if not fits(land, farm["cards"], herd_of(farm)):
        raise Broken("housing", f"{herd_of(farm)} do not fit into {capacities(land, farm['cards'])}")
