"""Events of All Creatures Big and Small in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from bocage.core.events import Event
from bocage.core.lanes import lane
from bocage.games.creatures.rules.book import NOTHING, Book
from bocage.games.creatures.rules.goods import ANIMALS, GOODS, RESOURCES
from bocage.games.creatures.rules.notation import CELL_NAMES, EDGE_NAMES, SPACE_NAMES
from bocage.games.creatures.words.names import space_name
from bocage.messages import say
from bocage.wording.names import edge_text, good_count, good_one, goods_list, guest_event, join, seat_name

Teller = Callable[[Book, str, int, int, str], dict[str, str]]


def _goods(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    names = (*RESOURCES, "borders")
    counts = {name: int(lane(x, place)) for place, name in enumerate(names)}
    counts.update({name: int(lane(y, place)) for place, name in enumerate(ANIMALS)})
    return {"player": player, "goods": goods_list(counts, lang)}


def _animals(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    counts = {name: int(lane(x, place)) for place, name in enumerate(ANIMALS)}
    return {"player": player, "goods": goods_list(counts, lang)}


def _borders(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player, "goods": good_count("borders", x, lang) if x else ""}


def _good(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player, "good": good_one(GOODS[x], lang)}


def _two_goods(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player, "given": good_one(GOODS[x], lang), "taken": good_one(GOODS[y], lang)}


def _animal(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player, "good": good_one(ANIMALS[x], lang)}


def _space(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player, "space": space_name(SPACE_NAMES[x], lang)}


def _cell(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player, "cell": CELL_NAMES[x]}


def _edge(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player, "edge": edge_text(EDGE_NAMES[x], lang)}


def _side(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player, "side": "right" if x else "left"}


def _building(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player, "building": book.buildings[x].name[lang]}


def _building_at(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    name = say("trough", lang) if x == NOTHING else book.buildings[x].name[lang]
    return {"player": player, "building": name, "cell": CELL_NAMES[y]}


def _round(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player, "round": str(x)}


def _player(book: Book, player: str, x: int, y: int, lang: str) -> dict[str, str]:
    return {"player": player}


# What the numbers of each event are.
TELLERS: dict[str, Teller] = {
    "born": _animals,
    "border": _edge,
    "borders": _borders,
    "built": _building_at,
    "drawn": _building,
    "exchanged": _two_goods,
    "expanded": _side,
    "gained": _goods,
    "gave_border": _player,
    "moved": _building_at,
    "released": _animal,
    "round": _round,
    "space": _space,
    "stable": _cell,
    "stall": _cell,
    "starter": _player,
    "took": _good,
    "trough": _cell,
    "used": _building,
}


def event_text(book: Book, event: Event, names: Sequence[str] | None, lang: str) -> str:
    """One event as a sentence; empty where nothing was gained."""
    player = seat_name(event.seat, names, lang)
    x, y, _ = event.numbers
    if event.key not in TELLERS:
        return guest_event("creatures", event, player, lang)
    values = TELLERS[event.key](book, player, x, y, lang)
    if values.get("goods") == "":
        return ""
    return say(f"event-{event.key}", lang, **values)


def digest(book: Book, events: Sequence[Event], names: Sequence[str] | None, lang: str) -> list[str]:
    """All events as sentences; borders, troughs and animals let go in a row make one."""
    found: list[str] = []
    for (key, seat), group in groupby(events, lambda event: (event.key, event.seat)):
        same = list(group)
        if len(same) > 1 and key in ("border", "trough", "released", "drawn"):
            found.append(_together(book, key, seat_name(seat, names, lang), same, lang))
        else:
            found += [event_text(book, event, names, lang) for event in same]
    return [sentence for sentence in found if sentence]


def _together(book: Book, key: str, player: str, events: list[Event], lang: str) -> str:
    numbers = [event.numbers[0] for event in events]
    if key == "border":
        places = join([EDGE_NAMES[number] for number in numbers], lang)
        return say("event-several-borders", lang, player=player, count=len(numbers), places=places)
    if key == "trough":
        places = join([CELL_NAMES[number] for number in numbers], lang)
        return say("event-several-troughs", lang, player=player, count=len(numbers), places=places)
    if key == "drawn":
        buildings = join([book.buildings[number].name[lang] for number in numbers], lang)
        return say("event-several-drawn", lang, buildings=buildings)
    counts = {name: numbers.count(kind) for kind, name in enumerate(ANIMALS)}
    return say("event-several-released", lang, player=player, goods=goods_list(counts, lang))
