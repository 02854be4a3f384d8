"""What the spaces, cards, goods and signs of Agricola are, and what they are for a player now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bocage.core.lanes import covers, lane
from bocage.games.agricola.decks import card_of
from bocage.games.agricola.rules.bargains import COOKED_VEGETABLE
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.card import FarmCard, Major, Minor
from bocage.games.agricola.rules.farm import MOST_FENCES, MOST_STABLES, Farm
from bocage.games.agricola.rules.goods import ANIMALS, GOODS, GRAIN, RESOURCES, STOCK, VEGETABLE
from bocage.games.agricola.rules.harvest import HARVESTS, food_needed
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.options import BEGINNER
from bocage.games.agricola.rules.prices import card_prices, room_prices
from bocage.games.agricola.rules.reach import food_value, rates_of
from bocage.games.agricola.rules.scoring import BEGGING_POINTS
from bocage.games.agricola.rules.spaces import (
    ACTION_SPACES,
    FARM_EXPANSION,
    HEAP_OF,
    HEAPS,
    MEETING_PLACE,
    ROUND_CARDS,
    STAGE_OF_ROUND,
    STAGES,
)
from bocage.games.agricola.rules.state import ROUNDS, Board
from bocage.games.agricola.rules.verbs.exchanges import Craft
from bocage.games.agricola.words.names import good_key, space_name
from bocage.messages import say
from bocage.wording.names import good_count, good_name, join, seat_name
from bocage.wording.things import Forecast, Reading, Row, Topic, price_rows

CARD_TARGETS = ("card", "major", "minor", "occupation", "keep_minor", "keep_occupation")
# The rules behind goods and signs.
GOOD_RULES = {
    **dict.fromkeys(("wood", "clay", "reed", "stone"), "A-15.1"),
    **dict.fromkeys(("grain", "vegetable"), "A-12.2"),
    **dict.fromkeys(ANIMALS, "A-11.2"),
    "food": "A-17.4",
}
SIGNS = {
    "begging": "A-17.6",
    "fence": "A-10.3",
    "stable": "A-10.1",
    "people": "A-6.1",
    "first": "A-4.4",
    "harvest": "A-17.1",
}


# what these spaces do without cards in hand.
WITHOUT_CARDS = ("meeting_place", "major_improvement", "basic_wish_for_children", "house_redevelopment")


def things(lang: str) -> list[Topic]:
    """Spaces, also as they are in the first game, goods and signs; the cards tell of themselves."""
    found = [space_thing(space, lang) for space in range(len(SPACE_NAMES))]
    found += [
        replace(space_thing(SPACE_NAMES.index(id), lang, True), target=f"space {id} {BEGINNER}")
        for id in WITHOUT_CARDS
    ]
    found += [good_thing(good, lang) for good in GOODS]
    return [*found, *(sign_thing(sign, lang) for sign in SIGNS)]


def space_thing(space: int, lang: str, is_beginner: bool = False) -> Topic:
    """An action space; in the first game without what is about cards in hand (A-19.3)."""
    id, heap = SPACE_NAMES[space], int(HEAP_OF[space])
    if is_beginner and id in WITHOUT_CARDS:
        effect = say(f"thing-agricola-space-{id}-{BEGINNER}", lang)
    elif heap != NOTHING and space != MEETING_PLACE:
        effect = say(f"thing-agricola-heap-{GOODS[HEAPS[heap].good]}", lang)
    else:
        effect = say(f"thing-agricola-space-{id}", lang)
    return Topic(f"space {id}", space_name(space, lang), _space_kind(space, lang), effect, _rule(space))


def _rule(space: int) -> str:
    return str(ACTION_SPACES[space].rule)


def _space_kind(space: int, lang: str) -> str:
    if ROUND_CARDS >> space & 1:
        return say("thing-kind-round", lang, stage=_stage_of(space) + 1)
    is_pile = HEAP_OF[space] != NOTHING and space != MEETING_PLACE
    return say("thing-kind-pile" if is_pile else "thing-kind-space", lang)


def _stage_of(space: int) -> int:
    return next(stage for stage, cards in enumerate(STAGES) if cards >> space & 1)


def good_thing(good: str, lang: str) -> Topic:
    """A good or an animal."""
    kind = "animal" if good in ANIMALS else "crop" if good in ("grain", "vegetable") else "resource"
    return Topic(
        f"good {good}",
        good_name(_key(good), lang),
        say(f"thing-kind-{'food' if good == 'food' else kind}", lang),
        say(f"thing-agricola-good-{good}", lang),
        GOOD_RULES[good],
    )


def sign_thing(sign: str, lang: str) -> Topic:
    """Something else that is drawn."""
    key = f"thing-agricola-sign-{sign}"
    name, effect = say(key, lang), say(f"{key}-effect", lang)
    return Topic(f"sign {sign}", name, say("thing-kind-sign", lang), effect, SIGNS[sign])


def card_thing(target: str, card: FarmCard, lang: str) -> Topic:
    """A card, as it is printed in our own words."""
    kind = "major" if isinstance(card, Major) else "minor" if isinstance(card, Minor) else "occupation"
    named = say(f"thing-kind-{kind}", lang)
    if card.points:
        named = say("thing-with-points", lang, kind=named, count=int(card.points))
    return Topic(
        target, card.name[lang], named, card.text[lang], "A-14.4" if kind == "occupation" else "A-14.5"
    )


def reading(
    board: Board, seat: int | None, target: str, names: Sequence[str] | None, lang: str
) -> Reading | None:
    """What something is for a player now."""
    sort, _, word = target.partition(" ")
    farm = None if seat is None else board.farm(seat)
    id = word.removesuffix(f" {BEGINNER}")
    if sort == "space" and id in SPACE_NAMES:
        return _space(board, farm, SPACE_NAMES.index(id), names, lang)
    if sort == "good" and word in GOODS:
        return Reading(good_thing(word, lang), _own(farm, word, lang))
    if sort == "sign" and word in SIGNS:
        return Reading(sign_thing(word, lang), _left(board, farm, word, lang))
    if sort == "round" and word.isdecimal() and 1 <= int(word) <= ROUNDS:
        return Reading(_hidden(board, int(word), lang))
    return _card(board, seat, target, word, names, lang) if sort in CARD_TARGETS else None


def _space(board: Board, farm: Farm | None, space: int, names: Sequence[str] | None, lang: str) -> Reading:
    thing = space_thing(space, lang, bool(board.beginner))
    there = [seat for seat in range(int(board.seats)) if board.people_of(seat) >> space & 1]
    who = " ".join(say("thing-taken", lang, name=seat_name(seat, names, lang)) for seat in there)
    if not board.spaces >> space & 1:
        is_to_come = bool(ROUND_CARDS >> space & 1)
        return Reading(thing, (), say("thing-to-come" if is_to_come else "thing-gone", lang))
    return Reading(thing, tuple(_space_rows(board, farm, space, lang)), who or say("thing-unused", lang))


def _space_rows(board: Board, farm: Farm | None, space: int, lang: str) -> Iterator[Row]:
    heap = int(HEAP_OF[space])
    if heap != NOTHING and (space != MEETING_PLACE or board.beginner):
        good = GOODS[HEAPS[heap].good]
        lies, more = int(board.pile(heap)), int(HEAPS[heap].amounts[board.seats - 1])
        yield Row(say("thing-lies", lang), good_count(_key(good), lies, lang), good)
        yield Row(say("thing-each-round", lang), good_count(_key(good), more, lang), good)
        if farm is not None and lies:
            have = _count(farm, good)
            yield Row(say("thing-have", lang, count=have), say("thing-then", lang, count=have + lies), good)
    elif space == FARM_EXPANSION and farm is not None:
        price = room_prices(farm)[0]
        yield from price_rows(_packed(price.goods, price.stock), _supply(farm), lang)


def _hidden(board: Board, round: int, lang: str) -> Topic:
    """A card that lies face down: what it can still be is open to all (A-1.6)."""
    left = int(STAGES[STAGE_OF_ROUND[round]]) & ~int(board.spaces)
    names = [space_name(space, lang) for space in range(len(SPACE_NAMES)) if left >> space & 1]
    key = "thing-agricola-round-harvest" if HARVESTS >> round & 1 else "thing-agricola-round-effect"
    return Topic(
        f"round {round}",
        say("thing-agricola-round", lang, round=round),
        say("thing-kind-hidden", lang),
        say(key, lang, spaces=join(names, lang)),
        "A-2.1",
    )


def _card(
    board: Board, seat: int | None, target: str, word: str, names: Sequence[str] | None, lang: str
) -> Reading | None:
    id = word.split(".")[0]
    declared, number = card_of(id), board.book.numbers.get(id)
    if declared is None:
        return None
    thing = card_thing(target, declared, lang)
    if number is None:
        return Reading(thing, (), say("thing-gone", lang))
    farm = None if seat is None else board.farm(seat)
    rows: tuple[Row, ...] = ()
    owner = next((one for one in range(int(board.seats)) if board.farm(one).owns(number)), None)
    if owner is None and farm is not None and not board.book.occupations.has(number):
        rows = tuple(_card_rows(farm, number, lang))
    return Reading(thing, rows, _whose(board, seat, number, owner, names, lang))


def _whose(
    board: Board, seat: int | None, card: int, owner: int | None, names: Sequence[str] | None, lang: str
) -> str:
    """Whose a card is; the hands of others are their own."""
    if owner is not None and owner == seat:
        return say("thing-owned-you", lang)
    if owner is not None:
        return say("thing-owned", lang, name=seat_name(owner, names, lang))
    if seat is not None and board.farm(seat).hand.has(card):
        return say("thing-in-hand", lang)
    return say("thing-open", lang) if board.majors.has(card) else ""


def _card_rows(farm: Farm, card: int, lang: str) -> Iterator[Row]:
    for place, price in enumerate(card_prices(farm, card)):
        if place:
            yield Row(say("thing-or", lang), "")
        if price.given != NOTHING:
            yield Row(farm.book.cards[price.given].name[lang], "")
        else:
            yield from price_rows(_packed(price.goods, price.stock), _supply(farm), lang)


def _own(farm: Farm | None, good: str, lang: str) -> tuple[Row, ...]:
    return () if farm is None else (Row(say("thing-on-farm", lang), str(_count(farm, good)), good),)


def _left(board: Board, farm: Farm | None, sign: str, lang: str) -> tuple[Row, ...]:
    """How many of a piece are left, where that can be counted."""
    if farm is None:
        return ()
    counts = {
        "begging": int(farm.begging),
        "fence": int(MOST_FENCES) - int(farm.fences).bit_count(),
        "stable": int(MOST_STABLES) - int(farm.stables).bit_count(),
        "people": int(farm.home),
    }
    return (Row(say("thing-on-farm", lang), str(counts[sign])),) if sign in counts else ()


def forecast(board: Board, seat: int, lang: str) -> Forecast | None:
    """The next harvest: what the family will eat, and what is there for it (A-17.4)."""
    coming = [round for round in range(max(1, int(board.round)), int(ROUNDS) + 1) if HARVESTS >> round & 1]
    if not coming or board.round == 0:
        return None
    farm = board.farm(seat)
    due, have = int(food_needed(board, farm)), int(farm.food())
    more = _food_to_be_had(board, farm)
    rounds = coming[0] - int(board.round)
    parts = [say("thing-agricola-forecast", lang, rounds=rounds, due=due, have=have)]
    if have < due and more:
        parts.append(say("thing-agricola-forecast-can", lang, count=more))
    short = max(0, due - have - more)
    if short:
        points = -short * int(BEGGING_POINTS)
        parts.append(say("thing-agricola-forecast-short", lang, count=short, points=points))
    return Forecast(" ".join(parts), rounds, due, have, more)


def _food_to_be_had(board: Board, farm: Farm) -> int:
    """What goods, animals, crafts and the crops on the fields could become by the next meal."""
    rates = rates_of(farm)
    more = int(food_value(rates, farm.goods, farm.herd()))
    if board.working:  # one crop of every planted field is taken before the meal
        vegetables = int(farm.crops_of(VEGETABLE)).bit_count()
        more += int(farm.crops_of(GRAIN)).bit_count() + vegetables * int(lane(rates, COOKED_VEGETABLE))
    for entry in farm.book.anytime:
        effect = entry.effect
        if isinstance(effect, Craft) and farm.owns(entry.card) and not farm.crafted.has(entry.card):
            more += int(effect.food) if covers(farm.goods, effect.pay.goods) else 0
    return more


def _key(good: str) -> str:
    return good_key(GOODS.index(good))


def _count(farm: Farm, good: str) -> int:
    if good in ANIMALS:
        return int(farm.animal(ANIMALS.index(good)))
    return int(farm.food()) if good == "food" else int(farm.good(RESOURCES.index(good)))


def _packed(goods: int, stock: int) -> dict[str, int]:
    found = {name: int(lane(goods, place)) for place, name in enumerate(RESOURCES)}
    return {**found, **{_key(name): int(lane(stock, place)) for place, name in enumerate(STOCK)}}


def _supply(farm: Farm) -> dict[str, int]:
    return _packed(farm.goods, farm.stock)
