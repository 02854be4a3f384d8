"""A game without a mouse and without seeing: roles, names and keys, nothing else.

Whole games of each title in both languages: `python -m tests.web.hearing`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import Somebody
from tests.web.hearing import Listener

CHOICES = 24  # of a long game


def test_a_whole_game_is_played_by_ear(bea: Somebody) -> None:
    bea.open("creatures", "me", "random", mode="standard", first_player=0)
    listener = Listener(bea, "fr")
    assert listener.play_on(Random(3))
    assert len(listener.chosen) > 20
    expect(bea.page.get_by_role("dialog").get_by_role("table")).to_be_visible()


@pytest.mark.parametrize(("game", "mode"), [("agricola", "full"), ("farmerama", "basic")])
def test_rounds_of_longer_games_are_played_by_ear(ada: Somebody, game: str, mode: str) -> None:
    ada.open(game, "me", "random", mode=mode)
    listener = Listener(ada)
    before = ada.seq()
    assert listener.play_on(Random(4), CHOICES) or len(listener.chosen) == CHOICES
    # Chance deals the cards: what is chosen differs, but the game goes on and it is not one thing for ever.
    assert ada.seq() - before > CHOICES // 2
    assert len(set(listener.chosen)) > 4


# The stops of the Tab key in this order; a table may have others between them. The hand holds 14 cards, or
# one more where the other player has begun and passed one on.
STOPS = {
    "creatures": ("Hint", "Start Player", "Half-Timbered House", "Enlarge the farm of Random", "All tables"),
    "agricola": ("Hint", "Hand 1", "Enlarge the farm of Random", "All tables"),
    "farmerama": ("Hint", "Sow", "Enlarge the farm of Random", "All tables"),
}
HANDS = {"creatures": "Half-Timbered House", "agricola": "Hand 1", "farmerama": "Sow"}
OPTIONS: dict[str, dict[str, Any]] = {"creatures": {"mode": "standard", "first_player": 0}}
MOST_STOPS = 24


@pytest.mark.parametrize("game", STOPS)
def test_tab_goes_from_the_question_over_the_boards_to_the_bar(ada: Somebody, game: str) -> None:
    ada.open(game, "me", "random", **OPTIONS.get(game, {}))
    ada.wait_for_turn()
    listener = Listener(ada)
    names: list[str] = []
    for _ in range(MOST_STOPS):
        ada.page.keyboard.press("Tab")
        thing = listener.ear.focused()
        if thing is None:
            break
        names.append(thing.name)
    assert len(names) < MOST_STOPS, f"a board is more than one stop: {names}"
    places = [
        next((place for place, name in enumerate(names) if name.startswith(stop)), -1) for stop in STOPS[game]
    ]
    assert -1 not in places, names
    assert places == sorted(places), names
    # Between the question and what is in hand lies the board, and it is one stop.
    assert places[STOPS[game].index(HANDS[game])] == places[0] + 2, names


def test_arrows_go_on_inside_a_board_and_tab_comes_back_there(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", mode="standard", first_player=0)
    ada.wait_for_turn()
    keys, ear = ada.page.keyboard, Listener(ada).ear
    keys.press("n")
    first = ear.focused()
    keys.press("ArrowDown")
    below = ear.focused()
    assert first is not None
    assert below is not None
    assert below.name.startswith("1 Stone")
    keys.press("Tab")
    keys.press("Shift+Tab")
    assert ear.focused() == below
    keys.press("Shift+N")
    keys.press("Shift+N")
    assert ear.focused() == first


def test_escape_closes_what_is_open(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", mode="standard", first_player=0)
    ada.wait_for_turn()
    keys, page = ada.page.keyboard, ada.page
    for key in ("s", "t", "?"):
        keys.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        keys.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    keys.press("r")
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules).to_be_visible()
    keys.press("Escape")
    expect(rules).to_have_count(0)
    page.get_by_role("button", name="Fences").focus()
    keys.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Not now")
    keys.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)
