"""Buildings that make things cheaper, exchange them, or bring new ones to the table."""

from __future__ import annotations

from bocage.core.cards import Anytime, Text
from bocage.core.effects import Choose, Effect
from bocage.core.state import ASK, NATURE, Frame
from bocage.games.creatures.rules.book import BUILDINGS
from bocage.games.creatures.rules.building import Building, Cheaper, Pen
from bocage.games.creatures.rules.events import SCORING_COMES, WORK_ENDS, WORK_PHASE
from bocage.games.creatures.rules.goods import Goods
from bocage.games.creatures.rules.phases import DEAL, undrawn
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.verbs.borders import PlaceBorders
from bocage.games.creatures.rules.verbs.goods import Gain, Pay

# A discount.
LADDER_SHED = Building(
    id="ladder_shed",
    name=Text(en="Ladder Shed", fr="Abri aux échelles"),
    text=Text(
        en="Each new special building that costs reed costs you 1 reed less. Holds 1 animal.",
        fr="Chaque nouveau bâtiment spécial à payer en roseau vous coûte 1 roseau de moins. Abrite 1 animal.",
    ),
    cost=Goods(wood=1, stone=1),
    points=1,
    holds=Pen(any_type=1),
    discounts=(Cheaper(on=BUILDINGS, reed=1),),
)

# An exchange that no tile of the base deck has.
CIDER_PRESS = Building(
    id="cider_press",
    name=Text(en="Cider Press", fr="Pressoir à cidre"),
    text=Text(
        en="At any time in the work phase: exchange 1 pig for 1 wood and 1 stone. Holds 2 pigs.",
        fr="À tout moment de la Journée de travail : échangez 1 cochon contre 1 bois et 1 pierre. Abrite 2 cochons.",
    ),
    cost=Goods(wood=2, stone=1),
    points=2,
    holds=Pen(pig=2),
    anytime=(
        Anytime(
            Pay(Goods(pig=1), Gain(wood=1, stone=1)),
            moments=WORK_PHASE,
            asked=WORK_ENDS | SCORING_COMES,
            rule="C-8.10",
        ),
    ),
)


class DrawTiles(Effect[Board]):
    """Lay out so many tiles of the box for both players, as far as there are any (C-1.6, C-2.4)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, s: Board, f: Frame) -> None:
        count = min(self.count, int(undrawn(s).size()))
        if count:
            s.push(DEAL.node, NATURE, NATURE, ASK, count)


# A draw in the middle of the game: chance is asked as in the set-up.
TREE_NURSERY = Building(
    id="tree_nursery",
    name=Text(en="Tree Nursery", fr="Pépinière"),
    text=Text(
        en="When built, draw 2 special buildings from the box; they are on display for both players.",
        fr="À la construction, piochez 2 bâtiments spéciaux dans la boîte ; ils sont exposés pour les deux joueurs.",
    ),
    cost=Goods(wood=1, reed=1),
    points=2,
    on_play=DrawTiles(2),
)

# A choice between two effects: what they are called stands in the messages of the deck.
HARVEST_HOME = Building(
    id="harvest_home",
    name=Text(en="Harvest Home", fr="Fête des pommes"),
    text=Text(
        en="When built, either take 1 sheep and 1 pig or place up to 3 borders at no cost. Holds 1 animal.",
        fr="À la construction, prenez 1 mouton et 1 cochon ou placez jusqu’à 3 barrières gratuitement. Abrite 1 animal.",
    ),
    cost=Goods(wood=2, stone=1),
    points=1,
    holds=Pen(any_type=1),
    on_play=Choose(Gain(sheep=1, pig=1), PlaceBorders(up_to=3), rule="C-5.8"),
)

TRADE = (LADDER_SHED, CIDER_PRESS, TREE_NURSERY, HARVEST_HOME)
