"""A changed card beside the printed one: the same deals, seats and bots, once with each."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bocage.arena.change import Change
from bocage.arena.match import play_game
from bocage.arena.means import Interval, Sums, below, share
from bocage.arena.plan import ArenaPlan, Fixture
from bocage.arena.result import Result
from bocage.arena.taken import reader_for

SURE = 0.95


@contextmanager
def changed(plan: ArenaPlan, changes: tuple[Change, ...]) -> Iterator[None]:
    """Games of this process with other figures, until the end of the block.

    Raises:
        BadOption: there is no such card or figure.
    """
    game, reader, undone = plan.fresh(), reader_for(plan.game), []
    try:
        for change in changes:
            undone.append(reader.change(game, change))
        yield
    finally:
        for undo in reversed(undone):
            undo()


def play_pair(changes: tuple[Change, ...], plan: ArenaPlan, fixture: Fixture) -> tuple[Result, Result]:
    """One game with the printed figures, and the same with the changed ones."""
    printed = play_game(plan, fixture)
    with changed(plan, changes):
        return printed, play_game(plan, fixture)


def play_pairs(block: tuple[ArenaPlan, tuple[Change, ...], int]) -> tuple[Result, Result]:
    """Both games of the fixture with a number, in whichever process."""
    plan, changes, number = block
    return play_pair(changes, plan, plan.fixture(number))


@dataclass
class Side:
    """How a card fared with one set of figures."""

    with_it: Sums = field(default_factory=Sums)  # margins of the seats that took it
    without: Sums = field(default_factory=Sums)  # of those that could have

    @property
    def offered(self) -> int:
        """How many seats could take it."""
        return self.with_it.count + self.without.count

    @property
    def rate(self) -> Interval | None:
        """The share of them that did."""
        return share(self.with_it.count, self.offered)

    def note(self, result: Result, id: str) -> list[float]:
        """Count one game; returns for each seat that could take the card whether it did."""
        found = []
        for place, seat in enumerate(result.seats):
            if id in seat.offered:
                has = id in seat.taken
                margin = result.margin(place)
                (self.with_it if has else self.without).note(seat.score if margin is None else margin)
                found.append(float(has))
        return found


class Comparison:
    """One card, printed and changed, deal by deal.

    Attributes:
        pairs: how many pairs of games were played; printed, altered: the two sides.
        rates: how much more often the card was taken, pair by pair; scores, lengths: likewise the mean points
            of all seats, and the decisions of a game.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.pairs = 0
        self.printed, self.altered = Side(), Side()
        self.rates, self.scores, self.lengths = Sums(), Sums(), Sums()

    def note(self, printed: Result, altered: Result) -> None:
        """Count one pair."""
        self.pairs += 1
        before, after = self.printed.note(printed, self.id), self.altered.note(altered, self.id)
        if before and after:
            self.rates.note(sum(after) / len(after) - sum(before) / len(before))
        seats = len(printed.seats)
        self.scores.note((sum(altered.scores) - sum(printed.scores)) / seats)
        self.lengths.note(altered.decisions - printed.decisions)

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "id": self.id,
            "pairs": self.pairs,
            "printed": _side(self.printed),
            "changed": _side(self.altered),
            "more_often": _figure(self.rates),
            "points": _figure(self.scores),
            "decisions": _figure(self.lengths),
        }


def sureness(sums: Sums) -> float:
    """How sure it is that a mean difference has the sign that it shows: from 0.5, for nothing known, to 1."""
    if sums.count < 2 or sums.mean == 0.0:
        return 0.5
    most = 1.0 - 0.5**sums.count  # so many pairs, all of one sign, are not surer than that
    spread = math.sqrt(sums.variance / sums.count)
    if spread == 0.0:
        return most
    return min(most, below(abs(sums.mean) / spread, sums.count - 1))


def _side(side: Side) -> dict[str, object]:
    rate, with_it, without = side.rate, side.with_it.interval(), side.without.interval()
    return {
        "offered": side.offered,
        "taken": side.with_it.count,
        "rate": None if rate is None else rate.as_json(),
        "margin": None if with_it is None else with_it.as_json(),
        "margin_without": None if without is None else without.as_json(),
    }


def _figure(sums: Sums) -> dict[str, object]:
    found: Interval | None = sums.interval()
    told = {"value": None, "low": None, "high": None} if found is None else found.as_json()
    return {**told, "sureness": round(sureness(sums), 4)}
