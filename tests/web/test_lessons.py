"""Lessons in the browser, by clicks, by keys and by ear."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from bocage.games.creatures.words.names import space_name
from bocage.learning.lessons import NEXT, LessonRun, every_lesson, lesson
from bocage.wording import action_sentence
from tests.learning.test_lessons import finished, first_right
from tests.table.serving import House
from tests.web.browser import Somebody, somebody
from tests.web.lessons import COACH, answer, given, kept, sentence, take, wait_after
from tests.web.screens import settle
from tests.web.test_motion import set_up

GUIDED = [one.id for one in every_lesson() if one.first]


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
    settle(page)
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


@pytest.mark.parametrize(("settings", "reduced"), [({"motion": "reduced"}, "no-preference"), ({}, "reduce")])
def test_who_wants_no_motion_waits_for_none(
    browser: Browser, table_house: House, settings: dict[str, str], reduced: str
) -> None:
    """The coach has gone from where it was before the next frame, however long that is in coming."""
    with somebody(browser, table_house.url, reduced_motion=reduced) as person:
        set_up(person, **settings)
        tools = person.context.new_cdp_session(person.page)
        tools.send("Animation.enable")
        tools.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
        page = person.go("/learn/farmerama-first")
        page.wait_for_selector(COACH)
        moved = page.locator(COACH).evaluate("(coach) => (coach.style.left = '1px', coach.offsetLeft)")
        assert moved == 1


@pytest.mark.parametrize("height", [768, 620])
def test_a_coach_that_grows_stays_in_the_window(browser: Browser, table_house: House, height: int) -> None:
    with somebody(browser, table_house.url, viewport={"width": 1366, "height": height}) as person:
        page = person.go("/learn/farmerama-first")
        page.wait_for_selector(COACH)
        for text in finished(lesson("farmerama-first")).answers[:2]:
            answer(person, text)
        settle(page)
        page.locator(f"{COACH} p").first.evaluate("(words) => words.style.paddingBottom = '200px'")
        settle(page)
        grown = page.locator(COACH).bounding_box()
        assert grown
        assert grown["height"] > 200
        assert grown["y"] + grown["height"] <= height


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
