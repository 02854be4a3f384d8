"""Positions set up by hand on the board: by clicks, by keys, on a phone; and what the rules say to them."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from bocage import games
from bocage.learning.links import position_code, read_link
from tests.web.browser import Somebody

STANDS = ".page[data-setup=stands]"
REFUSED = ".page[data-setup=refused]"
VERDICT = "aside .verdict"


def take_up(page: Page, piece: str) -> None:
    """Take up a piece of the palette."""
    page.locator(f"aside input[value={piece}]").check(force=True)


def put(person: Somebody, *notations: str) -> None:
    """Point at places of the board."""
    for notation in notations:
        person.target(notation).click(force=True)


def count(page: Page, path: str, clicks: int) -> None:
    """Press the button of a number so often; less than nothing presses the other one."""
    button = page.locator(f'[data-control="{path}"] button').nth(1 if clicks > 0 else 0)
    for _ in range(abs(clicks)):
        button.click()


def position(page: Page) -> dict[str, Any]:
    """The position that the page holds, once the rules accept it."""
    expect(page.locator(STANDS)).to_be_visible()
    return read_link(page.locator(".page").get_attribute("data-code") or "").game.position()


def test_a_position_is_set_up_by_clicks_and_the_rules_say_what_is_wrong(ada: Somebody) -> None:
    page = ada.go("/desk")
    page.locator("a[href='/setup/creatures']").click()
    expect(page.locator(STANDS)).to_be_visible()
    count(page, "farms.0.animals.pig", 4)
    expect(page.locator(REFUSED)).to_be_visible()
    expect(page.locator(VERDICT)).to_contain_text("room")
    expect(page.locator("aside .btn-main")).to_be_disabled()
    take_up(page, "border")
    put(ada, "border a1n", "border a1w", "border a1e", "border a1s")
    take_up(page, "trough")
    put(ada, "trough a1")
    count(page, "farms.0.stone", 2)
    count(page, "round", 2)
    found = position(page)
    assert found["round"] == 3
    farm = found["farms"][0]
    assert (farm["animals"]["pig"], farm["stone"], farm["borders"]) == (4, 2, 5)
    assert sorted(farm["placed_borders"]) == ["a1e", "a1n", "a1s", "a1w"]
    put(ada, "trough a1")
    expect(page.locator(STANDS)).to_have_count(0)
    page.keyboard.press("Control+z")
    assert position(page)["farms"][0]["troughs"] == ["a1"]
    code = page.locator(".page").get_attribute("data-code")
    page.wait_for_url(f"**/setup/creatures#p={code}")
    page.locator("aside .btn-main").click()
    expect(page.locator("aside.study")).to_be_visible()
    assert page.url.endswith(f"/desk#p={code}")
    assert ada.troubles == []


def test_workers_goods_and_buildings_are_put_and_taken_away(ada: Somebody) -> None:
    page = ada.go("/setup/creatures")
    expect(page.locator(STANDS)).to_be_visible()
    put(ada, "space three_wood")
    take_up(page, "stone")
    put(ada, "space one_stone", "space one_stone")
    page.locator("aside").get_by_text("Take away").click()
    put(ada, "space one_stone")
    take_up(page, "building")
    page.locator("aside select").first.select_option("shelter")
    put(ada, "at b2")
    found = position(page)
    assert found["spaces"]["three_wood"] == {"worker": 0}
    assert found["spaces"]["one_stone"] == {"stone": 2}
    assert found["farms"][0]["buildings"]["b2"] == "shelter"
    assert "shelter" not in found["display"]
    page.locator("aside").get_by_text("Player 2").first.click()
    count(page, "farms.1.reed", 4)
    assert position(page)["farms"][1]["reed"] == 4


def test_a_farmyard_is_set_up_with_keys_alone(bea: Somebody) -> None:
    """Pieces by arrow keys, places by Tab and Enter; pastures bring their fences."""
    page = bea.go("/setup/agricola")
    expect(page.locator(STANDS)).to_be_visible()
    page.locator("aside input[type=radio]").first.focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator("aside input[value=pasture]")).to_be_checked()
    for cell in ("e1", "e2"):
        bea.target(f"enclose {cell}").focus()
        page.keyboard.press("Enter")
    expect(bea.target("enclose e1")).to_have_attribute("aria-label", "pâturage: e1")
    page.locator('[data-control="farms.0.animals.sheep"] button').nth(1).focus()
    for _ in range(4):
        page.keyboard.press("Enter")
    farm = position(page)["farms"][0]
    assert sorted(farm["fences"]) == ["d1e", "d2e", "e1e", "e1n", "e2e", "e2s"]
    assert farm["animals"]["sheep"] == 4
    assert bea.troubles == []


def test_fields_cards_and_rounds_of_a_farmyard(bea: Somebody) -> None:
    page = bea.go("/setup/agricola")
    expect(page.locator(STANDS)).to_be_visible()
    count(page, "round", 4)
    take_up(page, "field")
    put(bea, "plow c1", "plow c2")
    take_up(page, "grain")
    put(bea, "sow_grain c1", "sow_grain c1", "sow_grain c1")
    page.locator('[data-control="farms.0.cards"] select').select_option("fireplace_2")
    page.locator('[data-control="farms.0.hand"] select').select_option("loom")
    found = position(page)
    farm = found["farms"][0]
    assert found["round"] == 5
    assert len(found["revealed"]) == 5
    assert farm["fields"] == {"c1": {"grain": 3}, "c2": {}}
    assert (farm["cards"], farm["hand"]) == (["fireplace_2"], ["loom"])
    assert "fireplace_2" not in found["majors"]
    take_up(page, "field")
    put(bea, "plow e3")
    expect(page.locator(REFUSED)).to_be_visible()
    expect(page.locator(VERDICT)).not_to_be_empty()


def test_mode_and_players_are_chosen(ada: Somebody) -> None:
    page = ada.go("/setup/agricola")
    expect(page.locator(STANDS)).to_be_visible()
    page.locator("aside").get_by_text("4", exact=True).last.click()
    expect(page.locator(".player")).to_have_count(4)
    found = position(page)
    assert found["options"]["seats"] == 4
    assert len(found["farms"]) == 4


def test_a_round_farm_is_set_up_on_a_phone(cleo: Somebody) -> None:
    page = cleo.go("/setup/farmerama")
    expect(page.locator(STANDS)).to_be_visible()
    page.locator("nav button").filter(has_text="Farm").first.tap()
    take_up(page, "corn")
    page.locator("aside header [aria-expanded]").tap()
    put(cleo, "sow e2", "turn", "turn")
    page.locator("aside header [aria-expanded]").tap()
    count(page, "farms.0.barn.water", -1)
    page.locator('[data-control="farms.0.garden"] select').select_option("sundial")
    count(page, "round", 3)
    found = position(page)
    farm = found["farms"][0]
    assert found["round"] == 4
    assert farm["fields"]["e2"] == "corn"
    assert (farm["turned"], farm["barn"]["water"], farm["garden"]) == (2, 1, ["sundial"])
    assert cleo.troubles == []


def test_a_moment_of_a_game_can_be_changed(ada: Somebody) -> None:
    kind = games.game_class("creatures")
    assert kind is not None
    game = kind.from_options({"mode": "standard", "first_player": 0})
    for move in ("space three_wood", "space one_stone", "space two_stone"):
        game.play(move)
    page = ada.go(f"/desk#p={position_code(game)}")
    page.get_by_role("link", name="Change the position").click()
    count(page, "farms.0.wood", 2)
    found = position(page)
    assert found["turn"] == 3
    assert found["farms"][0]["wood"] == game.position()["farms"][0]["wood"] + 2  # type: ignore[index]


def test_a_damaged_link_gets_one_sentence(ada: Somebody) -> None:
    page = ada.go("/setup/creatures#p=1pnothing")
    expect(page.get_by_role("heading", level=1)).to_contain_text("link")
    ada.troubles.clear()  # the browser notes the refusal


def test_a_position_is_kept_as_a_picture(ada: Somebody) -> None:
    """Farms side by side as SVG and PNG; the picture brings its symbols and colours and fetches nothing."""
    kind = games.game_class("agricola")
    assert kind is not None
    farms: list[dict[str, Any]] = [{"fields": {"b1": {"grain": 3}}, "people": 2}, {"house": "clay"}]
    page = ada.go(f"/desk#p={position_code(kind.from_position({'game': 'agricola', 'farms': farms}))}")
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as drawn:
        page.locator("[data-role=picture-svg]").click()
    text = drawn.value.path().read_text(encoding="utf-8")
    assert text.count("<svg") == 3, "one picture with two farms"
    assert {"grain", "tile-room-wood", "tile-room-clay"} <= set(re.findall(r'<symbol id="([\w-]+)"', text))
    assert set(re.findall(r'href="#([\w-]+)"', text)) <= set(re.findall(r' id="([\w-]+)"', text))
    assert "light-dark" not in text
    assert "http" not in text.replace("http://www.w3.org/", "")
    with page.expect_download() as painted:
        page.locator("[data-role=picture-png]").click()
    assert painted.value.path().read_bytes().startswith(b"\x89PNG")
