"""Where the table prints and reads: a terminal with colours, or plain lines through pipes."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable
from shutil import get_terminal_size
from typing import TextIO

from rich.console import Console
from rich.text import Text

WIDTH = 80
ROOMY = 30  # lines of a terminal; with less, what can be looked up is left out
WIPE = 40  # empty lines that push away what stood there, where nothing can be wiped
# For terminals that know ASCII only.
PLAIN = {
    **dict.fromkeys(map(ord, "━╸╺"), "="),
    **dict.fromkeys(map(ord, "┃╹╻"), "H"),
    **dict.fromkeys(map(ord, "─╴╶"), "-"),
    **dict.fromkeys(map(ord, "│╵╷"), "|"),
    **dict.fromkeys([*range(0x250C, 0x254C), 0x257C, 0x257D, 0x257E, 0x257F], "+"),
    ord("·"): ".",
    ord("●"): "*",
    ord("†"): "t",
    ord("▶"): ">",
    ord("–"): "-",
    ord("…"): "...",
    ord("’"): "'",
    0x202F: " ",  # before French signs
    ord("«"): '"',
    ord("»"): '"',
    ord("“"): '"',
    ord("”"): '"',
}


def wrap(text: str, indent: int = 0, width: int = WIDTH) -> list[str]:
    """A sentence as lines of the table's width; words are not cut, but for those that are too long."""
    pad = " " * indent
    return textwrap.wrap(text, width, initial_indent=pad, subsequent_indent=pad, break_on_hyphens=False) or [
        pad.rstrip()
    ]


class Printer:
    """Prints lines and reads answers.

    Args:
        output: where lines go; colours only where it is a terminal.
        source: where answers come from.
    """

    def __init__(self, output: TextIO | None = None, source: TextIO | None = None) -> None:
        self.output = output or sys.stdout
        self.source = source or sys.stdin
        self.is_terminal = self.output.isatty()
        self._console = Console(file=self.output, highlight=False, width=WIDTH) if self.is_terminal else None
        self._is_ascii = not _can_encode(self.output, "━│«●")

    @property
    def height(self) -> int:
        """How many lines can be seen at once; without a terminal, enough."""
        return get_terminal_size((WIDTH, 24)).lines if self.is_terminal else 1000

    def line(self, line: Text | str = "") -> None:
        """Print one line."""
        if self._console is not None and isinstance(line, Text) and not self._is_ascii:
            self._console.print(line, soft_wrap=True)
            return
        plain = (line.plain if isinstance(line, Text) else line).rstrip()
        if self._is_ascii:
            plain = plain.translate(PLAIN)
            plain = plain.encode(self.output.encoding or "ascii", "replace").decode(
                self.output.encoding or "ascii"
            )
        self.output.write(plain + "\n")

    def lines(self, lines: Iterable[Text | str]) -> None:
        """Print several lines."""
        for line in lines:
            self.line(line)

    def say(self, text: str, indent: int = 0) -> None:
        """Print a sentence, broken at the table's width; its own line breaks are kept."""
        for part in text.split("\n"):
            self.lines(wrap(part, indent))

    def clear(self) -> None:
        """Begin a new screen: on a terminal at its top, else after an empty line."""
        if self._console is not None:
            self._console.clear()
        else:
            self.line()

    def wipe(self) -> None:
        """Take away everything that stood there, also what can be scrolled or called back."""
        if self.is_terminal:
            self.output.write("\x1b[H\x1b[2J\x1b[3J")
            self.output.flush()
        else:
            self.lines([""] * WIPE)
        typed = sys.modules.get("readline")
        if typed is not None:
            typed.clear_history()

    def read(self, prompt: str = "> ") -> str | None:
        """One line of the person, or None at the end of the input."""
        if self.is_terminal and self.source is sys.stdin and self.source.isatty():
            try:
                return input(prompt)
            except EOFError:
                self.line()
                return None
        self.output.write(prompt)
        self.output.flush()
        answer = self.source.readline()
        if not answer:
            self.output.write("\n")
            return None
        answer = answer.rstrip("\r\n")
        if not self.source.isatty():
            self.line(answer)  # so that what was written through a pipe can be followed
        return answer


def _can_encode(stream: TextIO, text: str) -> bool:
    try:
        text.encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
