"""`bocage export`: recorded games as a data set."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bocage.cli.decks import Decks, add_folders
from bocage.cli.errors import UsageMistake, need_folder, one_of
from bocage.cli.libraries import need
from bocage.cli.options import AsJson, Components
from bocage.cli.output import print_answer, print_text
from bocage.cli.progress import progress
from bocage.cli.recorded import NamedRecord, count_of, naming, places_of, records_of
from bocage.cli.replay import game_of
from bocage.messages import say

if TYPE_CHECKING:
    from bocage.data import DataSet, Decision

FORMATS = ("parquet",)
NEEDED = ("numpy", "gymnasium", "pettingzoo", "librt", "pyarrow")


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
    places = places_of(records)
    if target.resolve() in {place.resolve() for place in places}:
        raise UsageMistake(say("export-onto-record", file=str(target)))
    if target.is_dir():
        raise UsageMistake(say("error-record-folder", file=str(target)))
    need_folder(target)
    need(*NEEDED)
    from bocage.data import DataSet, write_parquet

    count, found = count_of(places), records_of(places)
    first = next(found, None)
    if first is None:
        raise UsageMistake(say("export-no-records", folder=", ".join(str(path) for path in records)))
    data = DataSet(game_of(first.record, components), observation)
    with progress(say("export-title"), count) as show:
        rows = decisions(data, chain((first,), found), components, show)
        written = write_parquet(data, rows, target)
    if as_json:
        sizes = {"features": len(data.observer.names), "actions": data.observer.actions.size}
        told = {name: value for name, value in data.identity.items() if name != "options"}
        counted = {"file": str(target), "records": count, "rows": written}
        print_answer("export", told | counted | sizes)
    else:
        print_text(say("export-done", file=str(target), records=count, rows=written))


def decisions(
    data: DataSet, found: Iterable[NamedRecord], components: Path | None, show: Callable[[int], None]
) -> Iterator[Decision]:
    """The decisions of all records, one after the other.

    Raises:
        BadRecord: a record that cannot be exported; says which.
    """
    for done, one in enumerate(found):
        show(done)
        with naming(str(one.file) if one.file.is_file() else one.name):
            yield from data.decisions(one.name, one.record, game_of(one.record, components))
