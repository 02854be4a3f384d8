"""What the use of a space can bring to everybody: every choice of every card is tried (A-7, A-16, A-21)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import NamedTuple

from bocage.games.agricola.referee.oracle.desk import OraclePlayer, Position, goods_of
from bocage.games.agricola.referee.oracle.exchanges import exchanges_of, useful
from bocage.games.agricola.referee.oracle.figures import (
    AFTER_HARVESTS,
    BAKING,
    CROPS,
    KINDS,
    ROUNDS,
    WINDMILL,
    Amounts,
    covers,
    plus,
)
from bocage.games.agricola.referee.spaces import ACCUMULATION, gathers

WOODS = ("forest", "grove", "copse", "tile_copse")
QUARRIES = ("western_quarry", "eastern_quarry")
MARKETS = {"sheep_market": "sheep", "pig_market": "boar", "cattle_market": "cattle"}
COLLECTING = ("farmland", "grain_seeds", "grain_utilization", "cultivation")  # of Firewood Collector
VEGETABLES_FROM = 6  # of Seasonal Worker
HERRING_ROUNDS = 3


class World(NamedTuple):
    """How goods lie: of each player, noted points among them, on the used space, and on the round spaces."""

    goods: tuple[Amounts, ...]
    space: Amounts
    later: dict[int, Amounts]

    def give(self, seat: int, more: Amounts, times: int = 1) -> World:
        """Goods for a player, or from one."""
        goods = [plus(have, more, times) if own == seat else have for own, have in enumerate(self.goods)]
        return self._replace(goods=tuple(goods))


Worlds = Iterable[World]
Step = Callable[[World], Worlds]
Frozen = tuple[object, ...]


def frozen(world: World) -> Frozen:
    """A world that can be a member of a set."""
    goods = tuple(tuple(sorted(have.items())) for have in world.goods)
    later = tuple((number, tuple(sorted(lying.items()))) for number, lying in sorted(world.later.items()))
    return goods, tuple(sorted(world.space.items())), later


def world_of(position: Position, seat: int, space: str) -> World:
    """The goods of a position."""
    contents = position["spaces"].get(space, {})
    lying = {name: count for name, count in contents.items() if name != "people" and count}
    later = {int(number): goods for number, goods in position["farms"][seat]["later"].items()}
    goods = tuple(plus(goods_of(farm), {"bonus": farm["bonus"]}) for farm in position["farms"])
    return World(goods, lying, later)


class SpaceUse:
    """One player uses one space.

    Args:
        exchanging: whether goods may be exchanged for a price that cannot be paid otherwise.
    """

    def __init__(self, position: Position, seat: int, space: str, exchanging: bool = False) -> None:
        self.position = position
        self.seat = seat
        self.space = space
        self.exchanging = exchanging
        self.desk = OraclePlayer(position, seat)
        self.start = world_of(position, seat, space)

    def outcomes(self) -> set[Frozen]:
        """Everything that can come of it; no exchange is made that no price asks for."""
        worlds = [self.to_everybody(self.start)]
        for step in (*self.choices(), *self.optional(), self.own_action, *self.after(), self.housing):
            worlds = distinct(after for world in worlds for after in step(world))
        ended = (world.give(self.seat, self.at_the_end()) for world in worlds)
        return {frozen(world) for last in ended for world in self.purchase_of_others(last)}

    # Slot 2: gains that nobody decides about.

    def to_everybody(self, world: World) -> World:
        """A-16.6."""
        for seat, cards in enumerate(farm["cards"] for farm in self.position["farms"]):
            if self.space == "cattle_market" and "milk_jug" in cards:
                for other in range(self.desk.seats):
                    world = world.give(other, {"food": 3 if other == seat else 1})
            if self.space == "traveling_players" and "lutenist" in cards and seat != self.seat:
                world = world.give(seat, {"food": 1, "wood": 1})
        for card in self.desk.cards:
            world = world.give(self.seat, self.gain_of(card))
        if self.space == "fishing" and self.desk.has("herring_pot"):
            coming = range(self.desk.round + 1, min(self.desk.round + HERRING_ROUNDS, ROUNDS) + 1)
            later = {number: plus(world.later.get(number, {}), {"food": 1}) for number in coming}
            world = world._replace(later={**world.later, **later})
        return world

    def gain_of(self, card: str) -> Amounts:
        """What a card of the user gives without asking."""
        space = self.space
        gains: dict[str, tuple[bool, Amounts]] = {
            "corn_scoop": (space == "grain_seeds", {"grain": 1}),
            "greengrocer": (space == "grain_seeds", {"vegetable": 1}),
            "pitchfork": (space == "grain_seeds" and self.is_occupied("farmland"), {"food": 3}),
            "canoe": (space == "fishing", {"food": 1, "reed": 1}),
            "stone_tongs": (space in QUARRIES, {"stone": 1}),
            "brook": (self.is_above_fishing(), {"food": 1}),
            "loam_pit": (space == "day_laborer", {"clay": 3}),
            "wood_cutter": (space in WOODS, {"wood": 1}),
            "conjurer": (space == "traveling_players", {"wood": 1, "grain": 1}),
            "geologist": (space in self.clayey(), {"clay": 1}),
        }
        applies, goods = gains.get(card, (False, {}))
        return goods if applies else {}

    def is_occupied(self, space: str) -> bool:
        """Whether anybody stands on a space (AR-25)."""
        return bool(self.position["spaces"].get(space, {}).get("people"))

    def is_above_fishing(self) -> bool:
        """AR-26."""
        return self.space in ("reed_bank", "clay_pit", "forest", self.position["first_card"])

    def clayey(self) -> tuple[str, ...]:
        """Where Geologist finds clay."""
        return ("forest", "reed_bank", *(["clay_pit"] if self.desk.seats >= 3 else []))

    def choices(self) -> Iterator[Step]:
        """Gains with a choice that must be made (A-16.2)."""
        if self.space == "day_laborer" and self.desk.has("seasonal_worker"):
            yield self.one_of(
                {"grain": 1}, *([{"vegetable": 1}] if self.desk.round >= VEGETABLES_FROM else [])
            )
        if self.space == "resource_market" and self.desk.has("storehouse_keeper"):
            yield self.one_of({"clay": 1}, {"grain": 1})

    def one_of(self, *ways: Amounts) -> Step:
        """One of several gains."""
        return lambda world: [world.give(self.seat, way) for way in ways]

    # Slot 2: what the user may do.

    def optional(self) -> Iterator[Step]:
        """Purchases and baking; other granted actions move no goods, or are left out."""
        space = self.space
        if space == "fishing" and self.desk.has("harpooner"):
            yield self.may({"wood": 1}, {"reed": 1, "food": self.desk.people})
        if space in MARKETS and self.desk.has("animal_dealer"):
            yield self.may({"food": 1}, {MARKETS[space]: 1})
        if space == "grain_seeds" and self.desk.has("cattle_feeder"):
            yield self.may({"food": 1}, {"cattle": 1})
        bakes = {"threshing_board": ("farmland", "cultivation"), "oven_firing_boy": WOODS}
        for card, spaces in bakes.items():
            if space in spaces and self.desk.has(card):
                yield lambda world: [world, *self.baking(world)]

    def may(self, price: Amounts, gain: Amounts, back: Amounts | None = None) -> Step:
        """Pay and gain, or not; `back` goes onto the space."""

        def step(world: World) -> Worlds:
            yield world
            for paid in self.paying(world, price):
                yield paid.give(self.seat, gain)._replace(space=plus(paid.space, back or {}))

        return step

    def paying(self, world: World, price: Amounts, by: OraclePlayer | None = None) -> Worlds:
        """Every way to pay a price: straight, or where food is missing after exchanges until it is there."""
        payer = by or self.desk
        seat = payer.seat
        waiting = {frozen(world): world}
        while waiting:
            _, have = waiting.popitem()
            goods = have.goods[seat]
            if covers(goods, price):
                yield have.give(seat, price, -1)
            elif self.exchanging and covers(goods, {**price, "food": 0}):
                for exchange in useful(exchanges_of(payer), price, goods):
                    if exchange.pile < 0 and covers(goods, exchange.takes):
                        after = have.give(seat, exchange.takes, -1).give(seat, exchange.gives)
                        waiting[frozen(after)] = after

    def baking(self, world: World) -> Worlds:
        """A Bake Bread action: every split of the grain over the ovens (A-13.3)."""
        grain = world.goods[self.seat].get("grain", 0)
        ovens = [BAKING[card] for card in self.desk.cards if card in BAKING]
        mill = self.desk.has("dutch_windmill") and self.desk.round in AFTER_HARVESTS
        for baked in product(*(range(min(grain, most) + 1) for _, most in ovens)):
            if 0 < sum(baked) <= grain:
                food = sum(count * each for count, (each, _) in zip(baked, ovens, strict=True))
                yield world.give(self.seat, {"grain": -sum(baked), "food": food + WINDMILL * mill})

    # Slot 3.

    def own_action(self, world: World) -> Worlds:
        """What the space itself gives."""
        if gathers(self.space, self.desk.options["mode"]):
            good = ACCUMULATION[self.space][0]
            yield world.give(self.seat, {good: world.space.get(good, 0)})._replace(space={})
        elif self.space in GIVING:
            for price, gain in GIVING[self.space](self.desk.seats):
                for paid in self.paying(world, price):
                    yield paid.give(self.seat, gain)
        elif self.space == "grain_utilization":
            for first, then in ((self.sowing, self.baking), (self.baking, self.sowing)):
                for done in first(world):
                    yield from (done, *then(done))
        elif self.space == "cultivation":
            if self.desk.land.field_sites():
                yield world
            yield from self.sowing(world, self.desk.land.field_sites() != set())
        else:
            yield world

    def sowing(self, world: World, one_more: bool = False) -> Worlds:
        """A Sow action: some crops on some empty fields (A-12.2); `one_more` field may be plowed first."""
        empty = [name for name, crop in self.desk.farm["fields"].items() if not crop]
        tiles = len(set(empty) - {"card"}) + one_more
        have = world.goods[self.seat]
        for grain, vegetables in product(*(range(have.get(crop, 0) + 1) for crop in CROPS)):
            if grain <= tiles and 0 < grain + vegetables <= tiles + ("card" in empty):
                yield world.give(self.seat, {"grain": -grain, "vegetable": -vegetables})

    # Slots 4 and 5.

    def after(self) -> Iterator[Step]:
        """Wood that goes back to its space, in any order."""
        if self.space in WOODS and self.desk.has("basket"):
            yield self.may({"wood": 2}, {"food": 3}, {"wood": 2})
        if self.space in WOODS and self.desk.has("mushroom_collector"):
            yield self.may({"wood": 1}, {"food": 2}, {"wood": 1})

    def at_the_end(self) -> Amounts:
        """Firewood (AR-20)."""
        return {"wood": 1} if self.space in COLLECTING and self.desk.has("firewood_collector") else {}

    def purchase_of_others(self, world: World) -> Worlds:
        """Lutenist may buy a vegetable (AR-09)."""
        yield world
        for seat, farm in enumerate(self.position["farms"]):
            if "lutenist" in farm["cards"] and seat != self.seat and self.space == "traveling_players":
                for paid in self.paying(world, {"food": 2}, OraclePlayer(self.position, seat)):
                    yield paid.give(seat, {"vegetable": 1})

    def housing(self, world: World) -> Worlds:
        """Animals that have no home are let go one by one until the rest have (A-11.5)."""
        herd = tuple(world.goods[self.seat].get(kind, 0) for kind in KINDS)
        if self.desk.fits(herd):
            yield world
            return
        for kept in product(*(range(count + 1) for count in herd)):
            one_more = [
                tuple(count + (place == more) for place, count in enumerate(kept)) for more in range(3)
            ]
            crowded = [more for more in one_more if all(a <= b for a, b in zip(more, herd, strict=True))]
            if self.desk.fits(kept) and any(not self.desk.fits(more) for more in crowded):
                gone = {kind: count - have for kind, count, have in zip(KINDS, kept, herd, strict=True)}
                yield world.give(self.seat, gone)


def distinct(worlds: Worlds) -> list[World]:
    """Each world once."""
    return list({frozen(world): world for world in worlds}.values())


# Spaces that are no accumulation spaces and give goods: a price and a gain, by the number of players.
Offer = tuple[Amounts, Amounts]
GIVING: dict[str, Callable[[int], list[Offer]]] = {
    "grain_seeds": lambda seats: [({}, {"grain": 1})],
    "vegetable_seeds": lambda seats: [({}, {"vegetable": 1})],
    "day_laborer": lambda seats: [({}, {"food": 2})],
    "resource_market": lambda seats: (
        [({}, {"food": 1, "reed": 1}), ({}, {"food": 1, "stone": 1})]
        if seats == 3
        else [({}, {"reed": 1, "stone": 1, "food": 1})]
    ),
    "tile_resource_market": lambda seats: [({}, {"stone": 1, "food": 1})],
    "animal_market": lambda seats: [
        ({}, {"sheep": 1, "food": 1}),
        ({}, {"boar": 1}),
        ({"food": 1}, {"cattle": 1}),
    ],
}
