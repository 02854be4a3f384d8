"""Positions and records as links, for every host."""

from __future__ import annotations

from typing import Protocol

from bocage import games
from bocage.core.game import Game
from bocage.core.record import parse_record
from bocage.learning import pictures, qr
from bocage.learning.links import link, position_code, read_link, record_code
from bocage.table.refusals import NOT_FOUND, UNPROCESSABLE, Refused
from bocage.table.wire import learning as wire


class Wish(Protocol):
    """What shall be made a link of; `address` is what stands before it in the picture."""

    @property
    def position(self) -> dict[str, object] | None: ...

    @property
    def record(self) -> str | None: ...

    @property
    def address(self) -> str | None: ...


def make_link(wish: Wish) -> wire.LinkMade:
    """A position or a record as a code for links, and the link as a QR code."""
    if wish.record is not None:
        code = record_code(parse_record(wish.record))
        read_link(code)
    elif wish.position is not None:
        code = position_code(kind_of_game(str(wish.position.get("game"))).from_position(wish.position))
    else:
        raise Refused(UNPROCESSABLE, "field", field="position")
    svg = None if wish.address is None else code_picture(link(code, wish.address))
    return {"code": code, "svg": svg}


def code_picture(text: str) -> str | None:
    """A QR code; None for what none can hold."""
    try:
        return pictures.svg(qr.matrix(text))
    except qr.TooMuch:
        return None


def kind_of_game(id: str) -> type[Game]:
    """A game by its id.

    Raises:
        Refused: it is not here.
    """
    found = games.game_class(id)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=id[:40])
    return found
