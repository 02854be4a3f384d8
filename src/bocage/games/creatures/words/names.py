"""Names of the things of creatures."""

from __future__ import annotations

from bocage.messages import has, say


def space_name(id: str, lang: str, short: bool = False) -> str:
    """The name of an action space; `short` for narrow places."""
    key = f"space-creatures-{id}"
    return say(f"{key}-short" if short and has(f"{key}-short", lang) else key, lang)
