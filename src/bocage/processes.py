"""Other processes of one command: Ctrl-C reaches all processes of a terminal, and is meant for the first."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes begun here never hear Ctrl-C, not even while they start. Ours is not lost."""
    if not hasattr(signal, "pthread_sigmask"):  # systems without POSIX signals
        yield
        return
    resource_tracker.ensure_running()  # its first start would open our ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def term_is_ctrl_c() -> Iterator[None]:
    """Whoever ends this command from outside (SIGTERM) ends what it has started, too, as Ctrl-C does."""

    def interrupt(*_: object) -> None:
        signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
