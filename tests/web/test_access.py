"""Nothing on any page shuts anybody out: axe finds no serious violation, in both languages, in dark too."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.table.serving import House
from tests.web.access import violations
from tests.web.browser import PHONE, Somebody, somebody

LOOKS = [("en-GB", "light"), ("fr-FR", "dark")]


@pytest.fixture(params=LOOKS, ids="-".join)
def dora(request: pytest.FixtureRequest, browser: Browser, table_house: House) -> Iterator[Somebody]:
    """Somebody in English by day, somebody in French by night."""
    locale, scheme = request.param
    with somebody(browser, table_house.url, locale=locale, color_scheme=scheme) as person:
        yield person


@pytest.fixture(scope="module")
def finished(table_house: House) -> str:
    """A game that two bots have played to its end."""
    host = table_house.person()
    table = host.open("creatures", "greedy", "random", settings={"watch": True, "open": True})
    with host.join(table) as chair:
        chair.wait_for_turn()
    return table


def test_the_home_page_shuts_nobody_out(dora: Somebody) -> None:
    page = dora.go("/")
    expect(page.locator(".go .btn-main")).to_be_visible()
    assert violations(page) == []
    page.locator(".setup .more").click()
    expect(page.locator("dialog.sheet")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".lang .btn-icon").click()
    expect(page.locator("dialog.sheet .seg").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".go .more").click()
    expect(page.locator("dialog.sheet input[type=file]")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["creatures", "farmerama", "agricola"])
def test_a_table_shuts_nobody_out(ada: Somebody, game: str, theme: str) -> None:
    ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    ada.open(game, "me", "random")
    ada.wait_for_turn()
    assert violations(ada.page) == []


def test_what_opens_over_a_table_shuts_nobody_out(dora: Somebody) -> None:
    dora.open("creatures", "me", "random", first_player=0)
    page = dora.page
    dora.press("space stall")
    expect(page.locator(".whynot")).to_be_visible()
    assert violations(page) == []
    page.locator(".whynot .rule").click()
    expect(page.locator(".drawer .asked")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("r")
    expect(page.locator(".drawer")).to_have_count(0)
    page.locator(".tools button").last.click()
    expect(page.locator("dialog.sheet .seg").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    for key in "s?":
        page.keyboard.press(key)
        expect(page.locator("dialog.sheet")).to_be_visible()
        assert violations(page) == [], key
        page.keyboard.press("Escape")
        expect(page.locator("dialog.sheet")).to_have_count(0)


def test_the_end_of_a_game_shuts_nobody_out(dora: Somebody, finished: str) -> None:
    page = dora.go(f"/t/{finished}")
    expect(page.locator("dialog.sheet figure > svg")).to_be_visible()
    assert violations(page) == []


def test_a_replay_and_its_review_shut_nobody_out(dora: Somebody, finished: str) -> None:
    move = {"sentence": "A"}
    costly = {"n": 3, "seat": 0, "loss": 4.5, "played": [move], "better": [move], "lines": []}
    # A true review is made elsewhere; here it is looked at.
    dora.page.route("**/review*", lambda route: route.fulfill(json={"losses": [4.5, 0], "moves": [costly]}))
    page = dora.go(f"/r/{finished}?n=12")
    expect(page.locator(".slider")).to_be_visible()
    assert violations(page) == []
    page.locator(".tools button").nth(1).click()
    expect(page.locator("dialog.sheet .link")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator(".drawer .text")).to_be_visible()
    assert violations(page) == []


def test_an_invitation_and_a_curtain_shut_nobody_out(dora: Somebody) -> None:
    dora.open("creatures", "me", "link")
    expect(dora.page.locator("dialog.sheet")).to_be_visible()
    assert violations(dora.page) == []
    dora.open("farmerama", "me", "here")
    expect(dora.page.locator(".curtain")).to_be_visible()
    assert violations(dora.page) == []


@pytest.mark.parametrize("game", ["creatures", "farmerama", "agricola"])
def test_a_phone_shuts_nobody_out(browser: Browser, table_house: House, game: str) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with somebody(browser, table_house.url, locale="fr-FR", color_scheme="dark", **phone) as cleo:
        cleo.open(game, "me", "random")
        cleo.wait_for_turn()
        assert violations(cleo.page) == []
