"""What a page shows of the record: the seed of chance, a closed table, how far a review has come."""

from __future__ import annotations

import hashlib
import re

from playwright.sync_api import Route, expect

from tests.web.browser import Somebody
from tests.web.stages import named, open_stage

HASH = re.compile(r"\b[0-9a-f]{64}\b")


def test_the_hash_is_shown_from_the_start(bea: Somebody) -> None:
    bea.open("creatures", "me", "random", first_player=0)
    line = bea.page.locator(".log [data-role=shuffle]")
    line.locator("summary").click()
    expect(line).to_contain_text("graine scellée")
    assert len(HASH.findall(line.inner_text())) == 1


def test_the_seed_is_shown_at_the_end_and_fits_its_hash(ada: Somebody) -> None:
    ada.open("creatures", "random", "random", mode="standard", settings={"watch": True})
    line = ada.page.get_by_role("dialog").locator("[data-role=shuffle]")
    line.locator("summary").click()
    hashed, seed = HASH.findall(line.inner_text())
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == hashed


def test_who_sits_at_a_table_that_is_closed_gets_its_record(ada: Somebody) -> None:
    table = ada.open("creatures", "me", "random", first_player=0)
    ada.press("space three_wood")
    ada.wait_for_turn()
    answer = ada.context.request.delete(f"{ada.url}/api/tables/{table}", headers={"Origin": ada.url})
    assert answer.ok, answer.text()
    record = ada.page.get_by_role("alert").get_by_role("link", name="Save the record")
    expect(record).to_have_attribute("href", f"/api/tables/{table}/record")
    assert "space three_wood" in ada.context.request.get(f"{ada.url}/api/tables/{table}/record").text()


def test_a_review_tells_how_far_it_has_come(ada: Somebody) -> None:
    waiting: list[Route] = []

    def answer(route: Route) -> None:
        if waiting:
            waiting.append(route)
            return
        waiting.append(route)
        route.fulfill(status=202, json={"id": "x", "done": 12, "of": 80})

    ada.page.route("**/review*", answer)
    page = ada.go(open_stage(ada, named("replay")))
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("dialog").get_by_role("progressbar")).to_have_attribute("max", "80")
    expect(page.get_by_role("dialog")).to_contain_text("Moves: 12 of 80")
    waiting[1].fulfill(json={"id": "x", "losses": [1.5], "moves": []})
    expect(page.get_by_role("dialog").get_by_role("progressbar")).to_have_count(0)


def test_people_at_one_screen_may_play_with_open_hands(ada: Somebody) -> None:
    ada.open("farmerama", "me", "here", mode="basic")
    ada.page.get_by_role("button", name="We play with open hands").click()
    for _ in range(2):
        before = ada.seq()
        ada.press("play sow")
        ada.press("play water")
        ada.page.locator("[data-target=lay]").click()
        ada.page.wait_for_function(
            "before => Number(document.querySelector('.page').dataset.seq) > before", arg=before
        )
        expect(ada.page.locator(".curtain")).to_have_count(0)
    expect(ada.page.locator(".prompt")).to_contain_text("Sow")
