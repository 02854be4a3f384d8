"""A table as it is kept: its sheet, its seats, its settings. Where it is kept is another matter (`store`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from typing_extensions import TypedDict

from bocage.table.entries import Entry
from bocage.table.wire.common import Options
from bocage.table.wire.tables import Clock, SeatKind, TableSettings, TableStatus

Json = dict[str, object]


class Conflict(Exception):
    """Another server was faster."""


@dataclass
class StoredSeat:
    """A place at a table.

    Attributes:
        kind: `person`, `bot` or `free`; name: what it is called, of a bot's seat the person it stands in for;
            bot: which one.
        owner: the hash of the token it belongs to; of a bot's seat, who handed it over and may take it back.
            Empty for free seats, and where a bot sat from the start.
    """

    kind: SeatKind
    name: str = ""
    bot: str = ""
    owner: str = ""

    def is_of(self, owner: str) -> bool:
        """Whether somebody sits here."""
        return self.kind == "person" and bool(owner) and self.owner == owner


class Hands(TypedDict):
    """Where the clock of a table stands.

    `left`: seconds of each seat at the moment `since`; `seat`: whose time has run since then; `paid`: for
    each seat, how many moves stood when its turn last brought it time.
    """

    left: list[float]
    seat: int | None
    since: float
    paid: list[int]


@dataclass
class StoredTable:
    """A table as it lies in the database.

    Attributes:
        start: the position it began with, if not the usual one.
        status: `waiting`, `playing`, `over` or `closed`.
        to_act, round, scores, winners: what lists show.
        decks: the further decks of cards that it is played with, and a checksum of each; None: not known.
        seed: what chance follows, secret until the end; empty: it is drawn when it is due.
        given: so many moves it began with.
        clock: where its clock stands; due: the moment at which somebody's time is out. None: nobody's runs.
        said: the number of the last line of its chat.
    """

    id: str
    game: str
    rules: int
    options: Options
    start: Json | None
    settings: TableSettings
    status: TableStatus
    host: str
    created: float
    touched: float
    to_act: int | None = None
    round: int = 0
    scores: list[float] | None = None
    winners: list[int] | None = None
    decks: dict[str, str] | None = None
    seed: str = ""
    given: int = 0
    clock: Hands | None = None
    due: float | None = None
    said: int = 0
    seats: list[StoredSeat] = field(default_factory=list)


def mode_of(sheet: StoredTable) -> str | None:
    """The mode of a table's game, where it has modes."""
    found = sheet.options.get("mode")
    return found if isinstance(found, str) else None


STAND_IN = "ash"
NO_CLOCK: Clock = {"kind": "none", "minutes": 15, "increment": 10, "days": 3, "bot": STAND_IN}
# The settings of a table of which nothing else was said.
USUAL: TableSettings = {
    "open": False,
    "watch": True,
    "undo": True,
    "confirm": False,
    "forced": True,
    "score": "all",
    "hints": True,
    "clock": NO_CLOCK,
    "level": "any",
    "chat": "auto",
}


class Keeper(Protocol):
    """What keeps tables: a database, or the storage of a browser.

    Whatever is asked of it is refused while it is away or cannot write; nothing has changed then.
    """

    @property
    def waiting(self) -> int:
        """How many writes wait."""

    async def create(self, sheet: StoredTable, entries: Sequence[Entry]) -> None:
        """Keep a new table."""

    async def append(
        self, sheet: StoredTable, first: int, entries: Sequence[Entry], seats: bool = False
    ) -> None:
        """Add entries from number `first` on, with what lists show and, where wanted, the seats.

        Raises:
            Conflict: somebody else has added entries already. Nothing has changed.
        """

    async def load(self, id: str) -> tuple[StoredTable, list[Entry]] | None:
        """A table with all its entries; None when there is none."""

    async def load_since(self, id: str, seq: int) -> tuple[StoredTable, list[Entry]] | None:
        """A table with its entries after number `seq`."""

    async def touched(self, ids: Sequence[str]) -> dict[str, float]:
        """When each of these tables was last changed."""

    async def check(self) -> None:
        """Refuse where it does not answer, or has just refused to be written.

        Raises:
            Refused: so it is.
        """
