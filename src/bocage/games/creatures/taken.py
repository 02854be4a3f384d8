"""All Creatures Big and Small: special buildings."""

from __future__ import annotations

from bocage.arena.change import POINTS, Change, with_lane, with_lanes
from bocage.arena.taken import TakenReader, Undo
from bocage.core.bitset import BitSet
from bocage.core.game import Game
from bocage.games.creatures import Game as CreaturesGame
from bocage.games.creatures.decks import building_of
from bocage.games.creatures.rules.book import COTTAGE, FIRST_SPECIAL
from bocage.games.creatures.rules.goods import ANIMALS, RESOURCES


class CreaturesReader(TakenReader):
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

    def change(self, game: Game, change: Change) -> Undo:
        assert isinstance(game, CreaturesGame)
        book = game.book
        tile = FIRST_SPECIAL + change.place(book.names[FIRST_SPECIAL:])
        printed = (list(book.costs[tile]), book.animal_costs[tile], book.points[tile])
        if change.figure == POINTS:
            book.points[tile] = change.value
        elif change.good in ANIMALS:
            lane = ANIMALS.index(change.good)
            book.animal_costs[tile] = with_lane(book.animal_costs[tile], lane, change.value)
        else:
            lane = change.of_goods((*RESOURCES, *ANIMALS))
            book.costs[tile] = with_lanes(book.costs[tile], lane, change.value)
        change.is_news(printed, (book.costs[tile], book.animal_costs[tile], book.points[tile]))

        def undo() -> None:
            book.costs[tile], book.animal_costs[tile], book.points[tile] = printed

        return undo


def _names(game: CreaturesGame, tiles: BitSet) -> list[str]:
    """The Cottage is not taken: every farm begins with it."""
    return [game.book.names[tile] for tile in tiles.minus(COTTAGE).numbers()]


READER = CreaturesReader()
