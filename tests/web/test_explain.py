"""The table explains itself: the reader, prompts that teach, the feeding plan."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.browser import PHONE, Somebody
from tests.web.stages import Stage, named, open_stage

# One food of six is there, and the farm can make more; a person is placed while a harvest comes.
FEEDING = named("agricola-feed")
# One grain more is enough, and then the next player is asked the same.
SHARED = Stage("agricola-feed-next", "agricola-beginner-4-11", "call", 8)
WORKING = Stage("agricola-work", "agricola-2-12", "space", -3)


def test_a_space_is_read_where_the_pointer_rests(ada: Somebody) -> None:
    ada.open("agricola", "me", "random", mode="full", seats=2)
    ada.wait_for_turn()
    ada.target("space forest").hover()
    reader = ada.page.locator(".reader")
    expect(reader).to_contain_text("Take all the wood that lies here")
    expect(reader).to_contain_text("lying here now")
    expect(reader).to_contain_text("If you do this")
    expect(reader).to_contain_text("A-7.7")
    ada.page.keyboard.press("Escape")
    expect(reader).to_have_count(0)


def test_what_the_pointer_has_left_is_not_read_when_the_reader_comes_late(ada: Somebody) -> None:
    page = ada.page
    held: list[Route] = []
    page.route(re.compile(r"/assets/Reader-[^/]*\.js"), lambda route: held.append(route))
    ada.open("agricola", "me", "random", mode="full", seats=2)
    ada.wait_for_turn()
    with page.expect_request(re.compile("/assets/Reader-")):
        ada.target("space forest").hover()
    page.mouse.move(2, 2)
    with page.expect_response(re.compile(r"/assets/Reader-[^/]*\.js")):
        held[0].continue_()
    page.wait_for_timeout(500)
    expect(page.locator(".reader")).to_have_count(0)
    ada.target("space forest").hover()
    expect(page.locator(".reader")).to_contain_text("Take all the wood that lies here")


def test_a_price_is_set_against_what_there_is(ada: Somebody) -> None:
    ada.open("agricola", "me", "random", mode="full", seats=2)
    ada.wait_for_turn()
    ada.target("major well").hover()
    reader = ada.page.locator(".reader")
    expect(reader.locator("li.short")).to_have_count(2)
    expect(reader).to_contain_text("Nobody has it yet")


def test_the_reader_opens_by_key_and_leads_to_the_rule(ada: Somebody) -> None:
    ada.open("creatures", "me", "random")
    ada.wait_for_turn()
    ada.target("space walls").focus()
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowLeft")
    reader = ada.page.locator(".reader")
    expect(reader).to_contain_text("free of charge")
    ada.page.keyboard.press("i")
    reader.get_by_role("button", name="C-10.11").click()
    expect(ada.page.locator(".drawer, aside[aria-label*=ule]").first).to_be_visible()


def test_the_wheel_explains_its_numbers(ada: Somebody) -> None:
    ada.open("farmerama", "me", "random", mode="basic", seats=2)
    ada.wait_for_turn()
    ada.page.locator('[data-read="card sow"]').first.hover()
    reader = ada.page.locator(".reader")
    expect(reader).to_contain_text("3 if you alone choose it, 2 if another player does too")
    expect(reader).to_contain_text("next round")


def test_spaces_say_aloud_what_they_do(ada: Somebody) -> None:
    ada.open("creatures", "me", "random")
    fences = ada.target("space fences")
    expect(fences).to_have_attribute(
        "aria-label", "Fences. Place as many borders as you like, for 1 wood each."
    )


# A border costs one wood; one of four seats has won.
FENCING = Stage("creatures-fencing", "creatures-expert-12", "border", 2)
OVER = Stage("agricola-over", "agricola-4-12", "")


def test_a_question_says_what_the_next_one_costs(ada: Somebody) -> None:
    ada.go(open_stage(ada, FENCING))
    expect(ada.page.locator(".prompt p")).to_contain_text(
        "Place a border.The next one costs 1 wood; you have 1 wood and 7 borders."
    )


def test_the_end_is_told_with_margin_line_and_scale(ada: Somebody) -> None:
    page = ada.go(open_stage(ada, OVER))
    end = page.locator("dialog.sheet")
    expect(end).to_contain_text(
        "Greedy wins by 17 points, −4 to −21. What made the difference: begging, −9 to −27."
    )
    expect(end.locator("figure .tick")).to_have_text(["−30", "−25", "−20", "−15", "−10", "−5", "0"])
    expect(end.locator("figure .turn")).to_have_text(["1", "2", "3"])
    assert float(end.locator("figure .tick").first.evaluate("one => one.getBoundingClientRect().height")) > 12
    page.keyboard.press("Escape")
    # Who won, not who sits first.
    expect(page.locator(".prompt")).to_have_class(re.compile("seat-d"))


def test_rows_of_the_pad_and_turning_points_have_their_pictures(ada: Somebody) -> None:
    over = open_stage(ada, OVER)
    page = ada.go(over)
    end = page.locator("dialog.sheet")
    rows = end.locator("tbody tr:not(.total) th")
    expect(rows).to_have_count(15)
    expect(rows.locator("use")).to_have_count(15)
    expect(end.locator("td.own")).to_have_count(16)  # one's own column, with the total
    # Three turns, each with the farm before and after; what has changed there is marked in the second alone.
    turns = end.locator("ol > li")
    expect(turns.locator(".small-farm .farm-svg")).to_have_count(6)
    expect(turns.first.locator(".small-farm").first.locator(".ghost")).to_have_count(0)
    assert turns.locator(".small-farm .ghost").count() > 0
    turns.first.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/t/" in address and not address.endswith(over))
    expect(page.locator(".prompt")).to_be_visible()


def test_the_harvest_is_foretold_and_tried_out(ada: Somebody) -> None:
    page = ada.go(open_stage(ada, WORKING))
    ada.wait_for_turn()
    expect(page.locator(".prompt")).to_contain_text("choose an action space")
    page.locator("[data-role=forecast]").click()
    expect(page.locator("dialog [data-role=feeding]")).to_contain_text("food due")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_feeding_plan_shows_begging_before_it_happens(ada: Somebody, lang: str) -> None:
    page = ada.go(open_stage(ada, FEEDING) + f"?lang={lang}")
    ada.wait_for_turn()
    plan = page.locator("[data-role=feeding]")
    expect(plan.locator(".beg")).to_contain_text("5 begging markers" if lang == "en" else "5 marqueurs")
    expect(plan.locator(".btn-main")).to_have_attribute("data-role", "add")
    before = ada.seq()
    for _ in range(5):
        if plan.locator(".beg").count():
            due = plan.locator(".end").text_content() or ""  # what the trial tells; the steps count at once
            plan.locator(".step.is-legal").last.click()
            expect(plan.locator(".end")).not_to_have_text(due)
    expect(plan.locator(".beg")).to_have_count(0)
    assert ada.seq() == before
    plan.locator(".btn-main[data-role=build]").click()
    expect(plan).to_have_count(0)


def test_who_has_enough_is_fed_though_the_next_player_is_asked_the_same(ada: Somebody) -> None:
    page = ada.go(open_stage(ada, SHARED))
    ada.wait_for_turn()
    plan, before = page.locator("[data-role=feeding]"), ada.seq()
    plan.locator("[data-role=add]").click()
    expect(plan.locator(".beg")).to_have_count(0)
    plan.locator(".btn-main[data-role=build]").click()
    expect(plan).to_have_count(0)
    assert ada.seq() > before


def test_a_finger_that_stays_reads_and_does_not_play(cleo: Somebody) -> None:
    cleo.open("agricola", "me", "random", mode="full", seats=2)
    cleo.wait_for_turn()
    before = cleo.seq()
    cleo.target("space forest").evaluate(
        """(one) => {
            const at = { bubbles: true, pointerType: "touch", pointerId: 7, isPrimary: true };
            one.dispatchEvent(new PointerEvent("pointerdown", at));
            setTimeout(() => { one.dispatchEvent(new PointerEvent("pointerup", at)); one.click(); }, 600);
        }"""
    )
    reader = cleo.page.locator(".reader.sheet")
    expect(reader).to_contain_text("Take all the wood that lies here")
    cleo.page.wait_for_timeout(400)
    assert cleo.seq() == before
    box = reader.bounding_box()
    assert box is not None
    assert box["width"] == PHONE["width"]
