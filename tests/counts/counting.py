"""Position counts: how many lines of play of a given length the rules allow from a position.

The file `positions.json` holds positions written by hand with their counts for one, two … actions;
`scripts/counts` counts anew.
"""

from __future__ import annotations

import json
from pathlib import Path

from bocage import games
from bocage.core.game import Game

FILE = Path(__file__).parent / "positions.json"


class Case:
    """A position and its counts.

    Attributes:
        name: what it shows; kind: of which game.
        start: options of a fresh game, or None.
        position: a position as a person writes it, or None.
        line: actions to be played first.
        counts: lines of play of length 1, 2 …
    """

    def __init__(self, data: dict[str, object]) -> None:
        self.data = data
        self.name = str(data["name"])
        self.kind = str(data.get("game", "creatures"))
        counts = data["counts"]
        assert isinstance(counts, list)
        self.counts: list[int] = counts

    def game(self) -> Game:
        """The game at the position."""
        start, position = self.data.get("start"), self.data.get("position")
        kind = games.game_class(self.kind)
        assert kind is not None
        game: Game
        if isinstance(start, dict):
            game = kind.from_options(start)
        else:
            assert isinstance(position, dict)
            game = kind.from_position({"game": self.kind, **position})
        line = self.data.get("line")
        if isinstance(line, str):
            game.play_line(line)
        return game

    def recount(self) -> list[int]:
        """The counts as they are now."""
        game = self.game()
        return [count(game, depth) for depth in range(1, len(self.counts) + 1)]


def count(game: Game, depth: int) -> int:
    """How many lines of so many actions there are; a line may end with the game."""
    actions = game.legal_actions()
    if depth == 1 or not actions:
        return len(actions)
    total = 0
    for action in actions:
        after = game.copy()
        after.play(action)
        total += count(after, depth - 1)
    return total


def read_cases() -> list[Case]:
    """All positions of the file."""
    return [Case(data) for data in json.loads(FILE.read_text(encoding="utf-8"))]


def write_cases(cases: list[Case]) -> None:
    """Write the file, one position a line."""
    lines = ",\n".join(json.dumps(case.data) for case in cases)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
