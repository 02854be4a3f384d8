"""Family growth (A-9)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import one
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.farm import MOST_PEOPLE
from bocage.games.agricola.rules.goods import FOOD
from bocage.games.agricola.rules.reasons import (
    ALL_PEOPLE_BORN,
    NO_NEWBORN,
    NO_ROOM_FOR_CHILD,
    NOT_BEFORE_ROUND,
    SHORT_OF,
)
from bocage.games.agricola.rules.state import Board


class GrowFamily(Effect[Board]):
    """A person is born (A-9.1).

    Args:
        with_room: only with more rooms than people (A-9.2).
        from_round: not before this round (A-7.35).
    """

    def __init__(self, with_room: bool = False, from_round: int = 1) -> None:
        super().__init__()
        self.with_room: Final = with_room
        self.from_round: Final[i64] = from_round

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if s.round < self.from_round:
            return refuse(why, "A-7.35", NOT_BEFORE_ROUND, s.round, self.from_round)
        if farm.people >= MOST_PEOPLE:
            return refuse(why, "A-9.1", ALL_PEOPLE_BORN, farm.people)
        rooms = farm.room_count()
        if farm.has(s.book.extra_room):
            for place in s.book.room_for_people:
                rooms += place.count(farm) if farm.owns(place.card) else 0
        if self.with_room and rooms <= farm.people:
            return refuse(why, "A-9.2", NO_ROOM_FOR_CHILD, rooms, farm.people)
        return True

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.people += 1
        farm.newborn += 1
        s.tell("born", f.seat, farm.people)


class RaiseNewborn(Effect[Board]):
    """For food a newborn is an adult at once and goes home, ready to be placed (A-9.7, AR-22)."""

    def __init__(self, food: int) -> None:
        super().__init__()
        self.food: Final[i64] = food

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if farm.newborn == 0:
            return refuse(why, "AR-22", NO_NEWBORN)
        return farm.food() >= self.food or refuse(why, "AR-22", SHORT_OF, 6 + FOOD, farm.food(), self.food)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.stock -= self.food * one(FOOD)
        farm.newborn -= 1
        farm.home += 1
        s.tell("raised", f.seat)
