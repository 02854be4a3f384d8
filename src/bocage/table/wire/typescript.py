"""The models as TypeScript, for the browser's part: `scripts/types` writes them into its source."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from bocage import games
from bocage.table.api import models as sent
from bocage.table.wire import schema
from bocage.table.wire.schema import COMPONENTS, Schema

HEAD = "/** {}. Written by scripts/types from the models of the server: change those, not this. */\n"
GENERAL = Path("lib/protocol.ts")
# What players and programs send.
SENT = (sent.NewTable, sent.Changes, sent.Naming, sent.Handing, sent.RecordText, sent.Message)
SCALARS = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def files() -> dict[Path, str]:
    """Every generated file, by its place in the source of the browser's part, with its text."""
    answers = schema.general()
    wishes = {
        name: one for name, one in schema.definitions(SENT, "validation").items() if name not in answers
    }
    found = {GENERAL: HEAD.format("What the server says and takes") + _declarations(answers | wishes)}
    for game in games.installed():
        own = schema.of_game(game)
        shared = sorted(name for name, one in own.items() if answers.get(name) == one)
        text = _declarations({name: one for name, one in own.items() if name not in shared})
        if not text:
            continue
        used = [name for name in shared if re.search(rf"\b{name}\b", text)]
        imports = f'import type {{ {", ".join(used)} }} from "$/lib/protocol";\n' if used else ""
        found[Path("games") / game / "wire.ts"] = (
            HEAD.format("What the server says about this game") + imports + text
        )
    return found


def _declarations(models: dict[str, Schema]) -> str:
    return "".join(f"\n{_comment(models[name])}{_declaration(name, models[name])}" for name in sorted(models))


def _declaration(name: str, model: Schema) -> str:
    if "properties" not in model:
        # A type may name itself in a signature, not as the argument of another type.
        written = type_of(model).replace(f"Record<string, {name}>", f"{{ [key: string]: {name} }}")
        return f"export type {name} = {written};\n"
    required = model.get("required", [])
    rows = [
        _comment(field, "  ") + f"  {key}{'' if key in required else '?'}: {type_of(field)};\n"
        for key, field in model["properties"].items()
    ]
    return f"export type {name} = {{\n{''.join(rows)}}};\n"


def _comment(part: Schema, before: str = "") -> str:
    text = part.get("description", "").split("\n\n")[0].replace("\n", " ")
    return f"{before}/** {text} */\n" if text else ""


def type_of(part: Schema) -> str:
    """One part of a schema as a type."""
    if "$ref" in part:
        return str(part["$ref"].removeprefix(COMPONENTS))
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(type_of(one) for one in part["anyOf"]))
    if "const" in part:
        return json.dumps(part["const"])
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if part.get("type") == "array":
        return _array(part)
    if part.get("type") == "object":
        values = part.get("additionalProperties", True)
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return SCALARS.get(part.get("type", ""), "unknown")


def _array(part: Schema) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(type_of(one) for one in part['prefixItems'])}]"
    items = part.get("items", {})
    return f"({type_of(items)})[]" if "anyOf" in items or "enum" in items else f"{type_of(items)}[]"


def write(folder: Path) -> list[Path]:
    """Write the files that have changed; which ones."""
    changed = []
    for place, text in files().items():
        target = folder / place
        if target.parent.is_dir() and (not target.exists() or target.read_text(encoding="utf-8") != text):
            target.write_text(text, encoding="utf-8")
            changed.append(place)
    return changed


if __name__ == "__main__":
    for place in write(Path(sys.argv[1])):
        sys.stdout.write(f"{place}\n")
