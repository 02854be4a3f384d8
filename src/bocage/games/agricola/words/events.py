"""Events of Agricola in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from bocage.core.events import Event
from bocage.games.agricola.rules.book import RULE_CARD, Book
from bocage.games.agricola.rules.goods import ANIMALS
from bocage.games.agricola.rules.notation import CELL_NAMES
from bocage.games.agricola.rules.position import names_of
from bocage.games.agricola.words.names import (
    card_name,
    field_name,
    good_key,
    house_name,
    packed_goods,
    space_name,
)
from bocage.messages import say
from bocage.wording.names import good_count, good_one, goods_list, guest_event, join, seat_name

Values = dict[str, str | int]
Teller = Callable[[int, int, int, str], Values]


def _nothing(x: int, y: int, z: int, lang: str) -> Values:
    return {}


def _round(x: int, y: int, z: int, lang: str) -> Values:
    return {"round": x}


def _space(x: int, y: int, z: int, lang: str) -> Values:
    return {"space": space_name(x, lang)}


def _goods(x: int, y: int, z: int, lang: str) -> Values:
    return {"goods": packed_goods(x, y, lang)}


def _animals(x: int, y: int, z: int, lang: str) -> Values:
    return {"goods": packed_goods(0, x, lang)}


def _animal(x: int, y: int, z: int, lang: str) -> Values:
    return {"good": good_one(ANIMALS[x], lang)}


def _cell(x: int, y: int, z: int, lang: str) -> Values:
    return {"cell": CELL_NAMES[x]}


def _room(x: int, y: int, z: int, lang: str) -> Values:
    return {"cell": CELL_NAMES[x], "house": house_name(y, lang)}


def _house(x: int, y: int, z: int, lang: str) -> Values:
    return {"house": house_name(x, lang)}


def _crop(x: int, y: int, z: int, lang: str) -> Values:
    return {"field": field_name(x, lang), "good": good_one(good_key(y), lang)}


def _two_fields(x: int, y: int, z: int, lang: str) -> Values:
    return {"source": field_name(x, lang), "field": field_name(y, lang)}


def _cooked(x: int, y: int, z: int, lang: str) -> Values:
    return {"good": good_one(good_key(x), lang), "food": good_count("meal", y, lang)}


def _baked(x: int, y: int, z: int, lang: str) -> Values:
    return {"food": good_count("meal", y, lang)}


def _fenced(x: int, y: int, z: int, lang: str) -> Values:
    return {"places": join(names_of(x, CELL_NAMES), lang), "count": y}


def _fed(x: int, y: int, z: int, lang: str) -> Values:
    return {"food": good_count("meal", x, lang), "begged": y}


def _count(x: int, y: int, z: int, lang: str) -> Values:
    return {"count": x}


def _mulligan(x: int, y: int, z: int, lang: str) -> Values:
    return {"minors": "yes" if x else "no", "count": y}


# What the numbers of each event are.
TELLERS: dict[str, Teller] = {
    "baked": _baked,
    "born": _count,
    "bred": _animals,
    "cooked": _cooked,
    "fed": _fed,
    "fenced": _fenced,
    "gained": _goods,
    "gave_back": _nothing,
    "harvested": _crop,
    "moved_crop": _two_fields,
    "mulligan": _mulligan,
    "noted": _count,
    "paid": _goods,
    "passed_on": _nothing,
    "played": _nothing,
    "plowed": _cell,
    "put_back": _space,
    "raised": _nothing,
    "released": _animal,
    "renovated": _house,
    "revealed": _space,
    "room": _room,
    "round": _round,
    "scheduled": _goods,
    "sowed": _crop,
    "space": _space,
    "stable": _cell,
    "starter": _nothing,
    "used": _nothing,
}
ABOUT_CARDS = ("baked", "gave_back", "passed_on", "played", "used")  # the first number is a card
TOGETHER = ("sowed", "harvested", "stable", "plowed", "released")


def event_text(book: Book, event: Event, names: Sequence[str] | None, lang: str) -> str:
    """One event as a sentence; empty where nothing was gained or paid, or a meal needs no card."""
    x, y, z = event.numbers
    if event.key == "used" and x == RULE_CARD:
        return ""
    if event.key not in TELLERS:
        return guest_event("agricola", event, seat_name(event.seat, names, lang), lang)
    values = TELLERS[event.key](x, y, z, lang)
    if event.key in ABOUT_CARDS:
        values["card"] = card_name(book, x, lang)
    if values.get("goods") == "":
        return ""
    player = seat_name(event.seat, names, lang)
    if event.key == "passed_on":
        values["other"] = seat_name(y, names, lang)
    if event.key == "played" and book.majors.has(x):
        return say("event-agricola-built", lang, player=player, **values)
    return say(f"event-agricola-{event.key}", lang, player=player, **values)


def digest(book: Book, events: Sequence[Event], names: Sequence[str] | None, lang: str) -> list[str]:
    """All events as sentences; what is done several times in a row makes one."""
    found: list[str] = []
    for (key, seat), group in groupby(events, lambda event: (event.key, event.seat)):
        same = list(group)
        if len(same) > 1 and key in TOGETHER:
            found.append(_together(key, seat_name(seat, names, lang), same, lang))
        else:
            found += [event_text(book, event, names, lang) for event in same]
    return [sentence for sentence in found if sentence]


def _together(key: str, player: str, events: list[Event], lang: str) -> str:
    numbers = [event.numbers[0] for event in events]
    if key == "released":
        counts = {name: numbers.count(kind) for kind, name in enumerate(ANIMALS)}
        return say("event-several-released", lang, player=player, goods=goods_list(counts, lang))
    places = join([field_name(number, lang) for number in numbers], lang)
    return say(f"event-agricola-several-{key}", lang, player=player, places=places)
