"""A figure of a card as a designer would have it: `cost:inn.stone=3`, `points:inn=4`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bocage.core.errors import BadOption, nearest

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
            close = nearest(self.id, ids) or ids[0]
            raise BadOption("balance-no-card", id=self.id, suggestion=close)
        return ids.index(self.id)

    def of_goods(self, goods: tuple[str, ...]) -> int:
        """Which of these goods it is about.

        Raises:
            BadOption: none of them.
        """
        if self.good not in goods:
            raise BadOption("balance-no-good", good=self.good, known=", ".join(goods))
        return goods.index(self.good)


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
    return Change(found["figure"], found["id"], found["good"] or "", value)


def with_lane(word: int, lane: int, value: int) -> int:
    """A packed word (`core.lanes`) with another number in one lane."""
    return word & ~(0o777 << (9 * lane)) | value << (9 * lane)
