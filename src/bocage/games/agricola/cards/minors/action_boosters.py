"""Minor improvements that make actions stronger."""

from __future__ import annotations

from bocage.core.cards import On, Text
from bocage.core.effects import May
from bocage.core.lanes import lowest
from bocage.core.native import i64
from bocage.games.agricola.rules.answers import EntersSpaces
from bocage.games.agricola.rules.card import Minor
from bocage.games.agricola.rules.conditions import FieldsOf, Occupations
from bocage.games.agricola.rules.events import OCCUPATION_PLAYED, TURN_DONE, USES
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.placing import PlaceAnother
from bocage.games.agricola.rules.spaces import CULTIVATION, FARMLAND, WISHES
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.switches import SLEEPING_CORNER_OPENS_CLOSED_TILE
from bocage.games.agricola.rules.verbs.baking import BakeBread
from bocage.games.agricola.rules.verbs.goods import Gain

THRESHING_BOARD = Minor(
    id="threshing_board",
    code="A024",
    name=Text(en="Threshing Board", fr="Planche à battre"),
    text=Text(
        en="Only with 2 occupations or more. Each time you use Farmland or Cultivation, you may also bake bread.",
        fr="Seulement avec 2 Savoir-faire ou plus. Chaque fois que vous utilisez Terre labourable ou Culture, vous pouvez aussi cuire du pain.",
    ),
    cost=Goods(wood=1),
    points=1,
    requires=(Occupations(at_least=2),),
    whenever=(On([USES + FARMLAND, USES + CULTIVATION], May(BakeBread()), around=True),),
)


class JoinsAWish(EntersSpaces):
    """A Wish for Children with a single other player on it; by a ruling on a used tile too (A-9.8, AR-23)."""

    def joins(self, s: Board, seat: i64) -> i64:
        found: i64 = 0
        rest = s.spaces & WISHES & s.occupied() & ~s.people_of(seat)
        while rest:
            if s.players_on(lowest(rest)) == 1:
                found |= rest & -rest
            rest &= rest - 1
        return found

    def opens(self, s: Board, seat: i64) -> i64:
        return WISHES if s.has_switch(SLEEPING_CORNER_OPENS_CLOSED_TILE) else 0


SLEEPING_CORNER = Minor(
    id="sleeping_corner",
    code="A026",
    name=Text(en="Sleeping Corner", fr="Coin couchage"),
    text=Text(
        en="Only with 2 grain fields or more. You may place a person on a Wish for Children that is occupied by a single other player.",
        fr="Seulement avec 2 champs de céréales ou plus. Vous pouvez placer un fermier sur un Désir d’enfant occupé par un seul autre joueur.",
    ),
    cost=Goods(wood=1),
    points=1,
    requires=(FieldsOf("grain", at_least=2),),
    answers=(JoinsAWish(),),
    dead_alone=True,
)

LASSO = Minor(
    id="lasso",
    code="B024",
    name=Text(en="Lasso", fr="Lasso"),
    text=Text(
        en="On your turn you may place two people one after the other, if at least one of them uses the Sheep, Pig or Cattle Market.",
        fr="Quand c’est à vous de jouer, vous pouvez placer deux fermiers l’un après l’autre, si au moins l’un des deux utilise le Marché aux moutons, aux sangliers ou aux bœufs.",
    ),
    cost=Goods(reed=1),
    whenever=(On(TURN_DONE, May(PlaceAnother())),),
    dead_alone=True,
)

BREAD_PADDLE = Minor(
    id="bread_paddle",
    code="B025",
    name=Text(en="Bread Paddle", fr="Pelle à pain"),
    text=Text(
        en="When played, gain 1 food. After each occupation you play from now on, you may bake bread.",
        fr="Quand vous la jouez, gagnez 1 repas. Après chaque Savoir-faire joué ensuite, vous pouvez cuire du pain.",
    ),
    cost=Goods(wood=1),
    on_play=Gain(food=1),
    whenever=(On(OCCUPATION_PLAYED, May(BakeBread())),),
)

ACTION_BOOSTERS = (THRESHING_BOARD, SLEEPING_CORNER, LASSO, BREAD_PADDLE)
