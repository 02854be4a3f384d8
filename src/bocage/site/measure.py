"""How long a site takes until one can play, and how long its bots think, measured in a browser."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from bocage import games
from bocage.core.errors import BocageError

if TYPE_CHECKING:
    from playwright.sync_api import Page

BROWSERS = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "chromium-headless-shell",
)
PATIENCE = 120_000.0  # milliseconds
# The list of games is there; the table could be set; everything is kept for a visit without a network.
SHOWN = "() => document.querySelector('.new .go button') !== null"
READY = "() => performance.getEntriesByName('bocage-ready').length > 0"
STEPS = """() => {
  const { isAwake, ...steps } = performance.getEntriesByName('bocage-ready')[0].detail;
  return steps;
}"""
KEPT = "() => performance.getEntriesByName('bocage-remembered').length > 0"
# The level that must answer soon, and how many of its decisions are waited for.
LEVEL, DECISIONS = "ash", 30
WATCH = """() => {
  globalThis.moments = [];
  const note = () => moments.push(performance.now());
  new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['data-seq'] });
}"""
MOMENTS = "(count) => moments.length > count && moments"


@dataclass(frozen=True)
class Visit:
    """Seconds after which the games are shown, and a table can be set.

    Attributes:
        steps: when each step began, in milliseconds of the worker: `engine`, `words`, `ready`.
    """

    shown: float
    ready: float
    steps: dict[str, float]


@dataclass(frozen=True)
class Times:
    """What was measured: a first visit, and one without a network after it.

    Attributes:
        kept: seconds after which the first visit has kept everything for the second.
        answers: for each game, the longest that a bot took to answer, in seconds.
    """

    first: Visit
    kept: float
    second: Visit
    answers: dict[str, float]


def measure_site(folder: Path) -> Times:
    """Visit a site twice, the second time without a network, and let bots play there.

    Raises:
        BocageError: there is no browser here that a program can use.
    """
    browser = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        browser = None
    if browser is None:
        raise BocageError("site-no-browser")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        context = opened.new_context(reduced_motion="reduce")
        with serving(folder) as url:
            begun = time.perf_counter()
            first = _visit(context.new_page(), url)
            context.pages[0].wait_for_function(KEPT, timeout=PATIENCE)
            kept = time.perf_counter() - begun
            context.pages[0].close()
        context.set_offline(True)
        page = context.new_page()
        second = _visit(page, url)
        answers = {game: _longest_answer(page, url, game) for game in games.installed()}
        opened.close()
    return Times(first, kept, second, answers)


def _visit(page: Page, url: str) -> Visit:
    begun = time.perf_counter()
    page.goto(url)
    page.wait_for_function(SHOWN, timeout=PATIENCE)
    shown = time.perf_counter() - begun
    page.wait_for_function(READY, timeout=PATIENCE)
    ready = time.perf_counter() - begun
    return Visit(shown, ready, page.evaluate(STEPS))


def _longest_answer(page: Page, url: str, game: str) -> float:
    """Bots on all seats, and the longest pause between two of their moves."""
    page.goto(url)
    page.locator(f'.game:has(input[value="{game}"])').click()
    for seat in page.locator(".new .setup ul li").all():
        seat.locator("select").first.select_option("bot")
        seat.locator("select").nth(1).select_option(LEVEL)
    page.evaluate(WATCH)
    page.locator(".new .go .btn-main").click()
    found: list[float] = page.wait_for_function(MOMENTS, arg=DECISIONS, timeout=PATIENCE).json_value()
    return max(later - sooner for sooner, later in pairwise(found)) / 1000


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody wants to read it."""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder as plain files; its address."""
    handler = functools.partial(_Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
