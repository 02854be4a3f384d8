"""How a state is pickled that stands alone, without its game: as it is, attribute by attribute.

Compiled, a class has neither a dictionary nor what pickle looks for; so it is told here how one is made.
Games are pickled by their positions (`Game.__reduce__`), which is what lasts: a bare state is taken up under
the same rules alone.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.errors import BadRecord
from bocage.core.state import Frame, State

if TYPE_CHECKING:  # a game knows how its states are pickled
    from bocage.core.game import Game

Attributes = dict[str, object]
Taken = tuple[Callable[..., object], tuple[object, ...]]


def pickled_as_it_is(kind: type, *made_with: str, derived: tuple[str, ...] = ()) -> None:
    """Things of a class are pickled by their attributes.

    Args:
        made_with: the attributes with which one is made, in the order of the class.
        derived: those that are found anew when they are asked for.
    """
    copyreg.pickle(kind, partial(_taken_apart, made_with, derived))


def state_pickled(game: type[Game], kind: type[State], *made_with: str) -> None:
    """The states of a game are pickled by their attributes; whoever listens is not."""
    told: Callable[[object], Taken] = partial(_state_taken_apart, game, made_with)
    copyreg.pickle(cast("type[object]", kind), told)


def pickled_by(kind: type, told: Callable[..., tuple[object, ...]], again: Callable[..., object]) -> None:
    """Things of a class are had again from what a function tells of them."""
    copyreg.pickle(kind, lambda thing: (again, told(thing)))


def _taken_apart(made_with: tuple[str, ...], derived: tuple[str, ...], thing: object) -> Taken:
    return _made_again, (type(thing), *_parts(thing, made_with, derived))


def _state_taken_apart(game: type[Game], made_with: tuple[str, ...], state: object) -> Taken:
    parts = _parts(state, made_with, ("listener",))
    return _state_again, (game, game.rules_version, type(state), *parts)


def _parts(
    thing: object, made_with: tuple[str, ...], left_out: tuple[str, ...]
) -> tuple[list[object], Attributes]:
    # Compiled classes list their attributes themselves, with those that they have from others.
    names = getattr(type(thing), "__mypyc_attrs__", None) or tuple(vars(thing))
    rest = {name: getattr(thing, name) for name in names if name not in made_with and name not in left_out}
    return [getattr(thing, name) for name in made_with], rest


def _made_again(kind: type, given: list[object], rest: Attributes) -> object:
    made: object = kind(*given)
    for name, value in rest.items():
        setattr(made, name, value)
    return made


def _state_again(game: type[Game], rules: int, kind: type, given: list[object], rest: Attributes) -> object:
    """The state that was pickled.

    Raises:
        BadRecord: it was saved under other rules.
    """
    if rules != game.rules_version:
        raise BadRecord("record-other-rules", found=rules, known=game.rules_version)
    return _made_again(kind, given, rest)


def _set_again(word0: int, word1: int, more: list[int]) -> BitSet:
    found = BitSet(word0, word1, more)
    return EMPTY if found.is_empty() else found  # the kernel knows the empty set by sight


pickled_as_it_is(Frame, "below", "node", "seat", "actor", "step", "a", "b", "c")
pickled_by(BitSet, lambda cards: (cards.word0, cards.word1, cards.more), _set_again)
