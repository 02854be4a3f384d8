"""A bot goes on, whatever became of what it or somebody else did last; and stops with its server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bocage.table import entries
from bocage.table.entries import Entry
from bocage.table.refusals import UNAVAILABLE, Refused
from bocage.table.sheets import Conflict, StoredTable
from bocage.table.store import Store
from tests.table.calendars import Desk, at
from tests.table.serving import Chair, House

SOON = 20.0  # seconds


class Trouble:
    """A database that fails once: at the first write with an entry of this kind."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, kind: str, is_kept: bool, failure: Exception | None = None
    ) -> None:
        self.kind = kind
        self.failure = failure or Refused(UNAVAILABLE, "not-kept")
        self.is_kept = is_kept
        self.has_failed = False
        self._append = Store.append
        monkeypatch.setattr(Store, "append", self._fail_once())

    def _fail_once(self) -> Any:  # noqa: ANN401 - stands in for a method
        async def append(
            store: Store,
            sheet: StoredTable,
            first: int,
            made: Sequence[Entry],
            seats: bool = False,
        ) -> None:
            fails = not self.has_failed and any(entry.kind == self.kind for entry in made)
            if not fails or self.is_kept:
                await self._append(store, sheet, first, made, seats)
            if fails:
                self.has_failed = True
                raise self.failure

        return append


def wait_for_turn(chair: Chair, seq: int) -> None:
    """Until it is the first player's turn again. Asking the server would have it look; so nobody asks."""
    until = time.monotonic() + SOON
    while chair.state["seq"] <= seq or chair.state["to_act"] != 0:
        assert time.monotonic() < until, "the bot stands still"
        chair.receive_any()  # there is a ping every few seconds


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_bot_whose_decision_was_refused_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch, is_kept: bool
) -> None:
    ada = house.person()
    table = ada.open("creatures", "me", "random", mode="standard", first_player=0)
    trouble = Trouble(monkeypatch, entries.BOT, is_kept)
    with ada.join(table) as chair:
        chair.send(do="play", action="space three_wood", seat=0)
        wait_for_turn(chair, chair.state["seq"] + 1)
    assert trouble.has_failed


def test_a_bot_goes_on_where_a_move_was_kept_though_its_player_was_told_it_was_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = house.person()
    table = ada.open("creatures", "me", "random", mode="standard", first_player=0)
    Trouble(monkeypatch, entries.PLAY, is_kept=True)
    with ada.join(table) as chair:
        ada.do(table, 503, do="play", action="space three_wood", seat=0)
        wait_for_turn(chair, chair.state["seq"] + 1)


def test_who_sits_down_while_another_server_plays_for_a_bot_gets_the_seat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bea = house.person(), house.person()
    table = ada.open("creatures", "me", "link", mode="standard", first_player=0)
    trouble = Trouble(monkeypatch, entries.TABLE, is_kept=False, failure=Conflict())
    bea.sit(table, 1, "Bea")
    assert trouble.has_failed
    with ada.join(table) as chair:
        assert chair.state["seats"][1]["name"] == "Bea"


def test_a_decision_that_was_overtaken_is_refused_and_not_made_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = house.person()
    table = ada.open("creatures", "me", "here", mode="standard", first_player=0)
    trouble = Trouble(monkeypatch, entries.PLAY, is_kept=False, failure=Conflict())
    with ada.join(table) as chair:
        before = chair.state["seq"]
        refused = ada.do(table, 409, do="play", action="space three_wood", seat=0)
    assert trouble.has_failed
    assert refused["error"] == "stale"
    with ada.join(table) as chair:
        assert chair.state["seq"] == before


def test_what_is_carried_out_after_the_end_has_no_bot_think(tmp_path: Path) -> None:
    """Nobody would end its process, and a loop that ended while it started stood still."""

    def hand_over(sheet: StoredTable) -> None:
        sheet.seats[0].kind, sheet.seats[0].bot = "bot", "random"

    async def story(desk: Desk) -> None:
        room = await desk.open({"kind": "live", "minutes": 1}, "me", "here")
        await desk.rooms.close()
        await room.change(hand_over)
        await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    at(f"sqlite:///{tmp_path / 't.sqlite'}", story)
