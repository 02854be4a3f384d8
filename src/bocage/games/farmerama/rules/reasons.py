"""Why something is refused: the reasons this game gives, with what their numbers mean."""

from __future__ import annotations

from typing import Final

from bocage.core.why import Reason

# Laying cards.
CARDS_MISSING: Final = Reason("cards-missing", "cards", "need", "missing")
TOO_MANY_CARDS: Final = Reason("too-many-cards", "need")
ONLY_CHIEF_LAYS_TWO: Final = Reason("only-chief-lays-two")
MUST_LAY: Final = Reason("must-lay", "need")

# Carrying them out.
CARD_NOT_PLAYED: Final = Reason("card-not-played", "card", "cards")
CHOOSE_CARD_FIRST: Final = Reason("choose-card-first")
BEGIN_CARD_FIRST: Final = Reason("begin-card-first", "card")
NOT_THIS_CARD: Final = Reason("not-this-card", "card", "now")
CARD_TO_COME: Final = Reason("card-to-come", "card", "now")
CARD_DONE: Final = Reason("card-done", "card")
CARRYING_OUT: Final = Reason("carrying-out", "now")
NO_SUCH_FIELD: Final = Reason("no-such-field")
FIELD_TAKEN: Final = Reason("field-taken", "field", "crop")
FIELD_EMPTY: Final = Reason("field-empty", "field")
NOT_A_SOW_SECTOR: Final = Reason("not-a-sow-sector", "field", "turns")
NOT_A_HARVEST_SECTOR: Final = Reason("not-a-harvest-sector", "field", "turns")
NONE_IN_BARN: Final = Reason("none-in-barn", "good", "have", "need")
NONE_IN_SUPPLY: Final = Reason("none-in-supply", "none")
NONE_ANYWHERE: Final = Reason("none-anywhere", "none")
LIMIT_REACHED: Final = Reason("limit-reached", "card", "limit")
SOWN_ALREADY: Final = Reason("sown-already")
ONCE_MORE_FOR_WATER: Final = Reason("once-more-for-water", "card", "limit")
BAR_BLOCKED: Final = Reason("bar-blocked", "area", "fields")
NO_WATER_AND_BAR: Final = Reason("no-water-and-bar", "area", "fields")
ANIMAL_OUT: Final = Reason("animal-out", "animal")
FODDER_SHORT: Final = Reason("fodder-short", "animal", "fodder", "lacking")
FODDER_SHORT_AND_FULL: Final = Reason("fodder-short-and-full", "animal", "lacking", "area")
PASTURE_FULL: Final = Reason("pasture-full", "area", "limit")
TOO_MUCH_WATER: Final = Reason("too-much-water", "limit")
GATHER_FIRST: Final = Reason("gather-first")
GATHERED_ALREADY: Final = Reason("gathered-already")

# Buildings.
NOT_DISPLAYED: Final = Reason("tile-not-displayed", "tile")
MUST_TAKE_BUILDING: Final = Reason("must-take-building")
MUST_TAKE_CROP: Final = Reason("must-take-crop", "limit")
NOT_A_CROP: Final = Reason("not-a-crop", "good")
NOT_UNSEEN: Final = Reason("not-unseen", "tile")

# Solo.
NO_SPECIAL_TILE: Final = Reason("no-special-tile")
NOT_IN_PILE: Final = Reason("not-in-pile", "card")

# At another time, or never: the open question is told with these.
FOR_CHANCE: Final = Reason("for-chance")
CARDS_LAID: Final = Reason("cards-laid")
BEFORE_WORK: Final = Reason("before-work")
AWARDS_ONLY: Final = Reason("awards-only")
CROPS_OF_CHOICE_ONLY: Final = Reason("crops-of-choice-only")
PUT_BACK_BEFORE: Final = Reason("put-back-before")
SOLO_ONLY: Final = Reason("solo-only")
