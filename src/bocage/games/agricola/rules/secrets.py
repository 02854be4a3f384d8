"""What a seat may not know: the hands of the others (A-1.6)."""

from __future__ import annotations

from random import Random

from bocage.core.cards import CARD_WORD
from bocage.core.state import NATURE
from bocage.games.agricola.rules.book import FIRST_MINOR, FIRST_OCCUPATION, MINORS, OCCUPATIONS
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
    for first, count in ((FIRST_MINOR, MINORS), (FIRST_OCCUPATION, OCCUPATIONS)):
        _redeal(board, seat, kept, range(first, first + count), rng)


def _redeal(board: Board, seat: int, kept: int, cards: range, rng: Random) -> None:
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
    minor = card < FIRST_OCCUPATION
    box = board.minors >> (card - FIRST_MINOR) if minor else board.occupations >> (card - FIRST_OCCUPATION)
    return (NATURE, BOX) if box & 1 else None


def _bit(card: int) -> int:
    return 1 << card % CARD_WORD


def _holds(farm: Farm, card: int, where: int) -> bool:
    """Whether a farm holds a card in hand that not everybody has seen coming, or in its pack."""
    first = card < CARD_WORD
    if where == PACK:
        return (farm.pack0 if first else farm.pack1) & _bit(card) != 0
    hand = farm.hand0 & ~farm.known0 if first else farm.hand1 & ~farm.known1
    return hand & _bit(card) != 0


def _put(board: Board, card: int, place: Place, there: bool) -> None:
    """A card comes to a place, or leaves it."""
    seat, where = place
    if where == BOX:
        if card < FIRST_OCCUPATION:
            board.minors = _with(int(board.minors), 1 << (card - FIRST_MINOR), there)
        else:
            board.occupations = _with(int(board.occupations), 1 << (card - FIRST_OCCUPATION), there)
        return
    farm = board.farm(seat)
    if where == HAND and card < CARD_WORD:
        farm.hand0 = _with(int(farm.hand0), _bit(card), there)
    elif where == HAND:
        farm.hand1 = _with(int(farm.hand1), _bit(card), there)
    elif card < CARD_WORD:
        farm.pack0 = _with(int(farm.pack0), _bit(card), there)
    else:
        farm.pack1 = _with(int(farm.pack1), _bit(card), there)


def _with(cards: int, one: int, there: bool) -> int:
    return cards | one if there else cards & ~one
