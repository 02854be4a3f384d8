"""The rules of Goose Green, by their numbers on its sheet (examples/goose/goose/sheets)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bocage.core.errors import BadOption, BadPosition, IllegalAction
from bocage.core.game import Game
from bocage.games.parts import Kit


class Green:
    """A game in which the test plays chance."""

    def __init__(self, kit: Kit, seats: int = 2) -> None:
        self.game: Game = kit.game.from_options({"seats": seats})

    def play(self, *moves: str) -> Green:
        for move in moves:
            self.game.play(move)
        return self

    def farm(self, seat: int) -> dict[str, Any]:
        farms: Any = self.game.view(seat)["farms"]
        return dict(farms[seat])

    @property
    def common(self) -> object:
        return self.game.view(0)["common"]


@pytest.fixture
def green(goose: Kit) -> Green:
    return Green(goose)


def test_the_best_bait_lures_the_flock_and_its_owner_houses_it(green: Green) -> None:
    """G-2.3, G-2.5."""
    green.play("land 3", "lay peas", "lay grass")
    assert green.game.to_act == 0
    green.play("pond 2")
    assert (green.farm(0)["pond"], green.farm(0)["coop"], green.common) == (2, 1, 0)


def test_equal_baits_lure_nothing_and_the_geese_stay(green: Green) -> None:
    """G-2.1, G-2.3."""
    green.play("land 4", "lay maize", "lay maize", "sky rain", "land 2")
    assert green.common == 6
    assert green.game.prompt == ("G-2.2", "lay")


def test_of_three_the_best_bait_that_stands_alone_lures(goose: Kit) -> None:
    """G-2.3."""
    green = Green(goose, 3).play("land 2", "lay maize", "lay crumbs", "lay maize")
    assert green.game.to_act == 1


def test_each_dog_drives_one_goose_home_first(goose: Kit) -> None:
    """G-2.4: with two dogs and two geese nothing is left to be housed."""
    green = Green(goose, 3).play("land 2", "lay dog", "lay crumbs", "lay dog")
    assert green.game.prompt == ("G-2.6", "sky")
    assert [green.farm(seat)["coop"] for seat in range(3)] == [1, 0, 1]


def test_dogs_alone_drive_nothing(green: Green) -> None:
    """G-2.3, G-2.4."""
    green.play("land 3", "lay dog", "lay dog")
    assert [green.farm(seat)["coop"] for seat in range(2)] == [0, 0]
    assert green.common == 3


@pytest.mark.parametrize(
    ("sky", "pond", "eggs", "common"), [("sun", 3, 1, 0), ("rain", 3, 0, 0), ("storm", 1, 0, 2)]
)
def test_the_weather(green: Green, sky: str, pond: int, eggs: int, common: int) -> None:
    """G-2.6."""
    green.play("land 3", "lay maize", "lay grass", "pond 3", f"sky {sky}")
    assert (green.farm(0)["pond"], green.farm(0)["eggs"], green.common) == (pond, eggs, common)
    assert green.farm(1)["eggs"] == 0


def test_a_card_is_laid_once(green: Green) -> None:
    """G-2.2."""
    green.play("land 2", "lay maize", "lay maize", "sky rain", "land 2")
    with pytest.raises(IllegalAction) as caught:
        green.game.play("lay maize")
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("G-2.2", "laid-before")


def test_no_more_geese_can_be_housed_than_were_lured(green: Green) -> None:
    """G-2.5."""
    green.play("land 2", "lay maize", "lay grass")
    refusal = green.game.why_not(green.game.codec.parse("pond 3"))
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("G-2.5", {"have": 2, "need": 3})


def test_five_rounds_end_the_game_and_are_counted(green: Green) -> None:
    """G-3.1."""
    for mine, other in (
        ("peas", "grass"),
        ("barley", "crumbs"),
        ("grass", "dog"),
        ("dog", "peas"),
        ("crumbs", "barley"),
    ):
        green.play("land 2", f"lay {mine}", f"lay {other}")
        while green.game.to_act != -1:
            green.game.play(green.game.legal_actions()[-1])
        green.play("sky rain")
    outcome = green.game.outcome()
    assert outcome is not None
    lines = [{line.key: line.points for line in sheet.lines} for sheet in outcome.sheets]
    assert lines[0] == {"pond": 10.0, "coop": 1.0, "eggs": 0.0, "larder": 5.0}
    assert lines[1] == {"pond": 6.0, "coop": 1.0, "eggs": 0.0, "larder": 5.0}
    assert (outcome.winners, outcome.reason) == ((0,), "score")


def test_a_card_face_down_is_seen_by_its_owner_alone(green: Green) -> None:
    green.play("land 2", "lay maize")
    own, other, guest = (green.game.view(viewer)["farms"] for viewer in (0, 1, 2))
    assert isinstance(own, list)
    assert own[0]["laid"] == "maize"
    assert isinstance(other, list)
    assert other[0]["laid"] == "face_down"
    assert "maize" in other[0]["hand"]
    assert guest == other


def test_samples_draw_the_hidden_card_anew(green: Green) -> None:
    green.play("land 2", "lay maize")
    rng = Random(1)
    laid = {str(green.game.sample(1, rng).position()["farms"][0]["laid"]) for _ in range(60)}  # type: ignore[index]
    assert laid == {"crumbs", "grass", "peas", "barley", "maize", "dog"}


@pytest.mark.parametrize(
    "position",
    [
        {"game": "chess"},
        {"game": "goose", "farms": [{}]},
        {"game": "goose", "farms": [{}, {"hand": ["cat"]}]},
        {"game": "goose", "farms": [{}, {}], "common": 99},
        {"game": "goose", "farms": [{}, {}], "agenda": [["nowhere", 0, 0, 0, 0, 0, 0]]},
        {"game": "goose", "farms": [{}, {}], "geese": 1},
    ],
)
def test_positions_that_cannot_stand_are_refused(goose: Kit, position: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        goose.game.from_position(position)


@pytest.mark.parametrize("options", [{"seats": 4}, {"seats": True}, {"mode": "pond"}, {"geese": 3}])
def test_options_that_do_not_exist_are_refused(goose: Kit, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        goose.game.from_options(options)
