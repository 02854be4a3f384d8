"""Saved games: where they lie, how they are written and found."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from bocage import games
from bocage.core.errors import BadRecord
from bocage.core.game import Game
from bocage.core.record import Record, read_record, record_of

ENDING = ".bocage"


def folder() -> Path:
    """The folder of saved games in the user's state folder."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "bocage"


def fresh_file(game: str) -> Path:
    """A file name for a game that begins now."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}{ENDING}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def save(game: Game, names: list[str], path: Path) -> None:
    """Write a game so far.

    Raises:
        OSError: the file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    record_of(game, names).write(path)


def saved_games() -> list[Path]:
    """The saved games, the latest first."""
    found = [path for path in folder().glob(f"*{ENDING}") if path.is_file()]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def resume(path: Path, known: Sequence[str], **figures: Path) -> tuple[Game, Record]:
    """The game that a file holds, if it is one of those known.

    Args:
        figures: `components`, the data file it was played with, for a game whose figures can be changed.

    Raises:
        BadRecord: the file is damaged, foreign or cannot be read.
        BadOption: it was played with another data file.
    """
    record = read_record(path)
    kind = games.game_class(record.game) if record.game in known else None
    if kind is None:
        raise BadRecord("record-other-game", found=record.game, game=", ".join(known))
    game: Game = kind.from_record(record, **figures)
    return game, record
