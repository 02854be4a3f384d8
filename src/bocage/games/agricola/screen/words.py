"""What the things of Agricola are called, and what each of them is."""

from __future__ import annotations

from bocage.core.effects import Effect
from bocage.core.menu import ANYTIME, TRIGGER, argument_of, kind_of
from bocage.core.state import State
from bocage.games.agricola.rules.actions import (
    BAKE,
    GIVE_BACK,
    KEEP_MINOR,
    KEEP_OCCUPATION,
    LAY,
    LIFT,
    MAJOR,
    MINOR,
    OCCUPATION,
    RELEASE,
    RENOVATE,
    REVEAL,
    SOW_VEGETABLE,
    SPACE,
    TAKE,
)
from bocage.games.agricola.rules.book import RULE_CARD, Book
from bocage.games.agricola.rules.farm import FIELD_CARD
from bocage.games.agricola.rules.goods import ANIMALS, GOODS
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.spaces import ACTION_SPACES
from bocage.games.agricola.rules.verbs.exchanges import CookOne, Exchange
from bocage.games.agricola.screen.closely import named
from bocage.games.agricola.words.exchanges import eaten
from bocage.games.agricola.words.names import card_name, field_name, good_key, house_name, space_name
from bocage.games.agricola.words.things import good_thing, space_thing
from bocage.messages import LANGUAGES, say
from bocage.terminal.lookup import Lines, LookupEntry, both, explained, glossary, mention_lines
from bocage.wording import good_name, good_one

GAME = "agricola"
CHOSEN_CARDS = (MAJOR, MINOR, OCCUPATION, KEEP_MINOR, KEEP_OCCUPATION)
CARD_KINDS = (*CHOSEN_CARDS, BAKE, GIVE_BACK)
FIELD_KINDS = (SOW_VEGETABLE, LIFT, LAY)
RAW = "vegetable"  # eaten as it is, for less than cooked
GOOD_RULES = {
    **dict.fromkeys(("wood", "clay", "reed", "stone"), ("A-1.2", "A-15.1")),
    **dict.fromkeys(("grain", "vegetable"), ("A-12.2", "A-13.1", "A-17.2")),
    **dict.fromkeys(ANIMALS, ("A-11.1", "A-11.2", "A-11.3", "A-13.2", "A-17.9")),
    "food": ("A-13.1", "A-17.4"),
}
GLOSSARY = (
    ("what-agricola-stable", ("A-10.1", "A-11.2", "A-11.3", "A-18.7")),
    ("what-agricola-fence", ("A-10.3", "A-10.5")),
    ("what-agricola-pasture", ("A-10.4", "A-11.2")),
    ("what-agricola-field", ("A-12.1", "A-12.2", "A-17.2")),
    ("what-agricola-room", ("A-8.1", "A-8.2")),
    ("what-agricola-renovation", ("A-8.4",)),
    ("what-agricola-person", ("A-6.1", "A-9.1", "A-17.4")),
    ("what-agricola-begging", ("A-17.6", "A-17.7")),
    ("what-agricola-harvest", ("A-17.1",)),
    ("what-agricola-starter", ("A-4.4",)),
    ("what-agricola-major", ("A-14.6",)),
    ("what-agricola-minor", ("A-14.5", "A-14.7")),
    ("what-agricola-occupation", ("A-14.4",)),
    ("what-agricola-baking", ("A-13.3",)),
    ("what-agricola-room-of-animals", ("A-11.4",)),
)


def noun(book: Book, action: int, lang: str) -> str:
    """What an action is about: a space, a card, a good; empty for a place on the farm."""
    kind, place = (kind_of(action), argument_of(action))
    if kind in (SPACE, REVEAL):
        return space_name(place, lang)
    if kind in CARD_KINDS:
        return card_name(book, place, lang)
    if kind in (TRIGGER, ANYTIME):
        return _effect(book, action, lang)
    if kind == TAKE:
        return single(GOODS[place], lang)
    if kind == RELEASE:
        return single(ANIMALS[place], lang)
    if place == FIELD_CARD and kind in FIELD_KINDS:
        return field_name(place, lang)
    return house_name(place, lang) if kind == RENOVATE else ""


def _effect(book: Book, action: int, lang: str) -> str:
    """The card whose effect is used; the second and further ones of a card are numbered."""
    kind, place = (kind_of(action), argument_of(action))
    card = (book.asking if kind == TRIGGER else book.anytime)[place].card
    if card == RULE_CARD:
        return _meal(book.anytime[place].effect, lang)
    number = book.codec.words_of(action)[1].partition(".")[2]
    return card_name(book, card, lang) + (f".{number}" if number else "")


def _meal(effect: Effect[State], lang: str) -> str:
    """What everybody may eat or cook."""
    if isinstance(effect, CookOne):
        return single(GOODS[effect.good], lang)
    assert isinstance(effect, Exchange)
    return say("agricola-raw", lang) if eaten(effect) == RAW else single(eaten(effect), lang)


def single(good: str, lang: str) -> str:
    """A good without its article: `one sheep`, `un bœuf`."""
    return good_one(good_key(GOODS.index(good)), lang).split(" ", 1)[-1]


def animal_words(animal: str) -> list[str]:
    """One and several of an animal, in both languages."""
    return [word for lang in LANGUAGES for word in (good_name(animal, lang), single(animal, lang))]


def entries(book: Book, lang: str, width: int) -> list[LookupEntry]:
    """Every space, card, good and sign, with what it is."""
    found = [_space(space, lang, width) for space in range(len(SPACE_NAMES))]
    found += [_card(book, card, lang, width) for card in range(RULE_CARD + 1, len(book.cards))]
    found += [_good(good, lang, width) for good in GOODS]
    return [*found, *glossary(GLOSSARY, GAME, lang, width)]


def _space(space: int, lang: str, width: int) -> LookupEntry:
    declared = ACTION_SPACES[space]
    names = both(lambda tongue: space_name(space, tongue), lang)
    names += both(lambda tongue: space_name(space, tongue, short=True), lang)
    return LookupEntry(
        (*names, declared.id), explained(space_thing(space, lang), (declared.rule,), GAME, lang, width)
    )


def _good(good: str, lang: str, width: int) -> LookupEntry:
    key = good_key(GOODS.index(good))
    names = both(lambda tongue: good_name(key, tongue), lang)
    names += both(lambda tongue: single(good, tongue), lang)
    if good in ANIMALS or good in ("grain", "vegetable"):
        names += both(lambda tongue: say(f"good-{good}-short", tongue), lang)
    if good == RAW:
        names += both(lambda tongue: say("agricola-raw", tongue), lang)
    return LookupEntry((*names, good), explained(good_thing(good, lang), GOOD_RULES[good], GAME, lang, width))


def _card(book: Book, card: int, lang: str, width: int) -> LookupEntry:
    names = both(lambda tongue: card_name(book, card, tongue), lang)

    def describe() -> Lines:
        return [*named(book, card, lang, width), *mention_lines(names[0], GAME, lang, width)]

    return LookupEntry((*names, book.names[card]), describe)
