"""Actions as text and back."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bocage.core.codec import Codec, Kind
from bocage.core.errors import BadNotation

CODEC = Codec(
    [
        Kind("stop", ["stop"], bare=True),
        Kind("space", ["three_wood", "two_stone", None, "fences"], "space"),
        Kind("border", ["a1w", "a1e"], "edge", aliases={"b1w": 1, "a1w": 0}),
    ]
)


def test_the_action_set_leaves_out_what_means_nothing() -> None:
    assert CODEC.actions == [0, 64, 65, 67, 128, 129]
    assert not CODEC.is_known(66)


@pytest.mark.parametrize("action", CODEC.actions)
def test_parse_and_print_are_inverses(action: int) -> None:
    assert CODEC.parse(CODEC.text(action)) == action


def test_notations_are_words_with_or_without_their_kind() -> None:
    assert [CODEC.text(action) for action in CODEC.actions] == [
        "stop",
        "space three_wood",
        "space two_stone",
        "space fences",
        "border a1w",
        "border a1e",
    ]


def test_other_names_of_an_argument_are_understood_but_not_printed() -> None:
    assert CODEC.text(CODEC.parse("border b1w")) == "border a1e"


@given(st.sampled_from(CODEC.actions), st.integers(1, 3), st.booleans())
def test_spaces_and_capitals_do_not_matter(action: int, spaces: int, capitals: bool) -> None:
    text = (" " * spaces).join(["", *CODEC.text(action).split(), ""])
    assert CODEC.parse(text.upper() if capitals else text) == action


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [("space tree_wood", "space three_wood"), ("stpo", "stop"), ("border a1n", "border a1w")],
)
def test_a_mistake_gets_the_nearest_notation(text: str, suggestion: str) -> None:
    with pytest.raises(BadNotation) as caught:
        CODEC.parse(text)
    assert caught.value.key == "notation-suggest"
    assert caught.value.details["text"] == text
    assert str(caught.value.details["suggestion"]).split()[0] == suggestion.split()[0]


@pytest.mark.parametrize("text", ["", "xyzzy", ";", "\N{COW FACE}"])
def test_what_resembles_nothing_gets_no_suggestion(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        CODEC.parse(text)
    assert caught.value.key == "notation"


@given(st.text())
def test_a_text_that_names_no_action_is_a_bad_notation(text: str) -> None:
    assume(" ".join(text.lower().split()) not in {CODEC.text(action) for action in CODEC.actions})
    with pytest.raises(BadNotation) as caught:
        CODEC.parse(text)
    assert caught.value.details["text"] == text


@pytest.mark.parametrize("action", [66, 63, -1, 192, 10**30])
def test_a_number_that_is_no_action_has_no_text(action: int) -> None:
    with pytest.raises(BadNotation) as caught:
        CODEC.text(action)
    assert (caught.value.key, caught.value.details) == ("no-such-action", {"action": str(action)})


def test_the_words_of_an_action_are_told_apart() -> None:
    kind, word, argument = CODEC.words_of(65)
    assert (kind.name, kind.sort, word, argument) == ("space", "space", "two_stone", 1)


def test_a_refused_word_is_understood_but_no_action() -> None:
    codec = Codec([Kind("sow", ["a1", "a2"], "field", refused=["card"])])
    assert (codec.parse("sow card"), codec.text(2), codec.is_known(2)) == (2, "sow card", True)
    assert codec.actions == [0, 1]
    assert codec.words_of(2)[1:] == ("card", 2)
