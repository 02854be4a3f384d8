"""What the server refuses, and why."""

from __future__ import annotations

from bocage.core.errors import BocageError, IllegalAction
from bocage.table.wire.common import Problem
from bocage.wording import error_sentence


class Refused(BocageError):
    """Something that cannot be done, as the interface tells it: message `error-<key>`.

    Attributes:
        status: the HTTP status.
    """

    def __init__(self, status: int, key: str, **details: str | int) -> None:
        super().__init__(key, **details)
        self.status = status


BAD_REQUEST = 400
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
TOO_LONG = 413
UNPROCESSABLE = 422
TOO_MANY = 429
FAILED = 500
UNAVAILABLE = 503


def refusal_of(problem: BocageError) -> str:
    """The rule that an error names, or nothing."""
    return problem.refusal.rule if isinstance(problem, IllegalAction) else ""


def status_of(problem: BocageError) -> int:
    """The HTTP status for an error."""
    return problem.status if isinstance(problem, Refused) else UNPROCESSABLE


def problem_json(problem: BocageError, lang: str) -> Problem:
    """An error as the interface tells it."""
    return {
        "error": problem.key,
        "sentence": error_sentence(problem, lang),
        "rule": refusal_of(problem) or None,
    }
