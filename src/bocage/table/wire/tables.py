"""Tables, their seats and their settings."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from bocage.table.wire.common import Options, said

SeatKind = TypeAliasType("SeatKind", Literal["person", "bot", "free"])
ScoreSetting = TypeAliasType("ScoreSetting", Literal["off", "mine", "all"])
TableStatus = TypeAliasType("TableStatus", Literal["waiting", "playing", "over", "closed"])


@said
class Seat(TypedDict):
    """A place at a table, as somebody sees it."""

    seat: int
    kind: SeatKind
    name: str
    """Empty where nobody sits."""
    bot: str | None
    """Which bot sits there."""
    mine: bool
    """Whether it belongs to whoever asks."""
    here: bool
    """Whether somebody is connected; bots always are."""


@said
class TableSettings(TypedDict):
    """The settings of a table."""

    open: bool
    """Listed among the open tables while a seat is free, and among those to watch."""
    watch: bool
    """People without a seat may look on."""
    undo: bool
    """Decisions may be taken back as far as the last information barrier."""
    confirm: bool
    """The decision that ends a turn waits for `confirm`."""
    forced: bool
    """A question with one legal answer answers itself."""
    score: ScoreSetting
    """Whose score is shown as it stands."""
    hints: bool
    """Players may ask for a hint."""


@said
class Shuffle(TypedDict):
    """What chance follows at a table: everything it decides can be worked out from the seed."""

    hash: str
    """SHA-256 of the seed, shown from the start."""
    seed: str | None
    """Once the game is over."""


@said
class TableCard(TypedDict):
    """What everybody may know of a table without looking at its game."""

    id: str
    game: str
    options: Options
    mode: str | None
    status: TableStatus
    seq: int | None
    """Counts everything that happened to the table; null in lists."""
    created: float
    touched: float
    """When something last happened, in seconds since 1970."""
    to_act: int | None
    """Who must decide: a seat, -1 for chance, null when the game is over."""
    round: int
    host: bool
    """Whether whoever asks has opened it."""
    seats: list[Seat]
    settings: TableSettings
    shuffle: Shuffle | None
    """None at tables that were opened before there were seeds."""
    winners: list[int] | None
    scores: list[float] | None


@said
class TableList(TypedDict):
    """Tables, latest first."""

    tables: list[TableCard]


@said
class ReplayList(TypedDict):
    """Tables whose games are over, latest first."""

    replays: list[TableCard]


@said
class Token(TypedDict):
    """A token for a program."""

    token: str


@said
class Place(TypedDict):
    """A seat at a table."""

    table: str
    seat: int


@said
class SeatLink(TypedDict):
    """A private link that moves a seat, good once."""

    path: str
    expires: float


@said
class Made(TypedDict):
    """The id of what was made."""

    id: str
