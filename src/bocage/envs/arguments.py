"""What callers give to environments: whole numbers of any library, seeds, and what was saved."""

from __future__ import annotations

import inspect
import operator
import pickle
from collections.abc import Mapping
from typing import Any, Final

from bocage.core.errors import BadOption, BocageError, nearest
from bocage.core.options import OTHERWISE

UNKNOWN: Final = ("option-none", "option-unknown")


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


def steps_in(value: object) -> int:
    """After how many decisions of one seat a game is truncated.

    Raises:
        BadOption: after none, or no whole number.
    """
    return _one_or_more(value, "env-steps", "steps")


def _one_or_more(value: object, key: str, what: str) -> int:
    number = _number_or(value, 0)
    if number < 1:
        raise BadOption(key, **{what: str(value)})
    return number


def processes_in(value: object, games: int) -> int:
    """How many processes share so many games.

    Raises:
        BadOption: none, more than there are games, or no whole number.
    """
    number = _number_or(value, 0)
    if not 1 <= number <= games:
        raise BadOption("env-processes", processes=str(value), count=games)
    return number


def seat_in(value: object, seats: int) -> int | None:
    """A seat of a game; None for one that is drawn.

    Raises:
        BadOption: there is none like that.
    """
    if value is None:
        return None
    seat = _number_or(value, -1)
    if not 0 <= seat < seats:
        raise BadOption("env-seat", seat=str(value), last=seats - 1)
    return seat


def _number_or(value: object, otherwise: int) -> int:
    """A whole number of any library; this one in place of what is none."""
    try:
        return operator.index(value)  # type: ignore[arg-type]  # as above
    except TypeError:
        return otherwise


def seed_in(value: object) -> int:
    """A seed.

    Raises:
        BadOption: it is no whole number.
    """
    return _whole(value, "env-seed", "seed")


def first_in(value: object) -> int:
    """The number of the first game of a batch.

    Raises:
        BadOption: it is no whole number.
    """
    return _whole(value, "env-first", "first")


def _whole(value: object, key: str, name: str) -> int:
    try:
        return operator.index(value)  # type: ignore[arg-type]  # as above
    except TypeError:
        raise BadOption(key, **{name: str(value)}) from None


def meant(problem: BadOption, maker: type | None) -> BadOption:
    """The error about an option of a game, as whoever made an environment needs it.

    The game knows its own options alone; what was written may be a slip in a word of the environment, or the
    name that other libraries have for the same thing.
    """
    if problem.key not in UNKNOWN:
        return problem
    word = str(problem.details["option"])
    known = [str(problem.details.get("suggestion", "")), *([] if maker is None else _words_of(maker))]
    close = OTHERWISE.get(word) or nearest(word, known)
    return BadOption("option-unknown", option=word, suggestion=close) if close else problem


def _words_of(maker: type) -> list[str]:
    """The words that a class takes by keyword, those included that it passes on to what it is made from."""
    makers = [vars(kind)["__init__"] for kind in maker.__mro__ if "__init__" in vars(kind)]
    found = [one for make in makers for one in list(inspect.signature(make).parameters.values())[1:]]
    return [one.name for one in found if one.kind is one.POSITIONAL_OR_KEYWORD]


def taken_up(saved: bytes) -> dict[str, Any]:
    """What `save` wrote.

    Raises:
        BadOption: this is nothing that it wrote.
    """
    try:
        found = pickle.loads(saved)
    except BocageError:
        raise  # it was, and says itself why it cannot be taken up
    except Exception:  # bytes that were changed or cut off may ask pickle for anything
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
