"""Minor improvements that are there for their points."""

from __future__ import annotations

from bocage.core.cards import On, Text
from bocage.core.effects import Then
from bocage.core.lanes import popcount
from bocage.core.native import i64
from bocage.games.agricola.rules.answers import ForbidsRenovation
from bocage.games.agricola.rules.card import Minor
from bocage.games.agricola.rules.conditions import EverySpaceUsed, Has, HouseIs, Occupations
from bocage.games.agricola.rules.events import FIELD_PHASE
from bocage.games.agricola.rules.goods import SHEEP, Goods
from bocage.games.agricola.rules.scores import PointsBySteps
from bocage.games.agricola.rules.scoring import Score
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.goods import GainCounted
from bocage.games.agricola.rules.verbs.points import PointPerRoundLeft


class PointsByPastureSpaces(PointsBySteps):
    """Points for the number of spaces that lie in pastures."""

    def count(self, s: Board, seat: i64) -> i64:
        return popcount(s.farm(seat).enclosed())


MANGER = Minor(
    id="manger",
    code="A032",
    name=Text(en="Manger", fr="Mangeoire"),
    text=Text(
        en="End: 1/2/3/4 points for 6/7/8/10 spaces in pastures.",
        fr="Fin : 1/2/3/4 points pour 6/7/8/10 cases en pâturage.",
    ),
    cost=Goods(wood=2),
    scores=(PointsByPastureSpaces([(6, 1), (7, 2), (8, 3), (10, 4)]),),
    french_attested=True,
)


class TwoPerRoundLeft(GainCounted):
    """Two for each round still to come (A-3.8)."""

    def count(self, s: Board, seat: i64) -> i64:
        return 2 * s.rounds_left()


BIG_COUNTRY = Minor(
    id="big_country",
    code="A033",
    name=Text(en="Big Country", fr="Grand domaine"),
    text=Text(
        en="Only without unused spaces on your farm. For each round still to come, 1 bonus point and 2 food at once.",
        fr="Seulement sans case vide dans votre ferme. Pour chaque tour à venir, 1 point de bonus et 2 repas aussitôt.",
    ),
    requires=(EverySpaceUsed(),),
    on_play=Then(PointPerRoundLeft(), TwoPerRoundLeft("food")),
)


class PointsByHouse(Score):
    """Points for the material of the house: wood, clay, stone."""

    def __init__(self, *points: int) -> None:
        super().__init__()
        self.by_house = points

    def points(self, s: Board, seat: i64) -> i64:
        return self.by_house[s.farm(seat).house]


WOOL_BLANKETS = Minor(
    id="wool_blankets",
    code="A038",
    name=Text(en="Wool Blankets", fr="Couvertures de laine"),
    text=Text(
        en="Only with 5 sheep or more. End: 3 points in a wooden house, 2 in a clay house.",
        fr="Seulement avec 5 moutons ou plus. Fin : 3 points dans une maison en bois, 2 dans une maison en argile.",
    ),
    requires=(Has(sheep=5),),
    scores=(PointsByHouse(3, 2, 0),),
)

MANTLEPIECE = Minor(
    id="mantlepiece",
    code="B033",
    name=Text(en="Mantlepiece", fr="Manteau de cheminée"),
    text=Text(
        en="Only in a clay or stone house. When played, 1 bonus point for each round still to come. You may not renovate any more.",
        fr="Seulement dans une maison en argile ou en pierre. Quand vous la jouez, 1 point de bonus par tour à venir. Vous ne pouvez plus rénover.",
    ),
    cost=Goods(stone=1),
    points=-3,
    requires=(HouseIs("clay", "stone"),),
    on_play=PointPerRoundLeft(),
    answers=(ForbidsRenovation(),),
)

BOTTLES = Minor(
    id="bottles",
    code="B036",
    name=Text(en="Bottles", fr="Bouteilles"),
    text=Text(
        en="Costs 1 clay and 1 food for each of your people.",
        fr="Coûte 1 argile et 1 repas pour chacun de vos fermiers.",
    ),
    cost=Goods(clay=1, food=1),
    cost_per_person=True,
    points=4,
)


class FoodForSheep(GainCounted):
    """1/2/3 for 1/4/7 sheep on the farm."""

    def count(self, s: Board, seat: i64) -> i64:
        sheep = s.farm(seat).animal(SHEEP)
        return min((sheep + 2) // 3, 3)


class PointPerSheep(Score):
    """A point for every so many sheep."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self.every = every

    def points(self, s: Board, seat: i64) -> i64:
        return s.farm(seat).animal(SHEEP) // self.every


LOOM = Minor(
    id="loom",
    code="B039",
    name=Text(en="Loom", fr="Métier à tisser"),
    text=Text(
        en="Only with 2 occupations or more. Field phase: 1/2/3 food for 1/4/7 sheep. End: 1 point per 3 sheep.",
        fr="Seulement avec 2 Savoir-faire ou plus. Récolte des champs : 1/2/3 repas pour 1/4/7 moutons. Fin : 1 point par lot de 3 moutons.",
    ),
    cost=Goods(wood=2),
    points=1,
    requires=(Occupations(at_least=2),),
    whenever=(On(FIELD_PHASE, FoodForSheep("food"), when=Has(sheep=1)),),
    scores=(PointPerSheep(every=3),),
    french_attested=True,
)

POINTS_PROVIDERS = (MANGER, BIG_COUNTRY, WOOL_BLANKETS, MANTLEPIECE, BOTTLES, LOOM)
