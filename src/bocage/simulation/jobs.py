"""Work in blocks, in this process or in several; whoever reads the results may stop at any time."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

from bocage.processes import deaf_to_ctrl_c

Block = TypeVar("Block")
Result = TypeVar("Result")

AHEAD = 2  # blocks that wait for each process
EARSHOT = 0.1  # seconds after which Ctrl-C is listened for


def run_blocks(
    work: Callable[[Block], Result], blocks: Iterable[Block], jobs: int = 1
) -> Iterator[tuple[Block, Result]]:
    """Every block with its result, as they are done; with several jobs in any order.

    `work` is a function of a module, and blocks and results can be pickled. Closing the iterator, or
    Ctrl-C, gives up the blocks that are not done.
    """
    if jobs <= 1:
        for block in blocks:
            yield block, work(block)
        return
    # Fresh processes, not forks: a fork of a process with threads may hang.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_leave_ctrl_c)
    try:
        yield from _in_pool(pool, work, iter(blocks), jobs * AHEAD)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_ctrl_c() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _in_pool(
    pool: ProcessPoolExecutor, work: Callable[[Block], Result], blocks: Iterator[Block], room: int
) -> Iterator[tuple[Block, Result]]:
    waiting: dict[Future[Result], Block] = {}
    while True:
        for block in islice(blocks, room - len(waiting)):
            with deaf_to_ctrl_c():  # this may start a process
                waiting[pool.submit(work, block)] = block
        if not waiting:
            return
        with deaf_to_ctrl_c():  # broken off in the midst, it would leave a future locked for good
            done, _ = wait(waiting, EARSHOT, return_when=FIRST_COMPLETED)
        for future in done:
            yield waiting.pop(future), future.result()
