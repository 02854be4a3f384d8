"""The kinds of actions. How they make an integer is said in `core.menu`."""

from __future__ import annotations

from typing import Final

# FIRST_GAME_KIND, as a number: another constant's name would be looked up at every use.
SPACE: Final = 5  # place a person, or go on with the space's own action: the space
MAJOR: Final = 6  # build a major improvement: its number in the book
MINOR: Final = 7  # play a minor improvement: its number in the book
OCCUPATION: Final = 8  # play an occupation: its number in the book
PAY: Final = 9  # the n-th way to pay, in the order of `prices`; fences: how many with clay
GIVE_BACK: Final = 10  # pay with this major improvement
ROOM: Final = 11  # on this space
PLOW: Final = 12  # a field on this space
STABLE: Final = 13  # on this space
ENCLOSE: Final = 14  # take this space into the pasture that is being fenced
SOW_GRAIN: Final = 15  # on this field; 15 is the field on a card
SOW_VEGETABLE: Final = 16
BAKE: Final = 17  # one grain with this oven, a card
RENOVATE: Final = 18  # to clay (1) or stone (2)
TAKE: Final = 19  # a good of the row `GOODS`
RELEASE: Final = 20  # an animal kind
REAP: Final = 21  # one more grain from this field
LIFT: Final = 22  # move one crop from this field
LAY: Final = 23  # to this field
KEEP_MINOR: Final = 24  # keep this card of a pack
KEEP_OCCUPATION: Final = 25
DEAL_MINOR: Final = 26  # chance: this card is dealt
DEAL_OCCUPATION: Final = 27
REVEAL: Final = 28  # chance, or a player alone: this round card comes up
STARTER: Final = 29  # chance: this seat begins
KINDS: Final = 30
