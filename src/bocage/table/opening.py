"""Opening a table: from wishes to seats, settings and a game that can begin."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, cast

from bocage import games
from bocage.core.errors import BadRecord
from bocage.core.game import Game
from bocage.core.record import Record, parse_record, replay
from bocage.core.shuffles import fresh_seed
from bocage.core.state import NATURE
from bocage.table import entries
from bocage.table.belonging import decks_in
from bocage.table.bots import bots_for
from bocage.table.clocks import checked, wind
from bocage.table.course import Course, follow_up, note
from bocage.table.entries import Entry
from bocage.table.identity import fresh_id
from bocage.table.refusals import UNPROCESSABLE, Refused
from bocage.table.sheets import USUAL, StoredSeat, StoredTable
from bocage.table.taking_up import begin
from bocage.table.texts import can_be_kept
from bocage.table.wire.common import Options
from bocage.table.wire.tables import TableSettings

if TYPE_CHECKING:  # a table inside a page reads its wishes otherwise
    from bocage.table.api.models import NewTable, SeatPlan, SettingsWish

LONGEST_RECORD = 5000  # moves


def changed(settings: TableSettings, wishes: SettingsWish) -> TableSettings:
    """The settings with those that were given."""
    given = cast("TableSettings", wishes.model_dump(exclude_none=True))
    return {**settings, **given}


def set_up(wishes: NewTable, owner: str, now: float = 0.0) -> tuple[StoredTable, list[Entry]]:
    """A new table and its first entries: the moves of a record, and what chance decides before anybody.

    Args:
        now: the moment, as clocks count.

    Raises:
        BocageError: the game cannot be played so; says why.
    """
    record = None if wishes.record is None else read(wishes.record)
    if record is not None and wishes.until is not None and wishes.until < len(record.moves):
        record.moves, record.scores, record.checksum = record.moves[: wishes.until], None, ""
    sheet = StoredTable(
        id=fresh_id(),
        game=_game(wishes, record),
        rules=0,
        options=_options(wishes, record),
        start=_start(wishes, record),
        settings=changed(USUAL, wishes.settings),
        status="playing",
        host=owner,
        created=time.time(),
        touched=time.time(),
        seats=[],
    )
    course = Course(begin(sheet))
    game = course.game
    sheet.rules, sheet.options = game.rules_version, plain_options(game.options)
    sheet.settings["clock"] = checked(sheet.settings["clock"], game.id)
    sheet.seats = seats_of(wishes.seats, game, owner)
    made = [] if record is None else past_of(record, game)
    for entry in made:
        course.apply(entry)
    sheet.decks, sheet.seed, sheet.given = decks_in(game), fresh_seed(), len(made)
    made += follow_up(course, SystemRandom(), forced=False, seed=sheet.seed)
    note(sheet, course)
    wind(sheet, course.moves, [], now)
    return sheet, made


def _game(wishes: NewTable, record: Record | None) -> str:
    if record is not None:
        return record.game
    if wishes.position is not None:
        return str(wishes.position.get("game", wishes.game))
    if wishes.game is None:
        raise Refused(UNPROCESSABLE, "no-game-named")
    return wishes.game


def _options(wishes: NewTable, record: Record | None) -> Options:
    """The options; how many play is told by the seats where the game leaves that open."""
    if record is not None:
        return plain_options(record.options)
    if wishes.position is not None:
        return {}
    kind = games.game_class(wishes.game or "")
    if kind is None or len(kind.players) < 2:
        return dict(wishes.options)
    return {"seats": len(wishes.seats), **wishes.options}


def _start(wishes: NewTable, record: Record | None) -> dict[str, object] | None:
    start = wishes.position if record is None else record.start
    return None if start is None else dict(start)


def plain_options(options: Mapping[str, object]) -> Options:
    """The options of a game as they are stored and told. Games have no others than such plain ones."""
    return cast("Options", dict(options))


def seats_of(plans: Sequence[SeatPlan], game: Game, owner: str) -> list[StoredSeat]:
    """The seats as they were planned.

    Raises:
        Refused: too many or too few, or a bot that cannot play this game.
    """
    count = int(game.state.seats)
    if len(plans) != count:
        raise Refused(UNPROCESSABLE, "seats", found=len(plans), seats=count)
    return [_seat(plan, game.id, owner) for plan in plans]


def _seat(plan: SeatPlan, game: str, owner: str) -> StoredSeat:
    if plan.who == "bot":
        return open_seat(bot=checked_bot(plan.bot, game))
    if plan.who == "link":
        return open_seat()
    return open_seat(plan.name or "", owner)


def checked_bot(bot: str | None, game: str) -> str:
    """A bot that can play this game.

    Raises:
        Refused: it cannot.
    """
    known = bots_for(game)
    if bot is None or bot not in known:
        raise Refused(UNPROCESSABLE, "no-bot", bot=bot or "", known=", ".join(known))
    return bot


def read(text: str) -> Record:
    """The record that a text holds, not too long a one.

    Raises:
        BadRecord: it is none.
        Refused: it holds texts that cannot be kept.
    """
    record = parse_record(text)
    if not can_be_kept(
        [record.game, record.options, record.start, record.seats, [text for _, text in record.moves]]
    ):
        raise Refused(UNPROCESSABLE, "field", field="record")
    if len(record.moves) > LONGEST_RECORD:
        raise BadRecord("record-too-long", most=LONGEST_RECORD)
    if games.game_class(record.game) is None:
        raise BadRecord("record-other-game", found=record.game, game=", ".join(games.installed()))
    return record


def past_of(record: Record, game: Game) -> list[Entry]:
    """The moves of a record as entries, tried on a copy of the game they begin with.

    Raises:
        BadRecord: a move is not possible, or it was played by rules that make something else of it.
    """
    replay(record, game.copy())
    return [
        Entry(entries.CHANCE if seat == NATURE else entries.PAST, seat, text) for seat, text in record.moves
    ]


def open_seat(name: str = "", owner: str = "", bot: str = "") -> StoredSeat:
    """A seat for a person, a bot, or nobody yet."""
    if bot:
        return StoredSeat("bot", bot=bot)
    return StoredSeat("person", name, owner=owner) if owner else StoredSeat("free")
