"""The counts of Agricola: farms, piles, spaces, cards; of hands only that of who looks (A-1.6)."""

from __future__ import annotations

from functools import cache
from typing import Final

from bocage.bots.counts.row import CountWriter, clamp
from bocage.bots.counts.tally import Input, PositionCounter, Questions, flags, inputs, seat_names
from bocage.core.bitset import EMPTY
from bocage.core.game import Game
from bocage.core.lanes import lane, popcount, total
from bocage.core.native import i64
from bocage.core.state import NATURE, State
from bocage.farmland.grid import neighbours
from bocage.games.agricola.adviser import (
    could_eat,
    harvests_left,
    turns_left,
    turns_to_harvest,
    with_pasture_begun,
)
from bocage.games.agricola.rules.book import RULE_CARD, Book
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import FOOD, GOODS, GRAIN, HERD, VEGETABLE
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.scoring import BEGGING_POINTS, board_points, bonus_points, card_points
from bocage.games.agricola.rules.spaces import HEAPS
from bocage.games.agricola.rules.state import ROUNDS, Board
from bocage.games.agricola.rules.turns import TURN_OF_ONE

SEATS: Final = 4
SPACES: Final = 35
POINTS_BELOW: Final = 20  # points are counted from -20 on
LATER: Final = (*GOODS[:6], "animals", "food")
LATER_SIZE: Final = 16
REMEMBERED: Final = 6
LINES: Final = (
    *("farm.fields", "farm.pastures", "farm.grain", "farm.vegetables", "farm.sheep", "farm.boar"),
    *("farm.cattle", "farm.unused", "farm.fenced_stables", "farm.clay_rooms", "farm.stone_rooms"),
    *("farm.people", "cards", "bonus", "begging"),
)
# What is counted on each farm, and how far.
FARM: Final = {
    "wood": 15,
    "clay": 12,
    "reed": 10,
    "stone": 12,
    "grain": 12,
    "vegetable": 8,
    "sheep": 12,
    "boar": 10,
    "cattle": 8,
    "food": 24,
    "people": 5,
    "home": 5,
    "newborn": 2,
    "begging": 12,
    "rooms": 8,
    "house": 2,
    "spare_rooms": 4,
    "fields": 8,
    "grain_fields": 5,
    "vegetable_fields": 5,
    "all_grain": 12,
    "all_vegetables": 8,
    "pastures": 5,
    "pasture_spaces": 12,
    "room": 26,
    "fenced_stables": 4,
    "loose_stables": 4,
    "stables": 4,
    "fences": 15,
    "unused": 13,
    "free_room": 20,
    "largest_pasture": 24,
    "later_food": 12,
    "eatable": 20,
    "lacking": 10,
    "begging_soon": 10,
    "points": 80,
    "turns": 60,
    "harvests": 6,
    "turns_to_harvest": 20,
    "empty_fields": 6,
    "noted": 10,
    "occupations": 8,
    "minors": 8,
    "hand_occupations": 7,
    "hand_minors": 7,
    "land": 13,
}
FARM_SIZE: Final = 47


def tally(game: Game) -> PositionCounter:
    """What counts the positions of a game."""
    state = game.state
    assert isinstance(state, Board)
    return _tally(state.book)


@cache
def _tally(book: Book) -> PositionCounter:
    return AgricolaTally(book)


class AgricolaTally(PositionCounter):
    """Counts the board and all farms, from one's own on."""

    def __init__(self, book: Book) -> None:
        super().__init__(LINES, SEATS)
        self.book: Final = book
        # The majors of the base deck come first; those of other decks stand among the cards.
        self.minor: Final[i64] = book.first_minor
        self.end: Final[i64] = len(book.names)
        self.questions: Final = Questions(book.kernel)
        self.question_count: Final[i64] = len(self.questions.names)

    def heading(self, line: str) -> str:
        category, _, key = line.partition(".")
        return key if category == "farm" else category

    def inputs(self) -> list[Input]:
        seats = seat_names(SEATS)
        cards = self.book.names[self.book.first_minor :]
        majors = self.book.names[RULE_CARD + 1 : self.book.first_minor]
        memory = dict.fromkeys(
            [*self.book.counters, *(f"unused{n}" for n in range(REMEMBERED))][:REMEMBERED], 8
        )
        found: list[Input] = []
        for seat in seats:
            found += inputs(seat, FARM)
            found += inputs(f"{seat}.next_round", dict.fromkeys(LATER, 3))
            found += inputs(f"{seat}.later", dict.fromkeys(LATER, 10))
            found += inputs(f"{seat}.memory", memory)
            found += flags(f"{seat}.major", majors)
        found += inputs("course", {"round": 14, "inside": 1, "chance": 1, "working": 1})
        found += flags("marker", seats)
        found += flags("course", ["alone", "two", "three", "four"])
        found += flags("course", ["beginner", "tile", "tile_used", "starting"])
        found += inputs("pile", {SPACE_NAMES[heap.space]: 12 for heap in HEAPS})
        found += flags("space", list(SPACE_NAMES)) + flags("occupied", list(SPACE_NAMES))
        found += flags("major", majors)
        found += flags("asked", self.questions.names)
        found += flags("own.card", cards) + flags("others.card", cards)
        for seat in seats:
            found += flags(f"{seat}.hand", cards)
        return found + flags("pack", cards)

    def side(self, s: State) -> i64:
        assert isinstance(s, Board)
        top = s.top
        return s.marker if top is None or top.seat == NATURE else top.seat

    def write(self, s: State, side: i64, viewer: i64, row: CountWriter) -> None:
        assert isinstance(s, Board)
        turn: i64 = 0
        while turn < SEATS:
            if turn < s.seats:
                write_farm(s, (side + turn) % s.seats, row)
            else:
                row.zeros(FARM_SIZE + LATER_SIZE + REMEMBERED + self.minor - 1)
            turn += 1
        top = s.top
        inside = top is None or top.node != TURN_OF_ONE.node
        chance = top is not None and top.seat == NATURE
        row.four(s.round, 1 if inside else 0, 1 if chance else 0, 1 if s.working else 0)
        row.one_of((s.marker - side + s.seats) % s.seats, SEATS)
        row.one_of(s.seats - 1, SEATS)
        row.flag(s.beginner)
        row.flag(s.tile)
        row.flag(s.tile_used)
        row.flag(s.starting)
        row.six(s.piles0)
        row.six(s.piles1)
        row.count(s.pile(12))
        row.count(s.pile(13))
        row.count(s.pile(14))
        row.flags(s.spaces, SPACES)
        row.flags(s.occupied(), SPACES)
        row.members(s.majors, RULE_CARD + 1, self.minor)
        row.one_of(self.questions.sort(s), self.question_count)
        write_cards(s, side, viewer, self.minor, self.end, row)


def write_cards(s: Board, side: i64, viewer: i64, first: i64, end: i64, row: CountWriter) -> None:
    """Cards in play, and the hand of the one who looks."""
    if s.beginner:
        row.zeros((SEATS + 3) * (end - first))
        return
    own = s.farm(side)
    row.members(own.cards, first, end)
    others = EMPTY
    turn: i64 = 1
    while turn < s.seats:
        others = others.joined(s.farm((side + turn) % s.seats).cards)
        turn += 1
    row.members(others, first, end)
    looking = s.farm(viewer)
    turn = 0
    while turn < SEATS:
        if turn < s.seats and (side + turn) % s.seats == viewer:
            row.members(looking.hand, first, end)
        else:
            row.zeros(end - first)
        turn += 1
    row.members(looking.pack, first, end)


def write_farm(s: Board, seat: i64, row: CountWriter) -> None:
    """One farm; a pasture that is being fenced counts as closed."""
    farm = with_pasture_begun(s, seat)
    row.six(farm.goods)
    row.lanes(farm.stock)
    rooms = farm.room_count()
    homes = farm.housing()
    inside = farm.pastures
    row.four(farm.people, farm.home, farm.newborn, clamp(farm.begging))
    row.four(rooms, farm.house, clamp(rooms - farm.people), popcount(farm.fields))
    grain = farm.crops_of(GRAIN)
    vegetables = farm.crops_of(VEGETABLE)
    row.four(popcount(grain), popcount(vegetables), clamp(farm.crop_total(GRAIN)), farm.crop_total(VEGETABLE))
    fenced = popcount(inside & farm.stables)
    row.four(len(farm.pasture_cells), popcount(inside), clamp(homes.room), fenced)
    row.four(
        popcount(farm.stables & ~inside),
        popcount(farm.stables),
        popcount(farm.fences),
        popcount(farm.unused()),
    )
    largest: i64 = 0
    for size in farm.pasture_rooms:
        if size > largest:
            largest = size
    later: i64 = 0
    for stock in farm.later_stock:
        later += lane(stock, FOOD)
    eatable = could_eat(farm)
    lacking = 2 * farm.people - farm.newborn - farm.food()
    row.four(clamp(homes.room - total(farm.herd())), clamp(largest), clamp(later), clamp(eatable))
    points = board_points(farm) + card_points(farm) + BEGGING_POINTS * farm.begging + bonus_points(s, seat)
    turns = clamp(i64(turns_left(s, farm)))
    row.four(clamp(lacking), clamp(lacking - eatable), clamp(points + POINTS_BELOW), turns)
    row.four(
        clamp(i64(harvests_left(s, seat))),
        clamp(i64(turns_to_harvest(s, farm, seat))),
        clamp(popcount(farm.fields) - popcount(grain) - popcount(vegetables)),
        clamp(farm.bonus),
    )
    write_held(s, farm, row)


def write_held(s: Board, farm: Farm, row: CountWriter) -> None:
    """Cards by number, goods to come, what cards remember, majors."""
    book = s.book
    minors = farm.hand.common(book.minors).size()
    occupations = farm.hand.common(book.occupations).size()
    row.four(farm.occupations, farm.cards.common(book.minors).size(), occupations, minors)
    row.count(largest_land(farm.unused()))
    if farm.later_goods:
        write_later(s, farm, row)
    else:
        row.zeros(LATER_SIZE)
    row.six(farm.memory)
    row.members(farm.cards, RULE_CARD + 1, book.first_minor)


def largest_land(unused: i64) -> i64:
    """The most unused spaces that hang together: where pastures and fields will fit."""
    most: i64 = 0
    while unused:
        seen = unused & -unused
        grown = (seen | neighbours(seen)) & unused
        while grown != seen:
            seen = grown
            grown = (seen | neighbours(seen)) & unused
        most = max(most, popcount(seen))
        unused &= ~seen
    return most


def write_later(s: Board, farm: Farm, row: CountWriter) -> None:
    """Goods on the round spaces: those of the next round, and all together (A-3.8)."""
    goods: i64 = 0
    stock: i64 = 0
    number = s.round + 1
    if number <= ROUNDS:
        goods = farm.later_goods[number]
        stock = farm.later_stock[number]
    write_goods(goods, stock, row)
    number += 1
    while number <= ROUNDS:
        goods += farm.later_goods[number]
        stock += farm.later_stock[number]
        number += 1
    write_goods(goods, stock, row)


def write_goods(goods: i64, stock: i64, row: CountWriter) -> None:
    """Resources, animals together, food."""
    row.six(goods)
    row.count(clamp(total(stock & HERD)))
    row.count(lane(stock, FOOD))
