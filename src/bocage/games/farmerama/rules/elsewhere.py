"""What the open question does not ask for: when it could be done instead (F-19)."""

from __future__ import annotations

from typing import Final

from bocage.core.native import i64
from bocage.core.why import Reason, Why
from bocage.games.farmerama.rules.actions import (
    ALLOT,
    CHIEF,
    CHOOSE_TILE,
    DO,
    DRAW,
    FEED,
    FETCH,
    GATHER,
    HARVEST,
    PICK,
    PUT_BACK,
    REPLENISH,
    REVEAL,
    SOW,
    SPEND,
    TAKE,
    TURN,
)
from bocage.games.farmerama.rules.reasons import (
    AWARDS_ONLY,
    BEFORE_WORK,
    CARDS_LAID,
    CROPS_OF_CHOICE_ONLY,
    FOR_CHANCE,
    PUT_BACK_BEFORE,
    SOLO_ONLY,
)
from bocage.games.farmerama.rules.state import Board

# The rule that says when, and the reason, for each kind of action.
_ELSEWHERE: Final[dict[int, tuple[str, Reason]]] = {
    PICK: ("F-20", CARDS_LAID),
    DO: ("F-29", BEFORE_WORK),
    SOW: ("F-29", BEFORE_WORK),
    HARVEST: ("F-29", BEFORE_WORK),
    FETCH: ("F-29", BEFORE_WORK),
    FEED: ("F-29", BEFORE_WORK),
    GATHER: ("F-29", BEFORE_WORK),
    TURN: ("F-46", BEFORE_WORK),
    CHOOSE_TILE: ("F-22", AWARDS_ONLY),
    TAKE: ("F-23", CROPS_OF_CHOICE_ONLY),
    PUT_BACK: ("F-70", PUT_BACK_BEFORE),
    ALLOT: ("F-24", FOR_CHANCE),
    DRAW: ("F-13", FOR_CHANCE),
    CHIEF: ("F-55", FOR_CHANCE),
    REVEAL: ("F-69", FOR_CHANCE),
    REPLENISH: ("F-69", FOR_CHANCE),
}


def explain_elsewhere(s: Board, kind: i64, why: Why) -> None:
    """Why an answer to another question is none to this one, unless a better reason is known already."""
    if kind in (PUT_BACK, SPEND) and not s.is_solo():
        why.note("F-72" if kind == SPEND else "F-70", SOLO_ONLY)
    elif kind in _ELSEWHERE:
        rule, reason = _ELSEWHERE[kind]
        why.note(rule, reason)
