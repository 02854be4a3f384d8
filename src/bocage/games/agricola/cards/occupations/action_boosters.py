"""Occupations that make actions better or give more of them."""

from __future__ import annotations

from bocage.core.cards import Anytime, On, Text
from bocage.core.effects import May
from bocage.games.agricola.rules.book import MAJOR_IMPROVEMENTS
from bocage.games.agricola.rules.card import Cheaper, Occupation
from bocage.games.agricola.rules.conditions import HouseIs
from bocage.games.agricola.rules.events import START_OF_ROUND, TURN
from bocage.games.agricola.rules.switches import SCHOLAR_GAIN_CARDS_SAME_ROUND
from bocage.games.agricola.rules.verbs.choice import OneOf
from bocage.games.agricola.rules.verbs.occupations import BY_A_CARD, PlayOccupation
from bocage.games.agricola.rules.verbs.people import RaiseNewborn
from bocage.games.agricola.rules.verbs.play import Improve

ADOPTIVE_PARENTS = Occupation(
    id="adoptive_parents",
    code="A092",
    name=Text(en="Adoptive Parents", fr="Parents adoptifs"),
    text=Text(
        en="In the round of a birth you may pay 1 food on your turn: the newborn is an adult at once, goes home and can still be placed.",
        fr="Le tour d’une naissance, vous pouvez payer 1 repas quand vous jouez : l’enfant devient aussitôt adulte, rentre à la maison et peut encore être placé.",
    ),
    anytime=(Anytime(RaiseNewborn(food=1), TURN),),
)

MASTER_BRICKLAYER = Occupation(
    id="master_bricklayer",
    code="B095",
    name=Text(en="Master Bricklayer", fr="Maître maçon"),
    text=Text(
        en="Each major improvement costs you 1 stone less for every room you have added to your house.",
        fr="Chaque aménagement majeur vous coûte 1 pierre de moins par pièce ajoutée à votre maison.",
    ),
    discounts=(Cheaper(on=MAJOR_IMPROVEMENTS, stone=1, per_added_room=True),),
)

SCHOLAR = Occupation(
    id="scholar",
    code="B097",
    name=Text(en="Scholar", fr="Érudit"),
    text=Text(
        en="With a stone house: at the start of each round you may play either 1 occupation for 1 food or 1 minor improvement for its cost.",
        fr="Avec une maison en pierre : au début de chaque tour, vous pouvez jouer soit 1 Savoir-faire pour 1 repas, soit 1 aménagement mineur à son coût.",
    ),
    whenever=(
        On(
            START_OF_ROUND,
            May(
                OneOf(
                    PlayOccupation(BY_A_CARD, gains_with=SCHOLAR_GAIN_CARDS_SAME_ROUND),
                    Improve(gains_with=SCHOLAR_GAIN_CARDS_SAME_ROUND),
                )
            ),
            when=HouseIs("stone"),
        ),
    ),
)

ACTION_BOOSTERS = (ADOPTIVE_PARENTS, MASTER_BRICKLAYER, SCHOLAR)
