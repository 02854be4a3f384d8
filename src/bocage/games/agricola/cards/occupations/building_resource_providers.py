"""Occupations that bring building resources or spare them."""

from __future__ import annotations

from bocage.core.cards import ANY, On, Text
from bocage.core.effects import Condition, May
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.book import IMPROVEMENTS, RENOVATIONS, ROOMS
from bocage.games.agricola.rules.card import Cheaper, Instead, Occupation, RoomsFor
from bocage.games.agricola.rules.conditions import Both, HouseIs, PlayersAre, RoomsAre
from bocage.games.agricola.rules.events import LEFT_WOOD, ROOM_BUILT, START_OF_ROUND, TURN_ENDS, USES
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.memory import Counter
from bocage.games.agricola.rules.spaces import (
    CLAY_PIT,
    CULTIVATION,
    FARMLAND,
    FOREST,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    REED_BANK,
    WOOD_SPACES,
)
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.goods import Gain, GainCounted, If, Pay, Schedule

WOOD_CUTTER = Occupation(
    id="wood_cutter",
    code="A116",
    name=Text(en="Wood Cutter", fr="Bûcheron"),
    text=Text(
        en="Each time you use a wood accumulation space, take 1 more wood.",
        fr="Chaque fois que vous utilisez une case d’accumulation de bois, prenez 1 bois de plus.",
    ),
    whenever=(On([USES + space for space in WOOD_SPACES], Gain(wood=1)),),
    french_attested=True,
)

FIREWOOD_COLLECTOR = Occupation(
    id="firewood_collector",
    code="A119",
    name=Text(en="Firewood Collector", fr="Ramasseur de bois"),
    text=Text(
        en="Each time you use Farmland, Grain Seeds, Grain Utilization or Cultivation, take 1 wood at the end of that turn.",
        fr="Chaque fois que vous utilisez Terre labourable, Culture de céréales, Utilisation de céréales ou Culture, prenez 1 bois à la fin de ce tour de jeu.",
    ),
    whenever=(
        On(
            [TURN_ENDS + space for space in (FARMLAND, GRAIN_SEEDS, GRAIN_UTILIZATION, CULTIVATION)],
            Gain(wood=1),
        ),
    ),
)

CLAY_HUT_BUILDER = Occupation(
    id="clay_hut_builder",
    code="A120",
    name=Text(en="Clay Hut Builder", fr="Constructeur de huttes d’argile"),
    text=Text(
        en="Once your house is no longer wooden, put 2 clay on each of the next 5 round spaces; take them at the start of those rounds.",
        fr="Dès que votre maison n’est plus en bois, placez 2 argiles sur chacune des 5 prochaines cases Tour ; prenez-les au début de ces tours.",
    ),
    # a house leaves wood one time at most, so nothing need be remembered.
    on_play=If(HouseIs("clay", "stone"), Schedule(Goods(clay=2), ahead=(1, 2, 3, 4, 5))),
    whenever=(On(LEFT_WOOD, Schedule(Goods(clay=2), ahead=(1, 2, 3, 4, 5))),),
)

FRAME_BUILDER = Occupation(
    id="frame_builder",
    code="A123",
    name=Text(en="Frame Builder", fr="Charpentier à colombages"),
    text=Text(
        en="For each room and each renovation you may pay 1 wood instead of 2 clay or 2 stone.",
        fr="Pour chaque pièce et chaque rénovation, vous pouvez payer 1 bois au lieu de 2 argiles ou de 2 pierres.",
    ),
    # No room and no renovation costs both, so one of the two at most applies.
    swaps=(
        Instead(ROOMS | RENOVATIONS, of="clay", count=2, by="wood"),
        Instead(ROOMS | RENOVATIONS, of="stone", count=2, by="wood"),
    ),
)

PRIEST = Occupation(
    id="priest",
    code="A125",
    name=Text(en="Priest", fr="Prêtre"),
    text=Text(
        en="When played, if you live in a clay house with exactly 2 rooms, take 3 clay, 2 reed and 2 stone.",
        fr="En le jouant, si vous habitez une maison en argile d’exactement 2 pièces, prenez 3 argiles, 2 roseaux et 2 pierres.",
    ),
    on_play=If(Both(HouseIs("clay"), RoomsAre(at_least=2, at_most=2)), Gain(clay=3, reed=2, stone=2)),
)

STONECUTTER = Occupation(
    id="stonecutter",
    code="A143",
    name=Text(en="Stonecutter", fr="Tailleur de pierre"),
    text=Text(
        en="Every improvement, room and renovation costs you 1 stone less.",
        fr="Chaque aménagement, pièce et rénovation vous coûte 1 pierre de moins.",
    ),
    players=3,
    discounts=(Cheaper(IMPROVEMENTS | ROOMS | RENOVATIONS, stone=1),),
)

SMALL_SCALE_FARMER = Occupation(
    id="small_scale_farmer",
    code="B118",
    name=Text(en="Small-scale Farmer", fr="Petit exploitant"),
    text=Text(
        en="At the start of each round in which your house has exactly 2 rooms, take 1 wood.",
        fr="Au début de chaque tour où votre maison a exactement 2 pièces, prenez 1 bois.",
    ),
    whenever=(On(START_OF_ROUND, Gain(wood=1), when=RoomsAre(at_least=2, at_most=2)),),
)

GEOLOGIST = Occupation(
    id="geologist",
    code="B121",
    name=Text(en="Geologist", fr="Géologue"),
    text=Text(
        en="Each time you use Forest or Reed Bank, also take 1 clay; with 3 or more players on Clay Pit too.",
        fr="Chaque fois que vous utilisez Forêt ou Plage de roseaux, prenez aussi 1 argile ; à 3 joueurs ou plus, sur Carrière d’argile également.",
    ),
    whenever=(
        On([USES + FOREST, USES + REED_BANK], Gain(clay=1)),
        On(USES + CLAY_PIT, Gain(clay=1), when=PlayersAre(at_least=3)),
    ),
)


class StonePerRoom(GainCounted):
    """As much stone as the house has rooms."""

    def count(self, s: Board, seat: i64) -> i64:
        return s.farm(seat).room_count()


ROOF_BALLASTER = Occupation(
    id="roof_ballaster",
    code="B123",
    name=Text(en="Roof Ballaster", fr="Lesteur de toits"),
    text=Text(
        en="When played, you may pay 1 food to take 1 stone for each room of your house.",
        fr="En le jouant, vous pouvez payer 1 repas pour prendre 1 pierre par pièce de votre maison.",
    ),
    on_play=May(Pay(Goods(food=1), StonePerRoom("stone"))),
)

CARPENTER = Occupation(
    id="carpenter",
    code="B126",
    name=Text(en="Carpenter", fr="Charpentier"),
    text=Text(
        en="Each new room costs you 3 of the house material and 2 reed.",
        fr="Chaque nouvelle pièce vous coûte 3 matériaux de la maison et 2 roseaux.",
    ),
    rooms_for=RoomsFor(material=3, reed=2),
)

BRUSHWOOD_COLLECTOR = Occupation(
    id="brushwood_collector",
    code="B145",
    name=Text(en="Brushwood Collector", fr="Ramasseur de broussailles"),
    text=Text(
        en="For each room and each renovation you may pay 1 wood instead of all the reed.",
        fr="Pour chaque pièce et chaque rénovation, vous pouvez payer 1 bois au lieu de tous les roseaux.",
    ),
    players=3,
    swaps=(Instead(ROOMS | RENOVATIONS, of="reed", by="wood"),),
)

GIVEN_TO_PASTOR = Counter("pastor")


class OnlyHouseOfTwoRooms(Condition[Board]):
    """The owner alone has exactly 2 rooms, and was given nothing for it yet (AR-10)."""

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        if s.farm(seat).room_count() != 2 or GIVEN_TO_PASTOR.read(s.farm(seat)):
            return False
        others = [other for other in range(s.seats) if other != seat]
        return all(s.farm(other).room_count() > 2 for other in others)


class GiveToPastor(Gain):
    """The gift, and the note that it was given."""

    def __init__(self) -> None:
        super().__init__(wood=3, clay=2, reed=1, stone=1)

    def run(self, s: Board, f: Frame) -> None:
        GIVEN_TO_PASTOR.add_one(s.farm(f.seat))
        super().run(s, f)


PASTOR = Occupation(
    id="pastor",
    code="B163",
    name=Text(en="Pastor", fr="Pasteur"),
    text=Text(
        en="Once you are the only player whose house has exactly 2 rooms, take 3 wood, 2 clay, 1 reed and 1 stone, a single time.",
        fr="Dès que vous êtes le seul joueur dont la maison a exactement 2 pièces, prenez 3 bois, 2 argiles, 1 roseau et 1 pierre, une seule fois.",
    ),
    players=4,
    remembers=(GIVEN_TO_PASTOR,),
    on_play=If(OnlyHouseOfTwoRooms(), GiveToPastor()),
    whenever=(On(ROOM_BUILT, GiveToPastor(), when=OnlyHouseOfTwoRooms(), who=ANY),),
)

BUILDING_RESOURCE_PROVIDERS = (
    WOOD_CUTTER,
    FIREWOOD_COLLECTOR,
    CLAY_HUT_BUILDER,
    FRAME_BUILDER,
    PRIEST,
    STONECUTTER,
    SMALL_SCALE_FARMER,
    GEOLOGIST,
    ROOF_BALLASTER,
    CARPENTER,
    BRUSHWOOD_COLLECTOR,
    PASTOR,
)
