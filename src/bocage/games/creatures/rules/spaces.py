"""The seventeen action spaces (C-9, C-10)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit, lane, lowest, one, times
from bocage.core.native import i64
from bocage.core.state import RUN, Frame
from bocage.core.why import Why
from bocage.games.creatures.rules.book import NOTHING, Book
from bocage.games.creatures.rules.events import BORDERS_GAINED, USES
from bocage.games.creatures.rules.goods import COW, HORSE, PIG, REED, SHEEP, STONE, WOOD, Goods
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.verbs.borders import PlaceBorders
from bocage.games.creatures.rules.verbs.construction import BuildSpecial
from bocage.games.creatures.rules.verbs.expansion import Expand
from bocage.games.creatures.rules.verbs.goods import Gain
from bocage.games.creatures.rules.verbs.stalls import BuildStall, UpgradeStalls
from bocage.games.creatures.rules.verbs.troughs import PlaceTroughs

START_PLAYER: Final = 0
THREE_WOOD: Final = 1
ONE_STONE: Final = 2
TWO_STONE: Final = 3
BUILDING_RESOURCES: Final = 4
FENCES: Final = 5
WALLS: Final = 6
EXPAND_SPACE: Final = 7
FEEDING_TROUGHS: Final = 8
STABLES_SPACE: Final = 10
SPECIAL_BUILDING_1: Final = 11
SPECIAL_BUILDING_2: Final = 12
SPACES: Final = 17
EVERY_SPACE: Final = (1 << SPACES) - 1
# The top four, Building Resources, Expand and the animal spaces always give something (C-10.2).
ALWAYS_POSSIBLE: Final = 0b11110000010011111
TOP_FOUR: Final = 0b1111  # C-10.4: Start Player, 3 Wood, 1 Stone, 2 Stone
FIRST_ANIMAL_SPACE: Final = 13
BORDER_PILE: Final = 4  # lane of `Board.piles` for the borders on Expand

# What the first four spaces and Expand get each round (C-9.1), as lanes of `Board.piles`.
PILE_GOODS: Final = (WOOD, WOOD, STONE, STONE)
REFILL: Final = times(1, 0) + times(3, 1) + times(1, 2) + times(2, 3) + times(1, BORDER_PILE)
# The first good of an animal space (reed, or an animal kind) and what is added otherwise.
FIRST_GOODS: Final = (REED, PIG, COW, HORSE)
EXTRA_ANIMALS: Final = (SHEEP, SHEEP, PIG, SHEEP)


class TakePile(Effect[Board]):
    """Take all wood or stone from one of the top four spaces; one of them brings the marker."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space: Final[i64] = space
        self.good: Final[i64] = PILE_GOODS[space]

    def run(self, s: Board, f: Frame) -> None:
        count = lane(s.piles, self.space)
        s.piles -= times(count, self.space)
        s.farm(f.seat).goods += times(count, self.good)
        if self.space == START_PLAYER:
            s.marker = f.seat  # C-8.11: counts from the next round
        if s.listener is not None:
            s.tell("gained", f.seat, times(count, self.good))


class TakeAnimals(Effect[Board]):
    """Take everything from an animal space; the animals are housed after the action."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final[i64] = place
        first = FIRST_GOODS[place]
        self.goods: Final[i64] = one(REED) if place == 0 else 0
        self.animals: Final[i64] = 0 if place == 0 else one(first)
        self.extra: Final[i64] = EXTRA_ANIMALS[place]

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        goods: i64 = 0
        animals = times(lane(s.extras, self.place), self.extra)
        if (s.firsts >> self.place) & 1:
            goods = self.goods
            animals += self.animals
        s.firsts &= ~bit(self.place)
        s.extras -= times(lane(s.extras, self.place), self.place)
        farm.goods += goods
        farm.animals += animals
        if s.listener is not None:
            s.tell("gained", f.seat, goods, animals)


class TakeBordersAndExpand(Effect[Board]):
    """All borders, then an expansion, then what waits for new borders (C-10.12, R-07)."""

    def __init__(self) -> None:
        super().__init__()
        self.expand: Final = Expand()
        self.arrival: Final = BordersArrive()

    def parts(self) -> list[Effect[Board]]:
        return [self.expand, self.arrival]

    def run(self, s: Board, f: Frame) -> None:
        count = lane(s.piles, BORDER_PILE)
        s.piles -= times(count, BORDER_PILE)
        s.gain_borders(f.seat, count)
        s.tell("borders", f.seat, count)
        s.push(self.arrival.node, f.seat, f.actor, RUN, count)
        s.push(self.expand.node, f.seat, f.actor, RUN)


class BordersArrive(Effect[Board]):
    """Tell the buildings that wait for it that their owner has gained borders (a)."""

    def run(self, s: Board, f: Frame) -> None:
        s.book.kernel.fire_for(s, f.seat, BORDERS_GAINED, f.actor, f.a)


class Space:
    """An action space.

    Attributes:
        id: its name in the notation and the message files.
        rule: the rule that describes it.
        effect: what happens on it.
    """

    def __init__(self, id: str, rule: str, effect: Effect[Board]) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.effect: Final = effect


ACTION_SPACES: Final[list[Space]] = [
    Space("start_player", "C-10.5", TakePile(START_PLAYER)),
    Space("three_wood", "C-10.6", TakePile(THREE_WOOD)),
    Space("one_stone", "C-10.7", TakePile(ONE_STONE)),
    Space("two_stone", "C-10.8", TakePile(TWO_STONE)),
    Space("building_resources", "C-10.9", Gain(wood=1, stone=1, reed=1)),
    Space("fences", "C-10.10", PlaceBorders(free=0, each=Goods(wood=1), at_least=1, rule="C-10.10")),
    Space("walls", "C-10.11", PlaceBorders(free=2, each=Goods(stone=2), at_least=1, rule="C-10.11")),
    Space("expand", "C-10.12", TakeBordersAndExpand()),
    Space(
        "feeding_troughs",
        "C-10.13",
        PlaceTroughs(up_to=99, free=1, each=Goods(wood=3), at_least=1, rule="C-10.13"),
    ),
    Space("stall", "C-10.14", BuildStall()),
    Space("stables", "C-10.15", UpgradeStalls()),
    Space("special_building_1", "C-10.16", BuildSpecial()),
    Space("special_building_2", "C-10.16", BuildSpecial()),
    Space("reed_and_sheep", "C-10.17", TakeAnimals(0)),
    Space("pig_and_sheep", "C-10.18", TakeAnimals(1)),
    Space("cow_and_pigs", "C-10.19", TakeAnimals(2)),
    Space("horse_and_sheep", "C-10.20", TakeAnimals(3)),
]


def enter_spaces(book: Book) -> None:
    """Give the action spaces their addresses."""
    for space in ACTION_SPACES:
        book.add(f"space.{space.id}", space.effect)


def refill(s: Board) -> None:
    """Goods come to every space with an arrow, whether or not some are left (C-9.1)."""
    s.piles += REFILL
    place: i64 = 0
    while place < 4:
        if (s.firsts >> place) & 1 or lane(s.extras, place):
            s.extras += one(place)
        else:
            s.firsts |= bit(place)
        place += 1


def can_use(s: Board, seat: i64, space: i64, why: Why | None) -> bool:
    """Whether at least one action of a space can be carried out (C-10.2)."""
    return ACTION_SPACES[space].effect.can(s, Frame(None, 0, seat, seat, RUN, NOTHING, 0, 0), why)


def open_spaces(s: Board, seat: i64) -> i64:
    """The unoccupied spaces whose action is possible."""
    found = ALWAYS_POSSIBLE & ~s.occupied
    rest = EVERY_SPACE & ~(ALWAYS_POSSIBLE | s.occupied)
    context = Frame(None, 0, seat, seat, RUN, NOTHING, 0, 0)
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        if ACTION_SPACES[space].effect.can(s, context, None):
            found |= bit(space)
            if space == SPECIAL_BUILDING_1:  # both Special Building spaces offer the same (C-10.16)
                found |= rest & bit(SPECIAL_BUILDING_2)
        if space == SPECIAL_BUILDING_1:
            rest &= ~bit(SPECIAL_BUILDING_2)
    return found


def use_space(s: Board, seat: i64, space: i64) -> None:
    """Carry out the action of a space, then what waits for its use."""
    s.book.kernel.fire(s, USES + space, seat)
    s.tell("space", seat, space)
    s.push(ACTION_SPACES[space].effect.node, seat, seat, RUN, NOTHING)
