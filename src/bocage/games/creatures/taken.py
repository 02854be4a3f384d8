"""All Creatures Big and Small: special buildings."""

from __future__ import annotations

from bocage.arena.taken import Reader
from bocage.core.game import Game
from bocage.core.lanes import bit
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
        return _names(board.display | board.farm0.cards | board.farm1.cards)

    def taken(self, game: Game, seat: int) -> list[str]:
        assert isinstance(game, CreaturesGame)
        return _names(game.board.farm(seat).cards)

    def name(self, id: str, lang: str) -> str:
        return building_name(id, lang)


def _names(mask: int) -> list[str]:
    """The Cottage is not taken: every farm begins with it."""
    return [name for tile, name in enumerate(BUILDING_NAMES) if tile != COTTAGE and mask & bit(tile)]


READER = CreaturesReader()
