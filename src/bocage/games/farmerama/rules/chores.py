"""Single chores of phase 3: what is possible, and what each does (F-31 to F-49, F-72)."""

from __future__ import annotations

from bocage.core.lanes import bit, covers, lane, lowest, one, times
from bocage.core.native import i64
from bocage.core.why import Why, refuse
from bocage.games.farmerama.rules.actions import (
    ANIMALS,
    AREAS,
    GOODS,
    SEEDS_CARD,
    WATER,
    WHEEL_CARDS,
)
from bocage.games.farmerama.rules.farm import STABLE, Farm
from bocage.games.farmerama.rules.parts import NOBODY
from bocage.games.farmerama.rules.reasons import (
    ANIMAL_OUT,
    BAR_BLOCKED,
    FIELD_EMPTY,
    FIELD_TAKEN,
    FODDER_SHORT,
    FODDER_SHORT_AND_FULL,
    NO_SPECIAL_TILE,
    NO_SUCH_FIELD,
    NO_WATER_AND_BAR,
    NONE_ANYWHERE,
    NONE_IN_BARN,
    NONE_IN_SUPPLY,
    NOT_A_HARVEST_SECTOR,
    NOT_A_SOW_SECTOR,
    PASTURE_FULL,
)
from bocage.games.farmerama.rules.state import Board


def limit_of(s: Board, seat: i64, card: i64) -> i64:
    """How often a card may be carried out this round (F-29, F-71); Seeds allows one Sow (F-39)."""
    if card == SEEDS_CARD:
        return 1
    if card >= WHEEL_CARDS:
        return 99
    place = s.wheel * WHEEL_CARDS + card
    favoured = s.favoured == card + 1 if s.is_solo() else s.players_of(card) == 1
    return s.parts.alone[place] if favoured else s.parts.shared[place]


def pay(s: Board, farm: Farm, goods: i64) -> None:
    """Goods go from the barn back to the supply (F-2)."""
    farm.barn -= goods
    if s.is_limited():
        s.supply += goods


def receive(s: Board, farm: Farm, goods: i64) -> None:
    """Goods come from the supply into the barn."""
    farm.barn += goods
    if s.is_limited():
        s.supply -= goods


def can_turn(s: Board, farm: Farm, why: Why | None) -> bool:
    """Whether the player wheel may go on by one sector: water, and nothing under the bar (F-42, F-44)."""
    has_water = lane(farm.barn, WATER) > 0
    if not has_water and why is None:
        return False
    area = farm.area_at(s.parts.bar)
    lying = farm.sown(s.parts) & s.parts.area_fields[area]
    if has_water:
        return lying == 0 or refuse(why, "F-44", BAR_BLOCKED, area, lying)
    if lying:
        return refuse(why, "F-42", NO_WATER_AND_BAR, area, lying)
    return refuse(why, "F-42", NONE_IN_BARN, WATER, 0, 1)


def turns_until(farm: Farm, area: i64, wanted: i64) -> i64:
    """How many steps of the wheel bring an area before one of these sectors, a mask (F-8)."""
    turns: i64 = 0
    while (wanted >> ((farm.sector_of(area) + turns) % AREAS)) & 1 == 0:
        turns += 1
    return turns


def can_sow(s: Board, farm: Farm, field: i64, why: Why | None) -> bool:
    """Whether something can be sown on a field now (F-31 to F-33)."""
    if field >= s.parts.fields:
        return refuse(why, "F-4", NO_SUCH_FIELD)
    if farm.crop_on(field) != NOBODY:
        return refuse(why, "F-32", FIELD_TAKEN, field, farm.crop_on(field))
    area = s.parts.field_area[field]
    crop = s.parts.sector_crop[farm.sector_of(area)]
    if crop == NOBODY:
        if why is not None:
            sowing = (bit(AREAS) - 1) & ~s.parts.harvesting
            why.note("F-31", NOT_A_SOW_SECTOR, field, turns_until(farm, area, sowing))
        return False
    has_supply = lane(s.supply, crop) > 0
    if lane(farm.barn, crop) == 0:
        if not has_supply:
            return refuse(why, "F-31", NONE_ANYWHERE, crop)
        return refuse(why, "F-31", NONE_IN_BARN, crop, 0, 1)
    return has_supply or refuse(why, "F-33", NONE_IN_SUPPLY, crop)


def can_harvest(s: Board, farm: Farm, field: i64, why: Why | None) -> bool:
    """Whether a field can be harvested now (F-34)."""
    if field >= s.parts.fields:
        return refuse(why, "F-4", NO_SUCH_FIELD)
    if farm.crop_on(field) == NOBODY:
        return refuse(why, "F-34", FIELD_EMPTY, field)
    area = s.parts.field_area[field]
    if (s.parts.harvesting >> farm.sector_of(area)) & 1 == 0:
        if why is not None:
            why.note("F-34", NOT_A_HARVEST_SECTOR, field, turns_until(farm, area, s.parts.harvesting))
        return False
    return True


def can_feed(s: Board, farm: Farm, animal: i64, why: Why | None) -> bool:
    """Whether an animal in the stable can be fed and has a place (F-36, F-37)."""
    if farm.place_of(animal) != STABLE:
        return refuse(why, "F-38", ANIMAL_OUT, animal)
    fodder = s.parts.feed[animal]
    is_fed = covers(farm.barn, fodder)
    if not is_fed and why is None:
        return False
    area = farm.area_at(s.parts.head_sector[animal])
    room = s.parts.pasture_room
    if farm.animals_on(area) < room:
        return is_fed or refuse(why, "F-36", FODDER_SHORT, animal, fodder, lacking(farm, fodder))
    if is_fed:
        return refuse(why, "F-37", PASTURE_FULL, area, room)
    return refuse(why, "F-36", FODDER_SHORT_AND_FULL, animal, lacking(farm, fodder), area)


def lacking(farm: Farm, goods: i64) -> i64:
    """What the barn has too little of for these goods, packed."""
    found: i64 = 0
    for good in range(len(GOODS)):
        found += times(max(0, lane(goods, good) - lane(farm.barn, good)), good)
    return found


def spendable(s: Board, farm: Farm) -> i64:
    """Goods that a special-action tile can bring now (F-72)."""
    if farm.special == 0:
        return 0
    found: i64 = 0
    for good in range(len(GOODS)):
        if lane(s.supply, good):
            found |= bit(good)
    return found


def spend(s: Board, seat: i64, good: i64) -> None:
    """A special-action tile goes back for one good."""
    farm = s.farm(seat)
    farm.special -= 1
    receive(s, farm, one(good))
    s.tell("spent", seat, good)


def explain_spend(s: Board, farm: Farm, good: i64, why: Why) -> None:
    """Why no special-action tile can bring this good."""
    if farm.special == 0 and s.is_solo():
        why.note("F-72", NO_SPECIAL_TILE)
    elif s.is_solo() and good < len(GOODS):
        why.note("F-72", NONE_IN_SUPPLY, good)


def sowable(s: Board, farm: Farm) -> i64:
    """Fields that can be sown now."""
    found: i64 = 0
    field: i64 = 0
    while field < s.parts.fields:
        if can_sow(s, farm, field, None):
            found |= bit(field)
        field += 1
    return found


def harvestable(s: Board, farm: Farm) -> i64:
    """Fields that can be harvested now."""
    found: i64 = 0
    field: i64 = 0
    while field < s.parts.fields:
        if can_harvest(s, farm, field, None):
            found |= bit(field)
        field += 1
    return found


def hungry(s: Board, farm: Farm) -> i64:
    """Animals that can be fed now."""
    found: i64 = 0
    animal: i64 = 0
    while animal < len(ANIMALS):
        if can_feed(s, farm, animal, None):
            found |= bit(animal)
        animal += 1
    return found


def turn_wheel(s: Board, seat: i64) -> None:
    """One water for one sector; whoever comes before the pacifier brings its product (F-42, F-48)."""
    farm = s.farm(seat)
    pay(s, farm, one(WATER))
    milked = farm.turn(s.parts)
    s.tell("turned", seat, farm.offset)
    while milked:
        animal = lowest(milked)
        milked &= milked - 1
        s.tell("product", seat, animal, lane(farm.ranks, animal))


def gather(s: Board, seat: i64) -> None:
    """One tile of everything the barn has none of, as far as the supply goes (F-39)."""
    farm = s.farm(seat)
    goods: i64 = 0
    for good in range(len(GOODS)):
        if lane(farm.barn, good) == 0 and lane(s.supply, good) > 0:
            goods += one(good)
    receive(s, farm, goods)
    s.tell("gathered", seat, goods)
