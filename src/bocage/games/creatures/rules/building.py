"""A building is a declaration: one slot for each kind of effect, empty slots left out.

SHELTER = Building(
    id="shelter",
    name=Text(en="Shelter", fr="Abri"),
    text=Text(en="…", fr="…"),
    cost=Goods(wood=2, stone=1),
    holds=Pen(any_type=1),
    on_play=GainOneOf("sheep", "pig", "cow", "horse"),
)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bocage.core.cards import OWN, Anytime, Card, On, Text
from bocage.core.effects import Condition, Effect
from bocage.core.lanes import times
from bocage.core.native import i64
from bocage.games.creatures.rules.book import (
    BOOK,
    COTTAGE,
    FIRST_SPECIAL,
    NOTHING,
    STABLE,
    STALL,
    Discount,
    UnusedRoom,
)
from bocage.games.creatures.rules.engine import CATALOGUE
from bocage.games.creatures.rules.events import START_OF_ROUND
from bocage.games.creatures.rules.goods import ANIMAL_KINDS, Goods
from bocage.games.creatures.rules.scoring import SCORES, Score
from bocage.games.creatures.rules.sites import Place
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.verbs.construction import BLUEPRINTS, Blueprint, BuildSpecial


class Room:
    """Something that makes room for animals: a line in the answer to "what can this farm hold?"."""

    def enter(self, tile: int) -> None:
        """Write it into the book for a tile."""


class Pen(Room):
    """Room on the tile itself, doubled by a trough.

    Args:
        any_type: so many animals of one type, whichever.
        of_each_type: so many of each of the four types, side by side.
        sheep, pig, cow, horse: so many of this type only.
        closed_before_breeding: emptied as the first step of each breeding phase (C-8.7).
        unscored: animals in it do not count at the end (R-27).
        switch: a ruling that changes the room: with it, `any_type` is `switched`.
        doubles_with: a ruling without which a trough does not double the tile.
    """

    def __init__(
        self,
        any_type: int = 0,
        of_each_type: int = 0,
        sheep: int = 0,
        pig: int = 0,
        cow: int = 0,
        horse: int = 0,
        closed_before_breeding: bool = False,
        unscored: bool = False,
        switch: int = 0,
        switched: int = 0,
        doubles_with: int = 0,
    ) -> None:
        self.any_type: Final[i64] = any_type
        own = Goods(sheep=sheep, pig=pig, cow=cow, horse=horse).animals
        self.kinds: Final[i64] = own + sum(times(of_each_type, kind) for kind in range(ANIMAL_KINDS))
        self.closing: Final = closed_before_breeding
        self.unscored: Final = unscored
        self.switch: Final[i64] = switch
        self.switched: Final[i64] = switched
        self.doubles_with: Final[i64] = doubles_with

    def enter(self, tile: int) -> None:
        BOOK.any_room[tile] = self.any_type
        BOOK.kind_room[tile] = self.kinds
        BOOK.room_switch[tile] = self.switch
        BOOK.switch_room[tile] = self.switched
        BOOK.trough_switch[tile] = self.doubles_with
        if self.closing:
            BOOK.closing = BOOK.closing.plus(tile)
        if self.unscored:
            BOOK.unscored = BOOK.unscored.plus(tile)


class OnUnused(Room):
    """Room on each unused space (C-12.5) of these rows or, without rows, beside the tile (R-32)."""

    def __init__(self, rows: int = 0, sheep: int = 0, pig: int = 0, cow: int = 0, horse: int = 0) -> None:
        self.rows: Final[i64] = rows
        self.animals: Final[i64] = Goods(sheep=sheep, pig=pig, cow=cow, horse=horse).animals

    def enter(self, tile: int) -> None:
        BOOK.unused_cards = BOOK.unused_cards.plus(tile)
        BOOK.unused_rooms.append(UnusedRoom(tile, self.rows, self.animals))


class OneMorePerPasture(Room):
    """Every closed pasture without trough holds one animal more (R-29)."""

    def enter(self, tile: int) -> None:
        BOOK.pasture_bonus = BOOK.pasture_bonus.plus(tile)


class TwoTypesPerStable(Room):
    """Every stable may hold 3 and 3 of two types instead of 5 of one, doubled by a trough (R-28)."""

    def enter(self, tile: int) -> None:
        BOOK.splitting = BOOK.splitting.plus(tile)


class Cheaper:
    """A discount on each price of these sorts: BUILDINGS, STABLES, TROUGHS (R-36)."""

    def __init__(self, on: int, wood: int = 0, stone: int = 0, reed: int = 0) -> None:
        self.on: Final[i64] = on
        self.goods: Final[i64] = Goods(wood=wood, stone=stone, reed=reed).goods

    def enter(self, tile: int) -> None:
        """Write it into the book for a tile."""
        BOOK.discount_cards = BOOK.discount_cards.plus(tile)
        BOOK.discounts.append(Discount(tile, self.on, self.goods))


# Lasting changes to the owner's rules, for the slots `permits` and `limits`.
ONE_PARENT: Final = 1
NO_MORE_EXPANSIONS: Final = 2
BUILDINGS_TOUCH: Final = 4


class Building(Card[Board]):
    """A stall, a stable or a special building.

    Args:
        cost: the price, or several to choose from; costs with animals have one price.
        points: printed points; scores: points computed at the end.
        holds: the room it makes.
        over: the sort of building it is built on (COTTAGE, STALL or STABLE), if any.
        place: where else than on any free space it must stand.
        requires: what must hold before it is paid (C-5.8).
        counts_as: STALL or STABLE where other rules treat it as one.
        discounts, permits, limits: lasting effects.
        basic: one of the four of the standard game.
    """

    def __init__(
        self,
        id: str,
        name: Text,
        text: Text,
        cost: Goods | Sequence[Goods] = (),
        points: int = 0,
        scores: Sequence[Score] = (),
        holds: Room | Sequence[Room] = (),
        over: int = NOTHING,
        place: Place | None = None,
        requires: Sequence[Condition[Board]] = (),
        counts_as: int = NOTHING,
        on_play: Effect[Board] | None = None,
        whenever: Sequence[On[Board]] = (),
        anytime: Sequence[Anytime[Board]] = (),
        discounts: Sequence[Cheaper] = (),
        permits: int = 0,
        limits: int = 0,
        basic: bool = False,
    ) -> None:
        super().__init__(id, name, text, on_play, whenever, anytime)
        self.costs: Final = (cost,) if isinstance(cost, Goods) else tuple(cost)
        self.points: Final[i64] = points
        self.scores: Final = tuple(scores)
        self.holds: Final = (holds,) if isinstance(holds, Room) else tuple(holds)
        self.over: Final[i64] = over
        self.place: Final = place
        self.requires: Final = tuple(requires)
        self.counts_as: Final[i64] = counts_as
        self.discounts: Final = tuple(discounts)
        self.permits: Final[i64] = permits
        self.limits: Final[i64] = limits
        self.basic: Final = basic


def enter(building: Building) -> None:
    """Take a building into the catalogue and write what it says into the book."""
    CATALOGUE.add_card(building)
    tile = building.number
    for room in building.holds:
        room.enter(tile)
    for discount in building.discounts:
        discount.enter(tile)
    BOOK.costs[tile] = [goods.goods for goods in building.costs]
    BOOK.animal_costs[tile] = building.costs[0].animals if building.costs else 0
    if tile >= FIRST_SPECIAL or tile == COTTAGE:
        BOOK.specials = BOOK.specials.plus(tile)
    if tile >= FIRST_SPECIAL and not building.basic:
        BOOK.greens = BOOK.greens.plus(tile)
    if building.basic:
        BOOK.basics = BOOK.basics.plus(tile)
    if tile == STALL or building.counts_as == STALL:
        BOOK.stall_like = BOOK.stall_like.plus(tile)
    if tile == STABLE or building.counts_as == STABLE:
        BOOK.stable_like = BOOK.stable_like.plus(tile)
    if building.permits & ONE_PARENT:
        BOOK.one_parent = BOOK.one_parent.plus(tile)
    if building.limits & NO_MORE_EXPANSIONS:
        BOOK.no_expansions = BOOK.no_expansions.plus(tile)
    if building.limits & BUILDINGS_TOUCH:
        BOOK.touching = BOOK.touching.plus(tile)
    _enter_decisions(building, tile)
    if isinstance(building.on_play, BuildSpecial):
        BOOK.counting.append(building.on_play.node)
    node = building.on_play.node if building.on_play is not None else NOTHING
    BLUEPRINTS[tile] = Blueprint(building.over, building.place, list(building.requires), node)
    SCORES[tile] = (building.points, list(building.scores))


def _enter_decisions(building: Building, tile: i64) -> None:
    """Write down whether the owner may have something to decide when it is not their turn."""
    if building.anytime:
        BOOK.anytime = BOOK.anytime.plus(tile)
        BOOK.acting = BOOK.acting.plus(tile)
    for trigger in building.whenever:
        if trigger.number < 0:
            continue
        if trigger.who != OWN:
            BOOK.reacting = BOOK.reacting.plus(tile)
            BOOK.acting = BOOK.acting.plus(tile)
        elif max(trigger.events) >= START_OF_ROUND:  # the events of the phases come last
            BOOK.acting = BOOK.acting.plus(tile)
