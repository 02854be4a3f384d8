"""`bocage components`, and `--components FILE`: the data file with the figures of a box."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from bocage.cli.errors import UsageMistake
from bocage.cli.groups import CommandGroup
from bocage.cli.output import print_answer, print_text
from bocage.games import kits
from bocage.messages import say

REMARKS = ("note", "source", "ref", "rule")


def figures(game: str, file: Path | None) -> dict[str, Path]:
    """The data file as the class of a game takes it; nothing where none was given.

    Raises:
        UsageMistake: this game has none.
    """
    if file is None:
        return {}
    changeable = [id for id, kit in kits().items() if kit.has_components]
    if game not in changeable:
        raise UsageMistake(say("tools-no-components", game=game, known=", ".join(changeable)))
    return {"components": file}


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(
        cls=CommandGroup, help=say("components-help"), no_args_is_help=False, rich_markup_mode="rich"
    )
    group.command("show", help=say("components-help-show"))(show)
    group.command("diff", help=say("components-help-diff"))(diff)
    group.command("write", help=say("components-help-write"))(write)
    group.command("proposals", help=say("components-help-proposals"))(proposals)
    app.add_typer(group, name="components")


File = Annotated[
    Path | None,
    typer.Argument(
        metavar=say("components-word-file"), help=say("components-argument-file"), show_default=False
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help=say("info-option-json"))]


def show(file: File = None, as_json: AsJson = False) -> None:
    """Every figure with its source."""
    found = table_of(file)
    if as_json:
        entries = [entry._asdict() for entry in found.values()]
        print_answer("components", facts_of(file) | {"entries": entries})
        return
    for entry in found.values():
        note = "  " + say("components-source", source=entry.source) if entry.source else ""
        print_text(f"{entry.path} = {shown(entry.value)}{note}")
    print_text(say("components-checksum", checksum=str(facts_of(file)["checksum"])))


def diff(
    file: Annotated[
        Path, typer.Argument(metavar=say("components-word-file"), help=say("components-argument-compared"))
    ],
    as_json: AsJson = False,
) -> None:
    """What a file says otherwise than ours."""
    ours, theirs = table_of(None), table_of(file)
    places = [place for place in {**ours, **theirs} if _value(ours, place) != _value(theirs, place)]
    if as_json:
        entries = [
            {"path": place, "ours": _value(ours, place), "theirs": _value(theirs, place)} for place in places
        ]
        print_answer("components", facts_of(file) | {"differences": entries})
        return
    for place in places:
        before, after = shown(_value(ours, place)), shown(_value(theirs, place))
        print_text(say("components-differs", path=place, ours=before, theirs=after))
    print_text(say("components-differences", count=len(places)))


def write(
    file: Annotated[
        Path, typer.Argument(metavar=say("components-word-file"), help=say("components-argument-new"))
    ],
) -> None:
    """A copy of our file, to be corrected.

    Raises:
        UsageMistake: there is such a file already.
    """
    if file.exists():
        raise UsageMistake(say("components-exists", file=str(file)))
    file.write_text(own_text(), encoding="utf-8")
    print_text(say("components-written", file=str(file)))


def proposals(file: File = None, as_json: AsJson = False) -> None:
    """The figures that nobody has confirmed yet."""
    found = [entry for entry in table_of(file).values() if entry.source == "inferred"]
    if as_json:
        print_answer("components", facts_of(file) | {"entries": [entry._asdict() for entry in found]})
        return
    for entry in found:
        print_text(f"{entry.path} = {shown(entry.value)}" + (f"  # {entry.note}" if entry.note else ""))
    print_text(say("components-open", count=len(found)))


class ComponentFigure(NamedTuple):
    """A figure: where it stands, what it is, and what is said about it."""

    path: str
    value: object
    source: str
    note: str


def read_file(file: Path | None) -> Any:  # noqa: ANN401 - the components of whichever game has a data file
    """The game whose figures stand in a data file, made with this one or ours.

    Raises:
        BadOption: the file cannot be read, or its figures cannot be right.
    """
    kit = next(kit for kit in kits().values() if kit.has_components)
    return kit.game.fresh(None, {} if file is None else {"components": file})


def own_text() -> str:
    """Our data file."""
    text: str = read_file(None).components.text
    return text


def facts_of(file: Path | None) -> dict[str, object]:
    """What an answer is about.

    Raises:
        BadOption: the file cannot be read, or its figures cannot be right.
    """
    game = read_file(file)
    named = None if file is None else str(file)
    return {
        "game": game.id,
        "rules_version": int(game.rules_version),
        "file": named,
        "checksum": game.components.checksum,
    }


def table_of(file: Path | None) -> dict[str, ComponentFigure]:
    """Every figure of a file by its place; ours without one.

    Raises:
        BadOption: the file cannot be read, or its figures cannot be right.
    """
    read = tomllib.loads(read_file(file).components.text)
    return {entry.path: entry for entry in _entries(read, "", "", "")}


def _entries(value: Any, path: str, source: str, note: str) -> Iterator[ComponentFigure]:  # noqa: ANN401 - TOML holds anything
    """The figures of a table; what a table says of itself holds for everything in it."""
    if isinstance(value, dict) and "value" in value:
        yield ComponentFigure(path, value["value"], value.get("source", source), value.get("note", note))
    elif isinstance(value, dict):
        said = {name: value.get(name, "") for name in ("source", "note")}
        for name, inner in value.items():
            if name not in REMARKS:
                place = f"{path}.{name}" if path else name
                yield from _entries(inner, place, said["source"] or source, said["note"] or note)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, row in enumerate(value):
            name = row.get("id", str(number))
            figures = {key: inner for key, inner in row.items() if key != "id"}
            yield ComponentFigure(f"{path}.{name}", figures, source, note)
    else:
        yield ComponentFigure(path, value, source, note)


def _value(table: dict[str, ComponentFigure], place: str) -> object:
    return table[place].value if place in table else None


def shown(value: object) -> str:
    """A figure as the file writes it."""
    if value is None:
        return "–"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {shown(inner)}" for name, inner in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)
