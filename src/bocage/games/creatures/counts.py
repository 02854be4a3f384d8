"""The counts of All Creatures Big and Small: both farms, the spaces, the buildings on display."""

from __future__ import annotations

from functools import cache
from typing import Final

from bocage.bots.counts.copies import COPIES, blended, is_same, place_of
from bocage.bots.counts.row import CountWriter, clamp
from bocage.bots.counts.tally import Input, PositionCounter, Questions, flags, inputs, seat_names
from bocage.core.bitset import EMPTY, BitSet
from bocage.core.game import Game
from bocage.core.lanes import lane, popcount, total
from bocage.core.native import i64
from bocage.core.state import NATURE, State
from bocage.farmland.grid import column_cells
from bocage.games.creatures.adviser import breedings_left, free_room, hedges_begun, workers_left
from bocage.games.creatures.rules.book import FIRST_SPECIAL, Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMAL_KINDS, ANIMALS
from bocage.games.creatures.rules.notation import SPACE_NAMES
from bocage.games.creatures.rules.phases import TURN
from bocage.games.creatures.rules.scoring import (
    EXPANSION_POINTS,
    HALVES,
    bonus,
    building_halves,
    full_expansions,
    score_halves,
)
from bocage.games.creatures.rules.spaces import BORDER_PILE, SPACES
from bocage.games.creatures.rules.state import SEATS, Board

ANIMAL_SPACES: Final = 4
COURSE_FLAGS: Final = 6
COURSE_MASK: Final = 63
POINTS_BELOW: Final = 20  # points are counted from -20 on
REMEMBERED: Final = 2
LARGEST_ROOMS: Final = 4
LINES: Final = (
    *(f"animals.{animal}" for animal in ANIMALS),
    *(f"bonus.{animal}" for animal in ANIMALS),
    *("expansions.expansions", "buildings"),
)
# What is counted on each farm, and how far.
FARM: Final = {
    "wood": 15,
    "stone": 12,
    "reed": 8,
    "borders": 20,
    "sheep": 20,
    "pig": 18,
    "cow": 16,
    "horse": 16,
    **{f"{animal}_bonus": 12 for animal in ANIMALS},
    "columns": 6,
    "full_expansions": 5,
    "expansion_spaces": 9,
    "unused": 15,
    "troughs": 10,
    "stalls": 6,
    "stables": 5,
    "buildings": 12,
    "pastures": 6,
    "pasture_spaces": 15,
    "room": 60,
    "free_room": 30,
    "building_points": 50,
    "points": 100,
    "hedges": 60,
    "turns": 24,
    **{f"room{place + 1}": 24 for place in range(LARGEST_ROOMS)},
    "reserved_room": 12,
    "singles": 8,
    "animals": 50,
    "kinds": 4,
}
FARM_SIZE: Final = 36


def tally(game: Game) -> PositionCounter:
    """What counts the positions of a game."""
    state = game.state
    assert isinstance(state, Board)
    return _tally(state.book)


@cache
def _tally(book: Book) -> PositionCounter:
    return CreaturesTally(book)


class CreaturesTally(PositionCounter):
    """Counts the board and both farms. Everything lies open in this game."""

    def __init__(self, book: Book) -> None:
        super().__init__(LINES, SEATS)
        self.book: Final = book
        self.tiles: Final[i64] = len(book.names)
        self.questions: Final = Questions(book.kernel)
        self.question_count: Final[i64] = len(self.questions.names)
        self._part: Final = CountWriter()
        self._copies: Final = [FarmCopy() for _ in range(COPIES)]
        self._last: Final = [self._copies[seat] for seat in range(SEATS)]  # where each seat's was found
        self._boards: Final = [BoardCopy() for _ in range(COPIES)]

    def inputs(self) -> list[Input]:
        seats = seat_names(SEATS)
        specials = self.book.names[FIRST_SPECIAL:]
        spaces = list(SPACE_NAMES)
        memory = dict.fromkeys(
            [*self.book.counters, *(f"unused{n}" for n in range(REMEMBERED))][:REMEMBERED], 6
        )
        found: list[Input] = []
        for seat in seats:
            found += inputs(seat, FARM) + inputs(f"{seat}.memory", memory)
            found += flags(f"{seat}.building", specials)
        found += inputs("course", {"round": 8, "turn": 6, "breedings": 8, "inside": 1})
        found += flags("course", ["chance", "working", "marker", "starter", "first", "hurry"])
        found += inputs("pile", dict.fromkeys(spaces[:4], 15))
        found += inputs("extra", dict.fromkeys(spaces[SPACES - ANIMAL_SPACES :], 8))
        found += inputs("supply", {"borders": 8, "troughs": 10, "tiles": 12, "expansions": 6})
        found += flags("first_good", spaces[SPACES - ANIMAL_SPACES :])
        found += flags("own.worker", spaces) + flags("next1.worker", spaces)
        found += flags("display", specials)
        return found + flags("asked", self.questions.names)

    def side(self, s: State) -> i64:
        assert isinstance(s, Board)
        top = s.top
        return s.marker if top is None or top.seat == NATURE else top.seat

    def write(self, s: State, side: i64, viewer: i64, row: CountWriter) -> None:
        assert isinstance(s, Board)
        self._write_farm(s, side, row)
        self._write_farm(s, 1 - side, row)
        course = course_of(s, side)
        copy = self._boards[board_place(s, course)]
        if not copy.is_of(s, course):
            self._part.clear()
            self._write_board(s, side, course, self._part)
            copy.take(s, course, self._part.taken())
        row.numbers.write(copy.written)

    def _write_board(self, s: Board, side: i64, course: i64, row: CountWriter) -> None:
        """What belongs to nobody, the workers of both, and the open question."""
        top = s.top
        inside = top is None or top.node != TURN.node
        row.four(s.round, s.turn, breedings_left(s), 1 if inside else 0)
        row.flags(course & COURSE_MASK, COURSE_FLAGS)
        row.lanes(s.piles)
        row.lanes(s.extras)
        row.four(lane(s.piles, BORDER_PILE), clamp(s.troughs), clamp(s.tiles), clamp(s.expansions))
        row.flags(s.firsts, ANIMAL_SPACES)
        row.flags(s.workers0 if side == 0 else s.workers1, SPACES)
        row.flags(s.workers1 if side == 0 else s.workers0, SPACES)
        row.members(s.display, FIRST_SPECIAL, self.tiles)
        row.one_of(self.questions.sort(s), self.question_count)

    def _write_farm(self, s: Board, seat: i64, row: CountWriter) -> None:
        farm = s.farm(seat)
        turns = workers_left(s, seat)
        copy = self._last[seat]
        if not copy.is_of(farm, turns):  # mostly it is: who does not move has the same farm
            copy = self._copies[farm_place(farm, turns)]
            self._last[seat] = copy
            if not copy.is_of(farm, turns):
                self._part.clear()
                write_farm(farm, turns, self.tiles, self._part)
                copy.take(farm, turns, self._part.taken())
        row.numbers.write(copy.written)


class BoardCopy:
    """The counts of what belongs to nobody, as they were written: hardly any answer changes them."""

    def __init__(self) -> None:
        self.written: bytes = b""
        self._course: i64 = -1
        self._time: i64 = 0
        self._piles: i64 = 0
        self._extras: i64 = 0
        self._workers: i64 = 0
        self._supply: i64 = 0
        self._display: BitSet = EMPTY

    def is_of(self, board: Board, course: i64) -> bool:
        """Whether a board would be written alike: all is the same that anything of it depends on."""
        if course != self._course or time_of(board) != self._time or workers_of(board) != self._workers:
            return False
        if board.piles != self._piles or board.extras != self._extras or supply_of(board) != self._supply:
            return False
        return is_same(board.display, self._display)

    def take(self, board: Board, course: i64, written: bytes) -> None:
        """Keep what was written of a board."""
        self.written = written
        self._course, self._time, self._workers = course, time_of(board), workers_of(board)
        self._piles, self._extras, self._supply = board.piles, board.extras, supply_of(board)
        self._display = board.display


def time_of(board: Board) -> i64:
    """Round and turn as one number."""
    return (board.round << 8) + board.turn


def workers_of(board: Board) -> i64:
    """The spaces with a worker of either seat as one number."""
    return (board.workers0 << SPACES) + board.workers1


def supply_of(board: Board) -> i64:
    """What is left of the pieces, and the first goods of the spaces of animals, as one number."""
    pieces = (((board.troughs << 8) + board.tiles) << 8) + board.expansions
    return (pieces << ANIMAL_SPACES) + board.firsts


class FarmCopy:
    """The counts of a farm as they were written: a search meets the same farm many times."""

    def __init__(self) -> None:
        self.written: bytes = b""
        self._farm: Farm | None = None
        self._turns: i64 = 0

    def is_of(self, farm: Farm, turns: i64) -> bool:
        """Whether a farm would be written alike: all is the same that anything on it depends on."""
        last = self._farm
        if last is None or turns != self._turns:
            return False
        if farm.goods != last.goods or farm.animals != last.animals or farm.borders != last.borders:
            return False
        if farm.troughs != last.troughs or farm.columns != last.columns or farm.left != last.left:
            return False
        if farm.memory != last.memory or farm.promised != last.promised or farm.switches != last.switches:
            return False
        if farm.tiles is not last.tiles and farm.tiles != last.tiles:
            return False
        if farm.further is not last.further or farm.book is not last.book:
            return False
        return is_same(farm.cards, last.cards) and is_same(farm.lifted, last.lifted)

    def take(self, farm: Farm, turns: i64, written: bytes) -> None:
        """Keep what was written of a farm."""
        self.written = written
        self._farm = farm.copy()
        self._turns = turns


def course_of(board: Board, side: i64) -> i64:
    """The flags of the course, from the side of a seat; above them that seat and the open question."""
    course: i64 = side << COURSE_FLAGS
    top = board.top
    if top is not None:
        course |= (top.node + 1) << (COURSE_FLAGS + 1)
        if top.seat == NATURE:
            course |= 1
    if board.working:
        course |= 2
    if board.marker == side:
        course |= 4
    if board.starter == side:
        course |= 8
    if board.first == side:
        course |= 16
    if workers_left(board, side) < workers_left(board, 1 - side):
        course |= 32
    return course


def board_place(board: Board, course: i64) -> i64:
    """Where the counts of a board are kept."""
    mixed = blended(blended(board.piles, board.extras), course)
    return place_of(blended(blended(mixed, workers_of(board)), supply_of(board)))


def farm_place(farm: Farm, turns: i64) -> i64:
    """Where the counts of a farm are kept."""
    mixed = blended(blended(farm.goods, farm.animals), farm.borders)
    return place_of(blended(blended(mixed, farm.troughs), (farm.built << 30) + turns))


def write_farm(farm: Farm, turns: i64, tiles: i64, row: CountWriter) -> None:
    """One farm: supplies, animals, land, homes, points."""
    row.lanes(farm.goods)
    row.lanes(farm.animals)
    kind: i64 = 0
    kinds: i64 = 0
    points = total(farm.animals)
    while kind < ANIMAL_KINDS:
        count = lane(farm.animals, kind)
        kinds += 1 if count else 0
        extra = bonus(kind, count)
        points += extra
        row.count(clamp(extra + 3))  # C-12.3: -3 without a herd
        kind += 1
    homes = farm.housing()
    unused = farm.unused()
    full = full_expansions(farm)
    row.four(farm.columns, full, expansion_spaces(farm, unused), popcount(unused))
    row.four(popcount(farm.troughs), popcount(farm.stalls), popcount(farm.stables), popcount(farm.built))
    pastures: list[i64] | None = farm.pasture_rooms
    row.four(
        len(pastures) if pastures is not None else 0,
        popcount(farm.pastures),
        clamp(homes.room),
        clamp(i64(free_room(farm))),
    )
    buildings = building_halves(farm, farm.animals)
    if farm.cards.meets(farm.book.unscored):  # which animals count must be found out
        points = score_halves(farm) // HALVES
    else:
        points = ((points + EXPANSION_POINTS * full) * HALVES + buildings) // HALVES
    row.four(
        clamp(buildings // HALVES),
        clamp(points + POINTS_BELOW),
        clamp(i64(hedges_begun(farm))),
        turns,
    )
    place: i64 = 0
    while place < LARGEST_ROOMS and place < len(homes.rooms):
        row.count(clamp(homes.rooms[place]))
        place += 1
    row.zeros(LARGEST_ROOMS - place)
    row.four(clamp(total(homes.base)), clamp(homes.singles), clamp(total(farm.animals)), kinds)
    row.count(lane(farm.memory, 0))
    row.count(lane(farm.memory, 1))
    row.members(farm.cards, FIRST_SPECIAL, tiles)


def expansion_spaces(farm: Farm, unused: i64) -> i64:
    """Used spaces on expansions that are not full yet (C-12.4)."""
    used = farm.cells() & ~unused
    count: i64 = 0
    column: i64 = 0
    while column < farm.columns:
        if column < farm.left or column > farm.left + 1:
            inside = popcount(used & column_cells(column))
            if inside < 3:
                count += inside
        column += 1
    return count
