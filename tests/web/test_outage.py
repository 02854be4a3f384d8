"""The database goes away while a page is open, and comes back."""

import pytest
from playwright.sync_api import Browser, expect
from websockets.exceptions import ConnectionClosed

from tests.table.services import postgres_server
from tests.table.serving import roomy, running
from tests.web.browser import somebody

PATIENCE = 60_000  # milliseconds


def test_a_page_recovers_by_itself_when_the_database_is_back(browser: Browser) -> None:
    with (
        postgres_server() as database,
        running(roomy(database.url)) as house,
        somebody(browser, house.url) as ada,
    ):
        table = ada.open("creatures", "me", "here", first_player=0)
        ada.wait_for_turn()
        database.stop()
        ada.press("space three_wood")
        expect(ada.page.locator(".toast")).to_contain_text("could not be saved")
        # Somebody comes, so the page would be told; what there is to tell is in doubt. It tries again.
        with pytest.raises(ConnectionClosed):
            house.person().join(table)
        expect(ada.page.locator(".toast")).to_contain_text("The connection is broken")
        ada.page.wait_for_timeout(3000)
        database.start()
        expect(ada.page.locator(".toast")).to_have_count(0, timeout=PATIENCE)
        ada.press("space three_wood")
        expect(ada.page.locator(".log")).to_contain_text("takes 3 wood.")
        # What somebody does later shows too.
        wish = {"do": "play", "action": "space one_stone", "seat": 1}
        url = f"{house.url}/api/tables/{table}/do"
        assert ada.context.request.post(url, data=wish, headers={"Origin": house.url}).ok
        expect(ada.page.locator(".log")).to_contain_text("Bea")


def test_a_page_that_is_opened_meanwhile_waits_for_the_database(browser: Browser) -> None:
    with postgres_server() as database:
        settings = roomy(database.url)
        with running(settings) as house, somebody(browser, house.url) as ada:
            table = ada.open("creatures", "me", "here", first_player=0)
        # A server that does not have the table in memory.
        with running(settings) as house, somebody(browser, house.url) as ada:
            database.stop()
            ada.page.goto(f"{house.url}/t/{table}")
            expect(ada.page.locator("body")).to_contain_text("cannot reach its data just now")
            database.start()
            expect(ada.page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
            assert all("503" in trouble for trouble in ada.troubles)
            ada.troubles.clear()
