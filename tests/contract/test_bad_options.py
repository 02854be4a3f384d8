"""Options that do not exist or cannot be."""

import pytest

from bocage.core.errors import BadOption
from bocage.games.creatures import Game
from tests.contract.refusals import HUGE


def refused(**options: object) -> tuple[str, dict[str, str | int]]:
    """How these options are refused when they come as plain data."""
    with pytest.raises(BadOption) as caught:
        Game.from_options(options)
    return caught.value.key, caught.value.details


@pytest.mark.parametrize(
    ("name", "suggestion"),
    [
        ("mod", "mode"),
        ("tile", "tiles"),
        ("first", "first_player"),
        ("timber_shop", "timber_shop_retroactive"),
    ],
)
def test_an_unknown_option_gets_a_suggestion(name: str, suggestion: str) -> None:
    assert refused(**{name: True}) == ("option-unknown", {"option": name, "suggestion": suggestion})


def test_an_option_like_no_other_gets_all_that_there_are() -> None:
    key, details = refused(zzz=1)
    assert (key, details["option"]) == ("option-none", "zzz")
    assert str(details["known"]).startswith("mode, ")


@pytest.mark.parametrize("mode", ["hard", "", "Expert", 3, ["expert"], HUGE])
def test_an_unknown_mode_is_refused_with_the_known_ones(mode: object) -> None:
    key, details = refused(mode=mode)
    assert (key, details["known"]) == ("option-mode", "standard, advanced, expert, free")
    assert len(str(details["mode"])) < 100


@pytest.mark.parametrize("mode", ["standard", "advanced", "expert"])
def test_tiles_belong_to_the_free_mode(mode: str) -> None:
    assert refused(mode=mode, tiles=["sawmill"]) == ("option-free-tiles", {})


def test_the_free_mode_needs_tiles() -> None:
    assert refused(mode="free") == ("option-free-tiles", {})


def test_tiles_alone_mean_the_free_mode() -> None:
    assert Game(tiles=["sawmill"]).options == {"mode": "free", "tiles": ["sawmill"]}
    assert Game(tiles=[]).options == {"mode": "free", "tiles": []}


@pytest.mark.parametrize("tiles", ["sawmill", 3, {"sawmill": 1}, True])
def test_tiles_are_a_list(tiles: object) -> None:
    assert refused(tiles=tiles) == ("option-tiles", {})


@pytest.mark.parametrize(
    ("tile", "suggestion"),
    [("sawmil", "sawmill"), ("cottage", "cottage_extension"), (["sawmill"], "sawmill")],
)
def test_an_unknown_tile_gets_one_that_is_near(tile: object, suggestion: str) -> None:
    assert refused(tiles=[tile]) == ("option-tile", {"tile": str(tile), "suggestion": suggestion})


@pytest.mark.parametrize("tile", ["zzz", 3, None, HUGE])
def test_a_tile_that_is_like_none_gets_some_that_there_are(tile: object) -> None:
    key, details = refused(tiles=[tile])
    assert key == "option-tile-none"
    assert str(details["known"]).endswith(", …")


def test_a_tile_is_named_once() -> None:
    assert refused(tiles=["sawmill", "sawmill"]) == ("option-tile-twice", {})


@pytest.mark.parametrize("value", [1, 0, "yes", None, [], HUGE])
def test_a_switch_is_true_or_false(value: object) -> None:
    key, details = refused(border_on_wall_edge=value)
    assert (key, details["option"]) == ("option-switch", "border_on_wall_edge")


@pytest.mark.parametrize("seat", [2, -1, True, "0", 0.0, [0]])
def test_the_first_player_is_a_seat(seat: object) -> None:
    assert refused(first_player=seat) == ("option-first-of", {"value": str(seat), "last": 1})


@pytest.mark.parametrize("seats", [0, 1, 3, 4, -2])
def test_two_people_play(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        Game(seats=seats)
    assert (caught.value.key, caught.value.details) == ("option-seats", {"seats": seats, "known": "2"})


def test_keyword_arguments_are_refused_like_plain_data() -> None:
    for keywords in ({"mode": "hard"}, {"mode": "free"}, {"zzz": True}, {"first_player": 2}):
        with pytest.raises(BadOption) as caught:
            Game(**keywords)
        assert (caught.value.key, caught.value.details) == refused(**keywords)
