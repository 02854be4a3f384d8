"""Laying the cards of Farmerama in the browser: how many, and how many are missing (F-20, F-55, F-59)."""

from playwright.sync_api import expect

from tests.rule_marks import rule
from tests.web.browser import Somebody


@rule("F-59")
def test_with_two_players_the_table_asks_for_two_cards_and_counts_them(ada: Somebody) -> None:
    ada.open("farmerama", "me", "random", mode="basic")
    ada.wait_for_turn()
    prompt = ada.page.locator(".prompt")
    expect(prompt).to_contain_text("Lay two different cards for this round.")
    expect(prompt).to_contain_text("With two players each lays two cards")
    ada.press("play sow")
    expect(prompt).to_contain_text("Choose one more card")
    ada.page.locator("[data-role=missing]").click()
    expect(ada.page.locator(".whynot")).to_contain_text("besides Sow, 1 more")
    ada.press("play feed")
    expect(prompt).to_contain_text("Lay the two, or choose another card instead.")
    ada.page.get_by_role("button", name="Lay Sow and Feed").click()
    expect(ada.page.locator(".log")).to_contain_text("Ada plays Sow and Feed.")
    assert ada.troubles == []


@rule("F-59")
def test_the_same_is_said_in_french(bea: Somebody) -> None:
    bea.open("farmerama", "me", "random", mode="basic")
    bea.wait_for_turn()
    prompt = bea.page.locator(".prompt")
    expect(prompt).to_contain_text("Posez deux cartes différentes pour ce tour.")
    expect(bea.page.get_by_text("deux cartes à poser")).to_be_visible()
    bea.press("play water")
    expect(prompt).to_contain_text("Choisissez encore une carte : à deux, chacun en pose deux.")


@rule("F-55")
def test_with_three_players_the_chief_may_lay_one_card_or_two(ada: Somebody) -> None:
    ada.open("farmerama", "me", "random", "random", mode="basic", first_chief=0)
    ada.wait_for_turn()
    expect(ada.page.locator(".prompt")).to_contain_text("lay one card for this round, or two different ones")
    expect(ada.page.get_by_text("one card, or two")).to_be_visible()
    ada.press("play water")
    expect(ada.page.locator("[data-role=missing]")).to_have_count(0)
    ada.page.get_by_role("button", name="Lay Water").click()
    expect(ada.page.locator(".log")).to_contain_text("Ada plays Water.")


@rule("F-59")
def test_at_one_screen_the_next_player_sees_no_card_picked_out(ada: Somebody) -> None:
    ada.open("farmerama", "me", "here", mode="basic")
    ada.page.get_by_role("button", name="I am Ada").click()
    for card in ("sow", "feed"):
        ada.press(f"play {card}")
    ada.page.locator("[data-target=lay]").click()
    ada.page.get_by_role("button", name="I am Bea").click()
    ada.wait_for_turn()
    expect(ada.page.locator(".prompt")).to_contain_text("With two players each lays two cards")
    expect(ada.page.locator('.acard[aria-pressed="true"]')).to_have_count(0)
