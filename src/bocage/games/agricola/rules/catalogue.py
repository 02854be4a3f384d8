"""The loaded game: importing this module enters every phase, space and card."""

from bocage.games.agricola.cards import EVERY_CARD, EVERY_COUNTER
from bocage.games.agricola.rules import dealing, drafting, harvest, mulligan, phases, placing, spaces
from bocage.games.agricola.rules.card import FarmCard, enter, enter_counter
from bocage.games.agricola.rules.engine import CATALOGUE, KERNEL

__all__ = [
    "CARDS",
    "CATALOGUE",
    "KERNEL",
    "dealing",
    "drafting",
    "harvest",
    "mulligan",
    "phases",
    "placing",
    "spaces",
]

CARDS: list[FarmCard] = list(EVERY_CARD)
for _counter in EVERY_COUNTER:
    enter_counter(_counter)
for _card in CARDS:
    enter(_card)
