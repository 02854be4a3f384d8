"""What can go wrong with bots."""

from __future__ import annotations

from bocage.core.errors import BocageError


class BotProblem(BocageError):
    """A bot of another package cannot be used; says why."""
