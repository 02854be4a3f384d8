"""What is kept of a finished game: one line of text, from which everything else can be told."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from bocage.core.record import Record


@dataclass(frozen=True)
class SeatResult:
    """What one seat came to.

    Attributes:
        bot: who sat there; score, lines: its points, in all and by category of the score sheet.
        decisions: how often it thought.
        seconds: how long.
        offered: ids of the cards or buildings it could have taken.
        taken: ids of those it took.
    """

    bot: str
    score: float
    lines: dict[str, float]
    decisions: int
    seconds: float
    offered: list[str]
    taken: list[str]


@dataclass(frozen=True)
class Result:
    """A finished game.

    Attributes:
        number: its place in the plan.
        deal: the number of its deal.
        winners: the seats that won.
        seats: what each seat came to.
        record: the lines of its record, as values; a move is packed as seat and notation, `0 space walls`.
    """

    number: int
    deal: int
    winners: list[int]
    seats: list[SeatResult]
    record: list[object]

    @property
    def scores(self) -> list[float]:
        """The score of each seat."""
        return [seat.score for seat in self.seats]

    @property
    def decisions(self) -> int:
        """How often somebody decided: the length of the game."""
        return sum(seat.decisions for seat in self.seats)

    def margin(self, seat: int, among_others: bool = False) -> float | None:
        """Points ahead of the best other seat; `among_others`: of the best seat with another bot, if any.

        None for a seat that is alone.
        """
        others = [place for place in range(len(self.seats)) if place != seat]
        rivals = [place for place in others if self.seats[place].bot != self.seats[seat].bot]
        against = rivals if among_others and rivals else others
        if not against:
            return None
        return self.seats[seat].score - max(self.seats[place].score for place in against)

    def share(self, seat: int) -> float:
        """A victory, or this seat's share in it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def place_key(self, seat: int) -> tuple[bool, float]:
        """Seats are placed by this: who won by the rules, then the points."""
        return (seat in self.winners, self.seats[seat].score)

    def line(self) -> str:
        """The game as one line."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def read_result(line: str) -> Result:
    """The game that a line holds.

    Raises:
        ValueError: it holds none.
    """
    try:
        value = json.loads(line)
        seats = [SeatResult(**seat) for seat in value.pop("seats")]
        return Result(seats=seats, **value)
    except (TypeError, KeyError, AttributeError, RecursionError) as problem:
        raise ValueError(str(problem)) from None


def pack(record: Record) -> list[object]:
    """A record as a result keeps it: there may be a hundred thousand of them."""
    values = [json.loads(line) for line in record.lines()]
    return [f"{value['seat']} {value['move']}" if "move" in value else value for value in values]


def record_text(result: Result) -> str:
    """The record of a game as a file holds it; `bocage replay` reads it."""
    return "".join(json.dumps(_unpacked(value), ensure_ascii=False) + "\n" for value in result.record)


def _unpacked(value: object) -> object:
    if not isinstance(value, str):
        return value
    seat, _, move = value.partition(" ")
    return {"seat": int(seat), "move": move}
