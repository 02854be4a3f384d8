"""All cards in the order of the catalogue: the rule card, majors, minors, occupations."""

from bocage.games.agricola.cards.basics import BASICS
from bocage.games.agricola.cards.majors import MAJORS
from bocage.games.agricola.cards.minors import EVERY_MINOR
from bocage.games.agricola.cards.occupations import EVERY_OCCUPATION
from bocage.games.agricola.rules.card import FarmCard

EVERY_CARD: tuple[FarmCard, ...] = (BASICS, *MAJORS, *EVERY_MINOR, *EVERY_OCCUPATION)
