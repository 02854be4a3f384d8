"""Occupations that bring animals."""

from __future__ import annotations

from bocage.core.cards import On, Text
from bocage.core.effects import May, Then
from bocage.games.agricola.rules.card import Occupation
from bocage.games.agricola.rules.conditions import RoundIs
from bocage.games.agricola.rules.events import END_WITHOUT_HARVEST, USES
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.spaces import CATTLE_MARKET, GRAIN_SEEDS, PIG_MARKET, SHEEP_MARKET
from bocage.games.agricola.rules.verbs.animals import Breed
from bocage.games.agricola.rules.verbs.goods import Gain, Pay, Schedule
from bocage.games.agricola.rules.verbs.pauses import BeforeBreeding

ANIMAL_DEALER = Occupation(
    id="animal_dealer",
    code="A147",
    name=Text(en="Animal Dealer", fr="Marchand d’animaux"),
    text=Text(
        en="Each time you use Sheep Market, Pig Market or Cattle Market, you may pay 1 food for 1 more animal of that kind.",
        fr="Chaque fois que vous utilisez le Marché aux moutons, aux sangliers ou aux bœufs, vous pouvez payer 1 repas pour 1 animal de plus de cette espèce.",
    ),
    players=3,
    whenever=(
        On(USES + SHEEP_MARKET, May(Pay(Goods(food=1), Gain(sheep=1)))),
        On(USES + PIG_MARKET, May(Pay(Goods(food=1), Gain(boar=1)))),
        On(USES + CATTLE_MARKET, May(Pay(Goods(food=1), Gain(cattle=1)))),
    ),
)

PIG_BREEDER = Occupation(
    id="pig_breeder",
    code="A165",
    name=Text(en="Pig Breeder", fr="Éleveur de porcs"),
    text=Text(
        en="When played, take 1 boar. At the end of round 12 your boar breed.",
        fr="En le jouant, prenez 1 sanglier. À la fin du tour 12, vos sangliers se reproduisent.",
    ),
    players=4,
    on_play=Gain(boar=1),
    # AR-18: animals may be cooked to make room before the young boar comes, not while it is housed.
    whenever=(
        On(
            END_WITHOUT_HARVEST,
            Then(BeforeBreeding("AR-18", "boar"), Breed("boar")),
            when=RoundIs(12),
            at_once=True,
        ),
    ),
)

SHEEP_WHISPERER = Occupation(
    id="sheep_whisperer",
    code="B164",
    name=Text(en="Sheep Whisperer", fr="Murmureur de moutons"),
    text=Text(
        en="Put 1 sheep on each of the round spaces 2, 5, 8 and 10 rounds from now; take it at the start of those rounds.",
        fr="Placez 1 mouton sur chacune des cases Tour à 2, 5, 8 et 10 tours d’ici ; prenez-le au début de ces tours.",
    ),
    players=4,
    on_play=Schedule(Goods(sheep=1), ahead=(2, 5, 8, 10)),
)

CATTLE_FEEDER = Occupation(
    id="cattle_feeder",
    code="B166",
    name=Text(en="Cattle Feeder", fr="Nourrisseur de bœufs"),
    text=Text(
        en="Each time you use Grain Seeds, you may pay 1 food for 1 cattle.",
        fr="Chaque fois que vous utilisez Culture de céréales, vous pouvez payer 1 repas pour 1 bœuf.",
    ),
    players=4,
    whenever=(On(USES + GRAIN_SEEDS, May(Pay(Goods(food=1), Gain(cattle=1)))),),
)

LIVESTOCK_PROVIDERS = (ANIMAL_DEALER, PIG_BREEDER, SHEEP_WHISPERER, CATTLE_FEEDER)
