"""Long series of games that are counted, not kept: in blocks, by many processes, gone on with later."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bocage.arena.behind import network_behind
from bocage.arena.errors import ArenaProblem
from bocage.arena.ledger import TakenLedger
from bocage.arena.match import play_game
from bocage.arena.plan import ArenaPlan
from bocage.simulation.jobs import run_blocks

BLOCK = 60  # games, about
SAVED = 10.0  # seconds between two savings
Block = tuple[int, ArenaPlan, int]


@dataclass(frozen=True)
class Played:
    """What came of a block: what was counted, how long it took, and how much of that a core worked."""

    sums: dict[str, Any]
    seconds: float
    core_seconds: float


@dataclass
class PlayedSeries:
    """The games of one plan, as far as they were played.

    Attributes:
        name: what it is called among others; rank: those with a lower rank come first.
        ledger: what was counted; done, begun: the blocks that were, and those that somebody plays.
        seconds: of a core that they took; longest: how long the slowest one did.
        network: which one judges for the bots (`network_behind`).
    """

    name: str
    plan: ArenaPlan
    rank: int = 0
    done: set[int] = field(default_factory=set)
    begun: set[int] = field(default_factory=set)
    seconds: float = 0.0
    longest: float = 0.0

    def __post_init__(self) -> None:
        self.ledger = TakenLedger(self.plan.fresh())
        self.network = network_behind(self.plan)

    @property
    def blocks(self) -> int:
        """How many blocks the plan has; only whole ones are played, so that more can follow."""
        return -(-self.plan.games // block_size(self.plan))

    def next_block(self) -> int | None:
        """The first block that nobody has begun."""
        return next((number for number in range(self.blocks) if number not in self.begun), None)

    def note(self, number: int, played: Played) -> None:
        """Count a block."""
        self.ledger.join(played.sums)
        self.done.add(number)
        self.seconds += played.core_seconds
        self.longest = max(self.longest, played.seconds)

    def line(self) -> str:
        """All of it as one line."""
        kept = {
            "name": self.name,
            "plan": self.plan.identity(),
            "block": block_size(self.plan),
            "network": self.network,
            "done": sorted(self.done),
            "seconds": round(self.seconds, 1),
            "sums": self.ledger.sums(),
        }
        return json.dumps(kept, separators=(",", ":"))

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on from what a line holds.

        Raises:
            ArenaProblem: it is about other games.
        """
        if kept["plan"] != _plain(self.plan.identity()) or kept["block"] != block_size(self.plan):
            raise ArenaProblem("arena-other-series", name=self.name)
        self.network = kept.get("network")
        self.ledger.join(kept["sums"])
        self.done = set(kept["done"])
        self.begun = set(self.done)
        self.seconds = kept["seconds"]

    def is_outdated(self, kept: dict[str, Any]) -> bool:
        """Whether another network judged when a line was written: its games cannot be gone on with."""
        return bool(kept.get("network") != self.network)


def _plain(value: object) -> object:
    """As it comes back from a file."""
    return json.loads(json.dumps(value))


def block_size(plan: ArenaPlan) -> int:
    """Games of a block: whole rounds of all seatings, so that no deal is torn."""
    return -(-BLOCK // plan.cycle) * plan.cycle


def play_block(block: Block) -> Played:
    """Play a block."""
    _, plan, number = block
    start, work, size = time.perf_counter(), time.process_time(), block_size(plan)
    ledger = TakenLedger(plan.fresh())
    for game in range(number * size, (number + 1) * size):
        ledger.note(play_game(plan, plan.fixture(game)))
    return Played(ledger.sums(), time.perf_counter() - start, time.process_time() - work)


def play_series(
    series: Sequence[PlayedSeries],
    jobs: int,
    seconds: float = float("inf"),
    save: Callable[[], None] = lambda: None,
) -> Generator[PlayedSeries, None, None]:
    """Play until all is done or the time is over; the series of each block as it is counted.

    Those with a lower rank come first, and among equals the one with the least of its games done.
    """
    end, saved = time.monotonic() + seconds, time.monotonic()
    try:
        for (place, _, number), played in run_blocks(play_block, _due(series, end), jobs):
            series[place].note(number, played)
            yield series[place]
            if time.monotonic() - saved > SAVED:
                save()
                saved = time.monotonic()
    finally:
        save()


def _due(series: Sequence[PlayedSeries], end: float) -> Iterator[Block]:
    while True:
        left = end - time.monotonic()
        # A process has blocks waiting beside the one it plays.
        waiting = [
            (one.rank, len(one.begun) / one.blocks, place)
            for place, one in enumerate(series)
            if one.next_block() is not None and left > 2.5 * one.longest
        ]
        if not waiting or left <= 0:
            return
        place = min(waiting)[2]
        number = series[place].next_block()
        assert number is not None
        series[place].begun.add(number)
        yield place, series[place].plan, number


def write_series(series: Sequence[PlayedSeries], file: Path, beside: Sequence[str] = ()) -> None:
    """Keep series, a line each, and lines of others beside them; a file is there whole or not at all."""
    partial = file.with_name(file.name + ".part")
    lines = [*beside, *(one.line() for one in series)]
    partial.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    partial.replace(file)


def read_series(series: Sequence[PlayedSeries], file: Path, renew: bool = False) -> list[PlayedSeries]:
    """Go on from a file; what it does not have begins anew. Returns what another network had played.

    Args:
        renew: let such series begin anew, instead of refusing them.

    Raises:
        ArenaProblem: it is about other games, or no such file.
    """
    outdated = []
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
        kept = {found["name"]: found for found in map(json.loads, lines)}
        for one in series:
            if one.name not in kept:
                continue
            if one.is_outdated(kept[one.name]):
                outdated.append(one)
            else:
                one.resume(kept[one.name])
    except (ValueError, KeyError, TypeError):
        raise ArenaProblem("arena-no-series", file=file.name) from None
    if outdated and not renew:
        raise ArenaProblem("arena-other-network", name=outdated[0].name)
    return outdated
