"""A player's farm: supplies, cells, borders, animals; and the homes that follow from them."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY, BitSet, bitset
from bocage.core.lanes import bit, lane, one
from bocage.core.native import i64, mypyc_attr
from bocage.farmland.grid import CELLS, COLUMN_EDGES, ROWS, cells_of
from bocage.farmland.housing import Homes
from bocage.games.creatures.rules.book import COTTAGE, NOTHING, STABLE, Book
from bocage.games.creatures.rules.goods import BORDERS
from bocage.games.creatures.rules.homes import survey

_START_TILES: Final = bytes([0, 0, COTTAGE + 1] + [0] * (CELLS - 3))  # C-3.2
_STARTING_BORDERS: Final = 9  # C-2.1
_STARTING_COLUMNS: Final = 2  # C-3.1


@mypyc_attr(acyclic=True, free_list_len=1)
class Farm:
    """Everything one player has.

    Attributes:
        book: what its tiles do.
        goods: packed wood, stone, reed and unused borders.
        animals: packed sheep, pigs, cows, horses; where they stand is computed (C-7.6).
        promised: packed animals that may not be let go before this housing step is over (R-15).
        columns: width of the farm; left: how many of them were added on the left.
        borders: edges that carry a border.
        built, troughs: cells with a building, with a trough.
        stalls: cells whose building counts as a stall; stables: cells with an ordinary stable.
        tiles: for each cell the tile number + 1, or 0.
        cards: the special buildings that stand here, the Cottage included.
        lifted: those of them that are in their owner's hands, to be put elsewhere (R-23).
        memory: small counters of single tiles, packed; further: those that have no room there.
        switches: the rulings in force, copied here because room depends on them.
        homes: where animals can stand; None until asked for after a change.
        pastures: cells in pastures, as `homes`.
        pasture_rooms: how much each pasture holds, as `homes`.
        closing: packed room that is closed at the start of breeding, as `homes`.
    """

    def __init__(self, book: Book) -> None:
        self.book: Final = book
        self.goods: i64 = 0
        self.animals: i64 = 0
        self.promised: i64 = 0
        self.columns: i64 = 0
        self.left: i64 = 0
        self.borders: i64 = 0
        self.built: i64 = 0
        self.troughs: i64 = 0
        self.stalls: i64 = 0
        self.stables: i64 = 0
        self.tiles: bytes = _START_TILES
        self.cards: BitSet = EMPTY
        self.lifted: BitSet = EMPTY
        self.memory: i64 = 0
        self.further: bytes = b""
        self.switches: i64 = 0
        self.homes: Homes | None = None
        self.pastures: i64 = 0
        self.pasture_rooms: list[i64] | None = None
        self.closing: i64 = 0

    def copy(self) -> Farm:
        """An independent farm. What is derived is shared: it is replaced, never changed."""
        new = Farm(self.book)
        new.goods = self.goods
        new.animals = self.animals
        new.promised = self.promised
        new.columns = self.columns
        new.left = self.left
        new.borders = self.borders
        new.built = self.built
        new.troughs = self.troughs
        new.stalls = self.stalls
        new.stables = self.stables
        new.tiles = self.tiles
        new.cards = self.cards
        new.lifted = self.lifted
        new.memory = self.memory
        new.further = self.further
        new.switches = self.switches
        new.homes = self.homes
        new.pastures = self.pastures
        new.pasture_rooms = self.pasture_rooms
        new.closing = self.closing
        return new

    def key(self) -> tuple[object, ...]:
        """Equal farms have equal keys."""
        key = (
            self.goods,
            self.animals,
            self.promised,
            self.columns,
            self.left,
            self.borders,
            self.troughs,
            self.tiles,
            self.memory,
        )
        if self.lifted.is_empty() and not self.further:
            return key
        return (*key, self.lifted.key(), self.further)

    def good(self, index: i64) -> i64:
        """How much wood, stone, reed or how many borders are in the supply."""
        return lane(self.goods, index)

    def animal(self, kind: i64) -> i64:
        """How many animals of a type there are."""
        return lane(self.animals, kind)

    def cells(self) -> i64:
        """All cells of the farm."""
        return cells_of(self.columns)

    def tile(self, cell: i64) -> i64:
        """The number of the building on a cell, or NOTHING."""
        return self.tiles[cell] - 1

    def cell_of(self, tile: i64) -> i64:
        """Where a tile stands, or NOTHING."""
        return self.tiles.find(tile + 1)

    def count(self, tile: i64) -> i64:
        """How many tiles of this number stand on the farm."""
        return self.tiles.count(bytes([tile + 1]))

    def changed(self) -> None:
        """Forget what was derived: the farm's layout has changed."""
        self.homes = None

    def housing(self) -> Homes:
        """The homes of this farm."""
        homes = self.homes
        if homes is None:
            homes = survey(self)
            self.homes = homes
        return homes

    def closed_cells(self) -> i64:
        """The cells that lie in pastures."""
        self.housing()
        return self.pastures

    def unused(self) -> i64:
        """Cells without building and trough that lie in no pasture (C-12.5)."""
        return self.cells() & ~(self.built | self.troughs | self.closed_cells())

    def put(self, tile: i64, cell: i64) -> None:
        """Place a tile on a cell, in place of what stood there. Supplies are the caller's business."""
        here = bit(cell)
        old = self.tile(cell)
        if old != NOTHING:
            self.cards = self.cards.minus(old)
        self._write(cell, tile + 1)
        self.built |= here
        self.stalls = self.stalls | here if self.book.stall_like.has(tile) else self.stalls & ~here
        self.stables = self.stables | here if tile == STABLE else self.stables & ~here
        if self.book.specials.has(tile):
            self.cards = self.cards.plus(tile)
        self.changed()

    def lift(self, cell: i64) -> None:
        """Take a building away. The owner still has it: its card stays."""
        here = bit(cell)
        self._write(cell, 0)
        self.built &= ~here
        self.stalls &= ~here
        self.stables &= ~here
        self.changed()

    def _write(self, cell: i64, value: i64) -> None:
        place: int = cell
        self.tiles = self.tiles[:place] + bytes([value]) + self.tiles[place + 1 :]

    def expand(self, right: bool) -> None:
        """Attach an expansion of three cells at one end (C-3.3)."""
        self.columns += 1
        self.changed()
        if right:
            return
        self.left += 1
        self.borders <<= COLUMN_EDGES
        self.built <<= ROWS
        self.troughs <<= ROWS
        self.stalls <<= ROWS
        self.stables <<= ROWS
        self.tiles = bytes(ROWS) + self.tiles[:-ROWS]


def starting_farm(book: Book, switches: i64) -> Farm:
    """The farm of C-2.1: the Cottage, 9 borders, nothing else."""
    farm = Farm(book)
    farm.columns = _STARTING_COLUMNS
    farm.switches = switches
    farm.goods = _STARTING_BORDERS * one(BORDERS)
    farm.built = bit(farm.cell_of(COTTAGE))
    farm.cards = bitset([COTTAGE])
    return farm
