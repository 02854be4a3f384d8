"""`bocage export`: recorded games as a data set."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bocage.cli.decks import Decks, add_folders
from bocage.cli.errors import UsageMistake, one_of
from bocage.cli.libraries import need
from bocage.cli.options import AsJson, Components
from bocage.cli.output import print_answer, print_text
from bocage.cli.progress import progress
from bocage.cli.replay import game_of
from bocage.core.errors import BadRecord, BocageError
from bocage.core.record import read_record
from bocage.messages import language, say

if TYPE_CHECKING:
    from bocage.data import DataSet, Decision

FORMATS = ("parquet",)
NEEDED = ("numpy", "gymnasium", "pettingzoo", "librt", "pyarrow")
SUFFIXES = (".jsonl", ".record", ".bocage")  # of records, where a folder is named


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("export", help=say("export-help"))(command)


def command(
    records: Annotated[
        list[Path], typer.Argument(metavar=say("export-word-records"), help=say("export-argument-records"))
    ],
    to: Annotated[
        tuple[str, Path], typer.Option("--to", metavar=say("export-word-to"), help=say("export-option-to"))
    ],
    components: Components = None,
    decks: Decks = "",
    observation: Annotated[str, typer.Option("--observation", help=say("export-option-observation"))] = "v0",
    as_json: AsJson = False,
) -> None:
    """Read, replay, write."""
    kind, target = to
    add_folders(decks)
    one_of(kind, FORMATS)
    files = files_of(records)
    if target.resolve() in {file.resolve() for file in files}:
        raise UsageMistake(say("export-onto-record", file=str(target)))
    if target.is_dir():
        raise UsageMistake(say("error-record-folder", file=str(target)))
    if not target.parent.is_dir():
        raise UsageMistake(say("error-folder-missing", folder=str(target.parent)))
    need(*NEEDED)
    from bocage.data import DataSet, write_parquet

    data = DataSet(game_of(read_record(files[0]), components), observation)
    with progress(say("export-title"), len(files)) as show:
        written = write_parquet(data, decisions(data, files, components, show), target)
    if as_json:
        sizes = {"features": len(data.observer.names), "actions": data.observer.actions.size}
        told = {name: value for name, value in data.identity.items() if name != "options"}
        counted = {"file": str(target), "records": len(files), "rows": written}
        print_answer("export", told | counted | sizes)
    else:
        print_text(say("export-done", file=str(target), records=len(files), rows=written))


def files_of(paths: list[Path]) -> list[Path]:
    """The records that are named; a folder stands for those in it.

    Raises:
        UsageMistake: there are none.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.iterdir() if file.suffix in SUFFIXES)
        else:
            found.append(path)
    if not found:
        raise UsageMistake(say("export-no-records", folder=", ".join(str(path) for path in paths)))
    return found


def decisions(
    data: DataSet, files: list[Path], components: Path | None, show: Callable[[int], None]
) -> Iterator[Decision]:
    """The decisions of all records, one after the other.

    Raises:
        BadRecord: a record that cannot be exported; says which.
    """
    for done, file in enumerate(files):
        show(done)
        try:
            record = read_record(file)
            yield from data.decisions(file.name, record, game_of(record, components))
        except BocageError as problem:
            if "file" in problem.details:
                raise  # the sentence names it
            from bocage.wording import error_sentence

            sentence = error_sentence(problem, language())
            raise BadRecord("export-record", file=str(file), problem=sentence) from None
