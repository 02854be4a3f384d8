"""Events that cards listen to, and moments of at-any-time effects (A-4, A-13.7, A-16)."""

from __future__ import annotations

from typing import Final

SPACES: Final = 35  # action spaces of all player counts

# Slots 2, 4 and 5 around each space: one event for each space.
USES: Final = 0
AFTER: Final = SPACES  # the reactions of others follow those of the active player (W-10)
TURN_ENDS: Final = 2 * SPACES
_FIRST: Final = 3 * SPACES
TURN_DONE: Final = _FIRST  # a turn is over and its player could place another person; argument: the space
START_OF_ROUND: Final = _FIRST + 1  # W-03
RETURNING_HOME: Final = _FIRST + 2  # W-13
END_WITHOUT_HARVEST: Final = _FIRST + 3  # W-14
FIELD_PHASE_STARTS: Final = _FIRST + 4  # W-16
TAKING_CROPS: Final = _FIRST + 5  # W-17, before the crops are taken
FIELD_PHASE: Final = _FIRST + 6  # W-17
ROOM_BUILT: Final = _FIRST + 7  # each room
ROOMS_BUILT: Final = _FIRST + 8  # a building action is over, however many rooms (AR-33)
RENOVATED: Final = _FIRST + 9
LEFT_WOOD: Final = _FIRST + 10  # a renovation from wood, to whatever (AR-11)
CLAY_TO_STONE: Final = _FIRST + 11
REACHED_STONE: Final = _FIRST + 12
FENCES_BUILT: Final = _FIRST + 13  # argument: the spaces that were in pastures before (AR-39)
IMPROVEMENT: Final = _FIRST + 14  # a major was built or a minor played; argument: the card
BEFORE_OCCUPATION: Final = _FIRST + 15
OCCUPATION_PLAYED: Final = _FIRST + 16  # argument: the card
BAKED: Final = _FIRST + 17  # a Bake Bread action is over
BEFORE_SCORING: Final = _FIRST + 18  # W-22 of the last round

# The rule that opens each window.
EVENT_RULES: Final = (
    *("A-16.4",) * (3 * SPACES),
    *("A-16.4", "A-5.3", "W-13", "W-14", "W-16", "A-17.3", "A-17.3"),
    *("A-16.9", "AR-33", "AR-35", "AR-11", "AR-33", "AR-11", "AR-39"),
    *("A-14.2", "A-14.2", "A-14.2", "A-13.3", "A-18.1"),
)

# Moments of at-any-time effects. A pause is put only where an exchange can do what it could not at the next
# moment (AR-12): so the moments of the harvest are open to different effects.
OPEN: Final = 1  # W-03 and W-06 to W-11: every decision of the preparation and the work phase
TURN: Final = 2  # W-06 to W-11 alone
CLOSING: Final = 4  # W-12
FIELDS: Final = 8  # W-15 to W-17
FEEDING: Final = 16  # W-19
COOKING: Final = 32  # W-20, and before the breeding of a single card
LAST: Final = 64  # W-22 of the last round
