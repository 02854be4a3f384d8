"""A browser for the tests of a module that need one.

Playwright cannot be started twice in a process, and while it runs no test can run a loop of its own: so it
ends with its module, or with a folder whose tests run none.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, until the tests of a module end."""
    with launched() as made:
        yield made


@contextmanager
def launched() -> Iterator[Browser]:
    """Chromium for as long as this lasts; skips the test where there is none."""
    from playwright import sync_api

    from bocage.table.client import is_built
    from tests.web.browser import chromium, launch

    if chromium() is None:
        pytest.skip("there is no Chromium on this machine: apt-get install chromium")
    if not is_built():
        pytest.skip("the browser client is not built: npm ci && npm run build in web/")
    with sync_api.sync_playwright() as playwright:
        made = launch(playwright)
        yield made
        made.close()
