"""What all models share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar

from typing_extensions import TypeAliasType, TypedDict

T = TypeVar("T", bound=type)


def _strictly() -> Callable[[T], T]:
    """What marks a model; nothing where nobody publishes them, as in a table inside a page."""
    try:
        from pydantic import ConfigDict, with_config
    except ImportError:
        return lambda model: model
    return with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))


# A model of the wire: no other fields than those declared, and the text below each says what it means.
said = _strictly()

Goods = TypeAliasType("Goods", dict[str, int])
OptionValue = TypeAliasType("OptionValue", bool | int | str | list[str] | None)
Options = TypeAliasType("Options", dict[str, OptionValue])
MessageId = TypeAliasType("MessageId", int | str)


@said
class Problem(TypedDict):
    """What went wrong."""

    error: str
    """A key for programs."""
    sentence: str
    """The same for people."""
    rule: str | None
    """The numbered rule that forbids it, where there is one."""


@said
class Health(TypedDict):
    """Whether the server is there."""

    status: Literal["ok", "ready"]
