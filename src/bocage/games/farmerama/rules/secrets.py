"""What a seat may not know: cards that others have laid face down, and the unseen card of a solo pile."""

from __future__ import annotations

from random import Random

from bocage.core.lanes import lane, one, popcount
from bocage.core.native import i64
from bocage.games.farmerama.rules.actions import WHEEL_CARDS
from bocage.games.farmerama.rules.choosing import HANDS
from bocage.games.farmerama.rules.state import Board


def hide(board: Board, seat: int, rng: Random) -> None:
    """Replace everything this seat does not know by something it must hold possible."""
    if board.is_solo():
        _redraw_added(board, rng)
    elif not board.open_cards:
        for other in range(board.seats):
            farm = board.farm(other)
            if other != seat and farm.chosen:
                laid = popcount(farm.chosen)  # how many lie there can be seen
                farm.chosen = rng.choice([hand for hand in range(HANDS) if popcount(hand) == laid])


def _redraw_added(board: Board, rng: Random) -> None:
    """Draw the unseen card of the running pile anew, weighed by what was turned up since (F-69)."""
    if board.added == 0:
        return
    added = board.added - 1
    pool = board.more + one(added)
    weights = [int(lane(pool, kind)) * _ways(board, added, kind) for kind in range(WHEEL_CARDS)]
    if sum(weights) == 0:
        return
    kind = rng.choices(range(WHEEL_CARDS), weights)[0]
    board.pile += one(kind) - one(added)
    board.more += one(added) - one(kind)
    board.added = kind + 1


def _ways(board: Board, added: i64, kind: int) -> int:
    """In how many ways the cards seen so far could have come up, had this kind been added."""
    if lane(board.pile + one(kind), added) == 0:
        return 0
    ways = 1
    for card in range(WHEEL_CARDS):
        left = int(lane(board.pile, card)) - (card == added) + (card == kind)
        seen = int(lane(board.discard, card)) + (board.favoured == card + 1) + _put_back(board, card)
        if left < 0:
            return 0
        for number in range(left + 1, left + seen + 1):
            ways *= number
    return ways


def _put_back(board: Board, card: int) -> int:
    count = 0
    under = int(board.under)
    while under:
        count += under & 3 == card + 1
        under >>= 2
    return count
