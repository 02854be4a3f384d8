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
        return self.kind in ("pocket", "rail")

    @property
    def kind(self) -> str:
        """Its class: what `kindOf` of web/src/lib/screen.svelte.ts says."""
        if self.width < 600:
            return "pocket"
        if self.height < 500:
            return "rail"
        if self.width < 1024:
            return "upright"
        if self.height < 700:
            return "low"
        if self.width < 1280:
            return "across"
        return "hall" if self.width >= 1600 and self.height >= 880 else "desk"


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


def screen_named(name: str) -> Screen:
    return next(screen for screen in SCREENS if screen.name == name)


Palette = Literal["light", "dark"]
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PALETTES: tuple[Palette, ...] = ("light", "dark")
READY = '.page[data-acts="true"], dialog.sheet'


class Watchers:
    """One person with a mouse and with fingers, in both languages, by day and in the evening.

    Pages stay open between looks. Each palette has a page of its own: to paint a whole table anew takes a
    browser longer than to load it.
    """

    def __init__(self, browser: Browser, url: str, stack: ExitStack) -> None:
        self._browser, self._url, self._stack = browser, url, stack
        self._people: dict[tuple[str, Palette, bool], Somebody] = {}

    @property
    def host(self) -> Somebody:
        """Who opens tables."""
        return self._person("en", "light", is_touched=False)

    def look(self, address: str, screen: Screen, lang: str, palette: Palette, ready: str = READY) -> Page:
        """The page of a table, or another one, in this window, once something that tells is there."""
        person = self._person(lang, palette, screen.is_touched)
        page = person.page
        if page.viewport_size != screen.size:
            page.set_viewport_size(screen.size)
        if page.url != person.url + address:
            # Whoever opened the table sits at it, with every browser.
            person.context.add_cookies(self.host.context.cookies())  # type: ignore[arg-type]
            page.goto(person.url + address)
            expect(page.locator(ready).first).to_be_visible()
        settle(page)
        return page

    def _person(self, lang: str, palette: Palette, is_touched: bool) -> Somebody:
        if (lang, palette, is_touched) not in self._people:
            wish = {"locale": LOCALES[lang], "color_scheme": palette}
            touch = {"has_touch": is_touched, "is_mobile": is_touched}
            person = self._stack.enter_context(somebody(self._browser, self._url, **wish, **touch))
            self._people[lang, palette, is_touched] = person
        return self._people[lang, palette, is_touched]


# Until three frames in a row show everything at the same place, in a window of this size.
SETTLED = """async (size) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const things = () => [...document.querySelectorAll("[data-target], .prompt, .panel, .coach")];
  const box = (one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round);
  const drawn = () => [innerWidth, innerHeight, ...things().flatMap(box)].join();
  let [before, calm] = ["", 0];
  for (let frames = 0; calm < 3 && frames < 300; frames++) {
    await frame();
    const now = drawn();
    const isRight = !size || (innerWidth === size.width && innerHeight === size.height);
    calm = isRight && now === before ? calm + 1 : 0;
    before = now;
  }
}"""


def settle(page: Page) -> None:
    """Wait until what is drawn is what the page says: another window may be noticed some frames later."""
    page.evaluate(SETTLED, page.viewport_size)


@contextmanager
def watching(browser: Browser, url: str) -> Iterator[Watchers]:
    with ExitStack() as stack:
        yield Watchers(browser, url, stack)
