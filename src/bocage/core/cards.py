"""Cards: declarations, and the catalogue that gives every effect its address.

A card is one value with a slot for each kind of effect. Loading a catalogue checks the cards and
numbers their effects; the number is what frames hold, the path (`conservatory.on_play.0`) is what
saved games hold.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Generic, TypeVar, cast

from bocage.core.bitset import EMPTY, WORD, BitSet
from bocage.core.effects import Condition, Effect, May
from bocage.core.native import i64, mypyc_attr
from bocage.core.owners import Owner, Owners
from bocage.core.state import State
from bocage.core.text import Text as Text

# Whose doing sets a trigger off, seen from the owner of the card.
OWN: Final = 1
OTHER: Final = 2
ANY: Final = 3

S = TypeVar("S", bound=State)


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
        self.number: i64 = -1  # among the triggers that ask: the argument of a TRIGGER action


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
        name: in both languages.
        text: likewise, our own words.
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


class Station:
    """Where an effect stands in a catalogue.

    What is taken out of a list is checked to be of its class. Effects have many classes; this is one
    comparison, and the kernel looks up a dozen effects for every answer.
    """

    def __init__(self, effect: Effect[State]) -> None:
        self.effect: Final = effect


class Catalogue:
    """All cards and all effects of one game, numbered.

    Attributes:
        cards: by number.
        nodes: every effect, by address; stations: the same, for the kernel.
        addresses: the path of every effect, by the same number.
        event_rules: for each event the rule that opens its window.
        triggers: for each event the triggers that hear it.
        askers: those of them that ask, in the same order: a window has a bit for each.
        asking: all triggers that ask, by number: the argument of a TRIGGER action.
        listening: for each event the cards that hear it.
        anytime: the at-any-time entries, by number: the argument of an ANYTIME action.
        anytime_cards: the cards that have one.
        owners: what sets of cards have of them.
    """

    def __init__(self, event_rules: Sequence[str]) -> None:
        events = len(event_rules)
        self.event_rules: list[str] = list(event_rules)
        self.cards: list[Card[State]] = []
        self.nodes: list[Effect[State]] = []
        self.stations: list[Station] = []
        self.addresses: list[str] = []
        self.places: dict[str, int] = {}
        self.numbers: dict[str, int] = {}
        self.triggers: list[list[On[State]]] = [[] for _ in range(events)]
        self.askers: list[list[On[State]]] = [[] for _ in range(events)]
        self.listening: list[BitSet] = [EMPTY] * events
        self.asking: list[On[State]] = []
        self.anytime: list[Anytime[State]] = []
        self.anytime_cards: BitSet = EMPTY
        self.owners: Owners = Owners()

    def add(self, path: str, effect: Effect[S]) -> None:
        """Give an effect and all its parts their addresses.

        Phases and the base deck come first in every catalogue of a game, so that their effects have the
        same addresses in all of them and can be shared. Everything else belongs to one catalogue.
        """
        node = cast("Effect[State]", effect)
        here = len(self.nodes)
        if path in self.places:
            raise CardError(f"{path}: the address is taken")
        if node.node >= 0 and node.node != here:
            is_here = node.node < here and self.nodes[node.node] is node
            where = self.addresses[node.node] if is_here else "another place of another catalogue"
            raise CardError(f"{path}: the effect stands already at {where}")
        node.node = here
        self.nodes.append(node)
        self.stations.append(Station(node))
        self.addresses.append(path)
        self.places[path] = here
        node.asks = node.asks_itself()
        for place, part in enumerate(node.parts()):
            self.add(f"{path}.{place}", part)
            node.asks = node.asks or part.asks

    def add_card(self, declared: Card[S]) -> None:
        """Check a card, number it and its effects."""
        card = cast("Card[State]", declared)
        check_card(card)
        number = len(self.cards)
        if card.id in self.numbers:
            raise CardError(f"{card.id}: there is a card of this name in the catalogue already")
        if card.number >= 0 and card.number != number:
            raise CardError(f"{card.id}: the declaration belongs to another catalogue")
        card.number = number
        self.cards.append(card)
        self.numbers[card.id] = number
        for slot, effect in card.slots():
            self.add(f"{card.id}.{slot}", effect)
        for trigger in card.whenever:
            self._listen(card, trigger)
        for entry in card.anytime:
            self._enter(card, entry)

    def _listen(self, card: Card[State], trigger: On[State]) -> None:
        trigger.card = card.number
        if trigger.optional or (trigger.effect.asks and not trigger.at_once):
            trigger.number = len(self.asking)
            self.asking.append(trigger)
        for event in trigger.events:
            if trigger.number >= 0:
                self.askers[event].append(trigger)
            if len(self.askers[event]) > WORD:
                raise CardError(f"{card.id}: more than {WORD} cards ask about the same event")
            self.triggers[event].append(trigger)
            self.listening[event] = self.listening[event].plus(card.number)

    def _enter(self, card: Card[State], entry: Anytime[State]) -> None:
        entry.card = card.number
        entry.number = len(self.anytime)
        self.anytime.append(entry)
        self.anytime_cards = self.anytime_cards.plus(card.number)
        self.owners.decide(EMPTY.plus(card.number))

    def anytime_of(self, cards: BitSet) -> Owner:
        """The at-any-time entries of these cards."""
        return self.owners.of(cards, self.anytime)
