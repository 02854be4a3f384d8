"""Everything that needs no other machine, by clicks, after the first visit: no network, and nobody serves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.offline.site import written_site
from tests.offline.test_times import slowness
from tests.offline.traveller import READY, Traveller, away

RELOAD_AFTER = 9  # clicks
LONGEST_PAUSE = 1000  # milliseconds between two pictures
TRIES = 3  # what else runs on the machine may stop a page, but not each time
WATCH_PICTURES = """() => {
  globalThis.longest = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  tick();
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written_site(tmp_path_factory)


@pytest.fixture(scope="module")
def traveller(browser: Browser, site: Path) -> Iterator[Traveller]:
    """One first visit for all: what follows happens without a network."""
    with away(browser, site) as person:
        yield person


@pytest.fixture(autouse=True)
def fresh(traveller: Traveller) -> None:
    """Every test begins on the first page, loaded anew."""
    traveller.troubles.clear()
    come_anew(traveller)


def come_anew(traveller: Traveller) -> None:
    traveller.page.goto("about:blank")
    traveller.page.goto(traveller.url)
    traveller.page.wait_for_function(READY)


def test_the_second_visit_goes_on_from_the_memory_of_the_first(traveller: Traveller) -> None:
    steps = traveller.page.evaluate("performance.getEntriesByName('bocage-ready')[0].detail")
    assert steps["isAwake"]
    assert traveller.troubles == []


def test_the_first_visit_asks_nobody_else(traveller: Traveller) -> None:
    assert len(traveller.asked) > 3
    assert [url for url in traveller.asked if not url.startswith(traveller.url)] == []


def test_one_plays_reloads_in_mid_game_and_saves(traveller: Traveller) -> None:
    page = traveller.page
    traveller.sit_down("creatures", "Advanced", "here")
    assert "#/t/" in page.url
    start = traveller.seq()
    traveller.press("space three_wood")
    page.wait_for_function("start => Number(document.querySelector('.page').dataset.seq) > start", arg=start)
    traveller.wait_for_turn()
    before, log = traveller.seq(), page.locator(".log li").count()
    page.reload()
    traveller.wait_for_turn()
    assert traveller.seq() == before
    expect(page.locator(".log li")).to_have_count(log)
    page.locator('[aria-label="Settings"]').first.click()
    with page.expect_download() as download:
        page.get_by_text("Save all games to a file").click()
    packed = json.loads(download.value.path().read_text())
    mine = [table for table in packed["tables"] if page.url.endswith(table["sheet"]["id"])]
    assert [table["sheet"]["game"] for table in mine] == ["creatures"]
    assert len(mine[0]["entries"]) == before
    assert traveller.troubles == []


def test_a_bot_answers_without_freezing_the_page(traveller: Traveller) -> None:
    page = traveller.page
    pauses: list[float] = []
    while not pauses or (pauses[-1] >= LONGEST_PAUSE and len(pauses) < TRIES):
        come_anew(traveller)
        traveller.sit_down("creatures", "Advanced", "ash")
        page.evaluate(WATCH_PICTURES)
        traveller.press("space three_wood")
        expect(page.locator(".log li", has_text="Ash").first).to_be_attached()
        traveller.wait_for_turn()
        pauses.append(page.evaluate("longest"))
        if pauses[-1] >= LONGEST_PAUSE:  # where others want its cores, a page pauses longer by as much
            pauses[-1] /= slowness()
    assert min(pauses) < LONGEST_PAUSE, pauses
    assert traveller.troubles == []


def test_two_games_with_the_same_memory_are_dealt_otherwise(traveller: Traveller) -> None:
    """Whatever chance decides is not part of what was kept."""
    seen = set()
    for place in range(2):
        if place:  # it has come already for the first
            come_anew(traveller)
        traveller.sit_down("agricola", "With cards", "hazel")
        traveller.wait_for_turn()
        expect(traveller.page.locator(".kard .k-name").nth(13)).to_be_attached()
        seen.add(frozenset(traveller.page.locator(".kard .k-name").all_inner_texts()))
    assert len(seen) == 2


def test_a_whole_game_with_reloads_in_mid_move(traveller: Traveller) -> None:
    traveller.sit_down("creatures", "Standard", "random")
    clicks, reloads = traveller.play_away(Random(5), RELOAD_AFTER)
    assert clicks > 20
    assert reloads > 2
    replay = traveller.page.locator("dialog.sheet a", has_text="Replay")
    address = replay.get_attribute("href")
    replay.click()
    expect(traveller.page.locator(".page")).to_be_visible()
    assert address is not None
    page = traveller.go(address.replace("/r/", "/desk/"))  # and it opens at the desk
    expect(page.locator(".study")).to_be_visible()
    assert traveller.troubles == []


def test_a_lesson_a_puzzle_and_the_profile(traveller: Traveller) -> None:
    traveller.take_lesson("creatures-breeding")
    traveller.solve_puzzle("creatures")
    page = traveller.go("/me")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").click()
    assert "creatures-breeding" in saved.value.path().read_text(encoding="utf-8")
    assert traveller.troubles == []


def test_moves_are_weighed_at_the_desk_and_the_link_opens_there_again(traveller: Traveller) -> None:
    link = traveller.analyse()
    assert link.startswith(f"{traveller.url}#p=")
    traveller.page.goto("about:blank")
    traveller.page.goto(link)
    expect(traveller.page.locator(".study")).to_be_visible()
    assert traveller.troubles == []


def test_the_deal_of_the_day_against_the_champion(traveller: Traveller) -> None:
    page = traveller.go("/deal/creatures/two")
    page.wait_for_selector(".prompt")
    traveller.wait_for_turn()
    before = traveller.seq()
    while traveller.seq() == before:
        traveller.click_one(Random(1))
    page.reload()
    traveller.wait_for_turn()
    assert traveller.seq() > before
    assert traveller.troubles == []
