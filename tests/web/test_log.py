"""The log of a table: a line lights and explains what it speaks of, and leads to the table as it was."""

from playwright.sync_api import expect

from tests.web.browser import Somebody


def test_a_line_lights_and_explains_what_it_speaks_of(ada: Somebody) -> None:
    ada.open("creatures", "me", "here", first_player=0)
    ada.press("space three_wood")
    line = ada.page.locator(".log li", has_text="3 Wood").first
    line.locator("[data-read]").first.hover()
    expect(ada.page.locator('[data-target="space three_wood"][data-lit]')).to_be_visible()
    expect(ada.page.locator(".reader")).to_contain_text("Take all the wood")
    ada.page.mouse.move(0, 0)
    expect(ada.page.locator("[data-lit]")).to_have_count(0)


def test_a_line_leads_to_the_table_as_it_was_and_a_key_back(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", first_player=0)
    before = ada.seq()
    ada.press("space three_wood")
    ada.wait_for_more(before + 1)  # the answer of the other player is there, who may decide more than once
    now = ada.seq()
    look = ada.page.get_by_role("button", name="Show the table after this: Ada uses 3 Wood")
    look.focus()
    expect(ada.page.locator('[data-target="space three_wood"][data-lit]')).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("The table as it was.")).to_be_visible()
    assert ada.seq() == before + 1
    assert ada.page.locator('.page[data-acts="true"], .is-legal').count() == 0
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("The table as it was.")).to_have_count(0)
    ada.wait_for_turn()
    assert ada.seq() == now


def test_nobody_looks_back_through_the_eyes_of_another(ada: Somebody) -> None:
    ada.open("farmerama", "me", "here")
    curtain = ada.page.locator(".curtain")
    curtain.get_by_role("button", name="I am Ada").click()
    ada.press("play feed")
    ada.press("play seeds")
    ada.target("lay").click()
    curtain.get_by_role("button", name="I am Bea").click()
    expect(curtain).to_have_count(0)
    assert ada.page.locator(".log .look").count() == 0
