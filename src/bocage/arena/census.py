"""`python -m bocage.arena.census FILE --seconds 500`: the games behind the published tables of balance.

Every mode of every game, with as many players as it can have; the usual number of players first. FILE keeps
what was counted, a line for each table; a second run goes on there. Where the network of a game has changed
since, its tables begin anew. `scripts/balance --pages` makes pages.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from bocage.arena.errors import ArenaProblem
from bocage.arena.plan import ArenaPlan
from bocage.arena.series import PlayedSeries, play_series, read_series, write_series

GAMES = 20_000
# The prior of the network alone; some freedom, or games without chance would all be the same.
BOT = "instinct~0.5"
TOLD = 5.0  # seconds between two lines


@dataclass(frozen=True)
class PublishedTable:
    """One table that is published.

    Attributes:
        game, mode, seats, more: what is played; rank: when, the lowest first.
    """

    game: str
    mode: str
    seats: int
    rank: int = 0
    more: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What its files are called."""
        return "-".join([self.game, self.mode, str(self.seats), *(["draft"] if "draft" in self.more else [])])

    def series(self, bot: str, games: int) -> PlayedSeries:
        """Its games, none of them played."""
        words = {
            "mode": self.mode,
            **({} if self.game == "creatures" else {"seats": self.seats}),
            **self.more,
        }
        return PlayedSeries(self.name, ArenaPlan(self.game, (bot,), games, 0, words), self.rank)


TABLES = (
    *(PublishedTable("creatures", mode, 2) for mode in ("standard", "advanced", "expert")),
    PublishedTable("agricola", "full", 2),
    PublishedTable("agricola", "full", 2, more={"draft": "sequential_7"}),
    PublishedTable("agricola", "beginner", 2),
    PublishedTable("farmerama", "basic", 2),
    PublishedTable("farmerama", "advanced", 2),
    PublishedTable("farmerama", "solo", 1),
    *(PublishedTable("agricola", "full", seats, rank=1) for seats in (1, 3, 4)),
    *(PublishedTable("farmerama", mode, seats, rank=1) for mode in ("basic", "advanced") for seats in (3, 4)),
    *(PublishedTable("agricola", "beginner", seats, rank=2) for seats in (3, 4)),
)


def census(file: Path, bot: str, games: int, seconds: float, jobs: int, only: str) -> list[PlayedSeries]:
    """Play, and keep what was counted; tables that are not asked for stay in the file as they are."""
    begins = tuple(only.split(","))
    series = [table.series(bot, games) for table in TABLES if table.name.startswith(begins)]
    beside: list[str] = []
    if file.is_file():
        names = {one.name for one in series}
        for one in read_series(series, file, renew=True):  # refuses what is no such file
            tell({"name": one.name, "begins_anew": one.network})
        lines = file.read_text(encoding="utf-8").splitlines()
        beside = [line for line in lines if json.loads(line)["name"] not in names]
    told = start = time.monotonic()
    for _ in play_series(series, jobs, seconds, lambda: write_series(series, file, beside)):
        if time.monotonic() - told > TOLD:
            told = time.monotonic()
            tell({"seconds": round(told - start), **{one.name: one.ledger.games for one in series}})
    for one in series:
        pace = round(one.ledger.games / one.seconds, 1) if one.seconds else None
        tell({"name": one.name, "games": one.ledger.games, "games_a_second_of_a_core": pace})
    return series


def tell(found: dict[str, object]) -> None:
    """One line."""
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()


def main() -> int:
    """Play as the line says."""
    words = argparse.ArgumentParser(prog="bocage.arena.census")
    words.add_argument("file", type=Path)
    words.add_argument("--bot", default=BOT)
    words.add_argument("--games", type=int, default=GAMES)
    words.add_argument("--seconds", type=float, default=float("inf"))
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--only", default="", help="tables whose names begin so; several with commas")
    given = words.parse_args()
    for begin in given.only.split(","):
        if not any(table.name.startswith(begin) for table in TABLES):
            words.error(f"no table is called {begin}; there are: {', '.join(one.name for one in TABLES)}")
    if given.games < 1 or given.jobs < 1 or given.seconds <= 0:
        words.error("--games, --jobs and --seconds are more than nothing")
    try:
        census(given.file, given.bot, given.games, given.seconds, given.jobs, given.only)
    except ArenaProblem as problem:
        words.error(str(problem))
    return 0


if __name__ == "__main__":
    sys.exit(main())
