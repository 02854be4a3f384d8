"""Names of any length: what has no room becomes dots or another line, and lies on nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.table.serving import House
from tests.web.browser import PHONE, Somebody, somebody
from tests.web.measuring import faults
from tests.web.screens import settle

NAMES = (
    "Bartholomaeus-Maximilian von Habenichts",
    "Konstantinopolitanischerdudelsackpfeifer",
    "Anne Marie Louise d’Orléans Montpensier",
    "Wolfeschlegelsteinhausenbergerdorffenwel",
)
SEATS = {"agricola": 4, "creatures": 2, "farmerama": 4}
OPTIONS = {"agricola": {"mode": "full"}, "creatures": {"mode": "expert"}, "farmerama": {"mode": "basic"}}
WINDOWS: dict[str, dict[str, Any]] = {
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def open_table(person: Somebody, game: str) -> None:
    """A table of people with long names at one screen, who show each other what they hold."""
    seats = [{"who": "here" if seat else "me", "name": NAMES[seat]} for seat in range(SEATS[game])]
    options = {"seats": len(seats), **OPTIONS[game]} if game != "creatures" else OPTIONS[game]
    wish = {"game": game, "seats": seats, "settings": {}, "options": options}
    answer = person.context.request.post(
        f"{person.url}/api/tables", data=wish, headers={"Origin": person.url}
    )
    assert answer.ok, answer.text()
    person.context.add_init_script("localStorage.setItem('bocage-settings', '{\"openHands\": true}')")
    person.go(f"/t/{answer.json()['id']}")
    person.wait_for_turn()


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", SEATS)
def test_a_long_name_lies_on_nothing(browser: Browser, table_house: House, game: str, window: str) -> None:
    with somebody(browser, table_house.url, **WINDOWS[window]) as person:
        open_table(person, game)
        page = person.page
        expect(page.locator(".curtain, .toast")).to_have_count(0)
        found = faults(page)
        if window == "phone":
            tab = page.locator(".tabs button", has=page.locator('use[href="#ui-people"]'))
            tab.click()
            settle(page)
            found += faults(page)
        assert found == []
        # Whoever hears the page hears all of it.
        others = page.get_by_role("heading", name=re.compile("|".join(NAMES)))
        expect(others).to_have_count(SEATS[game] - 1)
