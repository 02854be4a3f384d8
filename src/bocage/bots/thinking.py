"""A search within its budget: simulations in small batches, with a look at the clock between them."""

from __future__ import annotations

import time
from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from bocage.bots.advice import champion_for
from bocage.bots.budget import Budget
from bocage.bots.search.adviser import Adviser
from bocage.bots.search.search import Search
from bocage.bots.search.tree import Edge
from bocage.core.game import Game
from bocage.core.state import State

T = TypeVar("T")
FIRST_BATCH = 8
LARGEST_BATCH = 128  # simulations between two guesses at what is hidden
LONGEST_BATCH = 0.01  # seconds between two looks at the clock
GUESSES = 64  # sampled positions that are kept for what is hidden


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one answer.

    Attributes:
        action: the answer; plan: the answers that are meant to follow in the same move.
        visits: how often it was tried.
        margin: points ahead of the best other seat that it leads to; points: what the seat may score.
    """

    action: int
    visits: int
    margin: float
    points: float
    plan: tuple[int, ...] = ()


class Thinking:
    """A search from a position in which somebody must decide.

    Without an adviser it asks the champion's. The game is sampled before anything is looked at, so that
    nothing can be seen that is hidden from the seat: the one that is to act, or another whose view is wanted.
    """

    def __init__(
        self, game: Game, rng: Random, adviser: Adviser | None = None, seat: int | None = None
    ) -> None:
        viewer = game.to_act if seat is None else seat
        assert viewer is not None
        self.game = game
        self.seat = viewer
        self.rng = rng
        self.adviser = adviser or champion_for(game)
        seats = int(game.state.seats)
        self.search = Search(game.kernel, self.adviser, rng.getrandbits(30), game.codec.size, seats)
        self.search.viewer = viewer
        first = self._guess()
        self.search.has_secrets = self.adviser.has_secrets(first)
        self.search.starts.append(first)
        self.is_decided = False

    def _guess(self) -> State:
        """A position that agrees with what the seat knows."""
        state = self.game.sample(self.seat, self.rng).state.copy()
        self.adviser.reopen(state, self.seat)
        return state

    def run(self, budget: Budget, decisive: bool = True) -> None:
        """Search until the budget is used up, or, if `decisive`, until more could not change the choice."""
        finish(self.steps(budget, decisive))

    def steps(self, budget: Budget, decisive: bool = True) -> Generator[None, bool | None, None]:
        """The same with a pause after each batch; the search ends where True is sent in one."""
        start = time.perf_counter()
        batch = FIRST_BATCH
        done = 0
        while done < budget.most:
            count = min(batch, budget.most - done)
            self.search.run(count)
            done += count
            elapsed = time.perf_counter() - start
            left = budget.most - done
            if budget.seconds:
                if elapsed >= budget.seconds:
                    break
                left = min(left, int(done / elapsed * (budget.seconds - elapsed)))
            if (budget.stop is not None and budget.stop()) or (decisive and self._is_settled(left)):
                break
            batch = min(batch * 2, LARGEST_BATCH)
            if budget.seconds:
                batch = min(batch, affordable(done / elapsed, budget.seconds - elapsed))
            if self.search.has_secrets:
                self._guess_anew()
            if (yield):
                break

    def _guess_anew(self) -> None:
        starts = self.search.starts
        if len(starts) < GUESSES:
            starts.append(self._guess())
        else:
            starts[self.rng.randrange(GUESSES)] = self._guess()

    def _is_settled(self, left: int) -> bool:
        """Whether no other answer can catch up with the one tried most."""
        visits = sorted((int(edge.visits) for edge in self.search.root.edges), reverse=True)
        return len(visits) == 1 or (len(visits) > 1 and visits[0] - visits[1] > left)

    def opinions(self) -> list[Opinion]:
        """What the search thinks of each answer that was tried, the most tried first."""
        appetite = self.search.appetite if self.search.seats > 1 else 0.0
        found = [opinion_of(edge, appetite) for edge in self.search.root.edges if edge.visits]
        return sorted(found, key=lambda opinion: (-opinion.visits, -opinion.margin))


def finish(steps: Generator[None, bool | None, T]) -> T:
    """Think to the end without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def affordable(speed: float, remaining: float) -> int:
    """How many simulations may be done before the next look at the clock."""
    return max(1, int(speed * min(LONGEST_BATCH, remaining)))


def opinion_of(edge: Edge, appetite: float) -> Opinion:
    """The figures of an edge at the root, with the plan that was tried most after it.

    What the appetite of the search has added to its worth is taken off again.
    """
    visits = int(edge.visits)
    points = edge.points / visits
    plan: tuple[int, ...] = ()
    node = edge.next
    if node is not None and node.plans is not None and node.edges:
        best = max(node.edges, key=lambda other: int(other.visits))
        plan = (int(best.action), *best.rest)
    return Opinion(int(edge.action), visits, edge.total / visits - appetite * points, points, plan)
