"""A server, a browser, and people."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser

from bocage.table import opening, room
from tests.browsing import launched
from tests.table.serving import House, roomy, running
from tests.web.browser import PHONE, Somebody, somebody


@pytest.fixture(autouse=True)
def _same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals and bots that know nothing are the same each time that a test runs: whoever clicks on a space
    finds it free once and for all, or never."""
    name = request.node.nodeid
    deals = Random(name)
    monkeypatch.setattr(opening, "fresh_seed", lambda: deals.randbytes(32).hex())
    for module in (opening, room):
        monkeypatch.setattr(module, "SystemRandom", lambda: Random(name))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all of them: none of these tests runs a loop of its own. What a person does there is
    forgotten with the person."""
    with launched() as made:
        yield made


@pytest.fixture(scope="session")
def table_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all browser tests."""
    folder = tmp_path_factory.mktemp("web")
    with running(roomy(f"sqlite:///{folder / 'tables.sqlite'}")) as house:
        yield house


@pytest.fixture
def ada(browser: Browser, table_house: House) -> Iterator[Somebody]:
    """Somebody at a desk, in English."""
    with somebody(browser, table_house.url) as person:
        yield person


@pytest.fixture
def bea(browser: Browser, table_house: House) -> Iterator[Somebody]:
    """Somebody else, in French, in the evening."""
    with somebody(browser, table_house.url, locale="fr-FR", color_scheme="dark") as person:
        yield person


@pytest.fixture
def cleo(browser: Browser, table_house: House) -> Iterator[Somebody]:
    """Somebody with a phone."""
    with somebody(browser, table_house.url, viewport=PHONE, has_touch=True, is_mobile=True) as person:
        yield person
