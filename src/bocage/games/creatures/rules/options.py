"""Options of a game: mode, tiles, who begins, and the switches of the rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bocage.core.bitset import bitset
from bocage.core.errors import BadOption, unknown
from bocage.core.fields import shown
from bocage.core.native import i64
from bocage.core.options import read_mode, read_switches, refuse_unknown, unusual
from bocage.core.state import NATURE
from bocage.games.creatures.rules.book import COTTAGE, Book
from bocage.games.creatures.rules.state import SEATS
from bocage.games.creatures.rules.switches import SWITCHES

STANDARD: Final = "standard"
FREE: Final = "free"
# C-2.4: expansions and Stall/Stable tiles, and green tiles drawn, by mode.
PIECES: Final = {STANDARD: 4, "advanced": 5, "expert": 5, FREE: 5}
DRAWN: Final = {STANDARD: 0, "advanced": 4, "expert": 8, FREE: 0}
MODES: Final = tuple(PIECES)
_WORDS: Final = ("mode", "tiles", "first_player", "decks", *(switch.name for switch in SWITCHES))


class Setup:
    """What the options of a game come to.

    Attributes:
        book: what the tiles of its decks do.
        mode: one of MODES; pieces: expansions, and Stall/Stable tiles, in the box.
        drawn: how many tiles chance lays out; display: the tiles that lie there already.
        first: who begins, or NATURE; switches: the rulings in force.
    """

    def __init__(
        self, book: Book, mode: str, tiles: Sequence[str] | None, first: int | None, switches: i64
    ) -> None:
        self.book = book
        self.mode = mode
        self.pieces = PIECES[mode]
        self.drawn = 0 if tiles is not None else DRAWN[mode]
        self.tiles = tiles
        self.first: i64 = NATURE if first is None else first
        self.switches = switches
        self.display = book.basics if tiles is None else bitset(book.numbers[name] for name in tiles)

    def options(self) -> dict[str, object]:
        """The options as plain data; what is usual is left out."""
        found: dict[str, object] = {"mode": self.mode}
        if len(self.book.decks) > 1:
            found["decks"] = list(self.book.decks)
        if self.tiles is not None:
            found["tiles"] = list(self.tiles)
        if self.first != NATURE:
            found["first_player"] = int(self.first)
        return found | unusual(int(self.switches), SWITCHES)


def read_options(options: Mapping[str, object], book: Book) -> Setup:
    """The set-up that these options describe, with the book of their decks.

    Raises:
        BadOption: an unknown option or an impossible value.
    """
    refuse_unknown(options, _WORDS)
    tiles = _read_tiles(options.get("tiles"), book)
    mode = read_mode(options.get("mode", STANDARD if tiles is None else FREE), MODES)
    if (mode == FREE) != (tiles is not None):
        raise BadOption("option-free-tiles")
    first = _read_first(options.get("first_player"))
    return Setup(book, mode, tiles, first, read_switches(options, SWITCHES))


def _read_tiles(value: object, book: Book) -> list[str] | None:
    if value is None:
        return None
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadOption("option-tiles")
    known = [book.names[number] for number in book.specials.minus(COTTAGE).numbers()]
    for name in value:
        if name not in known:
            raise unknown(BadOption, "option-tile", shown(name), known, tile=shown(name))
    if len(set(value)) != len(value):
        raise BadOption("option-tile-twice")
    return sorted(value, key=known.index)


def _read_first(value: object) -> int | None:
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < SEATS):
        return value
    raise BadOption("option-first-of", value=shown(value), last=SEATS - 1)
