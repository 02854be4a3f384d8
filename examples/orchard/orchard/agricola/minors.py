"""Ten minor improvements."""

from __future__ import annotations

from bocage.core.cards import On, Text
from bocage.core.effects import Effect, May, Then
from bocage.core.lanes import popcount
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.farmland.grid import neighbours
from bocage.games.agricola.rules.answers import FreeFences, HoldsAnimals, RoomInPastures
from bocage.games.agricola.rules.book import MINOR_IMPROVEMENTS
from bocage.games.agricola.rules.card import Cheaper, Minor, Trade
from bocage.games.agricola.rules.conditions import Occupations
from bocage.games.agricola.rules.events import FIELD_PHASE_STARTS, USES
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.scoring import Score
from bocage.games.agricola.rules.spaces import GRAIN_SEEDS, VEGETABLE_SEEDS
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.goods import Gain, Pay, Schedule

from .drawing import Draw

# A discount.
PRUNING_SAW = Minor(
    id="pruning_saw",
    code="V01",
    name=Text(en="Pruning Saw", fr="Scie d’élagage"),
    text=Text(
        en="Each further minor improvement that costs wood costs you 1 wood less.",
        fr="Chaque nouvel aménagement mineur à payer en bois vous coûte 1 bois de moins.",
    ),
    cost=Goods(stone=1),
    discounts=(Cheaper(on=MINOR_IMPROVEMENTS, wood=1),),
)

# An exchange of a kind that no card of the base deck has; prices can be paid through it.
BARTER_CART = Minor(
    id="barter_cart",
    code="V02",
    name=Text(en="Barter Cart", fr="Charrette de troc"),
    text=Text(
        en="At any time you may exchange 1 vegetable for 1 wood and 1 reed.",
        fr="À tout moment, vous pouvez échanger 1 légume contre 1 bois et 1 roseau.",
    ),
    cost=Goods(wood=1),
    points=1,
    trades=(Trade(Goods(vegetable=1), Goods(wood=1, reed=1)),),
)

# An exchange that makes food: it feeds, and pays for whatever costs food.
DOVECOTE = Minor(
    id="dovecote",
    code="V03",
    name=Text(en="Dovecote", fr="Pigeonnier"),
    text=Text(
        en="Only with 1 occupation or more. At any time you may exchange 1 grain for 2 food.",
        fr="Seulement avec 1 Savoir-faire ou plus. À tout moment, vous pouvez échanger 1 céréale contre 2 repas.",
    ),
    cost=Goods(stone=2),
    points=1,
    requires=(Occupations(at_least=1),),
    trades=(Trade(Goods(grain=1), Goods(food=2)),),
)

# It holds an animal.
DRYSTONE_FOLD = Minor(
    id="drystone_fold",
    code="V04",
    name=Text(en="Drystone Fold", fr="Bergerie de pierres"),
    text=Text(
        en="When played, take 1 sheep. This card holds 1 animal of any type.",
        fr="Quand vous la jouez, prenez 1 mouton. Cette carte abrite 1 animal au choix.",
    ),
    cost=Goods(stone=1),
    on_play=Gain(sheep=1),
    answers=(HoldsAnimals(1),),
)

# A draw.
SEED_LIST = Minor(
    id="seed_list",
    code="V05",
    name=Text(en="Seed List", fr="Liste de semences"),
    text=Text(
        en="Draw 2 minor improvements from the box. Then the card goes to your left neighbour’s hand.",
        fr="Piochez 2 aménagements mineurs dans la boîte. Puis la carte passe dans la main de votre voisin de gauche.",
    ),
    cost=Goods(food=1),
    on_play=Draw(minors=2),
    travels=True,
)


class PointPerFieldByTheHouse(Score):
    """A point for each field tile beside a room, up to so many."""

    def __init__(self, at_most: int) -> None:
        super().__init__()
        self.at_most = at_most

    def points(self, s: Board, seat: i64) -> i64:
        farm = s.farm(seat)
        return min(popcount(neighbours(farm.rooms) & farm.fields), self.at_most)


# A bonus at the end, counted in a way of its own.
KITCHEN_GARDEN = Minor(
    id="kitchen_garden",
    code="V06",
    name=Text(en="Kitchen Garden", fr="Jardin potager"),
    text=Text(
        en="End: 1 point for each of your fields beside your house, 3 points at most.",
        fr="Fin : 1 point pour chacun de vos champs voisins de votre maison, 3 points au plus.",
    ),
    cost=Goods(clay=1, reed=1),
    scores=(PointPerFieldByTheHouse(at_most=3),),
)

SCARECROW = Minor(
    id="scarecrow",
    code="V07",
    name=Text(en="Scarecrow", fr="Épouvantail"),
    text=Text(
        en="Each time you use Grain Seeds or Vegetable Seeds, put 1 food on each of the next 2 round spaces; "
        "take it at the start of those rounds.",
        fr="Chaque fois que vous utilisez Culture de céréales ou Culture de légumes, placez 1 repas sur chacune des "
        "2 prochaines cases Tour ; prenez-le au début de ces tours.",
    ),
    cost=Goods(wood=1),
    whenever=(On([USES + GRAIN_SEEDS, USES + VEGETABLE_SEEDS], Schedule(Goods(food=1), ahead=(1, 2))),),
)

# An answer to a question of the rules: how many fences of an action cost nothing?
WICKER_HURDLE = Minor(
    id="wicker_hurdle",
    code="V08",
    name=Text(en="Wicker Hurdle", fr="Claie d’osier"),
    text=Text(
        en="Each time you build fences, 1 of them costs nothing.",
        fr="Chaque fois que vous construisez des clôtures, 1 d’entre elles ne coûte rien.",
    ),
    cost=Goods(reed=1),
    answers=(FreeFences(up_to=1),),
)


class MoreWithoutStable(RoomInPastures):
    """One more in each pasture that has no stable."""

    def count(self, farm: Farm, pasture: i64) -> i64:
        return 1 if farm.stables & pasture == 0 else 0


# The same question as the base deck's Drinking Trough is asked, and answered in another way.
MEADOW_SPRING = Minor(
    id="meadow_spring",
    code="V09",
    name=Text(en="Meadow Spring", fr="Source du pré"),
    text=Text(
        en="Each of your pastures without a stable holds 1 more animal.",
        fr="Chacun de vos pâturages sans étable abrite 1 animal de plus.",
    ),
    cost=Goods(clay=1),
    answers=(MoreWithoutStable(),),
)


class NotePoint(Effect[Board]):
    """One bonus point, noted at once (A-14.10)."""

    def run(self, s: Board, f: Frame) -> None:
        s.farm(f.seat).bonus += 1
        s.tell("noted", f.seat, 1)


CIDER_CELLAR = Minor(
    id="cider_cellar",
    code="V10",
    name=Text(en="Cider Cellar", fr="Cave à cidre"),
    text=Text(
        en="Only with 2 occupations or more. At the start of each field phase you may pay 1 vegetable "
        "for 2 food and 1 bonus point.",
        fr="Seulement avec 2 Savoir-faire ou plus. Au début de chaque Récolte des champs, vous pouvez payer 1 légume "
        "pour 2 repas et 1 point de bonus.",
    ),
    cost=Goods(clay=2),
    requires=(Occupations(at_least=2),),
    whenever=(On(FIELD_PHASE_STARTS, May(Pay(Goods(vegetable=1), Then(Gain(food=2), NotePoint())))),),
)

MINORS = (
    PRUNING_SAW,
    BARTER_CART,
    DOVECOTE,
    DRYSTONE_FOLD,
    SEED_LIST,
    KITCHEN_GARDEN,
    SCARECROW,
    WICKER_HURDLE,
    MEADOW_SPRING,
    CIDER_CELLAR,
)
