"""Variations: a tree of moves beside those of a game, with remarks, kept in its record.

A record's first line has room for them (`variations`); whoever does not know them reads the game all the
same.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from bocage.core.errors import BadRecord
from bocage.core.game import Game
from bocage.core.record import Record, parse_record

LONGEST_REMARK = 500
MOST = 2000  # moves of all variations


@dataclass
class Variation:
    """A move that might be played, and what might follow it.

    Attributes:
        move: in notation; remark: what somebody thought of it; worth: points, if it was weighed.
    """

    move: str
    remark: str = ""
    worth: float | None = None
    nodes: list[Variation] = field(default_factory=list)

    def as_json(self) -> dict[str, object]:
        """As plain data; what is empty is left out."""
        found: dict[str, object] = {"move": self.move}
        if self.remark:
            found["remark"] = self.remark
        if self.worth is not None:
            found["worth"] = round(self.worth, 2)
        if self.nodes:
            found["then"] = [node.as_json() for node in self.nodes]
        return found


@dataclass
class Branch:
    """Variations that leave a game after so many of its moves."""

    after: int
    nodes: list[Variation]

    def as_json(self) -> dict[str, object]:
        """As plain data."""
        return {"after": self.after, "then": [node.as_json() for node in self.nodes]}


def with_variations(record: Record, branches: list[Branch]) -> str:
    """The text of a record with variations in its first line."""
    head, *rest = record.lines()
    value = json.loads(head)
    if branches:
        value["variations"] = [branch.as_json() for branch in branches]
    return "\n".join([json.dumps(value, ensure_ascii=False, separators=(", ", ": ")), *rest]) + "\n"


def read_variations(text: str) -> tuple[Record, list[Branch]]:
    """A record and its variations.

    Raises:
        BadRecord: the record cannot be read, or its variations cannot.
    """
    record = parse_record(text)
    value = json.loads(text.split("\n", 1)[0]).get("variations", [])
    if not isinstance(value, list):
        raise BadRecord("record-damaged", line=1)
    counter = [0]
    return record, [_branch(one, len(record.moves), counter) for one in value]


def _branch(value: object, moves: int, counter: list[int]) -> Branch:
    after = value.get("after") if isinstance(value, dict) else None
    if not isinstance(value, dict) or not isinstance(after, int) or not 0 <= after <= moves:
        raise BadRecord("record-damaged", line=1)
    return Branch(after, _nodes(value.get("then"), counter))


def _nodes(value: object, counter: list[int]) -> list[Variation]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadRecord("record-damaged", line=1)
    return [_node(one, counter) for one in value]


def _node(value: object, counter: list[int]) -> Variation:
    counter[0] += 1
    if not isinstance(value, dict) or not isinstance(value.get("move"), str) or counter[0] > MOST:
        raise BadRecord("record-damaged", line=1)
    remark, worth = value.get("remark", ""), value.get("worth")
    if not isinstance(remark, str) or not isinstance(worth, int | float | None):
        raise BadRecord("record-damaged", line=1)
    return Variation(value["move"], remark[:LONGEST_REMARK], worth, _nodes(value.get("then"), counter))


def check_variations(fresh: Game, record: Record, branches: list[Branch]) -> None:
    """See that every move of the variations can be played where it stands.

    Raises:
        IllegalAction, BadNotation: one cannot.
    """
    games = {0: fresh.copy()}
    game = fresh.copy()
    for number, (_, text) in enumerate(record.moves, start=1):
        game.play(text)
        games[number] = game.copy()
    for branch in branches:
        _check(games[branch.after], branch.nodes)


def _check(game: Game, nodes: list[Variation]) -> None:
    for node in nodes:
        trial = game.copy()
        trial.play(node.move)
        _check(trial, node.nodes)


def branches_of(value: object, moves: int) -> list[Branch]:
    """Branches from plain data, as a page sends them.

    Raises:
        BadRecord: they cannot be read.
    """
    counter = [0]
    if not isinstance(value, list):
        raise BadRecord("record-damaged", line=1)
    return [_branch(dict(one) if isinstance(one, Mapping) else one, moves, counter) for one in value]
