"""Agricola: major and minor improvements and occupations."""

from __future__ import annotations

from bocage.arena.change import POINTS, Change, with_lane
from bocage.arena.taken import TakenReader, Undo
from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.core.lanes import FULL, LANES
from bocage.core.menu import argument_of, kind_of
from bocage.games.agricola import Game as AgricolaGame
from bocage.games.agricola.decks import card_of
from bocage.games.agricola.rules.actions import MAJOR, MINOR, OCCUPATION
from bocage.games.agricola.rules.book import RULE_CARD
from bocage.games.agricola.rules.farm import MOST_PEOPLE
from bocage.games.agricola.rules.goods import GOODS
from bocage.games.agricola.rules.position import cards_of

PLAYED = (MAJOR, MINOR, OCCUPATION)


class AgricolaReader(TakenReader):
    """Majors of the supply board and cards of the hand; who played a card has taken it."""

    takes = ("minor",)  # some go to the neighbour at once
    keeps = ("keep_minor", "keep_occupation")

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

    def held(self, game: Game, seat: int) -> list[str]:
        assert isinstance(game, AgricolaGame)
        return cards_of(game.book, game.board.farm(seat).cards.minus(RULE_CARD))

    def name(self, id: str, lang: str) -> str:
        card = card_of(id)
        assert card is not None
        return card.name[lang]

    def change(self, game: Game, change: Change) -> Undo:
        assert isinstance(game, AgricolaGame)
        book = game.book
        card = 1 + RULE_CARD + change.place(book.names[1 + RULE_CARD :])
        printed = (book.goods[card], book.stock[card], book.points[card])
        if change.figure == POINTS:
            book.points[card] = change.value
        else:
            if book.occupations.has(card):  # what one costs stands on the space
                raise BadOption("balance-no-price", id=change.id)
            change.at_most(FULL // MOST_PEOPLE if book.per_person.has(card) else FULL)
            lane = change.of_goods(GOODS)
            if lane < LANES:
                book.goods[card] = with_lane(book.goods[card], lane, change.value)
            else:
                book.stock[card] = with_lane(book.stock[card], lane - LANES, change.value)
        change.is_news(printed, (book.goods[card], book.stock[card], book.points[card]))

        def undo() -> None:
            book.goods[card], book.stock[card], book.points[card] = printed

        return undo


READER = AgricolaReader()
