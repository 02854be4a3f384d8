"""How far the arena is, on standard error: a bar with the time left, or a line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bocage.messages import say

PATIENCE = 10.0  # seconds between two lines
MEMORY = 600.0  # seconds of play from which the time left is told: games may be slow


@contextmanager
def progress(total: int, finished: int) -> Iterator[Callable[[int, str], None]]:
    """Show progress during the block; call what it gives with how many games are done, and who leads."""
    screen = Console(stderr=True, highlight=False)
    if not screen.is_terminal:
        yield _lines(total, finished)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
        TextColumn("{task.fields[leader]}"),
    )
    with Progress(*columns, console=screen, transient=True, speed_estimate_period=MEMORY) as bar:
        task = bar.add_task(say("arena-progress-title"), total=total, completed=finished, leader="")
        yield lambda done, leader: bar.update(task, completed=done, leader=leader)


def _lines(total: int, finished: int) -> Callable[[int, str], None]:
    start = last = time.monotonic()

    def tell(done: int, leader: str) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last > PATIENCE and done > finished:
            last = now
            left = round((now - start) / (done - finished) * (total - done))
            hours, rest = divmod(left, 3600)
            clock = f"{hours}:{rest // 60:02}:{rest % 60:02}"
            line = say("arena-progress-line", done=done, total=total, left=clock)
            who = " " + say("arena-progress-leader", leader=leader) if leader else ""
            sys.stderr.write(line + who + "\n")
            sys.stderr.flush()

    return tell
