"""Why an action is not allowed: the rule, the failing condition, the numbers.

Rule functions take `why: Why | None`. Playing passes None; asking passes a witness, and the test
that fails leaves its reason there. So there is one path that decides and explains.
"""

from __future__ import annotations

from bocage.core.native import i64


class Reason:
    """A kind of refusal: its message key and what its numbers mean, in order.

    Attributes:
        key: message `refusal-<key>`.
        fields: the names of the numbers in the message, such as `good`, `have`, `need`.
    """

    def __init__(self, key: str, *fields: str) -> None:
        self.key = key
        self.fields = fields


class Refusal:
    """A given reason.

    Attributes:
        rule: the rule that forbids it.
        key: message `refusal-<key>`.
        numbers: what the message needs, by name.
        asked: what is asked instead just now, message `ask-<asked>`.
    """

    def __init__(self, rule: str, key: str, numbers: dict[str, int]) -> None:
        self.asked = ""
        self.rule = rule
        self.key = key
        self.numbers = numbers

    def __repr__(self) -> str:
        return f"Refusal({self.rule}: {self.key} {self.numbers})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.rule, self.key, self.numbers) == (other.rule, other.key, other.numbers)

    def __hash__(self) -> int:
        return hash((self.rule, self.key, tuple(sorted(self.numbers.items()))))


class Why:
    """A witness. The first reason noted stays: the first test that failed is the one to tell."""

    def __init__(self) -> None:
        self.refusal: Refusal | None = None

    def note(self, rule: str, reason: Reason, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Keep this reason unless there is one already."""
        if self.refusal is None:
            values: list[int] = [x, y, z]
            numbers = {name: values[place] for place, name in enumerate(reason.fields)}
            self.refusal = Refusal(rule, reason.key, numbers)


def refuse(why: Why | None, rule: str, reason: Reason, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> bool:
    """Note the reason where somebody asks, and answer False."""
    if why is not None:
        why.note(rule, reason, x, y, z)
    return False


GAME_OVER = Reason("game-over")
NOT_ASKED = Reason("not-asked")
NOT_YOURS_NOW = Reason("not-yours-now", "card")
NOT_OWNED = Reason("not-owned", "card")
MUST_CHOOSE = Reason("must-choose")
JUST_DONE = Reason("just-done", "card")
