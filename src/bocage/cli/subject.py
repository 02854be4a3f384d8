"""What is to be analysed: a record, or a position that a person may have written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bocage import games
from bocage.cli.components import figures
from bocage.cli.errors import UsageMistake
from bocage.cli.replay import game_of
from bocage.core.errors import BadOption, BadPosition, BadRecord
from bocage.core.game import Game
from bocage.core.record import Record, read_record, replay
from bocage.messages import language, say


@dataclass(frozen=True)
class Subject:
    """A game before its first move, the moves, and the names of the players.

    Attributes:
        fresh: chance is left to whoever plays on.
        played: (seat, action), chance included; empty for a position.
    """

    fresh: Game
    played: list[tuple[int, int]]
    seats: list[str]


def read_subject(file: Path, components: Path | None, others: Mapping[str, object] | None = None) -> Subject:
    """What a file holds; `others` are options that take the place of those in the file.

    Raises:
        BadRecord, BadPosition, BadOption: it is neither a record nor a position, or one that cannot be.
    """
    position = _position(file)
    if position is not None:
        if "game" not in position:
            raise BadRecord("subject-foreign", file=str(file))
        game = _from_position(position, others, components)
        seats = [say("seat", number=seat + 1) for seat in range(int(game.state.seats))]
        return Subject(game, [], seats)
    record = _record(file)
    if others:
        record.options = {**record.options, **others}
        record.start = None if record.start is None else _with(record.start, others)
    fresh = game_of(record, components)
    return Subject(fresh, _replayed(record, fresh, others), record.seats)


def _replayed(record: Record, fresh: Game, others: Mapping[str, object] | None) -> list[tuple[int, int]]:
    """All moves of a record.

    Raises:
        BadRecord: it cannot be replayed.
        UsageMistake: nor can it with the options of the line.
    """
    try:
        return replay(record, fresh.copy()).moves()
    except BadRecord as problem:
        if not others:
            raise
        from bocage.wording import error_sentence

        options = ", ".join(others)
        sentence = error_sentence(problem, language())
        raise UsageMistake(say("analyse-other-options", options=options, problem=sentence)) from None


def _record(file: Path) -> Record:
    try:
        return read_record(file)
    except BadRecord as problem:
        if problem.key == "record-foreign-file":
            raise BadRecord("subject-foreign", file=str(file)) from None
        raise


def _with(position: Mapping[str, object], others: Mapping[str, object] | None) -> dict[str, object]:
    """A position with other options."""
    options = position.get("options", {})
    if not others or not isinstance(options, dict):  # what is no table is refused by whoever reads it
        return dict(position)
    return {**position, "options": {**options, **others}}


def _position(file: Path) -> dict[str, object] | None:
    """The position in a file, or None where it must be a record."""
    try:
        value = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and "bocage" not in value else None


def _from_position(
    found: dict[str, object], others: Mapping[str, object] | None, components: Path | None
) -> Game:
    position = _with(found, others)
    named = str(position.get("game"))
    kind: Any = games.game_class(named)
    if kind is None:
        raise BadPosition("position-game", found=named, game=", ".join(games.installed()))
    try:
        game: Game = kind.from_position(position, **figures(named, components))
    except BadPosition as problem:
        # An option is the line's, if the line has any: what is wrong with it is told as everywhere.
        if others and problem.key.startswith("option-"):
            raise BadOption(problem.key, **problem.details) from None
        raise
    return game
