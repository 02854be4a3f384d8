"""Names of cells, edges and everything else in the notation (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from bocage.core.codec import Codec, Kind, numbered, option_words
from bocage.farmland.grid import CELLS, EDGES
from bocage.farmland.places import LETTERS as LETTERS
from bocage.farmland.places import cell_name, edge_aliases, edge_name
from bocage.farmland.places import edge_of as edge_of
from bocage.games.creatures.rules.book import COTTAGE, Book
from bocage.games.creatures.rules.goods import ANIMALS, GOODS, RESOURCES
from bocage.games.creatures.rules.spaces import ACTION_SPACES
from bocage.games.creatures.rules.state import SEATS

PAYMENTS: Final = 8

CELL_NAMES: Final = [cell_name(cell) for cell in range(CELLS)]
EDGE_NAMES: Final = [edge_name(edge) for edge in range(EDGES)]
EDGE_ALIASES: Final = edge_aliases(CELLS)
SPACE_NAMES: Final = [space.id for space in ACTION_SPACES]


def payment_name(mask: int) -> str:
    """What is paid: `wood`, `wood+reed`, or `nothing`."""
    paid = [name for place, name in enumerate(RESOURCES) if mask >> place & 1]
    return "+".join(paid) if paid else "nothing"


def asking_names(book: Book) -> list[str]:
    """The triggered effects that ask, by number; a building's second one is `<building>.2`."""
    return numbered(book.names, [trigger.card for trigger in book.asking])


def asker_names(book: Book, event: int) -> list[str]:
    """Those that ask about one event, in the order of their bits in its window."""
    names = asking_names(book)
    return [names[trigger.number] for trigger in book.askers[event]]


def anytime_names(book: Book) -> list[str]:
    """The at-any-time effects, by number."""
    return numbered(book.names, [entry.card for entry in book.anytime])


def make_codec(book: Book) -> Codec:
    """The actions with the tiles of a book, in the order of `actions.py`."""
    specials = book.specials.minus(COTTAGE)
    buildings = [name if specials.has(tile) else None for tile, name in enumerate(book.names)]
    return Codec(
        [
            Kind("stop", ["stop"], bare=True),
            Kind("answer", ["no", "yes"], bare=True),
            Kind("use", asking_names(book), "building"),
            Kind("call", anytime_names(book), "building"),
            Kind("option", option_words(book.nodes), "option"),
            Kind("space", SPACE_NAMES, "space"),
            Kind("build", buildings, "building"),
            Kind("at", CELL_NAMES, "cell"),
            Kind("border", EDGE_NAMES, "edge", aliases=EDGE_ALIASES),
            Kind("trough", CELL_NAMES, "cell"),
            Kind("upgrade", CELL_NAMES, "cell"),
            Kind("pay", [payment_name(mask) for mask in range(PAYMENTS)], "payment"),
            Kind("take", GOODS, "good"),
            Kind("give", [None, None, None, *ANIMALS], "good"),
            Kind("release", ANIMALS, "animal"),
            Kind("expand", ["left", "right"], "side"),
            Kind("lift", CELL_NAMES, "cell"),
            Kind("lift_trough", CELL_NAMES, "cell"),
            Kind("draw", buildings, "building"),
            Kind("starter", [str(seat + 1) for seat in range(SEATS)], "seat"),
        ]
    )
