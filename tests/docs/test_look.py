"""The pages of the site in a browser: what they are made of fits, and each is found from another."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from bocage.site import folder

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

    Show = Callable[[str, tuple[int, int]], Page]

PHONE, DESK = (390, 844), (1440, 900)
WIDER = "document.body.scrollWidth - document.body.clientWidth"
# Lines of programs that most readers meet first.
PROGRAMS = ("index.html", "fr/index.html", "players.html", "fr/joueurs.html", "agricola.html")
CUT = """[...document.querySelectorAll('article pre code')]
    .filter(one => one.scrollWidth > one.clientWidth + 1).length"""


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of what it serves."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The documentation as it is published; its address."""
    if find_spec("zensical") is None:
        pytest.skip("zensical is not installed: pip install zensical mkdocstrings-python")
    place = tmp_path_factory.mktemp("published") / "docs"
    folder.write_docs(place)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(place)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def show(browser: Browser, site: str) -> Iterator[Show]:
    """Opens a page in a window."""
    opened: list[Page] = []

    def at(name: str, window: tuple[int, int]) -> Page:
        size: ViewportSize = {"width": window[0], "height": window[1]}
        page = browser.new_page(viewport=size, color_scheme="light")
        opened.append(page)
        page.goto(site + name, wait_until="load")
        return page

    yield at
    for page in opened:
        page.close()


@pytest.mark.parametrize(
    ("name", "part", "listed"),
    [
        ("balance/agricola-full-3.en.html", "Study", "balance.html"),
        ("balance/farmerama-solo-1.fr.html", "Étudier", "fr/balance.html"),
    ],
)
def test_a_table_of_balance_belongs_to_the_list_of_tables(
    name: str, part: str, listed: str, show: Show, site: str
) -> None:
    page = show(name, DESK)
    assert page.locator(".md-tabs__item--active").all_inner_texts() == [part]
    back = page.locator("article p a").first
    assert back.inner_text().startswith("← ")
    assert page.locator(".md-sidebar--primary .md-nav__link--active").first.is_visible()
    back.click()
    page.wait_for_url(site + listed)
    link = page.locator(f'article td a[href$="{Path(name).name}"]')
    link.first.wait_for()
    assert link.count() == 1


def test_on_a_phone_the_name_of_a_line_stays_in_sight(show: Show) -> None:
    page = show("balance/farmerama-basic-4.en.html", PHONE)
    assert page.evaluate(WIDER) == 0
    name = page.locator("article tbody td").first
    assert page.evaluate("document.querySelector('.md-typeset__scrollwrap').scrollLeft = 300") == 300
    box = name.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    ranges = page.locator("article tbody tr").first.locator("td").nth(1).bounding_box()
    assert ranges is not None
    assert ranges["height"] < 110, "a share and its interval stand in three lines at most"


@pytest.mark.parametrize(
    "name", ["fr/balance.html", "bots.html", "fr/hosting.html", "rules/agricola/rules.fr.html"]
)
def test_no_page_is_wider_than_a_phone(name: str, show: Show) -> None:
    assert show(name, PHONE).evaluate(WIDER) == 0


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_of_the_first_pages_are_not_cut_on_a_desk(name: str, show: Show) -> None:
    assert show(name, DESK).evaluate(CUT) == 0


def test_pictures_follow_the_light_that_the_reader_chose(show: Show) -> None:
    """The system is light, the page dark: the labels of a picture would be dark on dark."""
    page = show("balance/agricola-beginner-3.en.html", DESK)
    page.locator(".md-header__option label:not([hidden])").click()
    assert page.evaluate("document.body.dataset.mdColorScheme") == "slate"
    assert page.evaluate("getComputedStyle(document.querySelector('article img')).colorScheme") == "dark"


def test_what_the_theme_says_around_a_french_page_is_french(show: Show) -> None:
    page = show("fr/bots.html", DESK)
    page.locator(".md-search button").first.click()
    field = page.get_by_placeholder("Rechercher")
    field.fill("xqzwv")
    page.get_by_text("Aucun résultat").wait_for()
    field.fill("hêtre")
    page.get_by_text(re.compile(r"^\d+ résultats?$")).wait_for()
    page.get_by_label("Filtres").wait_for(state="attached")
    page.keyboard.press("Escape")
    page.locator("[title='Copier']").first.wait_for(state="attached")
    assert page.locator("[title='Copier']").count() == page.locator("article pre").count() > 0
    assert page.locator("[title='Permanent link'], [title='Copy to clipboard']").count() == 0
