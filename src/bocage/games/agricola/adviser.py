"""What a position of Agricola is worth: points in sight, food for the harvests to come, people and goods."""

from __future__ import annotations

from typing import Final

from bocage.bots.search.adviser import Adviser
from bocage.core.lanes import lane, popcount, times, total
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import State
from bocage.games.agricola.rules.farm import MOST_PEOPLE, Farm
from bocage.games.agricola.rules.goods import (
    ANIMAL_KINDS,
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from bocage.games.agricola.rules.harvest import ADULT, ADULT_ALONE, FEED, has_harvest
from bocage.games.agricola.rules.pastures import fences_around
from bocage.games.agricola.rules.phases import FEEDING_PHASE
from bocage.games.agricola.rules.scoring import (
    BEGGING_POINTS,
    BOAR_STEPS,
    CATTLE_STEPS,
    FIELD_STEPS,
    GRAIN_STEPS,
    PASTURE_STEPS,
    PERSON_POINTS,
    SHEEP_STEPS,
    VEGETABLE_STEPS,
    bonus_points,
    card_points,
    final_points,
    resources_left,
)
from bocage.games.agricola.rules.state import ROUNDS, Board
from bocage.games.agricola.rules.turns import TURN_OF_ONE
from bocage.games.agricola.rules.verbs.fencing import spaces_chosen

HARVESTS: Final = 6.0
TIE_BREAK: Final = 0.01  # points for each building resource left
RAW: Final = 1  # food for a grain or a vegetable as it is
MOST_COOKED: Final = 2  # food for an animal, carefully counted


class Weights:
    """How much the promises of a farm are worth, in points."""

    def __init__(self) -> None:
        self.turn: float = 2.0  # a person still to place
        self.food: float = 0.5
        self.food_a_turn: float = 2.5  # what a turn can bring when it must
        self.spare_room: float = 2.0  # for a child, and more with each round to come
        self.spare_room_round: float = 0.7
        self.wood: float = 0.45
        self.clay: float = 0.5
        self.reed: float = 0.9
        self.stone: float = 0.6
        self.grain: float = 0.4
        self.vegetable: float = 0.6
        self.horizon: float = 6.0  # people still to place from which goods count in full
        self.birth: float = 0.45  # young of a pair, each harvest
        self.cooked_birth: float = 0.9  # likewise, where they can be cooked
        self.animal_room: float = 0.25
        self.most_animal_room: float = 6.0
        self.sown: float = 0.3  # a field to reap, each harvest
        self.empty_field: float = 0.2
        self.stove: float = 3.75
        self.oven: float = 0.8
        self.occupation: float = 0.8
        self.minor: float = 0.4
        self.marker: float = 0.4


class AgricolaAdviser(Adviser):
    """Points now, what can be fed, and what people, goods, fields and animals promise until the end."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = weights or Weights()

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Board)
        if s.top is None:
            return float(final_points(s, seat)) + TIE_BREAK * float(resources_left(s, seat))
        farm = with_pasture_begun(s, seat)
        turns = turns_left(s, farm)
        late = min(1.0, turns / self.weights.horizon)
        harvests = harvests_left(s, seat)
        worth = farm_points(farm) + float(card_points(farm) + BEGGING_POINTS * farm.begging)
        worth += float(bonus_points(s, seat)) + self.weights.turn * turns
        worth += self._food(s, farm, seat, harvests) + self._goods(farm) * late
        worth += self._animals(farm, harvests, late) + self._land(farm, harvests)
        worth += self._house(s, farm) + self._cards(farm, harvests, late)
        return worth + (self.weights.marker * late if s.marker == seat else 0.0)

    def _food(self, s: Board, farm: Farm, seat: i64, harvests: float) -> float:
        """Food is worth what it saves: turns, and in need begging markers (A-17.6)."""
        adult = ADULT_ALONE if s.is_solo() else ADULT
        each = float(adult * farm.people)
        have = float(farm.food()) + food_to_come(s, farm)
        worth = self.weights.food * (min(have, each * harvests) - each * harvests)
        if harvests > 0.0:
            lacking = each - have - float(could_eat(farm))
            lacking -= self.weights.food_a_turn * turns_to_harvest(s, farm, seat)
            if lacking > 0.0:
                worth += float(BEGGING_POINTS) * lacking
        return worth

    def _goods(self, farm: Farm) -> float:
        weights = self.weights
        worth = weights.wood * fading(farm.good(WOOD)) + weights.clay * fading(farm.good(CLAY))
        worth += weights.reed * fading(farm.good(REED)) + weights.stone * fading(farm.good(STONE))
        return (
            worth
            + weights.grain * fading(farm.good(GRAIN))
            + weights.vegetable * fading(farm.good(VEGETABLE))
        )

    def _animals(self, farm: Farm, harvests: float, late: float) -> float:
        """Pairs have young each harvest (A-17.7); room for more is worth something too."""
        weights = self.weights
        homes = farm.housing()
        free = max(0.0, float(homes.room - total(farm.herd())))
        each = weights.cooked_birth if farm.has(farm.book.every_stove) else weights.birth
        worth = weights.animal_room * min(weights.most_animal_room, free) * late
        kind: i64 = 0
        while kind < ANIMAL_KINDS:
            if farm.animal(kind) >= 2:
                worth += each * harvests * (1.0 if free > 0.0 else 0.5)
            kind += 1
        return worth

    def _land(self, farm: Farm, harvests: float) -> float:
        planted = float(popcount(farm.planted()))
        empty = float(popcount(farm.empty_fields()))
        worth = self.weights.sown * planted * min(3.0, harvests)
        return worth + self.weights.empty_field * empty * min(1.0, harvests / 2.0)

    def _house(self, s: Board, farm: Farm) -> float:
        """Room for a child: the earlier, the better (A-9.1)."""
        spare = min(farm.room_count(), MOST_PEOPLE) - farm.people
        if spare <= 0:
            return 0.0
        left = float(s.rounds_left())
        first = (self.weights.spare_room + self.weights.spare_room_round * left) * min(1.0, left / 2.0)
        return first * (1.0 + 0.5 * float(spare - 1))

    def _cards(self, farm: Farm, harvests: float, late: float) -> float:
        """Effects that will still serve, whatever they are."""
        weights = self.weights
        share = harvests / HARVESTS
        worth = weights.occupation * float(farm.occupations) * late
        worth += weights.minor * float(farm.cards.common(farm.book.minors).size()) * late
        if farm.has(farm.book.every_stove):
            worth += weights.stove * share
        if farm.has(farm.book.every_oven):
            worth += weights.oven * share
        return worth

    def styles(self) -> list[object]:
        return [self.weights]

    def begins_move(self, s: State, m: Menu) -> bool:
        top = s.top
        assert isinstance(s, Board)
        return top is None or top.node == TURN_OF_ONE.node or s.round == 0

    def has_secrets(self, s: State) -> bool:
        assert isinstance(s, Board)
        return s.seats > 1 and not s.beginner

    def signature(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Board)
        return hash((s.farm(seat).key(), s.round, s.majors.key(), s.moment, s.marker == seat)) | 1


def with_pasture_begun(s: Board, seat: i64) -> Farm:
    """The farm as it would be if the pasture that is being fenced were closed now and paid with wood."""
    farm = s.farm(seat)
    chosen = spaces_chosen(s, seat)
    if chosen == 0:
        return farm
    new = fences_around(chosen) & ~farm.fences
    farm = farm.copy()
    farm.fences |= new
    farm.goods -= times(min(farm.good(WOOD), popcount(new)), WOOD)
    farm.changed()
    return farm


def turns_left(s: Board, farm: Farm) -> float:
    """How many people a player will still place, as many as there are now."""
    return float(farm.home + farm.people * s.rounds_left())


def is_fed(s: Board, seat: i64) -> bool:
    """Whether the feeding of this round is over for a player, or none is due."""
    if not has_harvest(s.round):
        return True
    if s.working:
        return False
    frame = s.top
    while frame is not None:
        if frame.node == FEEDING_PHASE.node or (frame.node == FEED.node and frame.seat == seat):
            return False
        frame = frame.below
    return True


def harvests_left(s: Board, seat: i64) -> float:
    """How many times the family must still be fed."""
    count: i64 = 0 if is_fed(s, seat) else 1
    round = s.round + 1
    while round <= ROUNDS:
        if has_harvest(round):
            count += 1
        round += 1
    return float(count)


def turns_to_harvest(s: Board, farm: Farm, seat: i64) -> float:
    """How many people can be placed before the next harvest."""
    if has_harvest(s.round) and not is_fed(s, seat):
        return float(farm.home)
    round = s.round + 1
    while round < ROUNDS and not has_harvest(round):
        round += 1
    return float(farm.home + farm.people * (round - s.round))


def food_to_come(s: Board, farm: Farm) -> float:
    """Food on the round spaces (A-3.8)."""
    count: i64 = 0
    for stock in farm.later_stock:
        count += lane(stock, FOOD)
    return float(count)


def could_eat(farm: Farm) -> i64:
    """Food that crops and, with a stove, animals would bring in need."""
    count = RAW * (farm.good(GRAIN) + farm.good(VEGETABLE))
    if farm.has(farm.book.every_stove):
        count += MOST_COOKED * total(farm.herd())
    return count


def farm_points(farm: Farm) -> float:
    """The points of the farm, drawn out between the steps of the table (A-18.2)."""
    enclosed = farm.enclosed()
    points = between(popcount(farm.fields), FIELD_STEPS) + between(len(farm.pasture_cells), PASTURE_STEPS)
    points += between(farm.crop_total(GRAIN), GRAIN_STEPS)
    points += between(farm.crop_total(VEGETABLE), VEGETABLE_STEPS)
    points += between(farm.animal(SHEEP), SHEEP_STEPS) + between(farm.animal(BOAR), BOAR_STEPS)
    points += between(farm.animal(CATTLE), CATTLE_STEPS)
    points += float(popcount(enclosed & farm.stables) - popcount(farm.unused()))
    return points + float(farm.house * farm.room_count() + PERSON_POINTS * farm.people)


def between(count: i64, steps: list[i64]) -> float:
    """Points of a row of the table, growing evenly from step to step; -1 for none."""
    low: i64 = 0
    points: float = -1.0
    place: i64 = 0
    while place < 4:
        high = steps[place]
        next_points = float(place + 1)
        if count < high:
            return points + (next_points - points) * float(count - low) / float(high - low)
        low = high
        points = next_points
        place += 1
    return points


def fading(count: i64) -> float:
    """The more there is of a good, the less one more is worth."""
    return float(count) if count <= 5 else 5.0 + float(count - 5) * 0.4


ADVISER: Final = AgricolaAdviser()
