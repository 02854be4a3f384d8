"""Which spaces are open and which cards can be played, told from a position (A-6.4, A-7, A-14)."""

from __future__ import annotations

from collections.abc import Callable

from bocage.games.agricola.referee.oracle.desk import OraclePlayer, Position
from bocage.games.agricola.referee.oracle.exchanges import any_of, any_payable, paper_of
from bocage.games.agricola.referee.oracle.fences import can_fence, mini_pastures
from bocage.games.agricola.referee.oracle.figures import BAKING, IMPROVEMENTS, MINORS, OCCUPATIONS, plus
from bocage.games.agricola.referee.oracle.prices import (
    given_back,
    improvement_price,
    occupation_price,
    renovation_prices,
    renovation_targets,
    room_prices,
)
from bocage.games.agricola.referee.spaces import TILE_SPACES, in_play

WISHES = ("basic_wish_for_children", "urgent_wish_for_children", "modest_wish_for_children")
ABOVE_FISHING = ("reed_bank", "clay_pit", "forest")  # and the card of round 1 (AR-26)
MOST_PEOPLE = 5
MOST_STABLES = 4
MODEST_FROM = 5


def free_spaces(desk: OraclePlayer) -> list[str]:
    """Spaces in play that nobody stands on; a wish may be shared by a card (A-6.3, A-9.8, A-19.4)."""
    position = desk.position
    shares = desk.has("sleeping_corner")
    opened = shares and desk.switch("sleeping_corner_opens_closed_tile", False)
    found = []
    tile = bool(desk.options.get("additional_actions"))
    for space in (*in_play(desk.options["mode"], desk.seats, tile), *position["revealed"]):
        people = position["spaces"].get(space, {}).get("people", [])
        joined = shares and space in WISHES and len(people) == 1 and people != [desk.seat]
        closed = space in TILE_SPACES and position["tile_used"] and not people
        if (not people or joined) and (not closed or (opened and space in WISHES)):
            found.append(space)
    return found


# What the land allows.


def can_place_stable(desk: OraclePlayer) -> bool:
    """A-10.1, A-3.3."""
    land = desk.land
    return len(land.stables) < MOST_STABLES and len(land.rooms | land.fields | land.stables) < 15


def can_grow(desk: OraclePlayer, with_room: bool) -> bool:
    """A-9.1, A-9.2."""
    rooms = desk.rooms + desk.has("caravan")
    return desk.people < MOST_PEOPLE and (not with_room or rooms > desk.people)


def fields_with(desk: OraclePlayer, crop: str) -> int:
    """How many fields hold a crop."""
    return sum(1 for field in desk.farm["fields"].values() if field.get(crop))


# What can be paid; None when the search for a payment gave up.


def can_build_room(desk: OraclePlayer) -> bool | None:
    """A-8.1, A-8.2."""
    return bool(desk.land.room_sites()) and any_payable(desk, room_prices(desk.house, desk.cards))


def can_build_stable(desk: OraclePlayer, wood: int) -> bool | None:
    """A-10.1."""
    return can_place_stable(desk) and any_payable(desk, [{"wood": wood}])


def can_renovate(desk: OraclePlayer) -> bool | None:
    """A-8.4, A-7.38."""
    targets = renovation_targets(desk.house, desk.cards)
    return any_of(any_payable(desk, renovation_prices(to, desk.rooms, desk.cards)) for to in targets)


def can_sow(desk: OraclePlayer) -> bool | None:
    """An empty field and a crop for it, which exchanges may bring (A-12.3)."""
    empty = [name for name, crop in desk.farm["fields"].items() if not crop]
    crops = [{"vegetable": 1}] if empty else []
    if set(empty) - {"card"}:
        crops.append({"grain": 1})
    return any_payable(desk, crops)


def can_bake(desk: OraclePlayer) -> bool | None:
    """A-13.3."""
    return desk.has(*BAKING) and any_payable(desk, [{"grain": 1}])


def can_learn(desk: OraclePlayer, route: str) -> bool | None:
    """An occupation in hand, and its food; Paper Maker may bring it (A-14.4, AR-77)."""
    if desk.beginner or not any(card in OCCUPATIONS for card in desk.hand):
        return False
    price = {"food": occupation_price(route, desk.occupations(), desk.seats)}
    return any_payable(desk, [price], paper_of(desk))


# Improvements.

REQUIREMENTS: dict[str, Callable[[OraclePlayer], bool]] = {
    "threshing_board": lambda desk: desk.occupations() >= 2,
    "sleeping_corner": lambda desk: fields_with(desk, "grain") >= 2,
    "big_country": lambda desk: not desk.land.unused(),
    "wool_blankets": lambda desk: desk.goods.get("sheep", 0) >= 5,
    "pond_hut": lambda desk: (
        desk.occupations() == 2 or (desk.switch("pond_hut_at_most_two", False) and desk.occupations() < 2)
    ),
    "large_greenhouse": lambda desk: desk.occupations() >= 2,
    "lumber_mill": lambda desk: desk.occupations() <= 3,
    "canoe": lambda desk: desk.occupations() >= 1,
    "moldboard_plow": lambda desk: desk.occupations() >= 1,
    "mantlepiece": lambda desk: desk.house in ("clay", "stone"),
    "loom": lambda desk: desk.occupations() >= 2,
    "strawberry_patch": lambda desk: fields_with(desk, "vegetable") >= 2,
    "butter_churn": lambda desk: desk.occupations() <= 3,
    "brook": lambda desk: desk.seat in desk.position["spaces"].get("fishing", {}).get("people", []),
    "three_field_rotation": lambda desk: desk.occupations() >= 3,
    "sack_cart": lambda desk: desk.occupations() >= 2,
    "beanfield": lambda desk: desk.occupations() >= 2,
    "thick_forest": lambda desk: desk.goods.get("clay", 0) >= 5,
    "loam_pit": lambda desk: desk.occupations() >= 3,
    "acorns_basket": lambda desk: desk.occupations() >= 3,
}
# Effects that must be possible (A-14.8, AR-65).
POSSIBLE: dict[str, Callable[[OraclePlayer], bool]] = {
    "shifting_cultivation": lambda desk: bool(desk.land.field_sites()),
    "mini_pasture": lambda desk: bool(mini_pastures(desk)),
}


def meets(desk: OraclePlayer, card: str) -> bool:
    """The requirement of a minor as things stand (A-14.2, A-14.3)."""
    return card not in REQUIREMENTS or REQUIREMENTS[card](desk)


def can_improve(desk: OraclePlayer, card: str) -> bool | None:
    """Whether an improvement can be built or played as things stand, exchanges for its price included."""
    if not meets(desk, card):
        return False
    blocked = card in POSSIBLE and desk.switch("impossible_effect_blocks_play", True)
    if blocked and not POSSIBLE[card](desk):
        return False
    if given_back(card, desk.cards):
        return True
    return any_payable(desk, [improvement_price(card, desk.cards, desk.rooms, desk.people)])


def minors_of(desk: OraclePlayer) -> list[str]:
    """The minors in hand."""
    return [card for card in desk.hand if card in MINORS]


def can_play_minor(desk: OraclePlayer) -> bool | None:
    """A-14.5."""
    return any_of(can_improve(desk, card) for card in minors_of(desk))


def can_build_improvement(desk: OraclePlayer) -> bool | None:
    """A-7.17: a major of the supply board, or a minor in hand."""
    cards = [*desk.position["majors"], *minors_of(desk)]
    return any_of(can_improve(desk, card) for card in cards if card in IMPROVEMENTS)


# Spaces.


def can_meet(desk: OraclePlayer) -> bool | None:
    """A-7.2, AR-78, AR-79."""
    if desk.seats > 1 or not desk.switch("solo_meeting_place_needs_minor", True):
        return True
    return desk.beginner or can_play_minor(desk)


SPACES: dict[str, Callable[[OraclePlayer], bool | None]] = {
    "farm_expansion": lambda desk: any_of((can_build_room(desk), can_build_stable(desk, 2))),
    "meeting_place": can_meet,
    "farmland": lambda desk: bool(desk.land.field_sites()),
    "lessons": lambda desk: can_learn(desk, "lessons"),
    "more_lessons": lambda desk: can_learn(desk, "more_lessons"),
    "major_improvement": can_build_improvement,
    "fencing": can_fence,
    "grain_utilization": lambda desk: any_of((can_sow(desk), can_bake(desk))),
    "basic_wish_for_children": lambda desk: can_grow(desk, with_room=True),
    "house_redevelopment": can_renovate,
    "urgent_wish_for_children": lambda desk: can_grow(desk, with_room=False),
    "cultivation": lambda desk: bool(desk.land.field_sites()) or can_sow(desk),
    "farm_redevelopment": can_renovate,
    "side_job": lambda desk: any_of((can_build_stable(desk, 1), can_bake(desk))),
    "modest_wish_for_children": lambda desk: desk.round >= MODEST_FROM and can_grow(desk, with_room=True),
}


def is_open(position: Position, seat: int, space: str) -> bool | None:
    """Whether a free space can be used; None when that is beyond this oracle."""
    desk = OraclePlayer(position, seat)
    if space not in SPACES:
        return True
    first = space == position["first_card"]
    if first and desk.has("brook"):  # AR-04: what the use brings counts
        desk.goods = plus(desk.goods, {"food": 1})
    possible = SPACES[space](desk)
    if possible is False and is_helped(desk, space):
        return None
    return possible


def is_helped(desk: OraclePlayer, space: str) -> bool:
    """Whether more than exchanges could help: baking for the shop, crops moved for a requirement."""
    if space == "cultivation" and desk.has("threshing_board") and desk.has("grocer"):
        return True
    minors = {"major_improvement", "meeting_place"}
    moving = desk.has("clearing_spade", "grocer") and set(desk.hand) & {
        "sleeping_corner",
        "strawberry_patch",
        "thick_forest",
    }
    return space in minors and bool(moving)
