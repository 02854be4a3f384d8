"""Processes that a command starts leave Ctrl-C to it."""

import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest

from bocage.processes import deaf_to_ctrl_c, term_is_ctrl_c
from tests.needs import signals

pytestmark = signals


def live(here: Path) -> None:
    here.touch()
    time.sleep(0.5)
    (here.parent / "done").touch()


def test_a_process_is_deaf_from_its_first_moment_on(tmp_path: Path) -> None:
    process = multiprocessing.get_context("spawn").Process(target=live, args=(tmp_path / "here",))
    with deaf_to_ctrl_c():
        process.start()
    assert process.pid is not None
    while process.is_alive() and not (tmp_path / "done").exists():
        os.kill(process.pid, signal.SIGINT)  # also while it starts
        time.sleep(0.01)
    process.join(60)
    assert process.exitcode == 0
    assert (tmp_path / "done").exists()


def test_our_own_ctrl_c_is_not_lost() -> None:
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - at once where another thread hears it, else later
        with deaf_to_ctrl_c():
            os.kill(os.getpid(), signal.SIGINT)
        time.sleep(1)
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_who_is_ended_from_outside_ends_as_by_ctrl_c() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(KeyboardInterrupt), term_is_ctrl_c():
        signal.raise_signal(signal.SIGTERM)
    assert signal.getsignal(signal.SIGTERM) is before
