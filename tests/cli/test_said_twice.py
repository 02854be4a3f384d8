"""An option that a line says twice, in two ways, is refused: neither word is passed over."""

from pathlib import Path

import pytest

from bocage.cli.errors import MISUNDERSTOOD
from tests.commands import Command


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("simulate creatures --mode expert --option mode=standard", "mode"),
        ("simulate creatures --option mode=expert --option mode=standard", "mode"),
        ("simulate agricola --players 3 --option seats=2", "seats"),
        ("simulate creatures --tiles inn,barn --option tiles=shelter", "tiles"),
        ("play --terminal creatures --mode expert --option mode=standard", "mode"),
    ],
)
def test_two_words_for_one_option_are_refused(bocage: Command, line: str, option: str) -> None:
    for lang, sentence in (("en", "is said twice"), ("fr", "est dit deux fois")):
        code, out, err = bocage(*line.split(), "--lang", lang)
        assert (code, out) == (MISUNDERSTOOD, "")
        assert option in err
        assert sentence in err


def test_the_same_word_twice_is_no_contradiction(bocage: Command) -> None:
    line = "simulate creatures --mode expert --option mode=expert --games 1 --json"
    assert bocage(*line.split())[0] == 0


def test_a_word_is_told_as_it_was_written(bocage: Command) -> None:
    assert "no draft “yes”" in bocage("simulate", "agricola", "--option", "draft=yes")[2]


def test_one_figure_is_changed_once(bocage: Command) -> None:
    words = ("balance", "creatures", "random", "--games", "2", "--tiles", "inn,barn")
    twice = ("--change", "cost:inn.stone=3", "--change", "cost:inn.stone=4")
    code, _, err = bocage(*words, *twice)
    assert code == MISUNDERSTOOD
    assert "“cost:inn.stone” is said twice" in err


def test_costliest_moves_are_not_counted_in_one_position(bocage: Command, record_file: Path) -> None:
    code, out, err = bocage("analyse", str(record_file), "--move", "5", "--worst", "3")
    assert (code, out) == (MISUNDERSTOOD, "")
    assert "--worst counts" in err
