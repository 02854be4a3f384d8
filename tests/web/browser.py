"""A browser for the tests: Debian's Chromium or what else is there, and people who use it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, TimeoutError, expect

from tests.table.serving import Person

# The shell is the same browser without windows and menus: a page opens in half the time.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000  # milliseconds: many tests may run at once
expect.set_options(timeout=PATIENCE)
OFTEN = 40  # milliseconds between two looks: to look with every frame has frames drawn that nobody needs
# What a click may only plan, or choose for now.
PLANNED = ("border ", "enclose ", "play ")
# Whatever lights up: plots, tiles, cards, spaces, edges, fields, the hub of the wheel; then the main button.
MAIN = ".prompt .btn-main, .prompt [data-target=stop]"
# Not in a view that a small screen does not show just now.
LEGAL = f":is(.is-legal, .spot.legal, .edge.legal:not(.idle), .hub.legal, {MAIN}):not([data-away] *)"
PLAN = ".prompt [data-role=build], .prompt [data-role=confirm], [data-target=lay]"
READ = "dialog.sheet [data-role=play]"
# A move that waits for a second word changes nothing at the table, nor does a card that a finger opens.
MOVED = """([seq, waits]) => document.querySelector(".page").dataset.seq !== seq
    || document.querySelector(waits) || document.querySelector("dialog.sheet [data-role=play]")"""
WAITS = ".prompt [data-role=confirm]"
MORE = """(before) => {
    const page = document.querySelector(".page");
    return page?.dataset.acts === "true" && Number(page.dataset.seq) > before;
}"""
END = "dialog.sheet tr.total"
# All that whoever clicks wants to know, in one look; null while there is nothing to decide.
LOOK = """([end, read, plan, main, legal, waits]) => {
    const page = document.querySelector(".page");
    const has = (selector) => document.querySelector(selector) !== null;
    const name = (thing) => thing.dataset.target ?? "";
    const all = (selector) => [...document.querySelectorAll(selector)].map(name);
    const seen = {
        isOver: has(end), isRead: has(read), isWaiting: has(waits), seq: page?.dataset.seq ?? "",
        plan: all(plan), main: all(main), legal: all(legal),
    };
    const isAsked = page?.dataset.acts === "true" && seen.plan.length + seen.legal.length > 0;
    return seen.isOver || seen.isRead || isAsked ? seen : null;
}"""
SIGHTS = [END, READ, PLAN, MAIN, LEGAL, WAITS]


def chromium() -> str | None:
    """The browser of this machine, or None."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    """Chromium, as root too."""
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


class Somebody:
    """A person with a browser of their own.

    Attributes:
        page: the page they look at; troubles: what the browser complained about.
    """

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on(
            "console", lambda line: self.troubles.append(line.text) if line.type == "error" else None
        )

    def go(self, path: str) -> Page:
        """Look at a page of ours."""
        self.page.goto(self.url + path)
        return self.page

    def open(
        self,
        game: str,
        *seats: str,
        settings: dict[str, Any] | None = None,
        position: dict[str, Any] | None = None,
        **options: Any,  # noqa: ANN401 - the options of the game
    ) -> str:
        """Open a table by the interface and look at it. A seat is `me`, `here`, `link`, or a bot."""
        plans = [
            {
                "who": seat,
                **({"name": ("Ada", "Bea", "Cleo", "Dan")[place]} if seat in ("me", "here") else {}),
            }
            if seat in ("me", "here", "link")
            else {"who": "bot", "bot": seat}
            for place, seat in enumerate(seats)
        ]
        start = {"options": options} if position is None else {"position": {"game": game, **position}}
        wish = {"game": game, "seats": plans, "settings": settings or {}, **start}
        answer = self.context.request.post(f"{self.url}/api/tables", data=wish, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        table = str(answer.json()["id"])
        self.go(f"/t/{table}")
        expect(self.page.locator(".prompt")).to_be_visible()
        return table

    def target(self, notation: str) -> Locator:
        """The thing on the board that stands for an action."""
        return self.page.locator(f'[data-target="{notation}"]').first

    def press(self, notation: str) -> None:
        """Click a thing, whether it is possible or not, once nothing lies over the page: an invitation stays
        until the one who sits down was heard of."""
        self.wait_for_turn()
        over = self.page.locator(f'dialog:modal:not(:has([data-target="{notation}"]))')
        expect(over).to_have_count(0)
        self.target(notation).click(force=True)

    def wait_for_turn(self) -> None:
        """Until the page waits for this person."""
        expect(self.page.locator('.page[data-acts="true"]')).to_be_visible()

    def seq(self) -> int:
        """What the page has seen of the table."""
        return int(self.page.locator(".page").get_attribute("data-seq") or 0)

    def wait_for_more(self, before: int) -> None:
        """Until the page has seen more of the table than that, and waits for this person."""
        self.page.wait_for_function(MORE, arg=before, polling=OFTEN)

    def finish(self, table: str, rng: Random) -> None:
        """Play to the end without clicks, for what comes after a game."""
        same = Person(self.url)
        for cookie in self.context.cookies():
            same.http.cookies.set(cookie["name"], cookie["value"])
        with same.http, same.join(table) as chair:
            assert chair.play_on(rng)["outcome"] is not None

    def play_on(self, rng: Random, most: int = 400) -> int:
        """Click legal things at random until the game is over; how many clicks it took."""
        with unpainted(self.page):
            for clicks in range(most):
                if not self.click_one(rng):
                    return clicks
        question = self.page.locator(".prompt").inner_text()
        raise AssertionError(f"the game is not over after {most} clicks, but asks: {question}")

    def click_one(self, rng: Random) -> bool:
        """Click something that is legal, as soon as there is anything; False where the game is over."""
        seen = self.page.evaluate(LOOK, SIGHTS)
        if seen is None:
            seen = self.page.wait_for_function(LOOK, arg=SIGHTS, polling=OFTEN).json_value()
        if seen["isOver"]:
            return False
        if seen["isRead"]:  # a finger has opened a card: it is played from there
            self.page.locator(READ).click()
            return True
        selector, names = _choice(seen, rng)
        place = rng.randrange(len(names))
        waits = "nothing" if seen["isWaiting"] else WAITS
        with suppress(TimeoutError):  # also where a late answer has taken the thing away
            self.page.locator(selector).nth(place).click(force=True, timeout=2000)
            # A plan, or the first of two cards, changes nothing at the table.
            patience = 150 if names[place].startswith(PLANNED) else 1000
            self.page.wait_for_function(MOVED, arg=[seen["seq"], waits], timeout=patience, polling=OFTEN)
        return True


@contextmanager
def unpainted(page: Page) -> Iterator[None]:
    """Let the browser paint nothing while nobody looks: everything lies where it lay and can be clicked, and
    a click takes a third less computing."""
    page.evaluate("document.documentElement.style.opacity = '0'")
    yield
    page.evaluate("document.documentElement.style.opacity = ''")


def _choice(seen: dict[str, Any], rng: Random) -> tuple[str, list[str]]:
    """What to click, by selector and names: a plan is carried out; what can be ended is, half of the time.

    Otherwise somebody who may move troughs about would do so for hundreds of clicks.
    """
    if seen["plan"]:
        return PLAN, seen["plan"][:1]
    if seen["main"] and rng.random() < 0.5:
        return MAIN, seen["main"][:1]
    return LEGAL, seen["legal"]


@contextmanager
def somebody(browser: Browser, url: str, **context: Any) -> Iterator[Somebody]:  # noqa: ANN401
    """Somebody who looks at the table: English, by day, at a desk, unless said otherwise."""
    context.setdefault("viewport", DESKTOP)
    context.setdefault("locale", "en-GB")
    context.setdefault("reduced_motion", "reduce")
    made = browser.new_context(**context)
    person = Somebody(made, url)
    try:
        yield person
        assert person.troubles == [], person.troubles
    finally:
        made.close()
