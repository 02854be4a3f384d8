"""What some tests need that is not on every machine: without it they are skipped, and say how to get it.

The libraries of the extra `test` are there wherever the tests run, and are asked for by nobody.
"""

from __future__ import annotations

import os
import shutil

import pytest

from bocage.games import is_compiled

TORCH = "PyTorch is not installed: pip install 'bocage[train]'"
PLAIN = "too slow as it is, the engine is not compiled: ./bocage test where a C compiler is"

compiled = pytest.mark.skipif(not is_compiled(), reason=PLAIN)
signals = pytest.mark.skipif(os.name != "posix", reason="no signals to processes: run it on Linux or macOS")


def program(name: str, package: str) -> str:
    """Where a program is; skips the test where it is not, with the package of Debian that brings it."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name}: apt-get install {package}")
    return found
