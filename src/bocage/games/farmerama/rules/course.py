"""What can be on the agenda at all: single frames, and a player in the middle of work."""

from __future__ import annotations

from bocage.core.lanes import bit, popcount
from bocage.core.state import ASK, NATURE, Frame
from bocage.games.farmerama.rules.actions import FEED_CARD, HARVEST_CARD, SEEDS_CARD, SOW_CARD, WATER_CARD
from bocage.games.farmerama.rules.chores import limit_of
from bocage.games.farmerama.rules.state import Board
from bocage.games.farmerama.rules.work import WORK


def is_plain(frame: Frame, node: int, seat: int, step: int) -> bool:
    """Whether this is such a frame, without numbers of its own."""
    return is_at(frame, node, step) and frame.seat == seat and frame.a == frame.b == frame.c == 0


def is_at(frame: Frame, node: int, step: int = ASK) -> bool:
    """Whether a frame belongs to this effect and waits at this step."""
    return frame.node == node and frame.step == step


def has_cards_in_hand(board: Board) -> bool:
    """Whether all cards are in hand."""
    return not board.open_cards and all(board.farm(seat).chosen == 0 for seat in range(board.seats))


def is_work(frame: Frame, board: Board) -> bool:
    """Whether a player can be in the middle of this work; the numbers are those of `CarryOut`."""
    if not is_at(frame, WORK.node) or frame.seat == NATURE or frame.a < 0 or frame.c < 0:
        return False
    chosen = board.farm(frame.seat).chosen
    if frame.b == 0:
        return frame.a == chosen and popcount(chosen) == 2 and frame.c == 0
    card = frame.b - 1
    if card < 0 or card > SEEDS_CARD or chosen & bit(card) == 0 or frame.a & ~chosen or frame.a & bit(card):
        return False
    if card == FEED_CARD or (board.advanced and card in (SOW_CARD, HARVEST_CARD)):
        return True
    if card == SEEDS_CARD:
        return frame.c <= 2 or (board.advanced and board.parts.extra_for_seeds)
    return card <= WATER_CARD and frame.c <= limit_of(board, frame.seat, card)
