"""What many games tell about each building or card, about the seats, and about first moves."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from bocage.arena.means import Interval, Sums, share, student
from bocage.arena.result import Result
from bocage.arena.taken import reader_for
from bocage.core.game import Game
from bocage.core.state import NATURE


@dataclass
class Fortune:
    """How some seats fared.

    Attributes:
        points, margins: theirs; wins: their victories, shared ones in part.
    """

    points: Sums = field(default_factory=Sums)
    margins: Sums = field(default_factory=Sums)
    wins: float = 0.0

    def note(self, result: Result, place: int) -> None:
        """Count one seat of a game."""
        self.points.note(result.seats[place].score)
        margin = result.margin(place)
        self.margins.note(result.seats[place].score if margin is None else margin)
        self.wins += result.share(place)

    @property
    def count(self) -> int:
        """How many seats."""
        return self.points.count

    @property
    def won(self) -> Interval | None:
        """The share of them that won."""
        return share(self.wins, self.count)


@dataclass
class DealCount:
    """The seats of the games of one deal to which a thing was open."""

    taken: int = 0
    ahead: float = 0.0
    left: int = 0
    ahead_without: float = 0.0

    def note(self, margin: float, taken: bool) -> None:
        """Count one seat."""
        if taken:
            self.taken += 1
            self.ahead += margin
        else:
            self.left += 1
            self.ahead_without += margin

    def beyond(self, one: Sums, other: Sums) -> float:
        """By how much this deal moves the difference of the two means."""
        more = (self.ahead - one.mean * self.taken) / one.count
        return more - (self.ahead_without - other.mean * self.left) / other.count


@dataclass
class Takeable:
    """One building or card.

    Attributes:
        deals: what it did in each deal.
        kept: how often it was kept in a draft; rounds: in which rounds it was taken, how often.
        with_it, without: the seats that took it, and those that could have and did not.
    """

    id: str
    kept: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    with_it: Fortune = field(default_factory=Fortune)
    without: Fortune = field(default_factory=Fortune)
    deals: dict[int, DealCount] = field(default_factory=dict)

    def note(self, result: Result, place: int, taken: bool) -> None:
        """Count one seat to which it was open."""
        (self.with_it if taken else self.without).note(result, place)
        deal = self.deals.setdefault(result.deal, DealCount())
        margin = result.margin(place)
        deal.note(result.seats[place].score if margin is None else margin, taken)

    @property
    def offered(self) -> int:
        """To how many seats it was open."""
        return self.with_it.count + self.without.count

    @property
    def rate(self) -> Interval | None:
        """The share of them that took it."""
        return share(self.with_it.count, self.offered)

    @property
    def round(self) -> float | None:
        """The mean round in which it was taken."""
        count = sum(self.rounds.values())
        return sum(number * times for number, times in self.rounds.items()) / count if count else None

    @property
    def worth(self) -> Interval | None:
        """The mean margin of those who took it, less that of the others.

        What one seat is ahead, another is behind, and games of one deal share their luck: only deals are
        independent of each other. The interval is that of a ratio of sums over deals.
        """
        one, other = self.with_it.margins, self.without.margins
        if one.count < 2 or other.count < 2:
            return None
        found = [deal.beyond(one, other) for deal in self.deals.values()]
        count = len(found)
        spread = math.sqrt(sum(part * part for part in found) * count / (count - 1)) if count > 1 else 0.0
        value = one.mean - other.mean
        reach = student(min(one.count, other.count, count) - 1) * spread
        return Interval(value, value - reach, value + reach)

    def row(self) -> dict[str, object]:
        """The same as one flat row of plain data."""
        found: dict[str, object] = {"id": self.id, "offered": self.offered, "taken": self.with_it.count}
        found |= {"kept": self.kept, "round": self.round, "rounds": dict(sorted(self.rounds.items()))}
        figures = {
            "rate": self.rate,
            "points_with": self.with_it.points.interval(),
            "points_without": self.without.points.interval(),
            "won_with": self.with_it.won,
            "won_without": self.without.won,
            "worth": self.worth,
        }
        return found | {name: None if one is None else one.as_json() for name, one in figures.items()}


class TakenLedger:
    """Follows everything that can be taken, the seats, and the first move of each seat."""

    def __init__(self, fresh: Game) -> None:
        self._fresh = fresh
        self._reader = reader_for(fresh.id)
        self.games = 0
        self.things: dict[str, Takeable] = {}
        self.seats = [Fortune() for _ in range(int(fresh.state.seats))]
        self.firsts: dict[str, Fortune] = {}

    def note(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        for place, seat in enumerate(result.seats):
            self.seats[place].note(result, place)
            taken = set(seat.taken)
            for id in seat.offered:
                self._thing(id).note(result, place, id in taken)
        self._replay(result)

    def _thing(self, id: str) -> Takeable:
        return self.things.setdefault(id, Takeable(id))

    def _replay(self, result: Result) -> None:
        """Rounds and first moves stand in the moves alone."""
        game, begun = self._fresh.copy(), {NATURE}
        held: list[set[str]] = [set() for _ in self.seats]
        for move in result.record:
            if not isinstance(move, str):
                continue
            mover, _, text = move.partition(" ")
            round = int(game.state.clock()[0])
            verb, _, id = text.partition(" ")
            if verb in self._reader.keeps and int(mover) != NATURE:
                self._thing(id).kept += 1
            elif round >= 1 and int(mover) not in begun:
                begun.add(int(mover))
                self.firsts.setdefault(text, Fortune()).note(result, int(mover))
            game.play(text)
            for seat, before in enumerate(held):
                # What is the only answer is never asked for, so the moves do not name everything.
                now = set(self._reader.held(game, seat))
                if seat == int(mover) and verb in self._reader.takes:
                    now.add(id)
                for new in now - before:
                    self._thing(new).rounds[max(1, round)] += 1
                before |= now

    def rows(self) -> list[Takeable]:
        """All things, the most taken first."""
        return sorted(
            self.things.values(), key=lambda one: (-one.with_it.count / max(1, one.offered), one.id)
        )

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "games": self.games,
            "things": [thing.row() for thing in self.rows()],
            "by_seat": [_fortune(one) for one in self.seats],
            "first_moves": {move: _fortune(one) for move, one in _often(self.firsts)},
        }


def _often(firsts: dict[str, Fortune]) -> list[tuple[str, Fortune]]:
    return sorted(firsts.items(), key=lambda item: (-item[1].count, item[0]))


def _fortune(one: Fortune) -> dict[str, object]:
    figures = {"points": one.points.interval(), "won": one.won}
    told = {name: None if figure is None else figure.as_json() for name, figure in figures.items()}
    return {"count": one.count, **told}
