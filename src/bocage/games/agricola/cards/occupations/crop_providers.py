"""Occupations that bring grain and vegetables."""

from __future__ import annotations

from bocage.core.cards import OTHER, On, Text
from bocage.core.effects import May, Then
from bocage.games.agricola.rules.card import Occupation
from bocage.games.agricola.rules.conditions import Both, FieldsOf, PeopleAre, RoomsAre, RoundIs
from bocage.games.agricola.rules.events import AFTER, START_OF_ROUND, TAKING_CROPS, USES
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.spaces import DAY_LABORER, GRAIN_SEEDS, TRAVELING_PLAYERS
from bocage.games.agricola.rules.state import ROUNDS
from bocage.games.agricola.rules.verbs.crops import ReapMore
from bocage.games.agricola.rules.verbs.goods import Gain, GainOneOf, Pay

SCYTHE_WORKER = Occupation(
    id="scythe_worker",
    code="A112",
    name=Text(en="Scythe Worker", fr="Faucheur"),
    text=Text(
        en="When played, take 1 grain. In each field phase you may take 1 more grain from each of your grain fields.",
        fr="En le jouant, prenez 1 céréale. À chaque phase des champs, vous pouvez prendre 1 céréale de plus sur chacun de vos champs de céréales.",
    ),
    on_play=Gain(grain=1),
    # AR-49: field by field, and its question may be left at once.
    whenever=(On(TAKING_CROPS, ReapMore(), when=FieldsOf("grain", at_least=1), at_once=True),),
)

SEASONAL_WORKER = Occupation(
    id="seasonal_worker",
    code="A114",
    name=Text(en="Seasonal Worker", fr="Travailleur saisonnier"),
    text=Text(
        en="Each time you use Day Laborer, take 1 more grain; from round 6 on you may take 1 vegetable instead.",
        fr="Chaque fois que vous utilisez Travail journalier, prenez 1 céréale de plus ; à partir du tour 6, 1 légume à la place si vous voulez.",
    ),
    whenever=(
        On(USES + DAY_LABORER, Gain(grain=1), when=RoundIs(*range(1, 6))),
        On(
            USES + DAY_LABORER,
            GainOneOf("grain", "vegetable"),
            when=RoundIs(*range(6, ROUNDS + 1)),
            at_once=True,
        ),
    ),
)

LUTENIST = Occupation(
    id="lutenist",
    code="A160",
    name=Text(en="Lutenist", fr="Joueur de luth"),
    text=Text(
        en="Each time another player uses Traveling Players, take 1 food and 1 wood; then you may pay 2 food for 1 vegetable.",
        fr="Chaque fois qu’un autre joueur utilise Spectacle, prenez 1 repas et 1 bois ; puis vous pouvez payer 2 repas pour 1 légume.",
    ),
    players=4,
    whenever=(
        On(USES + TRAVELING_PLAYERS, Gain(food=1, wood=1), who=OTHER),
        # AR-09: the purchase waits until the other player's action is over.
        On(AFTER + TRAVELING_PLAYERS, May(Pay(Goods(food=2), Gain(vegetable=1))), who=OTHER),
    ),
)

CHILDLESS = Occupation(
    id="childless",
    code="B114",
    name=Text(en="Childless", fr="Sans enfant"),
    text=Text(
        en="At the start of each round in which you have at least 3 rooms and only 2 people, take 1 food and 1 grain or vegetable.",
        fr="Au début de chaque tour où vous avez au moins 3 pièces et seulement 2 fermiers, prenez 1 repas et 1 céréale ou légume.",
    ),
    whenever=(
        On(
            START_OF_ROUND,
            Then(Gain(food=1), GainOneOf("grain", "vegetable")),
            when=Both(RoomsAre(at_least=3), PeopleAre(2)),
            at_once=True,
        ),
    ),
)

GREENGROCER = Occupation(
    id="greengrocer",
    code="B142",
    name=Text(en="Greengrocer", fr="Marchand de légumes"),
    text=Text(
        en="Each time you use Grain Seeds, also take 1 vegetable.",
        fr="Chaque fois que vous utilisez Culture de céréales, prenez aussi 1 légume.",
    ),
    players=3,
    whenever=(On(USES + GRAIN_SEEDS, Gain(vegetable=1)),),
)

CROP_PROVIDERS = (SCYTHE_WORKER, SEASONAL_WORKER, LUTENIST, CHILDLESS, GREENGROCER)
