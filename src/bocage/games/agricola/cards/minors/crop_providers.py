"""Minor improvements that provide grain and vegetables."""

from __future__ import annotations

from bocage.core.cards import Anytime, On, Text
from bocage.games.agricola.rules.answers import CountsAsField
from bocage.games.agricola.rules.card import Minor
from bocage.games.agricola.rules.conditions import Occupations
from bocage.games.agricola.rules.events import FIELDS, OPEN, USES
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.spaces import GRAIN_SEEDS
from bocage.games.agricola.rules.verbs.crops import MoveCrop
from bocage.games.agricola.rules.verbs.goods import Gain, Schedule

CORN_SCOOP = Minor(
    id="corn_scoop",
    code="A067",
    name=Text(en="Corn Scoop", fr="Pelle à grains"),
    text=Text(
        en="Each time you use Grain Seeds, gain 1 more grain.",
        fr="Chaque fois que vous utilisez Culture de céréales, gagnez 1 céréale de plus.",
    ),
    cost=Goods(wood=1),
    whenever=(On(USES + GRAIN_SEEDS, Gain(grain=1)),),
)

LARGE_GREENHOUSE = Minor(
    id="large_greenhouse",
    code="A069",
    name=Text(en="Large Greenhouse", fr="Grande serre"),
    text=Text(
        en="Only with 2 occupations or more. Put 1 vegetable on each of the round spaces 4, 7 and 9 rounds from now; take it at the start of those rounds.",
        fr="Seulement avec 2 Savoir-faire ou plus. Placez 1 légume sur chacune des cases Tour situées 4, 7 et 9 tours plus loin ; prenez-le au début de ces tours.",
    ),
    cost=Goods(wood=2),
    requires=(Occupations(at_least=2),),
    on_play=Schedule(Goods(vegetable=1), ahead=(4, 7, 9)),
)

CLEARING_SPADE = Minor(
    id="clearing_spade",
    code="A071",
    name=Text(en="Clearing Spade", fr="Bêche de défrichage"),
    text=Text(
        en="At any time move 1 crop from a field with at least 2 to an empty field.",
        fr="À tout moment, déplacez 1 culture d’un champ qui en porte au moins 2 vers un champ vide.",
    ),
    cost=Goods(wood=1),
    # Earlier than W-16 would change nothing: a move never makes a field empty, nor a new kind of field (AR-48).
    anytime=(Anytime(MoveCrop(), OPEN | FIELDS),),
)

MARKET_STALL = Minor(
    id="market_stall",
    code="B008",
    name=Text(en="Market Stall", fr="Étal du marché"),
    text=Text(
        en="Gain 1 vegetable. Then the card goes to your left neighbour’s hand.",
        fr="Gagnez 1 légume. Puis la carte passe dans la main de votre voisin de gauche.",
    ),
    cost=Goods(grain=1),
    on_play=Gain(vegetable=1),
    travels=True,
    french_attested=True,
)

SACK_CART = Minor(
    id="sack_cart",
    code="B066",
    name=Text(en="Sack Cart", fr="Diable"),
    text=Text(
        en="Only with 2 occupations or more. Put 1 grain on each of the round spaces 5, 8, 11 and 14 still to come; take it at the start of those rounds.",
        fr="Seulement avec 2 Savoir-faire ou plus. Placez 1 céréale sur chacune des cases Tour 5, 8, 11 et 14 à venir ; prenez-la au début de ces tours.",
    ),
    cost=Goods(wood=2),
    requires=(Occupations(at_least=2),),
    on_play=Schedule(Goods(grain=1), on=(5, 8, 11, 14)),
)

BEANFIELD = Minor(
    id="beanfield",
    code="B068",
    name=Text(en="Beanfield", fr="Champ de fèves"),
    text=Text(
        en="Only with 2 occupations or more. This card is a field for vegetables only. It does not score as a field.",
        fr="Seulement avec 2 Savoir-faire ou plus. Cette carte est un champ réservé aux légumes. Elle ne compte pas comme champ au décompte.",
    ),
    cost=Goods(food=1),
    points=1,
    requires=(Occupations(at_least=2),),
    answers=(CountsAsField(),),
)

CROP_PROVIDERS = (CORN_SCOOP, LARGE_GREENHOUSE, CLEARING_SPADE, MARKET_STALL, SACK_CART, BEANFIELD)
