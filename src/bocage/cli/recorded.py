"""The records that a line names: files, folders of files, and the folders of arenas."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from bocage.cli.errors import UsageMistake
from bocage.core.errors import BadRecord, BocageError
from bocage.core.record import Record, parse_record, read_record
from bocage.messages import language, say

SUFFIXES = (".jsonl", ".record", ".bocage")  # of records, where a folder is named
PLAN = "plan.json"  # says that a folder is that of an arena


class NamedRecord(NamedTuple):
    """A record, what it is called in a table, and where it is from."""

    name: str
    record: Record
    file: Path


@contextmanager
def naming(file: str) -> Iterator[None]:
    """Say which record it is that cannot be exported.

    Raises:
        BadRecord: as what happens inside, with the name.
    """
    try:
        yield
    except BocageError as problem:
        if "file" in problem.details:
            raise  # the sentence names it
        from bocage.wording import error_sentence

        sentence = error_sentence(problem, language())
        raise BadRecord("export-record", file=file, problem=sentence) from None


def places_of(paths: list[Path]) -> list[Path]:
    """Files with records, and the folders of arenas; any other folder stands for the records in it.

    Raises:
        UsageMistake: there are none.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir() and not (path / PLAN).is_file():
            found += sorted(file for file in path.iterdir() if file.suffix in SUFFIXES)
        else:
            found.append(path)
    if not found:
        raise UsageMistake(say("export-no-records", folder=", ".join(str(path) for path in paths)))
    return found


def count_of(places: list[Path]) -> int:
    """How many records there are."""
    return sum(len(_games(place)) if place.is_dir() else 1 for place in places)


def records_of(places: list[Path]) -> Iterator[NamedRecord]:
    """All records, one at a time; the games of an arena in the order of their numbers are `FOLDER 17`.

    Raises:
        BadRecord, ArenaProblem: a file is no record, or a folder is damaged.
    """
    for place in places:
        if place.is_dir():
            yield from _of_arena(place)
        else:
            with naming(str(place)):
                record = read_record(place)
            yield NamedRecord(place.name, record, place)


def _games(folder: Path) -> set[int]:
    from bocage.arena.folder import finished_games, read_plan

    return {result.number for result in finished_games(folder, read_plan(folder))}


def _of_arena(folder: Path) -> Iterator[NamedRecord]:
    from bocage.arena.folder import finished_games, read_plan
    from bocage.arena.result import record_text

    for result in finished_games(folder, read_plan(folder)):
        yield NamedRecord(
            f"{folder.resolve().name} {result.number}", parse_record(record_text(result)), folder
        )
