"""How a game ended: scores with their lines, the winners and the reason."""

from __future__ import annotations


class ScoreLine:
    """One line of a score sheet.

    Attributes:
        category: where it belongs (`animals`, `bonus`, `buildings` …).
        key: what is scored: an animal, a building id.
        points: possibly half points, possibly negative.
    """

    def __init__(self, category: str, key: str, points: float) -> None:
        self.category = category
        self.key = key
        self.points = points

    def __repr__(self) -> str:
        return f"ScoreLine({self.category}, {self.key}, {self.points:g})"


class ScoreSheet:
    """The score of one seat, line by line."""

    def __init__(self, lines: list[ScoreLine]) -> None:
        self.lines = lines

    @property
    def total(self) -> float:
        """All lines together."""
        return sum((line.points for line in self.lines), 0.0)

    def category(self, name: str) -> float:
        """All lines of one category together."""
        return sum((line.points for line in self.lines if line.category == name), 0.0)


class Outcome:
    """The end of a game.

    Attributes:
        scores: the total of each seat; sheets: how it came about.
        winners: the seats that won; several share the victory.
        reason: message `outcome-<reason>`: how the winner was found.
    """

    def __init__(self, sheets: list[ScoreSheet], winners: tuple[int, ...], reason: str) -> None:
        self.sheets = sheets
        self.scores = tuple(sheet.total for sheet in sheets)
        self.winners = winners
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, reason={self.reason!r})"
