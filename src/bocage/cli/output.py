"""Where a command's words go: results to standard output, everything else to standard error."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def print_json(value: object) -> None:
    """Print a result as JSON, alone on standard output, so that another program can read it."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def print_text(text: str = "") -> None:
    """Print a line of a result as it is."""
    sys.stdout.write(text + "\n")


def note(text: str) -> None:
    """Tell the person something that is not the result: progress, a remark."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def console(*, stderr: bool = False) -> Console:
    """A rich console; on standard error for progress."""
    # Imported when it is wanted: it takes as long as a whole small command.
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)
