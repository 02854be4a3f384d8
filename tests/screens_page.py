"""Pictures of the same moments then and now: `python -m tests.screens_page THEN`, or `scripts/screens`.

THEN holds pictures of an earlier version, named as `python -m tests.web.matrix` names them. What it
has of the windows below is taken anew and laid beside it, both small.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.table.serving import roomy, running
from tests.web import matrix
from tests.web.browser import launch
from tests.web.screens import watching

STAGES = ("creatures-mid", "agricola-mid", "farmerama-mid")
SCREENS = ("390x844", "844x390", "820x1180", "1366x633", "1920x1080")
LOOK = "en-light"
WIDE, NARROW = 560, 300  # pixels of a small picture, across and upright
QUALITY = 55


def cells() -> list[str]:
    return [f"{stage}-{screen}-{LOOK}" for stage in STAGES for screen in SCREENS]


def small(picture: Path, to: Path) -> None:
    """A small copy as WebP."""
    with Image.open(picture) as found:
        width = WIDE if found.width > found.height else NARROW
        size = (width, round(found.height * width / found.width))
        found.convert("RGB").resize(size, Image.Resampling.LANCZOS).save(to, quality=QUALITY, method=6)


def take(wanted: list[str], folder: Path) -> None:
    """Pictures of these moments and windows as they are now; on a small screen of each view."""
    with (
        TemporaryDirectory() as kept,
        matrix.all_games(),
        running(roomy(f"sqlite:///{kept}/tables.sqlite")) as house,
        sync_playwright() as playwright,
        launch(playwright) as browser,
        watching(browser, house.url) as watchers,
    ):
        run = matrix.Matrix(watchers, folder)
        for stage, screen, lang, palette in matrix.cells():
            if matrix.name_of(stage, screen, lang, palette) in wanted:
                run.look(stage, screen, lang, palette, axe=False)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.screens_page", description=__doc__)
    parser.add_argument("then", type=Path, help="pictures of an earlier version")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("docs/screens"))
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    wanted = [cell for cell in cells() if (wish.then / f"{cell}.png").is_file()]
    with TemporaryDirectory() as fresh:
        take(wanted, Path(fresh))
        for cell in wanted:
            small(min(Path(fresh).glob(f"{cell}*.png")), wish.folder / f"{cell}.now.webp")
            small(wish.then / f"{cell}.png", wish.folder / f"{cell}.then.webp")
    return 0


if __name__ == "__main__":
    sys.exit(main())
