"""One puzzle, and files of them: a JSON value a line, with names only, as records have them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from bocage import games
from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.learning.errors import BadPuzzle

FORMAT = 1
# Grades, and the least share of the levels' tries that find the best move.
GRADES = {"easy": 0.7, "medium": 0.4, "hard": 0.15, "very-hard": 0.0}


@dataclass(frozen=True)
class PuzzleMove:
    """A move that a puzzle knows.

    Attributes:
        line: its answers in notation, the first of them the move that is asked for.
        worth: points ahead of the best other seat that it leads to; points: what the seat may score.
        doubt: the worth lies within so much of it.
        lines: heading of the score → points that the best move brings more, together what this one
            gives away.
    """

    line: tuple[str, ...]
    worth: float
    points: float
    doubt: float
    lines: Mapping[str, float] = field(default_factory=dict)

    @property
    def move(self) -> str:
        """The first answer, by which a move is known."""
        return self.line[0]


@dataclass(frozen=True)
class Puzzle:
    """A position with its answers, the best first.

    Attributes:
        id: the checksum of the position; seat: who is to move.
        lead: the least by which the best move led the second, over all seeds and lengths of search.
        found: level → the share of its tries that found the best move.
        simulations: how far the longer searches went.
    """

    game: str
    rules: int
    id: str
    seat: int
    position: Mapping[str, object]
    answers: Sequence[PuzzleMove]
    lead: float
    found: Mapping[str, float]
    simulations: int

    @property
    def share(self) -> float:
        """How often it is solved by the levels, all counting alike."""
        return sum(self.found.values()) / len(self.found) if self.found else 0.0

    @property
    def grade(self) -> str:
        """How hard it is."""
        return next(grade for grade, least in GRADES.items() if self.share >= least)

    @property
    def rating(self) -> int:
        """The same as a number, as players have one: 800 for what all find, 2200 for what none does."""
        return round(2200 - 1400 * self.share)

    @property
    def best(self) -> PuzzleMove:
        """The move that is looked for."""
        return self.answers[0]

    @property
    def likeness(self) -> str:
        """Puzzles that have this in common teach the same: sort of game, round, own farm and best move."""
        farms = self.position.get("farms")
        mine = farms[self.seat] if isinstance(farms, list) and self.seat < len(farms) else None
        held = (
            {name: value for name, value in mine.items() if name != "hand"} if isinstance(mine, dict) else {}
        )
        sort = sort_of(_table(self.position.get("options", {})))
        return json.dumps([self.game, sort, self.position.get("round"), held, self.best.move], sort_keys=True)

    def begin(self) -> Game:
        """The game as it stands.

        Raises:
            BadPuzzle: the game is not here.
            BadPosition: the position cannot stand by these rules.
        """
        kind = games.game_class(self.game)
        if kind is None:
            raise BadPuzzle("puzzle-game", game=self.game, known=", ".join(games.installed()))
        return kind.from_position(self.position)

    def as_json(self) -> dict[str, object]:
        """As plain data."""
        return {
            "puzzle": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "id": self.id,
            "seat": self.seat,
            "grade": self.grade,
            "lead": round(self.lead, 2),
            "found": {level: round(share, 2) for level, share in self.found.items()},
            "simulations": self.simulations,
            "answers": [answer_json(answer) for answer in self.answers],
            "position": dict(self.position),
        }

    @classmethod
    def from_json(cls, value: Mapping[str, object]) -> Self:
        """From plain data.

        Raises:
            BadPuzzle: it is no puzzle, or of a form that is not known.
        """
        if value.get("puzzle") != FORMAT:
            raise BadPuzzle("puzzle-form", found=str(value.get("puzzle")), known=FORMAT)
        try:
            return cls(
                game=_text(value["game"]),
                rules=int(_number(value["rules"])),
                id=_text(value["id"]),
                seat=int(_number(value["seat"])),
                position=_table(value["position"]),
                answers=tuple(_answer(_table(one)) for one in _list(value["answers"])),
                lead=_number(value["lead"]),
                found={level: _number(share) for level, share in _table(value["found"]).items()},
                simulations=int(_number(value["simulations"])),
            )
        except (KeyError, TypeError, ValueError):
            raise BadPuzzle("puzzle-damaged") from None

    def check(self) -> None:
        """See that the position stands, and that every answer can be given in it.

        Raises:
            BadPuzzle: it does not, or one cannot.
        """
        game = self.begin()
        if game.rules_version != self.rules:
            raise BadPuzzle("puzzle-rules", id=self.id, found=self.rules, known=game.rules_version)
        if game.checksum() != self.id or game.to_act != self.seat or len(self.answers) < 2:
            raise BadPuzzle("puzzle-position", id=self.id)
        for answer in self.answers:
            trial = game.copy()
            for text in answer.line:
                try:
                    trial.play(text)
                except BocageError:
                    raise BadPuzzle("puzzle-answer", id=self.id, move=text) from None
        if any(other.worth >= self.best.worth for other in self.answers[1:]) or self.lead <= 0:
            raise BadPuzzle("puzzle-not-best", id=self.id)


def sort_of(options: Mapping[str, object]) -> tuple[str, int]:
    """The mode of a game and its number of players, as far as its options say them."""
    seats = options.get("seats", 0)
    return str(options.get("mode", "")), seats if isinstance(seats, int) else 0


def answer_json(answer: PuzzleMove) -> dict[str, object]:
    """An answer as plain data."""
    return {
        "line": list(answer.line),
        "worth": round(answer.worth, 2),
        "points": round(answer.points, 2),
        "doubt": round(answer.doubt, 2),
        "lines": {heading: round(points, 1) for heading, points in answer.lines.items()},
    }


def _answer(value: Mapping[str, object]) -> PuzzleMove:
    line = tuple(_text(text) for text in _list(value["line"]))
    if not line:
        raise ValueError
    lines = {heading: _number(points) for heading, points in _table(value["lines"]).items()}
    worth, points, doubt = (_number(value[name]) for name in ("worth", "points", "doubt"))
    return PuzzleMove(line, worth, points, doubt, lines)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _number(value: object) -> float:
    if not isinstance(value, int | float):
        raise TypeError
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _table(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError
    return value


def line_of(puzzle: Puzzle) -> str:
    """A puzzle as a line of a file."""
    return json.dumps(puzzle.as_json(), ensure_ascii=False, separators=(",", ":"))


def read_puzzles(file: Path) -> list[Puzzle]:
    """All puzzles of a file, each once.

    Raises:
        BadPuzzle: a line is none; with its number.
        OSError: the file cannot be read.
    """
    return list(parse_puzzles(file.read_text(encoding="utf-8").splitlines()))


def parse_puzzles(lines: Iterable[str]) -> Iterable[Puzzle]:
    """The puzzles of these lines, each once.

    Raises:
        BadPuzzle: a line is none; with its number.
    """
    seen: set[str] = set()
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
            found = Puzzle.from_json(value if isinstance(value, dict) else {})
        except (ValueError, RecursionError, BadPuzzle):
            raise BadPuzzle("puzzle-line", line=number) from None
        if found.id not in seen:
            seen.add(found.id)
            yield found
