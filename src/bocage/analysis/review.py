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
    """All moves with what they gave away.

    Attributes:
        looked: how many answers of the record were looked at; fewer than it has where the budget said stop.
    """

    judgements: list[Judgement]
    seats: int
    looked: int

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
        budget: for each move; more for those that seem to cost most. Where it says stop, what is known by
            then is told; a move in the midst of which it is said is left as it was.
        most: for how many of the costliest moves the score lines are compared.
        tell: is told how many of the answers have been looked at.
    """
    reviewing = Reviewing(budget, seed, int(fresh.state.seats))
    reviewing.look_at_all(fresh, played, tell)
    reviewing.look_again(most)
    found = reviewing.so_far()
    worst = {judgement.number for judgement in found.costliest(most)}
    lined = [_with_lines(each) if each.number in worst else each for each in found.judgements]
    return replace(found, judgements=lined)


class Reviewing:
    """A review in progress."""

    def __init__(self, budget: Budget, seed: int, seats: int) -> None:
        self.budget, self.seed, self.seats = budget, seed, seats
        self.judged: dict[int, tuple[WholeMove, Judgement]] = {}
        self.looked = 0

    def is_stopped(self) -> bool:
        """Whether nothing more is to be judged."""
        return self.budget.stop is not None and self.budget.stop()

    def so_far(self) -> Review:
        """What is known now."""
        return Review([found for _, found in self.judged.values()], self.seats, self.looked)

    def look_at_all(
        self, fresh: Game, played: list[tuple[int, int]], tell: Callable[[int], None] | None
    ) -> None:
        """Judge every move once."""
        for move in moves_of(fresh.copy(), played):
            if len(sensible_actions(move.before)) > 1 or len(move.actions) > 1:
                found = judge(move, self.budget, self.seed)
                if self.is_stopped():  # perhaps in the midst of it
                    return
                self.judged[move.number] = (move, found)
            self.looked = move.number + len(move.actions) - 1
            if tell is not None:
                tell(self.looked)
        self.looked = len(played)

    def look_again(self, most: int) -> None:
        """Judge those a second time that seem to cost most."""
        again: set[int] = set()
        unsure = self.so_far().costliest(AGAIN * most)
        while unsure:
            for number in (found.number for found in unsure):
                move = self.judged[number][0]
                found = _judge_twice(move, part_of(self.budget, LONGER), self.seed)
                if self.is_stopped():
                    return
                self.judged[number] = (move, found)
                again.add(number)
            # Some cost less than it seemed: those that come up in their place have not been looked at twice.
            unsure = [found for found in self.so_far().costliest(most) if found.number not in again]


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
