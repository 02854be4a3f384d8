"""Prerequisites of cards and conditions of their effects (A-14.3)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Condition
from bocage.core.lanes import covers, lane, popcount
from bocage.core.native import i64
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.farm import CLAY_HOUSE, STONE_HOUSE, WOODEN
from bocage.games.agricola.rules.goods import FIRST_STOCK, GOODS, GRAIN, VEGETABLE, Goods
from bocage.games.agricola.rules.reasons import (
    ANIMALS_HOMELESS,
    NO_PERSON_ON,
    SHORT_OF,
    TOO_FEW_FIELDS,
    TOO_FEW_OCCUPATIONS,
    TOO_MANY_OCCUPATIONS,
    TOO_MANY_UNUSED,
    WRONG_HOUSE,
)
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.animals import have_room

HOUSES: Final = ("wood", "clay", "stone")


class Occupations(Condition[Board]):
    """So many occupations in front of the player, at least and at most."""

    def __init__(self, at_least: int = 0, at_most: int = 99) -> None:
        self.at_least: Final[i64] = at_least
        self.at_most: Final[i64] = at_most

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        have = s.farm(seat).occupations
        if have < self.at_least:
            return refuse(why, "A-14.3", TOO_FEW_OCCUPATIONS, have, self.at_least)
        return have <= self.at_most or refuse(why, "A-14.3", TOO_MANY_OCCUPATIONS, have, self.at_most)


class FieldsOf(Condition[Board]):
    """At least so many fields that hold a crop, cards that are fields included (A-3.6)."""

    def __init__(self, crop: str, at_least: int) -> None:
        self.crop: Final[i64] = GRAIN if crop == "grain" else VEGETABLE
        self.at_least: Final[i64] = at_least

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        have = popcount(s.farm(seat).crops_of(self.crop))
        return have >= self.at_least or refuse(why, "A-14.3", TOO_FEW_FIELDS, self.crop, have, self.at_least)


class Has(Condition[Board]):
    """At least these goods in the supply or animals on the farm; they are kept."""

    def __init__(self, clay: int = 0, sheep: int = 0, boar: int = 0) -> None:
        self.goods: Final = Goods(clay=clay, sheep=sheep, boar=boar)

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        farm = s.farm(seat)
        if covers(farm.goods, self.goods.goods) and covers(farm.stock, self.goods.stock):
            return True
        for good in range(len(GOODS)):
            if good < FIRST_STOCK:
                have, need = lane(farm.goods, good), lane(self.goods.goods, good)
            else:
                have, need = lane(farm.stock, good - FIRST_STOCK), lane(self.goods.stock, good - FIRST_STOCK)
            if have < need:
                refuse(why, "A-14.3", SHORT_OF, good, have, need)
        return False


class HouseIs(Condition[Board]):
    """The house is of one of these materials."""

    def __init__(self, *materials: str) -> None:
        self.wooden: Final = "wood" in materials
        self.clay: Final = "clay" in materials
        self.stone: Final = "stone" in materials

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        house = s.farm(seat).house
        if (house == WOODEN and self.wooden) or (house == CLAY_HOUSE and self.clay):
            return True
        return (house == STONE_HOUSE and self.stone) or refuse(why, "A-14.3", WRONG_HOUSE)


class RoomsAre(Condition[Board]):
    """The house has so many rooms, at least and at most; a card with room for a person is none (AR-44)."""

    def __init__(self, at_least: int = 0, at_most: int = 99) -> None:
        self.at_least: Final[i64] = at_least
        self.at_most: Final[i64] = at_most

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        rooms = s.farm(seat).room_count()
        return self.at_least <= rooms <= self.at_most


class PeopleAre(Condition[Board]):
    """The player has exactly so many people in play."""

    def __init__(self, exactly: int) -> None:
        self.exactly: Final[i64] = exactly

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return s.farm(seat).people == self.exactly


class EverySpaceUsed(Condition[Board]):
    """No unused space is left on the farmyard (A-3.2)."""

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        left = popcount(s.farm(seat).unused())
        return left == 0 or refuse(why, "A-14.3", TOO_MANY_UNUSED, left, 0)


class PersonOn(Condition[Board]):
    """One of the player's people stands on this space."""

    def __init__(self, space: int) -> None:
        self.space: Final[i64] = space

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        here = (s.people_of(seat) >> self.space) & 1 == 1
        return here or refuse(why, "A-14.3", NO_PERSON_ON, self.space)


class Occupied(Condition[Board]):
    """Anybody's person stands on this space (AR-25)."""

    def __init__(self, space: int) -> None:
        self.space: Final[i64] = space

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        here = (s.occupied() >> self.space) & 1 == 1
        return here or refuse(why, "A-14.3", NO_PERSON_ON, self.space)


class RoundIs(Condition[Board]):
    """It is one of these rounds."""

    def __init__(self, *rounds: int) -> None:
        mask = 0
        for number in rounds:
            mask |= 1 << number
        self.rounds: Final[i64] = mask

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return (self.rounds >> s.round) & 1 == 1


class PlayersAre(Condition[Board]):
    """So many people play, at least."""

    def __init__(self, at_least: int) -> None:
        self.at_least: Final[i64] = at_least

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return s.seats >= self.at_least


class FirstRoundCard(Condition[Board]):
    """This round card lies on the space of round 1 (AR-26)."""

    def __init__(self, space: int) -> None:
        self.space: Final[i64] = space

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return s.first_card == self.space


class AllHoused(Condition[Board]):
    """All animals have a home (AR-61)."""

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return have_room(s.farm(seat)) or refuse(why, "AR-61", ANIMALS_HOMELESS)


class Both(Condition[Board]):
    """Two conditions at once."""

    def __init__(self, first: Condition[Board], second: Condition[Board]) -> None:
        self.first: Final = first
        self.second: Final = second

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return self.first.holds(s, seat, why) and self.second.holds(s, seat, why)
