"""Advice for one position: every legal move with its estimated value in points."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from random import Random

from bocage.bots.budget import Budget
from bocage.bots.thinking import Opinion, Thinking, finish
from bocage.core.game import Game


@dataclass(frozen=True)
class Candidate:
    """A legal move and what the search thinks of it.

    Attributes:
        action: the move; plan: the answers that are meant to follow it.
        visits: how often it was tried; 0 for moves that are never needed.
        points: what the seat may score; margin: how far ahead of the best other seat. None if never tried.
    """

    action: int
    visits: int
    points: float | None
    margin: float | None
    plan: tuple[int, ...] = ()


@dataclass(frozen=True)
class Advice:
    """Every legal move of a position, the best first.

    Attributes:
        seat: for whom; simulations: how far the search went.
    """

    seat: int
    simulations: int
    candidates: list[Candidate]

    @property
    def best(self) -> Candidate:
        """The move that is advised."""
        return self.candidates[0]


def advise(game: Game, seat: int, budget: Budget, seed: int = 0) -> Advice:
    """What a seat that is to act may do, and what comes of it.

    Raises:
        ValueError: another seat is to act, or nobody is.
    """
    return finish(advising(game, seat, budget, seed))


def advising(game: Game, seat: int, budget: Budget, seed: int = 0) -> Generator[None, bool | None, Advice]:
    """The same with pauses; it ends where True is sent in one."""
    if game.to_act != seat or seat < 0:
        raise ValueError(f"seat {seat} is not to act")
    thinking = Thinking(game, Random(seed))
    yield from thinking.steps(budget, decisive=False)
    tried = {opinion.action: opinion for opinion in thinking.opinions()}
    others = [action for action in game.legal_actions() if action not in tried]
    found = [_candidate(opinion) for opinion in tried.values()]
    found += [Candidate(action, 0, None, None) for action in others]
    return Advice(seat, int(thinking.search.simulations), found)


def _candidate(opinion: Opinion) -> Candidate:
    return Candidate(opinion.action, opinion.visits, opinion.points, opinion.margin, opinion.plan)
