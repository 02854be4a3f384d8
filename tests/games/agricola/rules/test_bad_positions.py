"""Positions of Agricola that cannot stand are refused with the reason and the place."""

import pytest

from bocage.core.errors import BadPosition
from bocage.games.agricola import Game

TWO: dict[str, object] = {"game": "agricola", "options": {"seats": 2}, "round": 1}


def refused(**fields: object) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadPosition) as caught:
        Game.from_position(TWO | fields)
    return caught.value.key, dict(caught.value.details)


@pytest.mark.parametrize(
    ("fields", "path", "value", "suggestion"),
    [
        ({"majors": ["fireplace"]}, "majors", "fireplace", "fireplace_3"),
        ({"farms": [{"cards": ["clay_ovn"]}]}, "farms[0].cards", "clay_ovn", "clay_oven"),
        ({"farms": [{"seen": [["wel"]]}]}, "farms[0].seen", "wel", "well"),
        ({"farms": [{"later": {"15": {"food": 1}}}]}, "farms[0].later", "15", "1"),
        ({"farms": [{"later": {"²": {"food": 1}}}]}, "farms[0].later", "²", "1"),
    ],
)
def test_an_unknown_name_gets_a_suggestion(
    fields: dict[str, object], path: str, value: str, suggestion: str
) -> None:
    key, details = refused(**fields)
    assert key == "position-name"
    assert details == {"path": path, "value": value, "suggestion": suggestion}


@pytest.mark.parametrize(
    ("fields", "path", "value"),
    [
        ({"majors": ["basics"]}, "majors", "basics"),
        ({"majors": [None]}, "majors", "None"),
        ({"box": ["basics"]}, "box", "basics"),
        ({"farms": [{"hand": ["basics"]}]}, "farms[0].hand", "basics"),
    ],
)
def test_a_name_that_is_like_none_gets_some_that_there_are(
    fields: dict[str, object], path: str, value: str
) -> None:
    key, details = refused(**fields)
    assert (key, details["path"], details["value"]) == ("position-name-none", path, value)
    assert "fireplace_2" in str(details["known"])


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"farms": [{"cards": ["well", "well"]}]}, "position-card-twice"),
        ({"farms": [{"cards": ["well"]}, {"cards": ["well"]}]}, "position-card-twice"),
        ({"farms": [{"cards": ["well"]}], "majors": ["well"]}, "position-majors"),
        ({"farms": [{"hand": ["tutor"]}], "box": ["tutor"]}, "position-card-twice"),
        ({"farms": [{"known": ["tutor"]}]}, "position-known"),
        ({"farms": [{"cards": 3}]}, "position-list"),
        ({"farms": [{"seen": [3]}]}, "position-list"),
        ({"farms": [{}, {}, {}]}, "position-farms"),
        ({"farms": [{"people": 3, "newborn": 2}]}, "position-range"),
        ({"farms": [{"animals": {"sheep": 9}}]}, "position-animals"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, object], key: str) -> None:
    assert refused(**fields)[0] == key


def test_majors_that_are_not_named_are_gone() -> None:
    game = Game.from_position(TWO | {"majors": ["well"]})
    assert game.position()["majors"] == ["well"]


def test_an_agenda_with_impossible_numbers_comes_to_an_end() -> None:
    position = Game(seed=1, seats=2, mode="beginner").position()
    agenda = position["agenda"]
    assert isinstance(agenda, list)
    turn, work, *rest = agenda
    assert (turn[0], work[0]) == ("turn", "work")
    passed = [[*work[:5], 99, 0], *rest]  # more players have passed than there are
    spaces = {
        space: {"people": [place % 2]}
        for place, space in enumerate(("forest", "farmland", "fishing", "grain_seeds"))
    }
    game = Game.from_position(TWO | {"agenda": passed, "spaces": spaces, "farms": [{"home": 0}] * 2})
    assert game.position()["round"] == 2
    while game.to_act is not None:
        game.play(game.legal_actions()[0])
    assert game.outcome() is not None


def test_what_play_has_reached_can_be_read() -> None:
    game = Game.from_position(TWO | {"farms": [{"food": 210, "later": {"6": {}}}]})
    assert game.board.farm0.food() == 210
    assert Game.from_position(game.position()).key() == game.key()
