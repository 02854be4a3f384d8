"""A figure of a card as a designer would have it: `cost:inn.stone=3`, `points:inn=2`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bocage.core.errors import BadOption, nearest
from bocage.core.lanes import FULL

COST, POINTS = "cost", "points"
_FORM = re.compile(r"(?P<figure>[a-z]+):(?P<id>[a-z0-9_]+)(\.(?P<good>[a-z]+))?=(?P<value>-?\d{1,3})")


@dataclass(frozen=True)
class Change:
    """One figure.

    Attributes:
        figure: cost or points; id: of the card; good: which good of the cost; value: the new number.
    """

    figure: str
    id: str
    good: str
    value: int

    def __str__(self) -> str:
        return f"{self.figure}:{self.id}{'.' if self.good else ''}{self.good}={self.value}"

    def place(self, ids: list[str]) -> int:
        """Which of these ids it is about.

        Raises:
            BadOption: none of them.
        """
        if self.id not in ids:
            close = nearest(self.id, ids)
            raise BadOption("balance-no-card" if close else "balance-unknown", id=self.id, suggestion=close)
        return ids.index(self.id)

    def of_goods(self, goods: tuple[str, ...]) -> int:
        """Which of these goods it is about.

        Raises:
            BadOption: none of them.
        """
        if self.good not in goods:
            raise BadOption("balance-no-good", good=self.good, known=", ".join(goods))
        return goods.index(self.good)

    def at_most(self, most: int) -> None:
        """Hold it to what a price can be.

        Raises:
            BadOption: it is more.
        """
        if self.value > most:
            raise BadOption("balance-most", change=str(self), most=most)

    def is_news(self, printed: object, altered: object) -> None:
        """Hold it to changing something.

        Raises:
            BadOption: all is as it was.
        """
        if printed == altered:
            raise BadOption("balance-as-printed", change=str(self))


def parse_change(text: str) -> Change:
    """The change that a word describes.

    Raises:
        BadOption: it describes none.
    """
    found = _FORM.fullmatch(text)
    if (
        found is None
        or found["figure"] not in (COST, POINTS)
        or (found["figure"] == COST) != bool(found["good"])
    ):
        raise BadOption("balance-form", text=text)
    value = int(found["value"])
    if found["figure"] == COST and value < 0:
        raise BadOption("balance-form", text=text)
    change = Change(found["figure"], found["id"], found["good"] or "", value)
    if change.figure == COST:
        change.at_most(FULL)
    return change


def with_lane(word: int, lane: int, value: int) -> int:
    """A packed word (`core.lanes`) with another number in one lane."""
    return word & ~(0o777 << (9 * lane)) | value << (9 * lane)


def with_lanes(words: list[int], lane: int, value: int) -> list[int]:
    """Alternative prices with another number of one good: where it is asked for, else in all of them."""
    asking = [word for word in words if word >> (9 * lane) & FULL]
    return [with_lane(word, lane, value) if word in asking or not asking else word for word in words]
