"""The home page, in both languages."""

import json
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
    expect(ada.page.locator(".prompt")).to_contain_text("Placez un ouvrier")
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
