"""Buildings that are there for the room they make."""

from bocage.core.cards import Text
from bocage.core.native import i64
from bocage.farmland.grid import BOTTOM_ROW, MIDDLE_ROW, TOP_ROW
from bocage.games.creatures.cards.cluster import BuildingsTouch
from bocage.games.creatures.rules.book import COTTAGE
from bocage.games.creatures.rules.building import (
    Building,
    OnUnused,
    Pen,
)
from bocage.games.creatures.rules.conditions import SecondWorkerOfRoundOne
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import WOOD, Goods
from bocage.games.creatures.rules.questions import Expanding, MoreInPasture, Sharing
from bocage.games.creatures.rules.scoring import PointsIfGood
from bocage.games.creatures.rules.sites import BesideCottage, Corners
from bocage.games.creatures.rules.switches import REARING_STATION_TROUGH_DOUBLES
from bocage.games.creatures.rules.verbs.goods import Gain

BYRE_DWELLING = Building(
    id="byre_dwelling",
    name=Text(en="Byre Dwelling", fr="Longère"),
    text=Text(
        en="Built over your Cottage. Holds 4 animals of one type.",
        fr="Remplace votre Chaumière. Abrite 4 animaux d’une même espèce.",
    ),
    cost=Goods(wood=3, stone=3, reed=1),
    points=3,
    holds=Pen(any_type=4),
    over=COTTAGE,
)

LOG_HOUSE = Building(
    id="log_house",
    name=Text(en="Log House", fr="Maison de rondins"),
    text=Text(
        en="Built over your Cottage. Holds 4 animals of one type. End of the game: 4 points with 4 wood or more left.",
        fr="Remplace votre Chaumière. Abrite 4 animaux d’une même espèce. Fin de partie : 4 points s’il vous reste 4 bois ou plus.",
    ),
    cost=Goods(wood=2, reed=1),
    holds=Pen(any_type=4),
    over=COTTAGE,
    scores=(PointsIfGood(WOOD, at_least=4, points=4),),
)

CORNER_HOUSE = Building(
    id="corner_house",
    name=Text(en="Corner House", fr="Cabane du coin"),
    text=Text(
        en="Only on a corner of your farm. You may add no more expansions. Holds 3 animals of one type.",
        fr="Seulement dans un coin de votre ferme. Vous ne pouvez plus ajouter d’extension. Abrite 3 animaux d’une même espèce.",
    ),
    cost=Goods(stone=2, reed=1),
    points=4,
    holds=Pen(any_type=3),
    place=Corners(),
    answers=(Expanding("R-22"),),
)

COTTAGE_EXTENSION = Building(
    id="cottage_extension",
    name=Text(en="Cottage Extension", fr="Extension de chaumière"),
    text=Text(
        en="Only with your second worker of round 1, beside your Cottage. "
        "From then on each new stall or special building must touch one of your buildings. "
        "Holds 3 animals of one type.",
        fr="Seulement avec votre deuxième ouvrier du tour 1, à côté de votre Chaumière. "
        "Dès lors, chaque nouvelle stalle et chaque nouveau bâtiment spécial doit toucher un de vos bâtiments. "
        "Abrite 3 animaux d’une même espèce.",
    ),
    cost=Goods(wood=1),
    points=4,
    holds=Pen(any_type=3),
    place=BesideCottage(),
    requires=(SecondWorkerOfRoundOne(),),
    answers=(BuildingsTouch("R-21"),),
)

DAIRY_FARM = Building(
    id="dairy_farm",
    name=Text(en="Dairy Farm", fr="Ferme laitière"),
    text=Text(
        en="Holds 2 cows. Each unused space beside it holds 2 cows.",
        fr="Abrite 2 vaches. Chaque case inutilisée voisine abrite 2 vaches.",
    ),
    cost=Goods(wood=3, reed=1),
    points=3,
    holds=(Pen(cow=2), OnUnused(cow=2)),
)

STUD = Building(
    id="stud",
    name=Text(en="Stud", fr="Écurie"),
    text=Text(
        en="Holds 2 horses. Each unused space beside it holds 2 horses.",
        fr="Abrite 2 chevaux. Chaque case inutilisée voisine abrite 2 chevaux.",
    ),
    cost=Goods(wood=1, stone=3, reed=1),
    points=3,
    holds=(Pen(horse=2), OnUnused(horse=2)),
)

DOG_HOUSE = Building(
    id="dog_house",
    name=Text(en="Dog House", fr="Niche"),
    text=Text(
        en="Each unused space of the middle and bottom rows holds 1 sheep.",
        fr="Chaque case inutilisée des rangées du milieu et du bas abrite 1 mouton.",
    ),
    cost=Goods(wood=1),
    holds=OnUnused(rows=MIDDLE_ROW | BOTTOM_ROW, sheep=1),
)

WILD_BOAR_PEN = Building(
    id="wild_boar_pen",
    name=Text(en="Wild Boar Pen", fr="Porcherie"),
    text=Text(
        en="Holds 2 pigs. Each unused space of the top row holds 1 pig.",
        fr="Abrite 2 cochons. Chaque case inutilisée de la rangée du haut abrite 1 cochon.",
    ),
    cost=Goods(wood=2),
    holds=(Pen(pig=2), OnUnused(rows=TOP_ROW, pig=1)),
)


class OneMoreWithoutTrough(MoreInPasture):
    """Every closed pasture without trough holds one animal more (R-29)."""

    def more(self, farm: Farm, cells: i64, troughs: i64) -> i64:
        return 1 if troughs == 0 else 0


FEEDING_STATION = Building(
    id="feeding_station",
    name=Text(en="Feeding Station", fr="Mangeoire commune"),
    text=Text(
        en="Each of your pastures without a trough holds 1 animal more. Holds 1 animal.",
        fr="Chacun de vos pâturages sans auge abrite 1 animal de plus. Abrite 1 animal.",
    ),
    cost=Goods(wood=2),
    holds=Pen(any_type=1),
    answers=(OneMoreWithoutTrough("R-29"),),
)

HAYRICK = Building(
    id="hayrick",
    name=Text(en="Hayrick", fr="Meule de foin"),
    text=Text(
        en="Each of your stables, the Open Stable too, may hold 3 animals of one type and 3 of another instead of 5 of one; with a trough 6 and 6 instead of 10.",
        fr="Chacune de vos étables, l’Étable ouverte aussi, peut abriter 3 animaux d’une espèce et 3 d’une autre au lieu de 5 d’une seule ; avec une auge, 6 et 6 au lieu de 10.",
    ),
    cost=Goods(),
    points=1,
    answers=(Sharing(each=3, rule="R-28"),),
)

PEN = Building(
    id="pen",
    name=Text(en="Pen", fr="Enclos"),
    text=Text(
        en="Holds 4 animals of one type. They do not count at the end of the game.",
        fr="Abrite 4 animaux d’une même espèce. Ils ne comptent pas en fin de partie.",
    ),
    cost=Goods(wood=2),
    holds=Pen(any_type=4, unscored=True),
)

REARING_STATION = Building(
    id="rearing_station",
    name=Text(en="Rearing Station", fr="Nurserie"),
    text=Text(
        en="Holds 1 animal of each type. Empty it at the start of each breeding phase; newborns may move in.",
        fr="Abrite 1 animal de chaque espèce. Videz-la au début de chaque reproduction ; les nouveau-nés peuvent y entrer.",
    ),
    cost=Goods(wood=2, reed=1),
    points=1,
    # C-8.7, R-12: closed for that one step, open again for newborns. No flag to clear.
    holds=Pen(of_each_type=1, closed_before_breeding=True, doubles_with=REARING_STATION_TROUGH_DOUBLES),
)

REED_HUT = Building(
    id="reed_hut",
    name=Text(en="Reed Hut", fr="Hutte de roseaux"),
    text=Text(
        en="When built, take back the 3 reed you paid. Holds 3 animals of one type.",
        fr="À la construction, reprenez les 3 roseaux payés. Abrite 3 animaux d’une même espèce.",
    ),
    cost=Goods(wood=1, reed=3),
    holds=Pen(any_type=3),
    on_play=Gain(reed=3),
)

BUILDINGS = (
    BYRE_DWELLING,
    LOG_HOUSE,
    CORNER_HOUSE,
    COTTAGE_EXTENSION,
    DAIRY_FARM,
    STUD,
    DOG_HOUSE,
    WILD_BOAR_PEN,
    FEEDING_STATION,
    HAYRICK,
    PEN,
    REARING_STATION,
    REED_HUT,
)
