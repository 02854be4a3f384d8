"""Occupations that plan the farm: the house, fields, stables and fences."""

from __future__ import annotations

from bocage.core.cards import On, Text
from bocage.core.effects import May
from bocage.games.agricola.rules.answers import AnimalsInHouse, FreeFences, RenovatesTo
from bocage.games.agricola.rules.card import (
    Occupation,
)
from bocage.games.agricola.rules.conditions import HouseIs
from bocage.games.agricola.rules.events import START_OF_ROUND, USES
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.spaces import DAY_LABORER
from bocage.games.agricola.rules.verbs.choice import OneOf
from bocage.games.agricola.rules.verbs.goods import Gain, GainOneOf, Pay
from bocage.games.agricola.rules.verbs.house import BuildRooms, Renovate
from bocage.games.agricola.rules.verbs.land import BuildStables, Plow

ANIMAL_TAMER = Occupation(
    id="animal_tamer",
    code="A086",
    name=Text(en="Animal Tamer", fr="Dresseur d’animaux"),
    text=Text(
        en="When played, take 1 wood or 1 grain. Your house holds 1 animal in each room, of any types.",
        fr="En le jouant, prenez 1 bois ou 1 céréale. Votre maison abrite 1 animal par pièce, espèces au choix.",
    ),
    on_play=GainOneOf("wood", "grain"),
    answers=(AnimalsInHouse(each_room=1),),
    french_attested=True,
)

CONSERVATOR = Occupation(
    id="conservator",
    code="A087",
    name=Text(en="Conservator", fr="Restaurateur"),
    text=Text(
        en="You may renovate a wooden house straight to stone, for 1 stone a room and 1 reed.",
        fr="Vous pouvez rénover une maison en bois directement en pierre, pour 1 pierre par pièce et 1 roseau.",
    ),
    answers=(RenovatesTo(),),
)

HEDGE_KEEPER = Occupation(
    id="hedge_keeper",
    code="A088",
    name=Text(en="Hedge Keeper", fr="Gardien de haies"),
    text=Text(
        en="Each time you build fences, up to 3 of them cost nothing.",
        fr="Chaque fois que vous construisez des clôtures, jusqu’à 3 d’entre elles ne coûtent rien.",
    ),
    answers=(FreeFences(up_to=3),),
)

PLOW_DRIVER = Occupation(
    id="plow_driver",
    code="A090",
    name=Text(en="Plow Driver", fr="Conducteur de charrue"),
    text=Text(
        en="With a stone house: at the start of each round you may pay 1 food to plow 1 field.",
        fr="Avec une maison en pierre : au début de chaque tour, vous pouvez payer 1 repas pour labourer 1 champ.",
    ),
    whenever=(On(START_OF_ROUND, May(Pay(Goods(food=1), Plow())), when=HouseIs("stone")),),
)

COTTAGER = Occupation(
    id="cottager",
    code="B087",
    name=Text(en="Cottager", fr="Métayer"),
    text=Text(
        en="Each time you use Day Laborer, you may also either build 1 room or renovate once, at the usual cost.",
        fr="Chaque fois que vous utilisez Travail journalier, vous pouvez aussi construire 1 pièce ou rénover une fois, au coût habituel.",
    ),
    whenever=(On(USES + DAY_LABORER, May(OneOf(BuildRooms(up_to=1), Renovate())), around=True),),
)

GROOM = Occupation(
    id="groom",
    code="B089",
    name=Text(en="Groom", fr="Palefrenier"),
    text=Text(
        en="When played, take 1 wood. With a stone house: at the start of each round you may build 1 stable for 1 wood.",
        fr="En le jouant, prenez 1 bois. Avec une maison en pierre : au début de chaque tour, vous pouvez construire 1 étable pour 1 bois.",
    ),
    on_play=Gain(wood=1),
    whenever=(On(START_OF_ROUND, May(BuildStables(each=Goods(wood=1), up_to=1)), when=HouseIs("stone")),),
)

ASSISTANT_TILLER = Occupation(
    id="assistant_tiller",
    code="B091",
    name=Text(en="Assistant Tiller", fr="Aide-laboureur"),
    text=Text(
        en="Each time you use Day Laborer, you may also plow 1 field.",
        fr="Chaque fois que vous utilisez Travail journalier, vous pouvez aussi labourer 1 champ.",
    ),
    whenever=(On(USES + DAY_LABORER, May(Plow()), around=True),),
)

FARM_PLANNERS = (
    ANIMAL_TAMER,
    CONSERVATOR,
    HEDGE_KEEPER,
    PLOW_DRIVER,
    COTTAGER,
    GROOM,
    ASSISTANT_TILLER,
)
