"""Agricola at the terminal table."""

from typing import Final

from bocage.games.agricola.screen.screen import AgricolaScreen

SCREEN: Final = AgricolaScreen
