"""Ctrl-C where work can end by itself: what it has found by then is told."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class Ear:
    """Whether Ctrl-C was heard."""

    def __init__(self) -> None:
        self.has_heard = False

    def heard(self) -> bool:
        """Whether to come to an end; a budget asks this now and then."""
        return self.has_heard

    def hear(self, *_: object) -> None:
        """Once is a wish, twice an order: whoever cannot wait for the end of a step is let go at once.

        Raises:
            KeyboardInterrupt: it was heard before.
        """
        if self.has_heard:
            raise KeyboardInterrupt
        self.has_heard = True


@contextmanager
def listening() -> Iterator[Ear]:
    """Hear Ctrl-C during the block instead of being thrown out of it.

    Whoever was started not to hear it (`nohup`, a script's `&`) goes on not to.
    """
    ear = Ear()
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, ear.hear)
    try:
        yield ear
    finally:
        signal.signal(signal.SIGINT, before)
