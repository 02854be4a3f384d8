"""How long work shows how far it is, on standard error: a bar on a terminal, else a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bocage.cli.output import console, note
from bocage.messages import say

PATIENCE = 10.0  # seconds between two lines


@contextmanager
def progress(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Show progress during the block; call what it gives with how much is done. `total` may be unknown."""
    screen = console(stderr=True)
    if not screen.is_terminal:
        yield _lines(title)
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


def _lines(title: str) -> Callable[[int], None]:
    last = time.monotonic()

    def tell(done: int) -> None:
        nonlocal last
        if time.monotonic() - last > PATIENCE:
            last = time.monotonic()
            note(say("tools-progress", title=title, done=done))

    return tell
