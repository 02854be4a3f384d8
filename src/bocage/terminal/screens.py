"""The screen of each game: its own, or the plain one."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games import installed, kit
from bocage.terminal.plain import PlainScreen
from bocage.terminal.screen import Screen


def playable() -> tuple[str, ...]:
    """The games that can be drawn in a terminal: all."""
    return installed()


def screen_for(game: str, lang: str, names: Sequence[str]) -> Screen:
    """The screen of a game, by its id."""
    found = kit(game)
    assert found is not None
    return PlainScreen(found.game, lang, names) if found.screen is None else found.screen(lang, names)
