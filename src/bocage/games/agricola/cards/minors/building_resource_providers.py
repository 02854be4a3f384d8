"""Minor improvements that provide wood, clay, reed and stone."""

from __future__ import annotations

from bocage.core.cards import On, Text
from bocage.core.native import i64
from bocage.games.agricola.rules.book import IMPROVEMENTS
from bocage.games.agricola.rules.card import Cheaper, Minor, Trade
from bocage.games.agricola.rules.conditions import Has, Occupations
from bocage.games.agricola.rules.events import USES
from bocage.games.agricola.rules.goods import CLAY, Goods
from bocage.games.agricola.rules.spaces import DAY_LABORER, FISHING, STONE_SPACES
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.goods import Gain, GainCounted, Schedule


class HalfTheClay(GainCounted):
    """Half of the clay in the supply, rounded down (AR-69)."""

    def count(self, s: Board, seat: i64) -> i64:
        return s.farm(seat).good(CLAY) // 2


CLAY_EMBANKMENT = Minor(
    id="clay_embankment",
    code="A005",
    name=Text(en="Clay Embankment", fr="Talus d’argile"),
    text=Text(
        en="Gain 1 clay for each 2 clay in your supply. Then the card goes to your left neighbour’s hand.",
        fr="Gagnez 1 argile par lot de 2 argiles dans votre réserve. Puis la carte passe dans la main de votre voisin de gauche.",
    ),
    cost=Goods(food=1),
    on_play=HalfTheClay("clay"),
    travels=True,
)

LUMBER_MILL = Minor(
    id="lumber_mill",
    code="A075",
    name=Text(en="Lumber Mill", fr="Scierie"),
    text=Text(
        en="Only with 3 occupations at most. Every improvement costs you 1 wood less.",
        fr="Seulement avec 3 Savoir-faire au plus. Chaque aménagement vous coûte 1 bois de moins.",
    ),
    cost=Goods(stone=2),
    points=2,
    requires=(Occupations(at_most=3),),
    discounts=(Cheaper(IMPROVEMENTS, wood=1),),
)

CANOE = Minor(
    id="canoe",
    code="A078",
    name=Text(en="Canoe", fr="Canoë"),
    text=Text(
        en="Only with 1 occupation or more. Each time you use Fishing, also gain 1 food and 1 reed.",
        fr="Seulement avec 1 Savoir-faire ou plus. Chaque fois que vous utilisez Pêche, gagnez aussi 1 repas et 1 roseau.",
    ),
    cost=Goods(wood=2),
    points=1,
    requires=(Occupations(at_least=1),),
    whenever=(On(USES + FISHING, Gain(food=1, reed=1)),),
)

STONE_TONGS = Minor(
    id="stone_tongs",
    code="A080",
    name=Text(en="Stone Tongs", fr="Pince à pierres"),
    text=Text(
        en="Each time you use a stone accumulation space, gain 1 more stone.",
        fr="Chaque fois que vous utilisez une case d’accumulation de pierre, gagnez 1 pierre de plus.",
    ),
    cost=Goods(wood=1),
    whenever=(On([USES + space for space in STONE_SPACES], Gain(stone=1)),),
)

THICK_FOREST = Minor(
    id="thick_forest",
    code="B074",
    name=Text(en="Thick Forest", fr="Forêt dense"),
    text=Text(
        en="Only with 5 clay or more. Put 1 wood on each even-numbered round space still to come; take it at the start of those rounds.",
        fr="Seulement avec 5 argiles ou plus. Placez 1 bois sur chaque case Tour paire à venir ; prenez-le au début de ces tours.",
    ),
    requires=(Has(clay=5),),
    on_play=Schedule(Goods(wood=1), on=(2, 4, 6, 8, 10, 12, 14)),
)

LOAM_PIT = Minor(
    id="loam_pit",
    code="B077",
    name=Text(en="Loam Pit", fr="Fosse à limon"),
    text=Text(
        en="Only with 3 occupations or more. Each time you use Day Laborer, also gain 3 clay.",
        fr="Seulement avec 3 Savoir-faire ou plus. Chaque fois que vous utilisez Travail journalier, gagnez aussi 3 argiles.",
    ),
    cost=Goods(food=1),
    points=1,
    requires=(Occupations(at_least=3),),
    whenever=(On(USES + DAY_LABORER, Gain(clay=3)),),
)

HARD_PORCELAIN = Minor(
    id="hard_porcelain",
    code="B080",
    name=Text(en="Hard Porcelain", fr="Porcelaine dure"),
    text=Text(
        en="At any time exchange 2/3/4 clay for 1/2/3 stone.",
        fr="À tout moment, échangez 2/3/4 argiles contre 1/2/3 pierres.",
    ),
    cost=Goods(clay=1),
    trades=(
        Trade(Goods(clay=2), Goods(stone=1)),
        Trade(Goods(clay=3), Goods(stone=2)),
        Trade(Goods(clay=4), Goods(stone=3)),
    ),
)

BUILDING_RESOURCE_PROVIDERS = (
    CLAY_EMBANKMENT,
    LUMBER_MILL,
    CANOE,
    STONE_TONGS,
    THICK_FOREST,
    LOAM_PIT,
    HARD_PORCELAIN,
)
