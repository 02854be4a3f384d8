"""What everybody may do at any time without a card of their own: a card in front of every player (A-13)."""

from __future__ import annotations

from bocage.core.cards import Anytime, Text
from bocage.games.agricola.rules.card import FarmCard
from bocage.games.agricola.rules.events import CLOSING, COOKING, FEEDING, LAST, OPEN
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.verbs.exchanges import CookOne, Exchange

MEALS = OPEN | CLOSING | FEEDING | LAST

BASICS = FarmCard(
    id="basics",
    code="A-13",
    name=Text(en="Simple meals", fr="Repas simples"),
    text=Text(
        en="At any time 1 grain or 1 vegetable is worth 1 food. With a cooking improvement, vegetables and animals are worth more.",
        fr="À tout moment, 1 céréale ou 1 légume vaut 1 repas. Avec un aménagement de cuisson, légumes et animaux valent davantage.",
    ),
    anytime=(
        Anytime(Exchange(Goods(grain=1), Goods(food=1)), MEALS, plain=True),
        Anytime(Exchange(Goods(vegetable=1), Goods(food=1)), MEALS, plain=True),
        Anytime(CookOne("vegetable"), MEALS, plain=True),
        Anytime(CookOne("sheep"), MEALS | COOKING, plain=True),
        Anytime(CookOne("boar"), MEALS | COOKING, plain=True),
        Anytime(CookOne("cattle"), MEALS | COOKING, plain=True),
    ),
)
