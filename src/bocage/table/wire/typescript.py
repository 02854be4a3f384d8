"""The models as TypeScript, for the browser's part: `scripts/types` writes them into its source."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bocage import games
from bocage.table.api import models as sent
from bocage.table.wire import schema
from bocage.table.wire.schema import COMPONENTS, Schema

HEAD = "/** {} Written by scripts/types from {}: change that, not this. */\n"
GENERAL = Path("lib/protocol")
INDEX = GENERAL / "index.ts"
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
    found = _general()
    answers = schema.general()
    for game in games.installed():
        models = schema.of_game(game)
        own = {name: model for name, model in models.items() if answers.get(name) != model}
        if own:
            head = HEAD.format("What the server says about this game.", "its wire.py")
            found[Path("games") / game / "wire.ts"] = (
                head + _imports(own, dict.fromkeys(models, "$/lib/protocol")) + _declarations(own)
            )
    return found


def _general() -> dict[Path, str]:
    """A file for each module of the wire, one for what is sent to the server, and one that holds them all."""
    models = schema.definitions(SENT, "validation") | schema.general()
    places = dict.fromkeys(models, "./sent") | _declared(models)
    found = {}
    for module in (*schema.MODULES, sent):
        place = "./sent" if module is sent else _place(module.__name__)
        own = {name: model for name, model in models.items() if places[name] == place}
        about = (module.__doc__ or "").partition("\n")[0]
        source = "src/" + module.__name__.replace(".", "/") + ".py"
        found[GENERAL / f"{place}.ts"] = (
            HEAD.format(about, source) + _imports(own, places) + _declarations(own)
        )
    found[INDEX] = HEAD.format("What the server says and takes.", "the models of the server") + "".join(
        f'export type * from "{place}";\n' for place in sorted(set(places.values()))
    )
    return found


def _declared(models: dict[str, Schema]) -> dict[str, str]:
    """The models that the modules of the wire declare, each with the place of its module."""
    return {
        name: _place(module.__name__)
        for module in schema.MODULES
        for name, value in vars(module).items()
        if name in models and value.__module__ == module.__name__
    }


def _place(module: str) -> str:
    return "./" + module.rpartition(".")[2]


def _imports(own: dict[str, Schema], places: dict[str, str]) -> str:
    """What some models are made of besides themselves, each from its place."""
    used = sorted(set(_references(list(own.values()))) - set(own))
    return "".join(
        f'import type {{ {", ".join(name for name in used if places[name] == place)} }} from "{place}";\n'
        for place in sorted({places[name] for name in used})
    )


def _references(part: object) -> Iterator[str]:
    """The models that a part of a schema names."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].removeprefix(COMPONENTS)
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from _references(one)


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
    """Write the files that have changed, and delete those of modules that are gone; which ones."""
    wanted = files()
    changed = [path.relative_to(folder) for path in (folder / GENERAL).glob("*.ts")]
    changed = [place for place in changed if place not in wanted]
    for place in changed:
        (folder / place).unlink()
    for place, text in wanted.items():
        target = folder / place
        if target.parent.is_dir() and (not target.exists() or target.read_text(encoding="utf-8") != text):
            target.write_text(text, encoding="utf-8")
            changed.append(place)
    return changed


if __name__ == "__main__":
    for place in write(Path(sys.argv[1])):
        sys.stdout.write(f"{place}\n")
