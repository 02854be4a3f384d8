"""Who sits where: every deal is played from all seats, so that neither luck nor the seat decides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement, permutations

Seating = tuple[str, ...]


def deals(bots: Sequence[str], seats: int) -> list[list[Seating]]:
    """One cycle of deals; each is played once with every seating of its list.

    A line-up goes round the table. More bots than seats: every choice of them comes in turn. Fewer: each
    sits at least once, and the seats left over are filled in every way. Alone, a deal is played by each bot.
    """
    if seats == 1:
        return [[(bot,) for bot in dict.fromkeys(bots)]]
    found: dict[Seating, list[Seating]] = {}
    for order in _orders(seats):
        for line_up in _line_ups(bots, seats):
            seated = tuple(line_up[place] for place in order)
            turns = _rotations(seated)
            # The same circle, begun elsewhere, is no new line-up.
            found.setdefault(min(turns), turns)
    return list(found.values())


def _line_ups(bots: Sequence[str], seats: int) -> Iterable[Seating]:
    if len(bots) >= seats:
        return combinations(bots, seats)
    fill = combinations_with_replacement(bots, seats - len(bots))
    return (tuple(bots) + more for more in fill)


def _orders(seats: int) -> Iterable[tuple[int, ...]]:
    """Every way to sit around a table; where the first one sits does not matter."""
    return ((0, *rest) for rest in permutations(range(1, seats)))


def _rotations(seated: Seating) -> list[Seating]:
    turns = [seated[-shift:] + seated[:-shift] if shift else seated for shift in range(len(seated))]
    return list(dict.fromkeys(turns))
