"""Farmerama: decorative buildings."""

from __future__ import annotations

from bocage.arena.taken import TakenReader
from bocage.core.game import Game
from bocage.core.lanes import bit
from bocage.games.farmerama import Game as FarmeramaGame
from bocage.games.farmerama.words.names import tile_name


class FarmeramaReader(TakenReader):
    """Buildings that came into a garden, among those that were turned up."""

    def offered(self, game: Game, seat: int) -> list[str]:
        """Those that still lie open and those that stand in a garden."""
        assert isinstance(game, FarmeramaGame)
        board = game.board
        seen = board.display
        for place in range(board.seats):
            seen |= board.farm(place).garden
        return _names(game, seen)

    def taken(self, game: Game, seat: int) -> list[str]:
        assert isinstance(game, FarmeramaGame)
        return _names(game, game.board.farm(seat).garden)

    def name(self, id: str, lang: str) -> str:
        return tile_name(id, lang)


def _names(game: FarmeramaGame, mask: int) -> list[str]:
    return [name for tile, name in enumerate(game.components.tiles) if mask & bit(tile)]


READER = FarmeramaReader()
