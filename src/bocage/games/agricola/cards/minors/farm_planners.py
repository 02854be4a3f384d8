"""Minor improvements that help to plan the farm."""

from __future__ import annotations

from bocage.core.cards import On, Text
from bocage.core.effects import Condition, Effect, May, Then
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.answers import FencesOfClay, RoomForPeople, RoomInPastures
from bocage.games.agricola.rules.card import Minor, RoomsFor
from bocage.games.agricola.rules.conditions import Occupations
from bocage.games.agricola.rules.events import RENOVATED, START_OF_ROUND, USES
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.memory import Counter
from bocage.games.agricola.rules.reasons import CARD_EMPTY
from bocage.games.agricola.rules.spaces import FARMLAND
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.switches import MINI_PASTURE_MAY_SPLIT
from bocage.games.agricola.rules.verbs.fencing import FenceOneSpace
from bocage.games.agricola.rules.verbs.goods import Gain
from bocage.games.agricola.rules.verbs.land import BuildStables, Plow

SHIFTING_CULTIVATION = Minor(
    id="shifting_cultivation",
    code="A002",
    name=Text(en="Shifting Cultivation", fr="Culture itinérante"),
    text=Text(
        en="Plow 1 field. Then the card goes to your left neighbour’s hand.",
        fr="Labourez 1 champ. Puis la carte passe dans la main de votre voisin de gauche.",
    ),
    cost=Goods(food=2),
    on_play=Plow(),
    travels=True,
)

DRINKING_TROUGH = Minor(
    id="drinking_trough",
    code="A012",
    name=Text(en="Drinking Trough", fr="Abreuvoir"),
    text=Text(
        en="Each of your pastures holds 2 more animals, with or without stables.",
        fr="Chacun de vos pâturages abrite 2 animaux de plus, avec ou sans étable.",
    ),
    cost=Goods(clay=1),
    answers=(RoomInPastures(more=2),),
)

RAMMED_CLAY = Minor(
    id="rammed_clay",
    code="A016",
    name=Text(en="Rammed Clay", fr="Pisé"),
    text=Text(
        en="When played, gain 1 clay. You may pay each fence with 1 clay instead of 1 wood.",
        fr="Quand vous la jouez, gagnez 1 argile. Vous pouvez payer chaque clôture avec 1 argile au lieu de 1 bois.",
    ),
    on_play=Gain(clay=1),
    answers=(FencesOfClay(),),
)

ROUND_OF_TILE = Counter("handplow")
ROUNDS_AHEAD = 5


class SendTileAhead(Effect[Board]):
    """A field tile waits on the space of a later round, if there is such a round (AR-68)."""

    def run(self, s: Board, f: Frame) -> None:
        if s.rounds_left() >= ROUNDS_AHEAD:
            ROUND_OF_TILE.write(s.farm(f.seat), s.round + ROUNDS_AHEAD)


class TileIsHere(Condition[Board]):
    """The field tile waits on the space of this round."""

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return ROUND_OF_TILE.read(s.farm(seat)) == s.round


HANDPLOW = Minor(
    id="handplow",
    code="A019",
    name=Text(en="Handplow", fr="Charrue à main"),
    text=Text(
        en="Put 1 field on the round space 5 rounds from now. At the start of that round you may plow it at no cost, or it is lost.",
        fr="Placez 1 champ sur la case Tour située 5 tours plus loin. Au début de ce tour, vous pouvez le labourer gratuitement, sinon il est perdu.",
    ),
    cost=Goods(wood=1),
    remembers=(ROUND_OF_TILE,),
    on_play=SendTileAhead(),
    whenever=(On(START_OF_ROUND, May(Plow()), when=TileIsHere()),),
)

MINI_PASTURE = Minor(
    id="mini_pasture",
    code="B002",
    name=Text(en="Mini Pasture", fr="Mini-pâturage"),
    text=Text(
        en="Fence 1 space as a new pasture; the fences cost nothing. Then the card goes to your left neighbour’s hand.",
        fr="Clôturez 1 case pour un nouveau pâturage ; les clôtures sont gratuites. Puis la carte passe dans la main de votre voisin de gauche.",
    ),
    cost=Goods(food=2),
    on_play=FenceOneSpace(splits_with=MINI_PASTURE_MAY_SPLIT),
    travels=True,
)

CARAVAN = Minor(
    id="caravan",
    code="B010",
    name=Text(en="Caravan", fr="Roulotte"),
    text=Text(
        en="Gives room for 1 person, without being a room of your house.",
        fr="Offre une place à 1 fermier, sans être une pièce de votre maison.",
    ),
    cost=Goods(wood=3, food=3),
    answers=(RoomForPeople(more=1),),
)

CARPENTERS_PARLOR = Minor(
    id="carpenters_parlor",
    code="B013",
    name=Text(en="Carpenter’s Parlor", fr="Atelier du charpentier"),
    text=Text(
        en="Each wooden room costs you 2 wood and 2 reed.",
        fr="Chaque pièce en bois vous coûte 2 bois et 2 roseaux.",
    ),
    cost=Goods(wood=1, stone=1),
    rooms_for=RoomsFor(material=2, reed=2, wooden_only=True),
)

MINING_HAMMER = Minor(
    id="mining_hammer",
    code="B016",
    name=Text(en="Mining Hammer", fr="Marteau de mineur"),
    text=Text(
        en="When played, gain 1 food. After each renovation you may build 1 stable at no cost.",
        fr="Quand vous la jouez, gagnez 1 repas. Après chaque rénovation, vous pouvez construire 1 étable gratuitement.",
    ),
    cost=Goods(wood=1),
    on_play=Gain(food=1),
    whenever=(On(RENOVATED, May(BuildStables(up_to=1))),),
)

TILES_USED = Counter("moldboard_plow")
TILES_ON_CARD = 2


class TileLeftOnCard(Condition[Board]):
    """Not all field tiles of the card are plowed."""

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return TILES_USED.read(s.farm(seat)) < TILES_ON_CARD or refuse(why, "A-16.3", CARD_EMPTY)


class TakeTileOffCard(Effect[Board]):
    """One field tile fewer lies on the card."""

    def run(self, s: Board, f: Frame) -> None:
        TILES_USED.add_one(s.farm(f.seat))


MOLDBOARD_PLOW = Minor(
    id="moldboard_plow",
    code="B019",
    name=Text(en="Moldboard Plow", fr="Charrue à versoir"),
    text=Text(
        en="Only with 1 occupation or more. Put 2 fields on this card. When you use Farmland, you may also plow 1 of them.",
        fr="Seulement avec 1 Savoir-faire ou plus. Placez 2 champs sur cette carte. Quand vous utilisez Terre labourable, vous pouvez aussi labourer 1 d’entre eux.",
    ),
    cost=Goods(wood=2),
    requires=(Occupations(at_least=1),),
    remembers=(TILES_USED,),
    whenever=(On(USES + FARMLAND, May(Then(Plow(), TakeTileOffCard())), when=TileLeftOnCard(), around=True),),
)

FARM_PLANNERS = (
    SHIFTING_CULTIVATION,
    DRINKING_TROUGH,
    RAMMED_CLAY,
    HANDPLOW,
    MINI_PASTURE,
    CARAVAN,
    CARPENTERS_PARLOR,
    MINING_HAMMER,
    MOLDBOARD_PLOW,
)
