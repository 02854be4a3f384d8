"""A process that plays without pause: games to learn from, and games that measure."""

from __future__ import annotations

import os
import queue
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from traceback import format_exc
from typing import Protocol, TypeVar

from bocage.bots.advice import adviser_for, learned_adviser
from bocage.bots.network import read_network
from bocage.bots.search.adviser import Adviser
from bocage.core.game import Game
from bocage.games import game_class
from bocage.training.mark import PlayedGame
from bocage.training.minds import LookingMind, Mind, SearchingMind, styled
from bocage.training.mixtures import draw_options
from bocage.training.playing import Manner, play
from bocage.training.tastes import taste_for, with_taste

WARM, LOOK, SEARCH = "warm", "look", "search"
STAGES = (WARM, LOOK, SEARCH)
STILL_LOOKING = 0.2  # share of games one turn ahead once trees are searched
# Share of games with an older version, with a hand-written style, with a taste of its own at the table.
OLDER, STYLED, TASTED = 0.1, 0.04, 0.15
# And, where an appetite was asked for, with one who plays for the lead alone: at 0.1 the networks did not
# learn to live with such a one, and lost to it 7 games of 8; at 0.4 it is 5 of 8.
GRUDGING = 0.4
FADE = 0.95
# What a point of one's own counts beside being one ahead, for all at a table: as it comes, and as a part of
# what was asked for.
APPETITES, ASKED = (0.0, 0.1, 0.3), (0.5, 1.0, 1.0, 2.0)


@dataclass
class Orders:
    """What all workers are told once.

    Attributes:
        game: its id; options: of every game, or empty for all sorts of games.
        folder: where networks are handed over; seed: of this run.
        appetite: what a point of one's own counts beside being one ahead; 0 for what comes.
    """

    game: str
    options: dict[str, object]
    folder: Path
    seed: int
    appetite: float = 0.0


@dataclass
class Contest:
    """A game that measures: the first network against another, or against the hand-written adviser.

    Attributes:
        name: of the measurement; seed: of the deal; seat: of the first.
        first, second: files; no second is the hand-written adviser.
        simulations: a move, for each.
    """

    name: str
    seed: int
    seat: int
    first: Path
    second: Path | None
    simulations: int


@dataclass
class FailedGame:
    """A game that could not be played on: its options, all actions so far, and the error."""

    options: dict[str, object]
    actions: list[int]
    error: str


@dataclass
class WorkerReport:
    """What a worker hands in: a game with what can be learned, the result of a contest, or a failure."""

    played: PlayedGame | None = None
    options: dict[str, object] = field(default_factory=dict)
    stage: str = WARM
    seconds: float = 0.0
    contest: Contest | None = None
    margin: float = 0.0
    score: float = 0.0
    won: float = 0.0
    failure: FailedGame | None = None


Thing = TypeVar("Thing")


class Mailbox(Protocol[Thing]):
    """Where one puts in and others take out: the queues of threads, or of processes."""

    def put(self, item: Thing, block: bool = True, timeout: float | None = None) -> None: ...

    def get(self, block: bool = True, timeout: float | None = None) -> Thing: ...

    def get_nowait(self) -> Thing: ...


class ReadableNumber(Protocol):
    """A number that all can read."""

    value: int


@dataclass
class Lines:
    """What connects a worker with the one who teaches."""

    reports: Mailbox[WorkerReport]
    contests: Mailbox[Contest]
    version: ReadableNumber
    stage: ReadableNumber
    simulations: ReadableNumber
    stop: ReadableNumber


class Worker:
    """Plays, with the newest network that there is."""

    def __init__(self, number: int, orders: Orders, lines: Lines) -> None:
        self.orders, self.lines = orders, lines
        self.rng = Random(f"{orders.seed}-{number}")
        self._known: dict[str, Adviser] = {}
        self._current: Game | None = None  # for the record of a game that fails
        self._options: dict[str, object] = {}
        self._appetite = 0.0

    def run(self) -> None:
        """Play until told to stop."""
        while not self.lines.stop.value and os.getppid() != 1:
            self.lines.reports.put(self.next_report())

    def next_report(self) -> WorkerReport:
        """Play one game: a contest if one is wanted. One that fails is told, and the next can be played."""
        contest: Contest | None = None
        with suppress(queue.Empty):
            contest = self.lines.contests.get_nowait()
        self._current = None
        try:
            return self.lesson() if contest is None else self.contest(contest)
        except Exception:  # whatever it is, it must not end the training
            return WorkerReport(contest=contest, failure=self._failure(format_exc()))

    def _failure(self, error: str) -> FailedGame:
        game = self._current
        if game is None:
            return FailedGame({}, [], error)
        return FailedGame(self._options, [action for _, action in game.moves()], error)

    def lesson(self) -> WorkerReport:
        """One game to learn from."""
        version, stage = self.lines.version.value, STAGES[self.lines.stage.value]
        # Who looks one turn ahead has no appetite: the judgement of two is what one wins and the other loses.
        if stage == SEARCH and not self.orders.appetite and self.rng.random() < STILL_LOOKING:
            stage = LOOK
        if version < 0:
            stage = WARM
        options = self.orders.options or draw_options(self.orders.game, self.rng)
        start = time.process_time()
        game = self._game(options)
        minds = self._minds(game, stage, version)
        played = play(game, minds, self._manner(stage), self.rng, 1.0 if stage == WARM else FADE)
        return WorkerReport(played, options, stage, time.process_time() - start)

    def _game(self, options: dict[str, object]) -> Game:
        kind = game_class(self.orders.game)
        assert kind is not None
        game = kind.fresh(None, options)
        self._current, self._options = game, options
        return game

    def _manner(self, stage: str) -> Manner:
        rng = self.rng
        if stage == WARM:
            return Manner(rng.choice((0, 0, 2, 4, 8)), rng.choice((0.0, 0.1, 0.25)))
        return Manner(rng.choice((0, 0, 0, 2, 4, 8)), rng.choice((0.0, 0.0, 0.02, 0.05)))

    def _minds(self, game: Game, stage: str, version: int) -> list[Mind]:
        rng, seats = self.rng, int(game.state.seats)
        if stage == WARM:
            warmth = rng.choice((0.2, 0.6, 1.2))
            return [LookingMind(styled(game.id, rng), rng, False, warmth) for _ in range(seats)]
        self._appetite = self._drawn_appetite()
        adviser = self._adviser(game, self._version_file(version))
        minds = [self._mind(adviser, stage, True) for _ in range(seats)]
        if seats > 1:
            guest = self._guest(game, stage, version)
            if guest is not None:
                minds[rng.randrange(seats)] = guest
        return minds

    def _guest(self, game: Game, stage: str, version: int) -> Mind | None:
        """Somebody at the table who plays otherwise, now and then."""
        chance = self.rng.random()
        if chance < OLDER:
            return self._mind(self._adviser(game, self._older(version)), stage, False)
        if chance < OLDER + STYLED:
            return LookingMind(styled(game.id, self.rng), self.rng, False, 0.3)
        if chance < OLDER + STYLED + TASTED:
            return self._mind(self._tasted(game, version), stage, False)
        if chance < OLDER + STYLED + TASTED + GRUDGING and self.orders.appetite:
            self._appetite = 0.0
            return self._mind(self._adviser(game, self._version_file(version)), stage, True)
        return None

    def _drawn_appetite(self) -> float:
        asked = self.orders.appetite
        return asked * self.rng.choice(ASKED) if asked else self.rng.choice(APPETITES)

    def _tasted(self, game: Game, version: int) -> Adviser:
        """The newest network, with a taste of its own."""
        network = read_network(self._version_file(version))
        taste = taste_for(network.lines, self.rng)
        return learned_adviser(game, with_taste(network, taste, int(game.state.seats)))

    def _mind(self, adviser: Adviser, stage: str, teaches: bool) -> Mind:
        rng = self.rng
        if stage == LOOK:
            return LookingMind(adviser, rng, teaches, rng.choice((0.02, 0.15, 0.3, 0.6)))
        warmth = rng.choice((0.05, 0.2, 0.5, 1.0))
        return SearchingMind(adviser, rng, teaches, warmth, self.lines.simulations.value, self._appetite)

    def _version_file(self, version: int) -> Path:
        return self.orders.folder / f"version-{version}.net"

    def _older(self, version: int) -> Path:
        """An earlier version, any of those that are kept."""
        kept = sorted(self.orders.folder.glob("version-*.net"))
        kept += sorted(self.orders.folder.glob("older-*.net"))
        return self.rng.choice(kept) if kept else self._version_file(version)

    def _adviser(self, game: Game, file: Path) -> Adviser:
        """The adviser of a network file; the last few are kept."""
        if str(file) not in self._known:
            if len(self._known) > 6:
                self._known.clear()
            self._known[str(file)] = learned_adviser(game, read_network(file))
        return self._known[str(file)]

    def contest(self, contest: Contest) -> WorkerReport:
        """One game that measures; both play their best."""
        rng = Random(contest.seed)
        options = self.orders.options or draw_options(self.orders.game, rng)
        while not self.orders.options and options.get("seats", 2) != 2:
            options = draw_options(self.orders.game, rng)
        game = self._game(options)
        seats = int(game.state.seats)
        first = self._adviser(game, contest.first)
        second = self._adviser(game, contest.second) if contest.second else adviser_for(game.id)
        appetite = self.orders.appetite
        minds: list[Mind] = [
            SearchingMind(second, rng, False, 0.0, contest.simulations, appetite) for _ in range(seats)
        ]
        seat = contest.seat % seats
        minds[seat] = SearchingMind(first, rng, False, 0.0, contest.simulations, appetite)
        start = time.process_time()
        played = play(game, minds, Manner(), rng, 1.0)
        others = [score for place, score in enumerate(played.scores) if place != seat]
        own = played.scores[seat]
        return WorkerReport(
            None,
            options,
            SEARCH,
            time.process_time() - start,
            contest,
            own - max(others, default=0.0),
            own,
            float(played.wins[seat]) * seats / 2.0,
        )


def work(number: int, orders: Orders, lines: Lines) -> None:
    """What a worker process does."""
    with suppress(KeyboardInterrupt, BrokenPipeError):
        Worker(number, orders, lines).run()
