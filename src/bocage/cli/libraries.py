"""Libraries that a command needs and playing does not."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from bocage.core.errors import BocageError


class MissingLibraries(BocageError):
    """Libraries that are not installed."""


def need(*names: str) -> None:
    """Say which libraries are missing, and the line that installs them, before anything is done.

    Raises:
        MissingLibraries: some are.
    """
    missing = " ".join(name for name in names if find_spec(name) is None)
    if missing:
        raise MissingLibraries("libraries", libraries=missing, python=sys.executable)
