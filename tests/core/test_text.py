"""Texts: where one is no TOML."""

import tomllib

import pytest

from bocage.core.text import toml_place


@pytest.mark.parametrize(
    ("text", "place"),
    [("hello\n", (1, 6)), ("a = 1\nb = [\n", (3, 1)), ("a = 1\nb = x\n", (2, 5)), ("a =", (1, 4))],
)
def test_the_place_is_told_without_the_words_of_the_library(text: str, place: tuple[int, int]) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    assert toml_place(caught.value, text) == place
