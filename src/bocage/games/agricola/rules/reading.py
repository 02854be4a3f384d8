"""Making a board of a position, and refusing what cannot stand (docs/position.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bocage.core.bitset import EMPTY, BitSet, bitset
from bocage.core.errors import BadOption, BadPosition
from bocage.core.fields import Fields, one_of, shown
from bocage.core.kernel import spent_number
from bocage.core.lanes import bit, popcount
from bocage.games.agricola.rules.agenda import check_board, read_agenda
from bocage.games.agricola.rules.book import RULE_CARD, Book
from bocage.games.agricola.rules.farm import MOST_FENCES, MOST_PEOPLE, MOST_STABLES
from bocage.games.agricola.rules.farm_reading import MANY, card_named, read_cards, read_farm
from bocage.games.agricola.rules.goods import GOODS
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.options import Setup, opening_board, read_options
from bocage.games.agricola.rules.phases import schedule_round
from bocage.games.agricola.rules.registers import call_named
from bocage.games.agricola.rules.spaces import HEAP_OF, HEAPS, ROUND_CARDS, STAGE_OF_ROUND, STAGES, replenish
from bocage.games.agricola.rules.state import ROUNDS, Board
from bocage.games.agricola.rules.verbs.animals import HouseAnimals, have_room

LAST_MOMENT: Final = 127


def read_position(value: Mapping[str, object], book: Book) -> tuple[Board, Setup]:
    """The board of a position, and its options; the book is that of its decks.

    Raises:
        BadPosition: something is missing, unknown or impossible; says where and why.
    """
    fields = Fields(value, "")
    if fields.get("game") != "agricola":
        raise BadPosition("position-game", found=shown(value.get("game")), game="agricola")
    setup = _setup(fields.get("options"), book)
    board = opening_board(setup)
    _read_course(fields, board)
    _read_farms(fields, board)
    _read_spaces(fields, board)
    _read_cards(fields, board, setup)
    _read_spent(fields, board)
    _read_agenda(fields, board)
    fields.done()
    _check(board)
    if fields.has("agenda"):
        check_board(board)
    return board, setup


def _setup(options: object, book: Book) -> Setup:
    table = {} if options is None else options
    if not isinstance(table, Mapping):
        raise BadPosition("position-not-a-table", path="options")
    try:
        return read_options(table, book)
    except BadOption as error:
        raise BadPosition(error.key, **error.details) from None


def _read_spent(fields: Fields, board: Board) -> None:
    if fields.get("spent") in (None, 0):
        return
    for value in fields.items("spent"):
        if not isinstance(value, list | tuple) or len(value) != 2 or value[1] not in range(board.seats):
            raise BadPosition("position-agenda")
        entry = board.book.anytime[call_named(board.book, value[0])]
        board.spent = board.spent.plus(spent_number(value[1], entry))


def _read_course(fields: Fields, board: Board) -> None:
    board.round = fields.number("round", 1, 0, ROUNDS)
    board.marker = fields.number("marker", 0, 0, int(board.seats) - 1)
    board.moment = fields.number("moment", 0, 0, LAST_MOMENT)
    board.working = fields.flag("working", False)
    board.starting = fields.flag("starting", False)
    board.tile_used = fields.flag("tile_used", False)
    revealed = [one_of(name, SPACE_NAMES, "revealed") for name in fields.items("revealed")]
    if not fields.has("revealed"):
        revealed = list(range(16, 16 + int(board.round)))
    for space in revealed:
        if (board.deck >> space) & 1 == 0:
            raise BadPosition("position-revealed", space=SPACE_NAMES[space])
        board.deck &= ~bit(space)
        board.spaces |= bit(space)
    first = fields.get("first_card")
    if first is not None:
        board.first_card = one_of(first, SPACE_NAMES, "first_card")
    elif revealed:
        board.first_card = min(revealed)
    _check_stages(board, fields.has("revealed"))


def _check_stages(board: Board, given: bool) -> None:
    """As many round cards as rounds, stage after stage; one may be about to come up (A-2.1)."""
    shown_cards = board.spaces & ROUND_CARDS
    count = int(popcount(shown_cards))
    if not int(board.round) - 1 <= count <= int(board.round):
        raise BadPosition("position-rounds", found=count, round=int(board.round))
    for stage, cards in enumerate(STAGES):
        due = sum(1 for number in range(1, count + 1) if STAGE_OF_ROUND[number] == stage)
        if popcount(shown_cards & cards) != due:
            raise BadPosition(
                "position-stage", stage=stage + 1, found=int(popcount(shown_cards & cards)), due=due
            )
    if board.first_card >= 0 and not shown_cards & STAGES[0] & bit(board.first_card):
        raise BadPosition("position-revealed", space=SPACE_NAMES[board.first_card])


def _read_spaces(fields: Fields, board: Board) -> None:
    """People and goods on the action spaces; without the field, a board just replenished."""
    if not fields.has("spaces") and board.round > 0:
        replenish(board)
    table = fields.table("spaces")
    for name in table.names():
        space = one_of(name, SPACE_NAMES, table.path)
        if (board.spaces >> space) & 1 == 0:
            raise BadPosition("position-space", space=name)
        content = table.table(name)
        for value in content.items("people"):
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < board.seats:
                raise BadPosition("position-seat", path=content.where("people"), value=shown(value))
            board.place_person(value, space)
        place = HEAP_OF[space]
        if place >= 0:
            board.add_to_pile(place, content.number(GOODS[HEAPS[place].good], 0, 0, MANY))
        content.done()
    for seat, value in enumerate(fields.items("farms")):
        farm = board.farm(seat)
        at_home = Fields(value, f"farms[{seat}]").number("home", int(farm.home), 0, MOST_PEOPLE)
        farm.home = at_home


def _read_farms(fields: Fields, board: Board) -> None:
    farms = fields.items("farms")
    if len(farms) > board.seats:
        raise BadPosition("position-farms", found=len(farms), known=int(board.seats))
    for seat, value in enumerate(farms):
        read_farm(Fields(value, f"farms[{seat}]"), board.farm(seat))
    for seat in range(board.seats):
        farm = board.farm(seat)
        farm.home = farm.people - farm.newborn


def _read_cards(fields: Fields, board: Board, setup: Setup) -> None:
    """Every card lies in one place; what nobody has is on the supply board or in the box (A-1.3)."""
    held = Counter[int]()
    for seat in range(board.seats):
        farm = board.farm(seat)
        for cards in (farm.cards, farm.hand, farm.pack):
            held.update(cards.numbers())
        if not farm.known.without(farm.hand).is_empty():
            raise BadPosition("position-known", seat=seat + 1)
    board.thrown = read_cards(board.book, fields, "thrown")
    held.update(board.thrown.numbers())
    for card, count in sorted(held.items()):
        if card != RULE_CARD and count > 1:
            raise BadPosition("position-card-twice", card=board.book.names[card])
        if card != RULE_CARD and not board.book.majors.has(card) and not setup.is_used(card):
            raise BadPosition("position-card-unused", card=board.book.names[card])
    taken = bitset(held)
    board.majors = board.book.majors.without(taken)
    _read_supply_board(fields, board)
    _read_box(fields, board, taken)


def _read_supply_board(fields: Fields, board: Board) -> None:
    if fields.has("majors"):
        majors = board.book.majors.numbers()
        known = [board.book.names[card] for card in majors]
        given = bitset(majors[one_of(value, known, "majors")] for value in fields.items("majors"))
        if not given.without(board.majors).is_empty():
            raise BadPosition("position-majors")
        board.majors = given


def _read_box(fields: Fields, board: Board, taken: BitSet) -> None:
    """The cards nobody was dealt; without the field, all that nobody holds."""
    board.minors = board.minors.without(taken)
    board.occupations = board.occupations.without(taken)
    if not fields.has("box"):
        return
    box = EMPTY
    for value in fields.items("box"):
        card = card_named(board.book, value, "box")
        if board.book.majors.has(card) or taken.has(card):
            raise BadPosition("position-card-twice", card=str(value))
        box = box.plus(card)
    board.minors = board.minors.common(box)
    board.occupations = board.occupations.common(box)


def _read_agenda(fields: Fields, board: Board) -> None:
    """What is still to happen; without the field, the rest of the round from the marker holder's turn on."""
    turn = fields.number("turn", int(board.marker), 0, int(board.seats) - 1)
    if fields.has("agenda"):
        read_agenda(fields.items("agenda"), board)
    elif board.round == 0 or popcount(board.spaces & ROUND_CARDS) != board.round:
        raise BadPosition("position-round")
    else:
        schedule_round(board, turn)


def _check(board: Board) -> None:
    """What concerns the whole: pieces, people, animals."""
    for seat in range(board.seats):
        farm = board.farm(seat)
        for piece, count, most in (
            ("fences", popcount(farm.fences), MOST_FENCES),
            ("stables", popcount(farm.stables), MOST_STABLES),
        ):
            if count > most:
                raise BadPosition("position-too-many", piece=piece, over=int(count) - most)
        placed = int(popcount(board.people_of(seat)))
        if placed + farm.home + farm.newborn > farm.people or farm.home < 0:
            raise BadPosition("position-people", seat=seat + 1, people=int(farm.people))
        if not have_room(farm) and not _is_housing(board, seat):
            raise BadPosition("position-animals", seat=seat + 1)


def _is_housing(board: Board, seat: int) -> bool:
    """Whether a seat will still be asked about its animals."""
    frame = board.top
    while frame is not None:
        if frame.seat == seat and isinstance(board.book.nodes[frame.node], HouseAnimals):
            return True
        frame = frame.below
    return False
