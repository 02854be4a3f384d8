"""The course of the game: rounds and their phases, window by window (A-4)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Chance, Effect
from bocage.core.lanes import bit, shifted, times
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.actions import REVEAL, STARTER
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.events import (
    BEFORE_SCORING,
    CLOSING,
    COOKING,
    END_WITHOUT_HARVEST,
    FEEDING,
    FIELDS,
    LAST,
    RETURNING_HOME,
)
from bocage.games.agricola.rules.foresight import (
    count_could_change,
    return_could_change,
)
from bocage.games.agricola.rules.goods import FOOD
from bocage.games.agricola.rules.harvest import (
    BEFORE_BREEDING,
    BREED,
    EAT,
    FEED,
    FIELD_PHASE_OF_ONE,
    has_harvest,
)
from bocage.games.agricola.rules.placing import HOUSE
from bocage.games.agricola.rules.reasons import NOT_A_SEAT, NOT_THIS_STAGE
from bocage.games.agricola.rules.round_start import ARRIVAL, COLLECT, START, STARTED
from bocage.games.agricola.rules.spaces import ROUND_CARDS, STAGE_OF_ROUND, STAGES, replenish
from bocage.games.agricola.rules.state import MOST_SEATS, ROUNDS, Board
from bocage.games.agricola.rules.switches import (
    REPLENISH_BEFORE_GOODS,
)
from bocage.games.agricola.rules.turns import BETWEEN_TURNS, TURN_OF_ONE, WORK
from bocage.games.agricola.rules.verbs.pauses import SilentPause
from bocage.games.agricola.rules.windows import Hearing, Phase, is_anywhere

STARTERS_FOOD: Final = 2
OTHERS_FOOD: Final = 3
# Frames never change, so all games share these. Nothing comes after a round: what it puts on the agenda is
# one of few stacks, and so is what comes after its turns, without and with a harvest. None: none so far.
_ROUNDS: Final[list[Frame | None]] = [None] * (8 * MOST_SEATS)
_RESTS: Final[list[Frame | None]] = [None, None]


class ChooseStarter(Chance[Board]):
    """Chance names the starting player (A-2.5)."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-2.5", "starter")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(STARTER, shifted(1, s.seats) - 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        begin_with(s, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STARTER:
            why.note("A-2.5", NOT_A_SEAT)


def begin_with(s: Board, starter: i64) -> None:
    """The starting player gets the token and less food than the others; alone there is none (A-2.5)."""
    s.marker = starter
    if not s.is_solo():
        for seat in range(s.seats):
            food = STARTERS_FOOD if seat == starter else OTHERS_FOOD
            s.farm(seat).stock += times(food, FOOD)
        s.tell("starter", starter)


class Round(Effect[Board]):
    """One round: all its windows in the order of A-4, then the next round or the end."""

    def run(self, s: Board, f: Frame) -> None:
        s.round += 1
        for seat in range(s.seats):
            s.farm(seat).gained = 0
        s.tell("round", s.marker, s.round)
        goods_first = not s.has_switch(REPLENISH_BEFORE_GOODS)
        place = s.marker * 8 + (4 if has_harvest(s.round) else 0)
        place += (2 if goods_first else 0) + (1 if s.chooses_round_cards else 0)
        below = s.top
        agenda = _ROUNDS[place]
        if below is None and agenda is not None:
            s.top = agenda
        else:
            self._push_round(s, goods_first)
            if below is None:
                _ROUNDS[place] = s.top

    def _push_round(self, s: Board, goods_first: bool) -> None:
        schedule_round(s, s.marker)
        s.push(REPLENISH.node if goods_first else START.node, NATURE, NATURE, RUN)
        s.push(START.node if goods_first else REPLENISH.node, NATURE, NATURE, RUN)
        s.push(REVEALING.node, 0 if s.chooses_round_cards else NATURE, NATURE, ASK)


def schedule_round(s: Board, seat: i64) -> None:
    """Put the rest of a round on the agenda, from the next turn on, which is this seat's."""
    harvest = has_harvest(s.round)
    below = s.top
    rest = _RESTS[1 if harvest else 0]
    if below is None and rest is not None:
        s.top = rest
    else:
        _push_rest(s, harvest)
        if below is None:
            _RESTS[1 if harvest else 0] = s.top
    s.push(WORK.node, NATURE, NATURE, RUN, seat, 0, 1)


def _push_rest(s: Board, harvest: bool) -> None:
    """Put on the agenda what comes after the turns."""
    s.push(END.node, NATURE, NATURE, RUN)
    if harvest:
        s.push(BREEDING.node, NATURE, NATURE, RUN)
        s.push(FED.node, NATURE, NATURE, RUN)
        s.push(FEEDING_PHASE.node, NATURE, NATURE, RUN)
        s.push(FIELD_PHASES.node, NATURE, NATURE, RUN)
    else:
        s.push(WITHOUT_HARVEST.node, NATURE, NATURE, RUN)
    s.push(HOME.node, NATURE, NATURE, RUN)
    s.push(LEAVING.node, NATURE, NATURE, RUN)
    s.push(CLOSING_TIME.node, NATURE, NATURE, RUN)


class Reveal(Chance[Board]):
    """A round card of the running stage comes up; a player alone may choose (A-5.1, A-19.2)."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-5.1", "reveal")

    def _cards(self, s: Board) -> i64:
        return s.deck & STAGES[STAGE_OF_ROUND[s.round]]

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(REVEAL, self._cards(s))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        s.deck &= ~bit(arg)
        s.spaces |= bit(arg)
        if s.round == 1:
            s.first_card = arg
        s.tell("revealed", NATURE, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == REVEAL and (ROUND_CARDS >> arg) & 1:
            why.note("A-5.1", NOT_THIS_STAGE, arg)


class Replenish(Effect[Board]):
    """All accumulation spaces get their goods (W-04)."""

    def run(self, s: Board, f: Frame) -> None:
        replenish(s)


class ClosingOfOne(SilentPause):
    """The last exchanges that count as work phase, where something depends on that (W-12, AR-12)."""

    def matters(self, s: Board, f: Frame) -> bool:
        return s.farm(f.seat).has(s.book.makers) and return_could_change(s, f.seat, RETURNING_HOME)


class Closing(Phase):
    """The end of the work phase, for players who could still make something that counts for it (AR-12)."""

    def __init__(self) -> None:
        super().__init__(ClosingOfOne("A-13.7", "work"), RUN, CLOSING)

    def run(self, s: Board, f: Frame) -> None:
        if is_anywhere(s, s.book.makers):
            super().run(s, f)
        else:
            s.moment = self.moment


class Counting(SilentPause):
    """The last exchanges before the points are counted (A-18.1)."""

    def matters(self, s: Board, f: Frame) -> bool:
        return s.farm(f.seat).has(s.book.makers) and count_could_change(s.farm(f.seat))


class ReturnHome(Effect[Board]):
    """All people return (W-13)."""

    def run(self, s: Board, f: Frame) -> None:
        s.send_home()
        s.working = False
        s.moment = 0


class EndOfRound(Effect[Board]):
    """Newborns become adults; then the next round, or the last exchanges before counting (W-23)."""

    def run(self, s: Board, f: Frame) -> None:
        for seat in range(s.seats):
            farm = s.farm(seat)
            farm.newborn = 0
            farm.home = farm.people
        s.moment = 0
        s.push(ROUND.node if s.round < ROUNDS else LAST_CHANCE.node, NATURE, NATURE, RUN)


class LastChanceOfOne(Effect[Board]):
    """Exchanges, and animals that may go, before the points are counted (A-18.1)."""

    def run(self, s: Board, f: Frame) -> None:
        s.book.kernel.fire_for(s, f.seat, BEFORE_SCORING, f.seat)
        s.push(HOUSE.node, f.seat, f.seat, ASK)
        s.push(LAST_PAUSE.node, f.seat, f.seat, ASK)


CHOOSE_STARTER: Final = ChooseStarter()
ROUND: Final = Round()
REVEALING: Final = Reveal()
REPLENISH: Final = Replenish()
CLOSING_TIME: Final = Closing()
LEAVING: Final = Hearing(RETURNING_HOME, 0)
HOME: Final = ReturnHome()
WITHOUT_HARVEST: Final = Hearing(END_WITHOUT_HARVEST, COOKING)
FIELD_PHASES: Final = Phase(FIELD_PHASE_OF_ONE, RUN, FIELDS)
FEEDING_PHASE: Final = Phase(FEED, RUN, FEEDING)
FED: Final = Phase(BEFORE_BREEDING, RUN, COOKING)
BREEDING: Final = Phase(BREED, RUN, 0)
END: Final = EndOfRound()
LAST_CHANCE: Final = Phase(LastChanceOfOne(), RUN, LAST)
LAST_PAUSE: Final = Counting("A-18.1", "counting")


def enter_phases(book: Book) -> None:
    """Give the phases their addresses."""
    for name, effect in (
        ("starter", CHOOSE_STARTER),
        ("round", ROUND),
        ("reveal", REVEALING),
        ("start", START),
        ("started", STARTED),
        ("replenish", REPLENISH),
        ("work", WORK),
        ("turn", TURN_OF_ONE),
        ("between_turns", BETWEEN_TURNS),
        ("closing", CLOSING_TIME),
        ("leaving", LEAVING),
        ("home", HOME),
        ("without_harvest", WITHOUT_HARVEST),
        ("fields", FIELD_PHASES),
        ("feeding", FEEDING_PHASE),
        ("fed", FED),
        ("breeding", BREEDING),
        ("end", END),
        ("last_chance", LAST_CHANCE),
        ("last_pause", LAST_PAUSE),
    ):
        book.add(name, effect)
    book.work_node = WORK.node


def enter_late_phases(book: Book) -> None:
    """Give these addresses after those of the base deck, whose numbers stay (docs/observations.md)."""
    for name, effect in (("collect", COLLECT), ("arrival", ARRIVAL), ("eat", EAT)):
        book.add(name, effect)
