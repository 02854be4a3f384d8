"""How long a site takes until one can play, measured in a browser: on a first visit and on a second."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bocage.core.errors import BocageError

if TYPE_CHECKING:
    from playwright.sync_api import Page

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 120_000.0  # milliseconds
# The list of games is there; the table could be set; everything is kept for a visit without a network.
SHOWN = "() => document.querySelector('.new .go button') !== null"
READY = "() => performance.getEntriesByName('bocage-ready').length > 0"
KEPT = "() => navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')"


@dataclass(frozen=True)
class Visit:
    """Seconds after which the games are shown, and a table can be set."""

    shown: float
    ready: float


@dataclass(frozen=True)
class Times:
    """What was measured: a first visit, and one without a network after it."""

    first: Visit
    second: Visit


def measure_site(folder: Path) -> Times:
    """Visit a site twice.

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
    with serving(folder) as url, sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        context = opened.new_context()
        first = _visit(context.new_page(), url)
        context.pages[0].wait_for_function(KEPT, timeout=PATIENCE)
        context.pages[0].close()
        context.set_offline(True)
        second = _visit(context.new_page(), url)
        opened.close()
    return Times(first, second)


def _visit(page: Page, url: str) -> Visit:
    begun = time.perf_counter()
    page.goto(url)
    page.wait_for_function(SHOWN, timeout=PATIENCE)
    shown = time.perf_counter() - begun
    page.wait_for_function(READY, timeout=PATIENCE)
    return Visit(shown, time.perf_counter() - begun)


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
