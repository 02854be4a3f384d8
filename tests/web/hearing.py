"""Play without a mouse and without seeing: by keys, and by what the accessibility tree says.

`python -m tests.web.hearing [GAME ...]` plays whole games of each title so, in both languages.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.table.serving import roomy, running
from tests.web.browser import Somebody, launch, somebody, unpainted

QUESTION = {"en": "What is asked", "fr": "Ce qui est demandé"}
MODES = {"creatures": "expert", "agricola": "full", "farmerama": "advanced"}
PATIENCE = 120.0  # seconds
SOON = 5.0  # seconds in which a dialog shows what it holds
# An action as it is written in records; nobody should have to hear one.
NOTATION = re.compile(r"[a-z_]+ [a-z0-9_+]+|[a-z_]+")


@dataclass(frozen=True)
class Heard:
    """Something that the tree holds.

    Attributes:
        role, name: what it is and what it is called; is_off: whether it is not possible now;
        opens: what it opens, such as a dialog; is_focused: whether the keys are there.
    """

    role: str
    name: str
    is_off: bool
    opens: str
    is_focused: bool

    @property
    def is_choice(self) -> bool:
        return self.role == "button" and not self.is_off and not self.opens


class Ear:
    """What a screen reader knows of a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")

    def focused(self) -> Heard | None:
        """Where the keys are, as the tree has it; None where they are nowhere."""
        there = self._session.send("Runtime.evaluate", {"expression": "document.activeElement"})
        wish = {"objectId": there["result"]["objectId"], "fetchRelatives": False}
        found = _heard(self._session.send("Accessibility.getPartialAXTree", wish)["nodes"][0])
        return None if found.role in ("RootWebArea", "generic", "none") else found

    def is_open(self) -> bool:
        """Whether a dialog is open."""
        return self._may_be_open() and self._page.get_by_role("dialog").count() > 0

    def is_over(self) -> bool:
        """Whether the game is: its dialog has the table of points, which no warning has."""
        return self._may_be_open() and self._page.get_by_role("dialog").get_by_role("table").count() > 0

    def _may_be_open(self) -> bool:
        # To find something by its role takes a look at everything; mostly there is nothing to be found.
        return bool(self._page.evaluate("document.querySelector('dialog, [role=dialog]') !== null"))

    def question(self, lang: str) -> str:
        """What is asked."""
        return self._page.get_by_role("complementary", name=QUESTION[lang]).aria_snapshot()


def _heard(node: dict[str, Any]) -> Heard:
    told = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
    return Heard(
        role=str(node.get("role", {}).get("value", "")),
        name=str(node.get("name", {}).get("value", "")),
        is_off=bool(told.get("disabled")),
        opens=str(told.get("hasPopup") or ""),
        is_focused=bool(told.get("focused")),
    )


class Listener:
    """Somebody who plays by keys and by ear.

    Attributes:
        chosen: the names of what was chosen, in order.
    """

    def __init__(self, person: Somebody, lang: str = "en") -> None:
        self._keys = person.page.keyboard
        self._page = person.page
        self._lang = lang
        self.ear = Ear(person.page)
        self.chosen: list[str] = []

    def until(self, found: Callable[[], bool], what: str) -> None:
        """Wait for something that can be heard."""
        end = time.monotonic() + PATIENCE
        while not found():
            assert time.monotonic() < end, f"{what}: {self.ear.question(self._lang)}"
            self._page.wait_for_timeout(20)

    def play_on(self, rng: Random, most: int = 1200) -> bool:
        """Choose until the game is over; False after so many choices. Whoever listens needs no picture."""
        with unpainted(self._page):
            return self._play_on(rng, most)

    def _play_on(self, rng: Random, most: int) -> bool:
        while len(self.chosen) < most:
            if self.ear.is_over():
                return True
            if self.ear.is_open():
                if self._ends():
                    return True
                self._keys.press("Escape")  # a warning, or something to read: back to the table
                self.until(lambda: self.ear.is_over() or not self.ear.is_open(), "Escape closes nothing")
            self._choose(rng)
        return False

    def _ends(self) -> bool:
        """Whether what has opened is the end: its points may come a moment after the dialog itself."""
        end = time.monotonic() + SOON
        while not self.ear.is_over() and not self._page.locator('.page[data-acts="true"]').count():
            if time.monotonic() > end:
                return False
            self._page.wait_for_timeout(20)
        return self.ear.is_over()

    def _choose(self, rng: Random) -> None:
        """Go to something that can be chosen and press it. What the question itself offers comes first."""
        steps = 1 if rng.random() < 0.45 else rng.randint(2, 12)
        for _ in range(steps):
            self._keys.press("n")
        self.until(lambda: self._is_asked() or self.ear.is_open(), "nothing can be chosen")
        thing = self.ear.focused()
        if thing is None or not thing.is_choice or self.ear.is_open():
            return
        assert thing.name, "something to choose has no name"
        assert not NOTATION.fullmatch(thing.name), f"{thing.name!r} is a notation, not a name"
        self.chosen.append(thing.name)
        self._keys.press("Enter")

    def _is_asked(self) -> bool:
        """Whether the keys stand on something that can be chosen; they are sent there where they are not."""
        thing = self.ear.focused()
        if thing is not None and thing.is_choice:
            return True
        self._keys.press("n")
        return False


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.hearing", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(MODES), help="which titles; all of them otherwise")
    wish = parser.parse_args()
    with (
        TemporaryDirectory() as kept,
        running(roomy(f"sqlite:///{kept}/tables.sqlite")) as house,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        for game in wish.games:
            for lang, locale in (("en", "en-GB"), ("fr", "fr-FR")):
                with somebody(browser, house.url, locale=locale) as person:
                    begun = time.monotonic()
                    person.open(game, "me", "random", mode=MODES[game])
                    listener = Listener(person, lang)
                    is_over = listener.play_on(Random(3))
                    spent = time.monotonic() - begun
                    sys.stdout.write(
                        f"{game} {lang}: {len(listener.chosen)} choices, {spent:.0f} s, over: {is_over}\n"
                    )
                    sys.stdout.flush()
                    if not is_over:
                        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
