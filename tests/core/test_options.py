"""Options: what all games take and refuse alike."""

import pytest

from bocage.core.errors import BadOption
from bocage.core.options import read_flag, read_mode, read_switches, refuse_unknown, unusual
from bocage.core.switches import Switch

SWITCHES = (Switch("rain", 1, True, "X-1"), Switch("snow", 2, False, "X-2"), Switch("hail", 4, False, "X-3"))


def test_an_unknown_option_is_refused_with_the_nearest_word() -> None:
    refuse_unknown({"seats": 2}, ("mode", "seats"))
    with pytest.raises(BadOption) as problem:
        refuse_unknown({"seat": 2}, ("mode", "seats"))
    assert problem.value.key == "option-unknown"
    assert problem.value.details == {"option": "seat", "suggestion": "seats"}
    with pytest.raises(BadOption) as problem:
        refuse_unknown({"xyzzyx": 2}, ("mode", "seats"))
    assert problem.value.key == "option-none"
    assert problem.value.details == {"option": "xyzzyx", "known": "mode, seats"}


@pytest.mark.parametrize("word", ["players", "num_players"])
def test_the_number_of_players_is_called_seats(word: str) -> None:
    with pytest.raises(BadOption) as problem:
        refuse_unknown({word: 3}, ("mode", "first_player"))
    assert problem.value.details == {"option": word, "suggestion": "seats"}


@pytest.mark.parametrize("wrong", ["other", None, 3, ["basic"]])
def test_a_mode_is_one_of_those_there_are(wrong: object) -> None:
    assert read_mode("basic", ("basic", "full")) == "basic"
    with pytest.raises(BadOption) as problem:
        read_mode(wrong, ("basic", "full"))
    assert problem.value.details["known"] == "basic, full"


@pytest.mark.parametrize("wrong", [1, 0, "true", None])
def test_a_flag_is_true_or_false(wrong: object) -> None:
    assert read_flag({"rain": True}, "rain", False)
    assert not read_flag({}, "rain", False)
    with pytest.raises(BadOption) as problem:
        read_flag({"rain": wrong}, "rain", True)
    assert problem.value.key == "option-switch"


def test_switches_are_read_and_told_as_far_as_they_are_not_usual() -> None:
    assert read_switches({}, SWITCHES) == 1
    assert unusual(1, SWITCHES) == {}
    changed: dict[str, object] = {"rain": False, "hail": True}
    assert read_switches(changed, SWITCHES) == 4
    assert unusual(4, SWITCHES) == changed
