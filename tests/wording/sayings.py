"""Everything that Bocage can say: each text with its values, and what the games make of their numbers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from bocage.core.events import Event
from bocage.core.why import Reason, Refusal
from bocage.games import kits
from bocage.games.agricola.rules.goods import GOODS
from bocage.games.agricola.words import events as agricola_events
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.words import events as creatures_events
from bocage.games.farmerama.rules.components import load_components
from bocage.games.farmerama.words import events as farmerama_events
from bocage.messages import say
from bocage.wording import refusal_sentence
from bocage.wording.lexicon import lexicon
from tests.games.agricola.deck import BOOK, CARDS
from tests.wording.messages_read import Message, every_message
from tests.wording.values import AGRICOLA_CROPS, NUMBERS, PEOPLE, Value, values_of

LONGEST = 64  # numbers that are tried for a value that stands for a thing
WRITTEN = {"points", "list"}  # values that show the number of `count` as the language writes it
SETS = ("fenced", "played")  # events whose first number stands for several things, never for none
# Numbers of refusals that are never none.
SOMETHING = {"need", "cards", "fields", "fodder", "lacking", "turns", "wood", "stone"}


class Saying(NamedTuple):
    """A sentence, and where it comes from: a file of texts or of cards, and the key there."""

    source: str
    key: str
    sentence: str


@cache
def every_saying(lang: str) -> tuple[Saying, ...]:
    """All sentences of a language, each once."""
    makers: list[Callable[[str], Iterator[Saying]]] = [texts, refusals, events, names]
    return tuple(dict.fromkeys(saying for make in makers for saying in make(lang)))


def texts(lang: str) -> Iterator[Saying]:
    """Every text of the message files: all numbers with each other, and every other value in its turn."""
    for message in every_message(lang).values():
        for values in fillings(message, lang):
            yield Saying(message.file, message.key, say(message.key, lang, **values))


def fillings(message: Message, lang: str) -> Iterator[dict[str, Value]]:
    """The values with which a text is said; one that writes down the count goes with it."""
    for values in _free_fillings(message, lang):
        if "count" in message.counts:
            values.update(dict.fromkeys(WRITTEN & message.names, values["count"]))
        yield values


def _free_fillings(message: Message, lang: str) -> Iterator[dict[str, Value]]:
    known = {name: values_of(message, name, lang) for name in sorted(message.names)}
    usual = {name: values[0] for name, values in known.items()}
    numbers = [name for name, values in known.items() if tuple(values) == NUMBERS]
    if len(numbers) <= 4:
        for row in product(NUMBERS, repeat=len(numbers)):
            yield {**usual, **dict(zip(numbers, row, strict=True))}
    else:
        yield from ({**usual, **dict.fromkeys(numbers, number)} for number in NUMBERS)
    for name, values in known.items():
        yield from ({**usual, name: value} for value in values)


# What the games make of their numbers.


def refusals(lang: str) -> Iterator[Saying]:
    """Every reason of every game, through the words of that game."""
    for game, kit in kits().items():
        letters = kit.rules[0]
        for reason in _reasons(game):
            for numbers in _rows(len(reason.fields), _says(letters, reason, lang)):
                given = zip(reason.fields, numbers, strict=True)
                if all(is_possible(game, field, number) for field, number in given):
                    sentence = _says(letters, reason, lang)(numbers)
                    yield Saying(f"refusals of {game}", reason.key, sentence)


def is_possible(game: str, field: str, number: int) -> bool:
    """Whether a number can stand there: what is wanted is something, and only crops are sown."""
    if field in SOMETHING:
        return 0 < number <= NUMBERS[-1]
    return field != "crop" or game != "agricola" or GOODS[number] in AGRICOLA_CROPS


def _reasons(game: str) -> list[Reason]:
    parts = (f"bocage.{game}.", "bocage.core.")
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith(parts)]
    found = [thing for module in modules for thing in vars(module).values() if isinstance(thing, Reason)]
    return list({reason.key: reason for reason in found}.values())


def _says(letters: str, reason: Reason, lang: str) -> Callable[[tuple[int, ...]], str]:
    def sentence(numbers: tuple[int, ...]) -> str:
        values = dict(zip(reason.fields, numbers, strict=True))
        return refusal_sentence(None, Refusal(f"{letters}-1", reason.key, values), lang)

    return sentence


def events(lang: str) -> Iterator[Saying]:
    """Every event of every game."""
    figures = load_components()
    tellers: list[tuple[str, list[str], Callable[[Event], str]]] = [
        (
            "creatures",
            list(creatures_events.TELLERS),
            lambda event: creatures_events.event_text(base_book(), event, PEOPLE, lang),
        ),
        (
            "agricola",
            list(agricola_events.TELLERS),
            lambda event: agricola_events.event_text(BOOK, event, PEOPLE, lang),
        ),
        (
            "farmerama",
            list(farmerama_events.TELLERS),
            lambda event: farmerama_events.event_text(event, figures, PEOPLE, lang),
        ),
    ]
    for game, keys, tell in tellers:
        for key in keys:
            for numbers in _rows(3, _tells(key, tell)):
                if key not in SETS or numbers[0] in (1, 2):
                    yield Saying(f"events of {game}", key, _tells(key, tell)(numbers))


def _tells(key: str, tell: Callable[[Event], str]) -> Callable[[tuple[int, ...]], str]:
    def sentence(numbers: tuple[int, ...]) -> str:
        x, y, z = numbers
        return tell(Event(key, 0, (x, y, z)))

    return sentence


def _rows(width: int, tell: Callable[[tuple[int, ...]], str]) -> Iterator[tuple[int, ...]]:
    """Rows of numbers that stand for something: 0, 1, 2 with each other; further ones in their turn."""
    further = [
        tuple(number if place == column else 1 for place in range(width))
        for column in range(width)
        for number in range(NUMBERS[-1] + 1, LONGEST)
    ]
    for row in [*product(NUMBERS, repeat=width), *further]:
        try:
            tell(row)
        except (IndexError, KeyError):
            continue
        yield row


def names(lang: str) -> Iterator[Saying]:
    """Names and texts of all cards and buildings."""
    for building in base_book().buildings:
        yield Saying("buildings of creatures", building.id, building.name[lang])
        yield Saying("buildings of creatures", building.id, building.text[lang])
    for card in CARDS:
        yield Saying("cards of agricola", card.id, card.name[lang])
        yield Saying("cards of agricola", card.id, card.text[lang])


@cache
def lexicons() -> tuple[str, ...]:
    """The games whose words are known; asking for them loads their reasons."""
    return tuple(lexicon(game).id for game in kits())
