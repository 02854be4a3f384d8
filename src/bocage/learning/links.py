"""A position or a game in a link: `#p=1p…`, which needs no server to be opened.

A code is the version of its form (`1`), what it holds (`p` a position, `g` a game), and the rest as base64
for addresses: four bytes of a checksum, then compressed JSON that says names only, as records do.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass

from bocage import games
from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.core.record import Record, record_of, replay
from bocage.learning.errors import BadLink

VERSION = "1"
POSITION, GAME = "p", "g"
MARK = "p="  # what stands before the code in an address
CHECK = 4  # bytes
LONGEST = 20_000  # characters of a code: the longest game is far below
LARGEST = 400_000  # bytes when unpacked, so that a hostile code cannot fill the memory
Json = dict[str, object]


@dataclass(frozen=True)
class Linked:
    """What a link holds.

    Attributes:
        game: the position, or the game after its last move.
        record: the game move by move; None for a position.
    """

    game: Game
    record: Record | None = None


def position_code(game: Game) -> str:
    """The code of the position in which a game stands."""
    return _pack(POSITION, {"rules": game.rules_version, "position": game.position()})


def game_code(game: Game, seats: list[str] | None = None) -> str:
    """The code of a whole game so far, with the names of its players."""
    return record_code(record_of(game, seats or [str(seat + 1) for seat in range(int(game.state.seats))]))


def record_code(record: Record) -> str:
    """The code of a record."""
    value: Json = {
        "rules": record.rules,
        "game": record.game,
        "options": dict(record.options),
        "seats": record.seats,
        # Who moves follows from the game.
        "moves": ";".join(text for _, text in record.moves),
    }
    if record.start is not None:
        value["start"] = dict(record.start)
    return _pack(GAME, value)


def link(code: str, address: str = "") -> str:
    """A link with this code."""
    return f"{address}#{MARK}{code}"


def read_link(text: str) -> Linked:
    """What a link, or its code alone, holds.

    Raises:
        BadLink: it is damaged, foreign, or made by another version; one sentence says which.
    """
    code = text.strip().rpartition("#")[2].removeprefix(MARK)
    kind, value = _unpack(code)
    return _game(value) if kind == GAME else Linked(_position(value))


def _pack(kind: str, value: Json) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text) + packer.flush()
    return VERSION + kind + base64.urlsafe_b64encode(_check(kind, text) + packed).decode().rstrip("=")


def _check(kind: str, text: bytes) -> bytes:
    return hashlib.blake2b(kind.encode() + text, digest_size=CHECK).digest()


def _unpack(code: str) -> tuple[str, Json]:
    if len(code) < 2 or not code.isascii() or code[1] not in (POSITION, GAME) or not code[0].isdigit():
        raise BadLink("link-foreign")
    if code[0] != VERSION:
        raise BadLink("link-version", found=code[0], known=VERSION)
    if len(code) > LONGEST:
        raise BadLink("link-too-long")
    try:
        data = base64.b64decode(code[2:] + "=" * (-(len(code) - 2) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(-15)
        text = unpacker.decompress(data[CHECK:], LARGEST)
        if not unpacker.eof or unpacker.unused_data or _check(code[1], text) != data[:CHECK]:
            raise BadLink("link-damaged")
        value = json.loads(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise BadLink("link-damaged") from None
    if not isinstance(value, dict):
        raise BadLink("link-damaged")
    return code[1], value


def _position(value: Json) -> Game:
    position = value.get("position")
    if not isinstance(position, dict):
        raise BadLink("link-damaged")
    kind = _kind(position.get("game"))
    try:
        return kind.from_position(position)
    except BocageError:
        # A position says names, so it mostly outlives a change of rules; where it does not, that is why.
        if value.get("rules") != kind.rules_version:
            raise BadLink("link-rules", found=str(value.get("rules")), known=kind.rules_version) from None
        raise


def _game(value: Json) -> Linked:
    rules, options, seats = value.get("rules"), value.get("options"), value.get("seats")
    moves, start = value.get("moves"), value.get("start")
    kind = _kind(value.get("game"))
    if not isinstance(rules, int) or not isinstance(options, dict) or not isinstance(seats, list):
        raise BadLink("link-damaged")
    if not isinstance(moves, str) or not isinstance(start, Mapping | None):
        raise BadLink("link-damaged")
    if rules != kind.rules_version:
        raise BadLink("link-rules", found=rules, known=kind.rules_version)
    game = kind.from_options(options) if start is None else kind.from_position(start)
    record = Record(kind.id, rules, options, [str(seat) for seat in seats], [], start=start)
    trial = game.copy()
    for text in moves.split(";") if moves else []:
        seat = trial.to_act
        if seat is None:
            raise BadLink("link-damaged")
        trial.play(text)
        record.moves.append((seat, text))
    record.checksum = trial.checksum()
    return Linked(replay(record, game), record)


def _kind(id: object) -> type[Game]:
    kind = games.game_class(id) if isinstance(id, str) else None
    if kind is None:
        raise BadLink("link-other-game", found=str(id)[:40], known=", ".join(games.installed()))
    return kind
