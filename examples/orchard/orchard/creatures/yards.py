"""Buildings that make room for animals."""

from __future__ import annotations

from bocage.core.cards import Text
from bocage.core.lanes import popcount
from bocage.core.native import i64
from bocage.games.creatures.rules.building import Building, OnUnused, Pen
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import Goods
from bocage.games.creatures.rules.questions import MoreInPasture
from bocage.games.creatures.rules.verbs.goods import Gain

# Animals on the tile and around it.
WINDFALL_YARD = Building(
    id="windfall_yard",
    name=Text(en="Windfall Yard", fr="Cour aux fruits tombés"),
    text=Text(
        en="When built, take 1 pig. Holds 1 pig. Each unused space beside it holds 1 pig.",
        fr="À la construction, prenez 1 cochon. Abrite 1 cochon. Chaque case inutilisée voisine abrite 1 cochon.",
    ),
    cost=Goods(wood=3),
    points=1,
    holds=(Pen(pig=1), OnUnused(pig=1)),
    on_play=Gain(pig=1),
)


class MoreInLargePastures(MoreInPasture):
    """So many animals more in each pasture of at least so many spaces."""

    def __init__(self, spaces: int, more: int, rule: str) -> None:
        super().__init__(rule)
        self.spaces = spaces
        self.count = more

    def more(self, farm: Farm, cells: i64, troughs: i64) -> i64:
        return self.count if popcount(cells) >= self.spaces else 0


# An answer to a question of the rules: what more does a pasture hold?
PEAR_ESPALIER = Building(
    id="pear_espalier",
    name=Text(en="Pear Espalier", fr="Poirier en espalier"),
    text=Text(
        en="Each of your pastures of 3 spaces or more holds 2 animals more.",
        fr="Chacun de vos pâturages de 3 cases ou plus abrite 2 animaux de plus.",
    ),
    cost=Goods(wood=1, reed=1),
    points=1,
    answers=(MoreInLargePastures(spaces=3, more=2, rule="C-4.4"),),
)

YARDS = (WINDFALL_YARD, PEAR_ESPALIER)
