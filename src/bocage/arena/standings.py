"""What comes of the games: sums and counts, whose size does not grow with the number of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from bocage.arena.balance import Balance
from bocage.arena.means import Interval, Sums, share
from bocage.arena.plan import ArenaPlan
from bocage.arena.pool import Pool
from bocage.arena.ratings import Comparison, Ratings
from bocage.arena.result import Result


@dataclass
class Standing:
    """One bot.

    Attributes:
        games: how many seats it had, over all games.
        wins: victories, shared ones in part; draws: shared ones.
        scores, margins, lines: points, points ahead, points by category.
        spread: how often each margin, in whole points, occurred.
        decisions, seconds: how much and how long it thought.
    """

    games: int = 0
    wins: float = 0.0
    draws: int = 0
    scores: Sums = field(default_factory=Sums)
    margins: Sums = field(default_factory=Sums)
    lines: dict[str, Sums] = field(default_factory=dict)
    spread: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    seconds: float = 0.0

    @property
    def win_rate(self) -> Interval | None:
        """The share of its games that it won."""
        return share(self.wins, self.games)

    def note_margin(self, margin: float) -> None:
        """Count how far ahead it was."""
        self.margins.note(margin)
        self.spread[round(margin)] += 1


class Standings:
    """All bots, and what concerns the game as such.

    Attributes:
        games: how many were played; lengths: how often each number of decisions occurred.
        seats: victories by seat; balance: what was taken.
        pool: the running ratings, of other arenas too if it is given.
    """

    def __init__(self, plan: ArenaPlan, pool: Pool | None = None) -> None:
        self.plan = plan
        self.games = 0
        self.bots = {bot: Standing() for bot in plan.entrants}
        self.lengths: Counter[int] = Counter()
        self.seats = [0.0] * plan.seats
        self.balance = Balance()
        self.pool = Pool() if pool is None else pool
        self._table: dict[str, Interval] | None = None
        self._ratings = Ratings(plan.entrants, plan.seed_of("ratings"))
        # Alone, the games of one deal are compared; they come one after the other.
        self._waiting: dict[int, list[Result]] = {}

    def note(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        self._table = None
        self.lengths[result.decisions] += 1
        self.balance.note(result)
        for place, seat in enumerate(result.seats):
            standing = self.bots[seat.bot]
            standing.games += 1
            standing.wins += result.share(place)
            standing.draws += place in result.winners and len(result.winners) > 1
            standing.scores.note(seat.score)
            standing.decisions += seat.decisions
            standing.seconds += seat.seconds
            for category, points in seat.lines.items():
                standing.lines.setdefault(category, Sums()).note(points)
            self.seats[place] += result.share(place)
        if len(result.seats) > 1:
            self._compare_seats(result)
        else:
            self._compare_later(result)

    def _compare_seats(self, result: Result) -> None:
        seats = range(len(result.seats))
        for place in seats:
            margin = result.margin(place, among_others=True)
            assert margin is not None
            self.bots[result.seats[place].bot].note_margin(margin)
        keys = [result.place_key(place) for place in seats]
        names = [seat.bot for seat in result.seats]
        self._ratings.note(result.deal, comparisons(names, keys))
        self.pool.note(names, [1 + sum(other > key for other in keys) for key in keys])

    def _compare_later(self, result: Result) -> None:
        """Solo: bots are compared by what they made of the same deal."""
        waiting = self._waiting.setdefault(result.deal, [])
        waiting.append(result)
        if len(waiting) < self.plan.games_of_deal(result.deal):
            return
        del self._waiting[result.deal]
        names = [each.seats[0].bot for each in waiting]
        scores = [each.seats[0].score for each in waiting]
        for place, score in enumerate(scores):
            others = scores[:place] + scores[place + 1 :]
            if others:
                self.bots[names[place]].note_margin(score - max(others))
        self._ratings.note(result.deal, comparisons(names, [(False, score) for score in scores]))
        self.pool.note(names, [1 + sum(other > score for other in scores) for score in scores])

    def compared(self) -> dict[str, list[float]]:
        """For each two bots, `a b`, how often a was before b and b before a; a shared place is half."""
        wins, names = self._ratings.wins, self._ratings.bots
        return {
            f"{names[first]} {names[second]}": [float(wins[first, second]), float(wins[second, first])]
            for first, second in combinations(range(len(names)), 2)
        }

    def ratings(self) -> dict[str, Interval]:
        """The ratings from all games at once."""
        if self._table is None:
            self._table = self._ratings.table()
        return self._table

    def ranking(self) -> list[str]:
        """The bots, best first."""
        ratings = self.ratings()
        return sorted(self.bots, key=lambda bot: -ratings[bot].value)

    def as_json(self) -> dict[str, object]:
        """The results as plain data."""
        running = self.pool.table()
        return {
            "games": self.games,
            "wins": {bot: _whole(standing.wins) for bot, standing in self.bots.items()},
            "draws": {bot: standing.draws for bot, standing in self.bots.items()},
            "scores": {bot: _plain(standing.scores.interval()) for bot, standing in self.bots.items()},
            "margins": {bot: _plain(standing.margins.interval()) for bot, standing in self.bots.items()},
            "ratings": {bot: rating.as_json() for bot, rating in self.ratings().items()},
            "pool": {bot: skill.as_json() for bot, skill in running.items()},
            "balance": {row.id: row.as_json() for row in self.balance.rows()},
        }


def comparisons(names: list[str], keys: list[tuple[bool, float]]) -> Iterator[Comparison]:
    """Every two of different name, and who was before whom."""
    for first, second in combinations(range(len(names)), 2):
        if names[first] != names[second]:
            part = 0.5 if keys[first] == keys[second] else float(keys[first] > keys[second])
            yield names[first], names[second], part


def _whole(number: float) -> float | int:
    return int(number) if number == int(number) else round(number, 4)


def _plain(figure: Interval | None) -> dict[str, float | None] | None:
    return None if figure is None else figure.as_json()
