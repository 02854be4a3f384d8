"""Prerequisites of buildings and conditions of their effects (C-5.8)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Condition
from bocage.core.lanes import popcount
from bocage.core.native import i64
from bocage.core.why import Why, lack, refuse
from bocage.games.creatures.rules.goods import Goods
from bocage.games.creatures.rules.prices import has_animals
from bocage.games.creatures.rules.reasons import ONLY_SECOND_WORKER, TOO_FEW_UNUSED, WRONG_ROUND
from bocage.games.creatures.rules.state import Board


class HasAnimals(Condition[Board]):
    """At least these animals on the farm; they are kept."""

    def __init__(self, sheep: int = 0, pig: int = 0, cow: int = 0, horse: int = 0) -> None:
        self.animals: Final[i64] = Goods(sheep=sheep, pig=pig, cow=cow, horse=horse).animals

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return has_animals(s.farm(seat), self.animals, "C-5.8", why)


class UnusedSpaces(Condition[Board]):
    """At least so many unused spaces (C-12.5)."""

    def __init__(self, at_least: int) -> None:
        self.at_least: Final[i64] = at_least

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        have = popcount(s.farm(seat).unused())
        return have >= self.at_least or lack(why, "C-5.8", TOO_FEW_UNUSED, have, self.at_least)


class SecondWorkerOfRoundOne(Condition[Board]):
    """Only with the second worker the player places in round 1 (R-21)."""

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        if s.round == 1 and s.worker_number() == 2:
            return True
        return lack(why, "R-21", ONLY_SECOND_WORKER, s.round, s.worker_number())


class RoundIs(Condition[Board]):
    """In one of these rounds."""

    def __init__(self, *rounds: int) -> None:
        self.rounds: Final = rounds

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return s.round in self.rounds or refuse(why, "C-8.2", WRONG_ROUND, s.round)
