"""Occupations that bring food."""

from __future__ import annotations

from bocage.core.cards import On, Text
from bocage.core.effects import May
from bocage.core.native import i64
from bocage.games.agricola.rules.card import Occupation
from bocage.games.agricola.rules.conditions import HouseIs
from bocage.games.agricola.rules.events import (
    AFTER,
    BEFORE_OCCUPATION,
    CLAY_TO_STONE,
    REACHED_STONE,
    ROOMS_BUILT,
    USES,
)
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.spaces import WOOD_SPACES
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.baking import BakeBread
from bocage.games.agricola.rules.verbs.goods import NEXT, Gain, If, Schedule
from bocage.games.agricola.rules.verbs.piles import PutBack
from bocage.games.agricola.rules.verbs.selling import Sell

MUSHROOM_COLLECTOR = Occupation(
    id="mushroom_collector",
    code="A108",
    name=Text(en="Mushroom Collector", fr="Cueilleur de champignons"),
    text=Text(
        en="Right after you use a wood accumulation space, you may put 1 wood back onto it and take 2 food.",
        fr="Juste après avoir utilisé une case d’accumulation de bois, vous pouvez y remettre 1 bois et prendre 2 repas.",
    ),
    whenever=(On([AFTER + space for space in WOOD_SPACES], May(PutBack(wood=1, then=Gain(food=2)))),),
)

ROUGHCASTER = Occupation(
    id="roughcaster",
    code="A110",
    name=Text(en="Roughcaster", fr="Crépisseur"),
    text=Text(
        en="Each time you build at least 1 clay room or renovate from clay to stone, take 3 food.",
        fr="Chaque fois que vous construisez au moins 1 pièce en argile ou rénovez d’argile en pierre, prenez 3 repas.",
    ),
    whenever=(
        On(ROOMS_BUILT, Gain(food=3), when=HouseIs("clay")),
        On(CLAY_TO_STONE, Gain(food=3)),
    ),
)

WALL_BUILDER = Occupation(
    id="wall_builder",
    code="A111",
    name=Text(en="Wall Builder", fr="Bâtisseur de murs"),
    text=Text(
        en="Each time you build at least 1 room, put 1 food on each of the next 4 round spaces; take it at the start of those rounds.",
        fr="Chaque fois que vous construisez au moins 1 pièce, placez 1 repas sur chacune des 4 prochaines cases Tour ; prenez-le au début de ces tours.",
    ),
    whenever=(On(ROOMS_BUILT, Schedule(Goods(food=1), ahead=(1, 2, 3, 4))),),
)

MANSERVANT = Occupation(
    id="manservant",
    code="B107",
    name=Text(en="Manservant", fr="Serviteur"),
    text=Text(
        en="Once you live in a stone house, put 3 food on each round space still to come; take it at the start of those rounds.",
        fr="Dès que vous habitez une maison en pierre, placez 3 repas sur chaque case Tour à venir ; prenez-les au début de ces tours.",
    ),
    # a house turns to stone one time at most, so nothing need be remembered.
    on_play=If(HouseIs("stone"), Schedule(Goods(food=3), ahead=NEXT)),
    whenever=(On(REACHED_STONE, Schedule(Goods(food=3), ahead=NEXT)),),
)

OVEN_FIRING_BOY = Occupation(
    id="oven_firing_boy",
    code="B108",
    name=Text(en="Oven Firing Boy", fr="Apprenti boulanger"),
    text=Text(
        en="Each time you use a wood accumulation space, you may also bake bread.",
        fr="Chaque fois que vous utilisez une case d’accumulation de bois, vous pouvez aussi cuire du pain.",
    ),
    whenever=(On([USES + space for space in WOOD_SPACES], May(BakeBread()), around=True),),
)


class SellForEachOccupation(Sell):
    """A resource for as much food as there are occupations in front of the owner (AR-77)."""

    def count(self, s: Board, seat: i64) -> i64:
        return s.farm(seat).occupations


PAPER_MAKER = Occupation(
    id="paper_maker",
    code="B109",
    name=Text(en="Paper Maker", fr="Papetier"),
    text=Text(
        en="Immediately before you play each later occupation, you may pay 1 wood to take 1 food for each occupation in front of you.",
        fr="Juste avant de jouer chaque Savoir-faire suivant, vous pouvez payer 1 bois pour prendre 1 repas par Savoir-faire devant vous.",
    ),
    whenever=(On(BEFORE_OCCUPATION, May(SellForEachOccupation("wood", "AR-77"))),),
)

FOOD_PROVIDERS = (
    MUSHROOM_COLLECTOR,
    ROUGHCASTER,
    WALL_BUILDER,
    MANSERVANT,
    OVEN_FIRING_BOY,
    PAPER_MAKER,
)
