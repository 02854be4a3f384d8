"""Cards: declarations, and the catalogue that gives every effect its address.

A card is one value with a slot for each kind of effect. Loading a catalogue checks the cards and
numbers their effects; the number is what frames hold, the path (`conservatory.on_play.0`) is what
saved games hold.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Generic, TypeVar, cast

from bocage.core.effects import Condition, Effect, May
from bocage.core.lanes import bit
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import State
from bocage.core.text import Text as Text

# Whose doing sets a trigger off, seen from the owner of the card.
OWN: Final = 1
OTHER: Final = 2
ANY: Final = 3

S = TypeVar("S", bound=State)

CARD_WORD: Final = (
    63  # cards to a mask; also triggers and at-any-time entries, which are arguments of actions
)
SPENT_BITS: Final = 15  # at-any-time entries that can be closed, for each of four seats


class CardError(ValueError):
    """A declaration that cannot be loaded. A mistake of ours, never of a player."""


def typeset(text: str) -> str:
    """A text with its apostrophes as they are printed."""
    return text.replace("'", "’")


def hard_spaces(text: str) -> str:
    """A French text whose marks stand on the line of the word before them: no break at their spaces."""
    for mark in ":;!?»":
        text = text.replace(f" {mark}", f"\u00a0{mark}")
    return text.replace("« ", "«\u00a0")


class On(Generic[S]):
    """A triggered effect: when one of the events happens, under this condition, to these people.

    `On(event, May(x))` leaves it to the owner; any other effect that asks must be carried out. Both
    wait in a window beside other effects, unless `at_once`: then nothing comes between. An effect
    `around` an action may be used before or after it; a game that has such windows asks for it.
    """

    def __init__(
        self,
        event: int | Sequence[int],
        effect: Effect[S],
        when: Condition[S] | None = None,
        who: int = OWN,
        at_once: bool = False,
        around: bool = False,
    ) -> None:
        self.events: Final[list[int]] = [event] if isinstance(event, int) else list(event)
        self.optional: Final = isinstance(effect, May)
        inner: Effect[S] = effect.effect if isinstance(effect, May) else effect
        # The casts of this file say the same thing: a catalogue serves one game, so what is
        # declared in it only ever meets that game's own state.
        self.declared: Final = cast("Effect[State]", effect)
        self.effect: Final = cast("Effect[State]", inner)
        self.when: Final = cast("Condition[State] | None", when)
        self.who: Final[i64] = who
        self.at_once: Final = at_once
        self.around: Final = around
        self.card: i64 = -1
        self.number: i64 = -1  # among the triggers that ask


class Anytime(Generic[S]):
    """An effect the owner may use at any own decision, at the moments it names.

    A free effect that could be repeated for ever is `once`: closed until its owner has answered
    something else. A `plain` one is not worth a question that has a single answer without it. `asked`
    says which pauses are opened for its sake, in the words of `State.occasions`; in the others it can
    only be used beside something else. `rule` limits its moments.
    """

    def __init__(
        self,
        effect: Effect[S],
        moments: int = 1,
        once: bool = False,
        plain: bool = False,
        asked: int = -1,
        rule: str = "",
    ) -> None:
        self.effect: Final = cast("Effect[State]", effect)
        self.moments: Final[i64] = moments
        self.once: Final = once
        self.plain: Final = plain
        self.asked: Final[i64] = asked
        self.rule: Final = rule
        self.card: i64 = -1
        self.number: i64 = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Generic[S]):
    """What every card has, whatever the game.

    Attributes:
        id: the printed English name in snake_case.
        name, text: in both languages, our own words.
        on_play: what happens when it comes into play.
        whenever: triggered effects.
        anytime: effects at any of the owner's decisions.
        number: its place in the catalogue, given when that is loaded.
    """

    def __init__(
        self,
        id: str,
        name: Text,
        text: Text,
        on_play: Effect[S] | None = None,
        whenever: Sequence[On[S]] = (),
        anytime: Sequence[Anytime[S]] = (),
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.text: Final = text
        self.on_play: Final = cast("Effect[State] | None", on_play)
        self.whenever: Final = cast("tuple[On[State], ...]", tuple(whenever))
        self.anytime: Final = cast("tuple[Anytime[State], ...]", tuple(anytime))
        self.number: i64 = -1

    def slots(self) -> list[tuple[str, Effect[State]]]:
        """Every effect of the card with the name of its slot."""
        found: list[tuple[str, Effect[State]]] = []
        if self.on_play is not None:
            found.append(("on_play", self.on_play))
        for place, trigger in enumerate(self.whenever):
            found.append((f"whenever{place}", trigger.declared))
        for place, entry in enumerate(self.anytime):
            found.append((f"anytime{place}", entry.effect))
        return found


def check_card(card: Card[State]) -> None:
    """Refuse a card without proper id or without texts in both languages."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", card.id):
        raise CardError(f"{card.id}: an id is the English name in snake_case")
    for text in (card.name, card.text):
        if not text.en.strip() or not text.fr.strip():
            raise CardError(f"{card.id}: a text is missing in one language")
    if sorted(re.findall(r"\d+", card.text.en)) != sorted(re.findall(r"\d+", card.text.fr)):
        raise CardError(f"{card.id}: the figures of the two texts differ")


class Catalogue:
    """All cards and all effects of one game, numbered.

    Attributes:
        cards: by number.
        nodes: every effect, by address.
        addresses: the path of every effect, by the same number.
        event_rules: for each event the rule that opens its window.
        triggers: for each event the triggers that hear it.
        asking: the triggers that ask, by number: the argument of a TRIGGER action.
        anytime: the at-any-time entries, by number: the argument of an ANYTIME action.
    """

    def __init__(self, event_rules: Sequence[str]) -> None:
        events = len(event_rules)
        self.event_rules: list[str] = list(event_rules)
        self.cards: list[Card[State]] = []
        self.nodes: list[Effect[State]] = []
        self.addresses: list[str] = []
        self.places: dict[str, int] = {}
        self.numbers: dict[str, int] = {}
        self.triggers: list[list[On[State]]] = [[] for _ in range(events)]
        self.listening0: list[i64] = [0] * events
        self.listening1: list[i64] = [0] * events
        self.asking: list[On[State]] = []
        self.anytime: list[Anytime[State]] = []
        self.anytime0: i64 = 0
        self.anytime1: i64 = 0
        self.plain: i64 = 0  # a mask of the plain entries

    def add(self, path: str, effect: Effect[S]) -> None:
        """Give an effect and all its parts their addresses."""
        node = cast("Effect[State]", effect)
        if node.node >= 0:
            raise CardError(f"{path}: the effect stands already at {self.addresses[node.node]}")
        if path in self.places:
            raise CardError(f"{path}: the address is taken")
        node.node = len(self.nodes)
        self.nodes.append(node)
        self.addresses.append(path)
        self.places[path] = len(self.nodes) - 1
        node.asks = node.asks_itself()
        for place, part in enumerate(node.parts()):
            self.add(f"{path}.{place}", part)
            node.asks = node.asks or part.asks

    def add_card(self, declared: Card[S]) -> None:
        """Check a card, number it and its effects."""
        card = cast("Card[State]", declared)
        check_card(card)
        if card.id in self.numbers or card.number >= 0:
            raise CardError(f"{card.id}: the card is in the catalogue already")
        if len(self.cards) == 2 * CARD_WORD:
            raise CardError(f"{card.id}: the catalogue is full")
        card.number = len(self.cards)
        self.cards.append(card)
        self.numbers[card.id] = card.number
        for slot, effect in card.slots():
            self.add(f"{card.id}.{slot}", effect)
        for trigger in card.whenever:
            self._listen(card, trigger)
        for entry in card.anytime:
            self._enter(card, entry)

    def _listen(self, card: Card[State], trigger: On[State]) -> None:
        trigger.card = card.number
        if trigger.optional or (trigger.effect.asks and not trigger.at_once):
            if len(self.asking) == CARD_WORD:
                raise CardError(f"{card.id}: there are too many triggers that ask")
            trigger.number = len(self.asking)
            self.asking.append(trigger)
        for event in trigger.events:
            self.triggers[event].append(trigger)
            if card.number < CARD_WORD:
                self.listening0[event] |= bit(card.number)
            else:
                self.listening1[event] |= bit(card.number - CARD_WORD)

    def _enter(self, card: Card[State], entry: Anytime[State]) -> None:
        entry.card = card.number
        entry.number = len(self.anytime)
        if entry.number == CARD_WORD or (entry.once and entry.number >= SPENT_BITS):
            raise CardError(f"{card.id}: there are too many at-any-time effects before this one")
        self.anytime.append(entry)
        if entry.plain:
            self.plain |= bit(entry.number)
        if card.number < CARD_WORD:
            self.anytime0 |= bit(card.number)
        else:
            self.anytime1 |= bit(card.number - CARD_WORD)
