"""All Creatures Big and Small: special buildings."""

from __future__ import annotations

from bocage.arena.taken import Reader
from bocage.core.bitset import BitSet
from bocage.core.game import Game
from bocage.games.creatures import Game as CreaturesGame
from bocage.games.creatures.decks import building_of
from bocage.games.creatures.rules.book import COTTAGE


class CreaturesReader(Reader):
    """Buildings of the display; whoever builds one takes it from the other player."""

    def offered(self, game: Game, seat: int) -> list[str]:
        """Those that were never built and those that stand on a farm."""
        assert isinstance(game, CreaturesGame)
        board = game.board
        return _names(game, board.display.joined(board.farm0.cards).joined(board.farm1.cards))

    def taken(self, game: Game, seat: int) -> list[str]:
        assert isinstance(game, CreaturesGame)
        return _names(game, game.board.farm(seat).cards)

    def name(self, id: str, lang: str) -> str:
        return building_of(id).name[lang]


def _names(game: CreaturesGame, tiles: BitSet) -> list[str]:
    """The Cottage is not taken: every farm begins with it."""
    return [game.book.names[tile] for tile in tiles.minus(COTTAGE).numbers()]


READER = CreaturesReader()
