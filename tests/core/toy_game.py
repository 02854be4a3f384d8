"""The toy game as a whole game: one toss, then one question to each seat."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.codec import Codec, Kind
from bocage.core.game import Game
from bocage.core.outcome import Outcome, ScoreLine, ScoreSheet
from bocage.core.state import NATURE, RUN
from tests.core.toy import Question, Toss, Yard, YardState


class ToyGame(Game):
    """A game of one toss, then one question to each seat."""

    id: ClassVar[str] = "toy"
    rules_version: ClassVar[int] = 1

    def outcome(self) -> Outcome | None:
        state = self.state
        if self.to_act is not None or not isinstance(state, YardState):
            return None
        sheets = [ScoreSheet([ScoreLine("coins", "coins", float(coins))]) for coins in state.coins]
        best = max(sheet.total for sheet in sheets)
        winners = tuple(seat for seat, sheet in enumerate(sheets) if sheet.total == best)
        return Outcome(sheets, winners, "score")

    def blank(self) -> Game:
        return ToyGame(self.kernel, self.codec, self.state.copy(), self.options, None)

    def end_rule(self) -> str:
        return "T-9"


def toy_game(seed: int | None = None, seats: int = 2) -> ToyGame:
    """A fresh toy game."""
    yard = Yard(seats=seats, toss=Toss(), question=Question())
    for seat in reversed(range(seats)):
        yard.state.push(yard.catalogue.places["question"], seat, seat, RUN)
    yard.state.push(yard.catalogue.places["toss"], NATURE, NATURE, RUN)
    codec = Codec(
        [
            Kind("stop", ["stop"], bare=True),
            Kind("answer", ["no", "yes"], bare=True),
            Kind("use", []),
            Kind("call", []),
            Kind("option", ["1", "2"]),
            Kind("pick", ["left", "right"]),
            Kind("toss", [str(seat + 1) for seat in range(seats)]),
        ]
    )
    return ToyGame(yard.kernel, codec, yard.state, {}, seed)
