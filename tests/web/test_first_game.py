"""The first game of Agricola has no cards in hand: nothing speaks of them, nothing is left empty (A-19.3)."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.rule_marks import rule
from tests.table.serving import House
from tests.web.browser import DESKTOP, PHONE, somebody
from tests.web.measuring import faults
from tests.web.screens import settle

WINDOWS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESKTOP, "locale": "en-GB"},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "locale": "fr-FR", "has_touch": True},
    "phone": {"viewport": PHONE, "locale": "fr-FR", "has_touch": True, "is_mobile": True},
}
SYMBOLS = "use:is([href='#card-minor'], [href='#card-occupation'], [href='#ui-cards'])"
# Words and names of everything drawn, whether it is in sight or a tab away.
WORDS = """() => [...document.querySelectorAll(".page, .page *")]
    .flatMap((one) => [
        one.getAttribute("aria-label"), one.getAttribute("title"), one.children.length ? "" : one.textContent,
    ])
    .filter((text) => /minor|mineur|occupation|métier|lessons|savoir|\\b(hand|main)\\b/i.test(text ?? ""))"""
# What the hedge shows between the spaces of the columns that stand open from the start.
HOLES = """() => {
    const cells = [...document.querySelectorAll(".spaces > li")].map((one) => one.getBoundingClientRect());
    const first = Math.min(...cells.map((cell) => cell.left));
    const low = Math.max(...cells.map((cell) => cell.bottom));
    const column = cells.filter((cell) => cell.left < first + 2);
    return low - Math.max(...column.map((cell) => cell.bottom));
}"""


@rule("A-19.3")
@pytest.mark.parametrize(("window", "seats"), [("desk", 2), ("tablet", 4), ("phone", 4)])
def test_the_first_game_speaks_of_no_cards_in_hand(
    browser: Browser, table_house: House, window: str, seats: int
) -> None:
    with somebody(browser, table_house.url, **WINDOWS[window]) as person:
        position = {"round": 14, "options": {"seats": seats, "mode": "beginner"}}
        person.open("agricola", "me", *["random"] * (seats - 1), position=position)
        page = person.page
        expect(page.locator('[data-target="space side_job"]')).to_have_count(1)
        expect(page.locator(".plot")).to_have_count({2: 24, 4: 29}[seats])
        expect(page.locator(SYMBOLS)).to_have_count(0)
        settle(page)
        assert page.evaluate(WORDS) == []
        assert faults(page) == []
        if window != "phone":
            assert page.evaluate(HOLES) < 4
            expect(page.locator(".a-tray > p")).to_have_count(0)


def test_the_game_with_cards_speaks_of_them(browser: Browser, table_house: House) -> None:
    with somebody(browser, table_house.url) as person:
        person.open("agricola", "me", "random", mode="full")
        expect(person.page.locator(SYMBOLS).nth(2)).to_be_attached()
        assert person.page.evaluate(WORDS) != []
