"""Lasting exceptions of cards: when was one needed? For the slot `answers`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from bocage.games.agricola.referee.deck import Amounts, answers, unpacked
from bocage.games.agricola.referee.land import CARD_FIELD, Farm, FarmyardMap
from bocage.games.agricola.referee.prices_paid import SeatEvent
from bocage.games.agricola.referee.shelter import fits, herd_of
from bocage.games.agricola.rules.answers import (
    AnimalsInHouse,
    Answer,
    CountsAsField,
    EntersSpaces,
    FencesOfClay,
    FreeFences,
    RenovatesTo,
    RoomForPeople,
    RoomInPastures,
)
from bocage.games.agricola.rules.notation import FIELD_NAMES, HOUSES, SPACE_NAMES

Kinds = tuple[type[Answer], ...]
WITH_ROOM = ("basic_wish_for_children", "modest_wish_for_children")


class Shared(SeatEvent, Protocol):
    """An event that may name a space, with how many players stand there."""

    @property
    def sharing(self) -> int: ...


def permits_used(heard: Sequence[Shared], farms: Sequence[Farm], by_card: bool) -> Iterator[tuple[int, str]]:
    """The exceptions that an action has made use of, as (seat, card); the farms are those before it.

    `by_card`: the action answers a question of a card, so that fences are none of a Build Fences action.
    """
    paid: Amounts = {}
    space = ""
    for event in heard:
        if event.key == "paid":
            paid = unpacked(event.x, event.y)
        elif event.key == "space":
            space = SPACE_NAMES[event.x]
        elif event.key == "played":
            by_card = True
        permit = _permit(event, farms[event.seat], space)
        if event.key == "fenced" and not by_card:
            permit = _fence_permit(event, paid)
            paid = {}
        for card in farms[event.seat]["cards"] if permit else ():
            if answers(card, *permit):
                yield event.seat, card


def _permit(event: Shared, farm: Farm, space: str) -> Kinds:
    """The answers that an event would not have been possible without."""
    if event.key == "sowed" and FIELD_NAMES[event.x] == CARD_FIELD:
        return (CountsAsField,)
    if event.key == "space" and event.sharing > 1:
        return (EntersSpaces,)
    if event.key == "born" and event.x > len(farm["rooms"]):
        return (RoomForPeople,) if space in WITH_ROOM else ()
    if event.key == "renovated" and farm["house"] == "wood" and HOUSES[event.x] == "stone":
        return (RenovatesTo,)
    return ()


def _fence_permit(event: SeatEvent, paid: Amounts) -> Kinds:
    """Fewer goods than fences, or clay among them."""
    free = paid.get("wood", 0) + paid.get("clay", 0) < event.y
    return (*((FreeFences,) if free else ()), *((FencesOfClay,) if paid.get("clay") else ()))


def needed_for_animals(card: str, farm: Farm, land: FarmyardMap) -> bool:
    """Whether not all animals would have a home without a card."""
    if not answers(card, AnimalsInHouse, RoomInPastures):
        return False
    rest = [other for other in farm["cards"] if other != card]
    return not fits(land, rest, herd_of(farm))
