"""Minor improvements that provide food."""

from __future__ import annotations

from bocage.core.cards import ANY, On, Text
from bocage.core.effects import Condition, Effect, May
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.card import Minor
from bocage.games.agricola.rules.conditions import (
    FieldsOf,
    FirstRoundCard,
    HouseIs,
    Occupations,
    Occupied,
    PersonOn,
    RoundIs,
)
from bocage.games.agricola.rules.events import (
    AFTER,
    BAKED,
    FIELD_PHASE,
    FIELD_PHASE_STARTS,
    IMPROVEMENT,
    RETURNING_HOME,
    START_OF_ROUND,
    USES,
)
from bocage.games.agricola.rules.goods import CATTLE, FIRST_STOCK, FOOD, GRAIN, SHEEP, VEGETABLE, Goods
from bocage.games.agricola.rules.spaces import (
    CATTLE_MARKET,
    CLAY_PIT,
    FARMLAND,
    FISHING,
    FOREST,
    GRAIN_SEEDS,
    REED_BANK,
    STAGE_1,
    WOOD_SPACES,
)
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.switches import POND_HUT_AT_MOST_TWO
from bocage.games.agricola.rules.verbs.goods import Gain, GainCounted, Schedule, give
from bocage.games.agricola.rules.verbs.piles import PutBack


class TwoOccupations(Condition[Board]):
    """Exactly two occupations, or at most two as the French print has it (A-20)."""

    exactly = Occupations(at_least=2, at_most=2)
    at_most = Occupations(at_most=2)

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        reading = self.at_most if s.has_switch(POND_HUT_AT_MOST_TWO) else self.exactly
        return reading.holds(s, seat, why)


POND_HUT = Minor(
    id="pond_hut",
    code="A044",
    name=Text(en="Pond Hut", fr="Cabane de l’étang"),
    text=Text(
        en="Only with exactly 2 occupations. Put 1 food on each of the next 3 round spaces; take it at the start of those rounds.",
        fr="Seulement avec exactement 2 Savoir-faire. Placez 1 repas sur chacune des 3 prochaines cases Tour ; prenez-le au début de ces tours.",
    ),
    cost=Goods(wood=1),
    points=1,
    requires=(TwoOccupations(),),
    on_play=Schedule(Goods(food=1), ahead=(1, 2, 3)),
    french_attested=True,
)


class FoodForAll(Effect[Board]):
    """Food for the owner, and some for everybody else, whoever it was (AR-08)."""

    def __init__(self, owner: int, others: int) -> None:
        super().__init__()
        self.owner = owner
        self.others = others

    def run(self, s: Board, f: Frame) -> None:
        for seat in range(s.seats):
            give(s, seat, FIRST_STOCK + FOOD, self.owner if seat == f.seat else self.others)


MILK_JUG = Minor(
    id="milk_jug",
    code="A050",
    name=Text(en="Milk Jug", fr="Pot à lait"),
    text=Text(
        en="Each time any player uses the Cattle Market, you gain 3 food and all others 1 food each.",
        fr="Chaque fois qu’un joueur utilise le Marché aux bœufs, vous gagnez 3 repas et chacun des autres 1 repas.",
    ),
    cost=Goods(clay=1),
    whenever=(On(USES + CATTLE_MARKET, FoodForAll(owner=3, others=1), who=ANY),),
)


class GainedResources(Condition[Board]):
    """So many building resources came in during this work phase, wherever they are now (AR-19)."""

    def __init__(self, at_least: int) -> None:
        self.at_least = at_least

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return s.farm(seat).gained >= self.at_least


CLAYPIPE = Minor(
    id="claypipe",
    code="A053",
    name=Text(en="Claypipe", fr="Pipe en terre"),
    text=Text(
        en="When people return home, gain 2 food if you gained at least 7 building resources in this work phase.",
        fr="Au Retour à la maison, gagnez 2 repas si vous avez gagné au moins 7 ressources de construction pendant cette Journée de travail.",
    ),
    cost=Goods(clay=1),
    whenever=(On(RETURNING_HOME, Gain(food=2), when=GainedResources(at_least=7)),),
)

JUNK_ROOM = Minor(
    id="junk_room",
    code="A055",
    name=Text(en="Junk Room", fr="Débarras"),
    text=Text(
        en="After each improvement you build or play, this one included, gain 1 food.",
        fr="Après chaque aménagement que vous construisez ou jouez, celui-ci compris, gagnez 1 repas.",
    ),
    cost=Goods(wood=1, clay=1),
    whenever=(On(IMPROVEMENT, Gain(food=1)),),
)

BASKET = Minor(
    id="basket",
    code="A056",
    name=Text(en="Basket", fr="Panier"),
    text=Text(
        en="Right after you use a wood accumulation space, you may put 2 wood back on it to gain 3 food.",
        fr="Juste après avoir utilisé une case d’accumulation de bois, vous pouvez y remettre 2 bois pour gagner 3 repas.",
    ),
    cost=Goods(reed=1),
    whenever=(On([AFTER + space for space in WOOD_SPACES], May(PutBack(wood=2, then=Gain(food=3)))),),
)

DUTCH_WINDMILL = Minor(
    id="dutch_windmill",
    code="A063",
    name=Text(en="Dutch Windmill", fr="Moulin hollandais"),
    text=Text(
        en="Each time you bake bread in round 5, 8, 10, 12 or 14, gain 3 more food.",
        fr="Chaque fois que vous cuisez du pain au tour 5, 8, 10, 12 ou 14, gagnez 3 repas de plus.",
    ),
    cost=Goods(wood=2, stone=2),
    points=2,
    whenever=(On(BAKED, Gain(food=3), when=RoundIs(5, 8, 10, 12, 14)),),
)

STRAWBERRY_PATCH = Minor(
    id="strawberry_patch",
    code="B045",
    name=Text(en="Strawberry Patch", fr="Carré de fraises"),
    text=Text(
        en="Only with 2 vegetable fields or more. Put 1 food on each of the next 3 round spaces; take it at the start of those rounds.",
        fr="Seulement avec 2 champs de légumes ou plus. Placez 1 repas sur chacune des 3 prochaines cases Tour ; prenez-le au début de ces tours.",
    ),
    cost=Goods(wood=1),
    points=2,
    requires=(FieldsOf("vegetable", at_least=2),),
    on_play=Schedule(Goods(food=1), ahead=(1, 2, 3)),
)

HERRING_POT = Minor(
    id="herring_pot",
    code="B047",
    name=Text(en="Herring Pot", fr="Pot à harengs"),
    text=Text(
        en="Each time you use Fishing, put 1 food on each of the next 3 round spaces; take it at the start of those rounds.",
        fr="Chaque fois que vous utilisez Pêche, placez 1 repas sur chacune des 3 prochaines cases Tour ; prenez-le au début de ces tours.",
    ),
    cost=Goods(clay=1),
    whenever=(On(USES + FISHING, Schedule(Goods(food=1), ahead=(1, 2, 3))),),
)


class FoodForHerds(GainCounted):
    """One for every three sheep and one for every two cattle on the farm."""

    def count(self, s: Board, seat: i64) -> i64:
        farm = s.farm(seat)
        return farm.animal(SHEEP) // 3 + farm.animal(CATTLE) // 2


BUTTER_CHURN = Minor(
    id="butter_churn",
    code="B050",
    name=Text(en="Butter Churn", fr="Baratte"),
    text=Text(
        en="Only with 3 occupations at most. Field phase: 1 food per 3 sheep and 1 food per 2 cattle.",
        fr="Seulement avec 3 Savoir-faire au plus. Récolte des champs : 1 repas par lot de 3 moutons et 1 repas par lot de 2 bœufs.",
    ),
    cost=Goods(wood=1),
    points=1,
    requires=(Occupations(at_most=3),),
    whenever=(On(FIELD_PHASE, FoodForHerds("food")),),
)

BROOK = Minor(
    id="brook",
    code="B056",
    name=Text(en="Brook", fr="Ruisseau"),
    text=Text(
        en="Only with one of your people on Fishing. Each time you use one of the four spaces above Fishing (Reed Bank, Clay Pit, Forest, the card of round 1), gain 1 more food.",
        fr="Seulement avec un de vos fermiers sur Pêche. Chaque fois que vous utilisez l’une des quatre cases au-dessus de Pêche (Plage de roseaux, Carrière d’argile, Forêt, la carte du tour 1), gagnez 1 repas de plus.",
    ),
    requires=(PersonOn(FISHING),),
    whenever=(
        On([USES + REED_BANK, USES + CLAY_PIT, USES + FOREST], Gain(food=1)),
        *(On(USES + space, Gain(food=1), when=FirstRoundCard(space)) for space in STAGE_1),
    ),
)

SCULLERY = Minor(
    id="scullery",
    code="B057",
    name=Text(en="Scullery", fr="Arrière-cuisine"),
    text=Text(
        en="At the start of each round, gain 1 food if you live in a wooden house.",
        fr="Au début de chaque tour, gagnez 1 repas si votre maison est en bois.",
    ),
    cost=Goods(wood=1, clay=1),
    whenever=(On(START_OF_ROUND, Gain(food=1), when=HouseIs("wood")),),
)


class ThreeSortsOfFields(Condition[Board]):
    """One field with grain, one with vegetables, one with nothing on it (AR-50)."""

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        farm = s.farm(seat)
        sown = farm.crops_of(GRAIN) != 0 and farm.crops_of(VEGETABLE) != 0
        return sown and farm.empty_fields() != 0


THREE_FIELD_ROTATION = Minor(
    id="three_field_rotation",
    code="B061",
    name=Text(en="Three-Field Rotation", fr="Assolement triennal"),
    text=Text(
        en="Only with 3 occupations or more. At the start of each field phase, gain 3 food if you have a grain field, a vegetable field and an empty field.",
        fr="Seulement avec 3 Savoir-faire ou plus. Au début de chaque Récolte des champs, gagnez 3 repas si vous avez un champ de céréales, un champ de légumes et un champ vide.",
    ),
    requires=(Occupations(at_least=3),),
    whenever=(On(FIELD_PHASE_STARTS, Gain(food=3), when=ThreeSortsOfFields()),),
)

PITCHFORK = Minor(
    id="pitchfork",
    code="B062",
    name=Text(en="Pitchfork", fr="Fourche"),
    text=Text(
        en="Each time you use Grain Seeds while Farmland is occupied, gain 3 food.",
        fr="Chaque fois que vous utilisez Culture de céréales alors que Terre labourable est occupée, gagnez 3 repas.",
    ),
    cost=Goods(wood=1),
    whenever=(On(USES + GRAIN_SEEDS, Gain(food=3), when=Occupied(FARMLAND)),),
)

FOOD_PROVIDERS = (
    POND_HUT,
    MILK_JUG,
    CLAYPIPE,
    JUNK_ROOM,
    BASKET,
    DUTCH_WINDMILL,
    STRAWBERRY_PATCH,
    HERRING_POT,
    BUTTER_CHURN,
    BROOK,
    SCULLERY,
    THREE_FIELD_ROTATION,
    PITCHFORK,
)
