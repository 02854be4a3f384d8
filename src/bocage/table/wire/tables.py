"""Tables, their seats and their settings."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from bocage.table.wire.common import Options, said

SeatKind = TypeAliasType("SeatKind", Literal["person", "bot", "free"])
ScoreSetting = TypeAliasType("ScoreSetting", Literal["off", "mine", "all"])
TableStatus = TypeAliasType("TableStatus", Literal["waiting", "playing", "over", "closed"])
ClockKind = TypeAliasType("ClockKind", Literal["none", "live", "slow"])
LevelSought = TypeAliasType("LevelSought", Literal["any", "newcomer", "casual", "strong"])
ChatSetting = TypeAliasType("ChatSetting", Literal["auto", "free", "phrases", "off"])


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
    stands_for: str | None
    """The name of the person in whose place a bot decides until they are back."""
    returns: bool
    """Whether whoever asks can take this seat back from a bot."""


@said
class Clock(TypedDict):
    """How much time the people at a table have."""

    kind: ClockKind
    """`live`: a bank of minutes and some seconds for each turn; `slow`: days for each decision."""
    minutes: int
    increment: int
    """Seconds that are added to the bank with each turn."""
    days: int
    bot: str
    """Who decides for somebody whose time is out, until they are back."""


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
    clock: Clock
    """How much time people have; it does not change once the game has begun."""
    level: LevelSought
    """Whom the host would like to play with, for the list of open tables."""
    chat: ChatSetting
    """What players may say: anything, ready phrases, nothing; `auto`: anything unless the table is open."""


@said
class ClockFace(TypedDict):
    """The clock of a table when this was said."""

    kind: Literal["live", "slow"]
    left: list[float | None]
    """Seconds of each seat; null where none are counted."""
    running: int | None
    """Whose time runs."""
    urgent: bool
    """Whether little of it is left: a minute, or a quarter of the days."""


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
    clock: ClockFace | None
    """Null where there is none."""
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


@said
class InvitationWay(TypedDict):
    """One address of a table."""

    kind: Literal["home", "here"]
    """`home`: for devices in the same network; `here`: as this server was called."""
    url: str
    qr: str | None
    """The same as a picture, SVG; null where it is too long."""


@said
class Invitation(TypedDict):
    """How others come to a table, and who asks them to."""

    host: str
    """The name of whoever opened it; empty where they have no seat."""
    game: str
    """As it is called in the language of the answer."""
    ways: list[InvitationWay]
    """The best first."""
    is_local: bool
    """Whether nobody can come from another device: the server listens to its own machine alone."""
