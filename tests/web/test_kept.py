"""What a page without a server keeps: storage that is full, cleared or newer, and versions of the page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from bocage.site.measure import KEPT
from tests.offline.site import serving, written_site
from tests.offline.traveller import READY, Traveller
from tests.web.browser import somebody

# The storage of the worker, told by the page when it is full.
FULL = """
const add = IDBObjectStore.prototype.add;
let isFull = false;
new BroadcastChannel("full").onmessage = (event) => (isFull = event.data);
IDBObjectStore.prototype.add = function (...given) {
  if (isFull) throw new DOMException("no room", "QuotaExceededError");
  return add.apply(this, given);
};
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written_site(tmp_path_factory)


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with serving(site) as url:
        yield url


@contextmanager
def visitor(browser: Browser, address: str, script: str = "") -> Iterator[Traveller]:
    """Somebody on the first page, with a script before that of the worker."""
    with somebody(browser, address) as person:
        traveller = Traveller(person.context, address)
        person.page.close()
        if script:
            traveller.context.route("**/worker-*.js", lambda route: _before(route, script))
        traveller.page.goto(address)
        traveller.page.wait_for_function(READY)
        yield traveller


@pytest.fixture(scope="module")
def returning(browser: Browser, address: str) -> Iterator[Traveller]:
    """Somebody whose first visit is over, with everything kept."""
    with visitor(browser, address) as traveller:
        traveller.page.wait_for_function(KEPT)
        yield traveller


def visit_again(traveller: Traveller) -> Page:
    """The first page, loaded anew."""
    traveller.page.goto("about:blank")
    traveller.page.goto(traveller.url)
    traveller.page.wait_for_function(READY)
    return traveller.page


def _before(route: Route, script: str) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=script + answer.text())


def played(page: Page, traveller: Traveller, notation: str) -> None:
    """A move, until the page shows it: where all play here, it is somebody's turn all the while."""
    before = traveller.seq()
    traveller.press(notation)
    page.wait_for_function(
        "before => Number(document.querySelector('.page').dataset.seq) > before", arg=before
    )


def refused(page: Page, traveller: Traveller, words: str) -> None:
    """The next move is refused in a sentence, and was not played."""
    before = traveller.seq()
    traveller.press("space two_stone")
    expect(page.get_by_text(words).first).to_be_visible()
    assert traveller.seq() == before


def test_where_the_storage_is_full_a_move_is_refused_and_not_played(browser: Browser, address: str) -> None:
    with visitor(browser, address, FULL) as traveller:
        page = traveller.page
        traveller.sit_down("creatures", "Standard", "here")
        played(page, traveller, "space three_wood")
        page.evaluate("new BroadcastChannel('full').postMessage(true)")
        refused(page, traveller, "no room left")
        page.evaluate("new BroadcastChannel('full').postMessage(false)")
        played(page, traveller, "space two_stone")


def test_where_the_storage_is_cleared_a_move_is_refused_and_the_table_missed(returning: Traveller) -> None:
    page = visit_again(returning)
    returning.sit_down("creatures", "Standard", "here")
    played(page, returning, "space three_wood")
    page.evaluate("() => new Promise((go) => (indexedDB.deleteDatabase('bocage').onsuccess = () => go()))")
    refused(page, returning, "Save this game to a file")
    page.locator('[aria-label="Settings"]').first.click()
    with page.expect_download() as saved:
        page.get_by_text("Save this game to a file", exact=True).click()
    assert "space three_wood" in saved.value.path().read_text(encoding="utf-8")
    page.reload()
    expect(page.get_by_text("does not keep this table")).to_be_visible()


def test_storage_of_a_newer_page_is_left_alone(browser: Browser, address: str) -> None:
    newer = """() => new Promise((go) => {
      const opening = indexedDB.open('bocage', 99);
      opening.onsuccess = () => (opening.result.close(), go());
    })"""
    with somebody(browser, address) as person:
        page = person.page
        # A manifest alone has no icon, and a browser may ask for one whenever it likes.
        page.route("**/favicon.ico", lambda asked: asked.fulfill(status=204))
        page.goto(f"{address}manifest.webmanifest")
        page.evaluate(newer)
        page.goto(address)
        expect(page.get_by_text("kept by a newer version of this page")).to_be_visible()
        assert page.evaluate("indexedDB.databases().then((all) => all[0].version)") == 99


@contextmanager
def newer_version(site: Path) -> Iterator[None]:
    """The site was written anew."""
    worker = site / "service-worker.js"
    text = worker.read_text()
    try:
        worker.write_text(text.replace('const VERSION = "', 'const VERSION = "newer-'))
        yield
    finally:
        worker.write_text(text)


def test_a_newer_version_waits_until_no_game_is_open(browser: Browser, address: str, site: Path) -> None:
    with visitor(browser, address) as traveller:
        page = traveller.page
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        traveller.sit_down("creatures", "Standard", "here")
        with newer_version(site):
            other = traveller.context.new_page()
            other.goto(address)  # which finds it
            other.wait_for_function(READY)
            expect(other.get_by_text("A newer version is ready.")).to_be_visible()
            assert page.get_by_text("A newer version is ready.").count() == 0
            other.get_by_role("button", name="Use it").click()
            expect(other.get_by_text("A game is open in another window")).to_be_visible()
            assert len(traveller.versions(2, other)) == 2
            page.goto("about:blank")
            expect(other.get_by_text("A game is open in another window")).to_be_hidden()
            other.get_by_role("button", name="Use it").click()
            assert "newer-" in traveller.versions(1, other)[0]


def test_a_memory_that_is_damaged_is_made_anew(returning: Traveller) -> None:
    damage = """async () => {
      const store = await caches.open('memory-of-bocage');
      const [key] = await store.keys();
      await store.put(key, new Response(new Uint8Array(4096)));
    }"""
    page = visit_again(returning)
    assert page.evaluate("performance.getEntriesByName('bocage-ready')[0].detail.isAwake")
    page.evaluate(damage)
    page.reload()
    page.wait_for_function(READY)
    assert page.evaluate("performance.getEntriesByName('bocage-ready')[0].detail.isAwake") is False
    page.wait_for_function(KEPT)
    page.reload()
    page.wait_for_function(READY)
    assert page.evaluate("performance.getEntriesByName('bocage-ready')[0].detail.isAwake")
