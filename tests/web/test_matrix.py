"""No window spoils the table: a part of `python -m tests.web.matrix`, which looks at everything.

Each of the eleven windows is looked at once, and between them every game, both languages and both palettes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.table.serving import roomy, running
from tests.web.matrix import Matrix, all_games
from tests.web.matrix_results import FINE, Results
from tests.web.measuring import faults
from tests.web.screens import SCREENS, Screen, screen_named, watching
from tests.web.stages import named

CELLS = (
    ("agricola-mid", "390x844", "fr", "light"),
    ("creatures-late", "844x390", "fr", "dark"),
    ("agricola-hand", "820x1180", "fr", "dark"),
    ("creatures-build", "1180x820", "en", "light"),
    ("farmerama-mid", "1024x768", "fr", "dark"),
    ("agricola-mid", "1280x593", "fr", "light"),
    ("goose-mid", "1366x633", "en", "dark"),
    ("creatures-late", "1366x768", "en", "light"),
    ("farmerama-cards", "1440x900", "fr", "light"),
    ("agricola-end", "1920x1080", "en", "light"),
    ("agricola-hand", "2560x1440", "en", "dark"),
)
# The most that is asked at once, in the lowest window and in a small tablet held upright, whose page scrolls.
TABLET = Screen(768, 1024, True)
TIGHT = (
    ("agricola-feed", screen_named("844x390"), "fr", "light"),
    ("agricola-feed", screen_named("1024x768"), "fr", "light"),
    ("agricola-feed", screen_named("1280x593"), "fr", "light"),
    ("agricola-feed", TABLET, "fr", "dark"),
    ("agricola-hand", TABLET, "en", "light"),
    ("creatures-mid", TABLET, "fr", "dark"),
)


@pytest.fixture(scope="module")
def matrix(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Matrix]:
    folder: Path = tmp_path_factory.mktemp("matrix")
    address = f"sqlite:///{folder / 'tables.sqlite'}"
    with all_games(), running(roomy(address)) as house, watching(browser, house.url) as watchers:
        yield Matrix(watchers)


def test_every_window_game_language_and_palette_is_looked_at() -> None:
    assert {size for _, size, _, _ in CELLS} == {screen.name for screen in SCREENS}
    assert {stage.split("-")[0] for stage, *_ in CELLS} == {"agricola", "creatures", "farmerama", "goose"}
    assert {(lang, palette) for _, _, lang, palette in CELLS} == {
        (lang, palette) for lang in ("en", "fr") for palette in ("light", "dark")
    }


@pytest.mark.parametrize(("stage", "size", "lang", "palette"), CELLS, ids=["-".join(cell) for cell in CELLS])
def test_nothing_is_cut_covered_or_out_of_reach(
    matrix: Matrix, stage: str, size: str, lang: str, palette: Literal["light", "dark"]
) -> None:
    assert matrix.look(named(stage), screen_named(size), lang, palette, axe=True) == []


@pytest.mark.parametrize(("stage", "screen", "lang", "palette"), TIGHT)
def test_a_long_question_has_its_room(
    matrix: Matrix, stage: str, screen: Screen, lang: str, palette: Literal["light", "dark"]
) -> None:
    assert matrix.look(named(stage), screen, lang, palette, axe=False) == []


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    before = Results(tmp_path)
    before.add("fine", [], axe=False)
    before.add("seen by axe", [], axe=True)
    before.add("broken", ["broken: cut"], axe=False)
    after = Results(tmp_path)
    assert [after.is_fine(cell, axe=False) for cell in ("fine", "seen by axe", "broken", "new")] == [
        True,
        True,
        False,
        False,
    ]
    assert [after.is_fine(cell, axe=True) for cell in ("fine", "seen by axe")] == [False, True]
    assert after.told() == "broken: cut\n3 cells, 1 faults\n"
    after.add("broken", [], axe=False)
    assert Results(tmp_path).told() == f"{FINE}\n3 cells, 0 faults\n"


BROKEN = """<!doctype html>
<style>
  body { margin: 0; height: 300px; }
  button { position: absolute; width: 60px; height: 60px; padding: 0; overflow: visible; }
  .name { position: absolute; top: 200px; font: 13px sans-serif; white-space: nowrap; }
</style>
<button style="left: -40px; top: 0">out</button>
<button style="left: 100px; top: 0">below</button>
<div style="position: absolute; left: 90px; top: 0; width: 80px; height: 80px"></div>
<button style="left: 200px; top: 0; width: 20px; height: 20px">tiny</button>
<span class="name" style="left: 10px; width: 30px; overflow: hidden">a long name</span>
<span class="name" style="left: 120px">printed over</span>
<span class="name" style="left: 130px">another</span>
<span class="name" style="left: 260px; font-size: 11px">small</span>
<div class="panel" style="position: absolute; left: 10px; top: 240px; width: 60px; height: 20px">
  <p style="margin: 0; height: 50px">tall</p>
</div>
<div style="position: absolute; left: 0; top: 280px; width: 5000px; height: 4px"></div>
"""


def test_the_measure_finds_what_is_wrong(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 600, "height": 400})
    page.set_content(BROKEN)
    found = faults(page)
    page.close()
    kinds = {line.split(":")[0] for line in found}
    expected = {
        "off screen",
        "covered",
        "small target",
        "cut",
        "overprinted",
        "small words",
        "spilled",
        "sideways",
    }
    assert kinds == expected, found
