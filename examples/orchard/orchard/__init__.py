"""The Orchard: a deck of ten minor improvements and ten occupations, and one of eight special buildings."""

from typing import Final

from bocage.core.cards import Text
from bocage.core.decks import Deck

NAME: Final = Text(en="The Orchard", fr="Le Verger")
# The cards are read when somebody plays with them. `package=__name__` lets the folder serve as it is, too.
DECKS: Final = (
    Deck("orchard", "agricola", name=NAME, package=__name__, cards="agricola:CARDS"),
    Deck("orchard", "creatures", name=NAME, package=__name__, cards="creatures:CARDS"),
)
