"""What the things of All Creatures Big and Small are called, and what each of them is."""

from __future__ import annotations

from bocage.core.codec import Codec
from bocage.core.menu import ANYTIME, TRIGGER, argument_of, kind_of
from bocage.games.creatures.decks import building_of
from bocage.games.creatures.rules.actions import BUILD, EXPAND, GIVE, PAY, RELEASE, SPACE, TAKE
from bocage.games.creatures.rules.book import Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMALS, GOODS, RESOURCES
from bocage.games.creatures.rules.notation import SPACE_NAMES
from bocage.games.creatures.rules.spaces import ACTION_SPACES
from bocage.games.creatures.screen.tiles import tile_lines
from bocage.games.creatures.words.names import space_name
from bocage.games.creatures.words.things import good_thing, space_thing
from bocage.messages import LANGUAGES, say
from bocage.terminal.lookup import Lines, LookupEntry, both, explained, glossary, mention_lines
from bocage.wording import good_name, good_one
from bocage.wording.names import side_name

GAME = "creatures"
SIDES = ("left", "right")
ANIMAL_RULES = ("C-7.2", "C-11.2", "C-12.2", "C-12.3")
GLOSSARY = (
    ("what-creatures-trough", ("C-6.1", "C-6.2", "C-6.3", "C-6.4")),
    ("what-creatures-border", ("C-3.5", "C-3.7", "C-4.5")),
    ("what-creatures-pasture", ("C-4.1", "C-4.4")),
    ("what-creatures-land", ("C-4.2",)),
    ("what-creatures-expansion", ("C-3.3", "C-12.4")),
    ("what-creatures-worker", ("C-10.1",)),
    ("what-creatures-start-player", ("C-8.11", "C-10.5")),
    ("what-creatures-resources", ("C-1.7", "C-12.8")),
    ("what-creatures-bonus", ("C-12.3",)),
    ("what-creatures-breeding", ("C-11.2", "C-11.4")),
)


def noun(codec: Codec, action: int, lang: str) -> str:
    """What an action is about: a space, a building, a good; empty for a place on the farm."""
    kind, place = kind_of(action), argument_of(action)
    if kind == SPACE:
        return space_name(SPACE_NAMES[place], lang)
    if kind in (BUILD, TRIGGER, ANYTIME):
        return building_of(codec.words_of(action)[1].split(".")[0]).name[lang]
    if kind in (TAKE, GIVE, RELEASE):
        return single(ANIMALS[place] if kind == RELEASE else GOODS[place], lang)
    if kind == EXPAND:
        return side_name(SIDES[place], lang)
    if kind == PAY:
        paid = [good_name(good, lang) for bit, good in enumerate(RESOURCES) if place >> bit & 1]
        return "+".join(paid) or say("nothing", lang)
    return ""


def single(good: str, lang: str) -> str:
    """A good without its article: `one sheep`, `une vache`."""
    return good_one(good, lang).split(" ", 1)[-1]


def animal_words(animal: str) -> list[str]:
    """One and several of an animal, in both languages."""
    return [word for lang in LANGUAGES for word in (good_name(animal, lang), single(animal, lang))]


def entries(book: Book, lang: str, width: int, farm: Farm | None) -> list[LookupEntry]:
    """Every space, building, animal and sign, with what it is; prices are those for this farm."""
    found = [_space(space, lang, width) for space in range(len(SPACE_NAMES))]
    found += [_building(book, tile, lang, width, farm) for tile in range(len(book.buildings))]
    found += [_animal(animal, lang, width) for animal in ANIMALS]
    return [*found, *glossary(GLOSSARY, GAME, lang, width)]


def _space(space: int, lang: str, width: int) -> LookupEntry:
    declared = ACTION_SPACES[space]
    names = both(lambda tongue: space_name(declared.id, tongue), lang)
    names += both(lambda tongue: space_name(declared.id, tongue, short=True), lang)
    return LookupEntry(
        (*names, declared.id), explained(space_thing(space, lang), (declared.rule,), GAME, lang, width)
    )


def _animal(animal: str, lang: str, width: int) -> LookupEntry:
    names = both(lambda tongue: good_name(animal, tongue), lang)
    names += both(lambda tongue: single(animal, tongue), lang)
    names += both(lambda tongue: say(f"good-{animal}-short", tongue), lang)
    return LookupEntry((*names, animal), explained(good_thing(animal, lang), ANIMAL_RULES, GAME, lang, width))


def _building(book: Book, tile: int, lang: str, width: int, farm: Farm | None) -> LookupEntry:
    building = book.buildings[tile]
    names = both(lambda tongue: building.name[tongue], lang)

    def describe() -> Lines:
        return [
            *tile_lines(book, tile, lang, width, farm, indent=0),
            *mention_lines(building.name[lang], GAME, lang, width),
        ]

    return LookupEntry((*names, building.id), describe)
