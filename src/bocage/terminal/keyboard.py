"""What a person types at a terminal: lines that can be edited and called back, and single keys."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TextIO

LEAVE = ("q", "Q", "\x1b")
ONE_LINE = ("\r", "\n", "j")
ONE_KEY = 16  # bytes that one key may send at once


class Keyboard:
    """Reads from a terminal as a shell does: arrows move in the line and call back earlier ones.

    What was typed is kept in memory only, and forgotten when the screen passes to somebody else.
    """

    def __init__(self, source: TextIO) -> None:
        self.source = source
        self._words: list[str] = []
        try:
            import readline
        except ImportError:  # not on every system; typing works without
            self._lines = None
            return
        self._lines = readline
        readline.set_completer(self._complete)
        readline.set_completer_delims(";")
        readline.parse_and_bind("tab: complete")

    def offer(self, words: Iterable[str]) -> None:
        """The words that the Tab key completes."""
        self._words = sorted(set(words))

    def _complete(self, text: str, place: int) -> str | None:
        begun = text.lstrip().lower()
        found = [word for word in self._words if word.lower().startswith(begun)]
        indent = text[: len(text) - len(text.lstrip())]
        return indent + found[place] if place < len(found) else None

    def forget(self) -> None:
        """Let nobody call back what was typed before."""
        if self._lines is not None:
            self._lines.clear_history()

    def line(self, prompt: str) -> str:
        """One line. Raises `EOFError` at the end of the input."""
        return input(prompt)

    def key(self) -> str:
        """One key, without waiting for Enter where the system can; empty at the end of the input."""
        try:
            import termios
            import tty
        except ImportError:
            return (self.source.readline() or "q")[:1]
        here = self.source.fileno()
        before = termios.tcgetattr(here)
        try:
            tty.setcbreak(here)
            return os.read(here, ONE_KEY).decode("utf-8", "replace")[:1]
        finally:
            termios.tcsetattr(here, termios.TCSADRAIN, before)


def keyboard_of(source: TextIO) -> Keyboard | None:
    """The keyboard, where the input comes from one."""
    return Keyboard(source) if source is sys.stdin and source.isatty() else None
