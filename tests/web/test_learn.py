"""The pages that teach beside the lessons: puzzles, the desk, links, the deal of the day, the profile."""

import json
from random import Random

from playwright.sync_api import Browser, expect

from bocage import games
from bocage.learning.lessons import every_lesson
from bocage.learning.links import position_code
from bocage.learning.puzzles.shelf import puzzles_of
from tests.learning.asking import played
from tests.table.serving import House
from tests.web.access import violations
from tests.web.browser import PHONE, Somebody, somebody
from tests.web.measuring import faults
from tests.web.screens import settle


def test_a_puzzle_is_solved_at_the_second_try(ada: Somebody) -> None:
    one = puzzles_of("creatures")[0]
    page = ada.go(f"/puzzles/creatures/{one.id}")
    page.locator(f'[data-choice="{one.answers[1].move}"]').click()
    expect(page.locator(".told")).to_contain_text("Another move")
    page.locator(f'[data-choice="{one.best.move}"]').click()
    expect(page.locator(".told")).to_contain_text("second try")
    kept = json.loads(page.evaluate("localStorage.getItem('bocage-learn')"))
    assert kept["puzzles"][one.id] == {"tries": 2, "isSolved": True, "day": kept["streak"]["day"]}
    assert kept["rating"] < 1200
    assert kept["streak"]["days"] == 1
    ada.go("/puzzles")
    page.locator("[data-role=solved]").click()
    expect(page.locator("a.solved").first).to_be_visible()
    expect(page.locator("section").last.locator("li")).to_have_count(1)
    assert ada.troubles == []


def test_a_puzzle_is_answered_on_the_board_and_played_on(ada: Somebody) -> None:
    one = next(one for one in puzzles_of("creatures") if one.best.move.startswith("space "))
    page = ada.go(f"/puzzles/creatures/{one.id}")
    page.wait_for_selector(".card .choice")
    ada.target(one.best.move).click(force=True)
    expect(page.locator(".told")).to_contain_text("first try")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".players")).to_contain_text("Champion")


def test_a_link_opens_at_the_desk_and_a_damaged_one_says_so(ada: Somebody, bea: Somebody) -> None:
    kind = games.game_class("creatures")
    assert kind is not None
    code = position_code(kind.from_position({"game": "creatures", "round": 6}))
    page = ada.go(f"/#p={code}")
    expect(page.locator(".study")).to_be_visible()
    expect(page.locator(".rounds .now")).to_have_text("6")
    other = bea.go(f"/desk#p={code[:-6]}")
    expect(other.locator("[role=alert]")).to_contain_text("abîmé")
    bea.troubles.clear()  # the browser notes every call that is refused


def test_a_moment_of_a_replay_is_looked_into_at_the_desk(ada: Somebody, table_house: House) -> None:
    """From the bar and from a line of the log; the whole game is the first line of the tree."""
    person = table_house.person()
    table = person.open("creatures", "me", "random", first_player=0)
    with person.join(table) as chair:
        chair.play_on(Random(2))
    story = person.call("GET", f"/api/replays/{table}")
    page = ada.go(f"/r/{table}?n=7&viewer=open")
    page.locator("[data-role=desk]").click()
    expect(page.locator(".tree li")).to_have_count(len(story["moves"]) + 1)
    expect(page.locator(".tree .here")).to_contain_text(story["moves"][6]["sentence"].rstrip("."))
    page.goto(f"{ada.url}/r/{table}?n=7&viewer=open")
    page.locator(".log .look").first.click()
    expect(page.locator(".tree .here")).to_be_visible()
    assert "n=6" in page.url


def test_variations_grow_at_the_desk(ada: Somebody) -> None:
    page = ada.go("/desk")
    page.locator(".games button").first.click()
    page.wait_for_selector(".study")
    ada.target("space three_wood").click(force=True)
    expect(page.locator(".tree li")).to_have_count(2)
    ada.target("space two_stone").click(force=True)
    expect(page.locator(".tree li")).to_have_count(3)
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".tree .here")).to_contain_text("3 Wood")
    ada.target("space walls").click(force=True)
    expect(page.locator(".tree .variation")).to_have_count(1)
    page.locator("textarea").fill("two free borders")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert '"variations"' in text
    assert "two free borders" in text


def test_moves_are_weighed_at_the_desk_and_the_position_is_shared(ada: Somebody) -> None:
    page = ada.go("/desk")
    page.locator(".games button").first.click()
    page.wait_for_selector(".study")
    page.get_by_role("button", name="Weigh").click()
    expect(page.locator(".best li").first).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.locator("dialog img.code")).to_be_visible()
    link = page.locator("dialog input").input_value()
    assert "#p=1p" in link


def test_the_deal_of_the_day_is_begun_and_taken_up_again(ada: Somebody) -> None:
    page = ada.go("/deal/farmerama/alone")
    page.wait_for_selector(".prompt")
    before = int(page.locator(".page").get_attribute("data-seq") or 0)
    rng = Random(1)
    ada.wait_for_turn()
    while int(page.locator(".page").get_attribute("data-seq") or 0) == before:
        ada.click_one(rng)
    after = page.locator(".page").get_attribute("data-seq")
    page.reload()
    page.wait_for_selector(".prompt")
    expect(page.locator(".page")).to_have_attribute("data-seq", after or "")


def test_the_coach_warns_before_a_costly_move(ada: Somebody) -> None:
    page = ada.go("/me")
    page.get_by_role("checkbox").check()
    page.route(
        "**/warning*",
        lambda route: route.fulfill(
            json={
                "costs": True,
                "loss": 4.0,
                "doubt": 0.5,
                "better": "space three_wood",
                "sentence": "This costs about 4 points.",
            }
        ),
    )
    ada.open("creatures", "me", "hazel", first_player=0)
    ada.press("space one_stone")
    expect(page.locator("dialog")).to_contain_text("4 points")
    page.get_by_role("button", name="Think again").click()
    before = ada.seq()
    ada.press("space one_stone")
    page.get_by_role("button", name="Play it anyway").click()
    page.wait_for_function(
        "before => Number(document.querySelector('.page').dataset.seq) > before", arg=before
    )


def test_what_was_learned_is_exported_and_deleted(ada: Somebody) -> None:
    page = ada.go("/me")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").click()
    assert json.loads(saved.value.path().read_text(encoding="utf-8"))["version"] == 1
    page.get_by_role("button", name="Delete everything").click()
    page.wait_for_function("localStorage.getItem('bocage-learn') === null")


def test_the_pictures_of_the_lessons_are_drawn(ada: Somebody) -> None:
    page = ada.go("/learn")
    page.wait_for_selector("section li")
    for one in every_lesson():
        expect(page.locator(f"#{one.picture}")).to_have_count(1)


def test_a_deal_that_is_over_joins_everybody_s_results(ada: Somebody) -> None:
    page = ada.go("/deal")
    day = page.evaluate("new Date().toLocaleDateString('sv')")
    key = f"{day} farmerama alone"
    kept = {"version": 1, "dealMoves": {key: played(day, "farmerama", "alone", 5)}}
    page.evaluate("kept => localStorage.setItem('bocage-learn', JSON.stringify(kept))", kept)
    page.goto(f"{ada.url}/deal/farmerama/alone")
    expect(page.locator("dialog tr.total")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    results = page.locator(".result .results")
    expect(results).to_be_visible()
    results.get_by_role("textbox").fill("Ada")
    results.get_by_role("button").click()
    expect(results.locator("li.mine")).to_contain_text("Ada")
    page.goto(f"{ada.url}/deal")
    expect(page.locator(".all li.mine")).to_contain_text("Ada")
    expect(page.locator(".all form")).to_have_count(0)


def test_the_profile_compares_with_levels_and_says_what_to_learn(bea: Somebody) -> None:
    result = {
        "id": "x",
        "game": "agricola",
        "day": "2026-11-16",
        "points": 18,
        "best": 25,
        "categories": {"fields": 2, "pastures": -1, "begging": -3, "people": 9},
        "losses": {"begging": 4.5, "fields": 1.0},
        "habits": {"space fishing": {"name": "Placer une personne sur Pêche", "times": 3, "lost": 6.2}},
    }
    page = bea.go("/me")
    page.evaluate(
        "one => localStorage.setItem('bocage-learn', JSON.stringify({version: 1, games: [one]}))", result
    )
    page.reload()
    rows = page.locator("table tbody tr")
    expect(rows.first).to_contain_text("−4,5")
    expect(page.locator("thead th")).to_have_count(5)  # one's level and the champion stand beside oneself
    expect(page.locator(".habits")).to_contain_text("Pêche")
    expect(page.locator(".habits")).to_contain_text("−6,2")
    expect(page.locator("section a")).to_have_attribute("href", "/learn/agricola-feeding")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Exporter").click()
    assert '"begging": 4.5' in saved.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Tout effacer").click()
    expect(page.locator("table")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('bocage-learn')") is None


def test_a_filled_profile_names_its_lines_and_fits_a_phone(browser: Browser, table_house: House) -> None:
    person = table_house.person()
    results = []
    for game in ("agricola", "creatures", "farmerama"):
        table = person.open(game, "me", "random")
        with person.join(table) as chair:
            chair.play_on(Random(3))
        sheet = person.call("GET", f"/api/replays/{table}")["outcome"]["sheets"][0]
        points = {one["id"]: one["points"] for one in sheet["categories"]}
        result = {"id": table, "game": game, "day": "2026-11-16", "points": sheet["total"], "best": 50}
        results.append(result | {"categories": points, "losses": dict.fromkeys(points, 12.5)})
    with somebody(
        browser, table_house.url, viewport=PHONE, locale="fr-FR", has_touch=True, is_mobile=True
    ) as someone:
        page = someone.go("/me")
        kept = {"version": 1, "games": results}
        page.evaluate("kept => localStorage.setItem('bocage-learn', JSON.stringify(kept))", kept)
        page.reload()
        expect(page.locator("table")).to_have_count(3)
        expect(page.locator("thead th")).to_have_count(15)  # the levels are there
        expect(page.locator("tbody th").first).to_be_visible()
        assert not [name for name in page.locator("tbody th").all_inner_texts() if "score" in name]
        expect(page.locator("tbody th", has_text="cases vides")).to_have_count(1)
        expect(page.locator("tbody th", has_text="édifices")).to_have_count(1)
        settle(page)
        assert faults(page) == []
        assert violations(page) == []
