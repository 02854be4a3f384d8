"""Look at every game, state and window: `python -m tests.web.matrix FOLDER [--only WORD ...]`.

Pictures of the run and a list of what is wrong are left in the folder. A run that is broken off goes on
where it was: cells that were found fine are not looked at again.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from playwright.sync_api import Page, sync_playwright

from bocage.table.catalogue import catalogue, components
from tests.guests import goose_here
from tests.table.serving import roomy, running
from tests.web.access import violations
from tests.web.browser import launch
from tests.web.matrix_results import FAULTS, Results
from tests.web.measuring import farm_size, faults, layout
from tests.web.screens import PALETTES, READY, SCREENS, Palette, Screen, Watchers, settle, watching
from tests.web.stages import HOME, REPLAY, STAGES, Stage, open_stage

LANGUAGES = ("en", "fr")
READY_AT = {HOME: ".offer .btn-main", REPLAY: ".slider"}
PICTURE = "jpg"
LEAST_FARM = 280  # pixels of its longer side
# Colours are the same in both languages, words in both palettes: axe looks at one pair of each,
AXE_PAIRS = (("en", "light"), ("fr", "dark"))
# and in the first window of each class: what it reads changes with the class, not with the pixels. What does
# change with them, places and sizes, is measured in every cell.
AXE_SCREENS = tuple({screen.kind: screen for screen in reversed(SCREENS)}.values())

# What another view or tab changes: axe has looked at all the rest with the first one.
CHANGED = {True: "[data-view]:not([data-away])", False: ".a-tray"}


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


def cells(only: Sequence[str] = ()) -> Iterator[tuple[Stage, Screen, str, Palette]]:
    """Every stage, window, language and palette whose name holds all these words."""
    for stage in STAGES:
        for lang, palette in product(LANGUAGES, PALETTES):
            for screen in SCREENS:
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
        page.mouse.move(0, 0)  # where it rests on nothing that would be read out
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
        # Of each stage, window and language: where all lay, and what was wrong with it, view by view.
        self._measured: dict[str, tuple[str, list[tuple[str, str]]]] = {}

    def look(self, stage: Stage, screen: Screen, lang: str, palette: Palette, axe: bool) -> list[str]:
        """Everything that is wrong in one cell, view by view."""
        if stage.name not in self._open:
            self._open[stage.name] = open_stage(self._watchers.host, stage)
        page = self._watchers.look(
            self._open[stage.name], screen, lang, palette, READY_AT.get(stage.kind, READY)
        )
        found: list[tuple[str, str]] = []
        seen: list[tuple[str, str]] = []  # what axe has against it, in this palette
        known, lies = None, ""
        for place, view in enumerate(views(page, screen)):
            self._take_picture(page, name_of(stage, screen, lang, palette, view))
            if place == 0 and self._folder is not None:
                # Where all lies as it did in the other palette, what is wrong with places and sizes is known.
                lies = layout(page)
                known = self._known(stage, screen, lang, lies)
                if known is not None and not axe:
                    break
            if known is None:
                found += [(view, line) for line in wrongs(page, screen, stage.kind in ("", REPLAY))]
            if axe and (place == 0 or self._folder is not None):
                part = CHANGED[screen.is_pocket] if place else ""
                seen += [(view, f"axe {line}") for line in violations(page, part)]
        if known is None:
            self._measured[name_of(stage, screen, lang, "")] = lies, found
        return [
            f"{name_of(stage, screen, lang, palette, view)}: {line}"
            for view, line in [*(known or []), *found, *seen]
        ]

    def _known(self, stage: Stage, screen: Screen, lang: str, lies: str) -> list[tuple[str, str]] | None:
        before, found = self._measured.get(name_of(stage, screen, lang, ""), ("", []))
        return found if lies and before == lies else None

    def _take_picture(self, page: Page, name: str) -> None:
        if self._folder is not None:
            page.screenshot(path=self._folder / f"{name}.{PICTURE}", type="jpeg", quality=80)


def is_for_axe(screen: Screen, lang: str, palette: Palette) -> bool:
    """Whether axe looks at this window in this language and palette."""
    return (lang, palette) in AXE_PAIRS and screen in AXE_SCREENS


def run(matrix: Matrix, results: Results, only: Sequence[str], is_axe_wanted: bool) -> None:
    """Look at all cells with these words that were not yet found fine, and tell how far it is."""
    wanted = [
        (cell, axe)
        for cell in cells(only)
        for axe in [is_axe_wanted and is_for_axe(*cell[1:])]
        if not results.is_fine(name_of(*cell), axe)
    ]
    begun = monotonic()
    for done, (cell, axe) in enumerate(wanted, 1):
        found = matrix.look(*cell, axe=axe)
        results.add(name_of(*cell), found, axe)
        minutes = (monotonic() - begun) / 60
        lines = [*found, f"{done} of {len(wanted)}: {name_of(*cell)}, {minutes:.1f} min"]
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.matrix", description=__doc__)
    parser.add_argument("folder", type=Path, help="where pictures, cells.jsonl and faults.txt are left")
    parser.add_argument("--only", nargs="*", default=[], help="words that the names of the cells must hold")
    parser.add_argument("--no-axe", action="store_true", help="leave out the checks of accessibility")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    results = Results(wish.folder)
    with (
        TemporaryDirectory() as kept,
        all_games(),
        running(roomy(f"sqlite:///{kept}/tables.sqlite")) as house,
        sync_playwright() as playwright,
        launch(playwright) as browser,
        watching(browser, house.url) as watchers,
    ):
        run(Matrix(watchers, wish.folder), results, wish.only, not wish.no_axe)
    (wish.folder / FAULTS).write_text(results.told(), encoding="utf-8")
    sys.stdout.write(results.told())
    return min(results.count, 1)


if __name__ == "__main__":
    sys.exit(main())
