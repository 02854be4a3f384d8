"""What a seat of Farmerama sees: everything but the cards that others have laid face down and what joined
the pile of a solo game unseen (F-20, F-69)."""

from __future__ import annotations

from typing import Final

from bocage.core.game import Game
from bocage.core.lanes import bit, lane, one, popcount, shifted, total
from bocage.core.native import i64
from bocage.core.state import State
from bocage.envs.stepping.rows import Encoder, RowWriter, flag_at
from bocage.envs.table import Block, FeatureTable, farms_in_order
from bocage.games.farmerama import Game as FarmeramaGame
from bocage.games.farmerama.rules.actions import (
    ALLOT,
    ANIMALS,
    CARDS,
    CHIEF,
    CROPS,
    DRAW,
    GOODS,
    REPLENISH,
    REVEAL,
    WATER,
    WHEEL_CARDS,
)
from bocage.games.farmerama.rules.farm import Farm
from bocage.games.farmerama.rules.notation import field_names
from bocage.games.farmerama.rules.scoring import stars, winners
from bocage.games.farmerama.rules.state import Board

CHANCE: Final = (ALLOT, DRAW, CHIEF, REVEAL, REPLENISH)
HAS_SECRETS: Final = True
VARIANTS: Final[dict[str, dict[str, object]]] = {"two players": {"seats": 2}, "solo": {"seats": 1}}
# Version 1 (`envs/layout.py`): by what counts are divided, in the order of their block; which are ids.
SCALES: Final[dict[str, int | tuple[int, ...]]] = {
    "course": (24, 12, 40),
    "seats": 3,
    "question": (255, 32, 8, 16),
    "supply": 40,
    "barn": 16,
    "wheel": 12,
    "products": 20,
    "tokens": 8,
    "piles": (42, 42, 3),
    "discard": 14,
    "unseen": 14,
}
IDS: Final[dict[str, tuple[str, ...] | int]] = {
    "pastures": tuple(str(area) for area in range(8)),
    "under": ("none", "sow", "harvest", "water"),
    "piles.favoured": ("none", "sow", "harvest", "water"),
}
UNDER: Final = 4  # cards under the solo pile that are shown, the next one first

# The compiler makes plain numbers of these, not of the lengths of tuples.
CROP_COUNT: Final = 4
CARD_COUNT: Final = 5
FIELDS_IN_WORD: Final = 15
_PILE_CARDS: Final = CARDS[:WHEEL_CARDS]


def _farm_counts(name: str, farm: str) -> list[Block]:
    return [
        Block(f"{name}.barn", GOODS, f"Goods in the barn of {farm}."),
        Block(f"{name}.wheel", ("turned",), f"By how many sectors the wheel of {farm} was turned."),
        Block(f"{name}.products", ANIMALS, f"How many ranks each marker of {farm} has climbed."),
        Block(
            f"{name}.pastures",
            ANIMALS,
            f"Area whose pasture each animal of {farm} is on, from 1; 0 in the stable.",
        ),
        Block(
            f"{name}.tokens",
            ("special", "laid"),
            f"Special-action tiles of {farm}, and cards laid this round.",
        ),
    ]


def _farm_flags(name: str, farm: str, game: FarmeramaGame) -> list[Block]:
    fields = field_names(game.components)
    sown = tuple(f"{field}.{crop}" for field in fields for crop in CROPS)
    return [
        Block(f"{name}.fields", sown, f"What is sown on each field of {farm}."),
        Block(f"{name}.garden", tuple(game.components.tiles), f"Decorative buildings of {farm}."),
        Block(f"{name}.cards", CARDS, f"Cards of {farm} this round, where you may know them."),
    ]


def _solo_counts() -> list[Block]:
    under = tuple(str(place + 1) for place in range(UNDER))
    return [
        Block(
            "solo.piles",
            ("pile", "replenishing", "favoured"),
            "Cards in both piles of the solo game, and the card turned up: 1 sow, 2 harvest, 3 water.",
        ),
        Block("solo.discard", _PILE_CARDS, "Solo cards beside the pile."),
        Block("solo.unseen", _PILE_CARDS, "Solo cards that are in the replenishing pile or joined unseen."),
        Block("solo.under", under, "The next cards under the pile, named as the one turned up."),
    ]


def features(game: Game) -> FeatureTable:
    """The table of numbers, for so many players and these components."""
    assert isinstance(game, FarmeramaGame)
    seats = int(game.board.seats)
    tiles = tuple(game.components.tiles)
    farms = farms_in_order(seats)
    counts = [
        Block(
            "course",
            ("round", "wheel", "stack"),
            "Round, position of the action wheel, buildings in the stack.",
        ),
        Block("seats", ("first", "chief"), "Seats from you to who is first, and to the chief sheep."),
        Block(
            "question",
            ("node", "a", "b", "c"),
            "The open question: number of the effect that asks, from 1, and its counters; at work the cards "
            "left (a mask), the card being done, from 1, and how often that was done.",
        ),
        Block("supply", GOODS, "Goods that nobody holds."),
        *(_solo_counts() if seats == 1 else ()),
        *(block for name, farm in farms for block in _farm_counts(name, farm)),
    ]
    flags = [
        Block(
            "you",
            ("act", "advanced", "last", "open"),
            "Whether it is for you to decide; whether this is the advanced game, only the rounds for "
            "the chief sheep are left, the cards lie open.",
        ),
        Block("display", tiles, "Buildings that lie open."),
        Block("unseen", tiles, "Buildings that are in the stack or removed."),
        *(block for name, farm in farms for block in _farm_flags(name, farm, game)),
    ]
    return FeatureTable(counts, flags)


def encoder(game: Game) -> Encoder:
    """What writes the numbers."""
    return FarmeramaEncoder()


class FarmeramaEncoder(Encoder):
    """Writes the table and all farms, from one's own on."""

    def write(self, s: State, seat: i64, row: RowWriter) -> None:
        assert isinstance(s, Board)
        row.four(s.round, s.wheel, s.stack, (s.first - seat + s.seats) % s.seats)
        row.count((s.chief - seat + s.seats) % s.seats)
        acts = _write_question(s, seat, row)
        row.lanes(s.supply)
        row.count(lane(s.supply, WATER))
        if s.is_solo():
            _write_piles(s, row)
        turn: i64 = 0
        while turn < s.seats:
            _write_counts(s.farm((seat + turn) % s.seats), row)
            turn += 1
        row.flags(
            flag_at(acts, 0) | flag_at(s.advanced, 1) | flag_at(s.last, 2) | flag_at(s.open_cards, 3), 4
        )
        row.flags(s.display, s.parts.tiles)
        row.flags(s.unseen, s.parts.tiles)
        turn = 0
        while turn < s.seats:
            _write_flags(s, s.farm((seat + turn) % s.seats), turn == 0 or s.open_cards, row)
            turn += 1

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Board)
        return [float(stars(s.parts, s.farm(seat))) for seat in range(s.seats)]

    def winners(self, s: State) -> list[int]:
        assert isinstance(s, Board)
        return list(winners(s)[0])


def _write_question(s: Board, seat: i64, row: RowWriter) -> bool:
    """The frame on top of the agenda; returns whether it is for this seat to decide."""
    top = s.top
    if top is None:
        row.four(0, 0, 0, 0)
        return False
    row.four(top.node + 1, top.a & 255, top.b & 255, top.c & 255)
    return top.seat == seat


def _write_piles(s: Board, row: RowWriter) -> None:
    """What one may know of the solo piles: nobody sees which card joined (F-69)."""
    row.count(total(s.pile))
    row.count(total(s.more))
    row.count(s.favoured)
    unseen = s.more
    if s.added:
        unseen += one(s.added - 1)
    for kind in range(WHEEL_CARDS):
        row.count(lane(s.discard, kind))
    for kind in range(WHEEL_CARDS):
        row.count(lane(unseen, kind))
    for place in range(UNDER):
        row.count((s.under >> (2 * place)) & 3)


def _write_counts(farm: Farm, row: RowWriter) -> None:
    row.lanes(farm.barn)
    row.count(lane(farm.barn, WATER))
    row.count(farm.offset)
    row.lanes(farm.ranks)
    row.four(farm.place_of(0), farm.place_of(1), farm.place_of(2), farm.place_of(3))
    row.count(farm.special)
    row.count(popcount(farm.chosen))


def _write_flags(s: Board, farm: Farm, is_open: bool, row: RowWriter) -> None:
    field: i64 = 0
    while field < s.parts.fields:
        end = min(field + FIELDS_IN_WORD, s.parts.fields)
        word: i64 = 0
        size: i64 = 0
        while field < end:
            # Crops count from 0, an empty field is -1: bit 0 of the shifted word falls out.
            word |= shifted(bit(farm.crop_on(field) + 1) >> 1, size)
            size += CROP_COUNT
            field += 1
        row.flags(word, size)
    row.flags(farm.garden, s.parts.tiles)
    row.flags(farm.chosen if is_open else 0, CARD_COUNT)
