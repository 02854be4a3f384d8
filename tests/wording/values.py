"""Values for the texts, as the games give them: counted goods, names with their genders, numbers 0, 1, 2.

A value that is not named here is a number: 0, 1 and 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from bocage.games.creatures.decks import base_book
from bocage.messages import say
from bocage.wording import join
from tests.games.agricola.deck import CARDS
from tests.wording.messages_read import Message, every_message, is_counted

Value = str | int
NUMBERS: tuple[int, ...] = (0, 1, 2)
AGRICOLA_CROPS = ("grain", "vegetable")
PEOPLE = ["Léa", "Bob", "Anne"]


def _ending(lang: str, start: str, end: str) -> list[str]:
    """The texts, without values, whose keys begin and end so."""
    return [
        say(key, lang)
        for key, message in every_message(lang).items()
        if key.startswith(start) and key.endswith(end) and not message.names
    ]


@cache
def counted(lang: str) -> tuple[str, ...]:
    """Every good, one and two of it, and lists; a list leaves out what there is none of."""
    keys = [key for key in every_message(lang) if key.startswith("good-") and key.endswith("-count")]
    found = [say(key, lang, count=number) for key in keys for number in NUMBERS[1:]]
    return (*found, join(found[1:3], lang), join(found[1:4], lang))


@cache
def singles(lang: str) -> tuple[str, ...]:
    """One piece of every good: `une vache`."""
    return tuple(_ending(lang, "good-", "-one"))


@cache
def goods(lang: str) -> tuple[str, ...]:
    """The names of all goods."""
    keys = [key for key in every_message(lang) if key.startswith("good-") and key.count("-") == 1]
    return tuple(say(key, lang) for key in keys)


@cache
def cards(lang: str) -> tuple[str, ...]:
    """Names of cards, buildings and decorative buildings; of a long list, every seventh."""
    found = [card.name[lang] for card in CARDS[::7]] + [
        building.name[lang] for building in base_book().buildings[::7]
    ]
    return (*found, *_ending(lang, "tile-farmerama-", ""), *_ending(lang, "card-farmerama-", ""))


def _spaces(lang: str) -> Iterable[Value]:
    return [text for text in _ending(lang, "space-", "") if not text.endswith(".")]  # some are cut short


def _animals(lang: str) -> Iterable[Value]:
    return [say(f"good-{name}", lang) for name in ("sheep", "pig", "boar", "cattle", "cow", "horse")]


def _edges(lang: str) -> Iterable[Value]:
    return [say("edge", lang, side=side, cell="b2") for side in "nswe"]


def _sentence(lang: str) -> Iterable[Value]:
    return [say("ask-over", lang)]


def _lists(lang: str) -> Iterable[Value]:
    return [cards(lang)[0], join(cards(lang)[:3], lang)]


def _people(lang: str) -> Iterable[Value]:
    return PEOPLE


def _given(*values: Value) -> Callable[[str], Iterable[Value]]:
    return lambda lang: values


_COUNTED = ("goods", "given", "taken", "paid", "cost", "animals", "reward", "payment")
_TEXTS = ("sentence", "question", "refusal", "reason", "text")
_CARDS = ("card", "building", "tile", "leader")
_LISTS = ("cards", "buildings", "bots", "names", "modes", "what", "plan", "lines", "move", "action", "hint")
_FILES = ("file", "folder", "path", "url", "address", "command", "library", "libraries", "python", "checksum")
_WORDS = (
    "suggestion",
    "value",
    "option",
    "bot",
    "mode",
    "word",
    "choices",
    "known",
    "game",
    "problem",
    "id",
    "criteria",
)
VALUES: dict[str, Callable[[str], Iterable[Value]]] = {
    **dict.fromkeys(_COUNTED, lambda lang: [*counted(lang), *NUMBERS]),
    **dict.fromkeys(_TEXTS, _sentence),
    **dict.fromkeys(_CARDS, cards),
    **dict.fromkeys(_LISTS, _lists),
    **dict.fromkeys(_FILES, _given("games/2026-11-16.json")),
    **dict.fromkeys(_WORDS, _given("mode-3")),
    **dict.fromkeys(("player", "winners", "who", "opponent", "other", "name", "seat"), _people),
    **dict.fromkeys(("cell", "field", "source", "cells", "places"), _given("b2", "a1")),
    **dict.fromkeys(("area", "letter"), _given("c")),
    **dict.fromkeys(("edge", "edges"), _edges),
    **dict.fromkeys(("space", "spaces"), _spaces),
    "food": lambda lang: [say("good-meal-count", lang, count=number) for number in NUMBERS],
    "first": lambda lang: [say("good-wood-one", lang), *NUMBERS],
    "last": lambda lang: [say("good-reed-one", lang), *NUMBERS],
    "animal": _animals,
    "good": lambda lang: [*goods(lang), *singles(lang)],
    "crop": lambda lang: [*goods(lang), *_ending(lang, "good-", "-some")],
    "product": lambda lang: _ending(lang, "product-", ""),
    "house": lambda lang: _ending(lang, "house-", ""),
    "phase": lambda lang: _ending(lang, "phase-", ""),
    "category": lambda lang: _ending(lang, "score-", ""),
    "criterion": _given("fewest_decor", "most_visible_scarecrows", "fewest_crops_in_barn"),
    "rule": _given("F-20"),
}


def values_of(message: Message, name: str, lang: str) -> list[Value]:
    """What a value of a text can be."""
    if name == "animal" and message.file.startswith("farmerama"):
        return list(_ending(lang, "animal-", ""))
    if name == "crop" and message.file.startswith("agricola"):
        return [say(f"good-{crop}", lang) for crop in AGRICOLA_CROPS]
    if name == "seat" and message.file == "web.ftl":
        return [say("web-seat", lang, letter="A")]
    if is_counted(message.key, name):
        return list(NUMBERS)
    if name in message.words:
        return list(message.words[name])
    return list(VALUES[name](lang)) if name in VALUES else list(NUMBERS)
