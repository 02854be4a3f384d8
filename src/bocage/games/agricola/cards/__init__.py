"""All cards in the order of the catalogue: the rule card, majors, minors, occupations."""

from bocage.games.agricola.cards.basics import BASICS
from bocage.games.agricola.cards.majors import MAJORS
from bocage.games.agricola.cards.minors import EVERY_MINOR
from bocage.games.agricola.cards.minors.farm_planners import ROUND_OF_TILE, TILES_USED
from bocage.games.agricola.cards.occupations import EVERY_OCCUPATION
from bocage.games.agricola.cards.occupations.building_resource_providers import GIVEN_TO_PASTOR
from bocage.games.agricola.cards.occupations.goods_providers import BOUGHT
from bocage.games.agricola.cards.occupations.points_providers import PLAYED_BY_THEN
from bocage.games.agricola.rules.card import FarmCard

EVERY_CARD: tuple[FarmCard, ...] = (BASICS, *MAJORS, *EVERY_MINOR, *EVERY_OCCUPATION)
# The places of these in a farm's memory are part of every recorded checksum; what is new comes behind.
EVERY_COUNTER = (ROUND_OF_TILE, TILES_USED, GIVEN_TO_PASTOR, BOUGHT, PLAYED_BY_THEN)
