"""What a campaign found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


class Broken(Exception):
    """An invariant does not hold.

    Attributes:
        invariant: its name; detail: what was found and what should be.
    """

    def __init__(self, invariant: str, detail: str) -> None:
        super().__init__(f"{invariant}: {detail}")
        self.invariant = invariant
        self.detail = detail


@dataclass
class Violation:
    """A broken invariant, with the record that leads to it.

    Attributes:
        game: the number of the game in the campaign; decision: after how many decisions.
        record: the lines of the record; file: where they were written.
    """

    game: int
    decision: int
    invariant: str
    detail: str
    record: list[str] = field(default_factory=list)
    file: str | None = None

    def as_json(self) -> dict[str, object]:
        """The same as plain data, the record left out where it is in a file."""
        found: dict[str, object] = {
            "game": self.game,
            "decision": self.decision,
            "invariant": self.invariant,
            "detail": self.detail,
            "file": self.file,
        }
        if self.file is None:
            found["record"] = self.record
        return found


@dataclass
class Component:
    """How often a component came into play, in how many of these cases it did something, and by what.

    Attributes:
        word: how people say that it came into play, where it is not built.
    """

    built: int = 0
    used: int = 0
    slots: Counter[str] = field(default_factory=Counter)
    word: str = "built"

    def add(self, other: Component) -> None:
        """Take in what another report counted."""
        self.built += other.built
        self.used += other.used
        self.slots.update(other.slots)
        self.word = other.word

    def as_json(self) -> dict[str, object]:
        """The same as plain data; `built` is there for every component, beside its own word."""
        counts = {"built": self.built, self.word: self.built, "used": self.used}
        return counts | {"slots": dict(sorted(self.slots.items()))}


@dataclass
class Report:
    """What was played and found; `components` has an entry for every component of the game."""

    games: int = 0
    decisions: int = 0
    violations: list[Violation] = field(default_factory=list)
    components: dict[str, Component] = field(default_factory=dict)

    def component(self, id: str) -> Component:
        """The entry of one component."""
        return self.components.setdefault(id, Component())

    def add(self, other: Report) -> None:
        """Take in another report."""
        self.games += other.games
        self.decisions += other.decisions
        self.violations += other.violations
        for id, component in other.components.items():
            self.component(id).add(component)

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "violations": [violation.as_json() for violation in self.violations],
            "components": {id: component.as_json() for id, component in self.components.items()},
        }
