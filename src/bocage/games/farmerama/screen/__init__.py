"""Farmerama drawn as text."""

from typing import Final

from bocage.games.farmerama.screen.screen import FarmeramaScreen

SCREEN: Final = FarmeramaScreen
