"""What playing a card brings: its price, its effect with every choice, what reacts to it (A-14.2, A-21)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.games.agricola.referee.oracle.desk import OraclePlayer, Position
from bocage.games.agricola.referee.oracle.figures import (
    IMPROVEMENTS,
    OCCUPATIONS,
    ROUNDS,
    Amounts,
    covers,
    plus,
)
from bocage.games.agricola.referee.oracle.gains import Frozen, SpaceUse, Step, World, Worlds, distinct, frozen
from bocage.games.agricola.referee.oracle.prices import given_back, improvement_price, occupation_price

STEWARD = {9: 4, 6: 3, 3: 2, 1: 1}  # wood by rounds to come, the first step reached
CONSULTANT = {1: {"grain": 2}, 2: {"clay": 3}, 3: {"reed": 2}, 4: {"sheep": 2}}
PRIEST = {"stone": 2, "reed": 2, "clay": 3}
PASTOR = {"stone": 1, "reed": 1, "clay": 2, "wood": 3}
OVENS = ("clay_oven", "stone_oven")


def stewards_wood(desk: OraclePlayer) -> int:
    """Of House Steward."""
    return next((wood for least, wood in STEWARD.items() if desk.to_come >= least), 0)


def is_alone(desk: OraclePlayer) -> bool:
    """Whether this is the only house with exactly two rooms (AR-10)."""
    small = [seat for seat, farm in enumerate(desk.position["farms"]) if len(farm["rooms"]) == 2]
    return small == [desk.seat]


# Goods that come at once, points among them, with the goods after paying.
AT_ONCE: dict[str, Callable[[OraclePlayer, Amounts], Amounts]] = {
    "clay_embankment": lambda desk, have: {"clay": have.get("clay", 0) // 2},
    "young_animal_market": lambda desk, have: {"cattle": 1},
    "rammed_clay": lambda desk, have: {"clay": 1},
    "big_country": lambda desk, have: {"bonus": desk.to_come, "food": 2 * desk.to_come},
    "market_stall": lambda desk, have: {"vegetable": 1},
    "mining_hammer": lambda desk, have: {"food": 1},
    "bread_paddle": lambda desk, have: {"food": 1},
    "mantlepiece": lambda desk, have: {"bonus": desk.to_come},
    "scythe_worker": lambda desk, have: {"grain": 1},
    "priest": lambda desk, have: PRIEST if desk.house == "clay" and desk.rooms == 2 else {},
    "pig_breeder": lambda desk, have: {"boar": 1},
    "groom": lambda desk, have: {"wood": 1},
    "consultant": lambda desk, have: CONSULTANT[desk.seats],
    "house_steward": lambda desk, have: {"wood": stewards_wood(desk)},
    "pastor": lambda desk, have: PASTOR if is_alone(desk) else {},
}


def coming(desk: OraclePlayer, *steps: int) -> list[int]:
    """Rounds so many after this one."""
    return [desk.round + step for step in steps]


# Goods for round spaces: which, and on which rounds; those past the last are dropped.
SCHEDULES: dict[str, tuple[Amounts, Callable[[OraclePlayer], list[int]]]] = {
    "well": ({"food": 1}, lambda desk: coming(desk, 1, 2, 3, 4, 5)),
    "pond_hut": ({"food": 1}, lambda desk: coming(desk, 1, 2, 3)),
    "strawberry_patch": ({"food": 1}, lambda desk: coming(desk, 1, 2, 3)),
    "large_greenhouse": ({"vegetable": 1}, lambda desk: coming(desk, 4, 7, 9)),
    "sack_cart": ({"grain": 1}, lambda desk: [5, 8, 11, 14]),
    "thick_forest": ({"wood": 1}, lambda desk: [2, 4, 6, 8, 10, 12, 14]),
    "acorns_basket": ({"boar": 1}, lambda desk: coming(desk, 1, 2)),
    "sheep_whisperer": ({"sheep": 1}, lambda desk: coming(desk, 2, 5, 8, 10)),
    "clay_hut_builder": (
        {"clay": 2},
        lambda desk: coming(desk, 1, 2, 3, 4, 5) if desk.house != "wood" else [],
    ),
    "manservant": ({"food": 3}, lambda desk: list(range(ROUNDS + 1)) if desk.house == "stone" else []),
}


class Play(SpaceUse):
    """One player plays one card, by way of a space."""

    def __init__(
        self, position: Position, seat: int, card: str, route: str, exchanging: bool = False
    ) -> None:
        super().__init__(position, seat, route, exchanging)
        self.card = card

    def outcomes(self) -> set[Frozen]:
        """Everything that can come of it; no exchange is made that no price asks for."""
        worlds: list[World] = [self.start]
        for step in (self.price, self.effect, self.schedule, *self.answers(), self.reaction, self.housing):
            worlds = distinct(after for world in worlds for after in step(world))
        return {frozen(world) for world in worlds}

    def cost(self) -> Amounts:
        """What the card costs."""
        desk = self.desk
        if self.card in OCCUPATIONS:
            return {"food": occupation_price(self.space, desk.occupations(), desk.seats)}
        return improvement_price(self.card, desk.cards, desk.rooms, desk.people)

    def price(self, world: World) -> Worlds:
        """A-14.2 (2); a card given back costs nothing more."""
        desk, price = self.desk, self.cost()
        if given_back(self.card, desk.cards):
            yield world
        if not given_back(self.card, desk.cards) or covers(world.goods[self.seat], price):
            yield from self.paying(world, price)

    def effect(self, world: World) -> Worlds:
        """What comes at once."""
        gain = AT_ONCE[self.card](self.desk, world.goods[self.seat]) if self.card in AT_ONCE else {}
        yield world.give(self.seat, gain)

    def schedule(self, world: World) -> Worlds:
        """What comes later."""
        later = dict(world.later)
        if self.card in SCHEDULES:
            goods, rounds = SCHEDULES[self.card]
            for number in rounds(self.desk):
                if self.desk.round < number <= ROUNDS:
                    later[number] = plus(later.get(number, {}), goods)
        yield world._replace(later=later)

    def answers(self) -> Iterator[Step]:
        """Choices that the card asks for."""
        if self.card == "animal_tamer":
            yield self.one_of({"wood": 1}, {"grain": 1})
        if self.card == "roof_ballaster":
            yield self.may({"food": 1}, {"stone": self.desk.rooms})
        if self.card in OVENS:
            yield self.may_bake

    def reaction(self, world: World) -> Worlds:
        """A-14.2 (5): Junk Room, also to itself; Bread Paddle (AR-05)."""
        if self.card in IMPROVEMENTS and (self.desk.has("junk_room") or self.card == "junk_room"):
            world = world.give(self.seat, {"food": 1})
        if self.card in OCCUPATIONS and self.desk.has("bread_paddle"):
            return self.may_bake(world)
        return [world]

    def may_bake(self, world: World) -> Worlds:
        """A Bake Bread action, the new card included, or none."""
        with_it = SpaceUse(self.position, self.seat, self.space)
        with_it.desk.cards = [*self.desk.cards, self.card]
        return [world, *with_it.baking(world)]


def is_told(card: str) -> bool:
    """Whether all that a card brings at once is goods; a field tile waits on a round space too."""
    return card != "handplow"
