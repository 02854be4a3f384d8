"""Records: a game as a text file, one JSON value a line.

The first line says what game it is, with which rules, options and players; each further line is one
move in notation; the last, once the game is over, holds the scores and the position's checksum. A file
that was cut off is a game that was not finished.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import bocage
from bocage.core.errors import BadNotation, BadRecord
from bocage.core.shuffles import Shuffle, parse_shuffle

if TYPE_CHECKING:
    from bocage.core.game import Game

FORMAT = 1
MARK = '"bocage"'  # what the first line of every record says
HIGHEST = 1_000_000  # no score comes near


class Record:
    """A game as it was played.

    Attributes:
        game: the id of the game; rules: the rules version it was played with.
        options: as the game takes them; start: the position it began with, if not the usual one.
        seats: the names of the players.
        package: the version of Bocage that wrote it; empty in records from before that was told.
        moves: (seat, notation), chance included.
        scores: the final scores, or None while the game goes on; checksum: of the last position.
        shuffle: the seed that chance followed, and its hash; None where nothing is said about it.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        options: Mapping[str, object],
        seats: list[str],
        moves: list[tuple[int, str]],
        scores: list[float] | None = None,
        checksum: str = "",
        start: Mapping[str, object] | None = None,
        package: str = "",
        shuffle: Shuffle | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seats = seats
        self.moves = moves
        self.scores = scores
        self.checksum = checksum
        self.start = start
        self.package = package
        self.shuffle = shuffle

    def lines(self) -> list[str]:
        """The record as lines of text."""
        head: dict[str, object] = {
            "bocage": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "seats": self.seats,
        }
        if self.package:
            head["package_version"] = self.package
        if self.start is not None:
            head["start"] = dict(self.start)
        if self.shuffle is not None:
            head["shuffle"] = {"hash": self.shuffle.hash, "given": self.shuffle.given}
        found = [_json(head)]
        found += [_json({"seat": seat, "move": text}) for seat, text in self.moves]
        tail: dict[str, object] = {"checksum": self.checksum}
        if self.scores is not None:
            tail["scores"] = self.scores
        if self.shuffle is not None and self.shuffle.seed:
            tail["seed"] = self.shuffle.seed
        if not self.checksum:
            del tail["checksum"]  # a game that was broken off, perhaps by rules that are gone
        if tail:
            found.append(_json(tail))
        return found

    def write(self, path: Path) -> None:
        """Write the file; an older one is replaced only when the new one is complete."""
        partial = path.with_name(path.name + ".part")
        partial.write_text("\n".join(self.lines()) + "\n", encoding="utf-8")
        partial.replace(path)


def record_of(game: Game, seats: list[str]) -> Record:
    """The record of a game so far."""
    outcome = game.outcome()
    return Record(
        game=game.id,
        rules=game.rules_version,
        options=game.options,
        seats=seats,
        moves=[(seat, game.codec.text(action)) for seat, action in game.moves()],
        scores=None if outcome is None else list(outcome.scores),
        checksum=game.checksum(),
        start=game.start,
        package=bocage.__version__,
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def read_record(path: Path) -> Record:
    """Read a record.

    Raises:
        BadRecord: the file cannot be read, is no record, or is damaged; with the line.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord("record-missing", file=str(path)) from None
    except IsADirectoryError:
        raise BadRecord("record-folder", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadRecord("record-foreign-file", file=str(path)) from None
    except OSError:
        raise BadRecord("record-unreadable", file=str(path)) from None
    try:
        return parse_record(text)
    except BadRecord as problem:
        if problem.key == "record-foreign":
            raise BadRecord("record-foreign-file", file=str(path)) from None
        raise


def parse_record(text: str) -> Record:
    """The record that a text holds.

    Raises:
        BadRecord: it is no record or is damaged; with the line.
    """
    if not text.strip():
        raise BadRecord("record-empty")
    lines = text.rstrip().split("\n")
    if MARK not in lines[0]:
        raise BadRecord("record-foreign")  # some other file; a record that was cut off still says so
    record = _head(_value(lines[0], 1))
    for number, line in enumerate(lines[1:], start=2):
        value = _value(line, number)
        if record.checksum or (record.shuffle is not None and record.shuffle.seed):
            raise BadRecord("record-after-end", line=number)
        if "move" in value:
            record.moves.append(_move(value, number, len(record.seats)))
        else:
            _tail(record, value, number)
    return record


def _value(line: str, number: int) -> dict[str, object]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("record-damaged", line=number) from None
    if not isinstance(value, dict):
        raise BadRecord("record-damaged", line=number)
    return value


def _head(value: dict[str, object]) -> Record:
    game, rules = value.get("game"), value.get("rules")
    options, seats, start = value.get("options"), value.get("seats"), value.get("start")
    if "bocage" not in value or not isinstance(game, str):
        raise BadRecord("record-foreign")
    if value["bocage"] != FORMAT or value["bocage"] is True:
        raise BadRecord("record-format", found=str(value["bocage"]), known=FORMAT)
    if not isinstance(rules, int) or not isinstance(options, dict) or not isinstance(seats, list):
        raise BadRecord("record-damaged", line=1)
    if start is not None and not isinstance(start, dict):
        raise BadRecord("record-damaged", line=1)
    return Record(
        *(game, rules, options, [str(seat) for seat in seats], []),
        start=start,
        package=str(value.get("package_version", "")),
        shuffle=_shuffle(value.get("shuffle"), None, 1),
    )


def _shuffle(head: object, seed: object, line: int) -> Shuffle | None:
    try:
        return parse_shuffle(head, seed)
    except ValueError:
        raise BadRecord("record-damaged", line=line) from None


def _move(value: dict[str, object], number: int, seats: int) -> tuple[int, str]:
    seat, text = value.get("seat"), value.get("move")
    if not isinstance(seat, int) or not isinstance(text, str) or not -1 <= seat < seats:
        raise BadRecord("record-damaged", line=number)
    return seat, text


def _tail(record: Record, value: dict[str, object], number: int) -> None:
    checksum, scores = value.get("checksum", ""), value.get("scores")
    if not isinstance(checksum, str) or not (checksum or set(value) == {"seed"}):
        raise BadRecord("record-damaged", line=number)
    if scores is not None:
        if not isinstance(scores, list) or not all(_is_score(score) for score in scores):
            raise BadRecord("record-damaged", line=number)
        record.scores = [float(score) for score in scores]
    if record.shuffle is not None and "seed" in value:
        head = {"hash": record.shuffle.hash, "given": record.shuffle.given}
        record.shuffle = _shuffle(head, value["seed"], number)
    record.checksum = checksum


def _is_score(value: object) -> bool:
    return isinstance(value, int | float) and abs(value) < HIGHEST


def replay(record: Record, game: Game) -> Game:
    """Play the moves of a record in a fresh game, in which the caller plays chance.

    A finished game that was played by other rules opens all the same where these make the same of it.

    Raises:
        BadRecord: other rules, or a move that is not possible; with the line.
    """
    if record.game != game.id:
        raise BadRecord("record-other-game", found=record.game, game=game.id)
    if record.rules != game.rules_version:
        return _replay_old(record, game)
    return _replay(record, game)


def _replay_old(record: Record, game: Game) -> Game:
    refusal = BadRecord("record-other-rules", found=record.rules, known=game.rules_version)
    if record.scores is None:
        raise refusal  # whether it is the same game cannot be told before its end
    try:
        outcome = _replay(record, game).outcome()
    except BadRecord:
        raise refusal from None
    if outcome is None or list(outcome.scores) != record.scores:
        raise refusal
    return game


def _replay(record: Record, game: Game) -> Game:
    for number, (seat, text) in enumerate(record.moves, start=2):
        try:
            action = game.codec.parse(text)
        except BadNotation:
            raise BadRecord("record-damaged", line=number) from None
        if game.to_act != seat or not game.menu().has(action):
            raise BadRecord("record-illegal", line=number, move=text)
        game.play(action)
    return game


def verify(record: Record, game: Game) -> None:
    """Check the end of a replayed record against the game it led to; a record that was cut off has none.

    Raises:
        BadRecord: the scores or the position differ.
    """
    if not record.checksum:
        return
    outcome = game.outcome()
    scores = None if outcome is None else list(outcome.scores)
    if record.scores != scores:
        raise BadRecord("record-scores", found=str(record.scores), now=str(scores))
    if record.checksum != game.checksum():
        raise BadRecord("record-position")
