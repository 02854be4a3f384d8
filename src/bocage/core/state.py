"""What is true now: the part of a game's state that the kernel needs.

Whatever waits for an answer is a frame on a stack, and so is everything that is still to happen:
the stack is an agenda, there is no other program counter. A frame is never changed, only replaced,
so that copies of a game share their stacks.
"""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.events import Listener
from bocage.core.native import i64, mypyc_attr

RUN: Final = 0  # step of a frame that is to be carried out; questions count from 1
ASK: Final = 1
NATURE: Final = -1  # the seat of chance


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """Something to carry out or to answer.

    Attributes:
        below: the rest of the agenda.
        node: the address of the effect, a number given by the catalogue.
        seat: who decides, and for whom it happens.
        actor: who caused it.
        step: RUN, or which question of the effect is open.
        a, b, c: a few integers of the effect's own: a cell, an amount, what was chosen so far.
    """

    def __init__(
        self, below: Frame | None, node: i64, seat: i64, actor: i64, step: i64, a: i64, b: i64, c: i64
    ) -> None:
        self.below: Final = below
        self.node: Final[i64] = node
        self.seat: Final[i64] = seat
        self.actor: Final[i64] = actor
        self.step: Final[i64] = step
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c

    def key(self) -> tuple[int, int, int, int, int]:
        """What is asked, whoever is asked: frames with the same question have the same key."""
        return (self.node, self.step, self.a, self.b, self.c)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """The base of every game's state.

    Attributes:
        top: the agenda.
        seats: how many players there are.
        spent: free at-any-time effects that are closed until their owner does something else.
        listener: who hears events, or None. Copies have no listener.
    """

    def __init__(self, seats: i64) -> None:
        self.top: Frame | None = None
        self.seats: i64 = seats
        self.spent: BitSet = EMPTY
        self.listener: Listener | None = None

    def copy(self) -> State:
        """An independent state that shares the agenda's frames."""
        return State(self.seats)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memory: dict[int, object]) -> State:
        return self.copy()

    def key(self) -> tuple[object, ...]:
        """Equal states have equal keys."""
        return self.agenda_key()

    def agenda_key(self) -> tuple[object, ...]:
        """The agenda as part of a key."""
        frames: list[tuple[int, ...]] = []
        frame = self.top
        while frame is not None:
            frames.append((frame.node, frame.seat, frame.actor, frame.step, frame.a, frame.b, frame.c))
            frame = frame.below
        return tuple(frames)

    def push(self, node: i64, seat: i64, actor: i64, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put something on top of the agenda."""
        self.top = Frame(self.top, node, seat, actor, step, a, b, c)

    def tell(self, key: str, seat: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Let the listener hear an event, if there is one."""
        if self.listener is not None:
            self.listener.hear(key, seat, x, y, z)

    def cards(self, seat: i64) -> BitSet:
        """The cards a seat has in play."""
        return EMPTY

    def moments(self, seat: i64) -> i64:
        """A mask of the moments that it is now, as the at-any-time effects name them."""
        return 0

    def occasions(self, f: Frame) -> i64:
        """A mask of what a pause is good for, as the at-any-time effects name it (`Anytime.asked`).

        A pause that is good for none of its owner's effects passes silently: nothing happens before
        their next question that could make it matter which of the two is used.
        """
        return -1

    def clock(self) -> tuple[int, int]:
        """The round that is on and the phase of it, as numbers that change when the next begins."""
        return (0, 0)

    def hears_anytime(self, seat: i64, actor: i64) -> bool:
        """Whether a seat may use at-any-time effects when it is asked something that `actor` has caused."""
        return seat == actor

    def could_use_anytime(self, seat: i64) -> bool:
        """Whether an at-any-time effect of a seat could be possible now; False is seen at once."""
        return True

    def before_effect(self, seat: i64, actor: i64) -> None:
        """Put on the agenda what must be settled after a card's effect, such as housing animals."""
