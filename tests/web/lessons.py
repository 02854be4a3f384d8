"""A lesson in the browser, taken as people take it: the coach's buttons, the board, the question."""

from playwright.sync_api import Page

from bocage.learning.lessons import NEXT, Lesson, LessonRun
from tests.learning.test_lessons import first_right
from tests.web.browser import MAIN, Somebody, unpainted

COACH = ".coach"
PLANNED = ("border ", "enclose ")


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
    elif text.startswith(PLANNED):
        # What is planned before may have to be tried at the table first.
        page.locator(f'[data-target="{text}"]:is(.legal, .is-legal)').first.click(force=True)
        return
    else:
        person.target(text).click(force=True)
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
    person.page.wait_for_selector(COACH)
    with unpainted(person.page):
        while not person.page.locator(f"{COACH}[data-over=true]").count():
            take_step(person, one)


def take_step(person: Somebody, one: Lesson) -> None:
    """Give the next right answer, or all that is planned together."""
    page = person.page
    run, before = kept(page, one), given(page)
    planned: list[str] = []
    while not run.is_over and first_right(run).startswith(PLANNED):
        planned.append(first_right(run))
        run.give(planned[-1], "en")
    if not planned:
        answer(person, first_right(run))
        return
    for text in planned:
        answer(person, text)
    page.locator(".prompt [data-role=build]").click()
    wait_after(page, before)


def sentence(page: Page) -> str:
    return page.locator(f"{COACH} p[role=status]").inner_text()
