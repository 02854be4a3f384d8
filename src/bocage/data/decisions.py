"""The decisions of recorded games, as a learner would have met them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bocage.core.errors import BadRecord
from bocage.core.game import Game
from bocage.core.record import Record, replay
from bocage.core.state import NATURE
from bocage.envs.identity import identity, schema_hash
from bocage.envs.observing import V0, Observation, Observer
from bocage.envs.rewards import MARGIN, RANK, final_rewards


@dataclass(frozen=True)
class Decision:
    """One decision of one seat.

    Attributes:
        record: the name of the record; number: how many decisions of seats came before, in that game.
        seat: who decided; player: the name of that seat.
        observation: what the seat saw (docs: observations).
        mask: what it might do.
        action: the number of what it did.
        notation: the same in notation.
        options: those of its game, as JSON.
        score: how the game ended for this seat; None where the record breaks off.
        margin: how far it was ahead, likewise.
        rank: its place, likewise.
        won: whether it won, likewise.
    """

    record: str
    number: int
    seat: int
    player: str
    observation: Observation
    mask: NDArray[np.int8]
    action: int
    notation: str
    options: str
    score: float | None
    margin: float | None
    rank: float | None
    won: bool | None


class DataSet:
    """Decisions of records that go into one table: the same game, for as many players, with the same figures.

    Args:
        first: the game of the first record; form: of the observations (`Observer`).

    Attributes:
        observer: that of the first record; its features and actions are those of the table.
        identity: what the table belongs to; options are told row by row, since records may differ in them.
    """

    def __init__(self, first: Game, form: str = V0) -> None:
        self.game = first.id
        self.observer = Observer(first, form)
        self.identity = identity(first, self.observer)
        self._schema = self.identity["schema_hash"]

    def decisions(self, name: str, record: Record, game: Game) -> Iterator[Decision]:
        """Every decision of a record; `game` is the game before its first move.

        Raises:
            BadRecord: it does not replay, or does not go into this table.
        """
        if game.id != self.game or schema_hash(Observer(game, self.observer.form)) != self._schema:
            raise BadRecord("record-other-table", file=name)
        ends = Ends(replay(record, game.copy()))
        number = 0
        options = json.dumps(dict(game.options), ensure_ascii=False)
        for seat, text in record.moves:
            action = game.codec.parse(text)
            if seat != NATURE:
                yield Decision(
                    record=name,
                    number=number,
                    seat=seat,
                    player=record.seats[seat],
                    observation=self.observer.observe(game, seat),
                    mask=self.observer.mask(game, seat),
                    action=self.observer.number(action),
                    notation=text,
                    options=options,
                    score=ends.of(ends.scores, seat),
                    margin=ends.of(ends.margins, seat),
                    rank=ends.of(ends.ranks, seat),
                    won=None if ends.outcome is None else seat in ends.outcome.winners,
                )
                number += 1
            game.play(action)


class Ends:
    """How a game ended for each seat; nothing where it did not."""

    def __init__(self, game: Game) -> None:
        self.outcome = game.outcome()
        self.scores: list[float] = []
        self.margins: list[float] = []
        self.ranks: list[float] = []
        if self.outcome is not None:
            scores, winners = self.outcome.scores, self.outcome.winners
            self.scores = list(scores)
            self.margins = final_rewards(scores, winners, MARGIN)
            self.ranks = final_rewards(scores, winners, RANK)

    def of(self, values: list[float], seat: int) -> float | None:
        """The value of a seat, or None."""
        return values[seat] if values else None
