"""Somebody with a page and no server: what they do by clicks, without a network, while nobody serves."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Error, Page, expect

from bocage.learning.lessons import lesson
from bocage.learning.puzzles.shelf import puzzles_of
from bocage.site.measure import KEPT
from tests.offline.site import serving
from tests.web.browser import END, PATIENCE, Somebody, somebody
from tests.web.lessons import COACH, take

MOST_CLICKS = 900
READY = (
    "document.querySelector('.strip progress') === null && document.querySelector('.new .go button') !== null"
)
VERSIONS = "caches.keys().then((all) => all.filter((name) => name.startsWith('bocage-')))"


class Traveller(Somebody):
    """Somebody with a page and no server.

    Attributes:
        asked: every address that the first visit asked for.
    """

    asked: tuple[str, ...] = ()

    def go(self, path: str) -> Page:
        """Look at a page of ours: its address stands behind the `#`."""
        self.page.goto(f"{self.url}#{path}")
        return self.page

    def arrive(self) -> None:
        """The first visit, until everything is there and kept."""
        asked: list[str] = []
        self.page.on("request", lambda request: asked.append(request.url))
        self.page.goto(self.url)
        self.page.wait_for_function(READY)
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        self.page.wait_for_function(KEPT)
        self.asked = tuple(asked)

    def versions(self, count: int, page: Page | None = None) -> list[str]:
        """The versions of the page that the browser keeps, once they are so many."""
        found: list[str] = []
        end = time.monotonic() + PATIENCE / 1000
        while len(found) != count:
            assert time.monotonic() < end, found
            with suppress(Error):  # the page is just loaded anew
                found = (page or self.page).evaluate(VERSIONS)
        return found

    def sit_down(self, game: str, mode: str, other: str) -> None:
        """Open a table by clicks: a game, a mode, who sits opposite."""
        page = self.page
        page.locator(f'.game:has(input[value="{game}"])').click()
        page.locator(".new").get_by_text(mode, exact=True).click()
        rows = page.locator(".new .setup ul li")
        for place in range(1, rows.count()):
            who, bot = rows.nth(place).locator("select").first, rows.nth(place).locator("select").nth(1)
            who.select_option("here" if other == "here" else "bot")
            if other != "here":
                bot.select_option(other)
        page.locator(".new .go .btn-main").click()
        expect(page.locator(".prompt")).to_be_visible()

    def play_away(self, rng: Random, between: int) -> tuple[int, int]:
        """Click until the game is over, with a reload after every so many clicks: clicks, reloads."""
        for clicks in range(1, MOST_CLICKS):
            if not self.click_one(rng):
                return clicks - 1, (clicks - 1) // between
            if clicks % between == 0:
                before = self.seq()
                self.page.reload()
                self.page.wait_for_selector(f'.page[data-acts="true"], {END}')
                assert self.seq() >= before, "a move was lost"
        raise AssertionError("the game does not end")

    def take_lesson(self, id: str) -> None:
        """A lesson to its end."""
        self.go(f"/learn/{id}")
        take(self, lesson(id))
        expect(self.page.locator(f"{COACH} .btn-main")).to_be_visible()

    def solve_puzzle(self, game: str) -> None:
        """A puzzle: a wrong answer, then the best one."""
        one = puzzles_of(game)[0]
        page = self.go(f"/puzzles/{game}/{one.id}")
        page.locator(f'[data-choice="{one.answers[1].move}"]').click()
        expect(page.locator(".told")).to_contain_text("Another move")
        page.locator(f'[data-choice="{one.best.move}"]').click()
        expect(page.locator(".told")).to_contain_text("second try")

    def analyse(self, game: int = 0) -> str:
        """A fresh game at the desk: its moves are weighed, and its position shared; the link."""
        page = self.go("/desk")
        page.locator(".games button").nth(game).click()
        page.wait_for_selector(".study")
        page.get_by_role("button", name="Weigh").click()
        expect(page.locator(".best li").first).to_be_visible()
        page.get_by_role("button", name="Share").click()
        expect(page.locator("dialog img.code")).to_be_visible()
        return page.locator("dialog input").input_value()


@contextmanager
def away(browser: Browser, site: Path) -> Iterator[Traveller]:
    """Somebody who was at a site once. Now nobody serves it, and there is no network either."""
    with ExitStack() as server:
        address = server.enter_context(serving(site))
        with somebody(browser, address) as person:
            traveller = Traveller(person.context, address)
            person.page.close()
            traveller.arrive()
            server.close()
            traveller.context.set_offline(True)
            yield traveller
            assert traveller.troubles == []
