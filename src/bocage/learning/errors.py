"""What can be wrong with what people bring: links, lessons, puzzles."""

from __future__ import annotations

from bocage.core.errors import BocageError


class BadLink(BocageError):
    """A link that holds no position and no game of ours, or a damaged one."""


class BadLesson(BocageError):
    """A lesson that cannot be read or cannot be played as it says."""


class BadPuzzle(BocageError):
    """A puzzle that cannot be read, or whose position cannot stand."""
