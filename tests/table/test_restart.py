"""The server goes away and comes back."""

from pathlib import Path
from random import Random

import pytest

from bocage.table.writer import Writer
from tests.table.killing import Campaign
from tests.table.services import Bocage
from tests.table.serving import House, roomy, running
from tests.table.witnesses import STUCK


def test_a_turn_goes_on_after_a_restart_in_its_middle(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path / 't.sqlite'}")
    with running(settings) as house:
        person = house.person()
        table = person.open("creatures", "me", "here", first_player=0)
        person.do(table, do="play", action="space walls; border a1n; border b1n", seat=0)
        person.do(table, do="undo", seat=0)
        before = person.state(table)
        cookies = dict(person.http.cookies)
    with running(settings) as house:
        again = house.person()
        again.http.cookies.update(cookies)
        after = again.state(table)
        assert after == before
        assert (after["can_undo_turn"], after["can_redo"]) == (2, 1)
        assert again.do(table, do="undo", turn=True, seat=0)["view"]["farms"][0]["placed_borders"] == []


def test_a_client_that_comes_back_gets_what_it_missed(house: House) -> None:
    ada, bea = house.person(), house.person()
    table = ada.open("creatures", "me", "link", first_player=0)
    bea.sit(table, 1, "Bea")
    with ada.join(table) as chair:
        chair.play("space three_wood")
        seen = chair.state["seq"]
        number = chair.state["log"]["entries"][-1]["n"]
    bea.do(table, do="play", action="space one_stone")
    with ada.join(table, since=seen) as chair:
        assert chair.state["log"]["from"] == number + 1
        assert {entry["seat"] for entry in chair.state["log"]["entries"]} == {1}
        assert chair.state["news"]["digest"] != []
    with ada.join(table) as chair:
        assert chair.state["log"]["from"] == 0


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    campaign = Campaign(f"sqlite:///{tmp_path / 't.sqlite'}", seed=5, tables=3)
    campaign.run(kills=3)
    assert campaign.lost() == []
    assert campaign.clock.pauses.longest < 4 * STUCK  # other tests may run at once
    assert all(person.decisions > 0 and person.games > 0 for person in campaign.people)


def test_the_server_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    with Bocage(f"sqlite:///{tmp_path / 't.sqlite'}") as server:
        assert server.stop() == 130


def test_an_action_that_cannot_be_kept_is_seen_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(roomy(f"sqlite:///{tmp_path / 't.sqlite'}")) as house:
        person = house.person()
        table = person.open("creatures", "me", "here", first_player=0)
        before = person.state(table)

        async def fail(*_: object) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(Writer, "write", fail)
        refused = person.do(table, 503, do="play", action="space three_wood", seat=0)
        assert refused["error"] == "not-kept"
        assert person.state(table) == before
        monkeypatch.undo()
        assert person.do(table, do="play", action="space three_wood", seat=0)["to_act"] == 1
        with person.join(table) as chair:
            assert chair.play_on(Random(1), 3)["seq"] > before["seq"]
