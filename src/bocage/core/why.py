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
        also: what else is in the way, in the order of the tests; or what would do instead.
    """

    def __init__(self, rule: str, key: str, numbers: dict[str, int]) -> None:
        self.asked = ""
        self.also: list[Refusal] = []
        self.rule = rule
        self.key = key
        self.numbers = numbers

    @property
    def all(self) -> list[Refusal]:
        """Everything that is in the way: this reason, then the others."""
        return [self, *self.also]

    def __repr__(self) -> str:
        others = "".join(f"; {other.rule}: {other.key} {other.numbers}" for other in self.also)
        return f"Refusal({self.rule}: {self.key} {self.numbers}{others})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        mine = (self.rule, self.key, self.numbers, self.also)
        return mine == (other.rule, other.key, other.numbers, other.also)

    def __hash__(self) -> int:
        return hash((self.rule, self.key, tuple(sorted(self.numbers.items()))))


class Why:
    """A witness. The first reason noted stays the reason; others that stand beside it are kept after it.

    `note` is for the reason of a test, and for what to say where no test has said more; `add` is for
    something that is missing whatever else is: whoever has brought it will not be refused for it again.
    """

    def __init__(self) -> None:
        self.refusal: Refusal | None = None

    def note(self, rule: str, reason: Reason, x: i64 = 0, y: i64 = 0, z: i64 = 0, w: i64 = 0) -> None:
        """Keep this reason unless there is one already."""
        if self.refusal is None:
            self.refusal = _refusal(rule, reason, x, y, z, w)

    def add(self, rule: str, reason: Reason, x: i64 = 0, y: i64 = 0, z: i64 = 0, w: i64 = 0) -> None:
        """Keep this reason, after those that there are already; the same one only once."""
        first = self.refusal
        if first is None:
            self.note(rule, reason, x, y, z, w)
            return
        found = _refusal(rule, reason, x, y, z, w)
        for known in first.all:
            if (known.rule, known.key, known.numbers) == (found.rule, found.key, found.numbers):
                return
        first.also.append(found)


def _refusal(rule: str, reason: Reason, x: i64, y: i64, z: i64, w: i64) -> Refusal:
    values: list[int] = [x, y, z, w]
    return Refusal(rule, reason.key, {name: values[place] for place, name in enumerate(reason.fields)})


def refuse(why: Why | None, rule: str, reason: Reason, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> bool:
    """Note the reason where somebody asks, and answer False."""
    if why is not None:
        why.note(rule, reason, x, y, z)
    return False


def lack(why: Why | None, rule: str, reason: Reason, x: i64 = 0, y: i64 = 0, z: i64 = 0, w: i64 = 0) -> bool:
    """Note what is missing, whatever else is, where somebody asks; and answer False."""
    if why is not None:
        why.add(rule, reason, x, y, z, w)
    return False


GAME_OVER = Reason("game-over")
NOT_ASKED = Reason("not-asked")
NOT_YOURS_NOW = Reason("not-yours-now", "card")
NOT_OWNED = Reason("not-owned", "card")
MUST_CHOOSE = Reason("must-choose")
JUST_DONE = Reason("just-done", "card")
WRONG_MOMENT = Reason("wrong-moment", "card", "moment")  # the moments of an at-any-time effect
WRONG_WINDOW = Reason("wrong-window", "card", "event")  # the event that a trigger waits for
USED_ALREADY = Reason("used-already", "card")
