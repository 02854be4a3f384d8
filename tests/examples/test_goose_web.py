"""The game of a guest in the browser, on the plain board: nothing of it is known to the client."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.guests import Guest
from tests.table.services import Bocage
from tests.web.browser import PHONE, Somebody, somebody


@pytest.fixture(scope="module")
def url(goose_guest: Guest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("goose-web")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", goose_guest.environment["PYTHONPATH"])
        with Bocage(f"sqlite:///{folder / 'tables.sqlite'}") as server:
            yield server.url


@pytest.fixture
def ada(browser: Browser, url: str) -> Iterator[Somebody]:
    with somebody(browser, url) as person:
        yield person


@pytest.fixture
def bea(browser: Browser, url: str) -> Iterator[Somebody]:
    """In French, in the evening, with a phone."""
    words = {"locale": "fr-FR", "color_scheme": "dark", "viewport": PHONE}
    with somebody(browser, url, has_touch=True, is_mobile=True, **words) as person:
        yield person


def test_cards_are_laid_on_the_plain_board(ada: Somebody, tmp_path: Path) -> None:
    ada.open("goose", "me", "random", "random", seats=3)
    ada.wait_for_turn()
    expect(ada.page.locator(".prompt")).to_contain_text("Lay a card face down.")
    expect(ada.page.locator(".common")).to_contain_text("Geese on the common")
    expect(ada.page.locator('.mine [data-target^="lay "].is-legal')).to_have_count(6)
    expect(ada.page.locator("[data-view=others] [data-target]")).to_have_count(0)
    ada.page.screenshot(path=tmp_path / "desktop.png")
    ada.press("lay barley")
    expect(ada.page.locator(".log")).to_contain_text("Ada shows the barley.")
    expect(ada.page.locator('.mine section[aria-label="hand"]')).not_to_contain_text("barley")


def test_a_card_that_is_gone_says_why_it_cannot_be_laid(ada: Somebody) -> None:
    ada.open("goose", "me", "random")
    ada.press("lay dog")
    expect(ada.page.locator(".log")).to_contain_text("Ada shows the dog.")
    ada.wait_for_turn()
    ada.page.locator('.mine section[aria-label="card shown"] [data-target="lay dog"]').click(force=True)
    expect(ada.page.locator(".whynot")).to_contain_text("not in your hand any more")
    expect(ada.page.locator(".whynot")).to_contain_text("G-2.2")


def test_a_whole_game_is_played_by_clicks(ada: Somebody, tmp_path: Path) -> None:
    ada.open("goose", "me", "greedy")
    assert ada.play_on(Random(1)) >= 5
    expect(ada.page.locator("dialog.sheet")).to_contain_text("Geese on the pond")
    ada.page.screenshot(path=tmp_path / "end.png")


def test_the_plain_board_speaks_french_on_a_phone(bea: Somebody, tmp_path: Path) -> None:
    bea.open("goose", "me", "random")
    bea.wait_for_turn()
    expect(bea.page.locator(".prompt")).to_contain_text("Posez une carte face cachée.")
    expect(bea.target("lay maize")).to_contain_text("maïs (5)")
    expect(bea.page.locator(".common")).to_be_visible()
    bea.page.screenshot(path=tmp_path / "phone.png")
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert bea.page.evaluate(wide)
    bea.press("lay maize")
    bea.page.locator(".prompt .btn-main").click()  # on a phone a move waits for a second word
    expect(bea.page.locator(".log")).to_contain_text("montre le maïs")


def test_at_one_screen_a_curtain_hides_the_hands(ada: Somebody) -> None:
    ada.open("goose", "me", "here")
    ada.page.get_by_role("button", name="I am Ada").click()
    ada.press("lay peas")
    ada.page.get_by_role("button", name="I am Bea").click()
    ada.wait_for_turn()
    expect(ada.page.locator("[data-view=others]")).to_contain_text("face down")
    expect(ada.page.locator(".log")).not_to_contain_text("peas")


def test_the_home_page_offers_the_guest(ada: Somebody, tmp_path: Path) -> None:
    ada.go("/")
    expect(ada.page.get_by_text("Geese on the common, a card face down, and the weather.")).to_be_visible()
    ada.page.screenshot(path=tmp_path / "home.png")
