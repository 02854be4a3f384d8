"""One player as a position shows them: farm, cards, goods."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bocage.games.agricola.referee.land import Farm, land_of
from bocage.games.agricola.referee.oracle.figures import COOKING, GOODS, KINDS, OCCUPATIONS, ROUNDS, Amounts
from bocage.games.agricola.referee.shelter import holds

Position = dict[str, Any]


def goods_of(farm: Farm) -> Amounts:
    """All goods, food and animals of a farm, those that are there."""
    counts = {name: farm["animals"][name] if name in KINDS else farm[name] for name in GOODS}
    return {name: int(count) for name, count in counts.items() if count}


def cooking_rates(cards: Iterable[str]) -> Amounts:
    """The best that the cooking improvements make of each good (A-13.2)."""
    best: Amounts = {}
    for card in cards:
        for good, food in COOKING.get(card, {}).items():
            best[good] = max(food, best.get(good, 0))
    return best


class OraclePlayer:
    """A player at the table.

    Attributes:
        cards: in front of the player.
        goods: in the supply and on the farm.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.farm: Farm = position["farms"][seat]
        self.cards: list[str] = self.farm["cards"]
        self.hand: list[str] = self.farm["hand"]
        self.land = land_of(self.farm)
        self.goods = goods_of(self.farm)
        self.seats = len(position["farms"])
        self.options: dict[str, Any] = position["options"]
        self.beginner = self.options["mode"] == "beginner"
        self.rooms = len(self.farm["rooms"])
        self.people = int(self.farm["people"])
        self.house = str(self.farm["house"])
        self.round = int(position["round"])
        self.to_come = ROUNDS - self.round
        self.rates = cooking_rates(self.cards)

    def has(self, *cards: str) -> bool:
        """Whether one of these cards lies in front of the player."""
        return any(card in self.cards for card in cards)

    def switch(self, name: str, default: bool) -> bool:
        """A ruling that can be switched."""
        return bool(self.options.get(name, default))

    def occupations(self) -> int:
        """How many lie in front of the player."""
        return sum(1 for card in self.cards if card in OCCUPATIONS)

    def bought(self) -> int:
        """How many goods of Grocer's pile are gone."""
        return int(self.farm["memory"].get("grocer", 0))

    def capacities(self) -> tuple[int, ...]:
        """How much each pasture holds: two a space, doubled for each stable; a trough adds two (A-11.2)."""
        extra = 2 * self.has("drinking_trough")
        stables = self.land.stables
        return tuple(2 * len(cells) * 2 ** len(cells & stables) + extra for cells in self.land.pastures)

    def singles(self) -> int:
        """Places for one animal of any kind: unfenced stables, and the house (A-11.3)."""
        pets = self.rooms if self.has("animal_tamer") else 1
        return pets + len(self.land.stables - self.land.enclosed())

    def fits(self, herd: tuple[int, ...]) -> bool:
        """Whether these animals have a home (A-11.4)."""
        return holds(self.capacities(), self.singles(), herd)
