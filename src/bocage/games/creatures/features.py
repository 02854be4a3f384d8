"""What a seat of All Creatures Big and Small sees. Everything lies open in this game."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import WORD, BitSet
from bocage.core.game import Game
from bocage.core.lanes import lane
from bocage.core.native import i64
from bocage.core.state import State
from bocage.envs.stepping.rows import Encoder, RowWriter, flag_at
from bocage.envs.table import Block, FeatureTable
from bocage.farmland.grid import CELLS, EDGES
from bocage.games.creatures.rules.actions import DRAW, STARTER
from bocage.games.creatures.rules.book import FIRST_SPECIAL, Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMALS, RESOURCES
from bocage.games.creatures.rules.memory import remembered
from bocage.games.creatures.rules.notation import CELL_NAMES, EDGE_NAMES, SPACE_NAMES
from bocage.games.creatures.rules.scoring import HALVES, score_halves, winner
from bocage.games.creatures.rules.spaces import BORDER_PILE, SPACES
from bocage.games.creatures.rules.state import Board

CHANCE: Final = (DRAW, STARTER)
HAS_SECRETS: Final = False
VARIANTS: Final[dict[str, dict[str, object]]] = {"": {}}
ANIMAL_SPACES: Final = 4
_LARGEST: Final = 255
# Version 1 (`envs/layout.py`): by what counts are divided, in the order of their block; which are ids.
SCALES: Final[dict[str, int | tuple[int, ...]]] = {
    "course": (8, 6),
    "supply": (10, 20, 6),
    "borders": 12,
    "question": 20,
    "piles": 24,
    "extras": 12,
    "goods": (30, 24, 16, 30),
    "animals": 30,
    "land": (7, 5),
    "memory": 16,
}
IDS: Final[dict[str, tuple[str, ...] | int]] = {"tiles": 256}  # whatever decks are in play

_FARMS: Final = (("own", "your farm"), ("other", "the other farm"))


def _book(game: Game) -> Book:
    state = game.state
    assert isinstance(state, Board)
    return state.book


def _specials(book: Book) -> tuple[str, ...]:
    """All but Cottage, stall and stable."""
    return tuple(book.names[FIRST_SPECIAL:])


def _farm_counts(book: Book, name: str, farm: str) -> list[Block]:
    return [
        Block(f"{name}.goods", (*RESOURCES, "borders"), f"Supplies of {farm}; borders not yet placed."),
        Block(f"{name}.animals", ANIMALS, f"Animals on {farm}."),
        Block(
            f"{name}.land", ("columns", "left"), f"Columns of {farm}, and how many were added on the left."
        ),
        Block(f"{name}.memory", tuple(book.counters), f"What single buildings of {farm} remember."),
        Block(
            f"{name}.tiles", tuple(CELL_NAMES), f"Building on each cell of {farm}: its number, 0 for none."
        ),
    ]


def _farm_flags(book: Book, name: str, farm: str) -> list[Block]:
    return [
        Block(f"{name}.troughs", tuple(CELL_NAMES), f"Cells of {farm} with a trough."),
        Block(f"{name}.pastures", tuple(CELL_NAMES), f"Cells of {farm} that lie in a pasture."),
        Block(f"{name}.workers", tuple(SPACE_NAMES), f"Action spaces with a worker of {farm}."),
        Block(f"{name}.borders", tuple(EDGE_NAMES), f"Edges of {farm} that carry a border."),
        Block(f"{name}.buildings", _specials(book), f"Special buildings of {farm}."),
    ]


def features(game: Game) -> FeatureTable:
    """The table of numbers; the same for all modes."""
    book = _book(game)
    animal_spaces = tuple(SPACE_NAMES[SPACES - ANIMAL_SPACES :])
    counts = [
        Block("course", ("round", "turn"), "Round, 1 to 8, and workers placed in it before this decision."),
        Block("supply", ("troughs", "tiles", "expansions"), "Pieces left in the general supply."),
        Block("borders", ("expand",), "Borders that lie on Expand."),
        Block(
            "question",
            ("node", "step", "a", "b"),
            "The open question: number of the effect that asks, from 1, its step and its two counters.",
        ),
        Block("piles", tuple(SPACE_NAMES[:4]), "Wood or stone that lies on these spaces."),
        Block("extras", animal_spaces, "Sheep or pigs that lie on these spaces beside their first good."),
        *(block for name, farm in _FARMS for block in _farm_counts(book, name, farm)),
    ]
    flags = [
        Block(
            "you",
            ("act", "marker", "starter", "first"),
            "Whether it is for you to decide; whether you "
            "hold the start player marker, began this round, began the game.",
        ),
        Block(
            "firsts", animal_spaces, "Whether the first good (reed, pig, cow, horse) lies on these spaces."
        ),
        Block("display", _specials(book), "Special buildings that can be built."),
        *(block for name, farm in _FARMS for block in _farm_flags(book, name, farm)),
    ]
    return FeatureTable(counts, flags)


def encoder(game: Game) -> Encoder:
    """What writes the numbers."""
    return CreaturesEncoder(_book(game))


class CreaturesEncoder(Encoder):
    """Writes the board and both farms as one seat sees them."""

    def __init__(self, book: Book) -> None:
        self.specials: Final[i64] = len(book.names) - FIRST_SPECIAL
        self.counters: Final[i64] = len(book.counters)

    def write(self, s: State, seat: i64, row: RowWriter) -> None:
        assert isinstance(s, Board)
        own = s.farm0 if seat == 0 else s.farm1
        other = s.farm1 if seat == 0 else s.farm0
        row.four(s.round, s.turn, s.troughs, s.tiles)
        acts = _write_question(s, seat, row)
        row.lanes(s.piles)
        row.lanes(s.extras)
        _write_counts(own, self.counters, row)
        _write_counts(other, self.counters, row)
        # One word where several fit: every call counts in a step of less than a microsecond.
        row.flags(
            flag_at(acts, 0)
            | flag_at(s.marker == seat, 1)
            | flag_at(s.starter == seat, 2)
            | flag_at(s.first == seat, 3)
            | (s.firsts << 4),
            4 + ANIMAL_SPACES,
        )
        _write_tiles(s.display, self.specials, row)
        _write_flags(own, s.workers0 if seat == 0 else s.workers1, self.specials, row)
        _write_flags(other, s.workers1 if seat == 0 else s.workers0, self.specials, row)

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Board)
        return [score_halves(s.farm0) / HALVES, score_halves(s.farm1) / HALVES]

    def winners(self, s: State) -> list[int]:
        assert isinstance(s, Board)
        return [int(winner(s))]


def _write_question(s: Board, seat: i64, row: RowWriter) -> bool:
    """Expansions and borders left, then the open question; returns whether it is for this seat to decide."""
    top = s.top
    borders = lane(s.piles, BORDER_PILE)
    if top is None:
        row.four(s.expansions, borders, 0, 0)
        row.count(0)
        row.count(0)
        return False
    row.four(s.expansions, borders, top.node + 1, top.step)
    row.count(top.a & _LARGEST)
    row.count(top.b & _LARGEST)
    return top.seat == seat


def _write_counts(farm: Farm, counters: i64, row: RowWriter) -> None:
    row.lanes(farm.goods)
    row.lanes(farm.animals)
    row.four(farm.columns, farm.left, lane(farm.memory, 0), lane(farm.memory, 1))
    place: i64 = 2
    while place < counters:
        row.count(remembered(farm, place))
        place += 1
    row.counts(farm.tiles)


def _write_tiles(tiles: BitSet, count: i64, row: RowWriter) -> None:
    """The special buildings in a set."""
    left = count
    first: i64 = FIRST_SPECIAL  # of the word
    word: i64 = 0
    while left > 0:
        size = min(left, WORD - first)
        row.flags(tiles.word(word) >> first, size)
        left -= size
        first = 0
        word += 1


def _write_flags(farm: Farm, workers: i64, specials: i64, row: RowWriter) -> None:
    cells = farm.troughs | (farm.closed_cells() << CELLS) | (workers << (2 * CELLS))
    row.flags(cells, 2 * CELLS + SPACES)
    row.flags(farm.borders, EDGES)
    _write_tiles(farm.cards, specials, row)
