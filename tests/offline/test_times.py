"""The budget of the page without a server: what travels, when one can play, how soon a bot answers.

Times are those of a machine that does nothing else. Where others want its cores, everything takes longer by
as much as plain counting does at that moment; the limits grow with it, and nothing is left untested.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import pytest

from bocage.core.errors import BocageError
from bocage.site.folder import first_load
from bocage.site.measure import Times, Visit, measure_site
from tests.offline.site import written_site

FIRST_LOAD = 9_000_000  # bytes, packed
FIRST_VISIT, SECOND_VISIT, ANSWER = 8.0, 3.0, 2.0  # seconds
TRIES = 3  # the least busy moment counts: whatever else runs never makes a page faster
COUNTING = 0.4  # seconds of a core
THREADS = 2  # of a page: itself, and Python beside it


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written_site(tmp_path_factory)


def test_the_first_load_is_small_enough(site: Path) -> None:
    assert first_load(site) < FIRST_LOAD


def late(times: Times, slowness: float) -> dict[str, float]:
    """What takes longer than it may on a machine that is so busy, and how many times as long."""
    found = {
        "first visit": times.first.ready / FIRST_VISIT,
        "second visit": times.second.ready / SECOND_VISIT,
    }
    found |= {game: seconds / ANSWER for game, seconds in times.answers.items()}
    return {name: round(share / slowness, 2) for name, share in found.items() if share > slowness}


def slowness() -> float:
    """How many times longer than alone whoever counts takes now, on as many cores as a page would use."""
    with ProcessPoolExecutor(THREADS, get_context("spawn")) as pool:
        list(pool.map(count, [0.0] * THREADS))  # they are there
        return max(1.0, *pool.map(count, [COUNTING] * THREADS))


def count(seconds: float) -> float:
    """Count for so many seconds of a core; how many times as many went by."""
    begun, work = time.perf_counter(), time.process_time()
    while time.process_time() - work < seconds:
        pass
    return (time.perf_counter() - begun) / max(seconds, time.process_time() - work)


def test_one_can_play_soon_and_a_bot_answers_soon(site: Path) -> None:
    missed: list[dict[str, float]] = []
    for _ in range(TRIES):
        before = slowness()
        try:
            times = measure_site(site)
        except BocageError:
            pytest.skip("there is no Chromium on this machine: apt-get install chromium")
        missed.append(late(times, max(before, slowness())))
        if not missed[-1]:
            return
    raise AssertionError(missed)


def test_a_page_that_is_late_is_found_on_a_busy_machine_too() -> None:
    visit = Visit(shown=1.0, ready=2.9, steps={})
    soon = Times(visit, 12.0, visit, {"creatures": 1.9})
    assert late(soon, 1.0) == {}
    assert late(replace(soon, first=replace(visit, ready=9.0)), 1.0) == {"first visit": 1.12}
    slow = replace(soon, second=replace(visit, ready=9.0), answers={"creatures": 5.0})
    assert late(slow, 2.0) == {"second visit": 1.5, "creatures": 1.25}
    assert late(slow, 3.0) == {}
