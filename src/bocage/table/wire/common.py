"""What all models share."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, with_config
from typing_extensions import TypeAliasType, TypedDict

# A model of the wire: no other fields than those declared, and the text below each says what it means.
said = with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))

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
