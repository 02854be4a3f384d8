"""Why something is refused: the reasons this game gives, with what their numbers mean."""

from __future__ import annotations

from typing import Final

from bocage.core.why import Reason

WRONG_NUMBER_OF_CARDS: Final = Reason("wrong-number-of-cards", "need")
CARD_NOT_PLAYED: Final = Reason("card-not-played", "card")
NO_SUCH_FIELD: Final = Reason("no-such-field")
FIELD_TAKEN: Final = Reason("field-taken", "field", "crop")
FIELD_EMPTY: Final = Reason("field-empty", "field")
NOT_A_SOW_SECTOR: Final = Reason("not-a-sow-sector", "field")
NOT_A_HARVEST_SECTOR: Final = Reason("not-a-harvest-sector", "field")
NONE_IN_BARN: Final = Reason("none-in-barn", "good", "have", "need")
NONE_IN_SUPPLY: Final = Reason("none-in-supply", "good")
LIMIT_REACHED: Final = Reason("limit-reached", "limit")
BAR_BLOCKED: Final = Reason("bar-blocked", "area")
ANIMAL_OUT: Final = Reason("animal-out", "animal")
PASTURE_FULL: Final = Reason("pasture-full", "area", "limit")
TOO_MUCH_WATER: Final = Reason("too-much-water", "limit")
GATHER_FIRST: Final = Reason("gather-first")
GATHERED_ALREADY: Final = Reason("gathered-already")
NOT_DISPLAYED: Final = Reason("tile-not-displayed", "tile")
NO_SPECIAL_TILE: Final = Reason("no-special-tile")
NOT_THIS_CARD: Final = Reason("not-this-card", "card")
NOT_UNSEEN: Final = Reason("not-unseen", "tile")
NOT_IN_PILE: Final = Reason("not-in-pile", "card")
