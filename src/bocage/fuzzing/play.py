"""Playing one game of a campaign under watch."""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.core.record import record_of
from bocage.fuzzing import contract
from bocage.fuzzing.report import Broken, Report, Violation

# How often, in decisions, the costly checks are made on average.
COPY_EVERY = 15
POSITION_EVERY = 30
VIEW_EVERY = 60
WHY_NOT_EVERY = 50
LEAVE_EVERY = 30


class Watch(ABC):
    """Somebody who follows one game of a campaign: the invariants of its rules, and what is used."""

    @abstractmethod
    def before(self, game: Game, action: int) -> None:
        """An action is about to be played."""

    @abstractmethod
    def after(self, game: Game) -> None:
        """It was played. Raises `Broken`."""

    @abstractmethod
    def end(self, game: Game) -> None:
        """The game is over. Raises `Broken`."""


class Profile(ABC):
    """What a campaign must know of a game.

    Attributes:
        rules: the ids of all its rules.
        limit: a game with more decisions than this is stuck.
        words: what the game must be given to read its own positions and records.
    """

    rules: frozenset[str]
    limit: int
    words: Mapping[str, object] = MappingProxyType({})

    @abstractmethod
    def new_game(self, rng: Random) -> Game:
        """A game with a random set-up."""

    @abstractmethod
    def choose(self, game: Game, rng: Random) -> int:
        """The next action: random, with a taste for what is rare."""

    @abstractmethod
    def watch(self, game: Game, report: Report) -> Watch:
        """Follow a game; what comes into play and is used is counted in the report."""


def play_one(profile: Profile, seed: int, index: int, report: Report) -> None:
    """Play one game to its end and enter it in the report, with what was broken."""
    rng = Random(seed)
    try:
        game = profile.new_game(rng)
    except BocageError as problem:
        report.violations.append(Violation(index, 0, "set-up", f"a possible set-up is refused: {problem}"))
        return
    try:
        FuzzGame(game, profile, rng, report).run()
    except Broken as problem:
        report.violations.append(violation(game, index, problem.invariant, problem.detail))
    except Exception:
        report.violations.append(violation(game, index, "crash", traceback.format_exc()))
    report.games += 1
    report.decisions += len(game.moves())


def violation(game: Game, index: int, invariant: str, detail: str) -> Violation:
    """A violation with the record of the game so far."""
    moves = len(game.moves())
    try:
        lines = record_of(game, [str(seat + 1) for seat in range(game.state.seats)]).lines()
    except Exception:  # the broken game may not even be able to end
        lines = [game.codec.text(action) for _, action in game.moves()]
    return Violation(index, moves, invariant, detail, lines)


class FuzzGame:
    """One game in progress."""

    def __init__(self, game: Game, profile: Profile, rng: Random, report: Report) -> None:
        self.game = game
        self.profile = profile
        self.rng = rng
        self.watch = profile.watch(game, report)
        self.left: list[tuple[Game, tuple[object, ...]]] = []

    def run(self) -> None:
        """Play to the end. Raises `Broken`."""
        for _ in range(self.profile.limit):
            if self.game.to_act is None:
                break
            action = self.profile.choose(self.game, self.rng)
            self.watch.before(self.game, action)
            self.game.play(action)
            self.watch.after(self.game)
            self._sample()
        else:
            raise Broken("stuck", f"no end after {self.profile.limit} decisions")
        self.watch.end(self.game)
        contract.check_left_behind(self.left)
        contract.check_record(self.game, self.profile.words)
        contract.check_position(self.game, self.profile.words)
        contract.check_view(self.game)
        contract.check_why_not(self.game, self.profile.rules)

    def _sample(self) -> None:
        """The costly checks, now and then."""
        dice = self.rng.random
        if dice() * COPY_EVERY < 1:
            contract.check_copy(self.game, self.rng)
        if dice() * POSITION_EVERY < 1:
            contract.check_position(self.game, self.profile.words)
        if dice() * VIEW_EVERY < 1:
            contract.check_view(self.game)
        if dice() * WHY_NOT_EVERY < 1:
            contract.check_why_not(self.game, self.profile.rules)
        if dice() * LEAVE_EVERY < 1:
            self.left.append((self.game.copy(), self.game.key()))
