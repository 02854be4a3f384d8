"""What a tool is given and cannot take, in a sentence: the library has English words, for programmers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from bocage.core.errors import BadOption

Schema = Mapping[str, Any]
LONGEST = 60  # signs of a value that is quoted


@runtime_checkable
class Mistakes(Protocol):
    """What the library has against the arguments of a call."""

    def errors(self) -> Sequence[Mapping[str, Any]]:
        """Each with the place, `loc`, the sort of mistake, `type`, and what was given, `input`."""


def check_names(tool: str, given: Mapping[str, object], tools: Mapping[str, Schema]) -> None:
    """See that there is such a tool and that it takes what it is given: the library passes over the rest.

    Args:
        tools: name → JSON Schema of what it takes.

    Raises:
        BadOption: there is none, or it does not.
    """
    if tool not in tools:
        raise BadOption("mcp-tool", tool=tool, known=", ".join(tools))
    known = list(tools[tool].get("properties", {}))
    for name in given:
        if name not in known:
            key = "mcp-argument" if known else "mcp-no-arguments"
            raise BadOption(key, tool=tool, argument=name, known=", ".join(known))


def refusal_of(problem: Mistakes, tool: str, schema: Schema) -> BadOption:
    """What the library refuses, the first of it, as an error of ours."""
    found = problem.errors()[0]
    name = str(found["loc"][0])
    if found["type"] == "missing":
        return BadOption("mcp-missing", tool=tool, argument=name)
    key = "mcp-number" if _is_number(schema["properties"][name]) else "mcp-text"
    return BadOption(key, tool=tool, argument=name, value=_quoted(found["input"]))


def _is_number(schema: Schema) -> bool:
    return any(choice.get("type") == "integer" for choice in schema.get("anyOf", [schema]))


def _quoted(value: object) -> str:
    """A value as whoever calls has written it."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
