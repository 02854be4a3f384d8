"""What the page sends about learning, field by field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from bocage.offline.forms import LONGEST_LINE, Check, is_number, is_object, is_text, one_of
from bocage.table.refusals import UNPROCESSABLE, Refused

LONGEST_CODE = 24_000
LONGEST_ADDRESS = 200
LONGEST_SEAL = 64
MOST_MOVES = 2000
MOST_ANSWERS = 400
MOST_VARIATIONS = 200
MOST_NAMES = 9
USUAL_LIMIT = 3.0  # points


def day(query: Mapping[str, str]) -> str:
    """The day of a call.

    Raises:
        Refused: there is none.
    """
    found = query.get("day", "")
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", found, re.ASCII):
        raise Refused(UNPROCESSABLE, "field", field="day")
    return found


def _is_line(value: object) -> bool:
    return is_text(value, LONGEST_LINE)


def _is_code(value: object) -> bool:
    return is_text(value, LONGEST_CODE)


def _is_limit(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0.5 <= value <= 50


def _lines(most: int, longest: int = LONGEST_LINE) -> Check:
    return lambda value: (
        isinstance(value, list) and len(value) <= most and all(is_text(one, longest) for one in value)
    )


BOARD: dict[str, Check] = {"do": one_of("look", "play", "try", "why"), "action": _is_line}


@dataclass
class LessonAnswers:
    """The answers of a lesson so far, and the next one."""

    do: str = "look"
    action: str | None = None
    answers: list[str] = field(default_factory=list)

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {**BOARD, "answers": _lines(MOST_ANSWERS)}


@dataclass
class PuzzleAnswer:
    """The move that somebody thinks best."""

    move: str

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {"move": _is_line}


@dataclass
class LinkWish:
    """A position or a record to be made a link of; `address` is what stands before it in the picture."""

    position: dict[str, object] | None = None
    record: str | None = None
    address: str | None = None

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {
            "position": is_object,
            "record": lambda value: isinstance(value, str),
            "address": lambda value: is_text(value, LONGEST_ADDRESS),
        }


@dataclass
class SetUpWish:
    """A position that somebody has set up by hand."""

    position: dict[str, object]

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {"position": is_object}


@dataclass
class BoardPlace:
    """A place at the analysis desk: a beginning, the moves from there, and through whose eyes it is seen."""

    code: str
    do: str = "look"
    action: str | None = None
    moves: list[str] = field(default_factory=list)
    seat: int | None = None

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {
            **BOARD,
            "code": _is_code,
            "moves": _lines(MOST_MOVES),
            "seat": lambda value: is_number(value, 10),
        }


@dataclass
class MoveAbout:
    """A move about to be made, and how many points it may cost."""

    code: str
    action: str
    moves: list[str] = field(default_factory=list)
    limit: float = USUAL_LIMIT

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {"code": _is_code, "action": _is_line, "moves": _lines(MOST_MOVES), "limit": _is_limit}


@dataclass
class MoveAtTable:
    """A move about to be made at a table."""

    action: str
    limit: float = USUAL_LIMIT

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {"action": _is_line, "limit": _is_limit}


@dataclass
class DealMoves:
    """The moves of a deal so far, and the next one."""

    do: str = "look"
    action: str | None = None
    moves: list[str] = field(default_factory=list)
    seal: str = ""  # of a server; nobody here compares results

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {**BOARD, "moves": _lines(MOST_MOVES), "seal": lambda value: is_text(value, LONGEST_SEAL)}


@dataclass
class Variations:
    """A game at the desk with its variations, to be made a record of."""

    code: str
    moves: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    variations: list[dict[str, object]] = field(default_factory=list)

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {
            "code": _is_code,
            "moves": _lines(MOST_MOVES),
            "names": _lines(MOST_NAMES, 40),
            "variations": lambda value: (
                isinstance(value, list)
                and len(value) <= MOST_VARIATIONS
                and all(is_object(one) for one in value)
            ),
        }


@dataclass
class HeldCode:
    """What a link holds."""

    code: str

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {"code": _is_code}
