"""Matches within a given time: many processes, paired deals, every deal from every seat.

The time is shared among the matches by weight. A deal counts when it has been played from all seats.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.queues import Queue
from statistics import NormalDist, fmean, stdev

from bocage.bots.named import bot_named
from bocage.games import game_class

FIRST_DEAL = 90_000
REACH = NormalDist().inv_cdf(0.975)  # 95 % of a normal distribution lie within so many deviations
PATIENCE = 5.0  # seconds without a result before somebody looks whether all processes live


@dataclass(frozen=True)
class Match:
    """What is to be measured: one bot against others in the remaining seats.

    Attributes:
        name: of the match; game, options: what is played.
        ours, others: bots as the arena names them; weight: the share of the time, beside that of the others.
        most: games after which enough are played, or 0.
    """

    name: str
    game: str
    options: dict[str, object]
    ours: str
    others: str = ""
    weight: float = 1.0
    most: int = 0

    @property
    def seats(self) -> int:
        """How many play."""
        kind = game_class(self.game)
        assert kind is not None
        return int(kind.fresh(1, self.options).state.seats)


@dataclass(frozen=True)
class Task:
    """One game of a match."""

    match: Match
    deal: int
    seat: int


@dataclass(frozen=True)
class MeteredGame:
    """What came of it: points, the share of the victory, how long it took."""

    task: Task
    scores: tuple[float, ...]
    won: float
    seconds: float


@dataclass
class MatchTally:
    """The games of a match so far."""

    match: Match
    seats: int
    begun: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    games: dict[int, list[MeteredGame]] = field(default_factory=dict)

    def next_task(self) -> Task:
        """The game that comes next: the same deal from the next seat, then the next deal."""
        task = Task(self.match, FIRST_DEAL + self.begun // self.seats, self.begun % self.seats)
        self.begun += 1
        return task

    def note(self, played: MeteredGame) -> None:
        """Count one game."""
        self.seconds += played.seconds
        self.longest = max(self.longest, played.seconds)
        self.games.setdefault(played.task.deal, []).append(played)

    def whole(self) -> list[MeteredGame]:
        """The games of the deals that were played from all seats."""
        return [game for deal in self.games.values() if len(deal) == self.seats for game in deal]

    def result(self) -> dict[str, object]:
        """What was measured, as plain data."""
        games = self.whole()
        match = self.match
        found: dict[str, object] = {
            "name": match.name,
            "game": match.game,
            "options": match.options,
            "ours": match.ours,
            "others": match.others,
            "games": len(games),
            "core_seconds": round(self.seconds, 1),
        }
        if not games:
            return found
        own = [game.scores[game.task.seat] for game in games]
        found["won"] = shared([game.won for game in games])
        found["points"] = averaged(own)
        if self.seats > 1:
            best = [
                max(score for seat, score in enumerate(game.scores) if seat != game.task.seat)
                for game in games
            ]
            found["best_other"] = averaged(best)
            found["margin"] = averaged([mine - other for mine, other in zip(own, best, strict=True)])
        return found


def shared(wins: Sequence[float]) -> dict[str, float]:
    """The share of games won, with Wilson's interval."""
    count = len(wins)
    value = fmean(wins)
    square = REACH**2 / count
    middle = (value + square / 2) / (1 + square)
    reach = REACH / (1 + square) * (value * (1 - value) / count + square / (4 * count)) ** 0.5
    return {"value": round(value, 4), "low": round(middle - reach, 4), "high": round(middle + reach, 4)}


def averaged(values: Sequence[float]) -> dict[str, float]:
    """The mean, with its interval."""
    value = fmean(values)
    reach = REACH * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return {"value": round(value, 2), "low": round(value - reach, 2), "high": round(value + reach, 2)}


def play_task(task: Task) -> MeteredGame:
    """Play one game."""
    match = task.match
    kind = game_class(match.game)
    assert kind is not None
    game = kind.fresh(task.deal, match.options)
    seats = int(game.state.seats)
    names = [match.ours if seat == task.seat else match.others for seat in range(seats)]
    bots = [bot_named(name, 1000 * task.deal + 10 * task.seat + seat) for seat, name in enumerate(names)]
    start = time.perf_counter()
    while game.to_act is not None:
        bot = bots[game.to_act]
        game.play(bot.decide(game.sample(game.to_act, bot.rng)))
    outcome = game.outcome()
    assert outcome is not None
    won = 1.0 / len(outcome.winners) if task.seat in outcome.winners else 0.0
    return MeteredGame(task, outcome.scores, won, time.perf_counter() - start)


def serve(tasks: Queue[Task | None], results: Queue[MeteredGame]) -> None:
    """The life of a process that plays."""
    while (task := tasks.get()) is not None:
        results.put(play_task(task))


class MatchMeter:
    """Plays matches for so many seconds with so many processes, one game each at a time."""

    def __init__(self, matches: Sequence[Match], seconds: float, cores: int) -> None:
        self.tallies = [MatchTally(match, match.seats) for match in matches]
        self._by_name = {tally.match.name: tally for tally in self.tallies}
        self._open: dict[str, int] = {tally.match.name: 0 for tally in self.tallies}
        self.seconds, self.cores = seconds, cores

    def run(self) -> list[dict[str, object]]:
        """Play until the time is over; the results."""
        context = get_context("spawn")
        tasks: Queue[Task | None] = context.Queue()
        results: Queue[MeteredGame] = context.Queue()
        self.end = time.monotonic() + self.seconds
        workers = [
            context.Process(target=serve, args=(tasks, results), daemon=True) for _ in range(self.cores)
        ]
        for worker in workers:
            worker.start()
        out = sum(self._give(tasks) for _ in range(self.cores))
        try:
            while out:
                try:
                    self._take(results.get(timeout=PATIENCE))
                except queue.Empty:
                    if not all(worker.is_alive() for worker in workers):
                        raise RuntimeError("a process has died") from None
                    continue
                out += self._give(tasks) - 1
        finally:
            for worker in workers:
                worker.terminate()
        return [tally.result() for tally in self.tallies]

    def _take(self, played: MeteredGame) -> None:
        name = played.task.match.name
        self._by_name[name].note(played)
        self._open[name] -= 1

    def _give(self, tasks: Queue[Task | None]) -> int:
        """Begin the game that is due, if one can still be ended in time; how many were begun."""
        left = self.end - time.monotonic()
        waiting = [tally for tally in self.tallies if self._is_due(tally, left)]
        if not waiting:
            return 0
        chosen = min(waiting, key=self._progress)
        self._open[chosen.match.name] += 1
        tasks.put(chosen.next_task())
        return 1

    def _is_due(self, tally: MatchTally, left: float) -> bool:
        is_enough = 0 < tally.match.most <= tally.begun
        # A deal that was begun is worth ending, even where it takes a little longer.
        return not is_enough and left > tally.longest * (0.7 if tally.begun % tally.seats else 1.0)

    def _progress(self, tally: MatchTally) -> float:
        """How much of its share of the time a match has had, games that are being played included."""
        played = max(1, sum(len(games) for games in tally.games.values()))
        usual = tally.seconds / played if tally.games else 1.0
        return (tally.seconds + usual * self._open[tally.match.name]) / tally.match.weight
