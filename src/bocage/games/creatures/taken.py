"""All Creatures Big and Small: special buildings."""

from __future__ import annotations

from bocage.arena.taken import Reader
from bocage.core.bitset import BitSet
from bocage.core.game import Game
from bocage.games.creatures import Game as CreaturesGame
from bocage.games.creatures.rules.book import COTTAGE
from bocage.games.creatures.rules.notation import BUILDING_NAMES
from bocage.games.creatures.words.names import building_name


class CreaturesReader(Reader):
    """Buildings of the display; whoever builds one takes it from the other player."""

    def offered(self, game: Game, seat: int) -> list[str]:
        """Those that were never built and those that stand on a farm."""
        assert isinstance(game, CreaturesGame)
        board = game.board
        return _names(board.display.joined(board.farm0.cards).joined(board.farm1.cards))

    def taken(self, game: Game, seat: int) -> list[str]:
        assert isinstance(game, CreaturesGame)
        return _names(game.board.farm(seat).cards)

    def name(self, id: str, lang: str) -> str:
        return building_name(id, lang)


def _names(tiles: BitSet) -> list[str]:
    """The Cottage is not taken: every farm begins with it."""
    return [BUILDING_NAMES[tile] for tile in tiles.minus(COTTAGE).numbers()]


READER = CreaturesReader()
