"""What a table belongs to: the decks that it was begun with; and what is left of a game without them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache, lru_cache

from bocage.core.decks import BASE, chosen_decks
from bocage.core.game import Game
from bocage.core.record import Record
from bocage.core.shuffles import Shuffle, hash_of
from bocage.table import entries
from bocage.table.entries import Entry
from bocage.table.sheets import StoredTable

OVER = ("over", "closed")


def decks_in(game: Game) -> dict[str, str]:
    """The further decks that a game is played with, and a checksum of their cards."""
    wanted = game.options.get("decks")
    ids = [str(id) for id in wanted if id != BASE] if isinstance(wanted, Sequence) else []
    return {deck: _checksum(game.id, deck) for deck in sorted(ids)}


@cache
def _checksum(game: str, deck: str) -> str:
    cards = [card.id for found in chosen_decks(game, [deck]) for card in found.shared()]
    return hashlib.sha256("\n".join(cards).encode()).hexdigest()[:16]


_hash_of = lru_cache(4096)(hash_of)  # every state of a table tells it


def shuffle_of(sheet: StoredTable) -> Shuffle | None:
    """What may be said of a table's chance: the hash of its seed, and once it is over the seed itself."""
    if not sheet.seed:
        return None
    return Shuffle(_hash_of(sheet.seed), sheet.seed if sheet.status in OVER else "", sheet.given)


def moves_of(past: Sequence[Entry]) -> list[tuple[int, str]]:
    """The moves that stand after all entries of a table, without the rules of its game."""
    moves: list[tuple[int, str]] = []
    steps: list[int] = []  # how many moves there were before each decision that could be taken back
    for entry in past:
        if entry.kind == entries.UNDO:
            for _ in range(int(entry.text)):
                del moves[steps.pop() :]
        elif entry.kind in entries.MOVES:
            if entry.kind in (entries.PLAY, entries.REDO):
                steps.append(len(moves))
            moves.append((entry.seat, entry.text))
    return moves


def record_from(sheet: StoredTable, past: Sequence[Entry], names: list[str]) -> Record:
    """The record of a table that nobody can play on: what was written down, without a look at the rules.

    It has no checksum, since the position cannot be made here.
    """
    return Record(
        *(sheet.game, sheet.rules, sheet.options, names, moves_of(past)),
        start=sheet.start,
        shuffle=shuffle_of(sheet),
    )
