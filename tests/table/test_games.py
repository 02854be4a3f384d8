"""Whole games through the interface."""

from random import Random

import pytest

from tests.table.serving import House, Json, Person


@pytest.mark.parametrize(
    ("game", "options"),
    [("creatures", {"mode": "expert"}), ("farmerama", {"mode": "advanced"})],
)
def test_a_person_plays_a_whole_game_against_a_bot(ada: Person, game: str, options: Json) -> None:
    table = ada.open(game, "me", "greedy", **options)
    with ada.join(table) as chair:
        state = chair.play_on(Random(1))
    assert state["status"] == "over"
    assert len(state["outcome"]["scores"]) == 2
    assert state["outcome"]["sentence"]
    assert state["to_act"] is None


def test_two_people_far_apart_play_a_whole_game(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link")
    assert bea.sit(table, 1, "Béa")["seats"][1]["mine"]
    rng = Random(2)
    with ada.join(table) as first, bea.join(table) as second:
        while first.state["outcome"] is None:
            chair = first if first.state["to_act"] == 0 else second
            other = second if chair is first else first
            chair.wait_for_turn()
            chair.play_on(rng, 1)
            while other.state["seq"] < chair.state["seq"]:
                other.receive()
        assert second.state["outcome"]["scores"] == first.state["outcome"]["scores"]
        assert "Béa" in {seat["name"] for seat in first.state["seats"]}


def test_one_person_plays_solo(ada: Person) -> None:
    table = ada.open("farmerama", "me", mode="solo")
    with ada.join(table) as chair:
        assert chair.play_on(Random(3))["outcome"]["reason"] in ("solo-won", "solo-lost")


def test_bots_play_by_themselves_and_can_be_watched(ada: Person, house: House) -> None:
    table = ada.open("farmerama", "random", "random", "random", settings={"open": True})
    with house.person().join(table) as guest:
        while guest.state["outcome"] is None:
            guest.receive()
            assert guest.state["viewer"] is None
            assert guest.state["actions"] == []
