"""What callers give to environments: whole numbers of any library, seeds, and what was saved."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Mapping
from typing import Any

from bocage.core.errors import BadOption


def whole(value: object) -> int:
    """A whole number of Python, numpy or torch.

    Raises:
        BadOption: it is none; a part of one, 0.5, is no number of an action.
    """
    try:
        return operator.index(value)  # type: ignore[arg-type]  # what has no index is refused
    except TypeError:
        raise BadOption("env-dtype", dtype=str(getattr(value, "dtype", type(value).__name__))) from None


def count_in(value: object) -> int:
    """How many games.

    Raises:
        BadOption: not one, or no whole number.
    """
    return _one_or_more(value, "env-count", "count")


def cycles_in(value: object) -> int:
    """After how many decisions a game is truncated.

    Raises:
        BadOption: after none, or no whole number.
    """
    return _one_or_more(value, "env-cycles", "cycles")


def _one_or_more(value: object, key: str, what: str) -> int:
    try:
        number = operator.index(value)  # type: ignore[arg-type]  # as above
    except TypeError:
        number = 0
    if number < 1:
        raise BadOption(key, **{what: str(value)})
    return number


def seat_in(value: object, seats: int) -> int | None:
    """A seat of a game; None for one that is drawn.

    Raises:
        BadOption: there is none like that.
    """
    if value is None:
        return None
    try:
        seat = operator.index(value)  # type: ignore[arg-type]  # as above
    except TypeError:
        seat = -1
    if not 0 <= seat < seats:
        raise BadOption("env-seat", seat=str(value), last=seats - 1)
    return seat


def seed_in(value: object) -> int:
    """A seed.

    Raises:
        BadOption: it is no whole number.
    """
    try:
        return operator.index(value)  # type: ignore[arg-type]  # as above
    except TypeError:
        raise BadOption("env-seed", seed=str(value)) from None


def taken_up(saved: bytes) -> dict[str, Any]:
    """What `save` wrote.

    Raises:
        BadOption: this is nothing that it wrote.
    """
    try:
        found = pickle.loads(saved)
    except (pickle.UnpicklingError, EOFError, TypeError):
        raise BadOption("env-saved") from None
    if not isinstance(found, dict):
        raise BadOption("env-saved")
    return found


def must_agree(here: Mapping[str, object], saved: Mapping[str, object]) -> None:
    """An environment takes up what one like it has saved: it keeps its game, its shapes and its rewards.

    Raises:
        BadOption: the one that was saved is another.
    """
    for name, value in here.items():
        if saved.get(name) != value:
            raise BadOption("env-restore", what=name, saved=str(saved.get(name)), here=str(value))
