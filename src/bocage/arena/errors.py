"""What can go wrong in an arena and be put right by a person."""

from __future__ import annotations

from bocage.core.errors import BocageError


class ArenaProblem(BocageError):
    """A folder that does not fit, a bot that breaks the rules, a library that is missing."""
