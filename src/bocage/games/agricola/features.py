"""What a seat of Agricola sees: everything but the hands of the others (A-1.6)."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import WORD, BitSet
from bocage.core.game import Game
from bocage.core.lanes import bit, lane, popcount
from bocage.core.native import i64
from bocage.core.state import State
from bocage.envs.stepping.rows import Encoder, RowWriter, flag_at
from bocage.envs.table import Block, FeatureTable, farms_in_order
from bocage.games.agricola.rules.actions import DEAL_MINOR, DEAL_OCCUPATION, STARTER
from bocage.games.agricola.rules.book import RULE_CARD, Book
from bocage.games.agricola.rules.farm import CELLS, CROP_BITS, EDGES, FIELDS, Farm
from bocage.games.agricola.rules.goods import GOODS
from bocage.games.agricola.rules.memory import remembered
from bocage.games.agricola.rules.notation import CELL_NAMES, EDGE_NAMES, FIELD_NAMES, SPACE_NAMES
from bocage.games.agricola.rules.scoring import final_points, winners
from bocage.games.agricola.rules.spaces import HEAPS, MAJOR_IMPROVEMENT, ROUND_CARDS, STAGE_1
from bocage.games.agricola.rules.state import ROUNDS, Board

# Round cards have numbers: a player alone may choose their order.
CHANCE: Final = (DEAL_MINOR, DEAL_OCCUPATION, STARTER)
HAS_SECRETS: Final = True
VARIANTS: Final[dict[str, dict[str, object]]] = {"two players": {"seats": 2}}

# Version 1 (`envs/layout.py`): by what counts are divided, in the order of their block; which are ids.
SCALES: Final[dict[str, int | tuple[int, ...]]] = {
    "course": (14, 3),
    "question": (255, 255, 20),
    "piles": 24,
    "goods": (30, 24, 16, 16, 16, 12, 16, 14, 12, 40),
    "people": (5, 4, 5),
    "noted": (2, 20, 24, 24),
    "memory": 16,
    "hand_size": 10,
    "next": 4,
    "later": 16,
    "rounds": 4,
}
IDS: Final[dict[str, tuple[str, ...] | int]] = {
    "crops": ("none", "grain1", "grain2", "grain3", "vegetable1", "vegetable2"),
    "noted.house": ("wood", "clay", "stone"),
}

SPACES: Final = 35
ROUND_GOODS: Final = tuple(f"{number}.{good}" for number in range(1, ROUNDS + 1) for good in GOODS)
FIRST_CARDS: Final = tuple(SPACE_NAMES[space] for space in STAGE_1)
FIRST_SIZE: Final = 4
BASE_COUNTERS: Final = 5  # of the base deck, which is always in play: written together


class CardRun:
    """Cards with numbers one after the other in one word of a set."""

    def __init__(self, card: int) -> None:
        self.word: Final[i64] = card // WORD
        self.first: Final[i64] = card % WORD
        self.size: i64 = 1


def runs_of(cards: BitSet) -> list[CardRun]:
    """A set as runs, so that its flags are written a run at a time."""
    found: list[CardRun] = []
    for card in cards.numbers():
        if found and card % WORD and card == found[-1].word * WORD + found[-1].first + found[-1].size:
            found[-1].size += 1
        else:
            found.append(CardRun(card))
    return found


_NOTHING_SOWN: Final = bytes(FIELDS)
_NOTHING_LATER: Final = bytes(2 * len(GOODS) + len(ROUND_GOODS))
_NOTHING: Final = _NOTHING_SOWN + _NOTHING_LATER


def _farm_counts(book: Book, name: str, farm: str) -> list[Block]:
    people = ("people", "newborn", "home")
    noted = ("house", "begging", "bonus", "gained")
    return [
        Block(f"{name}.goods", GOODS, f"Supply of {farm}, animals included."),
        Block(f"{name}.people", people, f"People of {farm}: all, newborns, and those that can be placed."),
        Block(
            f"{name}.noted",
            noted,
            f"House of {farm} (0 wood, 1 clay, 2 stone), begging markers, points noted, building resources "
            "gained in this work phase.",
        ),
        Block(
            f"{name}.memory",
            tuple(book.counters),
            f"What single cards of {farm} remember: goods taken from a pile, field tiles used, the round of "
            "a field tile to come, occupations played by then, whether a gift was given.",
        ),
        Block(f"{name}.hand_size", ("minors", "occupations"), f"Cards in the hand of {farm}."),
        Block(
            f"{name}.crops", tuple(FIELD_NAMES), f"Crops on each field of {farm}: 1 to 3 grain, 4 and 5 for "
            "1 and 2 vegetables."
        ),
        Block(f"{name}.next", GOODS, f"Goods that {farm} is to get next round."),
        Block(f"{name}.later", GOODS, f"Goods that {farm} is to get in all rounds to come."),
        Block(f"{name}.rounds", ROUND_GOODS, f"Goods that lie on the space of each round for {farm}."),
    ]  # fmt: skip


def _farm_flags(book: Book, name: str, farm: str) -> list[Block]:
    majors, hand = _names(book)
    cells = tuple(CELL_NAMES)
    return [
        Block(f"{name}.rooms", cells, f"Spaces of {farm} with a room."),
        Block(f"{name}.stables", cells, f"Spaces of {farm} with a stable."),
        Block(f"{name}.pastures", cells, f"Spaces of {farm} that lie in a pasture."),
        Block(f"{name}.fields", tuple(FIELD_NAMES), f"Fields of {farm}; the last is a card that is a field."),
        Block(f"{name}.fences", tuple(EDGE_NAMES), f"Edges of {farm} with a fence."),
        Block(f"{name}.placed", tuple(SPACE_NAMES), f"Action spaces with people of {farm}."),
        Block(f"{name}.cards", tuple(book.names[RULE_CARD + 1 :]), f"Cards that lie in front of {farm}."),
        Block(f"{name}.known", hand, f"Cards in the hand of {farm} that everybody has seen coming."),
        Block(
            f"{name}.crafted",
            majors,
            f"Cards of {farm} that serve once a harvest and have served in this one.",
        ),
    ]


def book_of(game: Game) -> Book:
    """What the cards of a game say."""
    board = game.state
    assert isinstance(board, Board)
    return board.book


def _names(book: Book) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the majors, and of all cards that can be in a hand."""
    majors = tuple(book.names[card] for card in book.majors.numbers())
    return majors, tuple(book.names[book.first_minor :])


def features(game: Game) -> FeatureTable:
    """The table of numbers, for so many players; the same for all modes."""
    book = book_of(game)
    majors, hand = _names(book)
    farms = farms_in_order(int(game.state.seats))
    piles = tuple(SPACE_NAMES[heap.space] for heap in HEAPS)
    counts = [
        Block("course", ("round", "marker"), "Round, 1 to 14; seats from you to the starting player token."),
        Block(
            "question",
            ("node", "node_high", "step", "a", "b", "c"),
            "The open question: number of the effect that asks, from 1, modulo 256 and divided by 256; its "
            "step and counters.",
        ),
        Block("piles", piles, "Goods that lie on the accumulation spaces."),
        *(block for name, farm in farms for block in _farm_counts(book, name, farm)),
    ]
    flags = [
        Block(
            "you",
            ("act", "working", "starting", "beginner", "tile", "tile_used"),
            "Whether it is for you to decide; whether this is the work phase, the start of a round, a game "
            "for beginners; whether the tile with additional actions is in play, and used.",
        ),
        Block("revealed", tuple(SPACE_NAMES), "Round cards that lie open."),
        Block("first_card", FIRST_CARDS, "The round card that was revealed in round 1."),
        Block("majors", majors, "Major improvements on the supply board."),
        Block("own.hand", hand, "Cards in your hand."),
        Block("own.pack", hand, "Cards of a draft from which you may keep one."),
        *(block for name, farm in farms for block in _farm_flags(book, name, farm)),
    ]
    return FeatureTable(counts, flags)


def encoder(game: Game) -> Encoder:
    """What writes the numbers."""
    return AgricolaEncoder(book_of(game))


class AgricolaEncoder(Encoder):
    """Writes the board and all farms, from one's own on; the cards are those of a book."""

    def __init__(self, book: Book) -> None:
        self.book: Final = book
        self.majors: Final = runs_of(book.majors)
        self.further: Final[i64] = len(book.names) - WORD  # cards behind the first word of a set
        self.major_count: Final[i64] = book.majors.size()
        self.hands: Final[i64] = len(book.names) - book.first_minor  # cards that can be in a hand

    def write(self, s: State, seat: i64, row: RowWriter) -> None:
        assert isinstance(s, Board)
        acts = _write_question(s, seat, row)
        row.ten(s.piles0, s.piles1)
        row.four(lane(s.piles1, 4), lane(s.piles1, 5), lane(s.piles2, 0), lane(s.piles2, 1))
        row.count(lane(s.piles2, 2))  # the last of all
        other = seat
        while True:
            _write_counts(s, s.farm(other), row)
            other = s.after(other)
            if other == seat:
                break
        first: i64 = 0
        if s.first_card >= 0:
            first = bit(s.first_card - MAJOR_IMPROVEMENT)
        # One word where several fit: every call counts in a step of a few microseconds.
        row.flags(
            flag_at(acts, 0)
            | flag_at(s.working, 1)
            | flag_at(s.starting, 2)
            | flag_at(s.beginner, 3)
            | flag_at(s.tile, 4)
            | flag_at(s.tile_used, 5)
            | ((s.spaces & ROUND_CARDS) << 6)
            | (first << (6 + SPACES)),
            6 + SPACES + FIRST_SIZE,
        )
        _write_runs(self.majors, s.majors, row)
        own = s.farm(seat)
        self._write_cards(own.hand, self.book.first_minor, row)
        if own.pack.is_empty():
            row.no_flags(self.hands)
        else:
            self._write_cards(own.pack, self.book.first_minor, row)
        while True:
            self._write_flags(s.farm(other), s.people_of(other), row)
            other = s.after(other)
            if other == seat:
                break

    def _write_flags(self, farm: Farm, people: i64, row: RowWriter) -> None:
        row.flags(farm.rooms | (farm.stables << CELLS) | (farm.enclosed() << (2 * CELLS)), 3 * CELLS)
        row.flags(farm.every_field() | (farm.fences << FIELDS), FIELDS + EDGES)
        row.flags(people, SPACES)
        self._write_cards(farm.cards, RULE_CARD + 1, row)
        if farm.known.is_empty() and farm.crafted.is_empty():
            row.no_flags(self.hands + self.major_count)
        else:
            self._write_cards(farm.known, self.book.first_minor, row)
            _write_runs(self.majors, farm.crafted, row)

    def _write_cards(self, cards: BitSet, first: i64, row: RowWriter) -> None:
        """A flag for each card of the book from a first one on, which is in the first word."""
        row.flags(cards.word0 >> first, WORD - first)
        left = self.further
        if left > 0:
            row.flags(cards.word1, min(left, WORD))
        place: i64 = 2
        while left > WORD:
            left -= WORD
            row.flags(cards.word(place), min(left, WORD))
            place += 1

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Board)
        return [float(final_points(s, seat)) for seat in range(s.seats)]

    def winners(self, s: State) -> list[int]:
        assert isinstance(s, Board)
        return list(winners(s)[0])


def _write_question(s: Board, seat: i64, row: RowWriter) -> bool:
    """The course and the frame on top of the agenda; returns whether it is for this seat to decide."""
    marker = (s.marker - seat + s.seats) % s.seats
    top = s.top
    if top is None:
        row.four(s.round, marker, 0, 0)
        row.four(0, 0, 0, 0)
        return False
    node = top.node + 1
    row.four(s.round, marker, node & 255, node >> 8)
    row.four(top.step, top.a & 255, top.b & 255, top.c & 255)
    return top.seat == seat


def _write_counts(s: Board, farm: Farm, row: RowWriter) -> None:
    row.ten(farm.goods, farm.stock)
    row.four(farm.people, farm.newborn, farm.home, farm.house)
    memory = farm.memory
    row.four(farm.begging, farm.bonus, farm.gained, lane(memory, 0))
    row.four(lane(memory, 1), lane(memory, 2), lane(memory, 3), lane(memory, 4))
    counter: i64 = BASE_COUNTERS
    while counter < len(s.book.counters):
        row.count(remembered(farm, counter))
        counter += 1
    row.two(_count_common(farm.hand, s.book.minors), _count_common(farm.hand, s.book.occupations))
    if farm.crops == 0 and not farm.later_goods:
        row.counts(_NOTHING)
        return
    if farm.crops:
        _write_crops(farm.crops, row)
    else:
        row.counts(_NOTHING_SOWN)
    if farm.later_goods:
        _write_later(s, farm, row)
    else:
        row.counts(_NOTHING_LATER)


def _write_crops(crops: i64, row: RowWriter) -> None:
    fields: i64 = 0
    while fields < FIELDS:
        row.four(crops & 7, (crops >> 3) & 7, (crops >> 6) & 7, (crops >> 9) & 7)
        crops >>= 4 * CROP_BITS
        fields += 4


def _write_later(s: Board, farm: Farm, row: RowWriter) -> None:
    """Goods on the round spaces: those of the next round, all to come together, and by round (A-3.8)."""
    following = s.round + 1
    goods: i64 = 0
    stock: i64 = 0
    number = following
    while number <= ROUNDS:
        goods += farm.later_goods[number]
        stock += farm.later_stock[number]
        number += 1
    if following <= ROUNDS:
        row.ten(farm.later_goods[following], farm.later_stock[following])
    else:
        row.ten(0, 0)
    row.ten(goods, stock)
    number = 1
    while number <= ROUNDS:
        row.ten(farm.later_goods[number], farm.later_stock[number])
        number += 1


def _count_common(cards: BitSet, others: BitSet) -> i64:
    """How many cards are in both sets."""
    count: i64 = 0
    both = cards.word0 & others.word0
    if both:  # a word holds one sort of cards as a rule
        count = popcount(both)
    both = cards.word1 & others.word1
    if both:
        count += popcount(both)
    if cards.more:
        for place in range(2, cards.words()):
            count += popcount(cards.word(place) & others.word(place))
    return count


def _write_runs(runs: list[CardRun], cards: BitSet, row: RowWriter) -> None:
    """A flag for each card of these runs."""
    for run in runs:
        row.flags((cards.word(run.word) >> run.first) & (bit(run.size) - 1), run.size)
