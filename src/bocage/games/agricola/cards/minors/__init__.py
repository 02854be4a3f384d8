"""The minor improvements of the base deck, in the order of their printed codes."""

from __future__ import annotations

from operator import attrgetter

from bocage.games.agricola.cards.minors.action_boosters import ACTION_BOOSTERS
from bocage.games.agricola.cards.minors.building_resource_providers import BUILDING_RESOURCE_PROVIDERS
from bocage.games.agricola.cards.minors.crop_providers import CROP_PROVIDERS
from bocage.games.agricola.cards.minors.farm_planners import FARM_PLANNERS
from bocage.games.agricola.cards.minors.food_providers import FOOD_PROVIDERS
from bocage.games.agricola.cards.minors.livestock_providers import LIVESTOCK_PROVIDERS
from bocage.games.agricola.cards.minors.points_providers import POINTS_PROVIDERS
from bocage.games.agricola.rules.card import Minor

EVERY_MINOR: tuple[Minor, ...] = tuple(
    sorted(
        (
            *FARM_PLANNERS,
            *ACTION_BOOSTERS,
            *POINTS_PROVIDERS,
            *FOOD_PROVIDERS,
            *CROP_PROVIDERS,
            *BUILDING_RESOURCE_PROVIDERS,
            *LIVESTOCK_PROVIDERS,
        ),
        key=attrgetter("code"),
    )
)
