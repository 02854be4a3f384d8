"""The registers of frames in a position: what stands for cards is said by name.

Numbers of cards and places of effects depend on the decks; names do not. So a frame that holds a card, the
effects that wait in a window, or the ovens used in an action, is written with their names.
"""

from __future__ import annotations

from typing import Final

from bocage.core.errors import BadPosition
from bocage.core.fields import one_of
from bocage.core.kernel import Window
from bocage.core.lanes import bit, shifted
from bocage.core.menu import ANYTIME, TRIGGER
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.games.agricola.rules.book import NOTHING, Book
from bocage.games.agricola.rules.events import BEFORE_OCCUPATION, IMPROVEMENT, OCCUPATION_PLAYED, USES
from bocage.games.agricola.rules.verbs.baking import MOST_BAKED, USED_BITS, BakeBread
from bocage.games.agricola.rules.verbs.house import Announce
from bocage.games.agricola.rules.verbs.occupations import PlayOccupation
from bocage.games.agricola.rules.verbs.pending import Use
from bocage.games.agricola.rules.verbs.play import Improve, PassOn

CARD_EVENTS: Final = (IMPROVEMENT, OCCUPATION_PLAYED)  # what they tell about is a card
Register = int | str | list[str]


def write_registers(book: Book, frame: Frame) -> list[Register]:
    """The registers a, b and c of a frame as a position holds them."""
    found: list[Register] = [int(frame.a), int(frame.b), int(frame.c)]
    if _holds_card(book, frame.node, frame.c) and 0 < frame.a < len(book.names):
        found[0] = book.names[frame.a]
    elif isinstance(book.nodes[frame.node], BakeBread) and frame.a:
        found[0] = _used_ovens(book, frame.a)
    event = _event_of(book, frame.node, frame.a, frame.c)
    if event != NOTHING and frame.b:
        words = book.codec.kinds[TRIGGER].words
        found[1] = [
            str(words[trigger.number])
            for place, trigger in enumerate(book.askers[event])
            if frame.b & bit(place)
        ]
    return found


def read_registers(book: Book, node: i64, registers: list[object]) -> list[object]:
    """The same as numbers; what is no register of cards is left as it is.

    Raises:
        BadPosition: a card or an effect that there is not.
    """
    a, b, c = registers
    if isinstance(a, str) and _holds_card(book, node, c):
        a = one_of(a, book.names, "agenda")
    elif isinstance(a, list) and isinstance(book.nodes[node], BakeBread):
        a = _packed_ovens(book, a)
    event = _event_of(book, node, a, c)
    if event != NOTHING and b:
        b = _waiting(book, event, b)
    return [a, b, c]


def call_word(book: Book, entry: int) -> str:
    """The word for an at-any-time effect."""
    return str(book.codec.kinds[ANYTIME].words[entry])


def call_named(book: Book, word: object) -> int:
    """The at-any-time effect that a word names."""
    return one_of(word, [str(known) for known in book.codec.kinds[ANYTIME].words], "spent")


def _holds_card(book: Book, node: i64, event: object) -> bool:
    """Whether the first register of a frame is a card."""
    effect = book.nodes[node]
    if isinstance(effect, Window):
        return event in CARD_EVENTS
    if isinstance(effect, Announce):
        return effect.event in CARD_EVENTS
    return isinstance(effect, Improve | PlayOccupation | PassOn)


def _event_of(book: Book, node: i64, a: object, c: object) -> int:
    """The event whose effects wait in the second register of a frame, or NOTHING."""
    effect = book.nodes[node]
    event: object = NOTHING
    if isinstance(effect, Window):
        event = c
    elif isinstance(effect, Use):
        event = USES + a if isinstance(a, int) else NOTHING
    elif isinstance(effect, PlayOccupation):
        event = BEFORE_OCCUPATION
    return event if isinstance(event, int) and 0 <= event < len(book.askers) else NOTHING


def _waiting(book: Book, event: int, value: object) -> int:
    """The mask of effects that wait; in older positions a number with a bit for each effect that asks."""
    words = [str(word) for word in book.codec.kinds[TRIGGER].words]
    if isinstance(value, list):
        wanted = {one_of(word, words, "agenda") for word in value}
    elif isinstance(value, int) and value > 0:
        wanted = {number for number in range(len(words)) if value >> number & 1}
    else:
        raise BadPosition("position-agenda")
    places = {int(trigger.number): place for place, trigger in enumerate(book.askers[event])}
    if not wanted <= places.keys():
        raise BadPosition("position-agenda")
    return sum(1 << places[number] for number in wanted)


def _used_ovens(book: Book, packed: i64) -> list[str]:
    """Each limited oven as often as it was used."""
    found: list[str] = []
    for place, oven in enumerate(book.ovens):
        found += [book.names[oven.card]] * int((packed >> (place * USED_BITS)) & MOST_BAKED)
    return found


def _packed_ovens(book: Book, names: list[object]) -> int:
    ovens = [book.names[oven.card] for oven in book.ovens]
    places = [one_of(name, ovens, "agenda") for name in names]
    if any(places.count(place) > MOST_BAKED for place in places):
        raise BadPosition("position-agenda")
    return sum(int(shifted(1, place * USED_BITS)) for place in places)
