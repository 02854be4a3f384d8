"""The invariants of the game, and what was used."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bocage.core.game import Game as CoreGame
from bocage.core.state import NATURE
from bocage.fuzzing.contract import check_sample
from bocage.fuzzing.play import Watch
from bocage.fuzzing.report import Broken, Report
from bocage.games.farmerama import Game
from bocage.games.farmerama.referee.figures import SheetFigures
from bocage.games.farmerama.referee.legality import check_legal
from bocage.games.farmerama.referee.pieces import Pieces
from bocage.games.farmerama.referee.recount import check_scores
from bocage.games.farmerama.referee.secrecy import check_alike, check_hidden, other_world
from bocage.games.farmerama.referee.usage import Usage

SECRETS_EVERY = 12  # decisions, on average, between looks at what a seat may know
LEGAL_EVERY = 4  # and between looks at what is allowed


class FarmeramaWatch(Watch):
    """Follows one game."""

    def __init__(
        self, game: Game, report: Report, figures: SheetFigures, components: Path | None, rng: Random
    ) -> None:
        self.figures = figures
        self.components = components
        self.rng = rng
        self.usage = Usage(game.board, figures, report)
        game.listen(self.usage)
        game.menu()
        self.pieces = Pieces(game.board, figures, str(game.options["mode"]))

    def before(self, game: CoreGame, action: int) -> None:
        """Everything is seen from what comes of it."""

    def after(self, game: CoreGame) -> None:
        assert isinstance(game, Game)
        self.pieces.check(game.board)
        self.usage.check()
        if self.rng.random() * SECRETS_EVERY < 1:
            self.check_secrets(game)
        seat = game.to_act
        if seat is not None and seat != NATURE and self.rng.random() * LEGAL_EVERY < 1:
            check_legal(game, self.figures, self.usage.turns.get(seat))

    def check_secrets(self, game: Game) -> None:
        """Views and samples of one seat."""
        seat = self.rng.randrange(game.board.seats)
        check_hidden(game, seat)
        check_sample(game, seat, self.rng)
        other = other_world(game, seat, self.rng, self.components)
        if other is not None:
            check_alike(game, other, seat)

    def end(self, game: CoreGame) -> None:
        assert isinstance(game, Game)
        check_scores(game, self.figures)
        check_rounds(game, self.figures)
        self.usage.end()


def check_rounds(game: Game, figures: SheetFigures) -> None:
    """Alone, so many rounds as given; with three, all have held the chief equally often (F-58, F-73)."""
    rounds, seats = int(game.board.round), int(game.board.seats)
    if seats == 1 and rounds != figures.solo_rounds():
        raise Broken("rounds", f"{rounds} rounds, not {figures.solo_rounds()}")
    if seats == 3 and rounds % 3:
        raise Broken("rounds", f"{rounds} rounds with three players")
