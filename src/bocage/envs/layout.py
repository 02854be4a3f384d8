"""Version 1 of the observations: numbers from 0 to 1 by published scales, as many for any number of players.

A layout turns rows of bytes, those of version 0 or the counts that the bots' networks read, into rows of
version 1: counts are divided by their scale, ids become flags, farms of players who are not there are zeros.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bocage.bots.counts.tally import Input, Questions
from bocage.core.game import Game
from bocage.envs.features import features_of
from bocage.envs.table import COUNT_HIGH, Block, FeatureTable
from bocage.games import game_class

Raw = NDArray[np.uint8]
Row = NDArray[np.float32]
NODE, HIGH = "question.node", "question.node_high"
OWN, NEXT = "own.", "next1."
MANY = 40  # flags of one sort that a compact row leaves out: cards and buildings one by one


@dataclass(frozen=True)
class LayoutEntry:
    """One number, or several flags in place of an id.

    Attributes:
        name: as in the row of bytes; source: its place there, -1 where it has none.
        scale: by what it is divided; more than that is 1.
        values: what the values of an id mean, one flag each; empty for a number.
        embedding: how many values an id has that stays a number; 0 where it is none.
        fixed: what it always is, where it has no place.
    """

    name: str
    source: int
    scale: int
    values: tuple[str, ...] = ()
    embedding: int = 0
    fixed: float = 0.0

    @property
    def names(self) -> list[str]:
        """The names of its numbers."""
        return [f"{self.name}={value}" for value in self.values] if self.values else [self.name]


class Hots:
    """Ids of one sort that become flags.

    Args:
        places: for each, where it is in the row of bytes, and its first flag.
        known: the flag of each value, -1 for none; high: where the upper byte is, if there is one.
    """

    def __init__(self, places: list[tuple[int, int]], known: Sequence[int], high: int = -1) -> None:
        self.sources = np.array([source for source, _ in places], np.int64)
        self.firsts = np.array([first for _, first in places], np.int64)
        self.known = np.array(known, np.int64)
        self.high = high

    def write(self, rows: Raw, out: Row) -> None:
        """Set the flags."""
        values = rows[:, self.sources].astype(np.int64)
        if self.high >= 0:
            values += 256 * rows[:, self.high, None].astype(np.int64)
        flags = self.known[np.minimum(values, len(self.known) - 1)]
        row, column = np.nonzero(flags >= 0)
        out[row, self.firsts[column] + flags[row, column]] = 1.0


class Layout:
    """How rows of bytes become rows of version 1.

    Args:
        entries: what there is, in order.
        questions: the sort of each question, by the number of the effect that asks.
        high: where the upper byte of that number is, if it has one.

    Attributes:
        names, scales: of every number.
        embeddings: by name, how many values the ids have that stay numbers; times that they are whole again.
    """

    def __init__(self, entries: Sequence[LayoutEntry], questions: Sequence[int] = (), high: int = -1) -> None:
        self.entries = tuple(entries)
        self.names = [name for entry in entries for name in entry.names]
        self.size = len(self.names)
        self.embeddings = {entry.name: entry.embedding for entry in entries if entry.embedding}
        self.scales = np.ones(self.size, np.float32)
        self._usual = np.zeros(self.size, np.float32)
        plain: list[tuple[int, int]] = []
        ids: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        place = 0
        for entry in entries:
            if not entry.values:
                self.scales[place], self._usual[place] = entry.scale, entry.fixed
                plain += [(entry.source, place)] if entry.source >= 0 else []
            elif entry.source >= 0:
                known = (-1, *questions) if entry.name == NODE else tuple(range(len(entry.values)))
                ids.setdefault(known, []).append((entry.source, place))
            place += len(entry.names)
        self._sources = np.array([source for source, _ in plain], np.int64)
        self._targets = np.array([target for _, target in plain], np.int64)
        self._scales = self.scales[self._targets]
        asked = (-1, *questions)
        self._hots = [Hots(places, known, high if known == asked else -1) for known, places in ids.items()]

    def opened(self, rows: Raw) -> Row:
        """Rows of bytes as rows of version 1: one, or a batch."""
        if rows.ndim == 1:
            one: Row = self.opened(rows[None])[0]
            return one
        out = np.repeat(self._usual[None], len(rows), axis=0)
        out[:, self._targets] = np.minimum(rows[:, self._sources] / self._scales, np.float32(1.0))
        for hots in self._hots:
            hots.write(rows, out)
        return out


def full_layout(game: Game, table: FeatureTable) -> Layout:
    """Version 1 of everything that a seat sees; the same numbers for all numbers of players."""
    questions = Questions(game.kernel)
    reader = LayoutReader(game, table, tuple(questions.names))
    entries = [*reader.entries(reader.blocks(counts=True), True), *reader.presence()]
    entries += reader.entries(reader.blocks(counts=False), False)
    high = next((entry.source for entry in entries if entry.name == HIGH), -1)
    return Layout([entry for entry in entries if entry.name != HIGH], questions.sorts, high)


class LayoutReader:
    """Reads the table of version 0 as entries of version 1.

    The module of a game says by which numbers its counts are divided (`SCALES`) and which are ids (`IDS`):
    names of the values, or how many there are, where an embedding serves better than flags.
    """

    def __init__(self, game: Game, table: FeatureTable, questions: tuple[str, ...]) -> None:
        module = features_of(game.id)
        self.seats = int(game.state.seats)
        self.most = max(game.players)
        self.scales: Mapping[str, int | tuple[int, ...]] = getattr(module, "SCALES", {})
        self.ids: Mapping[str, Any] = {**getattr(module, "IDS", {}), NODE: questions}
        self.table = table
        self.starts = {name: place.start for name, place in table.places.items()}
        self.others = _tables(game.id)

    def blocks(self, counts: bool) -> Iterator[Block]:
        """All blocks that this game has with any number of players, labelled as those of one's own farm."""
        tables = [self.table, *self.others]
        own = {block.name: block for block in _part(self.table, counts)}
        found: dict[str, Block] = {}
        for table in sorted(
            tables, key=lambda one: -one.size
        ):  # the order of the largest, then what it lacks
            for block in _part(table, counts):
                farm, _, kind = block.name.partition(".")
                labels = own.get(block.name) or own.get(f"{OWN}{kind}" if farm.startswith("next") else "")
                found.setdefault(block.name, Block(block.name, (labels or block).labels, block.meaning))
        yield from found.values()

    def entries(self, blocks: Iterable[Block], counts: bool) -> Iterator[LayoutEntry]:
        """The numbers of some blocks."""
        for block in blocks:
            start = self.starts.get(block.name, -1)
            kind = block.name.rpartition(".")[2]
            scale = self.scales.get(kind, COUNT_HIGH) if counts else 1
            for place, label in enumerate(block.labels):
                name = f"{block.name}.{label}"
                known = self.ids.get(f"{kind}.{label}", self.ids.get(kind, ())) if counts else ()
                source = start + place if start >= 0 else -1
                largest = scale if isinstance(scale, int) else scale[min(place, len(scale) - 1)]
                if isinstance(known, int):
                    yield LayoutEntry(name, source, known, embedding=known)
                else:
                    yield LayoutEntry(name, source, largest, tuple(known))

    def presence(self) -> Iterator[LayoutEntry]:
        """Whether there is a player so many seats after you, in games where that differs."""
        for place in range(1, self.most if self.others else 1):
            yield LayoutEntry(f"present.next{place}", -1, 1, fixed=float(place < self.seats))


def _part(table: FeatureTable, counts: bool) -> tuple[Block, ...]:
    return table.counts if counts else table.flags


@cache
def _tables(game: str) -> tuple[FeatureTable, ...]:
    """The tables of a game for each number of players, where there are several."""
    kind = game_class(game)
    assert kind is not None
    if len(kind.players) < 2:
        return ()
    return tuple(features_of(game).features(kind.fresh(None, {"seats": seats})) for seats in kind.players)


def compact_layout(inputs: Sequence[Input]) -> Layout:
    """The counts that the bots' networks read, without the cards one by one."""
    flags: dict[str, int] = {}
    for found in inputs:
        if found.cap == 1:
            sort = found.name.rpartition(".")[0]
            flags[sort] = flags.get(sort, 0) + 1
    return Layout(
        [
            LayoutEntry(found.name, place, found.cap)
            for place, found in enumerate(inputs)
            if found.cap > 1 or flags[found.name.rpartition(".")[0]] <= MANY
        ]
    )
