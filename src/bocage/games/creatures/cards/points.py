"""Buildings that are there for their points."""

from bocage.core.cards import On, Text
from bocage.core.effects import Effect, May
from bocage.core.lanes import one, popcount
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.core.why import Why
from bocage.farmland.grid import BOTTOM_ROW, TOP_ROW
from bocage.games.creatures.rules.book import STABLE
from bocage.games.creatures.rules.building import Building, Pen
from bocage.games.creatures.rules.conditions import UnusedSpaces
from bocage.games.creatures.rules.events import END_OF_ROUND
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import STONE, Goods
from bocage.games.creatures.rules.memory import Counter
from bocage.games.creatures.rules.prices import can_pay
from bocage.games.creatures.rules.scoring import HALVES, LessPerBuildingInRow, PerBuildingBeside, Score
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.switches import SMALL_EXTENSION_HOLDS_TWO
from bocage.games.creatures.rules.verbs.goods import Gain
from bocage.games.creatures.rules.verbs.troughs import PlaceFreeTrough

DUCK_POND = Building(
    id="duck_pond",
    name=Text(en="Duck Pond", fr="Mare aux canards"),
    text=Text(
        en="Only with 6 unused spaces or more. When built, take 1 reed.",
        fr="Seulement avec 6 cases inutilisées ou plus. À la construction, prenez 1 roseau.",
    ),
    cost=Goods(),
    points=1,
    requires=(UnusedSpaces(at_least=6),),
    on_play=Gain(reed=1),
)


class PointsIfTroughs(Score):
    """Points with at least so many troughs on the farm."""

    def __init__(self, at_least: int, points: int) -> None:
        self.at_least = at_least
        self.points = points

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        return self.points * HALVES if popcount(farm.troughs) >= self.at_least else 0


FEED_STOREHOUSE = Building(
    id="feed_storehouse",
    name=Text(en="Feed Storehouse", fr="Réserve de nourriture"),
    text=Text(
        en="When built, place 1 trough at no cost, if any are left. End of the game: 3 points with 5 troughs or more.",
        fr="À la construction, placez 1 auge gratuitement, s’il en reste. Fin de partie : 3 points avec 5 auges ou plus.",
    ),
    cost=Goods(wood=1, reed=1),
    on_play=PlaceFreeTrough(),
    scores=(PointsIfTroughs(at_least=5, points=3),),
)

LARGE_EXTENSION = Building(
    id="large_extension",
    name=Text(en="Large Extension", fr="Agrandissement"),
    text=Text(
        en="Holds 2 animals of one type. End of the game: 2 points for each building beside it.",
        fr="Abrite 2 animaux d’une même espèce. Fin de partie : 2 points par bâtiment voisin.",
    ),
    cost=Goods(wood=3),
    holds=Pen(any_type=2),
    scores=(PerBuildingBeside(points=2),),
)

SMALL_EXTENSION = Building(
    id="small_extension",
    name=Text(en="Small Extension", fr="Cour"),
    text=Text(
        en="Holds 1 animal. End of the game: 2 points for each building beside it.",
        fr="Abrite 1 animal. Fin de partie : 2 points par bâtiment voisin.",
    ),
    cost=Goods(stone=1),
    holds=Pen(any_type=1, switch=SMALL_EXTENSION_HOLDS_TWO, switched=2),
    scores=(PerBuildingBeside(points=2),),
)

MANOR = Building(
    id="manor",
    name=Text(en="Manor", fr="Manoir"),
    text=Text(
        en="Holds 2 animals of one type. End of the game: 7 points, less 2 for each building in the bottom row, the Cottage or its upgrade included.",
        fr="Abrite 2 animaux d’une même espèce. Fin de partie : 7 points, moins 2 par bâtiment de la rangée du bas, Chaumière ou son remplaçant compris.",
    ),
    cost=Goods(wood=1, stone=3),
    holds=Pen(any_type=2),
    scores=(LessPerBuildingInRow(points=7, less=2, row=BOTTOM_ROW),),
)

OFFICE = Building(
    id="office",
    name=Text(en="Office", fr="Bureau"),
    text=Text(
        en="Holds 2 horses. End of the game: 6 points, less 2 for each building in the top row.",
        fr="Abrite 2 chevaux. Fin de partie : 6 points, moins 2 par bâtiment de la rangée du haut.",
    ),
    cost=Goods(wood=2, stone=2),
    holds=Pen(horse=2),
    scores=(LessPerBuildingInRow(points=6, less=2, row=TOP_ROW),),
)

MATERIALS_OUTLET = Building(
    id="materials_outlet",
    name=Text(en="Materials Outlet", fr="Appentis"),
    text=Text(
        en="Built over one of your ordinary stables. When built, take 4 wood and 3 stone. Holds 1 horse.",
        fr="Remplace une de vos étables ordinaires. À la construction, prenez 4 bois et 3 pierres. Abrite 1 cheval.",
    ),
    cost=Goods(reed=1),
    points=7,
    holds=Pen(horse=1),
    over=STABLE,
    on_play=Gain(wood=4, stone=3),
)

STONES = Counter("stone_carver")


class StoneOnTile(Effect[Board]):
    """One stone from the supply onto the tile, for good."""

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return can_pay(s.farm(f.seat), one(STONE), "C-8.8", why)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.goods -= one(STONE)
        STONES.add_one(farm)


class PointsPerStone(Score):
    """Points for each stone on the tile."""

    def __init__(self, points: int) -> None:
        self.points = points

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        return STONES.read(farm) * self.points * HALVES


STONE_CARVER = Building(
    id="stone_carver",
    name=Text(en="Stone Carver", fr="Tailleur de pierre"),
    text=Text(
        en="At the end of each round you may put 1 stone from your supply here for good. End of the game: 2 points for each stone here.",
        fr="À la fin de chaque tour, vous pouvez poser ici, définitivement, 1 pierre de votre réserve. Fin de partie : 2 points par pierre posée.",
    ),
    cost=Goods(wood=5),
    whenever=(On(END_OF_ROUND, May(StoneOnTile())),),
    scores=(PointsPerStone(points=2),),
    remembers=STONES,
)

BUILDINGS = (
    DUCK_POND,
    FEED_STOREHOUSE,
    LARGE_EXTENSION,
    SMALL_EXTENSION,
    MANOR,
    OFFICE,
    MATERIALS_OUTLET,
    STONE_CARVER,
)
