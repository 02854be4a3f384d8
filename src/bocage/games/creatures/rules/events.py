"""Events that buildings listen to, and moments of at-any-time effects (C-8, C-13)."""

from __future__ import annotations

from typing import Final

# Numbers 0 to 16: a player uses the action space of that number.
USES: Final = 0
TOP_FOUR_OCCUPIED: Final = 17  # C-13: the fourth of the top spaces gets its worker
EXPANDED: Final = 18  # an expansion was added
BORDERS_GAINED: Final = 19  # argument: how many
STALL_BUILT: Final = 20  # argument: the cell; by whatever means
STALL_ACTION: Final = 21
START_OF_ROUND: Final = 22  # C-8.2
END_OF_WORK: Final = 23  # C-8.4
BEFORE_BREEDING: Final = 24  # C-8.6
HORSE_BORN: Final = 25  # C-11.5; argument: how many horses there were before
END_OF_ROUND: Final = 26  # C-8.8
AFTER_LAST_BREEDING: Final = 27  # C-8.9
BEFORE_SCORING: Final = 28
BEFORE_OTHERS_TURN: Final = 29  # R-01, only with that switch

# The rule that opens each window; the first seventeen are the uses of the spaces.
EVENT_RULES: Final = ("C-10.2",) * 17 + (
    "R-18",
    "R-39",
    "R-07",
    "R-25",
    "R-43",
    "C-8.2",
    "C-8.4",
    "C-8.6",
    "C-11.5",
    "C-8.8",
    "C-8.9",
    "R-03",
    "R-01",
)

# Moments at which at-any-time effects may be used (C-8.10).
WHOLE_GAME: Final = 1
WORK_PHASE: Final = 2

# What a pause is good for. An at-any-time effect whose use touches its owner's farm alone may as
# well wait for the next question, unless its moments end, or its outcome is counted, before that.
OTHERS_ACT: Final = 1  # the other player may act before the owner is asked again
WORK_ENDS: Final = 2
ANIMALS_COUNT: Final = 4  # breeding comes next: who is there has young
SCORING_COMES: Final = 8
ANYTHING: Final = -1
