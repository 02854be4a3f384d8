"""The action spaces of all player counts (A-7): one numbering, of which a game uses a part."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect, Then
from bocage.core.lanes import bit
from bocage.core.native import i64
from bocage.core.state import RUN, Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.book import NOTHING, Book
from bocage.games.agricola.rules.events import SPACES
from bocage.games.agricola.rules.goods import GOODS, Goods
from bocage.games.agricola.rules.state import Board, context_of
from bocage.games.agricola.rules.switches import (
    FARM_EXPANSION_SWITCH_BACK,
    SOLO_BEGINNER,
    SOLO_MEETING_PLACE_NEEDS_MINOR,
)
from bocage.games.agricola.rules.verbs.baking import BakeBread
from bocage.games.agricola.rules.verbs.choice import AndOr, OneOf
from bocage.games.agricola.rules.verbs.fencing import BuildFences
from bocage.games.agricola.rules.verbs.goods import Gain, GainOneOf, Pay, give
from bocage.games.agricola.rules.verbs.house import BuildRooms, Renovate
from bocage.games.agricola.rules.verbs.land import BuildStables, Plow, Sow
from bocage.games.agricola.rules.verbs.occupations import LESSONS, MORE_LESSONS, PlayOccupation
from bocage.games.agricola.rules.verbs.people import GrowFamily
from bocage.games.agricola.rules.verbs.play import Improve

FARM_EXPANSION: Final = 0
MEETING_PLACE: Final = 1
GRAIN_SEEDS: Final = 2
FARMLAND: Final = 3
LESSONS_SPACE: Final = 4
DAY_LABORER: Final = 5
FOREST: Final = 6
CLAY_PIT: Final = 7
REED_BANK: Final = 8
FISHING: Final = 9
GROVE: Final = 10
COPSE: Final = 11
HOLLOW: Final = 12
RESOURCE_MARKET: Final = 13
MORE_LESSONS_SPACE: Final = 14
TRAVELING_PLAYERS: Final = 15
MAJOR_IMPROVEMENT: Final = 16
FENCING: Final = 17
GRAIN_UTILIZATION: Final = 18
SHEEP_MARKET: Final = 19
BASIC_WISH: Final = 20
HOUSE_REDEVELOPMENT: Final = 21
WESTERN_QUARRY: Final = 22
VEGETABLE_SEEDS: Final = 23
PIG_MARKET: Final = 24
CATTLE_MARKET: Final = 25
EASTERN_QUARRY: Final = 26
URGENT_WISH: Final = 27
CULTIVATION: Final = 28
FARM_REDEVELOPMENT: Final = 29
SIDE_JOB: Final = 30
TILE_COPSE: Final = 31
TILE_RESOURCE_MARKET: Final = 32
ANIMAL_MARKET: Final = 33
MODEST_WISH: Final = 34

# Groups that cards name.
WOOD_SPACES: Final = (FOREST, GROVE, COPSE, TILE_COPSE)
STONE_SPACES: Final = (WESTERN_QUARRY, EASTERN_QUARRY)
MARKETS: Final = (SHEEP_MARKET, PIG_MARKET, CATTLE_MARKET)
STAGE_1: Final = (MAJOR_IMPROVEMENT, FENCING, GRAIN_UTILIZATION, SHEEP_MARKET)

# As masks.
MAIN_BOARD: Final = (1 << 10) - 1
FOR_THREE: Final = (1 << GROVE) | (1 << HOLLOW) | (1 << RESOURCE_MARKET) | (1 << MORE_LESSONS_SPACE)
FOR_FOUR: Final = FOR_THREE | (1 << COPSE) | (1 << TRAVELING_PLAYERS)
TILE_FOR_MORE: Final = (1 << ANIMAL_MARKET) | (1 << MODEST_WISH)
TILE_FOR_TWO: Final = TILE_FOR_MORE | (1 << TILE_COPSE) | (1 << TILE_RESOURCE_MARKET)
TILE: Final = TILE_FOR_TWO
MARKET_MASK: Final = (1 << SHEEP_MARKET) | (1 << PIG_MARKET) | (1 << CATTLE_MARKET)
WISHES: Final = (1 << BASIC_WISH) | (1 << URGENT_WISH) | (1 << MODEST_WISH)
# The round cards by stage: four, three, two, two, two, one.
STAGES: Final[list[i64]] = [0b1111 << 16, 0b111 << 20, 0b11 << 23, 0b11 << 25, 0b11 << 27, 1 << 29]
ROUND_CARDS: Final = 0b11111111111111 << 16
STAGE_OF_ROUND: Final[list[i64]] = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5]


class Heap:
    """What accumulates on a space: a good, and how much a round with one, two, three or four players."""

    def __init__(self, space: int, good: str, amounts: tuple[int, int, int, int]) -> None:
        self.space: Final[i64] = space
        self.good: Final[i64] = GOODS.index(good)
        self.amounts: Final[list[i64]] = list(amounts)


HEAPS: Final[list[Heap]] = [
    Heap(FOREST, "wood", (2, 3, 3, 3)),
    Heap(CLAY_PIT, "clay", (1, 1, 1, 1)),
    Heap(REED_BANK, "reed", (1, 1, 1, 1)),
    Heap(FISHING, "food", (1, 1, 1, 1)),
    Heap(GROVE, "wood", (0, 0, 2, 2)),
    Heap(COPSE, "wood", (0, 0, 0, 1)),
    Heap(HOLLOW, "clay", (0, 0, 1, 2)),
    Heap(TRAVELING_PLAYERS, "food", (0, 0, 0, 1)),
    Heap(SHEEP_MARKET, "sheep", (1, 1, 1, 1)),
    Heap(WESTERN_QUARRY, "stone", (1, 1, 1, 1)),
    Heap(PIG_MARKET, "boar", (1, 1, 1, 1)),
    Heap(CATTLE_MARKET, "cattle", (1, 1, 1, 1)),
    Heap(EASTERN_QUARRY, "stone", (1, 1, 1, 1)),
    Heap(TILE_COPSE, "wood", (0, 1, 0, 0)),
    Heap(MEETING_PLACE, "food", (1, 1, 1, 1)),  # in the beginner game alone
]
HEAP_OF: Final[list[i64]] = [NOTHING] * SPACES
for _place, _heap in enumerate(HEAPS):
    HEAP_OF[_heap.space] = _place


def replenish(s: Board) -> None:
    """Every accumulation space in play gets its amount (A-5.5)."""
    for place, heap in enumerate(HEAPS):
        if (s.spaces >> heap.space) & 1 and (heap.space != MEETING_PLACE or s.beginner):
            s.add_to_pile(place, heap.amounts[s.seats - 1])


class TakeAll(Effect[Board]):
    """Take everything from an accumulation space (A-6.5)."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space: Final[i64] = space

    def run(self, s: Board, f: Frame) -> None:
        place = HEAP_OF[self.space]
        count = s.pile(place)
        s.add_to_pile(place, -count)
        give(s, f.seat, HEAPS[place].good, count)


class Meet(Effect[Board]):
    """Take the starting player token; then a minor, or in the beginner game food (A-7.2, A-19.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.take: Final = TakeAll(MEETING_PLACE)
        self.minor: Final = Improve(optional=True)
        self.alone: Final = Improve()

    def parts(self) -> list[Effect[Board]]:
        return [self.take, self.minor, self.alone]

    def _only_a_minor(self, s: Board) -> bool:
        return s.is_solo() and not s.beginner and s.has_switch(SOLO_MEETING_PLACE_NEEDS_MINOR)

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return not self._only_a_minor(s) or self.alone.can(s, f, why)  # AR-78

    def run(self, s: Board, f: Frame) -> None:
        if not s.is_solo():
            s.marker = f.seat  # AR-14: at once
            s.tell("starter", f.seat)
        if s.beginner:
            s.push(self.take.node, f.seat, f.actor, RUN)
        elif self._only_a_minor(s):
            s.push(self.alone.node, f.seat, f.actor, RUN)
        else:
            s.push(self.minor.node, f.seat, f.actor, RUN)


class ByPlayers(Effect[Board]):
    """One effect with three players, another with four (A-7.14)."""

    def __init__(self, three: Effect[Board], four: Effect[Board]) -> None:
        super().__init__()
        self.three: Final = three
        self.four: Final = four

    def parts(self) -> list[Effect[Board]]:
        return [self.three, self.four]

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.four.node if s.seats > 3 else self.three.node, f.seat, f.actor, RUN)


class Space:
    """An action space: its name in the notation, the rule that describes it, what happens on it."""

    def __init__(self, id: str, rule: str, effect: Effect[Board]) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.effect: Final = effect


ACTION_SPACES: Final[list[Space]] = [
    Space(
        "farm_expansion",
        "A-7.1",
        AndOr(BuildRooms(), BuildStables(each=Goods(wood=2)), "A-7.1", FARM_EXPANSION_SWITCH_BACK),
    ),
    Space("meeting_place", "A-7.2", Meet()),
    Space("grain_seeds", "A-7.3", Gain(grain=1)),
    Space("farmland", "A-7.4", Plow()),
    Space("lessons", "A-7.5", PlayOccupation(LESSONS)),
    Space("day_laborer", "A-7.6", Gain(food=2)),
    Space("forest", "A-7.7", TakeAll(FOREST)),
    Space("clay_pit", "A-7.8", TakeAll(CLAY_PIT)),
    Space("reed_bank", "A-7.9", TakeAll(REED_BANK)),
    Space("fishing", "A-7.10", TakeAll(FISHING)),
    Space("grove", "A-7.11", TakeAll(GROVE)),
    Space("copse", "A-7.12", TakeAll(COPSE)),
    Space("hollow", "A-7.13", TakeAll(HOLLOW)),
    Space(
        "resource_market",
        "A-7.14",
        ByPlayers(three=Then(Gain(food=1), GainOneOf("reed", "stone")), four=Gain(reed=1, stone=1, food=1)),
    ),
    Space("more_lessons", "A-7.15", PlayOccupation(MORE_LESSONS)),
    Space("traveling_players", "A-7.16", TakeAll(TRAVELING_PLAYERS)),
    Space("major_improvement", "A-7.17", Improve(majors=True)),
    Space("fencing", "A-7.18", BuildFences()),
    Space("grain_utilization", "A-7.19", AndOr(Sow(), BakeBread(), "A-7.19")),
    Space("sheep_market", "A-7.20", TakeAll(SHEEP_MARKET)),
    Space("basic_wish_for_children", "A-7.21", Then(GrowFamily(with_room=True), Improve(optional=True))),
    Space("house_redevelopment", "A-7.22", Then(Renovate(), Improve(majors=True, optional=True))),
    Space("western_quarry", "A-7.23", TakeAll(WESTERN_QUARRY)),
    Space("vegetable_seeds", "A-7.24", Gain(vegetable=1)),
    Space("pig_market", "A-7.25", TakeAll(PIG_MARKET)),
    Space("cattle_market", "A-7.26", TakeAll(CATTLE_MARKET)),
    Space("eastern_quarry", "A-7.27", TakeAll(EASTERN_QUARRY)),
    Space("urgent_wish_for_children", "A-7.28", GrowFamily()),
    Space("cultivation", "A-7.29", AndOr(Plow(), Sow(), "A-7.29")),
    Space("farm_redevelopment", "A-7.30", Then(Renovate(), BuildFences(optional=True))),
    Space("side_job", "A-7.31", AndOr(BuildStables(each=Goods(wood=1), up_to=1), BakeBread(), "A-7.31")),
    Space("tile_copse", "A-7.32", TakeAll(TILE_COPSE)),
    Space("tile_resource_market", "A-7.33", Gain(stone=1, food=1)),
    Space(
        "animal_market",
        "A-7.34",
        OneOf(Gain(sheep=1, food=1), Gain(boar=1), Pay(Goods(food=1), Gain(cattle=1)), rule="A-7.34"),
    ),
    Space("modest_wish_for_children", "A-7.35", GrowFamily(with_room=True, from_round=5)),
]


def enter_spaces(book: Book) -> None:
    """Give what happens on the action spaces its addresses."""
    for space in ACTION_SPACES:
        book.add(f"space.{space.id}", space.effect)


# These always give something to whoever may place there.
ALWAYS_POSSIBLE: Final = (
    sum(int(bit(heap.space)) for heap in HEAPS)  # not `1 <<`: see `core.lanes.shifted`
    | (1 << GRAIN_SEEDS)
    | (1 << DAY_LABORER)
    | (1 << RESOURCE_MARKET)
    | (1 << VEGETABLE_SEEDS)
    | (1 << TILE_RESOURCE_MARKET)
    | (1 << ANIMAL_MARKET)
) & ~(1 << MEETING_PLACE)
# Those that give goods at once, ask nothing and bring no animals.
PLAIN: Final = ALWAYS_POSSIBLE & ~(MARKET_MASK | (1 << RESOURCE_MARKET) | (1 << ANIMAL_MARKET))


def own_action_possible(s: Board, seat: i64, space: i64, why: Why | None) -> bool:
    """Whether at least one action of a space can be carried out now (A-6.2)."""
    if (ALWAYS_POSSIBLE >> space) & 1:
        return True
    return ACTION_SPACES[space].effect.can(s, context_of(seat), why)


def spaces_for(seats: int, beginner: bool, tile: bool, switches: i64) -> i64:
    """The spaces in play from the start (A-2.6)."""
    found = MAIN_BOARD
    if seats == 3:
        found |= FOR_THREE
    if seats == 4:
        found |= FOR_FOUR
    if tile:
        found |= TILE_FOR_TWO if seats == 2 else TILE_FOR_MORE
    if beginner and (seats > 1 or switches & SOLO_BEGINNER):
        found |= bit(SIDE_JOB)
    return found
