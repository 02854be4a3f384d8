"""A lesson as it is declared: a position, and steps, each with its sentence and what counts as done.

The file is TOML (docs/learn.md has a whole example). A sentence is the key of a message, or the sentence
itself in both languages: `say = {en = "…", fr = "…"}`, for lessons of one's own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bocage import games
from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.learning.errors import BadLesson
from bocage.learning.lessons.conditions import LessonCondition, parse_condition
from bocage.messages import LANGUAGES, MessageError, say

FORMAT = 1
Table = Mapping[str, object]


@dataclass(frozen=True)
class Words:
    """What the coach says: a message, or the sentence in each language.

    Attributes:
        values: for the places of the message: name → where in the position the number stands.
    """

    key: str = ""
    texts: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, str] = field(default_factory=dict)

    def said(self, lang: str, values: Mapping[str, int | float]) -> str:
        """The sentence.

        Raises:
            BadLesson: there is none in this language, or it wants another value.
        """
        if self.texts:
            return self.texts.get(lang) or next(iter(self.texts.values()))
        try:
            return say(self.key, lang, **values)
        except MessageError:
            raise BadLesson("lesson-words", name=self.key) from None


@dataclass(frozen=True)
class LessonStep:
    """One thing to be told or to be done.

    Attributes:
        say: what the coach says.
        point: what it points at: targets by the notation of their actions, or `view farm`, a part of it.
        accept: patterns of the answers that are right here; none: the sentence is only to be read.
        until: what must be true for the step to be done; nothing: one right answer does it.
        wrong: what is said to other answers that the rules allow, by pattern.
        others: what the other seats and chance answer until the learner's next decision.
        rule: where the rules tell more.
    """

    say: Words
    point: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()
    until: tuple[LessonCondition, ...] = ()
    wrong: tuple[tuple[str, Words], ...] = ()
    others: tuple[str, ...] = ()
    rule: str = ""


@dataclass(frozen=True)
class Lesson:
    """A lesson.

    Attributes:
        id: `creatures-fences`; game: which game it teaches; rank: its place among its game's lessons.
        first: whether it is the guided first game, which goes on as a game against `rival`.
        picture: a symbol for lists.
        options, position: where it begins, a fresh game or a position; seed: for chance; seat: the learner's.
    """

    id: str
    game: str
    title: Words
    about: Words
    steps: tuple[LessonStep, ...]
    rank: int = 99
    minutes: int = 4
    first: bool = False
    picture: str = ""
    rival: str = "hazel"
    options: Table = field(default_factory=dict)
    position: Table | None = None
    seed: int = 1
    seat: int = 0

    def begin(self) -> Game:
        """The game before the first step; whoever plays it decides chance.

        Raises:
            BocageError: there is no such game, or it cannot stand so.
        """
        kind = games.game_class(self.game)
        if kind is None:
            raise BadLesson("lesson-game", game=self.game, known=", ".join(games.installed()))
        if self.position is not None:
            return kind.from_position({"game": self.game, "options": dict(self.options), **self.position})
        return kind.from_options(self.options)


def read_lesson(file: Path) -> Lesson:
    """The lesson in a file.

    Raises:
        BadLesson: it is none; says where.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadLesson("lesson-missing", file=str(file)) from None
    except (OSError, UnicodeDecodeError):
        raise BadLesson("lesson-unreadable", file=str(file)) from None
    return parse_lesson(text, file.stem)


def parse_lesson(text: str, id: str) -> Lesson:
    """The lesson that a text declares.

    Raises:
        BadLesson: it is none; says where.
    """
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadLesson("lesson-toml", problem=str(problem)) from None
    found = _Reader(value, "")
    found.known("lesson", "game", "title", "about", "rank", "minutes", "first", "picture", "rival")
    found.known("options", "position", "seed", "seat", "steps")
    found.check()
    if found.number("lesson", 0) != FORMAT:
        raise BadLesson("lesson-format", known=FORMAT)
    steps = found.tables("steps")
    if not steps:
        raise BadLesson("lesson-field", place="steps")
    made = Lesson(
        id=id,
        game=found.text("game"),
        title=found.words("title"),
        about=found.words("about"),
        steps=tuple(_step(_Reader(step, f"steps.{number}.")) for number, step in enumerate(steps, start=1)),
        rank=found.number("rank", 99),
        minutes=found.number("minutes", 4),
        first=found.flag("first"),
        picture=found.text("picture", ""),
        rival=found.text("rival", "hazel"),
        options=found.table("options") or {},
        position=found.table("position"),
        seed=found.number("seed", 1),
        seat=found.number("seat", 0),
    )
    game = made.begin()
    if not 0 <= made.seat < int(game.state.seats):
        raise BadLesson("lesson-field", place="seat")
    return made


def _step(found: _Reader) -> LessonStep:
    found.known("say", "values", "point", "accept", "until", "wrong", "others", "rule")
    found.check()
    wrong = found.table("wrong") or {}
    return LessonStep(
        say=found.words("say"),
        point=found.texts("point"),
        accept=found.texts("accept"),
        until=tuple(_condition(text, found.place + "until") for text in found.texts("until")),
        wrong=tuple((pattern, words_of(text, found.place + "wrong")) for pattern, text in wrong.items()),
        others=found.texts("others"),
        rule=found.text("rule", ""),
    )


def _condition(text: str, place: str) -> LessonCondition:
    try:
        return parse_condition(text)
    except ValueError:
        raise BadLesson("lesson-condition", place=place, text=text) from None


def words_of(value: object, place: str, values: Mapping[str, str] | None = None) -> Words:
    """A key, or sentences by language.

    Raises:
        BadLesson: it is neither.
    """
    if isinstance(value, str) and value:
        return Words(key=value, values=values or {})
    if isinstance(value, dict) and value and set(value) <= set(LANGUAGES):
        texts = {lang: text for lang, text in value.items() if isinstance(text, str) and text}
        if len(texts) == len(value):
            return Words(texts=texts)
    raise BadLesson("lesson-field", place=place)


class _Reader:
    """The fields of a table, each of the right kind or refused by its place."""

    def __init__(self, value: Table, place: str) -> None:
        self.value = value
        self.place = place
        self._known: set[str] = set()

    def known(self, *names: str) -> None:
        """Fields that mean something."""
        self._known |= set(names)

    def check(self) -> None:
        """Refuse all others."""
        for name in self.value:
            if name not in self._known:
                raise BadLesson("lesson-field", place=self.place + name)

    def _get(self, name: str, kind: type, usual: object) -> object:
        value = self.value.get(name, usual)
        if value is None or not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadLesson("lesson-field", place=self.place + name)
        return value

    def text(self, name: str, usual: str | None = None) -> str:
        return str(self._get(name, str, usual))

    def number(self, name: str, usual: int) -> int:
        value = self._get(name, int, usual)
        assert isinstance(value, int)
        return value

    def flag(self, name: str) -> bool:
        return bool(self._get(name, bool, False))

    def texts(self, name: str) -> tuple[str, ...]:
        value = self._get(name, list, [])
        assert isinstance(value, list)
        if not all(isinstance(text, str) for text in value):
            raise BadLesson("lesson-field", place=self.place + name)
        return tuple(value)

    def tables(self, name: str) -> list[Table]:
        value = self._get(name, list, [])
        assert isinstance(value, list)
        if not all(isinstance(one, dict) for one in value):
            raise BadLesson("lesson-field", place=self.place + name)
        return value

    def table(self, name: str) -> Table | None:
        if name not in self.value:
            return None
        value = self._get(name, dict, None)
        assert isinstance(value, dict)
        return value

    def words(self, name: str) -> Words:
        values = self.table("values") if name == "say" else None
        if values is not None and not all(isinstance(path, str) for path in values.values()):
            raise BadLesson("lesson-field", place=self.place + "values")
        return words_of(self.value.get(name), self.place + name, _paths(values))


def _paths(values: Table | None) -> dict[str, str]:
    return {name: str(path) for name, path in (values or {}).items()}


def problem_of(lesson: Lesson) -> BocageError | None:
    """What keeps a lesson from beginning, if anything."""
    try:
        lesson.begin()
    except BocageError as problem:
        return problem
    return None
