"""What a person may type for the actions of Farmerama, and what to know before."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from bocage.core.menu import argument_of, kind_of
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.actions import (
    ANIMALS,
    AREAS,
    CHOOSE_TILE,
    DO,
    FEED,
    GOODS,
    PICK,
    SPEND,
    TAKE,
    TURN,
)
from bocage.games.farmerama.rules.notation import LETTERS, hand_name
from bocage.games.farmerama.screen.closely import reward_text
from bocage.games.farmerama.screen.farms import goods_text
from bocage.games.farmerama.words.names import animal_single, card_name, hand_names, product_name, tile_name
from bocage.messages import LANGUAGES, say
from bocage.wording import good_name, join


def noun(action: int, lang: str, tiles: Sequence[str]) -> str:
    """What an action is about: cards, an animal, a good, a building; empty for a place on the farm."""
    kind, place = (kind_of(action), argument_of(action))
    if kind == PICK:
        return "+".join(hand_names(place, lang))
    if kind == DO:
        return card_name(place, lang)
    if kind == FEED:
        return animal_single(place, lang)
    if kind in (TAKE, SPEND):
        return good_name(GOODS[place], lang)
    return tile_name(tiles[place], lang) if kind == CHOOSE_TILE else ""


def called(action: int) -> list[str]:
    """Other words for what an action is about: two cards in the other order, or with an "and"."""
    kind, place = (kind_of(action), argument_of(action))
    if kind != PICK:
        return []
    found = ["+".join(order) for order in permutations(hand_name(place).split("+"))]
    for lang in LANGUAGES:
        orders = list(permutations(hand_names(place, lang)))
        found += ["+".join(order) for order in orders] + [join(order, lang) for order in orders]
    return found


def note(game: Game, action: int, lang: str) -> list[str]:
    """What an action costs or brings."""
    seat = game.to_act
    kind, place = (kind_of(action), argument_of(action))
    if seat is None or seat < 0:
        return []
    if kind == CHOOSE_TILE:
        return [reward_text(game, place, lang)]
    farm, parts = game.board.farm(seat), game.board.parts
    if kind == FEED:
        area = LETTERS[farm.area_at(parts.head_sector[place])]
        return [say("farmerama-fodder", lang, goods=goods_text(int(parts.feed[place]), lang), area=area)]
    if kind == TURN:
        coming = (int(parts.pacifier) - int(farm.offset) - 1) % AREAS
        found = [
            product_name(animal, lang)
            for animal in range(len(ANIMALS))
            if farm.place_of(animal) == coming + 1
        ]
        return [say("farmerama-brings", lang, products=join(found, lang))] if found else []
    return []
