"""What the cards, buildings, animals and goods of Farmerama are, and what they are for a player now."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.lanes import bit, lane
from bocage.games.farmerama.rules.actions import ANIMALS, CARDS, GOODS, WHEEL_CARDS
from bocage.games.farmerama.rules.components import BoxFigures, load_components
from bocage.games.farmerama.rules.farm import Farm
from bocage.games.farmerama.rules.state import Board
from bocage.games.farmerama.words.names import animal_single, card_name, product_name, tile_name
from bocage.messages import say
from bocage.wording.names import good_count, good_name, goods_list, join, seat_name
from bocage.wording.things import Reading, Row, Topic, price_rows

CARD_RULES = {"sow": "F-31", "harvest": "F-34", "water": "F-35", "feed": "F-36", "seeds": "F-39"}
CARD_TARGETS = ("play", "do", "card")
TURN = "turn"


def things(lang: str) -> list[Topic]:
    """Cards, buildings, animals, goods and the turning of one's wheel."""
    components = load_components()
    found = [card_thing(card, lang) for card in CARDS]
    found += [tile_thing(components, tile, lang) for tile in range(len(components.tiles))]
    found += [animal_thing(components, animal, lang) for animal in ANIMALS]
    found += [good_thing(good, lang) for good in GOODS]
    return [*found, turn_thing(lang)]


def card_thing(card: str, lang: str, pair: tuple[int, int] | None = None) -> Topic:
    """An action card; with the numbers of the wheel where they are known (F-9)."""
    name = card_name(CARDS.index(card), lang)
    on_wheel = CARDS.index(card) < WHEEL_CARDS
    kind = say("thing-kind-sector" if on_wheel else "thing-kind-action", lang)
    if pair is None or not on_wheel:
        effect = say(f"thing-farmerama-card-{card}-plain", lang)
    else:
        effect = say(f"thing-farmerama-card-{card}", lang, alone=pair[0], shared=pair[1])
    return Topic(f"card {card}", name, kind, effect, CARD_RULES[card])


def tile_thing(components: BoxFigures, tile: int, lang: str) -> Topic:
    """A decorative building with its reward."""
    effect = say("thing-farmerama-tile", lang, reward=reward_text(components, tile, lang))
    id = components.tiles[tile]
    return Topic(f"tile {id}", tile_name(id, lang), say("thing-kind-tile", lang), effect, "F-23")


def reward_text(components: BoxFigures, tile: int, lang: str) -> str:
    """What a building brings, in words."""
    parts = components.parts
    found = [goods_list({good: int(lane(parts.reward[tile], n)) for n, good in enumerate(GOODS)}, lang)]
    if parts.any_crop[tile]:
        found.append(good_count("any_crop", int(parts.any_crop[tile]), lang))
    if parts.stars & bit(tile):
        found.append(good_count("star", int(parts.star_value), lang))
    return join(filter(None, found), lang)


def animal_thing(components: BoxFigures, animal: str, lang: str) -> Topic:
    """An animal and what it brings."""
    place = ANIMALS.index(animal)
    step = int(components.parts.track_step[place])
    effect = say("thing-farmerama-animal", lang, product=product_name(place, lang), step=step)
    return Topic(
        f"animal {animal}", animal_single(place, lang), say("thing-kind-animal", lang), effect, "F-36"
    )


def good_thing(good: str, lang: str) -> Topic:
    """A crop, or water."""
    sort = "water" if good == "water" else "crop"
    kind, effect = say(f"thing-kind-{sort}", lang), say(f"thing-farmerama-good-{sort}", lang)
    return Topic(f"good {good}", good_name(good, lang), kind, effect, "F-42" if sort == "water" else "F-31")


def turn_thing(lang: str) -> Topic:
    """One step of one's own wheel."""
    name, effect = say("thing-farmerama-sign-turn", lang), say("thing-farmerama-sign-turn-effect", lang)
    return Topic(TURN, name, say("thing-kind-sign", lang), effect, "F-42")


def reading(
    board: Board,
    components: BoxFigures,
    seat: int | None,
    target: str,
    names: Sequence[str] | None,
    lang: str,
) -> Reading | None:
    """What something is for a player now."""
    sort, _, word = target.partition(" ")
    farm = None if seat is None else board.farm(seat)
    if sort in CARD_TARGETS and word in CARDS:
        return _card(board, farm, word, lang)
    if sort in ("tile", "choose") and word in components.tiles:
        return _tile(board, components, components.tiles.index(word), names, lang)
    if sort in ("animal", "feed") and word in ANIMALS:
        thing = animal_thing(components, word, lang)
        return Reading(thing, () if farm is None else _fodder(components, farm, word, lang))
    if sort == "good" and word in GOODS:
        return Reading(good_thing(word, lang), () if farm is None else (_own(farm, word, lang),))
    if target == TURN:
        return Reading(
            turn_thing(lang), () if farm is None else tuple(price_rows({"water": 1}, _barn(farm), lang))
        )
    return None


def _pair(board: Board, card: int, position: int) -> tuple[int, int]:
    place = position % int(board.parts.positions) * WHEEL_CARDS + card
    return int(board.parts.alone[place]), int(board.parts.shared[place])


def _card(board: Board, farm: Farm | None, card: str, lang: str) -> Reading:
    """A card with both numbers of this round and those of the next (F-9)."""
    number = CARDS.index(card)
    if number >= WHEEL_CARDS:
        goods = ("water",) if farm is None else GOODS
        return Reading(
            card_thing(card, lang), () if farm is None else tuple(_own(farm, one, lang) for one in goods)
        )
    now, following = _pair(board, number, int(board.wheel)), _pair(board, number, int(board.wheel) + 1)
    rows = (
        Row(say("thing-farmerama-alone", lang), str(now[0])),
        Row(say("thing-farmerama-shared", lang), str(now[1])),
        Row(
            say("thing-farmerama-next", lang),
            say("thing-farmerama-pair", lang, alone=following[0], shared=following[1]),
        ),
    )
    return Reading(card_thing(card, lang, now), rows)


def _tile(board: Board, components: BoxFigures, tile: int, names: Sequence[str] | None, lang: str) -> Reading:
    owner = next((one for one in range(int(board.seats)) if board.farm(one).garden & bit(tile)), None)
    who = "" if owner is None else say("thing-owned", lang, name=seat_name(owner, names, lang))
    if not who and board.display & bit(tile):
        who = say("thing-open", lang)
    return Reading(tile_thing(components, tile, lang), (), who)


def _fodder(components: BoxFigures, farm: Farm, animal: str, lang: str) -> tuple[Row, ...]:
    packed = components.parts.feed[ANIMALS.index(animal)]
    price = {good: int(lane(packed, place)) for place, good in enumerate(GOODS)}
    return tuple(price_rows(price, _barn(farm), lang))


def _own(farm: Farm, good: str, lang: str) -> Row:
    return Row(say("thing-on-farm", lang), good_count(good, _barn(farm)[good], lang), good)


def _barn(farm: Farm) -> dict[str, int]:
    return {good: int(lane(farm.barn, place)) for place, good in enumerate(GOODS)}
