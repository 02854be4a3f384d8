"""The games that can be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocage.terminal.screen import Screen

PLAYABLE = ("creatures", "agricola", "farmerama")


def screen_for(game: str, lang: str, names: Sequence[str]) -> Screen:
    """The screen of a game, by its id; only this game is imported."""
    if game == "creatures":
        from bocage.games.creatures.screen.screen import CreaturesScreen

        return CreaturesScreen(lang, names)
    if game == "agricola":
        from bocage.games.agricola.screen.screen import AgricolaScreen

        return AgricolaScreen(lang, names)
    from bocage.games.farmerama.screen.screen import FarmeramaScreen

    return FarmeramaScreen(lang, names)
