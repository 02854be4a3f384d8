"""What is noted of a game to learn from."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

Array = np.ndarray[tuple[int, ...], np.dtype[np.generic]]
SHARES = 48  # answers to one question that are noted; questions with more are not
NO_ACTION = 65535


@dataclass
class Mark:
    """One position.

    Attributes:
        row: its counts; side: who decides; viewer: who looks.
        values: what the one who decided expected for all seats; strays: whether something worse was done.
        shares: how likely each answer is the best.
    """

    row: bytes
    side: int
    viewer: int
    values: list[float] = field(default_factory=list)
    strays: bool = False
    shares: dict[int, float] = field(default_factory=dict)


@dataclass
class PlayedGame:
    """A game with everything that can be learned from it, as arrays, one row for each position.

    Attributes:
        rows: counts; sides: who decides; values: margins and points of the seats to be expected.
        lines: of each seat the lines of its score sheet; wins: its share of the victory.
        actions, shares: answers and how likely each is the best; NO_ACTION where there are no more.
        scores: at the end; record: all actions, chance included.
    """

    rows: Array
    sides: Array
    values: Array
    lines: Array
    wins: Array
    actions: Array
    shares: Array
    scores: list[float]
    record: list[int]


def returns(marks: list[Mark], final: list[float], fade: float) -> list[list[float]]:
    """What each position is to be taken for: what came of it, mixed with what was expected on the way.

    From the end backwards; an expectation counts for `1 - fade`. Where somebody strayed, what followed says
    nothing about the positions before, and the expectation counts alone.
    """
    found: list[list[float]] = []
    later = final
    for mark in reversed(marks):
        if mark.values:
            keep = 0.0 if mark.strays else fade
            later = [keep * after + (1.0 - keep) * now for after, now in zip(later, mark.values, strict=True)]
        found.append(later)
    found.reverse()
    return found
