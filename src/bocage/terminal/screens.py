"""The games that can be drawn."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games import kit, kits
from bocage.terminal.screen import Screen


def playable() -> tuple[str, ...]:
    """The games that can be drawn in a terminal."""
    return tuple(id for id, kit in kits().items() if kit.screen is not None)


def screen_for(game: str, lang: str, names: Sequence[str]) -> Screen:
    """The screen of a game, by its id."""
    found = kit(game)
    assert found is not None
    assert found.screen is not None
    return found.screen(lang, names)
