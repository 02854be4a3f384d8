"""Names of the things of Agricola."""

from __future__ import annotations

from bocage.core.game import Game
from bocage.core.lanes import lane
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.farm import FIELD_CARD
from bocage.games.agricola.rules.goods import GOODS, RESOURCES, STOCK
from bocage.games.agricola.rules.notation import CELL_NAMES, HOUSES, SPACE_NAMES
from bocage.games.agricola.rules.state import Board
from bocage.messages import has, say
from bocage.wording.names import goods_list


def card_name(book: Book, number: int, lang: str) -> str:
    """The name of a card by its number."""
    return book.cards[number].name[lang]


def card_text(book: Book, number: int, lang: str) -> str:
    """What a card says, in our own words."""
    return book.cards[number].text[lang]


def book_of(game: Game) -> Book:
    """What the cards of a game say."""
    board = game.state
    assert isinstance(board, Board)
    return board.book


def mode_of(game: Game | None) -> str:
    """Whether words may speak of cards in hand: not in the first game, which has none (A-19.3)."""
    board = None if game is None else game.state
    return "beginner" if isinstance(board, Board) and board.beginner else "full"


def space_name(space: int, lang: str, short: bool = False) -> str:
    """The name of an action space; `short` for narrow places."""
    key = f"space-agricola-{SPACE_NAMES[space]}"
    return say(f"{key}-short" if short and has(f"{key}-short", lang) else key, lang)


def good_key(good: int) -> str:
    """The key of a good of the row `GOODS`: the food of this game is a meal."""
    return "meal" if GOODS[good] == "food" else GOODS[good]


def packed_goods(goods: int, stock: int, lang: str) -> str:
    """Two packed words as a phrase: `2 wood and 1 sheep`."""
    counts = {name: int(lane(goods, place)) for place, name in enumerate(RESOURCES)}
    for place, name in enumerate(STOCK):
        counts["meal" if name == "food" else name] = int(lane(stock, place))
    return goods_list(counts, lang)


def field_name(field: int, lang: str) -> str:
    """A field by its place, or the field on a card."""
    return say("field-on-card", lang) if field == FIELD_CARD else CELL_NAMES[field]


def house_name(house: int, lang: str) -> str:
    """The material of a house."""
    return say(f"house-{HOUSES[house]}", lang)
