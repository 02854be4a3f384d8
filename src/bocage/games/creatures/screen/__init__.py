"""All Creatures Big and Small drawn as text."""

from typing import Final

from bocage.games.creatures.screen.screen import CreaturesScreen

SCREEN: Final = CreaturesScreen
