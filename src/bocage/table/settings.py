"""What a host can choose about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


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
        messages: through one WebSocket; connections: open at once, by address.
        request, record, message: sizes in bytes.
    """

    calls: Rate = Rate(20, 80)
    tables: Rate = Rate(30 / 3600, 30)
    messages: Rate = Rate(40, 120)
    connections: int = 60
    request: int = 64 * 1024
    record: int = 1024 * 1024
    message: int = 16 * 1024

    def loosened(self) -> Limits:
        """Practically none, for a server that only its own machine can reach."""
        free = Rate(10_000, 100_000)
        return Limits(free, free, free, 100_000, self.request, self.record, self.message)


@dataclass(frozen=True)
class Settings:
    """How a server runs.

    Attributes:
        database: a URL of SQLAlchemy; empty: a SQLite file in the user's data folder.
        redis: the URL of the server that wakes the other processes; empty: this is the only process.
        hosts: the names under which it may be called; none: any.
        origins: other sites whose pages may use it, such as `https://example.org`.
        secure: whether cookies travel by https alone.
        metrics: whether `/metrics` can be read.
        thinkers: processes that bots think in; bot_seconds: the longest they may take for a decision.
        idle_seconds: after so long without anybody, a table is put away from memory.
    """

    database: str = ""
    redis: str = ""
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    secure: bool = False
    metrics: bool = False
    thinkers: int = 1
    bot_seconds: float = 30.0
    idle_seconds: float = 600.0
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
