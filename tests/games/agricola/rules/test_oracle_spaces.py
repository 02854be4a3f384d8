"""Spaces against the list of the rules sheet, told without the engine (A-2.6, A-7)."""

from __future__ import annotations

import pytest

from bocage.games.agricola import Game
from bocage.games.agricola.referee.spaces import ACCUMULATION, EVERY_SPACE, in_play
from bocage.games.agricola.referee.spaces import ROUND_CARDS as CARDS
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.position import names_of
from bocage.games.agricola.rules.spaces import ALWAYS_POSSIBLE, HEAPS, ROUND_CARDS
from tests.rule_marks import rule

# Spaces that give goods to whoever may place there, and ask for nothing.
GIVING = {
    *("grain_seeds", "day_laborer", "resource_market", "vegetable_seeds"),
    *("tile_resource_market", "animal_market"),
}


@rule("A-6.2", "A-6.5", "A-7.35")
def test_only_spaces_that_give_goods_are_always_possible() -> None:
    expected = (set(ACCUMULATION) | GIVING) - {"meeting_place"}
    assert set(names_of(ALWAYS_POSSIBLE, SPACE_NAMES)) == expected
    assert 0 < ALWAYS_POSSIBLE < 1 << len(SPACE_NAMES)


@rule("A-2.1", "A-7.36")
def test_the_spaces_and_what_gathers_on_them_are_those_of_the_sheet() -> None:
    assert set(SPACE_NAMES) == set(EVERY_SPACE)
    assert set(names_of(ROUND_CARDS, SPACE_NAMES)) == set(CARDS)
    assert {SPACE_NAMES[heap.space]: tuple(heap.amounts) for heap in HEAPS} == {
        space: amounts for space, (_, amounts) in ACCUMULATION.items()
    }


@rule("A-2.6", "A-19.3", "A-19.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["full", "beginner"])
@pytest.mark.parametrize("tile", [False, True])
def test_the_spaces_of_every_game_are_those_of_the_sheet(seats: int, mode: str, tile: bool) -> None:
    board = Game(seats=seats, mode=mode, additional_actions=tile).board
    assert set(names_of(board.spaces, SPACE_NAMES)) == set(in_play(mode, seats, tile))
