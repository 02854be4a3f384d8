"""Which spaces a person can be placed on, told a second time from a position (A-6.4, A-7).

Cards that change prices, make goods or give something for the use of a space can open a space that would be
closed without them. For their owners only one half is checked: what is open without them must be open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.agricola import Game
from bocage.agricola.card import NO_RENOVATION, ROOM_FOR_ONE, SHARED_WISHES, STRAIGHT_TO_STONE
from bocage.agricola.events import BEFORE_OCCUPATION, USES
from bocage.agricola.notation import SPACE_NAMES
from bocage.core.menu import ARGUMENTS
from bocage.fuzzing.agricola.deck import DECK, OCCUPATIONS, Amounts, amounts, permits, supply_of
from bocage.fuzzing.agricola.land import MOST_FENCES, land_of
from bocage.fuzzing.agricola.ledger import cooking_rate
from bocage.fuzzing.agricola.pieces import MOST_PEOPLE, WISH
from bocage.fuzzing.agricola.shelter import KINDS
from bocage.fuzzing.agricola.spaces import TILE_SPACES, in_play
from bocage.fuzzing.report import Broken

HOUSES = ("wood", "clay", "stone")
STABLES = 4
FENCES_OF_A_PASTURE = 4  # the fewest for the first


class Desk:
    """A player who is to place a person, as the position shows it."""

    def __init__(self, position: dict[str, Any], seat: int) -> None:
        self.position = position
        self.seat = seat
        self.farm = position["farms"][seat]
        self.cards: list[str] = self.farm["cards"]
        self.land = land_of(self.farm)
        self.supply = supply_of(self.farm)
        self.seats = len(position["farms"])
        self.beginner = position["options"]["mode"] == "beginner"

    def free_spaces(self) -> list[str]:
        """Spaces in play that nobody stands on; a wish may be shared by a card (A-6.3, A-9.8, A-19.4)."""
        options = self.position["options"]
        spaces = in_play(options["mode"], self.seats, bool(options.get("additional_actions")))
        shares = permits(self.cards, SHARED_WISHES)
        opened = shares and options.get("sleeping_corner_opens_closed_tile", False)
        found = []
        for space in (*spaces, *self.position["revealed"]):
            people = self.position["spaces"].get(space, {}).get("people", [])
            joined = shares and WISH in space and len(people) == 1 and people != [self.seat]
            if people and not joined:
                continue
            closed = space in TILE_SPACES and self.position["tile_used"] and not people
            if not closed or (opened and WISH in space):
                found.append(space)
        return found

    # What can be paid.

    def meals(self) -> int:
        """All food that could be made: crops are 1, cooking gives more (A-13.1, A-13.2)."""
        food = self.supply.get("food", 0) + self.supply.get("grain", 0)
        food += self.supply.get("vegetable", 0) * max(1, cooking_rate(self.cards, "vegetable"))
        return food + sum(self.supply.get(kind, 0) * cooking_rate(self.cards, kind) for kind in KINDS)

    def has(self, price: Amounts) -> bool:
        """Whether the supply covers a price of building resources."""
        return all(self.supply.get(good, 0) >= count for good, count in price.items())

    # Actions.

    def can_build_room(self) -> bool:
        """A-8.1, A-8.2."""
        return bool(self.land.room_sites()) and self.has({self.farm["house"]: 5, "reed": 2})

    def can_build_stable(self, wood: int) -> bool:
        """A-10.1."""
        free = 15 - len(self.land.rooms | self.land.fields | self.land.stables)
        return len(self.land.stables) < STABLES and free > 0 and self.has({"wood": wood})

    def can_renovate(self) -> bool:
        """A-8.4, A-8.5."""
        house = HOUSES.index(self.farm["house"])
        if house == len(HOUSES) - 1 or permits(self.cards, NO_RENOVATION):
            return False
        last = len(HOUSES) if permits(self.cards, STRAIGHT_TO_STONE) else house + 2
        rooms = len(self.land.rooms)
        return any(self.has({material: rooms, "reed": 1}) for material in HOUSES[house + 1 : last])

    def can_sow(self) -> bool:
        """An empty field and a crop for it (A-12.3)."""
        empty = [name for name, crop in self.farm["fields"].items() if not crop]
        if self.supply.get("vegetable", 0) and empty:
            return True
        return bool(self.supply.get("grain", 0) and set(empty) - {"card"})

    def can_bake(self) -> bool:
        """A-13.3."""
        return bool(self.supply.get("grain", 0)) and any(DECK[card].bakes for card in self.cards)

    def can_grow(self, with_room: bool) -> bool:
        """A-9.1, A-9.2."""
        rooms = len(self.land.rooms) + permits(self.cards, ROOM_FOR_ONE)
        people = self.farm["people"]
        return people < MOST_PEOPLE and (not with_room or rooms > people)

    def can_learn(self, price: int) -> bool:
        """A-14.4."""
        return any(card in OCCUPATIONS for card in self.farm["hand"]) and self.meals() >= price

    def can_build_major(self) -> bool:
        """One on the supply board that can be paid, or one with a card of the own to give back (A-14.12)."""
        for major in self.position["majors"]:
            if self.has(amounts(DECK[major].cost)) or set(DECK[major].paid_with) & set(self.cards):
                return True
        return False

    def occupations(self) -> int:
        """How many were played."""
        return sum(1 for card in self.cards if card in OCCUPATIONS)

    def more_lessons_price(self) -> int:
        """A-7.15."""
        return 1 if self.seats == 4 and self.occupations() < 2 else 2

    def changes_prices(self) -> bool:
        """Whether a card makes goods, or changes what things cost."""
        return any(
            card.trades or card.pile or card.discounts or card.swaps or card.rooms_for
            for card in (DECK[id] for id in self.cards)
        )

    def hears(self, event: int) -> bool:
        """Whether a card does something at an event."""
        return any(event in trigger.events for id in self.cards for trigger in DECK[id].whenever)


# The spaces whose actions are not always possible; those that depend on hand cards or fences only as far as
# the second table says.
EXACTLY: dict[str, Callable[[Desk], bool]] = {
    "farm_expansion": lambda desk: desk.can_build_room() or desk.can_build_stable(2),
    "farmland": lambda desk: bool(desk.land.field_sites()),
    "lessons": lambda desk: desk.can_learn(1 if desk.occupations() else 0),
    "more_lessons": lambda desk: desk.can_learn(desk.more_lessons_price()),
    "grain_utilization": lambda desk: desk.can_sow() or desk.can_bake(),
    "basic_wish_for_children": lambda desk: desk.can_grow(with_room=True),
    "house_redevelopment": Desk.can_renovate,
    "urgent_wish_for_children": lambda desk: desk.can_grow(with_room=False),
    "cultivation": lambda desk: bool(desk.land.field_sites()) or desk.can_sow(),
    "farm_redevelopment": Desk.can_renovate,
    "side_job": lambda desk: desk.can_build_stable(1) or desk.can_bake(),
    "modest_wish_for_children": lambda desk: desk.position["round"] >= 5 and desk.can_grow(with_room=True),
}
AT_LEAST: dict[str, Callable[[Desk], bool]] = {
    "major_improvement": Desk.can_build_major,
    "fencing": lambda desk: (
        not desk.land.fences and bool(desk.land.unused()) and desk.has({"wood": FENCES_OF_A_PASTURE})
    ),
    "meeting_place": lambda desk: desk.seats > 1 or desk.beginner,
}
# Those for which exchanges can bring what is missing: a price, or seed.
FOR_GOODS = (
    *("farm_expansion", "lessons", "more_lessons", "house_redevelopment", "farm_redevelopment"),
    *("side_job", "grain_utilization", "cultivation"),
)


def check_placements(game: Game) -> None:
    """The open spaces of a turn are those of the rules sheet. Raises `Broken`."""
    seat = game.to_act
    assert seat is not None
    position: dict[str, Any] = game.position()
    desk = Desk(position, seat)
    kinds = (divmod(action, ARGUMENTS) for action in game.legal_actions())
    told = {SPACE_NAMES[space] for kind, space in kinds if game.codec.kinds[kind].name == "space"}
    free = desk.free_spaces()
    if told - set(free):
        raise Broken("placements", f"{told - set(free)} are not free")
    for space in free:
        open_, closed = _opinion(desk, space)
        if (space in told and closed) or (space not in told and open_):
            raise Broken("placements", f"{space} is offered: {space in told}")


def _opinion(desk: Desk, space: str) -> tuple[bool, bool]:
    """Whether a space must be open, and whether it must be closed."""
    if space in AT_LEAST:
        no_fences = space == "fencing" and len(desk.land.fences) == MOST_FENCES
        return AT_LEAST[space](desk), no_fences
    if space not in EXACTLY:
        return True, False
    possible = EXACTLY[space](desk) and not (desk.beginner and "lessons" in space)
    helped = desk.hears(USES + SPACE_NAMES.index(space)) or (space in FOR_GOODS and desk.changes_prices())
    helped = helped or ("lessons" in space and desk.hears(BEFORE_OCCUPATION))
    return possible, not possible and not helped
