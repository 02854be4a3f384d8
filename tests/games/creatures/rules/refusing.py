"""Asking for what is not allowed: the reason is the right one, and nothing changes."""

from __future__ import annotations

import pytest

from bocage.core.errors import IllegalAction
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.rules.notation import CELL_NAMES, EDGE_NAMES, SPACE_NAMES
from tests.games.creatures.scenario import CreaturesTable

# How the tests name what the numbers of a refusal stand for.
WORDS = {
    "good": ["wood", "stone", "reed"],
    "goods": ["wood", "stone", "reed", "sheep", "pig", "cow", "horse"],
    "animal": ["sheep", "pig", "cow", "horse"],
    "space": SPACE_NAMES,
    "cell": CELL_NAMES,
    "edge": EDGE_NAMES,
    "building": base_book().names,
    "card": base_book().names,
}


def assert_refused(table: CreaturesTable, text: str, rule: str, key: str, **numbers: int | str) -> None:
    """The action is refused by this rule with this reason and these numbers, and the game stays as it was."""
    expected = {
        name: WORDS[name].index(value) if isinstance(value, str) else value for name, value in numbers.items()
    }
    refusal = table.refusal(text)
    assert (refusal.rule, refusal.key, refusal.numbers) == (rule, key, expected)
    assert refusal.asked == table.game.prompt[1]
    before, moves = table.game.key(), table.game.moves()
    with pytest.raises(IllegalAction) as caught:
        table.game.play(text)
    assert caught.value.refusal == refusal
    assert (table.game.key(), table.game.moves()) == (before, moves)
