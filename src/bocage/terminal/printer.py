"""Where the table prints and reads: a terminal with colours, or plain lines through pipes."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Sequence
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import TextIO

from rich.console import Console
from rich.text import Text

from bocage.messages import say
from bocage.terminal.keyboard import LEAVE, ONE_LINE, keyboard_of
from bocage.terminal.signs import shown

WIDTH = 80  # at least, and where nothing tells how wide the page is
WIDEST = 240  # beyond this, lines are hard to follow
ROOMY = 30  # lines of a terminal; with less, what can be looked up is left out
TALL = 1000  # lines of a page without end
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
    """A sentence as lines of a width; words are not cut, but for those that are too long."""
    pad = " " * indent
    return textwrap.wrap(text, width, initial_indent=pad, subsequent_indent=pad, break_on_hyphens=False) or [
        pad.rstrip()
    ]


def in_columns(entries: Sequence[Text], count: int) -> list[Text]:
    """Entries of one width side by side in so many columns, to be read downwards."""
    rows = -(-len(entries) // count)
    return [Text().join(entries[row::rows]) for row in range(rows)]


class Printer:
    """Prints lines and reads answers. No control sign that anybody typed or a file holds gets through.

    Args:
        output: where lines go; colours only where it is a terminal.
        source: where answers come from.
    """

    def __init__(self, output: TextIO | None = None, source: TextIO | None = None) -> None:
        self.output = output or sys.stdout
        self.source = source or sys.stdin
        if self.source is sys.stdin and isinstance(self.source, TextIOWrapper):
            self.source.reconfigure(errors="replace")  # bytes that are no text are no reason to stop
        self.is_terminal = self.output.isatty()
        self._console = Console(file=self.output, highlight=False) if self.is_terminal else None
        self._is_ascii = not _can_encode(self.output, "━│«●")
        self.keyboard = keyboard_of(self.source) if self.is_terminal else None

    @property
    def height(self) -> int:
        """How many lines can be seen at once; without a terminal, enough."""
        return get_terminal_size((WIDTH, 24)).lines if self.is_terminal else TALL

    @property
    def width(self) -> int:
        """How wide lines may be: as wide as the terminal, within reason."""
        if not self.is_terminal:
            return WIDTH
        return max(WIDTH, min(WIDEST, get_terminal_size((WIDTH, 24)).columns))

    def line(self, line: Text | str = "") -> None:
        """Print one line."""
        if self._console is not None and isinstance(line, Text) and not self._is_ascii:
            safe = line.copy()
            safe.plain = shown(line.plain)
            self._console.print(safe, soft_wrap=True)
            return
        self.output.write(self._plain(line.plain if isinstance(line, Text) else line).rstrip() + "\n")

    def _plain(self, text: str) -> str:
        """The text as the output can show it."""
        text = shown(text)
        if not self._is_ascii:
            return text
        encoding = self.output.encoding or "ascii"
        return text.translate(PLAIN).encode(encoding, "replace").decode(encoding)

    def lines(self, lines: Iterable[Text | str]) -> None:
        """Print several lines."""
        for line in lines:
            self.line(line)

    def page(self, lines: Iterable[Text | str]) -> None:
        """Print many lines; at a keyboard, as many at a time as can be seen."""
        waiting = list(lines)
        if self.keyboard is None:
            self.lines(waiting)
            return
        count = screenful = max(1, self.height - 1)
        while len(waiting) > count:
            self.lines(waiting[:count])
            del waiting[:count]
            key = self._ask_for_more(len(waiting))
            if not key or key in LEAVE:
                return
            count = 1 if key in ONE_LINE else screenful
        self.lines(waiting)

    def _ask_for_more(self, left: int) -> str:
        assert self.keyboard is not None
        prompt = self._plain(say("terminal-more", lines=left))
        self.output.write(prompt)
        self.output.flush()
        try:
            return self.keyboard.key()
        except KeyboardInterrupt:  # enough of this text, not of the table
            return ""
        finally:
            self.output.write("\r" + " " * len(prompt) + "\r")
            self.output.flush()

    def sentences(self, text: str, indent: int = 0) -> list[Text | str]:
        """A text as lines of the width there is; its own line breaks are kept."""
        return [line for part in text.split("\n") for line in wrap(part, indent, self.width)]

    def say(self, text: str, indent: int = 0) -> None:
        """Print a sentence, broken at the width there is."""
        self.lines(self.sentences(text, indent))

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
        if self.keyboard is not None:
            self.keyboard.forget()

    def read(self, prompt: str = "> ") -> str | None:
        """One line of the person, or None at the end of the input."""
        prompt = self._plain(prompt)
        if self.keyboard is not None:
            try:
                return self.keyboard.line(prompt)
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
