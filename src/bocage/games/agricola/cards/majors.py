"""The ten major improvements (A-14.12, A-14.13)."""

from __future__ import annotations

from bocage.core.cards import Text
from bocage.core.effects import May
from bocage.games.agricola.rules.card import Baking, Cooking, Major
from bocage.games.agricola.rules.goods import CLAY, REED, WOOD, Goods
from bocage.games.agricola.rules.scores import PointsForSupply
from bocage.games.agricola.rules.switches import CRAFT_BONUS_COUNTS_FOR_TIEBREAK
from bocage.games.agricola.rules.verbs.baking import BakeBread
from bocage.games.agricola.rules.verbs.exchanges import Craft
from bocage.games.agricola.rules.verbs.goods import Schedule

FIREPLACE_TEXT = Text(
    en="At any time cook a vegetable for 2 food, a sheep for 2, a boar for 2, a cattle for 3. Baking: any number of grain for 2 food each.",
    fr="À tout moment, cuisinez un légume pour 2 repas, un mouton pour 2, un sanglier pour 2, un bœuf pour 3. Cuisson du pain : autant de céréales que voulu, 2 repas chacune.",
)
HEARTH_TEXT = Text(
    en="At any time cook a vegetable for 3 food, a sheep for 2, a boar for 3, a cattle for 4. Baking: any number of grain for 3 food each. Instead of paying clay you may give back a Fireplace.",
    fr="À tout moment, cuisinez un légume pour 3 repas, un mouton pour 2, un sanglier pour 3, un bœuf pour 4. Cuisson du pain : autant de céréales que voulu, 3 repas chacune. Au lieu de payer l’argile, vous pouvez rendre un Foyer.",
)
FIREPLACES = ("fireplace_2", "fireplace_3")

FIREPLACE_2 = Major(
    id="fireplace_2",
    code="1",
    name=Text(en="Fireplace (2 clay)", fr="Foyer (2 argiles)"),
    text=FIREPLACE_TEXT,
    cost=Goods(clay=2),
    points=1,
    cooks=Cooking(vegetable=2, sheep=2, boar=2, cattle=3),
    bakes=Baking(food=2),
    french_attested=True,
)

FIREPLACE_3 = Major(
    id="fireplace_3",
    code="2",
    name=Text(en="Fireplace (3 clay)", fr="Foyer (3 argiles)"),
    text=FIREPLACE_TEXT,
    cost=Goods(clay=3),
    points=1,
    cooks=Cooking(vegetable=2, sheep=2, boar=2, cattle=3),
    bakes=Baking(food=2),
    french_attested=True,
)

COOKING_HEARTH_4 = Major(
    id="cooking_hearth_4",
    code="3",
    name=Text(en="Cooking Hearth (4 clay)", fr="Fourneau (4 argiles)"),
    text=HEARTH_TEXT,
    cost=Goods(clay=4),
    paid_with=FIREPLACES,
    points=1,
    cooks=Cooking(vegetable=3, sheep=2, boar=3, cattle=4),
    bakes=Baking(food=3),
)

COOKING_HEARTH_5 = Major(
    id="cooking_hearth_5",
    code="4",
    name=Text(en="Cooking Hearth (5 clay)", fr="Fourneau (5 argiles)"),
    text=HEARTH_TEXT,
    cost=Goods(clay=5),
    paid_with=FIREPLACES,
    points=1,
    cooks=Cooking(vegetable=3, sheep=2, boar=3, cattle=4),
    bakes=Baking(food=3),
)

WELL = Major(
    id="well",
    code="5",
    name=Text(en="Well", fr="Puits"),
    text=Text(
        en="Put 1 food on each of the next 5 round spaces; take it at the start of those rounds.",
        fr="Placez 1 repas sur chacune des 5 prochaines cases Tour ; prenez-le au début de ces tours.",
    ),
    cost=Goods(wood=1, stone=3),
    points=4,
    on_play=Schedule(Goods(food=1), ahead=(1, 2, 3, 4, 5)),
)

CLAY_OVEN = Major(
    id="clay_oven",
    code="6",
    name=Text(en="Clay Oven", fr="Four en argile"),
    text=Text(
        en="When built, you may bake bread. Baking: at most 1 grain for 5 food.",
        fr="À la construction, vous pouvez cuire du pain. Cuisson du pain : au plus 1 céréale pour 5 repas.",
    ),
    cost=Goods(clay=3, stone=1),
    points=2,
    bakes=Baking(food=5, at_most=1),
    on_play=May(BakeBread()),
)

STONE_OVEN = Major(
    id="stone_oven",
    code="7",
    name=Text(en="Stone Oven", fr="Four en pierre"),
    text=Text(
        en="When built, you may bake bread. Baking: at most 2 grain for 4 food each.",
        fr="À la construction, vous pouvez cuire du pain. Cuisson du pain : au plus 2 céréales pour 4 repas chacune.",
    ),
    cost=Goods(clay=1, stone=3),
    points=3,
    bakes=Baking(food=4, at_most=2),
    on_play=May(BakeBread()),
)

JOINERY = Major(
    id="joinery",
    code="8",
    name=Text(en="Joinery", fr="Menuiserie"),
    text=Text(
        en="Each harvest: once 1 wood for 2 food. End: 1/2/3 points for 3/5/7 wood.",
        fr="À chaque récolte : une fois 1 bois pour 2 repas. Fin : 1/2/3 points pour 3/5/7 bois.",
    ),
    cost=Goods(wood=2, stone=2),
    points=2,
    crafts=Craft(Goods(wood=1), food=2),
    scores=(PointsForSupply(WOOD, (3, 5, 7), kept_with=CRAFT_BONUS_COUNTS_FOR_TIEBREAK),),
    french_attested=True,
)

POTTERY = Major(
    id="pottery",
    code="9",
    name=Text(en="Pottery", fr="Poterie"),
    text=Text(
        en="Each harvest: once 1 clay for 2 food. End: 1/2/3 points for 3/5/7 clay.",
        fr="À chaque récolte : une fois 1 argile pour 2 repas. Fin : 1/2/3 points pour 3/5/7 argile.",
    ),
    cost=Goods(clay=2, stone=2),
    points=2,
    crafts=Craft(Goods(clay=1), food=2),
    scores=(PointsForSupply(CLAY, (3, 5, 7), kept_with=CRAFT_BONUS_COUNTS_FOR_TIEBREAK),),
    french_attested=True,
)

BASKETMAKERS_WORKSHOP = Major(
    id="basketmakers_workshop",
    code="10",
    name=Text(en="Basketmaker’s Workshop", fr="Vannerie"),
    text=Text(
        en="Each harvest: once 1 reed for 3 food. End: 1/2/3 points for 2/4/5 reed.",
        fr="À chaque récolte : une fois 1 roseau pour 3 repas. Fin : 1/2/3 points pour 2/4/5 roseaux.",
    ),
    cost=Goods(reed=2, stone=2),
    points=2,
    crafts=Craft(Goods(reed=1), food=3),
    scores=(PointsForSupply(REED, (2, 4, 5), kept_with=CRAFT_BONUS_COUNTS_FOR_TIEBREAK),),
    french_attested=True,
)

MAJORS = (
    FIREPLACE_2,
    FIREPLACE_3,
    COOKING_HEARTH_4,
    COOKING_HEARTH_5,
    WELL,
    CLAY_OVEN,
    STONE_OVEN,
    JOINERY,
    POTTERY,
    BASKETMAKERS_WORKSHOP,
)
