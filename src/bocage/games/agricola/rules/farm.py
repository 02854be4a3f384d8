"""A player's farmyard, supply, people and cards."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY, WORD, BitSet
from bocage.core.lanes import FULL, bit, lane, lowest, popcount, shifted
from bocage.core.native import i64, mypyc_attr
from bocage.farmland.grid import closed_land, neighbours
from bocage.farmland.housing import Homes
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.goods import FOOD, GRAIN, HERD, VEGETABLE
from bocage.games.agricola.rules.holding import Holding

COLUMNS: Final = 5
CELLS: Final = 15
EDGES: Final = 38
EVERY_CELL: Final = (1 << CELLS) - 1
EVERY_EDGE: Final = (1 << EDGES) - 1
START_ROOMS: Final = 0b110  # the two lower spaces of the left column
MOST_FENCES: Final = 15
MOST_STABLES: Final = 4
MOST_PEOPLE: Final = 5
FIELD_CARD: Final = CELLS  # the place of a card that is a field, behind the fifteen spaces
FIELDS: Final = CELLS + 1

WOODEN: Final = 0
CLAY_HOUSE: Final = 1
STONE_HOUSE: Final = 2

CROP_BITS: Final = 3  # a field is 0, 1 to 3 grain, or 4 and 5 for 1 and 2 vegetables
SOWN_GRAIN: Final = 3
SOWN_VEGETABLES: Final = 5
NO_ROUNDS: Final[list[i64]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Farm(Holding):
    """Everything one player has: cards, supply, farmyard and people.

    Attributes:
        book: what the cards in play say.
        goods: packed building resources and crops of the supply; stock: packed animals and food.
        rooms, fields, stables: masks of spaces; house: the material of the rooms.
        fences: mask of edges; crops: packed crops on the fields, card fields last.
        people: all in play; newborn: those of them born this round; home: how many can still be placed.
        begging: markers; bonus: points noted during the game.
        occupations: how many were played; gained: building resources gained in this work phase.
        crafted: cards used in this harvest that serve once a harvest (A-13.5).
        memory: small counters of single cards; more_memory: a word for each further six.
        later_goods, later_stock: packed goods on the round spaces, by round; empty when there are none.
        homes: where animals can stand; None until asked for after a change.
        pastures: spaces in pastures; pasture_cells, pasture_rooms: the spaces of each and how much it holds;
            kept like `homes`.
    """

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book: Final = book
        self.goods: i64 = 0
        self.stock: i64 = 0
        self.rooms: i64 = START_ROOMS
        self.house: i64 = WOODEN
        self.fields: i64 = 0
        self.stables: i64 = 0
        self.fences: i64 = 0
        self.crops: i64 = 0
        self.people: i64 = 2
        self.newborn: i64 = 0
        self.home: i64 = 2
        self.begging: i64 = 0
        self.bonus: i64 = 0
        self.occupations: i64 = 0
        self.gained: i64 = 0
        self.crafted: BitSet = EMPTY
        self.memory: i64 = 0
        self.more_memory: list[i64] = NO_ROUNDS
        self.later_goods: list[i64] = NO_ROUNDS
        self.later_stock: list[i64] = NO_ROUNDS
        self.homes: Homes | None = None
        self.pastures: i64 = 0
        self.pasture_cells: list[i64] = NO_ROUNDS
        self.pasture_rooms: list[i64] = NO_ROUNDS

    def copy(self) -> Farm:
        """An independent farm. Lists and homes are shared: they are replaced, never changed."""
        new = Farm(self.book)
        self.copy_cards(new)
        new.goods = self.goods
        new.stock = self.stock
        new.rooms = self.rooms
        new.house = self.house
        new.fields = self.fields
        new.stables = self.stables
        new.fences = self.fences
        new.crops = self.crops
        new.people = self.people
        new.newborn = self.newborn
        new.home = self.home
        new.begging = self.begging
        new.bonus = self.bonus
        new.occupations = self.occupations
        new.gained = self.gained
        new.crafted = self.crafted
        new.memory = self.memory
        new.more_memory = self.more_memory
        new.later_goods = self.later_goods
        new.later_stock = self.later_stock
        new.homes = self.homes
        new.pastures = self.pastures
        new.pasture_cells = self.pasture_cells
        new.pasture_rooms = self.pasture_rooms
        return new

    def key(self) -> tuple[object, ...]:
        """Equal farms have equal keys."""
        return (
            *self.card_key(),
            self.goods,
            self.stock,
            self.rooms,
            self.house,
            self.fields,
            self.stables,
            self.fences,
            self.crops,
            self.people,
            self.newborn,
            self.home,
            self.begging,
            self.bonus,
            self.occupations,
            self.gained,
            packed(self.crafted),
            self.memory,
            tuple(self.later_goods),
            tuple(self.later_stock),
            *self.more_memory,
        )

    def good(self, index: i64) -> i64:
        """How much of a resource is in the supply."""
        return lane(self.goods, index)

    def animal(self, kind: i64) -> i64:
        """How many animals of a kind there are."""
        return lane(self.stock, kind)

    def food(self) -> i64:
        """Food in the supply."""
        return lane(self.stock, FOOD)

    def herd(self) -> i64:
        """The animals, packed."""
        return self.stock & HERD

    def room_count(self) -> i64:
        """How many rooms the house has."""
        return popcount(self.rooms)

    def tiles(self) -> i64:
        """Spaces with a room or a field tile."""
        return self.rooms | self.fields

    def changed(self) -> None:
        """Forget what was derived: the farmyard has changed."""
        self.homes = None

    def housing(self) -> Homes:
        """The homes of this farm (A-11)."""
        homes = self.homes
        if homes is None:
            homes = survey(self)
            self.homes = homes
        return homes

    def enclosed(self) -> i64:
        """The spaces that lie in pastures."""
        if self.fences == 0:
            return 0
        self.housing()
        return self.pastures

    def free_for_stable(self) -> i64:
        """Spaces without tile and stable (A-3.3)."""
        return EVERY_CELL & ~(self.tiles() | self.stables)

    def unused(self) -> i64:
        """Spaces without tile or stable outside pastures: unused, and free for a tile (A-3.2, A-3.3)."""
        return EVERY_CELL & ~(self.tiles() | self.stables | self.enclosed())

    def crop_at(self, field: i64) -> i64:
        """What lies on a field: 0, 1 to 3 grain, 4 and 5 for vegetables."""
        return (self.crops >> (field * CROP_BITS)) & 7

    def set_crop(self, field: i64, value: i64) -> None:
        """Put crops on a field, or take them away."""
        shift = field * CROP_BITS
        self.crops = (self.crops & ~shifted(7, shift)) | shifted(value, shift)

    def every_field(self) -> i64:
        """Field tiles, and cards that are fields (A-3.6)."""
        if self.has(self.book.field_cards):
            return self.fields | bit(FIELD_CARD)
        return self.fields

    def empty_fields(self) -> i64:
        """Fields on which nothing lies."""
        return self.every_field() & ~self.planted()

    def planted(self) -> i64:
        """Fields that hold a crop."""
        found: i64 = 0
        rest = self.every_field()
        while rest:
            field = lowest(rest)
            rest &= rest - 1
            if self.crop_at(field):
                found |= bit(field)
        return found

    def crops_of(self, kind: i64) -> i64:
        """Fields that hold grain, or vegetables."""
        found: i64 = 0
        rest = self.every_field()
        while rest:
            field = lowest(rest)
            rest &= rest - 1
            crop = self.crop_at(field)
            if crop and (crop > SOWN_GRAIN) == (kind == VEGETABLE):
                found |= bit(field)
        return found

    def crop_total(self, kind: i64) -> i64:
        """Crops of a kind in the supply and on the fields (A-18.5)."""
        count = self.good(kind)
        rest = self.crops_of(kind)
        while rest:
            field = lowest(rest)
            rest &= rest - 1
            crop = self.crop_at(field)
            count += crop if kind == GRAIN else crop - SOWN_GRAIN
        return count

    def schedule(self, round: i64, goods: i64, stock: i64) -> None:
        """Put goods on the space of a round; beyond the last round they are dropped (A-3.8)."""
        if round > 14 or (goods == 0 and stock == 0):
            return
        later_goods = self.later_goods.copy() if self.later_goods else [0] * 15
        later_stock = self.later_stock.copy() if self.later_stock else [0] * 15
        later_goods[round] += goods
        later_stock[round] += stock
        self.later_goods = later_goods
        self.later_stock = later_stock

    def collect(self, round: i64) -> None:
        """Nothing is left on the space of a round: its goods were taken."""
        later_goods = self.later_goods.copy()
        later_stock = self.later_stock.copy()
        later_goods[round] = 0
        later_stock[round] = 0
        empty = not any(later_goods) and not any(later_stock)
        self.later_goods = NO_ROUNDS if empty else later_goods
        self.later_stock = NO_ROUNDS if empty else later_stock


def packed(cards: BitSet, first: int = 0) -> int:
    """A set as one number, counted from a first member, for a key. It may be larger than a word."""
    found = 0
    for place in reversed(range(cards.words())):
        found = found << WORD | int(cards.word(place))
    return found >> first


# Homes without pastures, by how many there are: most farms have such, and nobody changes them.
_SINGLES: Final[list[Homes]] = [Homes(0, [], count, []) for count in range(16)]


def survey(farm: Farm) -> Homes:
    """Find all homes of a farm; notes the pastures on it (A-10.4, A-11.2, A-11.3)."""
    if farm.fences == 0:
        farm.pastures = 0
        farm.pasture_cells = NO_ROUNDS
        farm.pasture_rooms = NO_ROUNDS
        singles = popcount(farm.stables) + _pets(farm)
        return _SINGLES[singles] if singles < len(_SINGLES) else Homes(0, [], singles, [])
    cells: list[i64] = []
    rooms: list[i64] = []
    land = closed_land(EVERY_CELL, farm.fences, COLUMNS)
    # the sides of rooms and fields are no fences; what is open towards a tile is no pasture.
    farm.pastures = land.closed & ~land.flood(farm.tiles(), EVERY_CELL)
    rest = farm.pastures
    while rest:
        pasture = land.flood(rest & -rest, rest)
        rest &= ~pasture
        cells.append(pasture)
        rooms.append(pasture_room(farm, pasture))
    farm.pasture_cells = cells
    farm.pasture_rooms = rooms
    singles = popcount(farm.stables & ~farm.pastures)
    return Homes(0, rooms, singles + _pets(farm), [])


def _pets(farm: Farm) -> i64:
    """How many animals live in the house and on cards, each in a place of its own (A-11.3)."""
    pets: i64 = 1
    if farm.has(farm.book.tamers):
        for house in farm.book.animals_in_house:
            if farm.owns(house.card):
                pets = max(pets, house.count(farm))
    if farm.has(farm.book.pens):
        for pen in farm.book.holders_of_animals:
            if farm.owns(pen.card):
                pets += pen.count(farm)
    return pets


def pasture_room(farm: Farm, pasture: i64) -> i64:
    """Two a space, doubled for every stable in it; some cards add to each pasture (A-11.2)."""
    room = shifted(2 * popcount(pasture), popcount(pasture & farm.stables))
    if farm.has(farm.book.troughs):
        for trough in farm.book.room_in_pastures:
            if farm.owns(trough.card):
                room += trough.count(farm, pasture)
    return min(room, FULL)


def beside(cells: i64) -> i64:
    """Spaces beside these, within the farmyard."""
    return neighbours(cells) & EVERY_CELL


def one_crop(kind: i64) -> i64:
    """What a field holds after a single crop was put on it."""
    return 1 if kind == GRAIN else SOWN_GRAIN + 1
