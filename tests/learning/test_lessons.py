"""Every lesson that comes with a game is played here, with right and wrong answers, in both languages."""

import re
from pathlib import Path

import pytest

from bocage import games, messages, rules
from bocage.core.errors import BocageError
from bocage.learning.errors import BadLesson
from bocage.learning.lessons import NEXT, Lesson, LessonRun, every_lesson, lesson, lessons_of, parse_lesson
from bocage.learning.lessons.shelf import named
from bocage.messages import say
from tests.messages.test_messages import read

LESSONS = every_lesson()
CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
MOST_WORDS = 25
EVERY_WORD = re.compile(r"[^\s–—:;!?«»]+")


def first_right(run: LessonRun) -> str:
    """A right answer to the open step."""
    step = run.step
    assert step is not None
    if not step.accept:
        return NEXT
    from fnmatch import fnmatchcase

    texts = [run.game.codec.text(action) for action in run.game.legal_actions()]
    found = [text for pattern in step.accept for text in texts if fnmatchcase(text, pattern)]
    assert found, f"{run.lesson.id}, step {run.place + 1}: nothing right is possible"
    return found[0]


def finished(one: Lesson) -> LessonRun:
    """A lesson, taken with right answers."""
    run = LessonRun(one)
    for _ in range(200):
        if run.is_over:
            return run
        assert run.give(first_right(run), "en").is_right
    raise AssertionError(f"{one.id} has no end")


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_a_lesson_can_be_taken_to_its_end(one: Lesson) -> None:
    run = LessonRun(one)
    seen = []
    while not run.is_over:
        seen.append(run.place)
        assert run.give(first_right(run), "en").is_right
    # No step is passed over: each one was asked for.
    assert sorted(set(seen)) == list(range(len(one.steps)))
    end = run.coach("en")
    assert end.is_over
    assert end.goes_on == one.first


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_wrong_answers_change_nothing_and_get_a_sentence(one: Lesson) -> None:
    run = LessonRun(one)
    declared = {words.key for step in one.steps for _, words in step.wrong}
    heard: set[str] = set()
    while not run.is_over:
        step = run.step
        assert step is not None
        right = first_right(run)
        before = run.game.checksum(), run.place, list(run.answers)
        legal = [run.game.codec.text(action) for action in run.game.legal_actions()] if step.accept else []
        for lang in messages.LANGUAGES:
            for text in [*legal, NEXT, "space nowhere", "nonsense", "build storage", "stop"]:
                if step.accept and text in legal and run.copy().give(text, lang).is_right:
                    continue
                if not step.accept and text == NEXT:
                    continue
                reply = run.give(text, lang)
                assert not reply.is_right, text
                assert reply.sentence
                heard.add(reply.sentence)
                assert (run.game.checksum(), run.place, run.answers) == before
        run.give(right, "en")
    # Whatever the lesson has an answer ready for can really happen.
    assert {say(key, "en") for key in declared} <= heard
    assert {say(key, "fr") for key in declared} <= heard


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_a_lesson_can_be_left_and_taken_up_again_at_any_place(one: Lesson) -> None:
    run = finished(one)
    for count in range(len(run.answers) + 1):
        again = LessonRun(one, run.answers[:count])
        assert again.answers == run.answers[:count]
    assert again.game.checksum() == run.game.checksum()
    assert run.back().answers == run.answers[:-1]


@pytest.mark.parametrize("lang", messages.LANGUAGES)
@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_the_coach_says_one_short_thing_at_a_time(one: Lesson, lang: str) -> None:
    run = LessonRun(one)
    while not run.is_over:
        coach = run.coach(lang)
        words = EVERY_WORD.findall(coach.sentence.replace("**", ""))
        assert len(words) <= MOST_WORDS, coach.sentence
        assert coach.sentence.count("**") == (2 if coach.task else 0), coach.sentence
        run.give(first_right(run), "en")


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_the_coach_points_at_what_is_right(one: Lesson) -> None:
    run = LessonRun(one)
    seen: set[int] = set()
    while not run.is_over:
        step = run.step
        assert step is not None
        if run.place in seen:  # one of several answers is given already
            run.give(first_right(run), "en")
            continue
        seen.add(run.place)
        legal = {run.game.codec.text(action) for action in run.game.legal_actions()}
        for target in step.point:
            is_part = target.startswith("view ") or any(target in text for text in legal)
            assert is_part, f"{one.id}: {target} is nowhere"
        run.give(first_right(run), "en")


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_the_parts_of_the_table_that_the_coach_names_are_there(one: Lesson) -> None:
    source = (CLIENT / one.game / "Board.svelte").read_text(encoding="utf-8")
    views = {f"view {name}" for name in re.findall(r'use:view=\{"(\w+)"\}', source)}
    named = {target for step in one.steps for target in step.point if target.startswith("view ")}
    assert named <= views


def test_each_title_has_a_guided_first_game_and_short_lessons() -> None:
    for id in ("creatures", "agricola", "farmerama"):
        found = lessons_of(id)
        assert found[0].first
        assert [one.first for one in found].count(True) == 1
        assert len(found) >= 2
        assert all(3 <= one.minutes <= 8 for one in found)


def test_the_rules_that_lessons_name_exist() -> None:
    for one in LESSONS:
        known = rules.ids(one.game)
        assert [step.rule for step in one.steps if step.rule and step.rule not in known] == []


def test_every_sentence_of_the_lessons_is_said() -> None:
    named_keys = {"lesson-not-here", "lesson-read-on", "lesson-done", "lesson-goes-on"}
    for one in LESSONS:
        named_keys |= {one.title.key, one.about.key}
        for step in one.steps:
            named_keys |= {step.say.key, *(words.key for _, words in step.wrong)}
    assert {key for key in read("en") if key.startswith("lesson-")} == named_keys


def test_a_guided_game_goes_on_as_a_game() -> None:
    for one in LESSONS:
        if one.first:
            run = finished(one)
            record = run.record(["A", "B"])
            kind = games.game_class(one.game)
            assert kind is not None
            again = kind.from_record(record)
            assert again.checksum() == run.game.checksum()
            assert again.to_act is not None


def test_several_answers_are_taken_together_or_not_at_all() -> None:
    run = LessonRun(lesson("creatures-fences"), [NEXT, "space fences"])
    before = run.game.checksum()
    reply = run.give("border b1n; border a2w", "en")
    assert not reply.is_right
    assert run.game.checksum() == before
    assert run.give("border b1n; border b1e; border b1s", "en").is_right
    assert run.place == 3


def test_a_forbidden_answer_is_refused_with_the_rule() -> None:
    run = LessonRun(lesson("creatures-fences"), [NEXT])
    reply = run.give("space stall", "en")
    assert not reply.is_right
    assert reply.rule.startswith("C-")
    assert "stone" in reply.sentence
    assert run.why_not("space fences", "fr").is_right
    assert not run.why_not("space stall", "fr").is_right


OWN = """
lesson = 1
game = "creatures"
title = {en = "Mine", fr = "La mienne"}
about = {en = "A lesson of one’s own.", fr = "Une leçon à soi."}

[position]
farms = [{wood = 2}, {}]

[[steps]]
say = {en = "**Take wood.**", fr = "**Prenez du bois.**"}
accept = ["space three_wood"]
until = ["mine.wood >= 5"]
"""


def test_a_lesson_of_ones_own_is_read_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    run = LessonRun(named(str(file)))
    assert run.coach("fr").sentence == "**Prenez du bois.**"
    assert run.give("space three_wood", "fr").is_right
    assert run.is_over


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("lesson = 1", "lesson = 2", "lesson-format"),
        ("lesson = 1", "lesson = ", "lesson-toml"),
        ('game = "creatures"', 'game = "chess"', "lesson-game"),
        ('game = "creatures"', "game = 3", "lesson-field"),
        ('title = {en = "Mine", fr = "La mienne"}', "title = 3", "lesson-field"),
        ("[[steps]]", "[[stairs]]", "lesson-field"),
        ("accept =", "accepts =", "lesson-field"),
        ('accept = ["space three_wood"]', "accept = [1]", "lesson-field"),
        ('["mine.wood >= 5"]', '["mine.wood is five"]', "lesson-condition"),
        ("farms = [{wood = 2}, {}]", "farms = [{wood = -2}, {}]", "position-range"),
    ],
)
def test_a_lesson_that_cannot_be_read_says_where(old: str, new: str, key: str) -> None:
    assert old in OWN
    with pytest.raises(BocageError) as refused:
        parse_lesson(OWN.replace(old, new), "mine")
    assert refused.value.key == key


def test_a_lesson_that_is_not_there_gets_the_nearest_name() -> None:
    with pytest.raises(BadLesson, match="creatures-fences"):
        lesson("creatures-fence")
    with pytest.raises(BadLesson):
        named("nowhere.toml")


def test_answers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadLesson):
        LessonRun(lesson("creatures-fences"), [NEXT, "space expand"])
