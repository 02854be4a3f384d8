"""The table inside the page: no server, and after the first visit no network either."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.offline.site import run_inside, serving, written_site
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
