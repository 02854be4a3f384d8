"""What the things of Farmerama are, by name."""

from __future__ import annotations

from collections.abc import Callable

from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.actions import ANIMALS, CARDS, GOODS
from bocage.games.farmerama.screen.closely import reward_text
from bocage.games.farmerama.words.names import animal_single, card_name, product_name, tile_name
from bocage.games.farmerama.words.things import card_thing
from bocage.messages import say
from bocage.terminal.lookup import Lines, LookupEntry, both, explained, glossary, rule_lines, title
from bocage.wording import good_name

GAME = "farmerama"
CARD_RULES = {
    "sow": ("F-29", "F-31", "F-32"),
    "harvest": ("F-29", "F-34"),
    "water": ("F-29", "F-35"),
    "feed": ("F-30", "F-36", "F-37", "F-38"),
    "seeds": ("F-30", "F-39", "F-40"),
}
TILE_RULES = ("F-23",)
GOOD_RULES = ("F-1", "F-31", "F-36")
WATER_RULES = ("F-1", "F-35", "F-42")
ANIMAL_RULES = ("F-36", "F-37", "F-48")
GLOSSARY = (
    ("what-farmerama-field", ("F-4", "F-32")),
    ("what-farmerama-scarecrow", ("F-5", "F-22")),
    ("what-farmerama-pasture", ("F-4", "F-37")),
    ("what-farmerama-bar", ("F-7", "F-44")),
    ("what-farmerama-head", ("F-7", "F-37")),
    ("what-farmerama-pacifier", ("F-7", "F-48")),
    ("what-farmerama-sector", ("F-6", "F-8")),
    ("what-farmerama-wheel", ("F-9",)),
    ("what-farmerama-own-wheel", ("F-42", "F-43", "F-44")),
    ("what-farmerama-chief", ("F-55", "F-57")),
    ("what-farmerama-garden", ("F-11", "F-22")),
    ("what-farmerama-barn", ("F-3", "F-16")),
    ("what-farmerama-special", ("F-70", "F-72")),
    ("what-farmerama-star", ("F-52",)),
)


def entries(game: Game, lang: str, width: int) -> list[LookupEntry]:
    """Every card, building, good, animal and sign, with what it is."""
    found = [_card(card, lang, width) for card in range(len(CARDS))]
    found += [_tile(game, tile, lang, width) for tile in range(int(game.board.parts.tiles))]
    found += [_good(good, lang, width) for good in GOODS]
    found += [_animal(animal, lang, width) for animal in range(len(ANIMALS))]
    return [*found, *glossary(GLOSSARY, GAME, lang, width)]


def _ruled(name: str, facts: str, ids: tuple[str, ...], lang: str, width: int) -> Callable[[], Lines]:
    return lambda: [title(name, facts), *rule_lines(ids, GAME, lang, width)]


def _card(card: int, lang: str, width: int) -> LookupEntry:
    names = both(lambda tongue: card_name(card, tongue), lang)
    thing = card_thing(CARDS[card], lang)
    return LookupEntry((*names, CARDS[card]), explained(thing, CARD_RULES[CARDS[card]], GAME, lang, width))


def _tile(game: Game, tile: int, lang: str, width: int) -> LookupEntry:
    id = game.components.tiles[tile]
    names = both(lambda tongue: tile_name(id, tongue), lang)
    return LookupEntry((*names, id), _ruled(names[0], reward_text(game, tile, lang), TILE_RULES, lang, width))


def _good(good: str, lang: str, width: int) -> LookupEntry:
    names = both(lambda tongue: good_name(good, tongue), lang)
    names += both(lambda tongue: say(f"good-{good}-short", tongue), lang)
    ids = WATER_RULES if good == "water" else GOOD_RULES
    return LookupEntry((*names, good), _ruled(names[0], "", ids, lang, width))


def _animal(animal: int, lang: str, width: int) -> LookupEntry:
    names = both(lambda tongue: animal_single(animal, tongue), lang)
    names += both(lambda tongue: product_name(animal, tongue), lang)
    names += both(lambda tongue: say(f"good-{ANIMALS[animal]}-short", tongue), lang)
    facts = product_name(animal, lang)
    return LookupEntry((*names, ANIMALS[animal]), _ruled(names[0], facts, ANIMAL_RULES, lang, width))
