"""Agricola: major and minor improvements and occupations."""

from __future__ import annotations

from bocage.arena.taken import Reader
from bocage.core.game import Game
from bocage.core.menu import argument_of, kind_of
from bocage.games.agricola import Game as AgricolaGame
from bocage.games.agricola.rules.actions import MAJOR, MINOR, OCCUPATION
from bocage.games.agricola.rules.book import FIRST_MAJOR, FIRST_MINOR, FIRST_OCCUPATION, MAJORS, RULE_CARD
from bocage.games.agricola.rules.catalogue import CATALOGUE
from bocage.games.agricola.rules.notation import CARD_NAMES
from bocage.games.agricola.rules.position import cards_of
from bocage.games.agricola.words.names import card_name

FIRST = {MAJOR: FIRST_MAJOR, MINOR: FIRST_MINOR, OCCUPATION: FIRST_OCCUPATION}
EVERY_MAJOR = CARD_NAMES[FIRST_MAJOR : FIRST_MAJOR + MAJORS]


class AgricolaReader(Reader):
    """Majors of the supply board and cards of the hand; who played a card has taken it."""

    def offered(self, game: Game, seat: int) -> list[str]:
        """All majors, what was played, and what is still in hand."""
        assert isinstance(game, AgricolaGame)
        farm = game.board.farm(seat)
        found = {*EVERY_MAJOR, *cards_of(farm.hand0, farm.hand1), *self.taken(game, seat)}
        return [name for name in CARD_NAMES if name in found]

    def taken(self, game: Game, seat: int) -> list[str]:
        """The cards in front, and those that were there: traveling ones, a Fireplace given back."""
        assert isinstance(game, AgricolaGame)
        farm = game.board.farm(seat)
        found = set(cards_of(farm.cards0, farm.cards1)) - {CARD_NAMES[RULE_CARD]}
        for mover, action in game.moves():
            kind, argument = (kind_of(action), argument_of(action))
            if mover == seat and kind in FIRST:
                found.add(CARD_NAMES[FIRST[kind] + argument])
        return [name for name in CARD_NAMES if name in found]

    def name(self, id: str, lang: str) -> str:
        return card_name(CATALOGUE.numbers[id], lang)


READER = AgricolaReader()
