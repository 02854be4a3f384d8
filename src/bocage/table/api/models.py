"""What programs send, field by field."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
    model_validator,
)

from bocage.table.chat import LONGEST
from bocage.table.sheets import STAND_IN
from bocage.table.texts import LONGEST_NAME, can_be_kept, is_printable
from bocage.table.wire.common import Options
from bocage.table.wire.play import Span
from bocage.table.wire.tables import ChatSetting, ClockKind, LevelSought, ScoreSetting


def _printable(text: str) -> str:
    """Refuse control signs and the invisible marks that turn text around."""
    if not is_printable(text):
        raise ValueError
    return text


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    AfterValidator(_printable),
]
Id = Annotated[str, StringConstraints(max_length=32)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Action = Annotated[int, Field(ge=0, lt=2**31)] | Annotated[str, StringConstraints(max_length=2000)]
Lang = Literal["en", "fr"]
Saying = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST),
    AfterValidator(_printable),
]
Phrase = Literal[
    "hello", "luck", "nice", "oops", "thinking", "moment", "back", "thanks", "played", "again", "bye"
]


class Strict(BaseModel):
    """Fields that mean nothing are refused, and texts that no database takes."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _can_be_kept(cls, value: object) -> object:
        if not can_be_kept(value):
            raise ValueError
        return value


class SeatPlan(Strict):
    """Who shall sit in a seat: `me`, another person `here`, whoever has the `link`, or a `bot`."""

    who: Literal["me", "here", "link", "bot"]
    name: Name | None = None
    bot: Id | None = None


class ClockWish(Strict):
    """How much time people have, and which bot decides for whoever has none left."""

    kind: ClockKind
    minutes: Annotated[int, Field(ge=1, le=600)] = 15
    increment: Annotated[int, Field(ge=0, le=600)] = 10
    days: Annotated[int, Field(ge=1, le=30)] = 3
    bot: Id = STAND_IN


class SettingsWish(Strict):
    """The settings of a table; those left out stay as they are, or are usual."""

    open: bool | None = None
    watch: bool | None = None
    undo: bool | None = None
    confirm: bool | None = None
    forced: bool | None = None
    score: ScoreSetting | None = None
    hints: bool | None = None
    clock: ClockWish | None = None
    level: LevelSought | None = None
    chat: ChatSetting | None = None


class NewTable(Strict):
    """A table to open."""

    game: Id | None = None
    options: Options = Field(default_factory=dict)
    seats: list[SeatPlan] = Field(min_length=1, max_length=9)
    settings: SettingsWish = SettingsWish()
    position: dict[str, JsonValue] | None = None
    record: str | None = None
    until: Annotated[int, Field(ge=0, lt=2**31)] | None = None
    """Of a record, only so many moves."""


class Changes(Strict):
    """Settings to change."""

    settings: SettingsWish


class Naming(Strict):
    """A name for a seat."""

    name: Name


class Handing(Strict):
    """Who shall have a seat: a bot, or nobody for now."""

    to: Literal["bot", "free"]
    bot: Id | None = None


class RecordText(Strict):
    """The text of a record."""

    record: str


class Message(Strict):
    """What a player sends."""

    do: Literal[
        "play",
        "undo",
        "redo",
        "confirm",
        "ask",
        "allow",
        "refuse",
        "waive",
        "call",
        "look",
        "why",
        "explain",
        "try",
        "hint",
        "say",
        "lang",
        "ping",
    ]
    action: Action | None = None
    seat: SeatNumber | None = None
    seq: Annotated[int, Field(ge=0, lt=2**31)] | None = None
    turn: bool = False
    until: Span = "phase"
    lang: Lang | None = None
    phrase: Phrase | None = None
    """One of the ready phrases to say."""
    text: Saying | None = None
    """What to say in words of one's own."""
    id: Annotated[int, Field(ge=0, lt=2**53)] | Id | None = None
