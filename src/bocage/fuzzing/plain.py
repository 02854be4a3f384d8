"""The general referee: a game that brings none is held to the contract; its kinds of actions are counted."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bocage import rules
from bocage.core.errors import BadOption, BocageError
from bocage.core.game import Game
from bocage.core.menu import kind_of
from bocage.core.state import NATURE
from bocage.fuzzing import contract
from bocage.fuzzing.play import Profile, Watch
from bocage.fuzzing.report import Broken, Report
from bocage.games import kit

LIMIT = 20_000  # decisions
OWN_CHANCE = 0.5  # how many games let the campaign play chance
SAMPLE_EVERY = 5  # decisions, on average
WORD = "offered"  # a kind of action is not built


class PlainProfile(Profile):
    """Campaigns of any game, over all its modes and numbers of players."""

    def __init__(self, game: str, mode: str | None, players: int | None, components: Path | None) -> None:
        found = kit(game)
        assert found is not None
        self.kind: type[Game] = found.game
        self.options = possible_options(self.kind, mode, players)
        self.rules = frozenset(rules.ids(game)) if game in rules.games() else frozenset()
        self.limit = LIMIT
        self.rng = Random(0)

    def new_game(self, rng: Random) -> Game:
        self.rng = Random(rng.getrandbits(64))
        seed = None if rng.random() < OWN_CHANCE else rng.randrange(2**32)
        return self.kind.from_options(rng.choice(self.options), seed)

    def choose(self, game: Game, rng: Random) -> int:
        return rng.choice(game.legal_actions())

    def watch(self, game: Game, report: Report) -> Watch:
        return PlainWatch(game, report, self.rng)


def possible_options(kind: type[Game], mode: str | None, players: int | None) -> list[dict[str, object]]:
    """The modes and numbers of players that go together.

    Raises:
        BadOption: there are no such games.
    """
    found: list[dict[str, object]] = []
    problem: BocageError = BadOption("option-seats", seats=str(players), known=str(kind.players))
    for one in [mode] if mode else kind.modes or ("",):
        for seats in [players] if players else kind.players:
            options: dict[str, object] = {"mode": one} if one else {}
            if len(kind.players) > 1:
                options["seats"] = seats
            try:
                kind.from_options(options)
            except BocageError as refused:
                problem = refused
            else:
                found.append(options)
    if not found:
        raise problem
    return found


class PlainWatch(Watch):
    """Follows a game of which nothing is known but that it keeps the contract."""

    def __init__(self, game: Game, report: Report, rng: Random) -> None:
        self.report = report
        self.rng = rng
        self.seats = int(game.state.seats)
        for kind in game.codec.kinds:
            if any(word is not None for word in kind.words):
                report.component(kind.name).word = WORD

    def before(self, game: Game, action: int) -> None:
        kinds = game.codec.kinds
        for kind in {kind_of(legal) for legal in game.legal_actions()}:
            self.report.component(kinds[kind].name).built += 1
        self.report.component(kinds[kind_of(action)].name).used += 1

    def after(self, game: Game) -> None:
        acting = game.to_act
        if acting is not None and not NATURE <= acting < self.seats:
            raise Broken("seat", f"there is no seat {acting}")
        if (acting is None) != (not game.legal_actions()):
            raise Broken("legal", f"{acting} is to act with the actions {game.legal_actions()}")
        if len(game.scores()) != self.seats:
            raise Broken("scores", f"{len(game.scores())} scores for {self.seats} seats")
        if acting is not None and game.outcome() is not None:
            raise Broken("outcome", "the game has an outcome before it is over")
        if self.rng.random() * SAMPLE_EVERY < 1:
            for seat in range(self.seats):
                contract.check_sample(game, seat, self.rng)

    def end(self, game: Game) -> None:
        outcome = game.outcome()
        if outcome is None:
            raise Broken("outcome", "the game is over without an outcome")
        if outcome.scores != game.scores():
            raise Broken("scores", f"the sheets come to {outcome.scores}, the scores are {game.scores()}")
        if not all(0 <= seat < self.seats for seat in outcome.winners):
            raise Broken("outcome", f"winners {outcome.winners} of {self.seats} seats")
