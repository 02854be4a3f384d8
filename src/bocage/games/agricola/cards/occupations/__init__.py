"""The occupations of the base deck, in the order of their printed codes."""

from bocage.games.agricola.cards.occupations.action_boosters import ACTION_BOOSTERS
from bocage.games.agricola.cards.occupations.building_resource_providers import BUILDING_RESOURCE_PROVIDERS
from bocage.games.agricola.cards.occupations.crop_providers import CROP_PROVIDERS
from bocage.games.agricola.cards.occupations.farm_planners import FARM_PLANNERS
from bocage.games.agricola.cards.occupations.food_providers import FOOD_PROVIDERS
from bocage.games.agricola.cards.occupations.goods_providers import GOODS_PROVIDERS
from bocage.games.agricola.cards.occupations.livestock_providers import LIVESTOCK_PROVIDERS
from bocage.games.agricola.cards.occupations.points_providers import POINTS_PROVIDERS
from bocage.games.agricola.rules.card import Occupation

EVERY_OCCUPATION: tuple[Occupation, ...] = tuple(
    sorted(
        (
            *FARM_PLANNERS,
            *ACTION_BOOSTERS,
            *POINTS_PROVIDERS,
            *GOODS_PROVIDERS,
            *FOOD_PROVIDERS,
            *CROP_PROVIDERS,
            *BUILDING_RESOURCE_PROVIDERS,
            *LIVESTOCK_PROVIDERS,
        ),
        key=lambda card: card.code,
    )
)
