"""Occupations that bring goods of several sorts."""

from __future__ import annotations

from typing import Final

from bocage.core.cards import On, Text
from bocage.core.effects import Effect, May, Then
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.games.agricola.rules.card import Occupation, Pile, Trade
from bocage.games.agricola.rules.events import USES
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.memory import Counter
from bocage.games.agricola.rules.spaces import FISHING, RESOURCE_MARKET, TRAVELING_PLAYERS
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.goods import Gain, GainCounted, GainOneOf, Pay

BOUGHT = Counter("grocer")

GROCER = Occupation(
    id="grocer",
    code="A102",
    name=Text(en="Grocer", fr="Épicier"),
    text=Text(
        en="A pile lies here, from top to bottom: wood, grain, reed, stone, vegetable, clay, reed, vegetable. At any time you may buy the top good for 1 food.",
        fr="Une pile se trouve ici, de haut en bas : bois, céréale, roseau, pierre, légume, argile, roseau, légume. À tout moment, vous pouvez acheter la marchandise du dessus pour 1 repas.",
    ),
    pile=Pile(BOUGHT, "wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"),
)


class GainPerPerson(GainCounted):
    """Take one of a good for every person in play, newborns included (A-9.4)."""

    def count(self, s: Board, seat: i64) -> i64:
        return s.farm(seat).people


HARPOONER = Occupation(
    id="harpooner",
    code="A138",
    name=Text(en="Harpooner", fr="Harponneur"),
    text=Text(
        en="Each time you use Fishing, you may pay 1 wood to take 1 reed, and 1 food for each of your people.",
        fr="Chaque fois que vous utilisez Pêche, vous pouvez payer 1 bois pour prendre 1 roseau, et 1 repas pour chacun de vos fermiers.",
    ),
    players=3,
    whenever=(On(USES + FISHING, May(Pay(Goods(wood=1), Then(Gain(reed=1), GainPerPerson("food"))))),),
)

CONJURER = Occupation(
    id="conjurer",
    code="A155",
    name=Text(en="Conjurer", fr="Prestidigitateur"),
    text=Text(
        en="Each time you use Traveling Players, also take 1 wood and 1 grain.",
        fr="Chaque fois que vous utilisez Spectacle, prenez aussi 1 bois et 1 céréale.",
    ),
    players=4,
    whenever=(On(USES + TRAVELING_PLAYERS, Gain(wood=1, grain=1)),),
)


class GainByPlayers(Effect[Board]):
    """Take goods that depend on how many play."""

    def __init__(self, alone: Goods, two: Goods, three: Goods, four: Goods) -> None:
        super().__init__()
        self.fees: Final = (alone, two, three, four)

    def run(self, s: Board, f: Frame) -> None:
        fee = self.fees[s.seats - 1]
        s.gain(f.seat, fee.goods, fee.stock)


CONSULTANT = Occupation(
    id="consultant",
    code="B102",
    name=Text(en="Consultant", fr="Consultant"),
    text=Text(
        en="When played, take in a game for 1/2/3/4: 2 grain/3 clay/2 reed/2 sheep.",
        fr="En le jouant, prenez selon le nombre de joueurs, 1/2/3/4 : 2 céréales/3 argiles/2 roseaux/2 moutons.",
    ),
    on_play=GainByPlayers(alone=Goods(grain=2), two=Goods(clay=3), three=Goods(reed=2), four=Goods(sheep=2)),
)

SHEEP_WALKER = Occupation(
    id="sheep_walker",
    code="B104",
    name=Text(en="Sheep Walker", fr="Conducteur de moutons"),
    text=Text(
        en="At any time you may exchange 1 sheep for 1 boar, 1 vegetable or 1 stone, as often as you like.",
        fr="À tout moment, vous pouvez échanger 1 mouton contre 1 sanglier, 1 légume ou 1 pierre, autant de fois que vous voulez.",
    ),
    trades=(
        Trade(Goods(sheep=1), Goods(boar=1)),
        Trade(Goods(sheep=1), Goods(vegetable=1)),
        Trade(Goods(sheep=1), Goods(stone=1)),
    ),
)

STOREHOUSE_KEEPER = Occupation(
    id="storehouse_keeper",
    code="B156",
    name=Text(en="Storehouse Keeper", fr="Gardien d’entrepôt"),
    text=Text(
        en="Each time you use Resource Market, also take 1 clay or 1 grain.",
        fr="Chaque fois que vous utilisez Marché de ressources, prenez aussi 1 argile ou 1 céréale.",
    ),
    players=4,
    whenever=(On(USES + RESOURCE_MARKET, GainOneOf("clay", "grain"), at_once=True),),
)

GOODS_PROVIDERS = (GROCER, HARPOONER, CONJURER, CONSULTANT, SHEEP_WALKER, STOREHOUSE_KEEPER)
