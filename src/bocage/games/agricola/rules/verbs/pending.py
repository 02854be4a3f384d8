"""What must stay possible: the own action of a space that is being used (A-16.5, AR-03)."""

from __future__ import annotations

from bocage.core.effects import Effect
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import Frame
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.state import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Effect[Board]):
    """The use of a space; the frame says which (a) and whether its own action is done (c)."""

    def own_action_possible(self, s: Board, seat: i64, space: i64) -> bool:
        """Whether at least one action of the space can be carried out now."""
        return True


def waiting_space(s: Board, seat: i64) -> i64:
    """The space whose own action this seat has still to carry out, or NOTHING."""
    return waiting_below(s, s.top, seat)


def waiting_below(s: Board, frame: Frame | None, seat: i64) -> i64:
    """The same, looked for from a frame downwards."""
    node = s.book.use_node
    end = (
        s.book.work_node
    )  # a space is used in a turn, and below the turn there is only the rest of the round
    while frame is not None and frame.node != end:
        if frame.node == node:
            return frame.a if frame.seat == seat and frame.c == 0 else NOTHING
        frame = frame.below
    return NOTHING


def leaves_space_possible(trial: Board, seat: i64, space: i64) -> bool:
    """Whether the own action of a space is still possible on a board where something was tried."""
    trial.top = None  # on the trial nothing waits any more, else this question would lead to itself
    use = trial.book.nodes[trial.book.use_node]
    assert isinstance(use, Use)
    return use.own_action_possible(trial, seat, space)
