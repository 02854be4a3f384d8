"""What a seat may not know: the hands of the others (A-1.6)."""

from __future__ import annotations

from random import Random

from bocage.agricola.book import FIRST_MINOR, FIRST_OCCUPATION, MINORS, OCCUPATIONS
from bocage.agricola.farm import Farm
from bocage.agricola.state import Board
from bocage.core.cards import CARD_WORD

HANDS = 0
PACKS = 1


def hide(board: Board, seat: int, rng: Random, kept: int) -> None:
    """Deal everything this seat does not know anew: hands and packs of the others, and the box.

    The seat `kept` keeps its cards in any case.

    What a seat has seen in a pack is in the hand of somebody, or in a pack that went on: such cards stay with
    the others, whoever has them.
    """
    for first, count in ((FIRST_MINOR, MINORS), (FIRST_OCCUPATION, OCCUPATIONS)):
        _redeal(board, seat, kept, range(first, first + count), rng)


def _redeal(board: Board, seat: int, kept: int, cards: range, rng: Random) -> None:
    """Share out the hidden cards of one type again."""
    places: list[tuple[int, int]] = []  # (seat, hand or pack), one for each hidden card of the others
    hidden: list[int] = []
    for other in range(board.seats):
        if other not in (seat, kept):
            for where in (HANDS, PACKS):
                held = [card for card in cards if _holds(board.farm(other), card, where)]
                places += [(other, where)] * len(held)
                hidden += held
                for card in held:
                    _take(board.farm(other), card, where)
    seen = [card for card in hidden if _has_seen(board.farm(seat), card)]
    unseen = [card for card in hidden if card not in seen]
    box = [card for card in cards if _in_box(board, card)]
    pool = unseen + [card for card in box if not _has_seen(board.farm(seat), card)]
    rng.shuffle(pool)
    dealt = seen + pool[: len(unseen)]
    rng.shuffle(dealt)
    for card in pool:
        _set_box(board, card, card not in dealt)
    for (other, where), card in zip(places, dealt, strict=True):
        _give(board.farm(other), card, where)


def _bit(card: int) -> int:
    return 1 << card % CARD_WORD


def _holds(farm: Farm, card: int, where: int) -> bool:
    """Whether a farm holds a card in hand that not everybody has seen coming, or in its pack."""
    first = card < CARD_WORD
    if where == PACKS:
        return (farm.pack0 if first else farm.pack1) & _bit(card) != 0
    hand = farm.hand0 & ~farm.known0 if first else farm.hand1 & ~farm.known1
    return hand & _bit(card) != 0


def _has_seen(farm: Farm, card: int) -> bool:
    return (farm.seen0 if card < CARD_WORD else farm.seen1) & _bit(card) != 0


def _take(farm: Farm, card: int, where: int) -> None:
    if card < CARD_WORD:
        farm.hand0 &= ~_bit(card) if where == HANDS else -1
        farm.pack0 &= ~_bit(card) if where == PACKS else -1
    else:
        farm.hand1 &= ~_bit(card) if where == HANDS else -1
        farm.pack1 &= ~_bit(card) if where == PACKS else -1


def _give(farm: Farm, card: int, where: int) -> None:
    if card < CARD_WORD:
        farm.hand0 |= _bit(card) if where == HANDS else 0
        farm.pack0 |= _bit(card) if where == PACKS else 0
    else:
        farm.hand1 |= _bit(card) if where == HANDS else 0
        farm.pack1 |= _bit(card) if where == PACKS else 0


def _in_box(board: Board, card: int) -> bool:
    if card >= FIRST_OCCUPATION:
        return board.occupations >> (card - FIRST_OCCUPATION) & 1 == 1
    return board.minors >> (card - FIRST_MINOR) & 1 == 1


def _set_box(board: Board, card: int, inside: bool) -> None:
    minor = card < FIRST_OCCUPATION
    place = 1 << (card - FIRST_MINOR if minor else card - FIRST_OCCUPATION)
    if minor:
        board.minors = board.minors | place if inside else board.minors & ~place
    else:
        board.occupations = board.occupations | place if inside else board.occupations & ~place
