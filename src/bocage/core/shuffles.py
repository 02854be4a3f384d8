"""Chance that can be proved: everything that chance decides in a game follows from one seed.

The hash of the seed is shown before the first card is dealt, the seed itself once the game is over. Whoever
has noted the hash sees that nobody chose the cards meanwhile: `bocage replay --verify` works it out again.

What chance decides as move number n (counted from 1, every move of the record) is the answer with index
d mod m among the m that are open, counted from 0 in the order of the game; d is SHA-256 of the text
`SEED:n:0` (SEED in hexadecimal, n and 0 in decimal) read as one big number. Where d is not below the largest
multiple of m, which would favour some answers, the text ends in 1 instead, then in 2, and so on.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING

from bocage.core.errors import BadRecord
from bocage.core.state import NATURE

if TYPE_CHECKING:
    from bocage.core.game import Game
    from bocage.core.record import Record

NUMBERS = 1 << 256  # so many values has a hash
HEX = re.compile("[0-9a-f]{64}")


class Shuffle:
    """What a record says about its chance.

    Attributes:
        hash: of the seed, shown before the first deal; seed: shown at the end, empty before.
        given: so many moves were there already when the seed was made: nothing is said about these.
    """

    def __init__(self, hash: str, seed: str = "", given: int = 0) -> None:
        self.hash = hash
        self.seed = seed
        self.given = given


def fresh_seed() -> str:
    """A seed that nobody can guess: 256 bits in hexadecimal."""
    return secrets.token_hex(32)


def hash_of(seed: str) -> str:
    """What is shown of a seed before the end."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def draw(seed: str, number: int, size: int) -> int:
    """What chance decides as move `number`: an index below `size`."""
    attempt = 0
    while True:
        text = f"{seed}:{number}:{attempt}"
        value = int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
        if value < NUMBERS - NUMBERS % size:
            return value % size
        attempt += 1


def parse_shuffle(head: object, seed: object) -> Shuffle | None:
    """The shuffle of a record; None where it has none.

    Raises:
        ValueError: what is written there is none.
    """
    if head is None and seed is None:
        return None
    if not isinstance(head, Mapping) or not isinstance(seed, str | None):
        raise ValueError
    shown, given = head.get("hash"), head.get("given", 0)
    if not isinstance(shown, str) or not HEX.fullmatch(shown) or type(given) is not int or given < 0:
        raise ValueError
    if seed is not None and not HEX.fullmatch(seed):
        raise ValueError
    return Shuffle(shown, seed or "", given)


def verify_chance(record: Record, fresh: Game) -> int:
    """Check that chance decided what the seed of a record says; how many decisions that were.

    Args:
        fresh: the game before its first move, in which the caller plays chance; it is played on.

    Raises:
        BadRecord: the seed has another hash, or chance decided otherwise; with the line.
    """
    shuffle = record.shuffle
    if shuffle is None or not shuffle.seed:
        return 0
    if hash_of(shuffle.seed) != shuffle.hash:
        raise BadRecord("record-seed")
    checked = 0
    for number, (seat, text) in enumerate(record.moves, start=1):
        menu = fresh.menu()
        if seat == NATURE and number > shuffle.given:
            due = fresh.codec.text(menu.pick(draw(shuffle.seed, number, menu.size())))
            if due != text:
                raise BadRecord("record-chance", line=number + 1, move=text, due=due)
            checked += 1
        fresh.play(text)
    return checked
