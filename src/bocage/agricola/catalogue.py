"""The loaded game: importing this module enters every phase, space and card."""

from bocage.agricola import dealing, drafting, harvest, mulligan, phases, placing, spaces
from bocage.agricola.card import FarmCard, enter
from bocage.agricola.cards import EVERY_CARD
from bocage.agricola.engine import CATALOGUE, KERNEL

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
for _card in CARDS:
    enter(_card)
phases.enter_late_phases()
