"""Whoever leaves something open is the one that fails, not a later test that happens to tidy up.

A connection, a socket, a file or an event loop that was never closed tells so when it is thrown away, and
that may be in the middle of any other test. So what a test has left is thrown away at its own end; the
warnings are errors, which pytest reports for the test that has just ended.
"""

from __future__ import annotations

import gc
import warnings
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def _nothing_is_left_open_by_a_module() -> Iterator[None]:
    # What tests of other folders have left is not this module's.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
    # What is there already is never looked through again: that took a second a test late in a long run.
    gc.freeze()
    yield
    gc.collect()


@pytest.fixture(autouse=True)
def _nothing_is_left_open(_nothing_is_left_open_by_a_module: None) -> Iterator[None]:
    yield
    gc.collect()
