"""Each game from the first click to the end screen."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.table.serving import House
from tests.web.browser import PHONE, Somebody, somebody

# Fingers on a phone and on a tablet, in French; a low window and a large one, in English.
SIZES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    (
        "creatures",
        {"mode": "standard"},
        {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "fr-FR"},
    ),
    (
        "farmerama",
        {"mode": "basic"},
        {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    ),
    ("agricola", {"mode": "beginner"}, {"viewport": {"width": 1280, "height": 593}, "locale": "fr-FR"}),
    ("creatures", {"mode": "expert"}, {"viewport": {"width": 820, "height": 1180}, "has_touch": True}),
    ("agricola", {"mode": "full"}, {}),
]


@pytest.mark.parametrize(
    ("game", "options", "screen"), SIZES, ids=["phone", "phone-across", "low", "tablet", "desk"]
)
def test_a_whole_game_in_any_window(
    browser: Browser, table_house: House, game: str, options: dict[str, Any], screen: dict[str, Any]
) -> None:
    with somebody(browser, table_house.url, **screen) as person:
        table = person.open(game, "me", "random", **options)
        assert person.play_on(Random(7)) > 15
        end = person.page.locator("dialog.sheet")
        expect(end.locator("table tbody tr.total td")).to_have_count(2)
        expect(end.locator("figure svg path.curve")).to_have_count(2)
        expect(end.locator(f'a[href="/r/{table}"]')).to_be_visible()


def test_a_game_alone_can_be_begun_from_the_home_page(ada: Somebody) -> None:
    page = ada.go("/")
    page.locator('.game:has(input[value="farmerama"])').click()  # the offer of lessons names it, too
    page.get_by_text("Solo", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    ada.press("play sow")
    expect(page.locator(".prompt")).to_contain_text("Sow")
