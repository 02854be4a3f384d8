"""Why something is refused: the reasons this game gives, with what their numbers mean."""

from __future__ import annotations

from typing import Final

from bocage.core.why import Reason, Why


def tell_also(why: Why, other: Why) -> None:
    """Tell after the reasons that there are those that another witness has noted."""
    if why.refusal is None:
        why.refusal = other.refusal
    elif other.refusal is not None:
        why.refusal.also.extend(found for found in other.refusal.all if found not in why.refusal.all)


# Spaces and people.
PLACE_FIRST: Final = Reason("place-first", "space")
OCCUPIED: Final = Reason("occupied", "space")
NOT_IN_PLAY: Final = Reason("not-in-play", "space")
NOT_YET_REVEALED: Final = Reason("not-yet-revealed", "space")
TILE_CLOSED: Final = Reason("tile-closed", "space")
NOT_BEFORE_ROUND: Final = Reason("not-before-round", "round", "first")
MUST_BE_MARKET: Final = Reason("must-be-market")
ALL_PEOPLE_BORN: Final = Reason("all-people-born", "people")
NO_ROOM_FOR_CHILD: Final = Reason("no-room-for-child", "rooms", "people")
NO_NEWBORN: Final = Reason("no-newborn")
SPACE_WAITS: Final = Reason("space-waits", "space")
NOT_A_SEAT: Final = Reason("not-a-seat")
NOT_THIS_STAGE: Final = Reason("not-this-stage", "space")

# Goods.
SHORT_OF: Final = Reason("short-of", "good", "have", "need")
NOT_ON_OFFER: Final = Reason("not-on-offer", "goods")
NO_STOVE: Final = Reason("no-stove")
NOTHING_OF: Final = Reason("nothing-of", "good")
CARD_EMPTY: Final = Reason("card-empty")
ALREADY_CRAFTED: Final = Reason("already-crafted", "card")
WRONG_PAYMENT: Final = Reason("wrong-payment")
NOT_A_PAYMENT: Final = Reason("not-a-payment", "card")

# Farmyard.
TILE_THERE: Final = Reason("tile-there", "cell")
STABLE_THERE: Final = Reason("stable-there", "cell")
PASTURE_THERE: Final = Reason("pasture-there", "cell")
NOT_BESIDE_HOUSE: Final = Reason("not-beside-house", "cell")
NOT_BESIDE_FIELD: Final = Reason("not-beside-field", "cell")
NO_PLACE_FOR_ROOM: Final = Reason("no-place-for-room")
NO_PLACE_FOR_FIELD: Final = Reason("no-place-for-field")
NO_PLACE_FOR_STABLE: Final = Reason("no-place-for-stable")
NO_STABLES_LEFT: Final = Reason("no-stables-left")
STONE_ALREADY: Final = Reason("stone-already")
MAY_NOT_RENOVATE: Final = Reason("may-not-renovate")
WRONG_MATERIAL: Final = Reason("wrong-material")
NO_PASTURE_POSSIBLE: Final = Reason("no-pasture-possible", "fences")
FENCES_COST_WOOD: Final = Reason("fences-cost-wood", "fences", "wood", "paid")
FENCES_COST_WOOD_OR_CLAY: Final = Reason("fences-cost-wood-or-clay", "fences", "held", "paid")
NOT_IN_PASTURE_REACH: Final = Reason("not-in-pasture-reach", "cell", "most")
PASTURE_UNFINISHED: Final = Reason("pasture-unfinished")
AT_LEAST_ONE: Final = Reason("at-least-one")

# Crops.
NO_EMPTY_FIELD: Final = Reason("no-empty-field")
FIELD_TAKEN: Final = Reason("field-taken", "field")
NO_FIELD_THERE: Final = Reason("no-field-there", "field")
ONLY_VEGETABLES: Final = Reason("only-vegetables", "field")
NO_SEED: Final = Reason("no-seed")
NO_OVEN: Final = Reason("no-oven")
OVEN_FULL: Final = Reason("oven-full", "card", "most")
NOT_AN_OVEN: Final = Reason("not-an-oven", "card")
NO_GRAIN: Final = Reason("no-grain")
FIELD_TOO_POOR: Final = Reason("field-too-poor", "field")
NO_CROP_TO_MOVE: Final = Reason("no-crop-to-move")

# Animals.
NO_SUCH_ANIMAL: Final = Reason("no-such-animal", "animal")
NOT_WHILE_BREEDING: Final = Reason("not-while-breeding")
ANIMALS_HOMELESS: Final = Reason("animals-homeless")

# Cards.
NOT_IN_HAND: Final = Reason("not-in-hand", "card")
NOT_ON_BOARD: Final = Reason("not-on-board", "card")
NO_PLAYABLE_MINOR: Final = Reason("no-playable-minor")
NO_PLAYABLE_IMPROVEMENT: Final = Reason("no-playable-improvement")
NO_OCCUPATION: Final = Reason("no-occupation")
NO_MAJORS_HERE: Final = Reason("no-majors-here")
TOO_FEW_OCCUPATIONS: Final = Reason("too-few-occupations", "have", "need")
TOO_MANY_OCCUPATIONS: Final = Reason("too-many-occupations", "have", "most")
TOO_FEW_FIELDS: Final = Reason("too-few-fields", "crop", "have", "need")
TOO_MANY_UNUSED: Final = Reason("too-many-unused", "have", "most")
WRONG_HOUSE: Final = Reason("wrong-house")
NO_PERSON_ON: Final = Reason("no-person-on", "space")
NOT_IN_DECK: Final = Reason("not-in-deck", "card")
NOT_IN_PACK: Final = Reason("not-in-pack", "card")
MUST_KEEP: Final = Reason("must-keep", "left")
NO_CARD_YET: Final = Reason("no-card-yet")
