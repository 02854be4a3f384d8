"""Names are read in full: nothing is cut off on a small screen, nor in the longer language."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.table.serving import House
from tests.web.browser import DESKTOP, PHONE, somebody

# The name of a space, tile, card, seat or view that is wider than the place it has.
PLACES = ".name, .note, .strip span, .acard b, .display b, .tabs button, h2"
CUT = f"""() => [...document.querySelectorAll("{PLACES}")]
    .filter((name) => name.clientWidth && name.scrollWidth > name.clientWidth + 1)
    .map((name) => name.textContent)"""
ALL_SPACES = {"round": 14, "options": {"seats": 4, "mode": "full", "additional_actions": True}}
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": DESKTOP},
}


@pytest.mark.parametrize("screen", SCREENS)
def test_no_french_name_is_cut(browser: Browser, table_house: House, screen: str) -> None:
    with somebody(browser, table_house.url, locale="fr-FR", **SCREENS[screen]) as person:
        cut: list[str] = []
        person.open("creatures", "me", "random", mode="expert", first_player=0)
        cut += person.page.evaluate(CUT)
        person.open("farmerama", "me", "random", "random", mode="basic")
        cut += person.page.evaluate(CUT)
        person.open("agricola", "me", "random", "random", "random", position=ALL_SPACES)
        cut += person.page.evaluate(CUT)
        person.open("agricola", "me", "random", "random", "random", mode="full")
        cut += person.page.evaluate(CUT)
        assert cut == []
