"""What passes between two rounds: returning home, harvest, and the start of the next round (A-5, A-17)."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.games.agricola.referee.oracle.desk import Position, goods_of
from bocage.games.agricola.referee.oracle.figures import CROPS, KINDS, Amounts, plus
from bocage.games.agricola.referee.oracle.gains import Frozen, SpaceUse, Step, World, Worlds, distinct

HARVESTS = (4, 7, 9, 11, 13, 14)
CLAYPIPE = 7  # building resources of a work phase
PIG_BREEDING = 12
LOOM = ((7, 3), (4, 2), (1, 1))  # food by sheep, the first step reached
# Purchases and actions at the start of a round; they are no gains.
LEFT_OUT = ("use plow_driver", "use groom", "use scholar", "use handplow")


def own(position: Position, seat: int) -> Frozen:
    """What one player has: goods, points, begging markers, and what lies on the round spaces."""
    farm = position["farms"][seat]
    goods = plus(goods_of(farm), {"bonus": farm["bonus"], "begging": farm["begging"]})
    later = {int(number): goods for number, goods in farm["later"].items() if goods}
    return tuple(sorted(goods.items())), str(sorted(later.items()))


class Night(SpaceUse):
    """One player from the end of the work phase to the next turn."""

    def __init__(self, position: Position, seat: int) -> None:
        super().__init__(position, seat, "")
        self.start = self.start.give(seat, {"begging": self.desk.farm["begging"]})
        self.morning = self.desk.round + 1

    def outcomes(self) -> set[Frozen]:
        """Everything that can come of it, without exchanges and purchases."""
        worlds: list[World] = [self.start.give(self.seat, self.pipe())]
        for step in (*self.evening(), self.delivery, self.round_starts, self.housing):
            worlds = distinct(after for world in worlds for after in step(world))
        return {self.frozen_own(world) for world in worlds}

    def frozen_own(self, world: World) -> Frozen:
        """As `own` reads it."""
        later = {number: goods for number, goods in world.later.items() if number > self.morning}
        return tuple(sorted(world.goods[self.seat].items())), str(sorted(later.items()))

    def evening(self) -> Iterator[Step]:
        """The harvest, or what comes instead of it."""
        if self.desk.round in HARVESTS:
            yield self.field_phase
            yield self.feeding
            yield self.breeding(*KINDS)
        elif self.desk.round == PIG_BREEDING and self.desk.has("pig_breeder"):
            yield self.breeding("boar")

    def pipe(self) -> Amounts:
        """Claypipe (AR-19)."""
        return {"food": 2} if self.desk.has("claypipe") and self.desk.farm["gained"] >= CLAYPIPE else {}

    def field_phase(self, world: World) -> Worlds:
        """A crop from every planted field; more by cards (A-17.2, A-17.3)."""
        fields = list(self.desk.farm["fields"].values())
        taken = {crop: sum(1 for field in fields if field.get(crop)) for crop in CROPS}
        taken["food"] = self.dairy(world.goods[self.seat])
        sorts = all(taken[crop] for crop in CROPS) and any(not any(field.values()) for field in fields)
        if self.desk.has("three_field_rotation") and sorts:
            taken["food"] += 3
        full = sum(1 for field in fields if field.get("grain", 0) >= 2)
        for more in range(full + 1 if self.desk.has("scythe_worker") else 1):
            yield world.give(self.seat, plus(taken, {"grain": more}))

    def dairy(self, goods: Amounts) -> int:
        """Food by the animals: Loom and Butter Churn (AR-62)."""
        sheep, cattle = goods.get("sheep", 0), goods.get("cattle", 0)
        food = sheep // 3 + cattle // 2 if self.desk.has("butter_churn") else 0
        if self.desk.has("loom"):
            food += next((each for least, each in LOOM if sheep >= least), 0)
        return food

    def feeding(self, world: World) -> Worlds:
        """All food up to the need; what is missing is begged for (A-17.4, A-17.6)."""
        newborn = self.desk.farm["newborn"]
        need = (self.desk.people - newborn) * (3 if self.desk.seats == 1 else 2) + newborn
        paid = min(need, world.goods[self.seat].get("food", 0))
        yield world.give(self.seat, {"food": -paid, "begging": need - paid})

    def breeding(self, *kinds: str) -> Step:
        """One more of each kind with two, if it finds a home (A-17.9, AR-18)."""

        def step(world: World) -> Worlds:
            young = {kind: 1 for kind in kinds if world.goods[self.seat].get(kind, 0) >= 2}
            return self.housing(world.give(self.seat, young))

        return step

    def delivery(self, world: World) -> Worlds:
        """Goods on the new round space (A-5.2)."""
        yield world.give(self.seat, world.later.get(self.morning, {}))

    def round_starts(self, world: World) -> Worlds:
        """Cards at the start of a round (A-5.3)."""
        desk = self.desk
        gain: Amounts = {}
        if desk.has("scullery") and desk.house == "wood":
            gain = plus(gain, {"food": 1})
        if desk.has("small_scale_farmer") and desk.rooms == 2:
            gain = plus(gain, {"wood": 1})
        if desk.has("childless") and desk.rooms >= 3 and desk.people == 2:
            gain = plus(gain, {"food": 1})
            return [world.give(self.seat, plus(gain, {crop: 1})) for crop in CROPS]
        return [world.give(self.seat, gain)]
