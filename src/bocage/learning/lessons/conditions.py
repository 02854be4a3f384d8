"""What must be true for a step to be done: `mine.animals.sheep >= 3`, `asked space`, `moved`, `over`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bocage.core.game import Game

COMPARISON = re.compile(r"^([\w.]+)\s*(>=|<=|==|<|>)\s*(-?\d+)$")
MINE = "mine"


@dataclass(frozen=True)
class LessonCondition:
    """A comparison of a number in the position, or a word about the course of the game.

    Attributes:
        word: `moved`: another seat has decided since; `asked`: the question has this key; `over`: it is;
            empty: numbers are compared.
        path: where the number stands, `mine.` being the learner's farm; of lists and tables the length.
    """

    word: str
    path: str = ""
    sign: str = ""
    number: int = 0

    def holds(self, game: Game, seat: int, has_moved: bool) -> bool:
        """Whether it is true for a learner."""
        if self.word == "moved":
            return has_moved
        if self.word == "over":
            return game.to_act is None
        if self.word == "asked":
            return game.to_act == seat and game.prompt[1] == self.path
        value = number_at(game, seat, self.path)
        return {
            ">=": value >= self.number,
            "<=": value <= self.number,
            "==": value == self.number,
            ">": value > self.number,
            "<": value < self.number,
        }[self.sign]


def parse_condition(text: str) -> LessonCondition:
    """A condition as it is written.

    Raises:
        ValueError: it is none.
    """
    words = text.split()
    if words in (["moved"], ["over"]):
        return LessonCondition(words[0])
    if len(words) == 2 and words[0] == "asked":
        return LessonCondition("asked", words[1])
    match = COMPARISON.match(text.strip())
    if match is None:
        raise ValueError(text)
    return LessonCondition("", match[1], match[2], int(match[3]))


def number_at(game: Game, seat: int, path: str) -> float:
    """The number at a place of the position; 0 where there is nothing."""
    steps = path.split(".")
    if steps[0] == MINE:
        steps[:1] = ["farms", str(seat)]
    value: object = game.position()
    for step in steps:
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list) and step.isdecimal() and int(step) < len(value):
            value = value[int(step)]
        else:
            value = None
    if isinstance(value, dict | list | str):
        return len(value)
    return value if isinstance(value, int | float) else 0
