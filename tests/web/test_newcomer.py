"""Somebody new to the page presses the green button and whatever is lit, and has soon made a move."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.table.serving import House
from tests.web.browser import PHONE, somebody
from tests.web.screens import settle

MINUTE = 60
A_STEP = 6  # seconds: to read a sentence of at most 25 words and to press what it names
MAIN = ".btn-main:not(:disabled):visible"
LIT = "[data-pointed]:is(.is-legal, .spot), .page:not([data-coached]) .is-legal:visible"
MINE = '.spaces .who:not(.ghost) use[href="#worker-a"]'
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}

# What somebody reads, and what is lit.
SEEN = """() => {
    const lit = [...document.querySelectorAll("[data-pointed], .is-legal")].map((one) => one.dataset.target);
    return [location.href, document.body.innerText, ...lit].join();
}"""


def press_next(page: Page) -> None:
    """What a newcomer does: the first green button, else the first thing that is lit."""
    expect(page.locator(f"{MAIN}, {LIT}").first).to_be_visible()
    green = page.locator(MAIN)
    seen = page.evaluate(SEEN)
    (green if green.count() else page.locator(LIT)).first.click()
    with suppress(TimeoutError):  # what was pressed may only have been chosen
        page.wait_for_function(f"(seen) => ({SEEN})() !== seen", arg=seen, timeout=3000)
    settle(page)


@pytest.mark.parametrize("context", [{}, FINGERS], ids=["desk", "phone"])
@pytest.mark.parametrize("first", ["learn", "play"])
def test_the_first_move_is_made_within_a_minute(
    browser: Browser, table_house: House, context: dict[str, Any], first: str
) -> None:
    with somebody(browser, table_house.url, **context) as newcomer:
        page = newcomer.page
        newcomer.go("/")
        # The page greets a newcomer with a lesson; below it a table can be opened as it is.
        way = "a.btn-main" if first == "learn" else ".go .btn-main"
        page.locator(way).first.click()
        page.wait_for_url(lambda url: not url.endswith("/"))
        steps = 1
        while not page.locator(MINE).count():
            assert steps * A_STEP < MINUTE, "the way to the first move is too long"
            press_next(page)
            steps += 1
