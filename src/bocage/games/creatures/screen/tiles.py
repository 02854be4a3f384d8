"""Special buildings in words: price, points, room, text."""

from __future__ import annotations

from rich.text import Text

from bocage.core.lanes import lane
from bocage.games.creatures.rules.book import BUILDINGS as SPECIAL_BUILDINGS
from bocage.games.creatures.rules.book import Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMALS, RESOURCES
from bocage.games.creatures.rules.prices import price
from bocage.messages import say
from bocage.terminal.printer import wrap
from bocage.wording import good_count, join


def cost_text(book: Book, tile: int, lang: str, farm: Farm | None = None) -> str:
    """What a building costs, or costs this farm."""
    animals = [
        good_count(name, int(lane(book.animal_costs[tile], kind)), lang)
        for kind, name in enumerate(ANIMALS)
        if lane(book.animal_costs[tile], kind)
    ]
    prices = []
    for packed in book.costs[tile]:
        goods = price(farm, SPECIAL_BUILDINGS, packed) if farm is not None else packed
        paid = [
            good_count(name, int(lane(goods, place)), lang)
            for place, name in enumerate(RESOURCES)
            if lane(goods, place)
        ]
        prices.append(join(paid + animals, lang))
    return say("terminal-or", lang).join(text for text in prices if text) or say("terminal-free", lang)


def facts(book: Book, tile: int, lang: str, farm: Farm | None = None) -> str:
    """Price and points in a few words."""
    points = int(book.buildings[tile].points)
    return say("terminal-tile-facts", lang, cost=cost_text(book, tile, lang, farm), points=points)


def tile_lines(
    book: Book, tile: int, lang: str, width: int, farm: Farm | None = None, indent: int = 2
) -> list[Text | str]:
    """A building with all that is printed on it."""
    building = book.buildings[tile]
    head = Text(" " * indent)
    head.append(building.name[lang], style="bold")
    head.append(f"  {facts(book, tile, lang, farm)}")
    return [head, *wrap(building.text[lang], indent + 2, width - 1)]
