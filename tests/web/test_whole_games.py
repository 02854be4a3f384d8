"""Each game from the first click to the end screen."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import Somebody


@pytest.mark.parametrize(
    ("game", "options"),
    [("creatures", {"mode": "advanced"}), ("farmerama", {"mode": "basic"}), ("agricola", {"mode": "full"})],
)
def test_a_whole_game_against_a_bot_by_clicking(ada: Somebody, game: str, options: dict[str, Any]) -> None:
    table = ada.open(game, "me", "random", **options)
    clicks = ada.play_on(Random(5))
    assert clicks > 15
    end = ada.page.locator("dialog.sheet")
    expect(end.locator("table tbody tr.total td")).to_have_count(2)
    expect(end.locator("figure svg path.curve")).to_have_count(2)
    expect(end.get_by_role("link", name="Replay")).to_have_attribute("href", f"/r/{table}")


def test_a_game_alone_can_be_begun_from_the_home_page(ada: Somebody) -> None:
    page = ada.go("/")
    page.get_by_text("Farmerama", exact=True).click()
    page.get_by_text("Solo", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    ada.press("play sow")
    expect(page.locator(".prompt")).to_contain_text("Sow")
