"""Placing people: which spaces are open, and the use of a space with all that reacts to it (A-6, A-16)."""

from __future__ import annotations

from typing import Final

from bocage.core.cards import On
from bocage.core.effects import Effect
from bocage.core.lanes import bit, lowest
from bocage.core.menu import STOP, TRIGGER, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame, State
from bocage.core.why import MUST_CHOOSE, USED_ALREADY, Why
from bocage.games.agricola.rules.actions import SPACE
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.events import AFTER, SPACES, TURN_DONE, TURN_ENDS, USES
from bocage.games.agricola.rules.reasons import (
    MUST_BE_MARKET,
    NOT_IN_PLAY,
    NOT_YET_REVEALED,
    OCCUPIED,
    TILE_CLOSED,
)
from bocage.games.agricola.rules.spaces import (
    ACTION_SPACES,
    ALWAYS_POSSIBLE,
    MARKET_MASK,
    PLAIN,
    TILE,
    own_action_possible,
)
from bocage.games.agricola.rules.state import Board, context_of
from bocage.games.agricola.rules.switches import (
    SLOT2_ACTIONS_AFTER_SPACE,
    SLOT2_PAYMENT_AFTER_SPACE,
)
from bocage.games.agricola.rules.verbs.animals import HouseAnimals, have_room
from bocage.games.agricola.rules.verbs.pauses import SilentPause
from bocage.games.agricola.rules.verbs.pending import Use

EVERYWHERE: Final = -1  # as a mask of spaces


def unoccupied(s: Board, seat: i64) -> i64:
    """The spaces in play on which a person could be placed, whatever happens there (A-6.3, A-19.4)."""
    found = s.spaces & ~s.occupied()
    closed = TILE if s.tile_used else 0
    if not s.farm(seat).has(s.book.joiners):
        return found & ~closed
    joined: i64 = 0
    for answer in s.book.entrances:
        if s.farm(seat).owns(answer.card):
            joined |= answer.joins(s, seat)
            closed &= ~answer.opens(s, seat)
    return (found & ~closed) | joined


def open_spaces(s: Board, seat: i64, allowed: i64) -> i64:
    """The spaces that a person can be placed on and used, among those allowed (A-6.4)."""
    free = unoccupied(s, seat) & allowed
    found = free & ALWAYS_POSSIBLE
    rest = free & ~ALWAYS_POSSIBLE
    context = context_of(seat)
    hears = s.farm(seat).has(s.book.reactors)
    while rest:
        space = lowest(rest)
        if ACTION_SPACES[space].effect.can(s, context, None) or (
            hears and _is_possible_in_use(s, seat, space)
        ):
            found |= rest & -rest
        rest &= rest - 1
    return found


def can_use(s: Board, seat: i64, space: i64, why: Why | None) -> bool:
    """Whether an action of a space is possible, gains of this very use included (AR-04)."""
    if own_action_possible(s, seat, space, None) or _is_possible_in_use(s, seat, space):
        return True
    return why is not None and own_action_possible(s, seat, space, why)


def _is_possible_in_use(s: Board, seat: i64, space: i64) -> bool:
    """Whether what a card of the player brings for this use makes an action of the space possible (AR-04)."""
    event = USES + space
    if not s.farm(seat).has(s.book.listening[event]):
        return False
    trial = s.copy()
    trial.top = None
    s.book.kernel.waiting(trial, seat, event, seat, space)
    return own_action_possible(trial, seat, space, None)


def explain_space(s: Board, seat: i64, space: i64, allowed: i64, why: Why) -> None:
    """Why nobody of a player can be placed on a space."""
    if space >= SPACES:
        return
    if (s.deck >> space) & 1:
        why.note("A-5.1", NOT_YET_REVEALED, space)
    elif (s.spaces >> space) & 1 == 0:
        why.note("A-2.6", NOT_IN_PLAY, space)
    elif (unoccupied(s, seat) >> space) & 1 == 0:
        if (s.occupied() >> space) & 1:
            why.note("A-6.3", OCCUPIED, space)
        why.note("A-19.4", TILE_CLOSED, space)
    elif (allowed >> space) & 1 == 0:
        why.note("AR-21", MUST_BE_MARKET)
    else:
        can_use(s, seat, space, why)


def place(s: Board, seat: i64, space: i64, lassoed: bool) -> None:
    """Put a person on a space and everything on the agenda that follows from it (W-07 to W-11)."""
    s.place_person(seat, space)
    if (TILE >> space) & 1:
        s.tile_used = True
    s.tell("space", seat, space)
    # AR-21: a second person is announced with the first, so what allows it must lie there already.
    announced = s.farm(seat).has(s.book.listening[TURN_DONE])
    if (PLAIN >> space) & 1 and (lassoed or not announced) and _nothing_follows(s, seat, space):
        ACTION_SPACES[space].effect.run(s, context_of(seat))
        return
    s.push(TURN_OVER.node, seat, seat, RUN, space, 1 if lassoed or not announced else 0)
    s.push(HOUSE.node, seat, seat, ASK)
    s.push(AFTERWARDS.node, seat, seat, RUN, TURN_ENDS + space)
    s.push(AFTERWARDS.node, seat, seat, RUN, AFTER + space)
    s.push(HOUSE.node, seat, seat, ASK)
    USE.begin(s, seat, seat, space)


def _nothing_follows(s: Board, seat: i64, space: i64) -> bool:
    """Whether a space that gives goods at once is all there is to the turn: nobody is asked anything.

    What would be put on the agenda would then pass without anybody having seen it.
    """
    book = s.book
    other: i64 = 0
    while other < s.seats:
        farm = s.farm(other)
        other += 1
        if not farm.has(book.reactors):
            continue
        if farm.has(book.listening[USES + space]) or farm.has(book.listening[AFTER + space]):
            return False
        if farm.has(book.listening[TURN_ENDS + space]):
            return False
    farm = s.farm(seat)
    return have_room(farm) and not (farm.newborn and farm.has(book.turn_only))


class UseSpace(Use):
    """The use of a space (a): what reacts to it (b), then or in between its own action (A-16.4).

    Prices are paid before the own action (AR-01), granted actions are taken before or after it (AR-02).
    """

    def __init__(self) -> None:
        super().__init__()
        self.skips_forced = True

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-16.4", "use")

    def own_action_possible(self, s: Board, seat: i64, space: i64) -> bool:
        return own_action_possible(s, seat, space, None)

    def binds(self, s: Board, f: Frame) -> bool:
        return f.c == 0

    def is_answerable(self, s: Board, f: Frame) -> bool:
        return f.c != 0 or own_action_possible(s, f.seat, f.a, None)

    def run(self, s: Board, f: Frame) -> None:
        self.begin(s, f.seat, f.actor, f.a)

    def begin(self, s: Board, seat: i64, actor: i64, space: i64) -> None:
        """Automatic gains of all players, the active one first; then the active player's choices."""
        below = s.top
        event = USES + space
        waiting = s.book.kernel.waiting(s, seat, event, seat, space)
        other = s.after(seat)
        while other != seat:
            s.book.kernel.waiting(s, other, event, seat, space)
            other = s.after(other)
        gains = s.top
        if waiting == 0 and gains is below:  # it would be the next on the agenda
            ACTION_SPACES[space].effect.run(s, context_of(seat))
            return
        s.top = below
        if waiting:
            s.push(self.node, seat, actor, ASK, space, waiting, 0)
        else:
            s.push(ACTION_SPACES[space].effect.node, seat, actor, RUN)
        _lay_on(s, gains, below)

    def _offer_effects(self, s: Board, f: Frame, m: Menu) -> None:
        """Offer the effects that wait and can be used now."""
        for place, trigger in enumerate(s.book.askers[USES + f.a]):
            if f.b & bit(place) and self._is_open(s, trigger, f.c != 0) and trigger.effect.can(s, f, None):
                m.add(TRIGGER, trigger.number)

    def _is_open(self, s: Board, trigger: On[State], done: bool) -> bool:
        """Whether an effect may be used before, or after, the own action of the space."""
        if trigger.around:
            return not done or s.has_switch(SLOT2_ACTIONS_AFTER_SPACE)
        return done == s.has_switch(SLOT2_PAYMENT_AFTER_SPACE)

    def _usable_afterwards(self, s: Board, f: Frame) -> i64:
        """The effects that wait and may be used when the own action is done."""
        found: i64 = 0
        for place, trigger in enumerate(s.book.askers[USES + f.a]):
            if self._is_open(s, trigger, True):
                found |= f.b & bit(place)
        return found

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if f.b:
            self._offer_effects(s, f, m)
        if f.c == 0:
            m.offer(SPACE, bit(f.a))
        elif f.b:
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == TRIGGER:
            trigger = s.book.asking[arg]
            left = f.b & ~s.book.kernel.window.bit_of(trigger, USES + f.a)
            s.push(self.node, f.seat, f.actor, ASK, f.a, left, f.c)
            s.tell("used", f.seat, trigger.card)
            s.push(trigger.effect.node, f.seat, f.actor, RUN, f.a)
        elif kind == SPACE:
            later = self._usable_afterwards(s, f)
            if later:
                s.push(self.node, f.seat, f.actor, ASK, f.a, later, 1)
            s.push(ACTION_SPACES[f.a].effect.node, f.seat, f.actor, RUN)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STOP:
            why.note("A-6.2", MUST_CHOOSE)
        elif kind == TRIGGER and arg < len(s.book.asking):
            self._explain_trigger(s, f, s.book.asking[arg], why)

    def _explain_trigger(self, s: Board, f: Frame, trigger: On[State], why: Why) -> None:
        if f.b & s.book.kernel.window.bit_of(trigger, USES + f.a):
            trigger.effect.can(s, f, why)
        elif s.farm(f.seat).owns(trigger.card) and USES + f.a in trigger.events:
            if trigger.when is not None:
                trigger.when.holds(s, f.seat, why)
            why.note("A-16.4", USED_ALREADY, trigger.card)


def _lay_on(s: Board, top: Frame | None, below: Frame | None) -> None:
    """Put the frames from `top` down to `below` on the agenda again, in their order."""
    if top is not below and top is not None:
        _lay_on(s, top.below, below)
        s.push(top.node, top.seat, top.actor, top.step, top.a, top.b, top.c)


class Afterwards(Effect[Board]):
    """What reacts immediately after a use, or at the end of the turn (W-10, W-11)."""

    def run(self, s: Board, f: Frame) -> None:
        s.book.kernel.fire(s, f.a, f.seat, f.a % SPACES)


class TurnOver(Effect[Board]):
    """The turn of one person is over (a: the space); another may follow at once, or not (b, AR-21)."""

    def run(self, s: Board, f: Frame) -> None:
        if f.b == 0:
            s.book.kernel.fire_for(s, f.seat, TURN_DONE, f.seat, f.a)
        farm = s.farm(f.seat)
        # AR-22: the last moment before the turns of others. Exchanges may still bring the price, so this is
        # a pause whether or not it can be paid now; where nothing can be done it passes silently.
        if farm.newborn and farm.has(s.book.turn_only):
            s.push(TURN_PAUSE.node, f.seat, f.actor, ASK)


class PlaceAnother(Effect[Board]):
    """Place a second person at once; one of the two must use an animal market (AR-21).

    The frame holds the space of the first (a).
    """

    def __init__(self) -> None:
        super().__init__()
        self.skips_forced = True  # whoever has chosen to place another has chosen the only space there is

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("AR-21", "another")

    def _allowed(self, f: Frame) -> i64:
        return EVERYWHERE if (MARKET_MASK >> f.a) & 1 else MARKET_MASK

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        if s.is_solo() or s.farm(f.seat).home == 0:
            return False
        if open_spaces(s, f.seat, self._allowed(f)):
            return True
        if why is not None:
            why.note("AR-21", MUST_BE_MARKET)
        return False

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK, f.a)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(SPACE, open_spaces(s, f.seat, self._allowed(f)))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        place(s, f.seat, arg, True)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == SPACE:
            explain_space(s, f.seat, arg, self._allowed(f), why)


USE: Final = UseSpace()
AFTERWARDS: Final = Afterwards()
TURN_OVER: Final = TurnOver()
HOUSE: Final = HouseAnimals()
TURN_PAUSE: Final = SilentPause("AR-22", "newborn")


def enter_placing(book: Book) -> None:
    """Give the turn of one person its addresses."""
    book.add("use", USE)
    book.add("afterwards", AFTERWARDS)
    book.add("turn_over", TURN_OVER)
    book.add("house", HOUSE)
    book.add("turn_pause", TURN_PAUSE)
    book.use_node = USE.node
    book.house_node = HOUSE.node
