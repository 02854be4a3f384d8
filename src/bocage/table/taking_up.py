"""The game of a table from its first move on: begun, and taken up again from what was written down."""

from __future__ import annotations

from collections.abc import Sequence

from bocage import games
from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.table.belonging import decks_in
from bocage.table.course import Course
from bocage.table.entries import Entry
from bocage.table.refusals import CONFLICT, UNPROCESSABLE, Refused
from bocage.table.sheets import StoredTable


def begin(sheet: StoredTable) -> Game:
    """The game of a table before its first move.

    Raises:
        BocageError: there is no such game, or it cannot begin so.
    """
    kind = games.game_class(sheet.game)
    if kind is None:
        raise Refused(UNPROCESSABLE, "no-game", game=sheet.game)
    if sheet.start is not None:
        game: Game = kind.from_position(sheet.start)
        return game
    fresh: Game = kind.from_options(sheet.options)
    return fresh


class OtherRules(Refused):
    """A table that was played by rules, or with cards, which this server does not have.

    Attributes:
        is_past: whether the rules are older than ours: nobody will go on with it.
    """

    def __init__(self, sheet: StoredTable, known: int) -> None:
        super().__init__(CONFLICT, "table-other-rules", found=sheet.rules, known=known)
        self.is_past = sheet.rules < known


class OtherCards(OtherRules):
    """A table whose decks are not here, or have other cards here."""

    def __init__(self, sheet: StoredTable, known: int) -> None:
        super().__init__(sheet, known)
        self.key = "table-other-cards"
        self.details = {"decks": ", ".join(sheet.decks or {}) or "-"}


def follow(sheet: StoredTable, past: Sequence[Entry]) -> Course:
    """The course of a table's game through all its entries.

    Raises:
        OtherRules: it was begun by other rules. A game that is over may be seen all the same where these
            rules make nothing else of it.
    """
    kind = games.game_class(sheet.game)
    try:
        course = Course(begin(sheet))
    except BocageError:
        raise OtherCards(sheet, 0 if kind is None else kind.rules_version) from None
    if sheet.decks is not None and sheet.decks != decks_in(course.game):
        raise OtherCards(sheet, course.game.rules_version)
    is_known = course.game.rules_version == sheet.rules
    if not is_known and sheet.status != "over":
        raise OtherRules(sheet, course.game.rules_version)
    try:
        for entry in past:
            course.apply(entry)
    except BocageError:
        raise OtherRules(sheet, course.game.rules_version) from None
    outcome = course.game.outcome()
    if not is_known and (None if outcome is None else list(outcome.scores)) != sheet.scores:
        raise OtherRules(sheet, course.game.rules_version)
    return course
