"""The kinds of actions. An action is `kind * 64 + argument`."""

from __future__ import annotations

from typing import Final

# FIRST_GAME_KIND, as a number: another constant's name would be looked up at every use.
SPACE: Final = 5  # place a worker: argument the action space
BUILD: Final = 6  # a special building: its number
AT: Final = 7  # put the building on this cell
BORDER: Final = 8  # on this edge
TROUGH: Final = 9  # on this cell
UPGRADE: Final = 10  # the stall on this cell
PAY: Final = 11  # mask of the resources paid: 1 wood, 2 stone, 4 reed
TAKE: Final = 12  # a good
GIVE: Final = 13  # a good
RELEASE: Final = 14  # an animal kind
EXPAND: Final = 15  # 0 left, 1 right
LIFT: Final = 16  # the stall on this cell
LIFT_TROUGH: Final = 17  # the trough on this cell
DRAW: Final = 18  # chance: this special building is laid out
STARTER: Final = 19  # chance: this seat begins
KINDS: Final = 20
