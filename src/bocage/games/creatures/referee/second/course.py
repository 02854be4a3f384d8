"""The course of a game (C-8): set-up, rounds with their phases and windows, the end."""

from __future__ import annotations

from bocage.games.creatures.referee.second.asking import (
    EVERY_CALL,
    NATURE,
    SHARED_PIECES,
    STOP,
    Question,
    Steps,
    ask,
    pause,
    release,
    releases,
)
from bocage.games.creatures.referee.second.breeding import breed
from bocage.games.creatures.referee.second.building import choose_one, free_trough
from bocage.games.creatures.referee.second.farm import Farm
from bocage.games.creatures.referee.second.pieces import (
    can_pay,
    can_place_trough,
    can_take_stall_action,
    cheaper,
    gain,
    pay,
    place_trough,
    stall_action,
)
from bocage.games.creatures.referee.second.spaces import open_spaces, use_space
from bocage.games.creatures.referee.second.table import DRAWN, ROUNDS, SEATS, TOP_FOUR, WORKERS, Table
from bocage.games.creatures.referee.second.tiles import GREEN, RESOURCES, TYPES
from bocage.games.creatures.referee.second.windows import WindowUse, window

# the Animal Trader is asked about at the end of the work phase, the Cattle Market before breeding.
TRADER = frozenset(["animal_trader"])
MARKET = frozenset(["cattle_market"])


def course(table: Table, *, chance: bool, starter: int | None) -> Steps:
    """From the position on the table to the end; `chance` tells that nature has still to deal."""
    if chance:
        yield from _deal(table, starter)
    if table.round == 0:
        yield from _begin_round(table)
    while True:
        yield from _rest_of_round(table)
        if table.round == ROUNDS:
            break
        yield from _begin_round(table)
    for seat in table.window_order():
        yield from window(table, seat, "R-03", {}, EVERY_CALL)
        yield from _last_releases(table, seat)


def _deal(table: Table, starter: int | None) -> Steps:
    """C-2.4, C-2.5: tiles of the display, and who begins."""
    while len(table.drawn) < DRAWN[table.mode]:
        left = frozenset(f"draw {tile}" for tile in GREEN if tile not in table.drawn)
        answer = yield Question(NATURE, left, always=True)
        table.drawn.append(str(answer).split()[1])
        table.display.append(table.drawn[-1])
    if starter is None:
        answer = yield Question(NATURE, frozenset(["starter 1", "starter 2"]), always=True)
        starter = int(str(answer).split()[1]) - 1
    table.first = table.starter = table.marker = starter


def _begin_round(table: Table) -> Steps:
    """C-8.1, C-8.2: goods on the board; then whoever began is asked first."""
    table.round += 1
    table.starter = table.marker
    table.turn = 0
    table.working = False
    table.refill()
    wells = {
        "farm_well": WindowUse(lambda table, seat: bool(table.supply["troughs"]), free_trough, must=True)
    }
    for seat in table.window_order():
        yield from window(table, seat, "C-8.2", wells if table.round >= 6 else {})
    table.working = True


def _rest_of_round(table: Table) -> Steps:
    """C-8.3 to C-8.9."""
    while table.turn < len(SEATS) * WORKERS:
        yield from _turn(table, table.order()[table.turn % 2])
        table.turn += 1
    for seat in table.window_order():
        yield from window(table, seat, "C-8.4", {"stewards_office": WindowUse(_always, _steward)}, TRADER)
    table.workers.clear()
    table.turn = 0
    table.working = False
    for seat in table.window_order():
        yield from window(table, seat, "C-8.6", BEFORE_BREEDING, MARKET)
    for seat in table.window_order():
        yield from breed(table, seat)
    if table.round == ROUNDS:
        for seat in table.window_order():
            again = {"breeding_station": WindowUse(_always, _breed_again, must=True)}
            yield from window(table, seat, "C-8.9", again)
    for seat in table.window_order():
        yield from window(table, seat, "C-8.8", {"stone_carver": WindowUse(_has_stone, _carve)})


def _turn(table: Table, seat: int) -> Steps:
    """C-10.1: one worker on one space; before that the player may let animals go (C-7.3)."""
    farm = table.farms[seat]
    if "at_any_time_on_opponents_turn" in farm.rulings:
        yield from window(table, 1 - seat, "R-01", {})  # by the other reading
    table.moment = seat
    space = None
    while space is None:
        spaces = [f"space {space}" for space in open_spaces(table, seat)]
        answer = yield Question(seat, frozenset(spaces + releases(farm)), always=True, calls=EVERY_CALL)
        if answer is not None and answer.startswith("release"):
            release(table, seat, answer)
        elif answer is not None:
            space = answer.split()[1]
    table.workers[space] = seat
    _timber_shop(table, space)
    yield from _act(table, seat, space)
    table.moment = None


def _act(table: Table, seat: int, space: str) -> Steps:
    """The action of a space, then housing, then a moment for at-any-time effects."""
    table.busy = True
    yield from use_space(table, seat, space)
    yield from pause(table, seat)
    table.busy = False
    last = table.turn == len(SEATS) * WORKERS - 1
    asked_anyway = last or "at_any_time_on_opponents_turn" in table.farms[seat].rulings
    yield from pause(table, seat, "R-01", frozenset() if asked_anyway else SHARED_PIECES)


def _timber_shop(table: Table, space: str) -> None:
    """R-18: when the last of the top four becomes occupied."""
    if space in TOP_FOUR and table.top_four_occupied():
        for seat in SEATS:
            if table.farms[seat].has("timber_shop"):
                gain(table, seat, {"wood": 3})


def _always(table: Table, seat: int) -> bool:
    return True


def _steward(table: Table, seat: int) -> Steps:
    """R-16: one more space, which stays unoccupied."""
    answer = yield from ask(seat, lambda: [f"space {space}" for space in open_spaces(table, seat)])
    yield from use_space(table, seat, answer.split()[1])


def _can_joinery(table: Table, seat: int) -> bool:
    farm = table.farms[seat]
    return can_place_trough(table, farm, cheaper(farm, {"wood": 2}))


def _joinery(table: Table, seat: int) -> Steps:
    yield from place_trough(table, seat, {"wood": 2}, must=True)


def _pairs(farm: Farm) -> list[tuple[str, str]]:
    """R-44: two resources of two kinds."""
    owned = [good for good in RESOURCES if farm.goods[good]]
    return [(one, two) for place, one in enumerate(owned) for two in owned[place + 1 :]]


def _trading_station(table: Table, seat: int) -> Steps:
    farm = table.farms[seat]
    answer = yield from ask(seat, lambda: [f"pay {one}+{two}" for one, two in _pairs(farm)])
    one, two = answer.split()[1].split("+")
    pay(table, seat, {one: 1, two: 1})
    yield from choose_one(table, seat, TYPES)


BEFORE_BREEDING = {
    "home_workshop": WindowUse(
        lambda table, seat: can_take_stall_action(table, table.farms[seat]), stall_action
    ),
    "joinery": WindowUse(_can_joinery, _joinery),
    "trading_station": WindowUse(lambda table, seat: bool(_pairs(table.farms[seat])), _trading_station),
}


def _has_stone(table: Table, seat: int) -> bool:
    return can_pay(table.farms[seat], {"stone": 1})


def _carve(table: Table, seat: int) -> Steps:
    pay(table, seat, {"stone": 1})
    table.farms[seat].stones += 1
    yield from ()


def _breed_again(table: Table, seat: int) -> Steps:
    """R-13: the owner alone: the window before breeding, and breeding."""
    table.busy = False
    yield from window(table, seat, "C-8.6", BEFORE_BREEDING, MARKET)
    yield from breed(table, seat)
    table.moment = seat


def _last_releases(table: Table, seat: int) -> Steps:
    """R-27: whoever has animals in the Pen that fit nowhere else may let some go before counting."""
    farm = table.farms[seat]
    table.moment = seat
    while farm.has("pen"):
        answer = yield Question(seat, frozenset([STOP, *releases(farm)]))
        if answer == STOP:
            break
        if answer is not None:
            release(table, seat, answer)
