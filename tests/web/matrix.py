"""Look at every game, state and window: `python -m tests.web.matrix FOLDER [--only WORD ...]`.

Pictures of the run and a list of what is wrong are left in the folder.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Page, sync_playwright

from bocage.table.catalogue import catalogue, components
from tests.guests import goose_here
from tests.table.serving import roomy, running
from tests.web.access import violations
from tests.web.browser import launch
from tests.web.measuring import farm_size, faults
from tests.web.screens import PALETTES, READY, SCREENS, Screen, Watchers, settle, watching
from tests.web.stages import HOME, REPLAY, STAGES, Stage, open_stage

LANGUAGES = ("en", "fr")
READY_AT = {HOME: ".go .btn-main", REPLAY: ".slider"}
LEAST_FARM = 280  # pixels of its longer side


@contextmanager
def all_games() -> Iterator[None]:
    """Our games and a guest that the client does not know, in this process."""
    remembered = (catalogue, components)
    with goose_here():
        for made in remembered:
            made.cache_clear()
        yield
    for made in remembered:
        made.cache_clear()


def cells(only: Sequence[str] = ()) -> Iterator[tuple[Stage, Screen, str, Literal["light", "dark"]]]:
    """Every stage, window, language and palette whose name holds all these words."""
    for stage in STAGES:
        for screen in SCREENS:
            for lang in LANGUAGES:
                for palette in PALETTES:
                    if all(word in name_of(stage, screen, lang, palette) for word in only):
                        yield stage, screen, lang, palette


def name_of(stage: Stage, screen: Screen, lang: str, palette: str, view: str = "") -> str:
    return "-".join(filter(None, (stage.name, screen.name, lang, palette, view)))


def views(page: Page, screen: Screen) -> Iterator[str]:
    """Show one view after the other where only one is shown, and elsewhere each tab of the tray."""
    tabs = page.locator(".tabs button:not(.more)" if screen.is_pocket else ".tray-head button")
    if page.locator("dialog.sheet").count() or not tabs.count():
        yield ""
        return
    for place in range(tabs.count()):
        tabs.nth(place).click()
        settle(page)
        yield f"view{place}" if place or screen.is_pocket else ""


def wrongs(page: Page, screen: Screen, is_over: bool) -> list[str]:
    """What is wrong with the page as it is shown now."""
    found = faults(page)
    width, height = farm_size(page)
    shorter = min(screen.width, screen.height)
    # A farm may be narrow: it is as large as the square that it would fill.
    if width and not is_over and math.sqrt(width * height) < shorter / 3:
        found.append(f"farm: {width:.0f}x{height:.0f} is less than a third of {shorter}")
    if width and not is_over and max(width, height) < min(LEAST_FARM, shorter * 0.6):
        found.append(f"farm: {width:.0f}x{height:.0f} is too small")
    return found


class Matrix:
    """A run over many cells; the tables stay open between them."""

    def __init__(self, watchers: Watchers, folder: Path | None = None) -> None:
        self._watchers = watchers
        # A run that leaves pictures is a thorough one.
        self._folder = folder
        self._open: dict[str, str] = {}

    def look(
        self, stage: Stage, screen: Screen, lang: str, palette: Literal["light", "dark"], axe: bool
    ) -> list[str]:
        """Everything that is wrong in one cell, view by view."""
        if stage.name not in self._open:
            self._open[stage.name] = open_stage(self._watchers.host, stage)
        page = self._watchers.look(
            self._open[stage.name], screen, lang, palette, READY_AT.get(stage.kind, READY)
        )
        found: list[str] = []
        for place, view in enumerate(views(page, screen)):
            name = name_of(stage, screen, lang, palette, view)
            if self._folder is not None:
                page.screenshot(path=self._folder / f"{name}.png")
            found += [f"{name}: {line}" for line in wrongs(page, screen, stage.kind in ("", REPLAY))]
            if axe and (place == 0 or self._folder is not None):
                found += [f"{name}: axe {line}" for line in violations(page)]
        return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.matrix", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures and faults.txt are left")
    parser.add_argument("--only", nargs="*", default=[], help="words that the names of the cells must hold")
    parser.add_argument("--no-axe", action="store_true", help="leave out the checks of accessibility")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    found: list[str] = []
    with (
        TemporaryDirectory() as kept,
        all_games(),
        running(roomy(f"sqlite:///{kept}/tables.sqlite")) as house,
        sync_playwright() as playwright,
        launch(playwright) as browser,
        watching(browser, house.url) as watchers,
    ):
        matrix = Matrix(watchers, wish.folder)
        for stage, screen, lang, palette in cells(wish.only):
            # Colours are the same in both languages, words in both palettes: axe looks at one pair of each.
            axe = not wish.no_axe and (lang, palette) in (("en", "light"), ("fr", "dark"))
            for line in matrix.look(stage, screen, lang, palette, axe):
                found.append(line)
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
    told = "\n".join(found or ["nothing is wrong"]) + "\n"
    (wish.folder / "faults.txt").write_text(told, encoding="utf-8")
    return min(len(found), 1)


if __name__ == "__main__":
    sys.exit(main())
