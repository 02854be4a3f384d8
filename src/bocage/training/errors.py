"""What can go wrong with a training."""

from __future__ import annotations

from bocage.core.errors import BocageError


class TrainingProblem(BocageError):
    """A training cannot go on; says why."""
