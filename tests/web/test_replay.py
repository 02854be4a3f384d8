"""A game that is over can be looked at again, move by move."""

from random import Random

from playwright.sync_api import expect

from tests.web.browser import PHONE, Somebody


def test_a_replay_goes_through_a_game_by_slider_and_keys(ada: Somebody, bea: Somebody) -> None:
    table = ada.open("creatures", "me", "random", settings={"open": True}, position={"round": 7})
    ada.finish(table, Random(3))
    page = ada.go(f"/r/{table}?n=4")
    line = page.locator(".slider p")
    expect(line).to_contain_text("Move 4 of")
    page.keyboard.press("ArrowRight")
    expect(line).to_contain_text("Move 5 of")
    page.wait_for_url("**n=5&viewer=open")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".rounds .now")).to_have_text("8")
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url("**viewer=1")
    page.keyboard.press("End")
    expect(page.locator(".prompt")).to_contain_text("over")
    page.get_by_role("button", name="The scores over the game").click()
    expect(page.locator("dialog.sheet table .total td")).to_have_count(2)
    bea.go(page.url.replace(ada.url, "") + "&lang=fr")
    expect(bea.page.locator(".slider p")).to_contain_text("Coup")
    with ada.page.expect_download() as download:
        page.keyboard.press("Escape")
        page.get_by_role("link", name="Download").click()
    assert download.value.path().read_text(encoding="utf-8").startswith('{"bocage"')


ROOM_FOR_PIGS = {
    "round": 8,
    "spaces": {"cow_and_pigs": {"cow": 1, "pig": 5}},
    "farms": [{"placed_borders": ["a1e", "a2e", "b1n", "b1e", "b2e", "b2s"], "troughs": ["b1"]}],
}


def test_the_bot_itself_reviews_a_game(ada: Somebody) -> None:
    table = ada.open("creatures", "me", "random", position=ROOM_FOR_PIGS)
    ada.press("space one_stone")  # five pigs had room
    ada.finish(table, Random(3))
    page = ada.go(f"/r/{table}")
    page.get_by_role("button", name="Review of the game").click()
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_contain_text("Ada points given away: ")
    expect(sheet.locator(".sum span", has_text="given away")).to_have_count(2)
    costly = sheet.locator("li", has=page.get_by_role("button", name="Move 1", exact=True))
    expect(costly).to_contain_text("Played: Place a worker on 1 Stone")
    costly.get_by_role("button").click()
    expect(page.locator(".slider p")).to_contain_text("Move 0 of")


def test_the_review_names_the_costliest_moves_and_leads_to_them(ada: Somebody) -> None:
    table = ada.open("creatures", "me", "random", position={"round": 8})
    ada.finish(table, Random(3))
    move = {"sentence": "Place a worker on 3 Wood"}
    better = {"sentence": "Place a worker on Expand"}
    lines = [{"id": "expansions", "name": "Expansions", "points": 4}]
    costly = {"n": 3, "seat": 0, "loss": 4.5, "played": [move], "better": [better], "lines": lines}
    # The analysis itself takes its time, and has tests of its own.
    ada.page.route("**/review*", lambda route: route.fulfill(json={"losses": [4.5, 0], "moves": [costly]}))
    page = ada.go(f"/r/{table}")
    page.get_by_role("button", name="Review of the game").click()
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_contain_text("Points given away: 4½.")
    expect(sheet).to_contain_text("Better: Place a worker on Expand.")
    expect(sheet).to_contain_text("Expansions +4")
    sheet.get_by_role("button", name="Move 3").click()
    expect(page.locator(".slider p")).to_contain_text("Move 2 of")


def test_held_across_a_replay_offers_what_the_bar_does_elsewhere(cleo: Somebody) -> None:
    table = cleo.open("creatures", "me", "random", position={"round": 8})
    cleo.finish(table, Random(3))
    cleo.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    page = cleo.go(f"/r/{table}?n=2")
    page.get_by_role("button", name="More", exact=True).click()
    for offered in ("Review of the game", "Play on from here", "Rules"):
        expect(page.locator("dialog.sheet").get_by_role("button", name=offered)).to_be_visible()
    page.locator("dialog.sheet").get_by_role("button", name="The scores over the game").click()
    expect(page.locator("dialog.sheet table .total td")).to_have_count(2)
