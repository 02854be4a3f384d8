"""A lesson that is being taken. It is what its answers make it: the same answers lead to the same place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from random import Random

from bocage.bots.greedy import GreedyBot
from bocage.core.errors import BadNotation, BocageError
from bocage.core.events import Chronicle, Event
from bocage.core.game import Game
from bocage.core.record import Record, record_of
from bocage.core.state import NATURE
from bocage.learning.errors import BadLesson
from bocage.learning.lessons.conditions import number_at
from bocage.learning.lessons.lesson import Lesson, LessonStep, Words
from bocage.messages import say
from bocage.wording import error_sentence, refusal_sentence

NEXT = "next"  # the answer to a step that is only to be read
PATIENCE = 500  # answers of the others in a row
LONGEST = 400  # answers of a learner


@dataclass(frozen=True)
class Coach:
    """What the coach has to say now.

    Attributes:
        step, steps: where the lesson is, from 1, and how many there are.
        sentence: what it says, the task between `**`; point: what it points at.
        task: whether something must be done; else one reads on.
        is_over: whether the lesson is done; goes_on: whether a game against the first level follows.
    """

    step: int
    steps: int
    sentence: str
    point: tuple[str, ...]
    task: bool
    is_over: bool
    goes_on: bool
    rule: str = ""

    def as_json(self) -> dict[str, object]:
        """As plain data."""
        return {**self.__dict__, "point": list(self.point)}


@dataclass(frozen=True)
class Reply:
    """What comes of an answer.

    Attributes:
        is_right: whether it was taken; if not, nothing has changed.
        sentence: why not; rule: the rule that forbids it, where one does.
    """

    is_right: bool
    sentence: str = ""
    rule: str = ""


class LessonRun:
    """The course of a lesson.

    Attributes:
        game: as it stands; answers: what the learner has answered so far, `next` for what was read.
        place: the number of the step, from 0; equal to their number when the lesson is over.
        heard: the events so far.
    """

    def __init__(self, lesson: Lesson, answers: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.game: Game = lesson.begin()
        self.answers: list[str] = []
        self.place = 0
        self._chronicle = Chronicle()
        self._rng = Random(lesson.seed)
        self._bot = GreedyBot(lesson.seed)
        self._script: list[str] = []
        self._has_moved = False
        self.game.listen(self._chronicle)
        self._follow()
        self._pass_steps()
        for answer in answers:
            if not self.give(answer, "en").is_right:
                raise BadLesson("lesson-answers", answer=answer[:80])

    @property
    def heard(self) -> list[Event]:
        """What has happened."""
        return self._chronicle.events

    @property
    def step(self) -> LessonStep | None:
        """The step that is on; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.place] if self.place < len(steps) else None

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.step is None

    def coach(self, lang: str) -> Coach:
        """What the coach says now."""
        steps, step = self.lesson.steps, self.step
        goes_on = self.lesson.first and self.game.to_act is not None
        if step is None:
            key = "lesson-goes-on" if goes_on else "lesson-done"
            return Coach(len(steps), len(steps), say(key, lang), (), False, True, goes_on)
        return Coach(
            step=self.place + 1,
            steps=len(steps),
            sentence=self._said(step.say, lang),
            point=step.point,
            task=bool(step.accept),
            is_over=False,
            goes_on=False,
            rule=step.rule,
        )

    def _said(self, words: Words, lang: str) -> str:
        values = {name: number_at(self.game, self.lesson.seat, path) for name, path in words.values.items()}
        whole = {name: int(value) if value == int(value) else value for name, value in values.items()}
        return words.said(lang, whole)

    def give(self, line: str, lang: str) -> Reply:
        """Answer the coach: `next`, or an action, or several with `;` between them; all of them or none."""
        texts = [text.strip() for text in line.split(";")]
        if len(self.answers) + len(texts) > LONGEST:
            raise BadLesson("lesson-answers", answer=line[:80])
        if len(texts) > 1:
            trial = self.copy()
            for text in texts:
                reply = trial.give(text, lang)
                if not reply.is_right:
                    return reply
        for text in texts:
            reply = self._give(text, lang)
            if not reply.is_right:
                return reply
        return Reply(is_right=True)

    def copy(self) -> LessonRun:
        """The same lesson at the same place."""
        return LessonRun(self.lesson, self.answers)

    def back(self) -> LessonRun:
        """The lesson before the last answer."""
        return LessonRun(self.lesson, self.answers[:-1])

    def _give(self, text: str, lang: str) -> Reply:
        step = self.step
        if step is None:
            return Reply(is_right=False, sentence=say("lesson-done", lang))
        if not step.accept:
            if text != NEXT:
                return Reply(is_right=False, sentence=say("lesson-read-on", lang))
            self.answers.append(NEXT)
            self._end_step(step)
            return Reply(is_right=True)
        reply = self._judged(step, text, lang)
        if reply.is_right:
            self.answers.append(self.game.codec.text(self.game.codec.parse(text)))
            self._play(step, text)
        return reply

    def _judged(self, step: LessonStep, text: str, lang: str) -> Reply:
        """Whether an answer is right here; if not, why: the rules' own reason where they forbid it."""
        if text == NEXT:
            return Reply(is_right=False, sentence=self._said(step.say, lang))
        try:
            action = self.game.codec.parse(text)
        except BadNotation as problem:
            return Reply(is_right=False, sentence=error_sentence(problem, lang))
        refusal = self.game.why_not(action)
        if refusal is not None:
            sentence = refusal_sentence(self.game, refusal, lang)
            return Reply(is_right=False, sentence=sentence, rule=refusal.rule)
        plain = self.game.codec.text(action)
        if any(fnmatchcase(plain, pattern) for pattern in step.accept):
            return Reply(is_right=True)
        for pattern, words in step.wrong:
            if fnmatchcase(plain, pattern):
                return Reply(is_right=False, sentence=self._said(words, lang))
        return Reply(is_right=False, sentence=say("lesson-not-here", lang))

    def _play(self, step: LessonStep, text: str) -> None:
        self._script = list(step.others)
        self._has_moved = False
        self.game.play(text)
        self._follow()
        if not step.until or self._holds(step):
            self._end_step(step)

    def _holds(self, step: LessonStep) -> bool:
        return all(one.holds(self.game, self.lesson.seat, self._has_moved) for one in step.until)

    def _end_step(self, step: LessonStep) -> None:
        self.place += 1
        self._pass_steps()

    def _pass_steps(self) -> None:
        """A task that the game no longer asks for is passed: nobody waits for what cannot be done."""
        while (step := self.step) is not None and step.accept and not self._is_possible(step):
            self.place += 1

    def _is_possible(self, step: LessonStep) -> bool:
        if self.game.to_act != self.lesson.seat:
            return False
        texts = [self.game.codec.text(action) for action in self.game.legal_actions()]
        return any(fnmatchcase(text, pattern) for text in texts for pattern in step.accept)

    def _follow(self) -> None:
        """Let chance and the others answer, and give answers of the learner that leave no choice."""
        for _ in range(PATIENCE):
            seat = self.game.to_act
            if seat is None:
                self._has_moved = True
                return
            if seat == self.lesson.seat:
                legal = self.game.legal_actions()
                if len(legal) > 1:
                    return
                self.game.play(legal[0])
                continue
            self._has_moved = self._has_moved or seat != NATURE
            self.game.play(self._answer(seat))
        raise BadLesson("lesson-stuck")

    def _answer(self, seat: int) -> int:
        """What another seat or chance answers: as the lesson has it, as far as that is possible."""
        if self._script:
            try:
                action = self.game.codec.parse(self._script[0])
            except BocageError:
                raise BadLesson("lesson-script", move=self._script[0]) from None
            if self.game.menu().has(action):
                self._script.pop(0)
                return int(action)
        if seat == NATURE:
            return self._rng.choice(self.game.legal_actions())
        return int(self._bot.decide(self.game))

    def trial(self, line: str) -> Game:
        """The game after a line of answers that are only tried.

        Raises:
            IllegalAction, BadNotation: one is not possible.
        """
        game = self.game.copy()
        game.play_line(line)
        return game

    def why_not(self, text: str, lang: str) -> Reply:
        """Why an action is not possible now; right where it is."""
        try:
            refusal = self.game.why_not(self.game.codec.parse(text))
        except BadNotation as problem:
            return Reply(is_right=False, sentence=error_sentence(problem, lang))
        if refusal is None:
            return Reply(is_right=True)
        return Reply(is_right=False, sentence=refusal_sentence(self.game, refusal, lang), rule=refusal.rule)

    def record(self, names: list[str]) -> Record:
        """The game so far: a table can go on from it."""
        return record_of(self.game, names)
