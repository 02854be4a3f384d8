"""Buildings that are there for their points."""

from __future__ import annotations

from bocage.core.cards import On, Text
from bocage.core.effects import Effect, May
from bocage.core.lanes import bit, one, popcount
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.core.why import Reason, Why, refuse
from bocage.farmland.grid import neighbours
from bocage.games.creatures.rules.building import Building, Pen
from bocage.games.creatures.rules.events import END_OF_ROUND
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import REED, Goods
from bocage.games.creatures.rules.memory import Counter
from bocage.games.creatures.rules.prices import can_pay
from bocage.games.creatures.rules.scoring import HALVES, Score
from bocage.games.creatures.rules.state import Board


class PerUnusedBeside(Score):
    """Points for each unused space beside the tile (C-12.5)."""

    def __init__(self, points: int) -> None:
        self.points = points

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        beside = neighbours(bit(farm.cell_of(tile))) & farm.unused()
        return popcount(beside) * self.points * HALVES


# A bonus at the end, counted in a way of its own.
BEEHIVES = Building(
    id="beehives",
    name=Text(en="Beehives", fr="Ruches"),
    text=Text(
        en="Holds 1 sheep. End of the game: 1 point for each unused space beside it.",
        fr="Abrite 1 mouton. Fin de partie : 1 point par case inutilisée voisine.",
    ),
    cost=Goods(wood=1),
    holds=Pen(sheep=1),
    scores=(PerUnusedBeside(points=1),),
)

GRAFTS = Counter("grafting_bench")
MOST_GRAFTS = 4
POINTS_FOR_GRAFTS = (0, 1, 3, 6, 10)
BENCH_FULL = Reason("bench-full", "grafts")


class GraftForReed(Effect[Board]):
    """One reed of the supply becomes a graft on the tile, as long as there is room for it."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-8.8", "graft")

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        grafts = GRAFTS.read(farm)
        if grafts >= MOST_GRAFTS:
            return refuse(why, "C-8.8", BENCH_FULL, grafts)
        return can_pay(farm, one(REED), "C-8.8", why)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.goods -= one(REED)
        GRAFTS.add_one(farm)
        s.tell("grafted", f.seat, GRAFTS.read(farm))


class PointsForGrafts(Score):
    """More for each further graft."""

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        return POINTS_FOR_GRAFTS[GRAFTS.read(farm)] * HALVES


# A number that is remembered, a refusal and an event of its own: their words stand in the messages of the deck.
GRAFTING_BENCH = Building(
    id="grafting_bench",
    name=Text(en="Grafting Bench", fr="Établi de greffe"),
    text=Text(
        en="At the end of each round you may pay 1 reed for 1 graft here, 4 at most. "
        "End of the game: 1/3/6/10 points for 1/2/3/4 grafts.",
        fr="À la fin de chaque tour, vous pouvez payer 1 roseau pour 1 greffe ici, 4 au plus. "
        "Fin de partie : 1/3/6/10 points pour 1/2/3/4 greffes.",
    ),
    cost=Goods(wood=2, stone=1),
    whenever=(On(END_OF_ROUND, May(GraftForReed())),),
    scores=(PointsForGrafts(),),
    remembers=GRAFTS,
)

POINTS = (BEEHIVES, GRAFTING_BENCH)
