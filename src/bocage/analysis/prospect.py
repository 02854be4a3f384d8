"""What a seat may expect of a position: how far ahead it will be, and in which lines of the score sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import mean, stdev

from bocage.bots.budget import Budget
from bocage.bots.counts import is_counted, tally_of
from bocage.bots.thinking import Thinking
from bocage.core.game import Game

# Each position is searched several times, for these shares of the budget and with other chance: how much the
# results differ tells how sure they are. Where there is no chance a search depends on its length alone.
SHARES = (0.35, 0.45, 0.55, 0.65)
CERTAIN = 3.18  # of Student's distribution with one degree less: 95 % lie within


@dataclass(frozen=True)
class Prospect:
    """What one search expects for a seat.

    Attributes:
        margin: points ahead of the best other seat; points: its own.
        lines: its points by heading of the score sheet; empty where no network tells them.
    """

    margin: float
    points: float
    lines: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Difference:
    """By how much one position is better than another for a seat.

    Attributes:
        margin: as in a prospect.
        points: likewise.
        lines: likewise.
        doubt: the margin lies within so much of it, 95 times of 100.
    """

    margin: float
    doubt: float
    points: float
    lines: dict[str, float]


def foresee(game: Game, seat: int, budget: Budget, rng: Random) -> Prospect:
    """What a seat may expect from here; the truth where the game is over."""
    outcome = game.outcome()
    if outcome is not None:
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        own = outcome.scores[seat]
        lines = tally_of(game).sums(outcome.sheets[seat]) if is_counted(game.id) else []
        return Prospect(own - max(others, default=0.0), own, by_heading(game, lines))
    thinking = Thinking(game, rng, seat=seat)
    thinking.search.lined = seat
    thinking.run(budget, decisive=False)
    search = thinking.search
    return Prospect(search.margin(seat), search.points(seat), by_heading(game, search.lines()))


def by_heading(game: Game, lines: list[float]) -> dict[str, float]:
    """Points of the lines that a network tells apart, added up as people know them."""
    found: dict[str, float] = {}
    if lines:
        tally = tally_of(game)
        for name, value in zip(tally.lines, lines, strict=True):
            heading = tally.heading(name)
            found[heading] = found.get(heading, 0.0) + value
    return found


def part_of(budget: Budget, share: float) -> Budget:
    """A share of a budget."""
    simulations = max(1, int(budget.simulations * share)) if budget.simulations else 0
    return Budget(simulations, budget.seconds * share, budget.stop)


def compare(better: Game, played: Game, seat: int, budget: Budget, seed: int) -> Difference:
    """How much better one position is than another: several searches of both, with the same chance."""
    parts = [part_of(budget, share) for share in SHARES]
    firsts = [foresee(better, seat, part, Random(seed + look)) for look, part in enumerate(parts)]
    seconds = [foresee(played, seat, part, Random(seed + look)) for look, part in enumerate(parts)]
    margins = [first.margin - second.margin for first, second in zip(firsts, seconds, strict=True)]
    points = mean(first.points for first in firsts) - mean(second.points for second in seconds)
    lines = {
        heading: mean(first.lines[heading] for first in firsts)
        - mean(second.lines.get(heading, 0.0) for second in seconds)
        for heading in firsts[0].lines
        if seconds[0].lines
    }
    return Difference(mean(margins), CERTAIN * stdev(margins) / sqrt(len(SHARES)), points, lines)
