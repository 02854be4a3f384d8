"""Effects: the verbs of the cards, and how they are carried out.

An effect is a frozen value inside a declaration. It acts at once (`run`), or puts a frame on the
agenda and is asked later for its `menu` and given an `answer`. Effects hold no state: everything
that waits is in the frame.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from bocage.core.lanes import bit
from bocage.core.menu import OPTION, STOP, YES, Menu
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import ASK, RUN, Frame, State
from bocage.core.why import Why

S = TypeVar("S", bound=State, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[S]):
    """Something that is true of a seat or not."""

    def holds(self, s: S, seat: i64, why: Why | None) -> bool:
        """Whether it is true now; where it is not, the witness learns why."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """A verb. Subclasses override what they need.

    Attributes:
        node: the address, given when the catalogue is loaded; -1 before.
        asks: whether it, or a part of it, may ask a question; found when the catalogue is loaded.
        shows_forced: whether a question with a single answer is put all the same.
        hears_anytime: whether its questions leave room for at-any-time effects.
        skips_forced: whether its first question is answered for the owner when it has a single answer of
            its own, though plain at-any-time effects could be used beside it.
    """

    def __init__(self) -> None:
        self.node: i64 = -1
        self.asks: bool = True
        self.shows_forced: bool = False
        self.hears_anytime: bool = True
        self.skips_forced: bool = False

    def can(self, s: S, f: Frame, why: Why | None) -> bool:
        """Whether it is possible now. Changes nothing."""
        return True

    def run(self, s: S, f: Frame) -> None:
        """Do it, or put a question on the agenda. The frame `f` has left the agenda."""

    def menu(self, s: S, f: Frame, m: Menu) -> None:
        """Offer the answers to the open question. Nothing offered: passed silently."""

    def answer(self, s: S, f: Frame, kind: i64, arg: i64) -> None:
        """Go on with this answer. The frame `f` has left the agenda."""

    def explain(self, s: S, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        """Note why this answer is not on the menu; nothing, where it is no answer to the open question."""

    def binds(self, s: S, f: Frame) -> bool:
        """Whether the open question cannot be left unanswered: exchanges must leave an answer to it."""
        return False

    def waits(self, s: S, f: Frame) -> bool:
        """Whether a question without an answer of its own stays: exchanges will bring one about."""
        return False

    def is_pause(self, f: Frame) -> bool:
        """Whether the open question is there for at-any-time effects alone."""
        return False

    def is_answerable(self, s: S, f: Frame) -> bool:
        """Whether the question can be answered, at once or after exchanges."""
        m = Menu()
        self.menu(s, f, m)
        return m.count > 0

    def prompt(self, f: Frame) -> tuple[str, str]:
        """The rule its question comes from, and the message (`ask-<key>`) that puts the question."""
        return ("", "choose")

    def about(self, s: S, f: Frame) -> i64:
        """The number of the card that the open question is about: to be paid, to be placed; -1: of none."""
        return -1

    def parts(self) -> list[Effect[S]]:
        """The effects inside this one, in order; their addresses follow from it."""
        return []

    def asks_itself(self) -> bool:
        """Whether the effect itself puts questions, its parts aside."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Then(Effect[S]):
    """Several effects, one after the other. Possible when the first is."""

    def __init__(self, *effects: Effect[S]) -> None:
        super().__init__()
        self.effects: list[Effect[S]] = list(effects)
        self.first: Effect[S] = effects[0]

    def parts(self) -> list[Effect[S]]:
        return self.effects

    def can(self, s: S, f: Frame, why: Why | None) -> bool:
        return self.first.can(s, f, why)

    def run(self, s: S, f: Frame) -> None:
        for effect in reversed(self.effects):
            s.push(effect.node, f.seat, f.actor, RUN, f.a, f.b, f.c)


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Effect[S]):
    """The owner decides whether the effect happens; not asked when it cannot."""

    def __init__(self, effect: Effect[S]) -> None:
        super().__init__()
        self.effect: Effect[S] = effect

    def parts(self) -> list[Effect[S]]:
        return [self.effect]

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (self.effect.prompt(f)[0], "choose")

    def can(self, s: S, f: Frame, why: Why | None) -> bool:
        return self.effect.can(s, f, why)

    def run(self, s: S, f: Frame) -> None:
        if self.effect.can(s, f, None):
            s.push(self.node, f.seat, f.actor, ASK, f.a, f.b, f.c)

    def menu(self, s: S, f: Frame, m: Menu) -> None:
        m.offer(YES, 3 if self.effect.can(s, f, None) else 1)

    def answer(self, s: S, f: Frame, kind: i64, arg: i64) -> None:
        if arg == 1:
            s.push(self.effect.node, f.seat, f.actor, RUN, f.a, f.b, f.c)

    def explain(self, s: S, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == YES and arg == 1:
            self.effect.can(s, f, why)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Effect[S]):
    """One of several effects; those that are impossible are not on offer.

    Args:
        rule: the rule that leaves the choice; without it, that of the first effect.
    """

    def __init__(self, *effects: Effect[S], rule: str = "") -> None:
        super().__init__()
        self.effects: list[Effect[S]] = list(effects)
        self.rule = rule

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (self.rule or self.effects[0].prompt(f)[0], "choose")

    def parts(self) -> list[Effect[S]]:
        return self.effects

    def asks_itself(self) -> bool:
        return True

    def can(self, s: S, f: Frame, why: Why | None) -> bool:
        for effect in self.effects:
            if effect.can(s, f, None):
                return True
        return self.effects[0].can(s, f, why)

    def run(self, s: S, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK, f.a, f.b, f.c)

    def menu(self, s: S, f: Frame, m: Menu) -> None:
        open_ones: i64 = 0
        for place, effect in enumerate(self.effects):
            if effect.can(s, f, None):
                open_ones |= bit(place)
        m.offer(OPTION, open_ones)

    def answer(self, s: S, f: Frame, kind: i64, arg: i64) -> None:
        s.push(self.effects[arg].node, f.seat, f.actor, RUN, f.a, f.b, f.c)

    def explain(self, s: S, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == OPTION and arg < len(self.effects):
            self.effects[arg].can(s, f, why)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Effect[S]):
    """A question to NATURE: put even when there is one answer, so that records tell all that was drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.shows_forced = True
        self.hears_anytime = False

    def asks_itself(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Pause(Effect[S]):
    """A moment at which only at-any-time effects may happen; passed silently where there are none."""

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.rule = rule

    def run(self, s: S, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK, f.a, f.b, f.c)

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (self.rule, "pause")

    def menu(self, s: S, f: Frame, m: Menu) -> None:
        m.offer(STOP, 1)

    def is_pause(self, f: Frame) -> bool:
        return True

    def asks_itself(self) -> bool:
        return True
