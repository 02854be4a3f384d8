"""What the page sends, field by field: the models of the server's interface where there is no Pydantic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Protocol, TypeVar

from bocage.table.refusals import UNPROCESSABLE, Refused
from bocage.table.texts import LONGEST_NAME, can_be_kept, is_printable

Check = Callable[[object], bool]
LARGEST = 2**31
LONGEST_LINE = 2000
MOST_SEATS = 9
DOINGS = frozenset(
    (
        *("play", "undo", "redo", "confirm", "ask", "allow", "refuse", "waive", "call", "look", "why"),
        *("explain", "try", "hint", "lang", "ping"),
    )
)


def is_text(value: object, most: int = 32) -> bool:
    """Whether it is a text of so many signs at most."""
    return isinstance(value, str) and len(value) <= most


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 1 <= len(value.strip()) <= LONGEST_NAME and is_printable(value)


def is_number(value: object, below: int = LARGEST) -> bool:
    """Whether it is a whole number from 0 on."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < below


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def is_object(value: object) -> bool:
    """Whether it has fields."""
    return isinstance(value, dict)


def one_of(*words: str) -> Check:
    """It must be one of these words."""
    return lambda value: value in words


class Form(Protocol):
    """Fields with a check for each."""

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""


T = TypeVar("T", bound=Form)


def read(kind: type[T], value: object, **given: object) -> T:
    """A form filled in; what is missing is as it usually is.

    Args:
        given: fields that were read already.

    Raises:
        Refused: a field is unknown, missing or not what it should be.
    """
    if not isinstance(value, dict) or not can_be_kept(value):
        raise Refused(UNPROCESSABLE, "field", field="-")
    checks = kind.checks()
    for name, found in value.items():
        if name not in checks:
            raise Refused(UNPROCESSABLE, "field", field=str(name)[:80])
        if name not in given and not (found is None or checks[name](found)):
            raise Refused(UNPROCESSABLE, "field", field=name)
    known = {name: found for name, found in value.items() if found is not None} | given
    try:
        return kind(**known)
    except TypeError:
        raise Refused(UNPROCESSABLE, "field", field="-") from None


@dataclass
class SeatPlan:
    """Who shall sit in a seat: `me`, another person `here`, or a `bot`."""

    who: str
    name: str | None = None
    bot: str | None = None

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {"who": one_of("me", "here", "bot"), "name": _is_name, "bot": is_text}


@dataclass
class SettingsWish:
    """The settings of a table; those left out stay as they are, or are usual."""

    open: bool | None = None
    watch: bool | None = None
    undo: bool | None = None
    confirm: bool | None = None
    forced: bool | None = None
    score: str | None = None
    hints: bool | None = None

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        flags: dict[str, Check] = dict.fromkeys(
            ("open", "watch", "undo", "confirm", "forced", "hints"), _is_flag
        )
        return {**flags, "score": one_of("off", "mine", "all")}

    def model_dump(self, exclude_none: bool) -> dict[str, object]:
        """The fields that were given, as the server's model tells them."""
        assert exclude_none
        found = {each.name: getattr(self, each.name) for each in fields(self)}
        return {name: value for name, value in found.items() if value is not None}


@dataclass
class NewTable:
    """A table to open."""

    seats: list[SeatPlan]
    game: str | None = None
    options: dict[str, object] = field(default_factory=dict)
    settings: SettingsWish = field(default_factory=SettingsWish)
    position: dict[str, object] | None = None
    record: str | None = None
    until: int | None = None

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {
            "until": lambda value: isinstance(value, int) and not isinstance(value, bool) and value >= 0,
            "seats": lambda value: isinstance(value, list) and 1 <= len(value) <= MOST_SEATS,
            "game": is_text,
            "options": is_object,
            "settings": is_object,
            "position": is_object,
            "record": lambda value: isinstance(value, str),
        }


@dataclass
class Message:
    """What a player sends."""

    do: str
    action: int | str | None = None
    seat: int | None = None
    seq: int | None = None
    turn: bool = False
    until: str = "phase"
    lang: str | None = None
    id: int | str | None = None

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {
            "do": lambda value: value in DOINGS,
            "action": lambda value: is_number(value) or is_text(value, LONGEST_LINE),
            "seat": lambda value: is_number(value, 10),
            "seq": is_number,
            "turn": _is_flag,
            "until": one_of("phase", "round"),
            "lang": one_of("en", "fr"),
            "id": lambda value: is_number(value, 2**53) or is_text(value),
        }


@dataclass
class Naming:
    """A name for a seat."""

    name: str

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {"name": _is_name}


@dataclass
class Handing:
    """Who shall have a seat: a bot, or nobody for now."""

    to: str
    bot: str | None = None

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {"to": one_of("bot", "free"), "bot": is_text}


@dataclass
class RecordText:
    """The text of a record."""

    record: str

    @staticmethod
    def checks() -> dict[str, Check]:
        """What each field must be."""
        return {"record": lambda value: isinstance(value, str)}


def new_table(value: object) -> NewTable:
    """A table to open, with its seats and settings.

    Raises:
        Refused: a field is not what it should be.
    """
    if not isinstance(value, dict):
        raise Refused(UNPROCESSABLE, "field", field="-")
    seats = value.get("seats")
    if not isinstance(seats, list):
        raise Refused(UNPROCESSABLE, "field", field="seats")
    plans = [read(SeatPlan, plan) for plan in seats]
    for plan in plans:
        plan.name = None if plan.name is None else plan.name.strip()
    return read(NewTable, value, seats=plans, settings=read(SettingsWish, value.get("settings") or {}))
