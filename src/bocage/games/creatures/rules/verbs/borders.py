"""Placing borders, and giving one away (C-4.5, C-10.10, C-10.11)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit, one
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why, lack
from bocage.farmland.grid import EDGES, edges_of, walls_of
from bocage.games.creatures.rules.actions import BORDER
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import BORDERS, Goods
from bocage.games.creatures.rules.prices import can_pay
from bocage.games.creatures.rules.reasons import (
    BORDER_THERE,
    ENOUGH_BORDERS,
    NO_BORDERS,
    NO_FREE_EDGE,
    NOT_ON_FARM,
    ONE_BORDER,
    WALL_THERE,
)
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.switches import BORDER_ON_WALL_EDGE

ANY_NUMBER: Final = 99
AMOUNT: Final = -1  # as many as the event says


def free_edges(farm: Farm) -> i64:
    """Edges that can take a border: on the farm, without border; a wall is no hindrance (R-08)."""
    free = edges_of(farm.columns) & ~farm.borders
    if farm.switches & BORDER_ON_WALL_EDGE == 0:
        free &= ~walls_of(farm.built)
    return free


def can_place_border(farm: Farm, rule: str, why: Why | None) -> bool:
    """Whether there is a border to place and an edge to take it (C-10.21)."""
    if farm.good(BORDERS) == 0:
        return lack(why, "C-10.21", NO_BORDERS, 0, 1)
    return free_edges(farm) != 0 or lack(why, rule, NO_FREE_EDGE)


def explain_edge(farm: Farm, edge: i64, why: Why) -> None:
    """Why this edge takes no border."""
    if edge >= EDGES or edges_of(farm.columns) & bit(edge) == 0:
        why.note("C-3.5", NOT_ON_FARM)
    elif farm.borders & bit(edge):
        why.note("C-3.5", BORDER_THERE, edge)
    elif free_edges(farm) & bit(edge) == 0:
        why.note("R-08", WALL_THERE, edge)


def place_border(s: Board, seat: i64, edge: i64) -> None:
    """A border goes from the personal supply onto an edge."""
    farm = s.farm(seat)
    farm.goods -= one(BORDERS)
    farm.borders |= bit(edge)
    farm.changed()
    s.tell("border", seat, edge)


class PlaceBorders(Effect[Board]):
    """Place borders, one question each.

    Args:
        up_to: how many at most; AMOUNT takes the number of the event.
        free: how many cost nothing.
        each: the price of every further one.
        at_least: how many must be placed; none at all with the ruling `optional_with`.
        rule: the rule that is cited.

    The frame holds how many may still be placed (a) and how many were (b).
    """

    def __init__(
        self,
        up_to: int = ANY_NUMBER,
        free: int = ANY_NUMBER,
        each: Goods | None = None,
        at_least: int = 0,
        optional_with: int = 0,
        rule: str = "C-4.5",
    ) -> None:
        super().__init__()
        self.up_to: Final[i64] = up_to
        self.free: Final[i64] = free
        self.each: Final[i64] = each.goods if each is not None else 0
        self.at_least: Final[i64] = at_least
        self.optional_with: Final[i64] = optional_with
        self.rule: Final = rule

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (self.rule, "border")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.b < self.least(s)

    def least(self, s: Board) -> i64:
        """How many must be placed."""
        return 0 if s.has_switch(self.optional_with) else self.at_least

    def _price(self, placed: i64) -> i64:
        if placed < self.free:
            return 0
        return self.each

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return self._can_place(s.farm(f.seat), 0, why)

    def _can_place(self, farm: Farm, placed: i64, why: Why | None) -> bool:
        can_place = can_place_border(farm, self.rule, why)
        if not can_place and why is None:
            return False
        return can_pay(farm, self._price(placed), self.rule, why) and can_place

    def run(self, s: Board, f: Frame) -> None:
        limit = f.a if self.up_to == AMOUNT else self.up_to
        s.push(self.node, f.seat, f.actor, ASK, limit, 0)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        if f.a > 0 and self._can_place(farm, f.b, None):
            m.offer(BORDER, free_edges(farm))
        if f.b >= self.least(s):
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == STOP:
            return
        s.farm(f.seat).goods -= self._price(f.b)
        place_border(s, f.seat, arg)
        s.push(self.node, f.seat, f.actor, ASK, f.a - 1, f.b + 1)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STOP:
            why.note(self.rule, ONE_BORDER)
        elif kind == BORDER:
            farm = s.farm(f.seat)
            explain_edge(farm, arg, why)
            if f.a == 0:
                why.note(self.rule, ENOUGH_BORDERS, f.b)
            self._can_place(farm, f.b, why)
