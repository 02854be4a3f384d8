"""The deck of a guest in the browser: chosen on the page for a new table, drawn and read at the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.guests import Guest
from tests.table.services import Bocage
from tests.web.browser import somebody


@pytest.fixture(scope="module")
def url(orchard_guest: Guest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("orchard-web")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", orchard_guest.environment["PYTHONPATH"])
        with Bocage(f"sqlite:///{folder / 'tables.sqlite'}") as server:
            yield server.url


@pytest.mark.parametrize(
    ("locale", "name", "button"),
    [("en-GB", "The Orchard", "Open the table"), ("fr-FR", "Le Verger", "Ouvrir la table")],
)
def test_the_deck_is_chosen_on_the_page(
    browser: Browser,
    url: str,
    locale: str,
    name: str,
    button: str,
) -> None:
    with somebody(browser, url, locale=locale) as ada:
        page = ada.go("/")
        page.locator('.game:has(input[value="agricola"])').click()
        page.get_by_label(name).check()
        page.get_by_role("button", name=button).click()
        page.wait_for_url("**/t/*")
        table = page.url.rsplit("/", 1)[-1]
        options = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["options"]
        assert options["decks"] == ["base", "orchard"]


def test_tiles_of_the_deck_are_drawn_and_built(browser: Browser, url: str) -> None:
    with somebody(browser, url) as ada:
        tiles = ["beehives", "harvest_home"]
        ada.open("creatures", "me", "random", first_player=0, mode="free", tiles=tiles, decks=["orchard"])
        ada.wait_for_turn()
        expect(ada.page.locator("body")).to_contain_text("Beehives")
        ada.press("space three_wood")
        expect(ada.page.locator(".log")).to_contain_text("Ada uses 3 Wood, takes 3 wood.")


def test_a_line_about_a_tile_of_the_deck_lights_it(browser: Browser, url: str) -> None:
    with somebody(browser, url) as ada:
        tiles = ["beehives", "harvest_home"]
        options = {"mode": "free", "tiles": tiles, "decks": ["orchard"]}
        ada.open("creatures", "me", "random", position={"farms": [{"wood": 3}], "options": options})
        for move in ("space special_building_1", "at b1"):  # the only tile that can be paid
            ada.press(move)
        line = ada.page.locator(".log li", has_text="Beehives").first
        lit = ada.page.locator(
            "[data-lit][data-place='build beehives'], [data-lit][data-target='build beehives']"
        )
        line.hover()
        expect(lit).to_have_count(1)
        ada.page.mouse.move(1, 1)
        expect(lit).to_have_count(0)
