"""What a seat may not know: the hands of the others (A-1.6)."""

from __future__ import annotations

from random import Random

from bocage.core.bitset import BitSet
from bocage.core.state import NATURE
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.state import Board

HAND = 0
PACK = 1
BOX = 2
Place = tuple[int, int]  # whose, or nobody's; hand, pack or box


def hide(board: Board, seat: int, rng: Random, kept: int) -> None:
    """Deal everything this seat does not know anew: hands and packs of the others, and the box.

    The seat `kept` keeps its cards in any case.

    Cards that a seat last saw at the same moment have gone on together in one pack: they change places among
    themselves, wherever they have come to by now. Cards that it never saw change places among themselves.
    """
    for cards in (board.book.minors, board.book.occupations):
        _redeal(board, seat, kept, cards.numbers(), rng)


def _redeal(board: Board, seat: int, kept: int, cards: list[int], rng: Random) -> None:
    """Share out the hidden cards of one type again."""
    looks: dict[int, list[tuple[int, Place]]] = {}
    for card in cards:
        place = _place_of(board, card, (seat, kept))
        if place is not None:
            looks.setdefault(int(board.farm(seat).last_look(card)), []).append((card, place))
    for hidden in looks.values():
        dealt = [card for card, _ in hidden]
        rng.shuffle(dealt)
        for card, place in hidden:
            _put(board, card, place, False)
        for card, (_, place) in zip(dealt, hidden, strict=True):
            _put(board, card, place, True)


def _place_of(board: Board, card: int, open_seats: tuple[int, int]) -> Place | None:
    """Where a card lies hidden: with a seat that is not open, or in the box; None where it is in sight."""
    for seat in range(board.seats):
        if seat not in open_seats:
            for where in (HAND, PACK):
                if _holds(board.farm(seat), card, where):
                    return seat, where
    return (NATURE, BOX) if board.minors.has(card) or board.occupations.has(card) else None


def _holds(farm: Farm, card: int, where: int) -> bool:
    """Whether a farm holds a card in hand that not everybody has seen coming, or in its pack."""
    if where == PACK:
        return farm.pack.has(card)
    return farm.hand.has(card) and not farm.known.has(card)


def _put(board: Board, card: int, place: Place, there: bool) -> None:
    """A card comes to a place, or leaves it."""
    seat, where = place
    if where == HAND:
        board.farm(seat).hand = _with(board.farm(seat).hand, card, there)
    elif where == PACK:
        board.farm(seat).pack = _with(board.farm(seat).pack, card, there)
    elif board.book.minors.has(card):
        board.minors = _with(board.minors, card, there)
    else:
        board.occupations = _with(board.occupations, card, there)


def _with(cards: BitSet, card: int, there: bool) -> BitSet:
    return cards.plus(card) if there else cards.minus(card)
