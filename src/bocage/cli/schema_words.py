"""Words in which the schemas of answers are written, and what many answers have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Schema = dict[str, Any]


def of(kind: str, meaning: str, **words: object) -> Schema:
    """A plain value: integer, number, string, boolean; with `?` behind it may be null."""
    types = [kind[:-1], "null"] if kind.endswith("?") else kind
    return {"description": meaning, "type": types, **words}


def table(meaning: str, properties: Mapping[str, Schema], *optional: str) -> Schema:
    """An object with exactly these entries."""
    return {
        "description": meaning,
        "type": "object",
        "properties": dict(properties),
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def each(meaning: str, item: Schema) -> Schema:
    """A list."""
    return {"description": meaning, "type": "array", "items": item}


def by_name(meaning: str, value: Schema) -> Schema:
    """An object whose names are ids."""
    return {"description": meaning, "type": "object", "additionalProperties": value}


def maybe(schema: Schema) -> Schema:
    """The same, or null."""
    return {**schema, "type": [schema["type"], "null"]}


VERSIONS = {
    "rules_version": of("integer", "The rules of the game.", minimum=0),
    "package_version": of("string", "The Bocage that answered."),
}
FACTS = {
    "game": of("string", "The id of the game."),
    "mode": of("string?", "Its mode."),
    "options": of("object", "All its options, as a record has them."),
    "decks": each("The decks of cards, `base` first.", of("string", "")),
    "seats": of("integer", "How many players.", minimum=1),
    "seed": of("integer", "What chance began with."),
    **VERSIONS,
}
UNSEEDED = {name: value for name, value in FACTS.items() if name != "seed"}
PARTIAL = {"partial": of("boolean", "There, and true, where Ctrl-C ended it; the exit code is 130.")}
MEANING = maybe(
    table(
        "A figure with its 95 % interval.",
        {
            "value": of("number", "The estimate."),
            "low": of("number?", "Where the interval begins; null where too little is known."),
            "high": of("number?", "Where it ends."),
        },
    )
)
NOTATION = of("string", "A move in notation.")
MOVES = each("Moves in notation, in their order.", NOTATION)
