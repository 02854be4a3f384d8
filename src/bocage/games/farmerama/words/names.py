"""Names of the things of Farmerama."""

from __future__ import annotations

from bocage.games.farmerama.rules.actions import ANIMALS, CARDS, CROPS, GOODS
from bocage.games.farmerama.rules.components import OWN_NAMES
from bocage.messages import has, say


def card_name(card: int, lang: str) -> str:
    """The name of a card: `Sow`."""
    return say(f"card-farmerama-{CARDS[card]}", lang)


def hand_names(hand: int, lang: str) -> list[str]:
    """The names of the cards of a hand."""
    return [card_name(card, lang) for card in range(len(CARDS)) if hand >> card & 1]


def tile_name(tile: str, lang: str) -> str:
    """The name of a decorative building: that of the data file, ours, or its id."""
    if tile in OWN_NAMES:
        return OWN_NAMES[tile][lang]
    key = f"tile-farmerama-{tile}"
    return say(key, lang) if has(key, lang) else tile


def animal_name(animal: int, lang: str) -> str:
    """An animal with its article: `the cow`."""
    return say(f"animal-farmerama-{ANIMALS[animal]}", lang)


def animal_single(animal: int, lang: str) -> str:
    """An animal without article: `cow`."""
    return say(f"good-{ANIMALS[animal]}-single", lang)


def product_name(animal: int, lang: str) -> str:
    """What an animal brings."""
    return say(f"product-farmerama-{ANIMALS[animal]}", lang)


def crop_some(crop: int, lang: str) -> str:
    """A crop with its article: `du foin`."""
    return say(f"good-{CROPS[crop]}-some", lang)


def good_short(good: int, lang: str) -> str:
    """Two letters for a good."""
    return say(f"good-{GOODS[good]}-short", lang)
