"""All cards in the order of the catalogue: the rule card, majors, minors, occupations."""

from bocage.agricola.card import FarmCard
from bocage.agricola.cards.basics import BASICS
from bocage.agricola.cards.majors import MAJORS
from bocage.agricola.cards.minors import EVERY_MINOR
from bocage.agricola.cards.occupations import EVERY_OCCUPATION

EVERY_CARD: tuple[FarmCard, ...] = (BASICS, *MAJORS, *EVERY_MINOR, *EVERY_OCCUPATION)
