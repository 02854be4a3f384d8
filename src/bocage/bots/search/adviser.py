"""What search asks about a game: what a position is worth, and where moves begin."""

from __future__ import annotations

from bocage.bots.search.worth import Verdict
from bocage.core.menu import Menu
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser:
    """Judges positions of one game. This one knows nothing: to it, all positions are alike."""

    def value(self, s: State, seat: i64) -> float:
        """What a seat may expect to score from here, in points; the true score once the game is over."""
        return 0.0

    def glance(self, s: State, seat: i64) -> float:
        """The same at a first glance: good enough to compare ways to finish a move."""
        return self.value(s, seat)

    def judge(self, s: State, viewer: i64, verdict: Verdict) -> None:
        """What the position is worth to all seats, as far as `viewer` may know."""
        seat: i64 = 0
        while seat < s.seats:
            verdict.points.put(seat, self.value(s, seat))
            seat += 1
        verdict.compare(s.seats)

    def lines(self, s: State, seat: i64, viewer: i64) -> list[float]:
        """What a seat may expect in each line of its score sheet; nothing where nobody has an idea."""
        return []

    def prior(self, s: State, actions: list[int]) -> list[float]:
        """How likely each answer is to be the best, together 1; nothing where nobody has an idea."""
        return []

    def has_priors(self) -> bool:
        """Whether it has an idea which answers are likely to be the best."""
        return False

    def appetite(self) -> float:
        """What a point of one's own counts, for whoever plays with it, beside being one ahead."""
        return 0.0

    def draft_key(self, s: State, seat: i64) -> object:
        """Positions inside a seat's move that need not be told apart have equal keys."""
        return s.key()

    def begins_move(self, s: State, m: Menu) -> bool:
        """Whether the open question begins a move; else it belongs to one that is being made."""
        return True

    def is_quiet(self, s: State, m: Menu) -> bool:
        """Whether the position can be judged as it is; else the moves that hang together are played first."""
        return self.begins_move(s, m)

    def is_secret(self, s: State, m: Menu) -> bool:
        """Whether the open question is answered face down, at the same time as others answer theirs."""
        return False

    def has_secrets(self, s: State) -> bool:
        """Whether something that matters may be hidden from a seat."""
        return False

    def reopen(self, s: State, seat: i64) -> None:
        """Ask the others again what they have answered face down: the seat does not know it."""

    def chance_key(self, action: i64) -> i64:
        """What chance has decided; outcomes that differ in nothing have the same key."""
        return action

    def signature(self, s: State, seat: i64) -> i64:
        """A number for everything that the best way to go on with a seat's move depends on; 0 if unknown."""
        return 0

    def conclude(self, s: State) -> None:
        """Make a prospect in which a seat has used its turn look like the end of that turn."""

    def prospects(self, s: State, seat: i64) -> list[State]:
        """The positions that an answer just given stands for; several where others decide in secret."""
        return [s]

    def styles(self) -> list[object]:
        """What the judgement rests on: objects whose numbers can be changed, to make another player of it."""
        return []
