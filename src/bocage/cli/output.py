"""Where a command's words go: results to standard output, everything else to standard error."""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from typing import TYPE_CHECKING

import bocage

if TYPE_CHECKING:
    from rich.console import Console


# Signs that would command the terminal, turn text around or cannot be written: control signs, invisible
# marks, lone surrogates, separators of lines. Files of others may hold them.
COMMANDS = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


def plain(text: str) -> str:
    """A text without signs that would do something to the terminal; lines and columns stay."""
    if text.isascii() and text.replace("\n", "").replace("\t", "").isprintable():
        return text
    return "".join(sign for sign in text if sign in "\n\t" or unicodedata.category(sign) not in COMMANDS)


SCHEMA = 1  # of all answers: raised when a name in one of them goes or changes its meaning


def print_answer(command: str, value: dict[str, object], *, partial: bool = False) -> None:
    """Print the answer of a command as JSON; `bocage schema COMMAND` prints what it may hold."""
    always = {"schema": f"{command}/{SCHEMA}", "package_version": bocage.__version__}
    print_json(always | value | ({"partial": True} if partial else {}))


def print_json(value: object) -> None:
    """Print a result as JSON, alone on standard output, so that another program can read it."""
    text = json.dumps(value, ensure_ascii=False, indent=2)
    sys.stdout.write(_NOT_ASCII.sub(_escaped, text) + "\n")


_NOT_ASCII = re.compile(r"[^\x00-\x7e]")


def _escaped(found: re.Match[str]) -> str:
    sign = found.group()
    return sign if unicodedata.category(sign) not in COMMANDS else json.dumps(sign)[1:-1]


def print_text(text: str = "") -> None:
    """Print a line of a result."""
    sys.stdout.write(plain(text) + "\n")


def note(text: str) -> None:
    """Tell the person something that is not the result: progress, a remark."""
    sys.stderr.write(plain(text) + "\n")
    sys.stderr.flush()


def console(*, stderr: bool = False) -> Console:
    """A rich console; on standard error for progress."""
    # Imported when it is wanted: it takes as long as a whole small command.
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)
