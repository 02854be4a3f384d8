"""Baking bread (A-13.3)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import one, shifted, times
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.actions import BAKE
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.events import BAKED
from bocage.games.agricola.rules.goods import FOOD, GRAIN
from bocage.games.agricola.rules.prices import SOME_GRAIN
from bocage.games.agricola.rules.reach import can_reach
from bocage.games.agricola.rules.reasons import (
    AT_LEAST_ONE,
    NO_GRAIN,
    NO_OVEN,
    NOT_AN_OVEN,
    OVEN_FULL,
    SPACE_WAITS,
)
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.house import Announce
from bocage.games.agricola.rules.verbs.pending import leaves_space_possible, waiting_below, waiting_space

USED_BITS: Final = 3  # of a frame's number, for how often a limited oven was used
MOST_BAKED: Final = 7  # the largest limit of an oven
MOST_OVENS: Final = 20


class BakeBread(Effect[Board]):
    """Bake grain, one at a time, in ovens with room left; at least one (A-13.3, AR-52).

    The frame says how often each limited oven was used (a) and how many grain were baked (b).
    """

    def __init__(self) -> None:
        super().__init__()
        self.skips_forced = True
        self.over = Announce(BAKED)

    def parts(self) -> list[Effect[Board]]:
        return [self.over]

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-13.3", "bake")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.b == 0 or waiting_space(s, f.seat) != NOTHING

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if not farm.has(s.book.every_oven):
            return refuse(why, "A-13.3", NO_OVEN)
        space = waiting_space(s, f.seat)
        if farm.good(GRAIN) == 0 and (space != NOTHING or not can_reach(farm, SOME_GRAIN)):
            return refuse(why, "A-13.3", NO_GRAIN)
        return self._leaves_space(s, f.seat, space) or refuse(why, "AR-03", SPACE_WAITS, space)

    def _leaves_space(self, s: Board, seat: i64, space: i64, grain: i64 = 1) -> bool:
        """Whether the space in use stays possible when so much grain is baked (AR-03)."""
        if space == NOTHING:
            return True
        if s.farm(seat).good(GRAIN) < grain:
            return False
        trial = s.copy()
        trial.farm(seat).goods -= times(grain, GRAIN)
        return leaves_space_possible(trial, seat, space)

    def waits(self, s: Board, f: Frame) -> bool:
        return f.b == 0 and self.can(s, f, None)

    def is_answerable(self, s: Board, f: Frame) -> bool:
        if f.b == 0 and not self.can(s, f, None):
            return False
        # The space waits below the question, not on the board on which an exchange is tried.
        return self._leaves_space(s, f.seat, waiting_below(s, f.below, f.seat), 1 if f.b == 0 else 0)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if s.farm(f.seat).good(GRAIN) and self._leaves_space(s, f.seat, waiting_space(s, f.seat)):
            for place, oven in enumerate(s.book.ovens):
                if is_open(s, f, place):
                    m.add(BAKE, oven.card)
        if f.b > 0:
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == STOP:
            return
        place = place_of_oven(s, arg)
        oven = s.book.ovens[place]
        farm = s.farm(f.seat)
        farm.goods -= one(GRAIN)
        farm.stock += times(oven.food, FOOD)
        s.tell("baked", f.seat, oven.card, oven.food)
        used = f.a + (shifted(1, place * USED_BITS) if oven.most else 0)
        if f.b == 0:
            s.push(self.over.node, f.seat, f.actor, RUN)
        s.push(self.node, f.seat, f.actor, ASK, used, f.b + 1)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STOP:
            why.note("AR-52", AT_LEAST_ONE)
        elif kind == BAKE and arg < len(s.book.goods):
            place = place_of_oven(s, arg)
            if place == NOTHING or not s.farm(f.seat).owns(arg):
                why.note("A-13.3", NOT_AN_OVEN, arg)
            elif not is_open(s, f, place):
                why.note("A-13.3", OVEN_FULL, arg, s.book.ovens[place].most)
            elif s.farm(f.seat).good(GRAIN) == 0:
                why.note("A-13.3", NO_GRAIN)
            else:
                why.note("AR-03", SPACE_WAITS, waiting_space(s, f.seat))


def place_of_oven(s: Board, card: i64) -> i64:
    """Where a card stands among those that bake, or NOTHING."""
    for place, oven in enumerate(s.book.ovens):
        if oven.card == card:
            return place
    return NOTHING


def is_open(s: Board, f: Frame, place: i64) -> bool:
    """Whether an oven is the player's own and takes one more grain in this action."""
    oven = s.book.ovens[place]
    if not s.farm(f.seat).owns(oven.card):
        return False
    return oven.most == 0 or (f.a >> (place * USED_BITS)) & MOST_BAKED < oven.most
