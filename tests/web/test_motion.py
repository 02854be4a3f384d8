"""Motion that tells, and moves that wait for a second word."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.table.serving import House
from tests.web.browser import Somebody, somebody

LONG = 20_000  # milliseconds of the page's own time: whatever is shown step by step is over


def stop_time(person: Somebody) -> None:
    """What a page shows step by step stays as it is until its time is moved on; what flies hardly moves."""
    person.page.clock.install()
    person.page.clock.pause_at(datetime.datetime.now() + datetime.timedelta(days=1))
    tools = person.context.new_cdp_session(person.page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": 0.001})


def set_up(person: Somebody, **settings: Any) -> None:  # noqa: ANN401 - as the page keeps them
    """What a person has set on this device, before a page is opened."""
    kept = json.dumps(json.dumps(settings))
    person.page.add_init_script(
        f"localStorage.getItem('bocage-settings') ?? localStorage.setItem('bocage-settings', {kept})"
    )


@pytest.fixture
def mona(browser: Browser, table_house: House) -> Iterator[Somebody]:
    """Somebody who likes to see things move, slowly."""
    with somebody(browser, table_house.url, reduced_motion="no-preference") as person:
        set_up(person, speed=0.5)
        yield person


def test_workers_walk_and_goods_travel_and_a_click_ends_it(mona: Somebody) -> None:
    mona.open("creatures", "me", "random", mode="standard", first_player=0)
    mona.wait_for_turn()
    expect(mona.page.locator(".flying")).to_be_attached()
    stop_time(mona)
    mona.target("space three_wood").click()
    expect(mona.page.locator(".flying [data-flight=worker]")).to_have_count(1)
    expect(mona.page.locator(".flying [data-flight=good]")).to_have_text("3")
    expect(mona.page.locator(".flying use").last).to_have_attribute("href", "#wood")
    # The table is true at once, and nobody waits for the picture.
    expect(mona.page.locator('[data-read="good wood"]').first).to_have_text("3")
    flying = mona.page.locator(".flying").evaluate_handle("layer => [...layer.children]")
    mona.page.locator(".bar h1").click()  # it may also show the answer of the other, who flies then
    mona.page.wait_for_function("all => all.length > 1 && !all.some((one) => one.isConnected)", arg=flying)
    mona.page.clock.resume()
    mona.wait_for_turn()


@pytest.mark.parametrize(("settings", "reduced"), [({"speed": 0}, "no-preference"), ({}, "reduce")])
def test_who_wants_no_motion_gets_none(
    browser: Browser, table_house: House, settings: dict[str, int], reduced: str
) -> None:
    with somebody(browser, table_house.url, reduced_motion=reduced) as person:
        set_up(person, **settings)
        person.open("creatures", "me", "random", mode="standard", first_player=0)
        person.press("space three_wood")
        person.wait_for_turn()
        expect(person.page.locator(".flying")).to_have_count(0)


def test_what_the_others_did_is_shown_again(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", mode="standard", first_player=0)
    before = ada.seq()
    ada.press("space three_wood")
    ada.wait_for_more(before + 1)
    log = ada.page.locator(".log")
    expect(log).to_contain_text("Random uses")
    seq = ada.seq()
    stop_time(ada)
    ada.page.get_by_role("button", name="Show it again").first.click()
    expect(log).not_to_contain_text("Random uses")
    assert ada.seq() < seq
    ada.page.clock.run_for(LONG)
    expect(log).to_contain_text("Random uses")
    ada.wait_for_turn()
    assert ada.seq() == seq
    ada.page.keyboard.press("a")
    expect(log).not_to_contain_text("Random uses")
    ada.page.locator(".bar h1").click()  # a click shows the rest at once: time stands still
    expect(log).to_contain_text("Random uses")
    assert ada.seq() == seq


def test_the_speed_is_set_by_words(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", mode="standard", first_player=0)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_text("slowly", exact=True).click()
    ada.page.get_by_text("always", exact=True).click()
    kept = json.loads(ada.page.evaluate("localStorage.getItem('bocage-settings')"))
    assert kept["speed"] == 0.5
    assert kept["confirm"] == "always"


def test_a_move_waits_as_a_ghost_until_it_is_confirmed(ada: Somebody) -> None:
    set_up(ada, confirm="always")
    ada.open("creatures", "me", "random", mode="standard", first_player=0)
    ada.press("space three_wood")
    page, prompt = ada.page, ada.page.locator(".prompt")
    expect(prompt).to_contain_text("is that your turn?")
    expect(ada.target("space three_wood").locator(".who.ghost")).to_be_visible()
    expect(page.locator('[data-read="good wood"]').first).to_have_text("0→3")
    assert "Ada uses 3 Wood" not in page.locator(".log").inner_text()
    ada.press("space one_stone")  # another choice takes its place
    expect(page.locator(".who.ghost")).to_have_count(1)
    expect(ada.target("space one_stone").locator(".who.ghost")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    ada.press("space three_wood")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".log")).to_contain_text("Ada uses 3 Wood, takes 3 wood.")
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_piece_waits_as_a_ghost_on_the_farm(ada: Somebody) -> None:
    set_up(ada, confirm="always")
    ada.open("creatures", "me", "random", mode="standard", first_player=0)
    ada.press("space feeding_troughs")  # more is to be decided: that waits for nothing
    expect(ada.page.locator(".prompt")).to_contain_text("trough")
    ada.press("trough b1")
    expect(ada.page.locator('.a-farm use.ghost[href="#trough"]')).to_have_count(1)
    ada.page.get_by_role("button", name="Undo", exact=True).first.click()
    expect(ada.page.locator(".a-farm .ghost")).to_have_count(0)


def test_a_table_that_holds_moves_draws_them_too(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", first_player=0, settings={"confirm": True})
    ada.press("space three_wood")
    expect(ada.target("space three_wood").locator(".who.ghost")).to_be_visible()
    expect(ada.page.locator('[data-read="good wood"]').first).to_have_text("0→3")


@pytest.mark.parametrize("game", ["agricola", "farmerama"])
def test_other_games_wait_too(ada: Somebody, game: str) -> None:
    set_up(ada, confirm="always")
    ada.open(game, "me", "random", mode="beginner" if game == "agricola" else "basic")
    ada.wait_for_turn()
    if game == "agricola":  # the other player may have begun, on a space of theirs
        free = ":is([data-target='space day_laborer'], [data-target='space fishing']).is-legal"
        ada.page.locator(free).first.click()
    else:
        ada.press("play sow")
        ada.press("play water")
        ada.page.locator("[data-target=lay]").click()
    expect(ada.page.locator(".a-board .who.ghost, .acard.ghost").first).to_be_visible()
    before = ada.seq()
    ada.page.get_by_role("button", name="Confirm").click()
    expect(ada.page.locator(".who.ghost, .acard.ghost")).to_have_count(0)
    ada.wait_for_more(before)
