"""Names of everything in the notation (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.codec import Codec, Kind, numbered, option_words
from bocage.farmland.places import cell_name, edge_aliases, edge_name
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.farm import CELLS, EDGES
from bocage.games.agricola.rules.goods import ANIMALS, GOODS
from bocage.games.agricola.rules.spaces import ACTION_SPACES, ROUND_CARDS

MOST_SEATS: Final = 4
PAYMENTS: Final = 16  # fifteen fences, all with wood or up to all with clay
HOUSES: Final = ("wood", "clay", "stone")

CELL_NAMES: Final = [cell_name(cell) for cell in range(CELLS)]
EDGE_NAMES: Final = [edge_name(edge) for edge in range(EDGES)]
EDGE_ALIASES: Final = edge_aliases(CELLS)
FIELD_NAMES: Final = [*CELL_NAMES, "card"]
SPACE_NAMES: Final = [space.id for space in ACTION_SPACES]


def make_codec(book: Book) -> Codec:
    """The action set of this rules version with the cards of a book, in the order of `actions.py`."""
    payers = EMPTY
    for given in book.given_back:
        payers = payers.joined(given)
    minors, occupations = _only(book, book.minors), _only(book, book.occupations)
    return Codec(
        [
            Kind("stop", ["stop"], bare=True),
            Kind("answer", ["no", "yes"], bare=True),
            Kind("use", numbered(book.names, [trigger.card for trigger in book.asking]), "card"),
            Kind("call", numbered(book.names, [entry.card for entry in book.anytime]), "card"),
            Kind("option", option_words(book.nodes, at_least=3), "option"),
            Kind("space", SPACE_NAMES, "space"),
            Kind("major", _only(book, book.majors), "card"),
            Kind("minor", minors, "card"),
            Kind("occupation", occupations, "card"),
            Kind("pay", [str(number) for number in range(PAYMENTS)], "payment"),
            Kind("give_back", _only(book, payers), "card"),
            Kind("room", CELL_NAMES, "cell"),
            Kind("plow", CELL_NAMES, "cell"),
            Kind("stable", CELL_NAMES, "cell"),
            Kind("enclose", CELL_NAMES, "cell"),
            Kind("sow_grain", CELL_NAMES, "field", refused=["card"]),
            Kind("sow_vegetable", FIELD_NAMES, "field"),
            Kind("bake", _only(book, book.every_oven), "card"),
            Kind("renovate", [None, "clay", "stone"], "house"),
            Kind("take", GOODS, "good"),
            Kind("release", ANIMALS, "animal"),
            Kind("reap", CELL_NAMES, "field"),
            Kind("lift", FIELD_NAMES, "field"),
            Kind("lay", FIELD_NAMES, "field"),
            Kind("keep_minor", minors, "card"),
            Kind("keep_occupation", occupations, "card"),
            Kind("deal_minor", minors, "card"),
            Kind("deal_occupation", occupations, "card"),
            Kind("reveal", _revealed(), "space"),
            Kind("starter", [str(seat + 1) for seat in range(MOST_SEATS)], "seat"),
        ]
    )


def _only(book: Book, cards: BitSet) -> list[str | None]:
    return [name if cards.has(card) else None for card, name in enumerate(book.names)]


def _revealed() -> list[str | None]:
    return [name if ROUND_CARDS >> space & 1 else None for space, name in enumerate(SPACE_NAMES)]
