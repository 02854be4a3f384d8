"""What is planned on a phone leaves the farm where the finger is."""

import pytest

from tests.web.browser import Somebody
from tests.web.screens import settle
from tests.web.stages import named, open_stage

SPOT = ".edge.legal:not(.idle), .spot.legal"
PLANNED = ".prompt [data-role=build]"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("stage", ["creatures-fences", "agricola-fences"])
def test_the_farm_stays_under_the_finger(cleo: Somebody, stage: str, lang: str) -> None:
    page = cleo.go(open_stage(cleo, named(stage)) + f"?lang={lang}")
    cleo.wait_for_turn()
    settle(page)
    farm = page.locator(".a-farm .farm-svg")
    before = farm.bounding_box()
    page.locator(SPOT).first.click(force=True)
    page.locator(PLANNED).wait_for()
    settle(page)
    after = farm.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) < 3
