"""Ten occupations."""

from __future__ import annotations

from bocage.core.cards import OTHER, Anytime, On, Text
from bocage.core.effects import Condition, Effect, May, Then
from bocage.core.lanes import bit, popcount
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.core.why import Reason, Why, refuse
from bocage.games.agricola.rules.answers import EntersSpaces
from bocage.games.agricola.rules.book import ROOMS
from bocage.games.agricola.rules.card import Cooking, Instead, Occupation
from bocage.games.agricola.rules.events import AFTER, RENOVATED, TURN, USES
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.memory import Counter
from bocage.games.agricola.rules.scores import PointsBySteps
from bocage.games.agricola.rules.spaces import (
    DAY_LABORER,
    FENCING,
    FISHING,
    FOREST,
    GROVE,
    WOOD_SPACES,
)
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.choice import OneOf
from bocage.games.agricola.rules.verbs.exchanges import Exchange
from bocage.games.agricola.rules.verbs.goods import Gain, GainOneOf, OnlyIf
from bocage.games.agricola.rules.verbs.land import Plow
from bocage.games.agricola.rules.verbs.piles import PutBack
from bocage.games.agricola.rules.verbs.play import Improve

from .drawing import Draw

FRUIT_PICKER = Occupation(
    id="fruit_picker",
    code="V11",
    name=Text(en="Fruit Picker", fr="Cueilleur de fruits"),
    text=Text(
        en="Each time you use Forest or Grove, also take 1 food.",
        fr="Chaque fois que vous utilisez Forêt ou Petit bois, prenez aussi 1 repas.",
    ),
    whenever=(On([USES + FOREST, USES + GROVE], Gain(food=1)),),
)

PRUNER = Occupation(
    id="pruner",
    code="V12",
    name=Text(en="Pruner", fr="Tailleur d’arbres"),
    text=Text(
        en="Right after you use a wood accumulation space, you may put 1 wood back on it to take 1 grain.",
        fr="Juste après avoir utilisé une case d’accumulation de bois, vous pouvez y remettre 1 bois pour prendre "
        "1 céréale.",
    ),
    whenever=(On([AFTER + space for space in WOOD_SPACES], May(PutBack(wood=1, then=Gain(grain=1)))),),
)

# A choice between two effects: what they are called stands in the messages of the deck.
GRAFTER = Occupation(
    id="grafter",
    code="V13",
    name=Text(en="Grafter", fr="Greffeur"),
    text=Text(
        en="After each renovation you may either plow 1 field or take 1 vegetable.",
        fr="Après chaque rénovation, vous pouvez soit labourer 1 champ, soit prendre 1 légume.",
    ),
    whenever=(On(RENOVATED, May(OneOf(Plow(), Gain(vegetable=1), rule="A-16.2"))),),
)

# A stove for one good alone.
CIDER_MAKER = Occupation(
    id="cider_maker",
    code="V14",
    name=Text(en="Cider Maker", fr="Cidrier"),
    text=Text(
        en="At any time you may turn vegetables into 3 food each.",
        fr="À tout moment, vous pouvez transformer vos légumes en 3 repas chacun.",
    ),
    cooks=Cooking(vegetable=3, sheep=0, boar=0, cattle=0),
)


class JoinsFencing(EntersSpaces):
    """Fencing with a single other player on it (A-6.3)."""

    def joins(self, s: Board, seat: i64) -> i64:
        mine = (s.people_of(seat) >> FENCING) & 1
        return bit(FENCING) if not mine and s.players_on(FENCING) == 1 else 0


# An answer to a question of the rules: which spaces may be used though they are occupied?
HEDGE_LAYER = Occupation(
    id="hedge_layer",
    code="V15",
    name=Text(en="Hedge Layer", fr="Plesseur de haies"),
    text=Text(
        en="You may place a person on Fencing when it is occupied by a single other player.",
        fr="Vous pouvez placer un fermier sur Clôtures quand cette case est occupée par un seul autre joueur.",
    ),
    answers=(JoinsFencing(),),
    dead_alone=True,
)


class PointsForStables(PointsBySteps):
    """Points for the number of stables, wherever they stand."""

    def count(self, s: Board, seat: i64) -> i64:
        return popcount(s.farm(seat).stables)


# A bonus at the end.
STABLE_WARDEN = Occupation(
    id="stable_warden",
    code="V16",
    name=Text(en="Stable Warden", fr="Gardien des étables"),
    text=Text(
        en="End of the game: 1/2/4 points for 2/3/4 stables.",
        fr="Fin de partie : 1/2/4 points pour 2/3/4 étables.",
    ),
    scores=(PointsForStables(((2, 1), (3, 2), (4, 4))),),
)

MARKET_GARDENER = Occupation(
    id="market_gardener",
    code="V17",
    name=Text(en="Market Gardener", fr="Maraîcher"),
    text=Text(
        en="Each time you use Day Laborer, also take 1 grain or 1 reed.",
        fr="Chaque fois que vous utilisez Travail journalier, prenez aussi 1 céréale ou 1 roseau.",
    ),
    whenever=(On(USES + DAY_LABORER, GainOneOf("grain", "reed"), at_once=True),),
)

# A draw from the box, then a card from the hand.
OLD_NEIGHBOUR = Occupation(
    id="old_neighbour",
    code="V18",
    name=Text(en="Old Neighbour", fr="Vieux voisin"),
    text=Text(
        en="When played, draw 1 minor improvement from the box; then you may play 1 minor improvement for its cost.",
        fr="En le jouant, piochez 1 aménagement mineur dans la boîte ; puis vous pouvez jouer 1 aménagement mineur "
        "à son coût.",
    ),
    on_play=Then(Draw(minors=1), May(Improve())),
)

BASKET_BEARER = Occupation(
    id="basket_bearer",
    code="V19",
    name=Text(en="Basket Bearer", fr="Porteuse de paniers"),
    text=Text(
        en="Each time another player uses Fishing, take 1 food. For each room you build, "
        "you may replace 1 reed with 1 wood.",
        fr="Chaque fois qu’un autre joueur utilise Pêche, prenez 1 repas. Pour chaque pièce que vous construisez, "
        "vous pouvez remplacer 1 roseau par 1 bois.",
    ),
    whenever=(On(USES + FISHING, Gain(food=1), who=OTHER),),
    swaps=(Instead(ROOMS, of="reed", by="wood", count=1),),
)

ROUND_OF_SALE = Counter("apple_seller")
SOLD_ALREADY = Reason("apples-sold")


class NotSoldThisRound(Condition[Board]):
    """The card has not been used in this round."""

    def holds(self, s: Board, seat: i64, why: Why | None) -> bool:
        return ROUND_OF_SALE.read(s.farm(seat)) != s.round or refuse(why, "A-16.3", SOLD_ALREADY)


class NoteSale(Effect[Board]):
    """Remember in which round the card was used."""

    def run(self, s: Board, f: Frame) -> None:
        ROUND_OF_SALE.write(s.farm(f.seat), s.round)


# At any time, but once a round: a condition with a reason of its own, a counter, and words of the deck.
APPLE_SELLER = Occupation(
    id="apple_seller",
    code="V20",
    name=Text(en="Apple Seller", fr="Marchande de pommes"),
    text=Text(
        en="Once each round, at any time on your turn, you may exchange 1 wood for 2 food.",
        fr="Une fois par tour, à tout moment quand c’est à vous de jouer, vous pouvez échanger 1 bois contre 2 repas.",
    ),
    remembers=(ROUND_OF_SALE,),
    anytime=(
        Anytime(
            OnlyIf(NotSoldThisRound(), Then(Exchange(Goods(wood=1), Goods(food=2)), NoteSale())),
            TURN,
        ),
    ),
)

OCCUPATIONS = (
    FRUIT_PICKER,
    PRUNER,
    GRAFTER,
    CIDER_MAKER,
    HEDGE_LAYER,
    STABLE_WARDEN,
    MARKET_GARDENER,
    OLD_NEIGHBOUR,
    BASKET_BEARER,
    APPLE_SELLER,
)
