"""The table inside the page: no server, and after the first visit no network either."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.offline.site import run_inside, serving, written_site
from tests.offline.traveller import READY, Traveller
from tests.web.browser import somebody

SCRIPTS = Path(__file__).parents[1] / "offline"
RECORDED = Path(__file__).parents[1] / "recorded"
JUDGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "offline" / "judge.ts"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written_site(tmp_path_factory)


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with serving(site) as url:
        yield url


@pytest.fixture
def traveller(browser: Browser, address: str) -> Iterator[Traveller]:
    with somebody(browser, address) as person:
        made = Traveller(person.context, address)
        person.page.close()
        yield made
        assert made.troubles == []


def test_recorded_games_give_the_same_checksums_inside(site: Path, tmp_path: Path) -> None:
    for game in ("agricola-2-11", "creatures-expert-11", "farmerama-advanced-2-11"):
        shutil.copy(RECORDED / f"{game}.jsonl", tmp_path)
    found = json.loads(run_inside(site, SCRIPTS / "scripts_replay.py", tmp_path))
    assert found["games"] == 3
    assert found["moves"] > 300


def test_networks_judge_the_same_in_typed_arrays(site: Path, tmp_path: Path) -> None:
    found = json.loads(run_inside(site, SCRIPTS / "scripts_judge.py", tmp_path, JUDGE))
    assert set(found) == {"agricola", "creatures", "farmerama"}
    for judged in found.values():
        assert judged["calls"] == 40
        assert judged["worst"] < 1e-4


def test_without_a_network_one_plays_reloads_in_mid_move_and_saves(traveller: Traveller) -> None:
    page = traveller.page
    outside: list[str] = []
    page.on("request", lambda request: outside.append(request.url))
    traveller.arrive()
    assert [url for url in outside if not url.startswith(traveller.url)] == []
    traveller.context.set_offline(True)
    page.reload()
    page.wait_for_function(READY)
    traveller.sit_down("creatures", "Advanced", "here")
    assert "#/t/" in page.url
    start = traveller.seq()
    traveller.press("space three_wood")
    page.wait_for_function("start => Number(document.querySelector('.page').dataset.seq) > start", arg=start)
    traveller.wait_for_turn()
    before, log = traveller.seq(), page.locator(".log li").count()
    page.reload()  # in mid-game
    traveller.wait_for_turn()
    assert traveller.seq() == before
    assert page.locator(".log li").count() == log
    page.locator('[aria-label="Settings"]').first.click()
    with page.expect_download() as download:
        page.get_by_text("Save all games to a file").click()
    packed = json.loads(download.value.path().read_text())
    assert [table["sheet"]["game"] for table in packed["tables"]] == ["creatures"]
    assert len(packed["tables"][0]["entries"]) == before


def test_a_bot_answers_there_without_freezing_the_page(traveller: Traveller) -> None:
    page = traveller.page
    traveller.arrive()
    traveller.context.set_offline(True)
    traveller.sit_down("creatures", "Advanced", "ash")
    page.evaluate(
        """() => {
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
    )
    traveller.press("space three_wood")
    expect(page.locator(".log li", has_text="Ash").first).to_be_attached()
    traveller.wait_for_turn()
    assert page.evaluate("longest") < 1000


def test_a_browser_that_keeps_nothing_says_so_in_a_sentence(browser: Browser, address: str) -> None:
    with somebody(browser, address) as person:
        person.page.add_init_script("Object.defineProperty(self, 'indexedDB', {value: undefined})")
        person.context.route("**/worker-*.js", _without_storage)
        person.page.goto(address)
        expect(person.page.get_by_text("This browser keeps nothing for this page")).to_be_visible()


def _without_storage(route: object) -> None:
    answer = route.fetch()  # type: ignore[attr-defined]
    route.fulfill(  # type: ignore[attr-defined]
        response=answer, body="Object.defineProperty(self, 'indexedDB', {value: undefined});" + answer.text()
    )


def test_a_newer_version_waits_until_the_player_agrees(
    traveller: Traveller, site: Path, tmp_path: Path
) -> None:
    page = traveller.page
    traveller.arrive()
    worker = site / "service-worker.js"
    text = worker.read_text()
    try:
        worker.write_text(text.replace('const VERSION = "', 'const VERSION = "newer-'))
        page.reload()
        page.wait_for_function(READY)
        expect(page.get_by_text("A newer version is ready.")).to_be_visible()
        names = traveller.versions(2)
        page.get_by_role("button", name="Use it").click()
        assert traveller.versions(1) == [name for name in names if "newer" in name]
    finally:
        worker.write_text(text)
