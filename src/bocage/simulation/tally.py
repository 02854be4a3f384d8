"""What comes of many games: sums that can be put together in any order."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass

_WORD = 2**64


@dataclass
class SeatScores:
    """The scores of one seat. Scores are whole or half points, so sums are exact in any order."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0
    low: float = math.inf
    high: float = -math.inf
    wins: float = 0.0

    def note(self, score: float, won: float) -> None:
        """Count one game."""
        self.games += 1
        self.total += score
        self.squares += score * score
        self.low = min(self.low, score)
        self.high = max(self.high, score)
        self.wins += won

    def add(self, other: SeatScores) -> None:
        """Take in the games of another tally."""
        self.games += other.games
        self.total += other.total
        self.squares += other.squares
        self.low = min(self.low, other.low)
        self.high = max(self.high, other.high)
        self.wins += other.wins

    @property
    def mean(self) -> float:
        """The mean score."""
        return self.total / self.games if self.games else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the scores."""
        if not self.games:
            return 0.0
        return math.sqrt(max(0.0, self.squares / self.games - self.mean**2))

    def as_json(self, seat: int) -> dict[str, object]:
        """The same as plain data; nothing is known of a seat that has not played."""
        known = self.games > 0
        return {
            "seat": seat,
            "mean": round(self.mean, 4) if known else None,
            "min": self.low if known else None,
            "max": self.high if known else None,
            "sd": round(self.deviation, 4) if known else None,
            "wins": self.wins,
        }


@dataclass
class Tally:
    """Games that were played, in sum.

    Attributes:
        seconds: how long playing took, over all processes.
        checksum: depends on every action and on which game it was played in, not on the order of the games.
    """

    seats: list[SeatScores]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    mark: int = 0

    @property
    def checksum(self) -> str:
        """The checksum as text."""
        return f"{self.mark:016x}"

    def note(self, index: int, actions: int, decisions: int, scores: tuple[float, ...]) -> None:
        """Count the game with this number; `actions` is the checksum of its actions."""
        self.games += 1
        self.decisions += decisions
        text = f"{index} {actions} {decisions} {' '.join(f'{score:g}' for score in scores)}"
        digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
        self.mark = (self.mark + int.from_bytes(digest, "big")) % _WORD

    def add(self, other: Tally) -> None:
        """Take in the games of another tally."""
        for seat, theirs in zip(self.seats, other.seats, strict=True):
            seat.add(theirs)
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.mark = (self.mark + other.mark) % _WORD

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "scores": [seat.as_json(number) for number, seat in enumerate(self.seats)],
            "checksum": self.checksum,
        }
