"""The loop that carries out the agenda, and the windows in which cards answer events."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.cards import ANY, OWN, Anytime, Catalogue, On
from bocage.core.effects import Effect
from bocage.core.lanes import bit
from bocage.core.menu import ANYTIME, STOP, TRIGGER, Menu, argument_of, kind_of
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import ASK, RUN, Frame, State
from bocage.core.why import MUST_CHOOSE, Why

MOST_SEATS: Final = 8  # the numbers that one entry has in `State.spent`


def owns(s: State, seat: i64, card: i64) -> bool:
    """Whether a seat has a card in play."""
    return s.cards(seat).has(card)


def spent_number(seat: i64, entry: Anytime[State]) -> i64:
    """Where it is noted that a seat has used a repeatable free effect since its last other answer."""
    return entry.number * MOST_SEATS + seat


def unspent(spent: BitSet, seat: i64) -> BitSet:
    """What other seats have used: this one has answered something else."""
    found = EMPTY
    for number in spent.numbers():
        if number % MOST_SEATS != seat:
            found = found.plus(number)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Effect[State]):
    """A moment at which a seat may or must use the effects that an event has set off.

    The frame holds the event's argument (a), the triggers that wait (b) and the event (c).
    The owner uses them in any order, each once, and passes when no mandatory one is left.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self.catalogue = catalogue

    def asks_itself(self) -> bool:
        return True

    def is_pause(self, f: Frame) -> bool:
        return f.b == 0

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (self.catalogue.event_rules[f.c], "window")

    def menu(self, s: State, f: Frame, m: Menu) -> None:
        must = False
        if f.b:
            for place, trigger in enumerate(self.catalogue.askers[f.c]):
                if f.b & bit(place) and trigger.effect.can(s, f, None):
                    m.add(TRIGGER, trigger.number)
                    must = must or not trigger.optional
        if not must:
            m.offer(STOP, 1)

    def answer(self, s: State, f: Frame, kind: i64, arg: i64) -> None:
        if kind == STOP:
            return
        trigger = self.catalogue.asking[arg]
        s.push(self.node, f.seat, f.actor, ASK, f.a, f.b & ~self.bit_of(trigger, f.c), f.c)
        s.before_effect(f.seat, f.actor)
        s.tell("used", f.seat, trigger.card)
        s.push(trigger.effect.node, f.seat, f.actor, RUN, f.a)

    def explain(self, s: State, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STOP:
            why.note("", MUST_CHOOSE)
        elif kind == TRIGGER and arg < len(self.catalogue.asking):
            trigger = self.catalogue.asking[arg]
            if f.b & self.bit_of(trigger, f.c):
                trigger.effect.can(s, f, why)

    def bit_of(self, trigger: On[State], event: i64) -> i64:
        """Where a trigger stands among those that wait in the window of an event; 0: it does not hear it."""
        for place, asker in enumerate(self.catalogue.askers[event]):
            if asker is trigger:
                return bit(place)
        return 0


class Kernel:
    """Carries out what is on the agenda until somebody must decide.

    Attributes:
        catalogue: the cards and effects of the game.
        window: the node that asks about triggered effects; a game may bring its own.
    """

    def __init__(self, catalogue: Catalogue, window: Window | None = None) -> None:
        self.catalogue = catalogue
        self.window: Window = window or Window(catalogue)
        catalogue.add("window", self.window)

    def settle(self, s: State, m: Menu) -> None:
        """Go on until a seat must decide, and fill the menu; an empty menu means the game is over."""
        stations = self.catalogue.stations
        while True:
            m.clear()
            f = s.top
            if f is None:
                return
            effect = stations[f.node].effect
            if f.step == RUN:
                s.top = f.below
                effect.run(s, f)
                continue
            effect.menu(s, f, m)
            if m.count == 0 and not effect.waits(s, f):
                s.top = f.below
                continue
            forced = effect.skips_forced and f.step == ASK and m.is_forced()
            if effect.hears_anytime and s.hears_anytime(f.seat, f.actor):
                worth_asking = self.offer_anytime(s, f, effect, m)
                if forced and not worth_asking:
                    self.answer(s, m.first())
                    continue
            if effect.shows_forced or not m.is_forced():
                return
            self.answer(s, m.first())

    def answer(self, s: State, action: i64) -> None:
        """Give an answer that is on the menu to the question on top of the agenda."""
        f = s.top
        if f is None:
            return
        kind = kind_of(action)
        effect = self.catalogue.stations[f.node].effect
        if s.spent is not EMPTY and effect.hears_anytime and f.seat >= 0:
            s.spent = unspent(s.spent, f.seat)
        if kind == ANYTIME:
            entry = self.catalogue.anytime[argument_of(action)]
            if entry.once:
                s.spent = s.spent.plus(spent_number(f.seat, entry))
            s.before_effect(f.seat, f.seat)
            s.tell("used", f.seat, entry.card)
            s.push(entry.effect.node, f.seat, f.seat, RUN)
        else:
            s.top = f.below
            effect.answer(s, f, kind, argument_of(action))

    def offer_anytime(self, s: State, f: Frame, effect: Effect[State], m: Menu) -> bool:
        """Add the at-any-time effects that the deciding seat may use beside this question.

        Returns whether one of them is worth a question that has a single answer without it.
        """
        owned = s.cards(f.seat)
        if not owned.meets(self.catalogue.anytime_cards):
            return False
        if not s.could_use_anytime(f.seat):
            return False
        moments = s.moments(f.seat)
        if effect.is_pause(f) and not self._is_worth_asking(s, f, owned):
            return False
        binding = effect.binds(s, f)
        worth_asking = False
        for entry in self.catalogue.anytime_of(owned).possible:
            if entry.moments & moments == 0:
                continue
            if entry.once and s.spent.has(spent_number(f.seat, entry)):
                continue
            if entry.effect.can(s, f, None) and (not binding or self._leaves_answer(s, f, entry)):
                m.add(ANYTIME, entry.number)
                worth_asking = worth_asking or not entry.plain
        return worth_asking

    def _is_worth_asking(self, s: State, f: Frame, owned: BitSet) -> bool:
        """Whether a pause can matter to one of these cards.

        One that is not possible yet counts too: another at-any-time effect may make it so.
        """
        occasions = s.occasions(f)
        moments = s.moments(f.seat)
        for entry in self.catalogue.anytime_of(owned).entries:
            if entry.asked & occasions and entry.moments & moments:
                return True
        return False

    def _leaves_answer(self, s: State, f: Frame, entry: Anytime[State]) -> bool:
        """Whether a binding question can still be answered after an exchange: tried on a copy."""
        if entry.effect.asks:
            return False
        trial = s.copy()
        trial.top = Frame(None, entry.effect.node, f.seat, f.seat, RUN, 0, 0, 0)
        self.settle(trial, Menu())  # all of it: an effect made of several puts its parts on the agenda
        return self.catalogue.stations[f.node].effect.is_answerable(trial, f)

    def fire(self, s: State, event: i64, actor: i64, a: i64 = 0) -> None:
        """An event that `actor` has caused: automatic effects at once, then a window for each seat.

        The actor comes first, then the others in seat order.
        """
        if not self.catalogue.listening[event].is_empty():
            below = s.top
            begun = self._open(s, event, actor, a, 0)
            if begun is not below:
                put_first(s, begun, below)

    def _open(self, s: State, event: i64, actor: i64, a: i64, turn: i64) -> Frame | None:
        """Automatic effects in seat order, then the windows, the first seat's on top.

        Returns the agenda as it was between the two.
        """
        if turn == s.seats:
            return s.top
        seat = (actor + turn) % s.seats
        waiting = self.waiting(s, seat, event, actor, a)
        begun = self._open(s, event, actor, a, turn + 1)
        if waiting:
            s.push(self.window.node, seat, actor, ASK, a, waiting, event)
        return begun

    def fire_for(self, s: State, seat: i64, event: i64, actor: i64, a: i64 = 0) -> None:
        """An event that concerns one seat alone, whoever caused it."""
        below = s.top
        waiting = self.waiting(s, seat, event, actor, a)
        begun = s.top
        if waiting:
            s.push(self.window.node, seat, actor, ASK, a, waiting, event)
            if begun is not below:
                put_first(s, begun, below)

    def open_window(self, s: State, seat: i64, event: i64) -> None:
        """The window of a phase for one seat, which is also a pause for at-any-time effects."""
        below = s.top
        waiting = self.waiting(s, seat, event, seat, 0)
        begun = s.top
        s.push(self.window.node, seat, seat, ASK, 0, waiting, event)
        if begun is not below:
            put_first(s, begun, below)

    def join_window(self, s: State, seat: i64, event: i64, card: i64, automatic: bool) -> None:
        """A card that came into play while a window was open hears its event too."""
        waiting: i64 = 0
        place: i64 = 0
        for trigger in self.catalogue.triggers[event]:
            if trigger.card == card and (automatic or trigger.number >= 0):
                waiting |= self._hear(s, trigger, place, seat, seat, 0)
            place += 1 if trigger.number >= 0 else 0
        window: Frame | None = s.top
        while window is not None and (
            window.node != self.window.node or window.seat != seat or window.c != event
        ):
            window = window.below
        if waiting and window is not None:
            above = between(s.top, window)
            s.top = window.below
            s.push(window.node, seat, window.actor, ASK, window.a, window.b | waiting, event)
            for f in above:
                s.push(f.node, f.seat, f.actor, f.step, f.a, f.b, f.c)

    def waiting(self, s: State, seat: i64, event: i64, actor: i64, a: i64) -> i64:
        """Carry out a seat's automatic effects and return the mask of those that ask."""
        owned = s.cards(seat)
        if not owned.meets(self.catalogue.listening[event]):
            return 0
        waiting: i64 = 0
        place: i64 = 0  # among those that ask
        for trigger in self.catalogue.triggers[event]:
            if owned.has(trigger.card) and concerns(trigger, seat, actor):
                waiting |= self._hear(s, trigger, place, seat, actor, a)
            place += 1 if trigger.number >= 0 else 0
        return waiting

    def _hear(self, s: State, trigger: On[State], place: i64, seat: i64, actor: i64, a: i64) -> i64:
        """Carry out an automatic effect, or return the bit of one that asks."""
        if trigger.when is not None and not trigger.when.holds(s, seat, None):
            return 0
        if trigger.number >= 0:
            return bit(place)
        s.tell("used", seat, trigger.card)
        trigger.effect.run(s, Frame(None, trigger.effect.node, seat, actor, RUN, a, 0, 0))
        return 0


def put_first(s: State, begun: Frame | None, below: Frame | None) -> None:
    """What automatic effects have put on the agenda, from `begun` to `below`, comes before the windows."""
    windows = between(s.top, begun)
    effects = between(begun, below)
    s.top = below
    for f in windows + effects:
        s.push(f.node, f.seat, f.actor, f.step, f.a, f.b, f.c)


def between(top: Frame | None, below: Frame | None) -> list[Frame]:
    """The frames from `top` down to `below`, which is left out; the lowest first."""
    found: list[Frame] = []
    while top is not None and top is not below:
        found.append(top)
        top = top.below
    found.reverse()
    return found


def concerns(trigger: On[State], seat: i64, actor: i64) -> bool:
    """Whether an event that `actor` caused is one that this card of `seat` listens to."""
    if trigger.who == ANY:
        return True
    return (seat == actor) == (trigger.who == OWN)
