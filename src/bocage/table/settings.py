"""What a host can choose about a server."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from bocage.core.errors import BocageError


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """What one address, or one connection, may ask for.

    Attributes:
        calls: of the interface, by address; tables: opened or records kept, by address.
        messages: through one WebSocket; sayings: lines of one person in the chat of one table.
        connections: open at once, by address.
        held: connections of plain HTTP at once, by address.
        request_seconds: in which a request must have come to its end, and an answer must be read.
        request, record, message, headers: sizes in bytes.
    """

    calls: Rate = Rate(20, 80)
    tables: Rate = Rate(30 / 3600, 30)
    messages: Rate = Rate(40, 120)
    sayings: Rate = Rate(1 / 3, 6)
    connections: int = 60
    request: int = 64 * 1024
    record: int = 1024 * 1024
    message: int = 16 * 1024
    headers: int = 32 * 1024
    held: int = 200
    request_seconds: float = 20.0

    def loosened(self) -> Limits:
        """Practically none, for a server that only its own machine can reach."""
        free = Rate(10_000, 100_000)
        return replace(self, calls=free, tables=free, messages=free, connections=100_000, held=100_000)


def read_limits(words: Sequence[str]) -> Limits:
    """The usual limits, but for those that are named: `calls=40/160`, `connections=100`, `record=2000000`.

    Raises:
        BocageError: there is no such limit, or that is no value of it.
    """
    known = [one.name for one in fields(Limits)]
    found: dict[str, Rate | int | float] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in known:
            raise BocageError("limit", word=word, known=", ".join(known))
        usual = getattr(Limits(), name)
        try:
            found[name] = _rate(value) if isinstance(usual, Rate) else type(usual)(value)
        except ValueError:
            raise BocageError("limit", word=word, known=", ".join(known)) from None
    return replace(Limits(), **found)  # type: ignore[arg-type] # each of the kind that is usual


def _rate(value: str) -> Rate:
    """`20/80`: twenty a second, eighty at once."""
    steady, _, burst = value.partition("/")
    found = Rate(float(steady), int(burst or steady))
    if found.per_second <= 0 or found.burst < 1:
        raise ValueError
    return found


@dataclass(frozen=True)
class Settings:
    """How a server runs.

    Attributes:
        database: a URL of SQLAlchemy; empty: a SQLite file in the user's data folder.
        redis: the URL of the server that wakes the other processes; empty: this is the only process.
        hosts: the names under which it may be called; none: any.
        origins: other sites whose pages may use it, such as `https://example.org`.
        home: its addresses for other devices of the house, such as `http://192.168.1.20:8140`.
        secure: whether cookies travel by https alone.
        metrics: whether `/metrics` can be read.
        thinkers: processes that bots think in, at most; 0: one for each core.
        bot_seconds: the longest they may take for a decision.
        idle_seconds: after so long without anybody, a table is put away from memory.
        database_seconds: in so long a database on another machine must have answered.
    """

    database: str = ""
    redis: str = ""
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    home: tuple[str, ...] = ()
    secure: bool = False
    metrics: bool = False
    thinkers: int = 0
    bot_seconds: float = 30.0
    idle_seconds: float = 600.0
    database_seconds: float = 10.0
    limits: Limits = field(default_factory=Limits)


def data_folder() -> Path:
    """The folder of this user's tables."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "bocage"


def own_database() -> str:
    """The URL of the SQLite file in the user's data folder; makes the folder.

    Raises:
        OSError: the folder cannot be made.
    """
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"
