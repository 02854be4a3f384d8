"""What is planned on a phone leaves the farm where the finger is."""

import pytest

from tests.web.browser import Somebody
from tests.web.screens import settle
from tests.web.stages import named, open_stage

SPOT = ".edge.legal:not(.idle), .spot.legal"
PLANNED = ".prompt [data-role=build]"
FARM = ".a-farm .farm-svg"
# A frame may be drawn between the words of the plan and the room that is made for them.
STAYS = "([farm, y]) => Math.abs(document.querySelector(farm).getBoundingClientRect().y - y) < 3"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("stage", ["creatures-fences", "agricola-fences"])
def test_the_farm_stays_under_the_finger(cleo: Somebody, stage: str, lang: str) -> None:
    page = cleo.go(open_stage(cleo, named(stage)) + f"?lang={lang}")
    cleo.wait_for_turn()
    page.wait_for_load_state("networkidle")  # letters and words that come late move things, too
    settle(page)
    before = page.locator(FARM).bounding_box()
    assert before is not None
    page.locator(SPOT).first.click(force=True)
    page.locator(PLANNED).wait_for()
    page.wait_for_function(STAYS, arg=[FARM, before["y"]])
    settle(page)
    after = page.locator(FARM).bounding_box()
    assert after is not None
    assert abs(after["y"] - before["y"]) < 3
