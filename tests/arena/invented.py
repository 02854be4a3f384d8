"""Results of games that nobody played, and players that misbehave."""

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bocage.arena import ArenaPlan, Fixture, Result, play_game
from bocage.arena.result import SeatResult
from bocage.bots import Bot, RandomBot
from bocage.core.game import Game

MARK = "BOCAGE_TEST_MARK"  # the file that says that a process has died once


def invented(
    fixture: Fixture,
    scores: Sequence[float],
    winners: Sequence[int] | None = None,
    offered: Sequence[str] = (),
    taken: Sequence[Sequence[str]] = (),
) -> Result:
    """A result; without `winners` whoever has most points."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    seats = [
        SeatResult(
            bot=bot,
            score=score,
            lines={"animals": score},
            decisions=10,
            seconds=0.01,
            offered=list(offered),
            taken=list(taken[seat]) if taken else [],
        )
        for seat, (bot, score) in enumerate(zip(fixture.seating, scores, strict=True))
    ]
    return Result(fixture.number, fixture.deal, list(best if winners is None else winners), seats, [])


def by_strength(plan: ArenaPlan, strengths: dict[str, float], seed: int) -> list[Result]:
    """Games in which a bot comes before another as its strength tells (Plackett and Luce)."""
    rng = Random(seed)
    results = []
    for fixture in plan.fixtures():
        # The first of exponential clocks is each one's with the odds of its strength.
        clocks = [rng.expovariate(strengths[bot]) for bot in fixture.seating]
        results.append(invented(fixture, [-clock for clock in clocks]))
    return results


def die_once(plan: ArenaPlan, fixture: Fixture) -> Result:
    """The process of game 2 is killed, the first time."""
    mark = Path(os.environ[MARK])
    if fixture.number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_game(plan, fixture)


def die_always(plan: ArenaPlan, fixture: Fixture) -> Result:
    """The process of game 2 is killed whenever it is played."""
    if fixture.number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_game(plan, fixture)


class Cheat(Bot):
    """Wants what is not allowed."""

    def decide(self, game: Game) -> int:
        allowed = set(game.legal_actions())
        return next(action for action in game.codec.actions if action not in allowed)


class Broken(Bot):
    """Fails."""

    def decide(self, game: Game) -> int:
        raise ZeroDivisionError("oh")


class Nosy(RandomBot):
    """Notes what it is given."""

    seen: list[Game] = []  # noqa: RUF012 - shared on purpose: the test looks at it

    def decide(self, game: Game) -> int:
        Nosy.seen.append(game)
        return super().decide(game)
