"""What things on a table are, in one sentence each: one source for browser and terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bocage.messages import say


@dataclass(frozen=True)
class Topic:
    """Something one can ask about.

    Attributes:
        target: its name for programs: `space forest`, `good wood`, `major well`.
        name, kind: what it is called, and what sort of thing it is.
        effect: what it does, in one sentence.
        rule: the number of the rule behind it; may be empty.
    """

    target: str
    name: str
    kind: str
    effect: str
    rule: str = ""


@dataclass(frozen=True)
class Row:
    """One line of figures: a part of a price against what somebody has, or what lies there.

    Attributes:
        text, note: what it is about, and what there is to say of it.
        good: whose picture stands before it; may be empty.
        is_missing: whether something is lacking here.
    """

    text: str
    note: str
    good: str = ""
    is_missing: bool = False


@dataclass(frozen=True)
class Reading:
    """What a thing is for one player now.

    Attributes:
        rows: prices and amounts; who: whose it is, or who stands there.
    """

    thing: Topic
    rows: tuple[Row, ...] = ()
    who: str = ""


@dataclass(frozen=True)
class Forecast:
    """What a player will have to give soon.

    Attributes:
        sentence: what is due, what is there and what follows.
        rounds: how many rounds end before it is due.
        due, have, more: how much is due, is there, and could be made of what else is there.
    """

    sentence: str
    rounds: int
    due: int
    have: int
    more: int

    @property
    def short(self) -> int:
        """How much will be missing whatever is done with what is there."""
        return max(0, self.due - self.have - self.more)


def spoken(thing: Topic, lang: str) -> str:
    """A thing in one breath, as it is read aloud."""
    return say("thing-spoken", lang, name=thing.name, kind=thing.kind, effect=thing.effect).strip()


def price_rows(price: Mapping[str, int], have: Mapping[str, int], lang: str) -> Iterator[Row]:
    """A price, each good against what there is of it; a single line where it costs nothing.

    Args:
        price, have: counts by the keys that messages know goods by.
    """
    if not any(price.values()):
        yield Row(say("thing-free", lang), "")
    for good, count in price.items():
        there = have.get(good, 0)
        if count:
            lacking = max(0, count - there)
            note = (
                say("thing-missing", lang, count=lacking) if lacking else say("thing-have", lang, count=there)
            )
            yield Row(say(f"good-{good}-count", lang, count=count), note, good, lacking > 0)
