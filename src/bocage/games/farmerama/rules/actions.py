"""Goods, cards, animals and the kinds of actions. An action is `kind * 64 + argument`."""

from __future__ import annotations

from typing import Final

CROPS: Final = ("carrots", "hay", "oats", "corn")
GOODS: Final = (*CROPS, "water")
WATER: Final = 4  # its place among the goods

CARDS: Final = ("sow", "harvest", "water", "feed", "seeds")
SOW_CARD: Final = 0
HARVEST_CARD: Final = 1
WATER_CARD: Final = 2
FEED_CARD: Final = 3
SEEDS_CARD: Final = 4
WHEEL_CARDS: Final = 3  # the first three depend on the action wheel

ANIMALS: Final = ("sheep", "pig", "cow", "horse")
AREAS: Final = 7
MOST_SEATS: Final = 4

# FIRST_GAME_KIND, as a number: another constant's name would be looked up at every use.
PICK: Final = 5  # play cards: a mask of them
DO: Final = 6  # carry out this card first
SOW: Final = 7  # on this field
HARVEST: Final = 8  # this field
TURN: Final = 9  # the player wheel by one sector
FETCH: Final = 10  # so many water tiles
FEED: Final = 11  # this animal
GATHER: Final = 12  # what is missing in the barn (Seeds)
TAKE: Final = 13  # a good of choice
CHOOSE_TILE: Final = 14  # this decorative building
PUT_BACK: Final = 15  # solo: the card under the pile
SPEND: Final = 16  # solo: a special-action tile for this good
ALLOT: Final = 17  # chance: which building goes to whom
DRAW: Final = 18  # chance: a building is turned up
CHIEF: Final = 19  # chance: who holds the chief sheep first
REVEAL: Final = 20  # chance: a solo card is turned up; argument: kind * COPIES + copy
REPLENISH: Final = 21  # chance, unseen: a card joins the solo pile; argument likewise
KINDS: Final = 22
# Cards of one kind are told apart, so that every card of a pile is one answer and all are equally likely.
COPIES: Final = 16
