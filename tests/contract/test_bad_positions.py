"""Positions that cannot stand are refused with the reason and the place."""

import pytest

from bocage.core.errors import BadPosition
from bocage.games.creatures import Game
from tests.contract.refusals import HUGE, refused
from tests.games.creatures.scenario import creatures_table
from tests.rule_marks import rule


def test_a_position_by_hand_needs_nothing_but_its_game() -> None:
    game = Game.from_position({"game": "creatures"})
    assert game.to_act == 0
    assert game.prompt == ("C-10.1", "space")


@pytest.mark.parametrize("game", ["agricola", None, 3, HUGE, [], "Creatures"])
def test_a_position_of_another_game_is_refused(game: object) -> None:
    key, details = refused(game=game)
    assert key == "position-game"
    assert details["game"] == "creatures"
    assert len(str(details["found"])) < 100


@pytest.mark.parametrize("position", [[], None, 3, "creatures", True])
def test_a_position_is_a_table(position: object) -> None:
    with pytest.raises(BadPosition) as caught:
        Game.from_position(position)  # type: ignore[arg-type]
    assert caught.value.key == "position-not-a-table"


@pytest.mark.parametrize(
    ("fields", "path", "suggestion"),
    [
        ({"rounds": 3}, "rounds", "round"),
        ({"farm": []}, "farm", "farms"),
        ({"farms": [{"wod": 3}]}, "farms[0].wod", "wood"),
        ({"farms": [{}, {"animals": {"sheeps": 3}}]}, "farms[1].animals.sheeps", "sheep"),
        ({"farms": [{"memory": {"bran": 3}}]}, "farms[0].memory.bran", "barn"),
        ({"supply": {"trough": 3}}, "supply.trough", "troughs"),
        ({"spaces": {"three_wood": {"wod": 3}}}, "spaces.three_wood.wod", "wood"),
    ],
)
def test_an_unknown_field_gets_a_suggestion(fields: dict[str, object], path: str, suggestion: str) -> None:
    assert refused(**fields) == ("position-field", {"path": path, "suggestion": suggestion})


def test_a_field_that_is_like_none_gets_what_there_is() -> None:
    found = refused(spaces={"fences": {"wood": 3}})
    assert found == ("position-field-none", {"path": "spaces.fences.wood", "known": "worker"})


@pytest.mark.parametrize(
    ("fields", "path", "value", "suggestion"),
    [
        ({"spaces": {"three_woods": {}}}, "spaces", "three_woods", "three_wood"),
        ({"display": ["sawmil"]}, "display", "sawmil", "sawmill"),
        ({"farms": [{"buildings": {"a3": "cotage"}}]}, "farms[0].buildings.a3", "cotage", "cottage"),
    ],
)
def test_an_unknown_name_gets_a_suggestion(
    fields: dict[str, object], path: str, value: str, suggestion: str
) -> None:
    key, details = refused(**fields)
    assert (key, details["path"], details["value"]) == ("position-name", path, value)
    assert details["suggestion"] == suggestion


@pytest.mark.parametrize(
    ("fields", "path", "value"),
    [
        ({"display": ["zzz"]}, "display", "zzz"),
        ({"farms": [{"buildings": {"a4": "stall"}}]}, "farms[0].buildings", "a4"),
        ({"farms": [{"troughs": ["a4"]}]}, "farms[0].troughs", "a4"),
        ({"farms": [{"troughs": [7]}]}, "farms[0].troughs", "7"),
    ],
)
def test_a_name_that_is_like_none_gets_some_that_there_are(
    fields: dict[str, object], path: str, value: str
) -> None:
    key, details = refused(**fields)
    assert (key, details["path"], details["value"]) == ("position-name-none", path, value)
    assert str(details["known"]).endswith(", …")  # a screen full of names helps nobody


@pytest.mark.parametrize("value", [-1, 9, 10**12, HUGE])
def test_a_number_out_of_range_is_refused_with_its_bounds(value: int) -> None:
    key, details = refused(round=value)
    assert key == "position-range"
    assert (details["path"], details["low"], details["high"]) == ("round", 0, 8)
    assert len(str(details["value"])) < 30


@pytest.mark.parametrize("value", [True, 1.0, float("nan"), "1", [1], {}])
@pytest.mark.parametrize(
    ("fields", "path"),
    [
        (lambda value: {"round": value}, "round"),
        (lambda value: {"turn": value}, "turn"),
        (lambda value: {"marker": value}, "marker"),
        (lambda value: {"supply": {"tiles": value}}, "supply.tiles"),
        (lambda value: {"farms": [{"wood": value}]}, "farms[0].wood"),
        (lambda value: {"farms": [{"columns": value}]}, "farms[0].columns"),
        (lambda value: {"farms": [{"animals": {"cow": value}}]}, "farms[0].animals.cow"),
        (lambda value: {"spaces": {"three_wood": {"wood": value}}}, "spaces.three_wood.wood"),
        (lambda value: {"spaces": {"three_wood": {"worker": value}}}, "spaces.three_wood.worker"),
    ],
)
def test_what_is_no_whole_number_is_refused(fields: object, path: str, value: object) -> None:
    assert callable(fields)
    assert refused(**fields(value)) == ("position-number", {"path": path})


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"marker": 2}, "marker"),
        ({"starter": -1}, "starter"),
        ({"turn": 7}, "turn"),
        ({"farms": [{"wood": -1}]}, "farms[0].wood"),
        ({"farms": [{"wood": 101}]}, "farms[0].wood"),
        ({"farms": [{}, {"borders": 27}]}, "farms[1].borders"),
        ({"farms": [{"columns": 8}]}, "farms[0].columns"),
        ({"farms": [{"columns": 1}]}, "farms[0].columns"),
        ({"farms": [{"columns": 3, "left": 2}]}, "farms[0].left"),
        ({"farms": [{"animals": {"cow": -1}}]}, "farms[0].animals.cow"),
        ({"spaces": {"three_wood": {"wood": 25}}}, "spaces.three_wood.wood"),
        ({"spaces": {"three_wood": {"worker": 2}}}, "spaces.three_wood.worker"),
        ({"spaces": {"horse_and_sheep": {"horse": 2}}}, "horse_and_sheep"),
        ({"supply": {"troughs": 11}}, "supply.troughs"),
        ({"supply": {"tiles": 5}}, "supply.tiles"),
        ({"supply": {"expansions": -1}}, "supply.expansions"),
    ],
)
def test_a_number_that_cannot_be_is_refused(fields: dict[str, object], path: str) -> None:
    key, details = refused(**fields)
    assert (key, details["path"]) == ("position-range", path)


@pytest.mark.parametrize("value", [True, 1, "carpenter", ["carpenter"], [[], [], []], [{}]])
def test_effects_that_are_spent_are_listed_for_each_seat(value: object) -> None:
    assert refused(spent=value) == ("position-list", {"path": "spent"})


@pytest.mark.parametrize("name", ["sawmill", "building_firm", 3])
def test_only_free_effects_can_be_spent(name: object) -> None:
    key, details = refused(spent=[[name], []])
    assert (key, details["path"]) == ("position-name-none", "spent")
    assert "carpenter" in str(details["known"])


@pytest.mark.parametrize(
    ("fields", "key", "path"),
    [
        ({"farms": 3}, "position-list", "farms"),
        ({"display": "sawmill"}, "position-list", "display"),
        ({"agenda": {}}, "position-list", "agenda"),
        ({"farms": [{"troughs": "a1"}]}, "position-list", "farms[0].troughs"),
        ({"farms": [3]}, "position-not-a-table", "farms[0]"),
        ({"farms": [{"buildings": ["stall"]}]}, "position-not-a-table", "farms[0].buildings"),
        ({"farms": [{"animals": 3}]}, "position-not-a-table", "farms[0].animals"),
        ({"spaces": []}, "position-not-a-table", "spaces"),
        ({"spaces": {"fences": 0}}, "position-not-a-table", "spaces.fences"),
        ({"options": []}, "position-not-a-table", "options"),
        ({"working": 1}, "position-flag", "working"),
        ({"farms": [{"buildings": {"a1": 3}}]}, "position-text", "farms[0].buildings.a1"),
    ],
)
def test_a_value_of_the_wrong_sort_is_refused(fields: dict[str, object], key: str, path: str) -> None:
    assert refused(**fields) == (key, {"path": path})


@rule("C-8.3")
def test_workers_fit_the_turn() -> None:
    spaces = {name: {"worker": 0} for name in ("three_wood", "two_stone", "one_stone", "expand")}
    assert refused(spaces=spaces) == ("position-workers", {"seat": 1, "found": 4, "due": 2})


@rule("C-8.3")
def test_workers_without_turns_are_refused() -> None:
    spaces = {"three_wood": {"worker": 0}, "two_stone": {"worker": 0}}
    key, details = refused(spaces=spaces, turn=0)
    assert (key, details["seat"]) == ("position-workers", 1)


def test_there_are_two_farms() -> None:
    assert refused(farms=[{}, {}, {}]) == ("position-farms", {"found": 3, "known": 2})


def test_before_round_1_there_is_nothing_to_go_on_with() -> None:
    assert refused(round=0) == ("position-round", {})


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"mode": "hard"}, "option-mode"),
        ({"mod": "expert"}, "option-unknown"),
        ({"tiles": ["sawmill"], "mode": "expert"}, "option-free-tiles"),
        ({"first_player": 2}, "option-first-of"),
    ],
)
def test_bad_options_of_a_position_are_refused_as_such(options: dict[str, object], key: str) -> None:
    assert refused(options=options)[0] == key


def test_a_position_that_stands_is_not_touched() -> None:
    position = creatures_table().given(0, buildings={"a1": "stall"}, sheep=3, wood=2).game.position()
    before = repr(position)
    Game.from_position(position).play("space three_wood")
    assert repr(position) == before
