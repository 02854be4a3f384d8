"""Names of the things of creatures."""

from __future__ import annotations

from bocage.games.creatures.rules.catalogue import BUILDINGS, CATALOGUE
from bocage.messages import has, say


def building_name(id: str, lang: str) -> str:
    """The name of a building, by its id."""
    return BUILDINGS[CATALOGUE.numbers[id]].name[lang]


def building_text(id: str, lang: str) -> str:
    """What a building does, in its own words."""
    return BUILDINGS[CATALOGUE.numbers[id]].text[lang]


def space_name(id: str, lang: str, short: bool = False) -> str:
    """The name of an action space; `short` for narrow places."""
    key = f"space-creatures-{id}"
    return say(f"{key}-short" if short and has(f"{key}-short", lang) else key, lang)
