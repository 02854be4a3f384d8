"""The kinds of actions of each game begin where those of the kernel end."""

from __future__ import annotations

from importlib import import_module

import pytest

from bocage.core.menu import FIRST_GAME_KIND

FIRST = {"creatures": "SPACE", "agricola": "SPACE", "farmerama": "PICK"}


@pytest.mark.parametrize("game", FIRST)
def test_the_first_kind_of_a_game_follows_those_of_the_kernel(game: str) -> None:
    kinds = import_module(f"bocage.games.{game}.rules.actions")
    assert getattr(kinds, FIRST[game]) == FIRST_GAME_KIND
