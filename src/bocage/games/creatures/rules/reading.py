"""Making a board of a position, and refusing what cannot stand (docs/position.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.decks import read_decks
from bocage.core.errors import BadOption, BadPosition
from bocage.core.fields import Fields, one_of, shown
from bocage.core.kernel import spent_number
from bocage.core.lanes import bit, covers, lane, popcount, times, total
from bocage.core.native import i64
from bocage.farmland.grid import COLUMNS, edges_of
from bocage.games.creatures.rules.agenda import check_board, is_relocating, read_agenda
from bocage.games.creatures.rules.book import COTTAGE, FIRST_SPECIAL, STABLE, STALL, Book
from bocage.games.creatures.rules.breeding import SETTLED
from bocage.games.creatures.rules.farm import Farm, starting_farm
from bocage.games.creatures.rules.goods import ANIMALS, BORDERS, RESOURCES
from bocage.games.creatures.rules.memory import remember
from bocage.games.creatures.rules.notation import (
    CELL_NAMES,
    EDGE_ALIASES,
    SPACE_NAMES,
    anytime_names,
)
from bocage.games.creatures.rules.options import Setup, read_options
from bocage.games.creatures.rules.phases import schedule_round
from bocage.games.creatures.rules.position import pile_of
from bocage.games.creatures.rules.spaces import (
    BORDER_PILE,
    EXPAND_SPACE,
    FIRST_ANIMAL_SPACE,
    PILE_GOODS,
    refill,
)
from bocage.games.creatures.rules.state import ROUNDS, SEATS, TROUGHS_IN_BOX, TURNS, Board, opening
from bocage.games.creatures.rules.verbs.housing import have_room

BORDERS_IN_BOX: Final = 26  # C-1.2
STARTING_BORDERS: Final = 9
MANY: Final = 100  # more than a game can bring, and far from the end of a lane
PILE: Final = 24  # what eight rounds bring at most to one space (C-9.1)


def read_position(
    value: Mapping[str, object], book_for: Callable[[Iterable[str]], Book]
) -> tuple[Board, Setup]:
    """The board of a position, and its options; `book_for` finds the tiles of its decks.

    Raises:
        BadPosition: something is missing, unknown or impossible; says where and why.
    """
    fields = Fields(value, "")
    if fields.get("game") != "creatures":
        raise BadPosition("position-game", found=shown(value.get("game")), game="creatures")
    setup = _setup(fields.get("options"), book_for)
    board = opening(setup.book, 0, setup.switches, setup.pieces, setup.pieces)
    _read_course(fields, board)
    _read_spaces(fields.table("spaces"), board, fields.has("spaces"))
    _read_farms(fields, board)
    _read_display(fields, board, setup)
    _read_supply(fields.table("supply"), board, setup)
    board.spent = _spent(fields, setup.book)
    _read_agenda(fields, board, setup)
    fields.done()
    _check(board)
    if fields.has("agenda"):
        check_board(board)
    return board, setup


def _spent(fields: Fields, book: Book) -> BitSet:
    """The free at-any-time effects that are closed until their owner does something else, for each seat."""
    value = fields.get("spent")
    if value == 0 and not isinstance(value, bool):  # nothing, as it was written once
        return EMPTY
    names = anytime_names(book)
    closing = [name for name, entry in zip(names, book.anytime, strict=True) if entry.once]
    spent = EMPTY
    for seat, used in enumerate(fields.items("spent")):
        if seat == SEATS or not isinstance(used, list | tuple):
            raise BadPosition("position-list", path="spent")
        for name in used:
            number = names.index(closing[one_of(name, closing, "spent")])
            spent = spent.plus(spent_number(seat, book.anytime[number]))
    return spent


def _setup(options: object, book_for: Callable[[Iterable[str]], Book]) -> Setup:
    table = {} if options is None else options
    if not isinstance(table, Mapping):
        raise BadPosition("position-not-a-table", path="options")
    try:
        return read_options(table, book_for(read_decks(table)))
    except BadOption as error:
        raise BadPosition(error.key, **error.details) from None


def _read_course(fields: Fields, board: Board) -> None:
    board.round = fields.number("round", 1, 0, ROUNDS)
    board.marker = fields.number("marker", 0, 0, SEATS - 1)
    board.starter = fields.number("starter", int(board.marker), 0, SEATS - 1)
    board.first = fields.number("first", int(board.starter), 0, SEATS - 1)
    board.turn = fields.number("turn", -1, 0, TURNS)
    board.working = fields.flag("working", True)


def _read_spaces(table: Fields, board: Board, given: bool) -> None:
    """Workers and goods on the action spaces; without the field, a board just refilled."""
    if not given and board.round > 0:
        refill(board)
    for name in table.names():
        space = one_of(name, SPACE_NAMES, table.path)
        content = table.table(name)
        if content.has("worker"):
            board.place_worker(content.number("worker", 0, 0, SEATS - 1), space)
        for good in pile_of(board, space):
            _put_goods(board, space, good, content.number(good, 0, 0, PILE))
        content.done()
    placed = popcount(board.occupied)
    if board.turn < 0:
        board.turn = placed


def _put_goods(board: Board, space: int, good: str, count: int) -> None:
    if space < len(PILE_GOODS):
        board.piles += times(count, space)
    elif space == EXPAND_SPACE:
        board.piles += times(count, BORDER_PILE)
    else:
        place = space - FIRST_ANIMAL_SPACE
        if next(iter(pile_of(board, space))) == good:
            if count > 1:
                raise BadPosition("position-range", path=SPACE_NAMES[space], value=count, low=0, high=1)
            board.firsts |= bit(place) if count else 0
        else:
            board.extras += times(count, place)


def _read_farms(fields: Fields, board: Board) -> None:
    farms = fields.items("farms")
    if len(farms) > SEATS:
        raise BadPosition("position-farms", found=len(farms), known=SEATS)
    for seat, value in enumerate(farms):
        farm = _read_farm(Fields(value, f"farms[{seat}]"), board)
        if seat == 0:
            board.farm0 = farm
        else:
            board.farm1 = farm


def _read_farm(table: Fields, board: Board) -> Farm:
    farm = starting_farm(board.book, board.switches)
    farm.columns = table.number("columns", 2, 2, COLUMNS)
    farm.left = table.number("left", 0, 0, int(farm.columns) - 2)
    if table.has("buildings"):
        _read_buildings(table.table("buildings"), farm)
    elif farm.left:
        cell = farm.cell_of(COTTAGE)
        farm.lift(cell)
        farm.put(COTTAGE, cell + 3 * farm.left)
    for value in table.items("troughs"):
        farm.troughs |= bit(_cell(value, farm, table.where("troughs")))
    for value in table.items("placed_borders"):
        edge = EDGE_ALIASES.get(shown(value), -1)
        if edge < 0 or edges_of(farm.columns) & bit(edge) == 0:
            raise BadPosition("position-edge", path=table.where("placed_borders"), value=shown(value))
        farm.borders |= bit(edge)
    farm.goods = table.packed(RESOURCES, MANY)
    spare = max(0, STARTING_BORDERS - int(popcount(farm.borders)))
    farm.goods += times(table.number("borders", spare, 0, BORDERS_IN_BOX), BORDERS)
    farm.animals = table.counts("animals", ANIMALS, MANY)
    farm.promised = table.counts("promised", ANIMALS, MANY)
    memory = table.table("memory")
    for place, name in enumerate(board.book.counters):
        remember(farm, place, memory.number(name, 0, 0, MANY))
    memory.done()
    _read_lifted(table, farm)
    table.done()
    farm.changed()
    return farm


def _cell(value: object, farm: Farm, path: str) -> int:
    cell = one_of(value, CELL_NAMES, path)
    if farm.cells() & bit(cell) == 0:
        raise BadPosition("position-cell", path=path, value=str(value))
    return cell


def _read_buildings(table: Fields, farm: Farm) -> None:
    farm.lift(farm.cell_of(COTTAGE))
    farm.cards = EMPTY
    for name in table.names():
        cell = _cell(name, farm, table.path)
        tile = one_of(table.text(name), farm.book.names, table.where(name))
        if farm.cards.has(tile):
            raise BadPosition("position-building-twice", building=farm.book.names[tile])
        farm.put(tile, cell)
    homes = [tile for tile in farm.cards.numbers() if _is_home(farm.book, tile)]
    cottage_cell = 3 * int(farm.left) + 2
    if len(homes) != 1 or farm.tile(cottage_cell) != homes[0]:
        raise BadPosition("position-cottage", path=table.path, cell=CELL_NAMES[cottage_cell])


def _read_lifted(table: Fields, farm: Farm) -> None:
    """Special stalls in their owner's hands: they stand nowhere, and are the owner's all the same (R-23)."""
    for value in table.items("lifted"):
        tile = one_of(value, farm.book.names, table.where("lifted"))
        if not farm.book.stall_like.common(farm.book.specials).has(tile) or farm.cards.has(tile):
            raise BadPosition("position-building-twice", building=str(value))
        farm.cards = farm.cards.plus(tile)
        farm.lifted = farm.lifted.plus(tile)


def _is_home(book: Book, tile: int) -> bool:
    """The Cottage, or a building that replaces it (C-5.6)."""
    return tile == COTTAGE or book.buildings[tile].over == COTTAGE


def _read_display(fields: Fields, board: Board, setup: Setup) -> None:
    standing = board.farm0.cards.joined(board.farm1.cards)
    twice = board.farm0.cards.common(board.farm1.cards).minus(COTTAGE)
    if not twice.is_empty():
        raise BadPosition("position-building-twice", building=board.book.names[twice.numbers()[0]])
    if not fields.has("display"):
        board.display = setup.display.without(standing)
    for value in fields.items("display"):
        tile = one_of(value, board.book.names, "display")
        if tile < FIRST_SPECIAL or standing.has(tile) or board.display.has(tile):
            raise BadPosition("position-building-twice", building=str(value))
        board.display = board.display.plus(tile)


def _read_supply(table: Fields, board: Board, setup: Setup) -> None:
    """What is left of limited pieces: what does not stand on the farms (C-1.3 to C-1.5)."""
    farms = (board.farm0, board.farm1)
    troughs = TROUGHS_IN_BOX - sum(int(popcount(farm.troughs)) for farm in farms)
    tiles = setup.pieces - sum(int(farm.count(STALL) + farm.count(STABLE)) for farm in farms)
    expansions = setup.pieces - sum(int(farm.columns) - 2 for farm in farms)
    for name, left in (("troughs", troughs), ("tiles", tiles), ("expansions", expansions)):
        if left < 0:
            raise BadPosition("position-too-many", piece=name, over=-left)
    board.troughs = table.number("troughs", troughs, 0, troughs)
    board.tiles = table.number("tiles", tiles, 0, tiles)
    board.expansions = table.number("expansions", expansions, 0, expansions)
    table.done()


def _read_agenda(fields: Fields, board: Board, setup: Setup) -> None:
    """What is still to happen; without the field, the rest of the round from the next worker on."""
    if fields.has("agenda"):
        read_agenda(fields.items("agenda"), board, setup)
    elif board.round == 0:
        raise BadPosition("position-round")
    else:
        schedule_round(board, board.turn)


def _check(board: Board) -> None:
    """What concerns the whole: borders, workers, animals."""
    farms = (board.farm0, board.farm1)
    borders = sum(int(farm.good(BORDERS)) + int(popcount(farm.borders)) for farm in farms)
    borders += int(lane(board.piles, BORDER_PILE)) + ROUNDS - int(board.round)
    if borders > BORDERS_IN_BOX:
        raise BadPosition("position-too-many", piece="borders", over=borders - BORDERS_IN_BOX)
    for seat in range(SEATS):
        workers = int(popcount(board.workers1 if seat == 1 else board.workers0))
        due = (int(board.turn) + 1 - (seat ^ int(board.starter))) // SEATS
        if board.occupied and abs(workers - due) > 1:
            raise BadPosition("position-workers", seat=seat + 1, found=workers, due=due)
        if not have_room(board.farm(seat), False) and not _is_due(board, board.book.house_node, seat):
            raise BadPosition("position-animals", seat=seat + 1)
        _check_promise(board, seat)
        if not board.farm(seat).lifted.is_empty() and not is_relocating(board, seat):
            raise BadPosition("position-agenda")


def _check_promise(board: Board, seat: int) -> None:
    """Animals are promised only from their birth until all are housed (R-15)."""
    farm = board.farm(seat)
    due = farm.animals if _is_due(board, SETTLED.node, seat) else 0
    if not covers(due, farm.promised):
        promised, most = int(total(farm.promised)), int(total(due))
        raise BadPosition("position-range", path=f"farms[{seat}].promised", value=promised, low=0, high=most)


def _is_due(board: Board, node: i64, seat: int) -> bool:
    """Whether something of a seat is on the agenda."""
    frame = board.top
    while frame is not None:
        if frame.node == node and frame.seat == seat:
            return True
        frame = frame.below
    return False
