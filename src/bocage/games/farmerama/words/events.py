"""Events of Farmerama in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from bocage.core.events import Event
from bocage.core.lanes import lane
from bocage.games.farmerama.rules.actions import GOODS
from bocage.games.farmerama.rules.components import BoxFigures
from bocage.games.farmerama.rules.notation import LETTERS, field_names
from bocage.games.farmerama.words.names import (
    animal_name,
    card_name,
    crop_some,
    hand_names,
    product_name,
    tile_name,
)
from bocage.messages import has, say
from bocage.wording.names import good_one, goods_list, join, seat_name

Numbers = tuple[int, int, int]
Teller = Callable[[Numbers, BoxFigures, str], dict[str, str | int]]


def _tile(tile: int, components: BoxFigures, lang: str) -> str:
    return tile_name(components.tiles[tile], lang)


def packed_goods(packed: int, lang: str) -> str:
    """Packed goods in words; those of which there are none are left out."""
    return goods_list({good: int(lane(packed, place)) for place, good in enumerate(GOODS)}, lang)


def _plain(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {}


def _round(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {"round": int(numbers[0])}


def _count(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {"count": int(numbers[0])}


def _one_card(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {"card": card_name(numbers[0], lang)}


def _cards(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {"cards": join(hand_names(numbers[0], lang), lang)}


def _good(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {"good": good_one(GOODS[numbers[0]], lang)}


def _gathered(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {"goods": packed_goods(numbers[0], lang)}


def _building(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {"building": _tile(numbers[0], components, lang)}


def _awarded(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {"tile": _tile(numbers[0], components, lang), "goods": packed_goods(numbers[1], lang)}


def _field(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {"field": field_names(components)[numbers[0]], "crop": crop_some(numbers[1], lang)}


def _fed(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    return {"animal": animal_name(numbers[0], lang), "area": LETTERS[numbers[1]]}


def _product(numbers: Numbers, components: BoxFigures, lang: str) -> dict[str, str | int]:
    animal = numbers[0]
    return {
        "animal": animal_name(animal, lang),
        "product": product_name(animal, lang),
        "rank": int(numbers[1]),
    }


# What the numbers of each event are.
TELLERS: dict[str, Teller] = {
    "awarded": _awarded,
    "begins": _one_card,
    "chief": _plain,
    "drawn": _building,
    "fed": _fed,
    "fetched": _count,
    "gathered": _gathered,
    "harvested": _field,
    "played": _cards,
    "product": _product,
    "put_back": _plain,
    "replenished": _count,
    "round": _round,
    "sowed": _field,
    "spent": _good,
    "took": _good,
    "turned": _plain,
    "turned_up": _one_card,
}
TOGETHER = ("sowed", "harvested", "turned", "drawn")


def event_text(event: Event, components: BoxFigures, names: Sequence[str] | None, lang: str) -> str:
    """One event as a sentence."""
    values = TELLERS[event.key](event.numbers, components, lang)
    key = event.key
    if key == "awarded" and values["goods"]:
        key = "awarded-goods"
    elif key == "gathered" and not values["goods"]:
        key = "gathered-nothing"
    own = f"event-farmerama-{key}"
    player = seat_name(event.seat, names, lang)
    return say(own if has(own, lang) else f"event-{key}", lang, player=player, **values)


def digest(
    events: Sequence[Event], components: BoxFigures, names: Sequence[str] | None, lang: str
) -> list[str]:
    """All events as sentences; what is done several times in a row makes one.

    That a card is begun need not be told: what was done with it follows.
    """
    told = [event for event in events if event.key != "begins"]
    found: list[str] = []
    for (key, seat), group in groupby(told, lambda event: (event.key, event.seat)):
        same = list(group)
        if len(same) > 1 and key in TOGETHER:
            found.append(_together(key, seat_name(seat, names, lang), same, components, lang))
        else:
            found += [event_text(event, components, names, lang) for event in same]
    return found


def _together(key: str, player: str, events: list[Event], components: BoxFigures, lang: str) -> str:
    if key == "turned":
        return say("event-several-turned", lang, player=player, count=len(events))
    values = [TELLERS[key](event.numbers, components, lang) for event in events]
    if key == "drawn":
        return say(
            "event-several-drawn", lang, buildings=join([str(one["building"]) for one in values], lang)
        )
    places = join(
        [say("crop-at", lang, crop=str(one["crop"]), field=str(one["field"])) for one in values], lang
    )
    if key == "sowed":
        return say("event-several-sowed", lang, player=player, places=places)
    return say("event-several-harvested", lang, player=player, places=places)
