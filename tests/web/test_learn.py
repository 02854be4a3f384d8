"""The pages that teach, by clicks and by keys: a lesson, a puzzle, the desk, a link, the deal of the day."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from bocage import games
from bocage.games.creatures.words.names import space_name
from bocage.learning.lessons import NEXT, Lesson, LessonRun, every_lesson, lesson
from bocage.learning.links import position_code
from bocage.learning.puzzles.shelf import puzzles_of
from bocage.wording import action_sentence
from tests.learning.asking import played
from tests.learning.test_lessons import finished, first_right
from tests.table.serving import House
from tests.web.browser import MAIN, Somebody, somebody

COACH = ".coach"
PLANNED = ("border ", "enclose ")
GUIDED = [one.id for one in every_lesson() if one.first]


def answer(person: Somebody, text: str) -> None:
    """Give an answer as people do: a button of the coach, a thing on the board, a button of the question."""
    page = person.page
    before = given(page)
    if text == NEXT:
        page.locator(f"{COACH} .btn-main").click()
    elif page.locator(f"{COACH} .btn-main").count():
        page.locator(f"{COACH} .btn-main").click()  # let me try
    if text == NEXT:
        pass
    elif text == "stop":
        page.locator(MAIN).first.click(force=True)
    elif text.startswith("release ") and page.locator(".keep").count():
        page.locator(".keep").first.click()
    elif text.startswith("play "):
        for card in text.removeprefix("play ").split("+"):
            person.target(f"play {card}").click(force=True)
        page.locator('[data-target="lay"]').click(force=True)
    else:
        person.target(text).click(force=True)
    if text.startswith(PLANNED):
        page.wait_for_timeout(250)
        return
    wait_after(page, before)


def given(page: Page) -> int:
    """How many answers the lesson has."""
    return int(page.locator(".page").get_attribute("data-answers") or 0)


def wait_after(page: Page, before: int) -> None:
    """Until another answer was taken."""
    page.wait_for_function(
        "before => Number(document.querySelector('.page')?.dataset.answers) > before", arg=before
    )


def kept(page: Page, one: Lesson) -> LessonRun:
    """The lesson as the browser has kept it."""
    found = page.evaluate(
        "id => JSON.parse(localStorage.getItem('bocage-learn') ?? '{}').lessons?.[id]", one.id
    )
    return LessonRun(one, [] if found is None or found["isDone"] else found["answers"])


def take(person: Somebody, one: Lesson) -> None:
    """Take a lesson to its end; what is planned together is built together."""
    page = person.page
    page.wait_for_selector(COACH)
    while not page.locator(f"{COACH}[data-over=true]").count():
        run, before = kept(page, one), given(page)
        planned: list[str] = []
        while not run.is_over and first_right(run).startswith(PLANNED):
            planned.append(first_right(run))
            run.give(planned[-1], "en")
        if not planned:
            answer(person, first_right(run))
            continue
        for text in planned:
            answer(person, text)
        page.locator(".prompt [data-role=build]").click()
        wait_after(page, before)


def sentence(page: Page) -> str:
    return page.locator(f"{COACH} p[role=status]").inner_text()


def test_a_new_browser_is_offered_a_guided_game_and_may_decline(ada: Somebody) -> None:
    page = ada.go("/")
    expect(page.locator(".offer a")).to_have_count(len(GUIDED))
    page.locator(".offer button").click()
    expect(page.locator("nav.offer")).to_be_visible()
    page.reload()
    expect(page.locator("nav.offer")).to_be_visible()
    assert ada.troubles == []


def test_the_lessons_are_listed(bea: Somebody) -> None:
    page = bea.go("/learn")
    expect(page.locator("section li")).to_have_count(len(every_lesson()))
    expect(page.get_by_role("heading", level=1)).to_have_text("Apprendre en jouant")


def test_a_lesson_is_taken_by_clicks_left_and_taken_up_again(ada: Somebody) -> None:
    one = lesson("creatures-breeding")
    page = ada.go(f"/learn/{one.id}")
    page.wait_for_selector(COACH)
    answer(ada, NEXT)
    assert "second pig" in sentence(page)
    expect(page.locator('[data-target="space pig_and_sheep"][data-pointed]')).to_be_visible()
    page.locator(f"{COACH} .btn-main").click()
    ada.target("space start_player").click(force=True)
    expect(page.locator(f"{COACH} .wrong")).to_contain_text("Pig and Sheep")
    answer(ada, "space pig_and_sheep")
    page.reload()
    page.wait_for_selector(COACH)
    assert "Let one go" in sentence(page)
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".page")).to_have_attribute("data-step", "2")
    take(ada, one)
    expect(page.locator(f"{COACH} a.btn-main")).to_be_visible()
    ada.go("/learn")
    expect(page.locator("a.again")).to_have_count(1)
    assert ada.troubles == []


def test_a_forbidden_move_is_answered_with_the_rule(ada: Somebody) -> None:
    page = ada.go("/learn/creatures-fences")
    page.wait_for_selector(COACH)
    answer(ada, NEXT)
    ada.target("space stall").click(force=True)
    expect(page.get_by_text("C-10.14").or_(page.get_by_text("C-5.4")).first).to_be_visible()


@pytest.mark.parametrize("id", [one.id for one in every_lesson() if not one.first])
def test_a_short_lesson_is_taken_by_clicks(bea: Somebody, id: str) -> None:
    bea.go(f"/learn/{id}")
    take(bea, lesson(id))
    expect(bea.page.locator(f"{COACH} a.btn-main")).to_be_visible()


@pytest.mark.parametrize("id", GUIDED)
def test_a_guided_game_goes_on_against_the_first_level(ada: Somebody, id: str) -> None:
    page = ada.go(f"/learn/{id}")
    take(ada, lesson(id))
    page.locator(f"{COACH} .btn-main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".players")).to_contain_text("Hazel")


def test_a_phone_shows_the_coach_above_the_tabs(cleo: Somebody) -> None:
    page = cleo.go("/learn/agricola-feeding")
    page.wait_for_selector(COACH)
    answer(cleo, NEXT)
    bubble, tabs = page.locator(COACH).bounding_box(), page.locator(".tabs").bounding_box()
    thing = cleo.target("space fishing").bounding_box()
    assert bubble
    assert tabs
    assert thing
    assert bubble["y"] + bubble["height"] <= tabs["y"] + 1
    assert thing["y"] + thing["height"] <= bubble["y"] or thing["y"] >= bubble["y"] + bubble["height"]
    take_rest = finished(lesson("agricola-feeding")).answers[1:]
    for text in take_rest:
        if text.startswith("call "):
            break
        answer(cleo, text)
    assert cleo.troubles == []


def test_a_whole_lesson_with_the_keyboard_alone(ada: Somebody) -> None:
    page = ada.go("/learn/creatures-breeding")
    page.wait_for_selector(COACH)
    one = lesson("creatures-breeding")
    while not page.locator(f"{COACH}[data-over=true]").count():
        text, before = first_right(kept(page, one)), given(page)
        if text == NEXT:
            expect(page.locator(f"{COACH} .btn-main")).to_be_focused()
        elif text.startswith("release "):
            page.locator(".keep").first.focus()
        else:
            ada.target(text).focus()
        page.keyboard.press("Enter")
        wait_after(page, before)
    expect(page.locator(f"{COACH} [role=status]")).to_contain_text("lesson")


def test_on_a_phone_the_coach_turns_to_what_it_speaks_of(browser: Browser, table_house: House) -> None:
    with somebody(browser, table_house.url, viewport={"width": 390, "height": 844}) as ada:
        page = ada.go("/learn/creatures-first")
        here = page.locator(".tabs .here")
        expect(here).to_contain_text("Farm")
        expect(page.locator("[data-pointed]")).to_have_attribute("data-view", "farm")
        answer(ada, NEXT)
        expect(here).to_contain_text("Board")
        answer(ada, NEXT)
        expect(page.locator("[data-pointed]")).to_have_attribute("data-target", "space three_wood")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def heard(page: Page, run: LessonRun, text: str) -> Locator:
    """What a screen reader finds by its role and its spoken name, and nothing else."""
    game = run.game
    if text == NEXT:
        return page.get_by_role("region", name="Coach").get_by_role("button", name="Go on")
    if text.startswith("space "):
        name = space_name(text.removeprefix("space "), "en")
        return page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))
    if text.startswith("release "):
        return (
            page.get_by_role("complementary", name="What is asked").get_by_role("button", name="Keep").first
        )
    return page.get_by_role(
        "button", name=action_sentence(game, game.codec.parse(text), "en", ["Player", "Hazel"])
    )


def test_a_whole_lesson_by_what_a_screen_reader_hears(ada: Somebody) -> None:
    """Roles and spoken names alone lead through a lesson; every sentence of the coach is announced."""
    one = lesson("creatures-breeding")
    page = ada.go(f"/learn/{one.id}")
    coach = page.get_by_role("region", name="Coach")
    said = coach.get_by_role("status")
    expect(said).to_be_visible()
    while not page.locator(f"{COACH}[data-over=true]").count():
        run, before = kept(page, one), given(page)
        expect(said).to_have_text(run.coach("en").sentence.replace("**", ""))
        thing = heard(page, run, first_right(run))
        expect(thing).to_have_count(1)
        thing.focus()
        expect(thing).to_be_focused()
        page.keyboard.press("Enter")
        wait_after(page, before)
    expect(said).to_contain_text("lesson")
    expect(coach.get_by_role("link", name="Next lesson")).to_be_focused()


def test_the_coach_is_announced(ada: Somebody) -> None:
    page = ada.go("/learn/creatures-fences")
    page.wait_for_selector(COACH)
    expect(page.get_by_role("region", name="Coach")).to_be_visible()
    assert (
        sentence(page) in page.locator("[role=status]").first.inner_text()
        or page.locator(f"{COACH} [role=status]").count()
    )


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
        ada._click_one(rng)
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
    ada.open("creatures", "me", "hazel")
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
    assert page.evaluate("localStorage.getItem('bocage-learn')") is None


def test_the_pictures_of_the_lessons_are_drawn(ada: Somebody) -> None:
    page = ada.go("/learn")
    page.wait_for_selector("section li")
    for one in every_lesson():
        assert page.locator(f"#{one.picture}").count() == 1, one.picture


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
