"""The home page, in both languages."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.browser import Somebody


def test_a_table_is_three_clicks_away_and_listed_afterwards(ada: Somebody) -> None:
    page = ada.go("/")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".player .pname").first).to_have_text("Ada")
    page.get_by_role("link", name="All tables").click()
    expect(page.locator(".tables")).to_contain_text("With")


def test_a_level_says_how_strong_it_is(ada: Somebody) -> None:
    page = ada.go("/")
    level = page.get_by_label("Level of the computer on")
    level.select_option("hazel")
    expect(level).to_have_accessible_description(re.compile("For a first game.* Usually scores about"))
    level.select_option("yew")
    expect(page.locator("small", has_text="The strongest level")).to_be_visible()


def test_a_newcomer_is_offered_the_first_game_until_it_was_opened(ada: Somebody) -> None:
    page = ada.go("/")
    page.locator(".game", has_text="Agricola").click()
    expect(page.get_by_label("First game")).to_be_checked()
    page.get_by_text("With cards", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page = ada.go("/")
    page.locator(".game", has_text="Farmerama").click()
    page.locator(".game", has_text="Agricola").click()
    expect(page.get_by_label("First game")).not_to_be_checked()


def test_a_table_that_waits_is_neither_alone_nor_my_turn(ada: Somebody) -> None:
    ada.open("creatures", "me", "link", first_player=0)
    mine = ada.go("/").locator(".tables li").first
    expect(mine).to_contain_text("Waiting for company")
    expect(mine).not_to_contain_text("Your turn")


def test_the_page_changes_its_language_and_keeps_it(bea: Somebody) -> None:
    page = bea.go("/")
    expect(page.get_by_role("button", name="Ouvrir la table")).to_be_visible()
    expect(page.locator("footer")).to_contain_text("sans lien avec")
    page.get_by_text("English", exact=True).click()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "en"


def test_a_table_speaks_the_other_language_at_once(ada: Somebody) -> None:
    ada.open("creatures", "me", "random", first_player=0)
    ada.press("space three_wood")
    ada.wait_for_turn()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_text("Français", exact=True).click()
    expect(ada.page.locator(".log")).to_contain_text("prend 3 bois.")
    expect(ada.page.locator(".prompt")).to_contain_text("Placez votre deuxième ouvrier sur trois")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Les Fermiers de la Lande")


def test_a_position_from_a_file_opens_a_table(ada: Somebody, tmp_path: Path) -> None:
    file = tmp_path / "late.json"
    position = {"game": "creatures", "round": 8, "farms": [{"wood": 3, "animals": {"sheep": 1}}]}
    file.write_text(json.dumps(position), encoding="utf-8")
    page = ada.go("/")
    page.get_by_role("button", name="load a record or a position").click()
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/t/*")
    expect(page.locator(".rounds .now")).to_have_text("8")


def test_a_file_that_is_neither_is_refused_in_one_sentence(ada: Somebody, tmp_path: Path) -> None:
    file = tmp_path / "song.txt"
    file.write_text("la la la", encoding="utf-8")
    page = ada.go("/")
    page.get_by_role("button", name="load a record or a position").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("This file is neither a record nor a position.")
