"""The windows that every page must fit, and how a page is looked at in one of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.browser import Somebody, somebody


@dataclass(frozen=True)
class Screen:
    """A window.

    Attributes:
        width, height: of the page, in pixels; is_touched: whether fingers point at it.
    """

    width: int
    height: int
    is_touched: bool = False

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def size(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}

    @property
    def is_pocket(self) -> bool:
        """Whether it shows one view at a time."""
        return self.width < 600 or self.height < 500


SCREENS = (
    Screen(390, 844, True),
    Screen(844, 390, True),
    Screen(820, 1180, True),
    Screen(1180, 820, True),
    Screen(1024, 768, True),
    Screen(1280, 593),
    Screen(1366, 633),
    Screen(1366, 768),
    Screen(1440, 900),
    Screen(1920, 1080),
    Screen(2560, 1440),
)
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PALETTES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
READY = '.page[data-acts="true"], dialog.sheet'


class Watchers:
    """One person with a mouse and with fingers, in both languages. Pages stay open between looks."""

    def __init__(self, browser: Browser, url: str, stack: ExitStack) -> None:
        self._people: dict[tuple[str, bool], Somebody] = {}
        for lang, locale in LOCALES.items():
            for is_touched in (False, True):
                wish = {"locale": locale, "has_touch": is_touched, "is_mobile": is_touched}
                person = stack.enter_context(somebody(browser, url, **wish))
                self._people[lang, is_touched] = person

    @property
    def host(self) -> Somebody:
        """Who opens tables."""
        return self._people["en", False]

    def look(
        self, address: str, screen: Screen, lang: str, palette: Literal["light", "dark"], ready: str = READY
    ) -> Page:
        """The page of a table, or another one, in this window, once something that tells is there."""
        person = self._people[lang, screen.is_touched]
        page = person.page
        if page.viewport_size != screen.size:
            page.set_viewport_size(screen.size)
        page.emulate_media(color_scheme=palette, reduced_motion="reduce")
        if page.url != person.url + address:
            # Whoever opened the table sits at it, with every browser.
            person.context.add_cookies(self.host.context.cookies())  # type: ignore[arg-type]
            page.goto(person.url + address)
            expect(page.locator(ready).first).to_be_visible()
        settle(page)
        return page


def settle(page: Page) -> None:
    """Wait until what is drawn is what the page says: two frames."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@contextmanager
def watching(browser: Browser, url: str) -> Iterator[Watchers]:
    with ExitStack() as stack:
        yield Watchers(browser, url, stack)
