"""Two people: by link, at one screen, on two devices."""

from playwright.sync_api import Browser, expect

from tests.table.serving import House
from tests.web.browser import Somebody, somebody


def test_two_browsers_play_at_one_table_by_link(ada: Somebody, bea: Somebody) -> None:
    table = ada.open("creatures", "me", "link", first_player=0)
    link = ada.page.get_by_label("Link").input_value()
    assert link.endswith(f"/t/{table}")
    bea.go(f"/t/{table}")
    bea.page.get_by_label("Votre nom").fill("Béatrice")
    bea.page.get_by_role("button", name="S’asseoir ici").click()
    expect(ada.page.locator(".player .pname").nth(1)).to_have_text("Béatrice")
    ada.press("space three_wood")
    bea.wait_for_turn()
    expect(bea.page.locator(".log li.latest").first).to_contain_text("Ada")
    expect(bea.target("space three_wood")).to_contain_class("is-last")
    bea.press("space one_stone")
    ada.wait_for_turn()
    expect(ada.page.locator(".prompt small")).to_contain_text("Béatrice")


def test_a_curtain_hides_the_cards_of_one_person_from_the_other(ada: Somebody) -> None:
    ada.open("farmerama", "me", "here")
    curtain = ada.page.locator(".curtain")
    for name in ("Ada", "Bea"):
        expect(curtain).to_contain_text(f"Pass the screen to {name}.")
        curtain.get_by_role("button", name=f"I am {name}").click()
        ada.press("play feed")
        ada.press("play seeds")
        ada.target("lay").click()
    # Both have laid two cards; whoever carries out first is asked behind the curtain again.
    expect(curtain.get_by_role("button").first).to_contain_text("I am")


def test_without_secrets_no_curtain_comes_between(ada: Somebody) -> None:
    ada.open("creatures", "me", "here", first_player=0)
    ada.press("space three_wood")
    expect(ada.page.locator(".player.is-turn .pname")).to_have_text("Bea")
    ada.press("space one_stone")
    expect(ada.page.locator(".player.is-turn .pname")).to_have_text("Ada")
    assert ada.page.locator(".curtain").count() == 0


def test_a_seat_moves_to_another_device_by_a_private_link(
    ada: Somebody, browser: Browser, table_house: House
) -> None:
    ada.open("creatures", "me", "random", first_player=0)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Seats").click()
    ada.page.get_by_role("button", name="Move to another device").click()
    link = ada.page.locator(".link input").input_value()
    with somebody(browser, table_house.url) as other:
        other.page.goto(link)
        other.page.get_by_role("button", name="Sit here").click()
        other.press("space three_wood")
        expect(other.page.locator(".log")).to_contain_text("Ada")
