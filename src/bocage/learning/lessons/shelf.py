"""The lessons that come with the games."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bocage.core.errors import nearest, some_of
from bocage.games import kit, kits
from bocage.learning.errors import BadLesson
from bocage.learning.lessons.lesson import Lesson, parse_lesson, read_lesson


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are taken."""
    found = kit(game)
    if found is None or found.lessons is None:
        return ()
    made = [
        parse_lesson(file.read_text(encoding="utf-8"), f"{game}-{file.stem}")
        for file in sorted(found.lessons.glob("*.toml"))
    ]
    return tuple(sorted(made, key=lambda one: (one.rank, one.id)))


def every_lesson() -> list[Lesson]:
    """All lessons of all games."""
    return [one for id in kits() for one in lessons_of(id)]


def lesson(id: str) -> Lesson:
    """A lesson by its id.

    Raises:
        BadLesson: there is none.
    """
    every = {one.id: one for one in every_lesson()}
    if id not in every:
        close = nearest(id, list(every))
        if close:
            raise BadLesson("lesson-unknown-suggest", id=id[:60], name=close)
        raise BadLesson("lesson-unknown", id=id[:60], known=some_of(list(every)))
    return every[id]


def named(word: str) -> Lesson:
    """The lesson in a file, or one of ours by its id.

    Raises:
        BadLesson: it is neither, or the file holds no lesson.
    """
    file = Path(word)
    return read_lesson(file) if file.suffix == ".toml" or file.is_file() else lesson(word)
