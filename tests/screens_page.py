"""Pictures of the same moments then and now: `python -m tests.screens_page`, or `scripts/screens`.

Each moment is taken anew and laid, small, beside the picture of an earlier version that is kept there;
docs/screens.md and docs/fr/screens.md show both. `--then` brings other earlier pictures, `--now` those that
a run of `python -m tests.web.matrix` has left, instead of taking them again.
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

STAGES = {
    "creatures-mid": ("All Creatures Big and Small", "Les Fermiers de la Lande"),
    "agricola-mid": ("Agricola", "Agricola"),
    "farmerama-mid": ("Farmerama", "Farmerama"),
}
SCREENS = {
    "390x844": ("A phone, upright", "Un téléphone, debout"),
    "844x390": ("A phone, across", "Un téléphone, couché"),
    "820x1180": ("A tablet, upright", "Une tablette, debout"),
    "1366x633": ("A low window", "Une fenêtre basse"),
    "1920x1080": ("A large screen", "Un grand écran"),
}
TITLES = ("# The table in every window, then and now", "# La table dans chaque fenêtre, avant et maintenant")
TEXTS = (
    "The same moment of the same game, before the table went by the width and the height of the window,\n"
    "and now. `scripts/screens` takes those of now anew; `scripts/screens --then FOLDER` brings others\n"
    "of then, as `python -m tests.web.matrix` has left them.",
    "Le même moment de la même partie, avant que la table suive la largeur et la hauteur de la fenêtre,\n"
    "et maintenant. `scripts/screens` refait les images de maintenant ; `scripts/screens --then DOSSIER`\n"
    "en apporte d’autres d’avant, telles que `python -m tests.web.matrix` les a laissées.",
)
LINKS = ("[En français](fr/screens.md)", "[In English](../screens.md)")
AGES = (("then", "now"), ("avant", "maintenant"))
PAGES = ((Path("screens.md"), "screens"), (Path("fr/screens.md"), "../screens"))
LOOK = "en-light"
WIDE, NARROW = 560, 300  # pixels of a small picture, across and upright
QUALITY = 55


def cells() -> list[str]:
    return [f"{stage}-{screen}-{LOOK}" for stage in STAGES for screen in SCREENS]


def page(lang: int, folder: str) -> str:
    """The page in English (0) or French (1), with its pictures in a folder."""
    lines = [TITLES[lang], "", LINKS[lang], "", TEXTS[lang], ""]
    then, now = AGES[lang]
    for stage, names in STAGES.items():
        lines += [f"## {names[lang]}", "", f"| | {then} | {now} |", "| --- | --- | --- |"]
        for screen, titles in SCREENS.items():
            cell, title = f"{folder}/{stage}-{screen}-{LOOK}", titles[lang]
            told = f"{names[lang]}, {title[0].lower()}{title[1:]}"
            pair = f"![{told}, {then}]({cell}.then.webp) | ![{told}, {now}]({cell}.now.webp)"
            lines.append(f"| {title}, {screen.replace('x', ' × ')} | {pair} |")
        lines.append("")
    return "\n".join(lines)


def small(picture: Path, to: Path) -> None:
    """A small copy as WebP."""
    with Image.open(picture) as found:
        width = WIDE if found.width > found.height else NARROW
        size = (width, round(found.height * width / found.width))
        found.convert("RGB").resize(size, Image.Resampling.LANCZOS).save(to, quality=QUALITY, method=6)


def first_view(folder: Path, cell: str) -> Path:
    """The picture of a cell as it is opened: on a small screen its first view, else without another tab."""
    whole = folder / f"{cell}.{matrix.PICTURE}"
    return whole if whole.is_file() else min(folder.glob(f"{cell}-*.{matrix.PICTURE}"))


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
    parser.add_argument("folder", type=Path, nargs="?", default=Path("docs/screens"))
    parser.add_argument("--then", type=Path, help="pictures of an earlier version; else those there stay")
    parser.add_argument("--now", type=Path, help="pictures of this version; else they are taken")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as fresh:
        now: Path = wish.now or Path(fresh)
        if not wish.now:
            take(cells(), now)
        for cell in cells():
            small(first_view(now, cell), wish.folder / f"{cell}.now.webp")
            if wish.then:
                small(first_view(wish.then, cell), wish.folder / f"{cell}.then.webp")
    for lang, (file, folder) in enumerate(PAGES):
        (wish.folder.parent / file).write_text(page(lang, folder), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
