"""The course of the game: set-up, rounds, phases, turns (C-2, C-8)."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import BitSet
from bocage.core.effects import Chance, Effect, Pause
from bocage.core.lanes import bit
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.core.why import Why
from bocage.games.creatures.rules.actions import DRAW, RELEASE, SPACE, STARTER
from bocage.games.creatures.rules.ahead import explain_ahead
from bocage.games.creatures.rules.book import Book
from bocage.games.creatures.rules.breeding import BREED
from bocage.games.creatures.rules.events import (
    AFTER_LAST_BREEDING,
    BEFORE_BREEDING,
    BEFORE_OTHERS_TURN,
    BEFORE_SCORING,
    END_OF_ROUND,
    END_OF_WORK,
    START_OF_ROUND,
    TOP_FOUR_OCCUPIED,
)
from bocage.games.creatures.rules.reasons import NO_SUCH_SPACE, NOT_A_SEAT, NOT_IN_DECK, OCCUPIED
from bocage.games.creatures.rules.spaces import SPACES, TOP_FOUR, can_use, open_spaces, refill, use_space
from bocage.games.creatures.rules.state import ROUNDS, SEATS, TURNS, Board
from bocage.games.creatures.rules.switches import AT_ANY_TIME_ON_OPPONENTS_TURN, MARKER_HOLDER_FIRST
from bocage.games.creatures.rules.verbs.housing import (
    HouseAnimals,
    LastReleases,
    explain_release,
    releasable,
    release,
)


def undrawn(s: Board) -> BitSet:
    """The green tiles that nobody has drawn yet (C-1.6)."""
    return s.book.greens.without(s.display).without(s.farm0.cards).without(s.farm1.cards)


class Deal(Chance[Board]):
    """Lay out special buildings: chance draws one of those that are left; (a) more to come."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-2.4", "draw")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer_set(DRAW, undrawn(s))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        s.display = s.display.plus(arg)
        s.tell("drawn", NATURE, arg)
        if f.a > 1:
            s.push(self.node, NATURE, NATURE, ASK, f.a - 1)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == DRAW:
            why.note("C-2.4", NOT_IN_DECK, arg)


class ChooseStarter(Chance[Board]):
    """Chance names the start player of round 1 (C-2.5)."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-2.5", "starter")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(STARTER, (1 << SEATS) - 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        s.first = arg
        s.marker = arg
        s.starter = arg
        s.tell("starter", arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STARTER:
            why.note("C-2.5", NOT_A_SEAT)


class Round(Effect[Board]):
    """One round: refill, then its phases in the order of C-8, then the next round or the end."""

    def run(self, s: Board, f: Frame) -> None:
        s.round += 1
        s.turn = 0
        s.starter = s.marker
        refill(s)
        s.tell("round", s.starter, s.round)
        schedule_round(s, 0)
        _schedule(s, START_OF_ROUND)


def schedule_round(s: Board, turn: i64) -> None:
    """Put the rest of a round on the agenda, from this worker on."""
    if s.round < ROUNDS:
        s.push(ROUND.node, NATURE, NATURE, RUN)
    else:
        _schedule(s, BEFORE_SCORING)
    _schedule(s, END_OF_ROUND)
    if s.round == ROUNDS:
        _schedule(s, AFTER_LAST_BREEDING)
    s.push(BREEDING.node, NATURE, NATURE, RUN)
    _schedule(s, BEFORE_BREEDING)
    s.push(HOME.node, NATURE, NATURE, RUN)
    _schedule(s, END_OF_WORK)
    s.push(WORK.node, NATURE, NATURE, RUN, turn)


def _schedule(s: Board, event: i64) -> None:
    s.push(WINDOWS.node, NATURE, NATURE, RUN, event)


def first_in_window(s: Board) -> i64:
    """Who resolves a window first: whoever began the running round (R-17)."""
    return s.marker if s.has_switch(MARKER_HOLDER_FIRST) else s.starter


class Windows(Effect[Board]):
    """The window of a phase (a) for each player in turn."""

    def run(self, s: Board, f: Frame) -> None:
        first = first_in_window(s)
        self._open(s, 1 - first, f.a)
        self._open(s, first, f.a)

    def _open(self, s: Board, seat: i64, phase: i64) -> None:
        if phase == BEFORE_SCORING and s.farm(seat).cards.meets(s.book.unscored):
            s.push(LAST_RELEASES.node, seat, seat, ASK)
        s.book.kernel.open_window(s, seat, phase)


class Work(Effect[Board]):
    """The next worker, number (a) of this round, or the end of the work phase (C-8.3)."""

    def run(self, s: Board, f: Frame) -> None:
        s.turn = f.a
        s.working = True
        if f.a < TURNS:
            seat = (s.starter + f.a) % SEATS
            s.push(TURN.node, seat, seat, ASK)
            if s.has_switch(AT_ANY_TIME_ON_OPPONENTS_TURN):
                s.book.kernel.open_window(s, 1 - seat, BEFORE_OTHERS_TURN)


class Turn(Effect[Board]):
    """A player places a worker on an unoccupied space and carries out its action (C-10.1)."""

    def __init__(self) -> None:
        super().__init__()
        self.shows_forced = True

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-10.1", "space")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(SPACE, open_spaces(s, f.seat))
        m.offer_idle(RELEASE, releasable(s.farm(f.seat)))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == RELEASE:  # C-7.3: at any moment, so also for nothing
            s.push(self.node, f.seat, f.actor, ASK)
            release(s, f.seat, arg)
            return
        s.place_worker(f.seat, arg)
        s.push(WORK.node, NATURE, NATURE, RUN, s.turn + 1)
        s.push(PAUSE.node, f.seat, f.seat, ASK)
        s.push(HOUSE.node, f.seat, f.seat, ASK)
        if bit(arg) & TOP_FOUR and s.occupied & TOP_FOUR == TOP_FOUR:
            s.book.kernel.fire(s, TOP_FOUR_OCCUPIED, f.seat)
        use_space(s, f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == RELEASE:
            explain_release(s.farm(f.seat), arg, why)
        elif kind == SPACE:
            explain_space(s, f.seat, arg, why)
        else:
            explain_ahead(s, f.seat, kind, arg, why)


def explain_space(s: Board, seat: i64, space: i64, why: Why) -> None:
    """Why a space cannot be used."""
    if space >= SPACES:
        why.note("C-10.4", NO_SUCH_SPACE)
    elif (s.occupied >> space) & 1:
        why.note("C-10.1", OCCUPIED, space)
    else:
        can_use(s, seat, space, why)


class ReturnHome(Effect[Board]):
    """All workers return (C-8.5)."""

    def run(self, s: Board, f: Frame) -> None:
        s.send_home()
        s.turn = 0
        s.working = False


class Breeding(Effect[Board]):
    """Both farms breed, in the order of the windows (C-8.7)."""

    def run(self, s: Board, f: Frame) -> None:
        first = first_in_window(s)
        s.push(BREED.node, 1 - first, 1 - first, RUN)
        s.push(BREED.node, first, first, RUN)


DEAL: Final = Deal()
CHOOSE_STARTER: Final = ChooseStarter()
ROUND: Final = Round()
WINDOWS: Final = Windows()
WORK: Final = Work()
TURN: Final = Turn()
PAUSE: Final[Pause[Board]] = Pause("R-01")
HOUSE: Final = HouseAnimals()
HOME: Final = ReturnHome()
LAST_RELEASES: Final = LastReleases()
BREEDING: Final = Breeding()


def enter_phases(book: Book) -> None:
    """Give the phases their addresses."""
    book.add("deal", DEAL)
    book.add("starter", CHOOSE_STARTER)
    book.add("round", ROUND)
    book.add("windows", WINDOWS)
    book.add("work", WORK)
    book.add("turn", TURN)
    book.add("after_turn", PAUSE)
    book.add("house", HOUSE)
    book.add("home", HOME)
    book.add("last_releases", LAST_RELEASES)
    book.add("breeding", BREEDING)
    book.house_node = HOUSE.node
    book.pause_node = PAUSE.node
    book.work_node = WORK.node
