"""What is asked of a puzzle, and what is told at the analysis desk, lies beside the table and never on it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from bocage.learning.puzzles.shelf import puzzles_of
from tests.table.serving import House
from tests.web.browser import somebody
from tests.web.measuring import faults
from tests.web.screens import LOCALES, SCREENS, Screen, settle

GAMES = ("agricola", "creatures", "farmerama")
# Every game in the first window of each class, and one of them in the others.
FIRST = {screen.kind: screen for screen in reversed(SCREENS)}.values()
PLACES = [
    (game, screen)
    for place, screen in enumerate(SCREENS)
    for game in (GAMES if screen in FIRST else (GAMES[place % len(GAMES)],))
]
# What the dock lies on: areas that can be seen, and things of these names that it or something else hides.
COVERED = """([names, areas]) => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const dock = document.querySelector(".dock");
  if (!seen(dock)) return [];
  const boxOf = (one) => one.getBoundingClientRect();
  // What a view has scrolled away is cut off at its edge, not covered.
  const isUnder = (one) => {
    const boxes = [dock, one, one.closest("[data-view]") ?? one].map(boxOf);
    const least = (side) => Math.min(...boxes.map((box) => box[side]));
    const most = (side) => Math.max(...boxes.map((box) => box[side]));
    return least("right") - most("left") > 1 && least("bottom") - most("top") > 1;
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const found = areas.filter((area) => all(area).some(isUnder));
  for (const name of names)
    for (const thing of all(`[data-target="${name}"]`)) {
      thing.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = boxOf(thing);
      const upper = document.elementFromPoint(left + width / 2, top + height / 2);
      if (upper?.closest(".dock")) found.push(name);
    }
  return found;
}"""
AREAS = (".prompt", ".a-board", ".a-farm", ".a-tray")


def covered(page: Page, names: Sequence[str] = ()) -> list[str]:
    """The areas and the targets that the dock lies on."""
    settle(page)
    return [str(one) for one in page.evaluate(COVERED, [names, AREAS])]


@pytest.mark.parametrize(("game", "screen"), PLACES, ids=[f"{game}-{one.name}" for game, one in PLACES])
def test_a_puzzle_covers_nothing_and_its_buttons_stay_in_sight(
    browser: Browser, table_house: House, game: str, screen: Screen
) -> None:
    one = puzzles_of(game)[0]
    lang = "fr" if SCREENS.index(screen) % 2 else "en"
    targets = [answer.move for answer in one.answers]
    touch = {"has_touch": screen.is_touched, "is_mobile": screen.is_touched}
    with somebody(browser, table_house.url, viewport=screen.size, locale=LOCALES[lang], **touch) as person:
        page = person.go(f"/puzzles/{game}/{one.id}")
        for answer, role in ((None, None), (one.answers[1], "reveal"), (one.best, "next")):
            if answer is not None:
                page.locator(f'[data-choice="{answer.move}"]').click()
                expect(page.locator(".told")).to_be_in_viewport(ratio=1)
                expect(page.locator(f"[data-role={role}]")).to_be_in_viewport(ratio=1)
            expect(page.locator("[data-choice]").first).to_be_visible()
            assert covered(page, targets) == []
            assert faults(page) == []
        expect(page.locator("[data-choice]")).to_have_count(len(one.answers))
        expect(page.locator(f'[data-target="{one.best.move}"]')).to_have_count(1)


def test_held_across_a_puzzle_is_a_view_beside_the_farm(browser: Browser, table_house: House) -> None:
    one = puzzles_of("creatures")[0]
    with somebody(
        browser, table_house.url, viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True
    ) as person:
        page = person.go(f"/puzzles/creatures/{one.id}")
        expect(page.locator(".dock")).to_be_visible()
        expect(page.locator(".a-farm")).to_be_visible()
        page.get_by_role("button", name="Board").click()
        expect(page.locator(".dock")).to_be_hidden()
        person.target(one.best.move).click()
        expect(page.locator(".told")).to_be_in_viewport(ratio=1)  # the answer brings its verdict into sight


def test_a_folded_puzzle_gives_its_room_back(browser: Browser, table_house: House) -> None:
    one = puzzles_of("agricola")[0]
    with somebody(browser, table_house.url, viewport={"width": 390, "height": 844}, has_touch=True) as person:
        page = person.go(f"/puzzles/agricola/{one.id}")
        board = page.locator(".a-board")
        expect(page.locator("[data-choice]").first).to_be_visible()
        before = board.evaluate("one => one.clientHeight")
        page.locator(".dock [aria-expanded]").click()
        expect(page.locator("[data-choice]")).to_have_count(0)
        assert board.evaluate("one => one.clientHeight") > before + 100
        person.target(one.best.move).click()
        expect(page.locator("[data-role=next]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", FIRST, ids=[screen.name for screen in FIRST])
def test_the_desk_lies_beside_the_table(browser: Browser, table_house: House, screen: Screen) -> None:
    game = GAMES[SCREENS.index(screen) % len(GAMES)]
    one = puzzles_of(game)[1]
    touch = {"has_touch": screen.is_touched, "is_mobile": screen.is_touched}
    with somebody(browser, table_house.url, viewport=screen.size, locale=LOCALES["fr"], **touch) as person:
        page = person.go(f"/puzzles/{game}/{one.id}")
        page.locator(f'[data-choice="{one.best.move}"]').click()
        page.locator('a[href^="/desk#"]').click()
        expect(page.locator(".study .tree")).to_be_visible()
        assert covered(page, [one.best.move]) == []
        assert faults(page) == []
        page.locator(".study header button:not([aria-expanded])").first.click()
        expect(page.locator(".best li").first).to_be_visible()
        assert covered(page, [one.best.move]) == []
        page.locator(".best [data-choice]").first.click()
        expect(page.locator(".tree li")).to_have_count(2)
        expect(page.locator(".tree .here")).to_be_visible()
        assert covered(page) == []
        assert faults(page) == []
