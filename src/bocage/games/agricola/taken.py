"""Agricola: major and minor improvements and occupations."""

from __future__ import annotations

from bocage.arena.taken import Reader
from bocage.core.game import Game
from bocage.core.menu import argument_of, kind_of
from bocage.games.agricola import Game as AgricolaGame
from bocage.games.agricola.decks import every_book
from bocage.games.agricola.rules.actions import MAJOR, MINOR, OCCUPATION
from bocage.games.agricola.rules.book import RULE_CARD
from bocage.games.agricola.rules.position import cards_of
from bocage.games.agricola.words.names import card_name

PLAYED = (MAJOR, MINOR, OCCUPATION)


class AgricolaReader(Reader):
    """Majors of the supply board and cards of the hand; who played a card has taken it."""

    def offered(self, game: Game, seat: int) -> list[str]:
        """All majors, what was played, and what is still in hand."""
        assert isinstance(game, AgricolaGame)
        farm = game.board.farm(seat)
        found = {
            *cards_of(game.book, game.book.majors),
            *cards_of(game.book, farm.hand),
            *self.taken(game, seat),
        }
        return [name for name in farm.book.names if name in found]

    def taken(self, game: Game, seat: int) -> list[str]:
        """The cards in front, and those that were there: traveling ones, a Fireplace given back."""
        assert isinstance(game, AgricolaGame)
        farm = game.board.farm(seat)
        found = set(cards_of(game.book, farm.cards.minus(RULE_CARD)))
        for mover, action in game.moves():
            if mover == seat and kind_of(action) in PLAYED:
                found.add(farm.book.names[argument_of(action)])
        return [name for name in farm.book.names if name in found]

    def name(self, id: str, lang: str) -> str:
        book = every_book()
        return card_name(book, book.numbers[id], lang)


READER = AgricolaReader()
