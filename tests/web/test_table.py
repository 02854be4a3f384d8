"""What a person can do at a table besides playing on."""

import datetime
import json
import re
from pathlib import Path

from playwright.sync_api import Browser, WebSocket, WebSocketRoute, expect

from tests.table.services import Bocage
from tests.table.serving import House
from tests.web.browser import OFTEN, PATIENCE, Somebody, somebody


def test_undo_goes_back_step_by_step_and_redo_forward(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", first_player=0)
    undo = ada.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    ada.press("space feeding_troughs")
    expect(ada.page.locator(".prompt")).to_contain_text("trough")
    undo.click()
    expect(ada.page.locator(".prompt")).to_contain_text("Place your first worker")
    ada.page.get_by_role("button", name="Redo").click()
    expect(ada.page.locator(".prompt")).to_contain_text("trough")


def test_what_a_bot_has_answered_is_taken_back_with_it(ada: Somebody) -> None:
    """Nothing was hidden from anybody meanwhile."""
    ada.open("creatures", "me", "random", first_player=0)
    ada.press("space three_wood")
    ada.wait_for_turn()
    expect(ada.target("space three_wood")).to_have_class(re.compile("taken"))
    ada.page.get_by_role("button", name="Undo", exact=True).click()
    expect(ada.target("space three_wood")).not_to_have_class(re.compile("taken"))
    expect(ada.page.locator(".prompt")).to_contain_text("Place your first worker of three")


def test_a_turn_can_wait_for_a_confirmation(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", first_player=0, settings={"confirm": True})
    ada.press("space three_wood")
    expect(ada.page.locator(".prompt")).to_contain_text("is that your turn?")
    ada.page.get_by_role("button", name="Confirm").click()
    expect(ada.page.locator(".log")).to_contain_text("Ada uses 3 Wood, takes 3 wood.")


def test_a_refused_thing_says_why_and_opens_the_rule(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", first_player=0)
    ada.press("space stall")
    tag = ada.page.locator(".whynot")
    expect(tag).to_contain_text("You need")
    tag.get_by_role("button", name="Rule C-5.4").click()
    rule = ada.page.locator('.drawer [data-rule="C-5.4"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_css("background-color", "rgb(253, 240, 203)")
    ada.page.get_by_label("Search the rules").fill("reed hut")
    expect(ada.page.locator(".drawer .text")).to_contain_text("Reed Hut")


def test_the_sources_of_the_rules_are_one_click_away(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", first_player=0)
    ada.page.keyboard.press("r")
    rule = ada.page.locator('.drawer [data-rule="C-5.4"]')
    expect(rule).to_contain_text("holds 3 animals.")
    sources = ada.page.get_by_role("button", name="Sources", exact=True)
    sources.click()
    expect(sources).to_have_attribute("aria-pressed", "true")
    expect(rule).to_contain_text("holds 3 animals [EN, FR, FR 2012].")
    sources.click()
    expect(rule).not_to_contain_text("[EN")


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", first_player=0)
    ada.press("space feeding_troughs")
    ada.press("trough a1")
    expect(ada.page.locator(".log")).to_contain_text("puts a trough on a1.")
    ada.page.reload()
    expect(ada.page.locator(".log")).to_contain_text("puts a trough on a1.")


def test_the_table_comes_back_by_itself_when_the_server_does(browser: Browser, tmp_path: Path) -> None:
    server = Bocage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    server.start()
    try:
        with somebody(browser, server.url) as ada:
            ada.open("creatures", "me", "random", first_player=0)
            ada.press("space feeding_troughs")
            expect(ada.page.locator(".prompt")).to_contain_text("trough")
            server.kill()
            expect(ada.page.get_by_role("alert")).to_contain_text("Your moves are safe")
            server.start()
            expect(ada.page.get_by_role("alert")).to_have_count(0)
            ada.press("trough a1")
            expect(ada.page.locator(".log")).to_contain_text("puts a trough on a1.")
            ada.troubles.clear()  # the browser tells of every attempt that found no server
    finally:
        server.kill()


def test_a_click_before_the_server_is_heard_waits_and_is_sent_once(ada: Somebody) -> None:
    """A page draws what it has fetched before its line is open: a quick click is neither lost nor doubled."""
    held: list[str | bytes] = []
    sent: list[str] = []
    lines: list[WebSocketRoute] = []
    is_held = True

    def hear(message: str | bytes) -> None:
        if is_held:
            held.append(message)
        else:
            lines[0].send(message)

    def hold(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        server.on_message(hear)

        def tell(message: str | bytes) -> None:
            sent.append(json.loads(message)["do"])
            server.send(message)

        line.on_message(tell)

    ada.page.route_web_socket(re.compile("/ws"), hold)
    ada.open("creatures", "me", "here", first_player=0)
    ada.press("space three_wood")
    for _ in range(PATIENCE // OFTEN):
        if held:
            break
        ada.page.wait_for_timeout(OFTEN)
    assert held
    ada.page.wait_for_timeout(300)  # whatever the click would send is sent
    assert sent == []
    assert "takes 3 wood" not in ada.page.locator(".log").inner_text()
    is_held = False
    for message in held:
        lines[0].send(message)
    expect(ada.page.locator(".log")).to_contain_text("Ada uses 3 Wood, takes 3 wood.")
    ada.press("space one_stone")
    expect(ada.page.locator(".log")).to_contain_text("Bea uses 1 Stone")
    assert sent.count("play") == 2  # each click once
    assert len(lines) == 1


def test_everything_can_be_done_by_keys_alone(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", first_player=0)
    keys = ada.page.keyboard
    ada.target("space start_player").focus()
    keys.press("ArrowRight")
    expect(ada.target("space three_wood")).to_be_focused()
    ada.target("space feeding_troughs").focus()
    keys.press("Enter")
    expect(ada.page.locator(".prompt")).to_contain_text("trough")
    keys.press("u")
    expect(ada.page.locator(".prompt")).to_contain_text("Place your first worker")
    keys.press("y")
    ada.target("trough a1").focus()
    keys.press("ArrowDown")
    expect(ada.target("trough a2")).to_be_focused()
    keys.press("Enter")
    expect(ada.page.locator(".log")).to_contain_text("Ada uses Feeding Troughs, puts a trough on a2.")
    keys.press("t")
    expect(ada.page.locator("dialog.sheet")).to_contain_text("Troughs: a2.")
    keys.press("Escape")
    expect(ada.page.locator("dialog.sheet")).to_have_count(0)
    keys.press("?")
    expect(ada.page.locator("dialog.sheet")).to_contain_text("Undo the turn")


def test_on_a_phone_the_view_goes_where_the_decision_is(cleo: Somebody) -> None:
    cleo.open("creatures", "me", "random", first_player=0)
    board, farm = cleo.page.locator('[data-view="board"]'), cleo.page.locator('[data-view="farm"]')
    expect(board).to_be_in_viewport(ratio=0.9)
    cleo.target("space feeding_troughs").tap()
    expect(farm).to_be_in_viewport(ratio=0.5)
    cleo.target("trough b1").tap()
    cleo.page.get_by_role("button", name="Confirm").tap()
    expect(cleo.page.locator(".views")).to_contain_text("Ada uses Feeding Troughs, puts a trough on b1.")
    for tab in range(5):
        cleo.page.locator(".tabs button").nth(tab).tap()
        expect(cleo.page.locator(".tabs button").nth(tab)).to_have_attribute("aria-current", "page")
    wide = cleo.page.evaluate("document.documentElement.scrollWidth")
    assert wide == 390


def test_a_quick_bot_answers_after_one_has_seen_ones_own_move(browser: Browser, table_house: House) -> None:
    with somebody(browser, table_house.url, reduced_motion="no-preference") as ada:
        sockets: list[WebSocket] = []
        ada.page.on("websocket", lambda socket: sockets.append(socket))
        ada.open("creatures", "me", "random", first_player=0)
        ada.wait_for_turn()
        ada.page.clock.install()
        ada.page.clock.pause_at(datetime.datetime.now() + datetime.timedelta(days=1))
        with sockets[0].expect_event("framereceived", lambda text: "Random uses" in str(text)):
            ada.press("space three_wood")
        log = ada.page.locator(".log")
        expect(log).to_contain_text("Ada uses 3 Wood, takes 3 wood.")
        expect(ada.page.locator(".page")).to_have_attribute("data-acts", "false")
        assert "Random uses" not in log.inner_text()
        ada.page.clock.run_for(2000)
        expect(log).to_contain_text("Random uses")


FENCED = {"wood": 9, "borders": 9, "columns": 3, "animals": {"sheep": 1}}


def test_fences_are_planned_with_their_cost_and_room_and_built_as_one(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", position={"round": 3, "farms": [FENCED]})
    ada.press("space fences")
    for edge in ("c1n", "b1e", "c1e", "c1s"):
        ada.press(f"border {edge}")
    prompt = ada.page.locator(".prompt")
    expect(prompt).to_contain_text("4 borders planned.")
    expect(prompt).to_contain_text("It costs 4 wood. Pasture with room for 2.")
    expect(ada.page.locator(".preview-tag")).to_have_text("room for 2")
    expect(ada.page.locator(".good.cost").first).to_have_text("9→5")
    assert "border" not in ada.page.locator(".log").inner_text()
    ada.press("border c1n")  # a second click takes it back
    expect(prompt).to_contain_text("3 borders planned.")
    ada.press("border c1n")
    ada.page.locator("[data-role=build]").click()
    expect(ada.page.locator(".log")).to_contain_text("Ada puts a border on the south edge of c1.")
    expect(ada.page.locator(".preview-tag")).to_have_count(0)


def test_who_stays_is_chosen_from_pictures(ada: Somebody) -> None:
    crowded = {
        "round": 3,
        "spaces": {"cow_and_pigs": {"cow": 1, "pig": 2}},
        "farms": [{"animals": {"sheep": 1}}],
    }
    ada.open("creatures", "me", "random", position=crowded)
    ada.press("space cow_and_pigs")
    herds = ada.page.locator(".keep")
    expect(herds).to_have_count(3)
    expect(herds.first).to_contain_text("Let go:")
    herds.filter(has_text="Keep 1 cow").click()
    expect(ada.page.locator(".log")).to_contain_text("Ada lets one sheep go.")
