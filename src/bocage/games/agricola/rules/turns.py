"""The work phase, turn by turn (A-6)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.actions import RELEASE, SPACE
from bocage.games.agricola.rules.ahead import explain_ahead
from bocage.games.agricola.rules.events import OPEN, TURN
from bocage.games.agricola.rules.harvest import has_harvest
from bocage.games.agricola.rules.placing import EVERYWHERE, TURN_PAUSE, explain_space, open_spaces, place
from bocage.games.agricola.rules.state import MOST_SEATS, Board, context_of
from bocage.games.agricola.rules.switches import AT_ANY_TIME_ON_OTHER_TURNS, PASS_WITHOUT_LEGAL_SPACE
from bocage.games.agricola.rules.verbs.animals import explain_release, kinds_on, release
from bocage.games.agricola.rules.verbs.pauses import SilentPause

PASSES: Final = 8  # more than seats can pass one after the other
# Frames of turns as they were put on the agenda last: without and with a harvest, by seat, by passes before.
_WORKS: Final[list[Frame]] = [context_of(0)] * (2 * MOST_SEATS * PASSES)
_TURNS: Final[list[Frame]] = [context_of(0)] * (2 * MOST_SEATS * PASSES)


class Work(Effect[Board]):
    """The next turn: whose (a), after how many who could place nobody (b); first of the phase (c)."""

    def run(self, s: Board, f: Frame) -> None:
        if f.c:
            s.moment = OPEN | TURN
            s.working = True
        if f.b >= s.seats:
            return
        if not s.has_switch(PASS_WITHOUT_LEGAL_SPACE) and open_spaces(s, f.a, EVERYWHERE) == 0:
            s.farm(f.a).home = 0
        schedule_turn(s, s.after(f.a), f.b + 1)
        farm = s.farm(f.a)
        if farm.home:
            _ask_for_turn(s, f.a)
            if s.has_switch(AT_ANY_TIME_ON_OTHER_TURNS):
                for other in range(1, s.seats):
                    seat = (f.a + other) % s.seats
                    s.push(BETWEEN_TURNS.node, seat, seat, ASK)
        elif farm.newborn and farm.has(s.book.turn_only) and f.b + 1 < s.seats:
            # AR-22: others have had turns since; a newborn that is raised now takes the turn.
            s.push(TURN_OF_ONE.node, f.a, f.a, ASK)
            s.push(TURN_PAUSE.node, f.a, f.a, ASK)


def schedule_turn(s: Board, seat: i64, passed: i64) -> None:
    """The next turn is this seat's, after so many who could place nobody.

    Frames never change. In most games the same rest of a round is below, so they share these; they are made
    anew for whoever has another.
    """
    place = seat * PASSES + passed
    if has_harvest(s.round):
        place += MOST_SEATS * PASSES
    f = _WORKS[place]
    if f.below is not s.top or f.node != WORK.node:
        f = Frame(s.top, WORK.node, NATURE, NATURE, RUN, seat, passed, 0)
        _WORKS[place] = f
    s.top = f


def _ask_for_turn(s: Board, seat: i64) -> None:
    """Let a seat place a person, above the turn that follows; such frames are shared too."""
    below = s.top
    assert below is not None
    place = seat * PASSES + below.b
    if has_harvest(s.round):
        place += MOST_SEATS * PASSES
    f = _TURNS[place]
    if f.below is not below or f.node != TURN_OF_ONE.node:
        f = Frame(below, TURN_OF_ONE.node, seat, seat, ASK, 0, 0, 0)
        _TURNS[place] = f
    s.top = f


class Turn(Effect[Board]):
    """A player places a person and uses the space (A-6.1); without an open space the turn passes (AR-27)."""

    def __init__(self) -> None:
        super().__init__()
        self.shows_forced = True

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-6.1", "space")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if s.farm(f.seat).home == 0:
            return
        spaces = open_spaces(s, f.seat, EVERYWHERE)
        m.offer(SPACE, spaces)
        if spaces:
            m.offer_idle(RELEASE, kinds_on(s.farm(f.seat)))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == RELEASE:  # at any time, so also for nothing
            s.push(self.node, f.seat, f.actor, ASK)
            release(s, f.seat, arg)
            return
        following = s.top
        assert following is not None
        s.top = following.below
        schedule_turn(s, following.a, 0)
        place(s, f.seat, arg, False)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == RELEASE:
            explain_release(s.farm(f.seat), arg, why)
        elif kind == SPACE:
            explain_space(s, f.seat, arg, EVERYWHERE, why)
        else:
            explain_ahead(s, f.seat, kind, arg, why)


WORK: Final = Work()
TURN_OF_ONE: Final = Turn()
BETWEEN_TURNS: Final = SilentPause("AR-12", "between")
