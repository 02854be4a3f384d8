"""Nothing on any page shuts anybody out: axe finds no serious violation."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.web.browser import Somebody

SERIOUS = ("serious", "critical")


def violations(page: Page) -> list[str]:
    """What axe has against a page, serious things only."""
    found = Axe().run(page).response["violations"]
    return [
        f"{violation['id']}: {node['html'][:140]}"
        for violation in found
        if violation["impact"] in SERIOUS
        for node in violation["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_home_page_shuts_nobody_out(ada: Somebody, theme: str) -> None:
    ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page = ada.go("/")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["creatures", "farmerama", "agricola"])
def test_a_table_shuts_nobody_out(ada: Somebody, game: str, theme: str) -> None:
    ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    ada.open(game, "me", "random")
    ada.wait_for_turn()
    assert violations(ada.page) == []


def test_what_opens_over_a_table_shuts_nobody_out(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", first_player=0)
    ada.press("space stall")
    expect(ada.page.locator(".whynot")).to_be_visible()
    assert violations(ada.page) == []
    ada.page.locator(".whynot .rule").click()
    expect(ada.page.locator(".drawer .asked")).to_be_visible()
    assert violations(ada.page) == []
    ada.page.get_by_role("button", name="Settings").click()
    assert violations(ada.page) == []


def test_a_phone_shuts_nobody_out(cleo: Somebody) -> None:
    cleo.open("farmerama", "me", "random")
    cleo.wait_for_turn()
    assert violations(cleo.page) == []
