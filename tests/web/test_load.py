"""What a browser fetches before anything can be seen: script and style, as they travel."""

from __future__ import annotations

import pytest

from tests.web.browser import Somebody

MOST = 90_000  # bytes of script and style, compressed
FETCHED = """() => performance.getEntriesByType("resource")
    .filter((file) => /\\.(js|css)$/.test(new URL(file.name).pathname))
    .map((file) => [file.name.split("/").pop(), file.encodedBodySize, file.decodedBodySize])"""


def weigh(person: Somebody) -> int:
    """The bytes of a page that has just been opened for the first time."""
    files = person.page.evaluate(FETCHED)
    large = [name for name, sent, whole in files if whole > 4000 and sent >= whole]
    assert large == []  # everything that is worth it travels compressed
    return sum(sent for _, sent, _ in files)


def test_the_first_page_is_light(bea: Somebody) -> None:
    page = bea.go("/")
    page.locator(".go .btn-main").wait_for()
    assert 20_000 < weigh(bea) <= MOST


@pytest.mark.parametrize("game", ["creatures", "farmerama", "agricola"])
def test_a_table_is_light(bea: Somebody, game: str) -> None:
    bea.open(game, "me", "random")
    bea.wait_for_turn()
    assert 40_000 < weigh(bea) <= MOST
