"""A decision is read once, and played on no more copies than it needs."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

import pytest

from bocage.core.codec import Codec
from bocage.core.game import Game
from bocage.games.creatures import Game as Creatures
from bocage.table.course import Course
from bocage.table.room import Room
from bocage.table.sheets import USUAL, StoredSeat, StoredTable
from bocage.table.store import Store


class Counted:
    """Stands in for a game or its codec and counts what is asked of it, of all its copies too."""

    def __init__(self, inner: object, counts: Counter[str]) -> None:
        self._inner = inner
        self._counts = counts

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return type(self._inner)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the game has
        found = getattr(self._inner, name)
        if isinstance(found, Codec):
            return Counted(found, self._counts)
        if name not in ("copy", "play", "parse"):
            return found

        def called(*words: object) -> object:
            self._counts[name] += 1
            answer = found(*words)
            return Counted(answer, self._counts) if isinstance(answer, Game) else answer

        return called


class Ledger:
    """Keeps nothing: stands in for the store."""

    async def append(self, *_: object) -> None:
        return


async def nobody(room: Room, here: bool) -> None:
    """Is told."""


def counted(confirm: bool) -> tuple[Room, Counter[str]]:
    """A table of two people, and what is asked of its game from now on."""
    counts: Counter[str] = Counter()
    game = cast("Game", Counted(Creatures.from_options({"first_player": 0}, seed=1), counts))
    seats = [StoredSeat("person", owner="ada", name="Ada"), StoredSeat("person", owner="bea", name="Bea")]
    sheet = StoredTable(
        id="table",
        game=game.id,
        rules=game.rules_version,
        options={},
        start=None,
        settings={**USUAL, "confirm": confirm},
        status="playing",
        host="ada",
        created=0.0,
        touched=0.0,
        seats=seats,
    )
    return Room(cast("Store", Ledger()), sheet, Course(game), nobody), counts


@pytest.mark.parametrize("action", ["space three_wood", 321])
def test_a_decision_is_played_once_and_copied_once_to_be_taken_back(action: int | str) -> None:
    room, counts = counted(confirm=False)
    asyncio.run(room.play(0, action))
    assert room.game.to_act == 1
    assert counts == Counter(copy=1, play=1, parse=int(isinstance(action, str)))


def test_a_decision_that_waits_is_tried_on_one_copy_and_not_read_again() -> None:
    room, counts = counted(confirm=True)
    asyncio.run(room.play(0, "space three_wood"))
    assert room.course.pending is not None
    assert counts == Counter(copy=1, play=1, parse=1)
    asyncio.run(room.confirm(0))
    assert room.game.to_act == 1
    assert counts == Counter(copy=2, play=2, parse=1)


@pytest.mark.parametrize("confirm", [False, True])
def test_a_line_is_tried_on_one_copy(confirm: bool) -> None:
    """One copy for the whole line, and one for each decision that can be taken back."""
    room, counts = counted(confirm)
    line = "space walls; border a1w; stop"
    words = len(line.split(";"))
    asyncio.run(room.play(0, line))
    done = words - 1 if confirm else words
    assert counts == Counter(copy=1 + done, play=words + done, parse=words)


def test_a_trial_is_played_on_one_copy() -> None:
    room, counts = counted(confirm=False)
    assert room.tried(0, "space three_wood").to_act == 1
    assert counts == Counter(copy=1, play=1, parse=1)
