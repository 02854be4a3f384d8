"""How often a server looks for rubbish, and what must be none."""

import gc
import time
import weakref
from dataclasses import replace
from pathlib import Path

import pytest

from bocage.table import rooms
from bocage.table.room import Room
from bocage.table.server import RUBBISH, look_for_rubbish_seldom
from tests.table.serving import roomy, running

SOON = 20.0  # seconds


def test_what_a_server_starts_with_is_never_looked_at_again() -> None:
    before = gc.get_threshold()
    try:
        look_for_rubbish_seldom()
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold() == RUBBISH
        assert gc.isenabled()  # what points at itself goes, too, only later
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_a_table_that_is_put_away_is_gone_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who had come and gone kept it in memory: an error pointed at a frame, and the frame at the error."""
    monkeypatch.setattr(rooms, "HOUSEKEEPING", 0.1)
    settings = replace(roomy(f"sqlite:///{tmp_path / 'tables.sqlite'}"), idle_seconds=0.5)
    gc.disable()
    try:
        with running(settings) as house:
            ada = house.person()
            table = ada.open("creatures", "me", "random", mode="standard", first_player=0)
            with ada.join(table) as chair:
                chair.send(do="play", action="space three_wood", seat=0)
                chair.receive()
                found = [weakref.ref(one) for one in gc.get_objects() if is_room(one, table)]
            assert found
            until = time.monotonic() + SOON
            while any(one() is not None for one in found):
                assert time.monotonic() < until, "it stays"
                time.sleep(0.1)
    finally:
        gc.enable()


def is_room(thing: object, table: str) -> bool:
    """Whether this is a table in memory."""
    return type(thing) is Room and thing.sheet.id == table
