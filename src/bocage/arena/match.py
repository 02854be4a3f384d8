"""One game between bots."""

from __future__ import annotations

import time
from random import Random

from bocage.arena.errors import ArenaProblem
from bocage.arena.plan import ArenaPlan, Fixture
from bocage.arena.players import bot_named
from bocage.arena.result import Result, SeatResult, pack
from bocage.arena.taken import TakenReader, reader_for
from bocage.bots import Bot
from bocage.bots.errors import BotProblem
from bocage.core.errors import BocageError, IllegalAction
from bocage.core.game import Game
from bocage.core.outcome import Outcome, ScoreSheet
from bocage.core.record import record_of

LONGEST = 10_000  # decisions of one seat; bots without a plan can keep a game without a last round going


class SeatedBot:
    """A bot on its seat, and how long it thought.

    A bot is given a game that agrees with what its seat knows, never the true one.
    """

    def __init__(self, name: str, seat: int, seed: int) -> None:
        self.name = name
        self.seat = seat
        self.bot: Bot = bot_named(name, seed)
        self.rng = Random(seed)
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, game: Game) -> int:
        """What the bot does now."""
        seen = game.sample(self.seat, self.rng)
        start = time.perf_counter()
        action = self.bot.decide(seen)
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return action


def play_game(plan: ArenaPlan, fixture: Fixture) -> Result:
    """Play one game of a plan to its end.

    Raises:
        ArenaProblem: a bot failed or did what the rules do not allow, or the game has no end.
    """
    game = plan.fresh(fixture.seed)
    chairs = [
        SeatedBot(name, seat, plan.seed_of("bot", fixture.number, seat))
        for seat, name in enumerate(fixture.seating)
    ]
    while (seat := game.to_act) is not None:
        _move(game, chairs[seat], fixture)
        if chairs[seat].decisions > LONGEST:
            raise ArenaProblem("arena-endless", game=fixture.number, bots=", ".join(plan.entrants))
    outcome = game.outcome()
    assert outcome is not None
    return _result(fixture, game, chairs, outcome)


def _move(game: Game, chair: SeatedBot, fixture: Fixture) -> None:
    try:
        game.play(chair.decide(game))
    except BotProblem:
        raise  # it says what is wrong with the bot; no rule was broken
    except BocageError as problem:
        # In notation: whoever reads it may speak another language than the process that plays.
        what = (
            f"{problem.details['action']} ({problem.refusal.rule})"
            if isinstance(problem, IllegalAction)
            else ""
        )
        raise ArenaProblem(
            "arena-bot-illegal", bot=chair.name, game=fixture.number, problem=what or str(problem)
        ) from problem
    except Exception as problem:  # a bot may be anybody's program
        name = type(problem).__name__
        raise ArenaProblem(
            "arena-bot-failed", bot=chair.name, game=fixture.number, problem=f"{name}: {problem}"
        ) from problem


def _result(fixture: Fixture, game: Game, chairs: list[SeatedBot], outcome: Outcome) -> Result:
    reader = reader_for(game.id)
    return Result(
        number=fixture.number,
        deal=fixture.deal,
        winners=list(outcome.winners),
        seats=[_seat(chair, game, outcome.sheets[chair.seat], reader) for chair in chairs],
        record=pack(record_of(game, list(fixture.seating))),
    )


def _seat(chair: SeatedBot, game: Game, sheet: ScoreSheet, reader: TakenReader) -> SeatResult:
    lines: dict[str, float] = {}
    for line in sheet.lines:
        lines[line.category] = lines.get(line.category, 0.0) + line.points
    return SeatResult(
        bot=chair.name,
        score=sheet.total,
        lines=lines,
        decisions=chair.decisions,
        seconds=round(chair.seconds, 6),
        offered=reader.offered(game, chair.seat),
        taken=reader.taken(game, chair.seat),
    )
