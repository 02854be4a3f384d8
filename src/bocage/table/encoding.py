"""Plain data as JSON."""

from __future__ import annotations

from pydantic_core import to_json


def dump(content: object) -> str:
    """Plain data as JSON; four times as fast as Python's own, which took a fifth of a decision."""
    return to_json(content).decode()


def joined(first: str, second: str) -> str:
    """Two JSON objects that were written already, as one."""
    return f"{first[:-1]},{second[1:]}"
