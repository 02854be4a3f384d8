"""What is told while a game goes on: states, and answers to messages."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from bocage.table.wire.common import MessageId, Problem, said
from bocage.table.wire.moments import Action, Log, Moment, Outcome
from bocage.table.wire.tables import ClockFace, Seat, Shuffle, TableSettings, TableStatus

Span = TypeAliasType("Span", Literal["phase", "round"])


@said
class News(TypedDict):
    """What others did since the viewer's seat last decided, similar events taken together."""

    digest: list[str]
    since: int


@said
class BackRequest(TypedDict):
    """Somebody asks the others to take back a decision."""

    seat: int
    name: str
    count: int
    """How many decisions that takes back, those of others included."""
    mine: bool
    to_answer: bool
    """Whether the viewer is asked: `allow` or `refuse`."""


@said
class TableState(Moment):
    """The state of a table for one viewer."""

    type: Literal["state"]
    id: MessageId | None
    """The message that it answers."""
    table: str
    seq: int
    """Counts everything that happened to the table; send it back with a decision."""
    changed: int
    """The last `seq` that was about the game: since then people came, went or asked, and no more."""
    status: TableStatus
    mine: list[int]
    """The seats of whoever looks."""
    curtain: int | None
    """A seat of mine that must decide, while another person of this screen may be looking."""
    seats: list[Seat]
    settings: TableSettings
    shuffle: Shuffle | None
    """What chance follows; null at tables that were opened before there were seeds."""
    thinking: bool
    """Whether a bot is at it."""
    pending: Action | None
    """What waits for `confirm` or `undo`; only its player sees it."""
    can_undo: int
    """How many decisions `undo` would take back."""
    can_undo_turn: int
    """How many decisions `undo` of the turn would take back."""
    can_ask_back: bool
    """Whether the other people could be asked to let the viewer's last decision be taken back: `ask`."""
    back: BackRequest | None
    """The open request."""
    can_redo: int
    """How many decisions could be repeated."""
    waived: Span | None
    """Until when the viewer is not asked about what is always possible."""
    can_waive: bool
    """Whether the open question is of that kind."""
    clock: ClockFace | None
    """Null where there is none."""
    log: Log
    news: News
    outcome: Outcome | None


@said
class Trial(Moment):
    """How the table would look after a line. Nothing is done and nobody else learns of it."""

    type: Literal["trial"]
    id: MessageId | None


@said
class Why(TypedDict):
    """Why an action is not possible."""

    type: Literal["why"]
    id: MessageId | None
    action: int
    notation: str
    legal: bool
    rule: str | None
    sentence: str
    link: str | None
    """The call that gives the rule."""


@said
class ReadingRow(TypedDict):
    """A part of a price against what somebody has, or what lies there."""

    text: str
    note: str
    good: str
    """Whose picture stands before it; may be empty."""
    missing: bool
    """Whether something is lacking here."""


@said
class Reading(TypedDict):
    """What a thing is for whoever asks, now."""

    type: Literal["reading"]
    id: MessageId | None
    target: str
    name: str
    kind: str
    effect: str
    rule: str | None
    rows: list[ReadingRow]
    who: str
    """Whose it is, or who stands there; may be empty."""
    would: str
    """What choosing it would bring now; empty where it cannot be chosen, or that is hidden."""
    refusal: str
    """Why it cannot be chosen, where that is asked for now."""
    spoken: str


@said
class Hint(Action):
    """What the analysis would do."""

    type: Literal["hint"]
    id: MessageId | None
    points: float | None
    """The points it leads to."""
    margin: float | None
    """How much better it is than the next."""
    reason: str


@said
class ChatLine(TypedDict):
    """Something that somebody at the table has said."""

    n: int
    seat: int
    name: str
    """As they were called then."""
    mine: bool
    phrase: str | None
    """Which ready phrase it is; null for a text of their own."""
    text: str
    """In the language of whoever reads it, where it is a phrase."""
    at: float
    """In seconds since 1970."""


@said
class Chat(TypedDict):
    """What was said at the table; the reader may know some of it already."""

    type: Literal["chat"]
    id: MessageId | None
    lines: list[ChatLine]


@said
class Failure(Problem):
    """A message that could not be carried out."""

    type: Literal["error"]
    id: MessageId | None


@said
class Closed(TypedDict):
    """The table was closed; nothing follows."""

    type: Literal["closed"]
    sentence: str
    record: str | None
    """Where the record of what was played can be had; null where somebody may yet go on."""


@said
class Ping(TypedDict):
    """The connection stands; nothing need be answered."""

    type: Literal["ping"]


@said
class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    id: MessageId | None


Refusal = TypeAliasType("Refusal", Problem | Failure)
Reply = TypeAliasType("Reply", TableState | Trial | Why | Reading | Hint | Chat | Pong)
ServerMessage = TypeAliasType("ServerMessage", Reply | Failure | Closed | Ping)
