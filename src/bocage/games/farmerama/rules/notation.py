"""Names of fields, cards and buildings in the notation (docs/notation.md).

The areas are lettered a to g, clockwise; the fields of an area are numbered from 1: `c1`.
"""

from __future__ import annotations

from typing import Final

from bocage.core.codec import Codec, Kind
from bocage.games.farmerama.rules.actions import ANIMALS, CARDS, COPIES, GOODS, MOST_SEATS, WHEEL_CARDS
from bocage.games.farmerama.rules.choosing import HANDS
from bocage.games.farmerama.rules.components import BoxFigures

LETTERS: Final = "abcdefg"
MOST_WATER: Final = 10
MOST_COPIES: Final = 9
_CODECS: Final[dict[str, Codec]] = {}
_FIELDS: Final[dict[str, list[str]]] = {}


def hand_name(hand: int) -> str:
    """The cards of a hand: `sow`, `sow+feed`."""
    return "+".join(card for place, card in enumerate(CARDS) if hand >> place & 1)


def _turned_hands() -> dict[str, int]:
    """Two cards may be named in either order."""
    pairs = [hand for hand in range(HANDS) if hand.bit_count() == 2]
    return {"+".join(reversed(hand_name(hand).split("+"))): hand for hand in pairs}


def field_names(components: BoxFigures) -> list[str]:
    """The names of all fields; made once for each set of figures."""
    if components.checksum not in _FIELDS:
        names: list[str] = []
        for area in components.parts.field_area:
            before = sum(1 for name in names if name[0] == LETTERS[area])
            names.append(f"{LETTERS[area]}{before + 1}")
        _FIELDS[components.checksum] = names
    return _FIELDS[components.checksum]


def codec_for(components: BoxFigures) -> Codec:
    """The action set with these components; made once for each set of figures."""
    if components.checksum not in _CODECS:
        _CODECS[components.checksum] = _make(components)
    return _CODECS[components.checksum]


def _copies() -> list[str | None]:
    """The solo cards, copy by copy: `sow`, `sow.2` and so on; no pile holds more than nine of a kind."""
    names: list[str | None] = []
    for card in CARDS[:WHEEL_CARDS]:
        copies = [card, *(f"{card}.{copy}" for copy in range(2, MOST_COPIES + 1))]
        names += [*copies, *[None] * (COPIES - len(copies))]
    return names


def _make(components: BoxFigures) -> Codec:
    fields = field_names(components)
    wheel_cards = _copies()
    hands = [hand_name(hand) if 1 <= hand.bit_count() <= 2 else None for hand in range(HANDS)]
    return Codec(
        [
            Kind("stop", ["stop"], bare=True),
            Kind("answer", []),
            Kind("use", []),
            Kind("call", []),
            Kind("option", []),
            Kind("play", hands, "cards", aliases=_turned_hands()),
            Kind("do", list(CARDS), "card"),
            Kind("sow", fields, "field"),
            Kind("harvest", fields, "field"),
            Kind("turn", ["turn"], bare=True),
            Kind("fetch", [None, *(str(count) for count in range(1, MOST_WATER))], "count"),
            Kind("feed", list(ANIMALS), "animal"),
            Kind("gather", ["gather"], bare=True),
            Kind("take", list(GOODS), "good"),
            Kind("choose", list(components.tiles), "tile"),
            Kind("put_back", ["put_back"], bare=True),
            Kind("spend", list(GOODS), "good"),
            Kind("allot", [str(place + 1) for place in range(4)], "count"),
            Kind("draw", list(components.tiles), "tile"),
            Kind("chief", [str(seat + 1) for seat in range(MOST_SEATS)], "seat"),
            Kind("reveal", wheel_cards, "copy"),
            Kind("replenish", wheel_cards, "copy"),
        ]
    )
