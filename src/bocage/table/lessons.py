"""Lessons and puzzles as the interface tells them. Nothing of them is kept."""

from __future__ import annotations

from random import Random
from typing import Protocol, cast

from bocage.core.errors import BocageError
from bocage.learning.lessons import NEXT, Lesson, LessonRun, every_lesson
from bocage.learning.links import position_code
from bocage.learning.puzzles.puzzle import Puzzle, PuzzleMove
from bocage.learning.puzzles.shelf import of_the_day, puzzle, puzzles_of
from bocage.messages import say
from bocage.table import studies
from bocage.table.sheets import StoredSeat
from bocage.table.studies import ME, Study
from bocage.table.wire import learning as wire
from bocage.table.wire.play import Failure, Trial, Why


class Answers(Protocol):
    """What a learner sends: the answers so far, and what is done now."""

    @property
    def do(self) -> str: ...

    @property
    def action(self) -> str | None: ...

    @property
    def answers(self) -> list[str]: ...


def lesson_list(lang: str) -> wire.LessonList:
    """All lessons."""
    return {"lessons": [lesson_card(one, lang) for one in every_lesson()]}


def lesson_card(one: Lesson, lang: str) -> wire.LessonCard:
    """A lesson in words."""
    return {
        "id": one.id,
        "game": one.game,
        "title": one.title.said(lang, {}),
        "about": one.about.said(lang, {}),
        "minutes": one.minutes,
        "steps": len(one.steps),
        "first": one.first,
        "picture": one.picture,
    }


def lesson_moment(one: Lesson, body: Answers, lang: str) -> wire.LessonMoment:
    """Where a lesson is after another answer."""
    run = LessonRun(one, body.answers)
    message = _answered(run, body, lang)
    coach = cast("wire.Coach", run.coach(lang).as_json())
    record = None
    if coach["goes_on"]:
        record = "\n".join(run.record(lesson_study(run, lang).names(lang)).lines()) + "\n"
    return {
        "lesson": lesson_card(one, lang),
        "answers": run.answers,
        "coach": coach,
        "message": message or lesson_study(run, lang).state(lang, min(1, len(run.answers))),
        "record": record,
    }


def _answered(run: LessonRun, body: Answers, lang: str) -> Trial | Why | Failure | None:
    """What comes of a message; None: the state of the board."""
    text = body.action or NEXT
    if body.do == "play":
        reply = run.give(text, lang)
        return None if reply.is_right else studies.failure(reply.sentence, lang, reply.rule)
    try:
        if body.do == "try":
            return lesson_study(run, lang).trial(run.trial(text), lang)
        if body.do == "why":
            return lesson_study(run, lang).why(text, lang)
    except BocageError as problem:
        return studies.failure(problem, lang)
    return None


def lesson_study(run: LessonRun, lang: str) -> Study:
    """The board of a lesson."""
    one = run.lesson
    seats = [
        StoredSeat("person", owner=ME, name=say("learn-you", lang))
        if seat == one.seat
        else StoredSeat("bot", bot=one.rival)
        for seat in range(int(run.game.state.seats))
    ]
    moves = [(seat, run.game.codec.text(action)) for seat, action in run.game.moves()]
    return Study.of(one.begin(), moves, seats, one.seat)


def puzzle_list(game: str, day: str) -> wire.PuzzleList:
    """The puzzles of a game, and that of a day."""
    book = puzzles_of(game)
    today = of_the_day(day, book)
    return {
        "puzzles": [puzzle_card(one) for one in book],
        "today": None if today is None else puzzle_card(today),
    }


def puzzle_card(one: Puzzle) -> wire.PuzzleCard:
    """A puzzle in the list: nothing that would give it away."""
    now = one.position.get("round")
    return {
        "id": one.id,
        "game": one.game,
        "grade": cast("wire.Grade", one.grade),
        "rating": one.rating,
        "round": now if isinstance(now, int) else 0,
    }


def puzzle_moment(game: str, id: str, lang: str) -> wire.PuzzleMoment:
    """The position of a puzzle, and the moves to choose from."""
    one = puzzle(game, id)
    study = puzzle_study(one, lang)
    choices = [_choice(one, answer, study, lang) for answer in one.answers]
    Random(one.id).shuffle(choices)  # everybody has them in the same order, and it tells nothing
    found: wire.PuzzleMoment = {
        "puzzle": puzzle_card(one),
        "code": position_code(study.game),
        "choices": choices,
        "state": study.state(lang),
    }
    return found


def _choice(one: Puzzle, answer: PuzzleMove, study: Study, lang: str) -> wire.PuzzleChoice:
    line = (answer.move,)
    return {
        "move": answer.move,
        "sentence": studies.line_sentence(study.game, one.seat, line, lang, study.names(lang)),
    }


def puzzle_study(one: Puzzle, lang: str) -> Study:
    """The board of a puzzle."""
    game = one.begin()
    seats = [
        StoredSeat("person", owner=ME, name=say("learn-you", lang))
        if seat == one.seat
        else StoredSeat("bot", bot="champion")
        for seat in range(int(game.state.seats))
    ]
    return Study.of(game, [], seats, one.seat)


def puzzle_verdict(game: str, id: str, move: str, lang: str) -> wire.PuzzleVerdict:
    """Whether a move is the best one, and what all of them are worth."""
    one = puzzle(game, id)
    study = puzzle_study(one, lang)
    names = study.names(lang)
    moves = [studies.weighed(study.game, one.seat, answer, lang, names) for answer in one.answers]
    chosen = next((one_move for one_move in moves if one_move["move"] == move), None)
    solved = chosen is moves[0]
    compared = moves[1] if solved or chosen is None else chosen
    key = "learn-best-brings" if solved or chosen is None else "learn-chosen-lacks"
    found: wire.PuzzleVerdict = {
        "solved": solved,
        "rating": one.rating,
        "best": one.best.move,
        "sentence": studies.reason(compared["lines"], lang, key),
        "moves": moves,
        "code": position_code(study.game),
    }
    return found
