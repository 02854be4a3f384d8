"""Making a board of a position, and refusing what cannot stand."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bocage.core.errors import BadOption, BadPosition
from bocage.core.fields import Fields, one_of, shown
from bocage.core.lanes import bit, lane, one, popcount, times, total
from bocage.core.native import i64
from bocage.games.farmerama.rules.actions import ANIMALS, AREAS, CARDS, CROPS, GOODS, WHEEL_CARDS
from bocage.games.farmerama.rules.agenda import begin_round, read_agenda
from bocage.games.farmerama.rules.components import BoxFigures
from bocage.games.farmerama.rules.farm import Farm
from bocage.games.farmerama.rules.notation import LETTERS, field_names
from bocage.games.farmerama.rules.options import Setup, opening, read_options, starting_supply
from bocage.games.farmerama.rules.solo import UNDER_BITS
from bocage.games.farmerama.rules.solo_course import check_solo_cards, solo_rounds_done
from bocage.games.farmerama.rules.state import THREE_PLAYERS, Board

MANY: Final = 200
MOST_ROUNDS: Final = 10**9  # a game in which nobody shares a card has no end


def read_position(value: Mapping[str, object], file: Path | BoxFigures | None = None) -> tuple[Board, Setup]:
    """The board of a position, and its options.

    Raises:
        BadPosition: something is missing, unknown or impossible; says where and why.
    """
    fields = Fields(value, "")
    if fields.get("game") != "farmerama":
        raise BadPosition("position-game", found=shown(value.get("game")), game="farmerama")
    setup = _setup(fields.get("options"), file)
    board = opening(setup)
    board.round = fields.number("round", 0, 0, MOST_ROUNDS)
    board.first = fields.number("first", 0, 0, setup.seats - 1)
    board.wheel = fields.number("wheel", int(board.wheel), 0, int(board.parts.positions) - 1)
    board.open_cards = fields.flag("cards_open", False)
    _read_farms(fields, board, setup)
    _read_supply(fields, board, setup)
    if board.is_solo():
        _read_solo(fields.table("solo"), board)
        if not fields.has("round"):
            board.round = solo_rounds_done(board)
    else:
        _read_buildings(fields, board, setup)
    if fields.has("agenda"):
        read_agenda(fields.items("agenda"), board, setup)
    else:
        begin_round(board, setup)
    fields.done()
    return board, setup


def _setup(options: object, file: Path | BoxFigures | None) -> Setup:
    table = {} if options is None else options
    if not isinstance(table, Mapping):
        raise BadPosition("position-not-a-table", path="options")
    try:
        return read_options(table, file)
    except BadOption as error:
        raise BadPosition(error.key, **error.details) from None


def _read_farms(fields: Fields, board: Board, setup: Setup) -> None:
    farms = fields.items("farms")
    if len(farms) > setup.seats:
        raise BadPosition("position-farms", found=len(farms), known=setup.seats)
    for seat, value in enumerate(farms):
        _read_farm(Fields(value, f"farms[{seat}]"), board.farm(seat), board, setup)


def _read_farm(table: Fields, farm: Farm, board: Board, setup: Setup) -> None:
    if table.has("barn"):
        farm.barn = table.counts("barn", GOODS, MANY)
    if table.has("fields"):
        farm.fields = 0
        names = field_names(setup.components)
        sown = table.table("fields")
        for name in sown.names():
            field = one_of(name, names, sown.path)
            farm.plant(field, one_of(sown.text(name), list(CROPS), sown.where(name)))
    farm.offset = table.number("turned", int(farm.offset), 0, AREAS - 1)
    pastures = table.table("pastures")
    for name in pastures.names():
        animal = one_of(name, list(ANIMALS), pastures.path)
        area = one_of(pastures.text(name), list(LETTERS), pastures.where(name))
        if farm.animals_on(area) >= board.parts.pasture_room or farm.sector_of(area) == board.parts.pacifier:
            raise BadPosition("position-pasture", path=pastures.where(name))
        farm.put_animal(animal, area + 1)
    farm.ranks = table.counts("products", ANIMALS, 99)
    for tile in table.items("garden"):
        farm.garden |= bit(one_of(tile, setup.components.tiles, table.where("garden")))
    if farm.garden and board.is_solo():
        raise BadPosition("position-tile-twice", path=table.where("garden"))
    farm.special = table.number("special", 0, 0, int(board.parts.special_most) if board.is_solo() else 0)
    for card in table.items("cards"):
        farm.chosen |= bit(one_of(card, list(CARDS), table.where("cards")))
    if table.number("laid", int(popcount(farm.chosen)), 0, len(CARDS)) != popcount(farm.chosen):
        raise BadPosition("position-cards", path=table.where("laid"))
    table.done()


def _read_supply(fields: Fields, board: Board, setup: Setup) -> None:
    """The supply is what nobody holds; of each kind there is only so much (F-75)."""
    start = starting_supply(board.parts, setup.seats)
    if not board.is_limited():
        fields.get("supply")
        return
    supply: i64 = 0
    for place, name in enumerate(GOODS):
        left = int(lane(start, place)) + setup.seats * int(lane(board.parts.barn, place))
        left += 2 * setup.seats if place < len(CROPS) else 0
        for seat in range(setup.seats):
            farm = board.farm(seat)
            sown = [field for field in range(board.parts.fields) if farm.crop_on(field) == place]
            left -= int(lane(farm.barn, place)) + 2 * len(sown)
        if left < 0:
            raise BadPosition("position-too-many", piece=name, over=-left)
        supply += times(left, place)
    given = fields.table("supply")
    for place, name in enumerate(GOODS):
        left = int(lane(supply, place))
        given.number(name, left, left, left)
    given.done()
    board.supply = supply


def _read_buildings(fields: Fields, board: Board, setup: Setup) -> None:
    """Display, stack and gardens: every building once (F-77)."""
    board.chief = fields.number("chief", int(board.chief), 0, setup.seats - 1)
    board.last = fields.flag("last_rounds", False)
    every = board.unseen
    gone: i64 = 0
    for seat in range(setup.seats):
        garden = board.farm(seat).garden
        if gone & garden or garden & ~every:
            raise BadPosition("position-tile-twice", path=f"farms[{seat}].garden")
        gone |= garden
    for tile in fields.items("display"):
        here = bit(one_of(tile, setup.components.tiles, "display"))
        if gone & here or here & ~every or popcount(board.display) == board.parts.display_size:
            raise BadPosition("position-tile-twice", path="display")
        board.display |= here
        gone |= here
    board.unseen = every & ~gone
    listed = 0
    for tile in fields.items("unseen"):
        listed |= bit(one_of(tile, setup.components.tiles, "unseen"))
    if fields.has("unseen") and listed != board.unseen:
        raise BadPosition("position-tile-twice", path="unseen")
    left = int(popcount(board.unseen)) - (0 if board.last else int(board.parts.removed[setup.seats]))
    if left < 0 or (board.last and setup.seats != THREE_PLAYERS):
        raise BadPosition("position-tile-twice", path="display")
    board.stack = fields.number("stack", left, left, left)


def _read_solo(table: Fields, board: Board) -> None:
    def cards(name: str, usual: i64) -> i64:
        return table.counts(name, CARDS[:WHEEL_CARDS], 9) if table.has(name) else usual

    board.pile = cards("pile", board.pile)
    board.more = cards("replenishing", board.more)
    board.discard = cards("discard", 0)
    known = list(CARDS[:WHEEL_CARDS])
    under = table.items("under")
    if len(under) > total(board.parts.solo_start + board.parts.solo_more):
        raise BadPosition("position-cards", path=table.where("under"))
    for depth, card in enumerate(under):
        board.under |= (one_of(card, known, table.where("under")) + 1) << (UNDER_BITS * depth)
    for name in ("favoured", "added"):
        value = table.get(name)
        number = 0 if value is None else one_of(value, known, table.where(name)) + 1
        if name == "favoured":
            board.favoured = number
        else:
            board.added = number
    for name, pile in (("pile_size", board.pile), ("replenishing_size", board.more)):
        size = int(total(pile))
        table.number(name, size, size, size)
    unseen = board.more + (one(board.added - 1) if board.added else 0)
    if cards("unseen", unseen) != unseen:
        raise BadPosition("position-cards", path=table.where("unseen"))
    table.done()
    check_solo_cards(board, table.path)
