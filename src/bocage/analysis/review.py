"""A review of a whole game: which moves cost most, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from bocage.analysis.lines import line_differences, split
from bocage.analysis.moves import WholeMove, moves_of
from bocage.analysis.prospect import Difference, compare, part_of
from bocage.bots.base import sensible_actions
from bocage.bots.budget import Budget
from bocage.bots.thinking import Thinking
from bocage.core.game import Game

SMALLEST = 0.5  # points; a smaller loss is within what a short search cannot see
# Those that may be the costliest are judged again, more of them than are named and so much longer: which of
# two moves that cost nearly the same is named must not be left to the chance of a short search.
AGAIN, LONGER = 2, 5
SEEKING = 3  # a better move is looked for so much longer: what is missed is never compared


@dataclass(frozen=True)
class Judgement:
    """What one move was worth.

    Attributes:
        number: of its first answer in the record, from 1; seat: who moved.
        played: the answers that were given.
        better: those that looked best; the same for a good move.
        loss: points given away, in the margin over the best other seat.
        doubt: the loss lies within so much of it.
        difference: what the better move brings, where there is one.
        lines: heading of the score → points that the better move brings more, together the loss; for the
            costliest moves. "others" is what the other seats have of it, "rest" all that is small.
    """

    number: int
    seat: int
    played: tuple[int, ...]
    better: tuple[int, ...]
    loss: float
    before: Game
    doubt: float = 0.0
    difference: Difference | None = None
    lines: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Review:
    """All moves with what they gave away."""

    judgements: list[Judgement]
    seats: int

    def losses(self) -> list[float]:
        """Points given away by each seat in all."""
        totals = [0.0] * self.seats
        for found in self.judgements:
            totals[found.seat] += found.loss
        return totals

    def costliest(self, most: int) -> list[Judgement]:
        """The moves that cost most, the worst first."""
        found = [judgement for judgement in self.judgements if judgement.loss >= SMALLEST]
        return sorted(found, key=lambda judgement: (-judgement.loss, judgement.number))[:most]


def review(
    fresh: Game,
    played: list[tuple[int, int]],
    budget: Budget,
    most: int = 5,
    tell: Callable[[int], None] | None = None,
    seed: int = 0,
) -> Review:
    """Judge every move of a game, compound ones as a whole.

    Args:
        fresh: the game before the first move; chance is left to the record.
        played: (seat, action), chance included, as `game.moves()` gives them.
        budget: for each move; more for those that seem to cost most.
        most: for how many of the costliest moves the score lines are compared.
        tell: is told how many of the answers have been looked at.
    """
    seats = int(fresh.state.seats)
    judged: dict[int, tuple[WholeMove, Judgement]] = {}
    for move in moves_of(fresh.copy(), played):
        if len(sensible_actions(move.before)) > 1 or len(move.actions) > 1:
            judged[move.number] = (move, judge(move, budget, seed))
        if tell is not None:
            tell(move.number + len(move.actions) - 1)
    again: set[int] = set()
    unsure = _all(judged, seats).costliest(AGAIN * most)
    while unsure:
        for found in unsure:
            move = judged[found.number][0]
            judged[found.number] = (move, _judge_twice(move, part_of(budget, LONGER), seed))
            again.add(found.number)
        # Some cost less than it seemed: those that come up in their place have not been looked at twice.
        unsure = [found for found in _all(judged, seats).costliest(most) if found.number not in again]
    second = _all(judged, seats)
    worst = {found.number for found in second.costliest(most)}
    return Review(
        [_with_lines(found) if found.number in worst else found for found in second.judgements], seats
    )


def _all(judged: dict[int, tuple[WholeMove, Judgement]], seats: int) -> Review:
    return Review([found for _, found in judged.values()], seats)


def judge(move: WholeMove, budget: Budget, seed: int) -> Judgement:
    """Search for a better move; where there is one, compare the positions after both."""
    own_seed = hash((seed, move.number))
    thinking = Thinking(move.before, Random(own_seed))
    thinking.run(part_of(budget, SEEKING))
    best = thinking.opinions()[0]
    better = (best.action, *best.plan)
    same = Judgement(move.number, move.seat, move.actions, move.actions, 0.0, move.before)
    if better == move.actions:
        return same
    games = [after(move.before, move.seat, actions) for actions in (better, move.actions)]
    found = compare(games[0], games[1], move.seat, budget, own_seed)
    if found.margin <= 0.0:
        return same
    return replace(same, better=better, loss=found.margin, doubt=found.doubt, difference=found)


def _judge_twice(move: WholeMove, budget: Budget, seed: int) -> Judgement:
    """The mean of two judgements. What they differ by is in doubt too: each may find another better move."""
    looks = [judge(move, budget, seed), judge(move, budget, hash((seed, AGAIN)))]
    high, low = sorted(looks, key=lambda found: -found.loss)
    if high.difference is None:
        return high
    loss = (high.loss + low.loss) / 2.0
    share = loss / high.loss
    lines = {line: share * points for line, points in high.difference.lines.items()}
    difference = replace(high.difference, points=share * high.difference.points, lines=lines)
    doubt = max(high.doubt, low.doubt) + high.loss - loss
    return replace(high, loss=loss, doubt=doubt, difference=difference)


def after(game: Game, seat: int, actions: tuple[int, ...]) -> Game:
    """The game after these answers, as far as they are this seat's to give."""
    found = game.copy()
    for action in actions:
        if found.to_act != seat or not found.menu().has(action):
            break
        found.play(action)
    return found


def _with_lines(found: Judgement) -> Judgement:
    """Split the loss; without a network by playing on greedily."""
    assert found.difference is not None
    lines = found.difference.lines
    if not lines:
        better = after(found.before, found.seat, found.better)
        played = after(found.before, found.seat, found.played)
        lines = line_differences(better, played, found.seat)
    return replace(found, lines=split(found.loss, found.difference.points, lines))
