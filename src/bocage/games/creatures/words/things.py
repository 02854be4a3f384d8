"""What the spaces, buildings, goods and signs of All Creatures are, and what they are for a player now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.core.lanes import lane
from bocage.games.creatures.rules.book import BUILDINGS as SPECIAL_BUILDINGS
from bocage.games.creatures.rules.book import COTTAGE, Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMALS, BORDERS, GOODS, RESOURCES
from bocage.games.creatures.rules.notation import SPACE_NAMES
from bocage.games.creatures.rules.prices import price
from bocage.games.creatures.rules.spaces import (
    ACTION_SPACES,
    BORDER_PILE,
    EXPAND_SPACE,
    EXTRA_ANIMALS,
    FIRST_ANIMAL_SPACE,
    FIRST_GOODS,
    PILE_GOODS,
)
from bocage.games.creatures.rules.state import SEATS, Board
from bocage.games.creatures.words.names import space_name
from bocage.messages import say
from bocage.wording.names import good_count, good_name, seat_name
from bocage.wording.things import Reading, Row, Topic, price_rows

PIECES = (*GOODS, "borders")
GOOD_RULES = {**dict.fromkeys(RESOURCES, "C-1.7"), **dict.fromkeys(ANIMALS, "C-12.2"), "borders": "C-3.5"}
SIGNS = {"worker": "C-10.1", "trough": "C-6.1", "first": "C-8.11", "expansion": "C-12.4"}
CARD_TARGETS = ("build", "card")


def things(lang: str) -> list[Topic]:
    """Spaces, goods and signs; the buildings tell of themselves."""
    found = [space_thing(space, lang) for space in range(len(SPACE_NAMES))]
    found += [good_thing(good, lang) for good in PIECES]
    return [*found, *(sign_thing(sign, lang) for sign in SIGNS)]


def space_thing(space: int, lang: str) -> Topic:
    """An action space."""
    id = SPACE_NAMES[space]
    is_pile = space < len(PILE_GOODS) or space >= FIRST_ANIMAL_SPACE
    kind = say("thing-kind-pile" if is_pile else "thing-kind-space", lang)
    effect = say(f"thing-creatures-space-{id}", lang)
    return Topic(f"space {id}", space_name(id, lang), kind, effect, str(ACTION_SPACES[space].rule))


def good_thing(good: str, lang: str) -> Topic:
    """A good or an animal."""
    kind = say("thing-kind-animal" if good in ANIMALS else "thing-kind-resource", lang)
    effect = say(f"thing-creatures-good-{good}", lang)
    return Topic(f"good {good}", good_name(good, lang), kind, effect, GOOD_RULES[good])


def sign_thing(sign: str, lang: str) -> Topic:
    """Something else that is drawn."""
    key = f"thing-creatures-sign-{sign}"
    name, effect = say(key, lang), say(f"{key}-effect", lang)
    return Topic(f"sign {sign}", name, say("thing-kind-sign", lang), effect, SIGNS[sign])


def building_thing(target: str, book: Book, tile: int, lang: str) -> Topic:
    """A building, as it is printed in our own words."""
    building = book.buildings[tile]
    is_piece = not book.specials.has(tile) or tile == COTTAGE
    kind = say(f"thing-kind-{'piece' if is_piece else 'basic' if book.basics.has(tile) else 'special'}", lang)
    kind = say("thing-with-points", lang, kind=kind, count=int(building.points)) if building.points else kind
    return Topic(target, building.name[lang], kind, building.text[lang], "C-5.4")


def reading(
    board: Board, seat: int | None, target: str, names: Sequence[str] | None, lang: str
) -> Reading | None:
    """What something is for a player now."""
    sort, _, word = target.partition(" ")
    farm = None if seat is None else board.farm(seat)
    if sort == "space" and word in SPACE_NAMES:
        return _space(board, farm, SPACE_NAMES.index(word), names, lang)
    if sort == "good" and word in PIECES:
        return Reading(good_thing(word, lang), _own(farm, word, lang))
    if sort == "sign" and word in SIGNS:
        return Reading(sign_thing(word, lang))
    if sort in CARD_TARGETS and word in board.book.names:
        return _building(board, seat, target, board.book.names.index(word), names, lang)
    return None


def _space(board: Board, farm: Farm | None, space: int, names: Sequence[str] | None, lang: str) -> Reading:
    workers = (int(board.workers0), int(board.workers1))
    there = [seat for seat in range(SEATS) if workers[seat] >> space & 1]
    who = " ".join(say("thing-taken", lang, name=seat_name(seat, names, lang)) for seat in there)
    rows = tuple(_space_rows(board, farm, space, lang))
    return Reading(space_thing(space, lang), rows, who or say("thing-unused", lang))


def _space_rows(board: Board, farm: Farm | None, space: int, lang: str) -> Iterator[Row]:
    for good, count in _lying(board, space).items():
        yield Row(say("thing-lies", lang), good_count(good, count, lang), good)
        if farm is not None:
            have = _count(farm, good)
            yield Row(say("thing-have", lang, count=have), say("thing-then", lang, count=have + count), good)


def _lying(board: Board, space: int) -> dict[str, int]:
    """The goods on a space."""
    found: dict[str, int] = {}
    if space < len(PILE_GOODS):
        found = {RESOURCES[PILE_GOODS[space]]: int(lane(board.piles, space))}
    elif space == EXPAND_SPACE:
        found = {"borders": int(lane(board.piles, BORDER_PILE))}
    elif space >= FIRST_ANIMAL_SPACE:
        place = space - FIRST_ANIMAL_SPACE
        first = RESOURCES[FIRST_GOODS[0]] if place == 0 else ANIMALS[FIRST_GOODS[place]]
        found = {first: int(board.firsts) >> place & 1}
        found[ANIMALS[EXTRA_ANIMALS[place]]] = int(lane(board.extras, place))
    return {good: count for good, count in found.items() if count}


def _building(
    board: Board, seat: int | None, target: str, tile: int, names: Sequence[str] | None, lang: str
) -> Reading:
    thing = building_thing(target, board.book, tile, lang)
    owners = [one for one in range(SEATS) if board.farm(one).count(tile)]
    rows: tuple[Row, ...] = ()
    if seat is not None and not owners:
        rows = tuple(_price_rows(board, board.farm(seat), tile, lang))
    if seat in owners:
        return Reading(thing, rows, say("thing-owned-you", lang))
    who = " ".join(say("thing-owned", lang, name=seat_name(one, names, lang)) for one in owners)
    free = say("thing-open" if board.display.has(tile) else "thing-gone", lang)
    return Reading(thing, rows, who or ("" if not board.book.specials.has(tile) else free))


def _price_rows(board: Board, farm: Farm, tile: int, lang: str) -> Iterator[Row]:
    animals = {name: int(lane(board.book.animal_costs[tile], kind)) for kind, name in enumerate(ANIMALS)}
    for place, packed in enumerate(board.book.costs[tile]):
        if place:
            yield Row(say("thing-or", lang), "")
        goods = int(price(farm, SPECIAL_BUILDINGS, packed))
        paid = {name: int(lane(goods, index)) for index, name in enumerate(RESOURCES)}
        yield from price_rows({**paid, **animals}, {good: _count(farm, good) for good in GOODS}, lang)


def _own(farm: Farm | None, good: str, lang: str) -> tuple[Row, ...]:
    return () if farm is None else (Row(say("thing-on-farm", lang), str(_count(farm, good)), good),)


def _count(farm: Farm, good: str) -> int:
    if good in ANIMALS:
        return int(farm.animal(ANIMALS.index(good)))
    return int(farm.good(BORDERS if good == "borders" else RESOURCES.index(good)))
