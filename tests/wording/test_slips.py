"""Nothing that Bocage says has one of the slips in `slips.toml`, whatever the numbers are.

The sentences come from the message files themselves (`sayings.py`): a new text is covered as it is.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from bocage.messages import LANGUAGES, say
from tests.wording.messages_read import every_message
from tests.wording.sayings import Saying, every_saying, fillings, texts

FILE = Path(__file__).with_name("slips.toml")
LETTER = r"[^\W\d_]"  # what `\p{L}` is elsewhere
# A number, the word after it, and the one after that.
COUNTED = re.compile(rf"(?<![\w.,/–-])(\d+) ({LETTER}+)(?=(?: ({LETTER}+))?)")
TO_TYPE = re.compile(r"pip install \S+$|://\S+$")
both_languages = pytest.mark.parametrize("lang", LANGUAGES)


class Slip(NamedTuple):
    name: str
    languages: tuple[str, ...]
    pattern: re.Pattern[str]
    wrong: str
    right: str


def read() -> list[Slip]:
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))["slip"]
    return [
        Slip(
            row["name"],
            (row["lang"],) if "lang" in row else LANGUAGES,
            re.compile(row["pattern"].replace(r"\p{L}", LETTER)),
            row["wrong"],
            row["right"],
        )
        for row in rows
    ]


SLIPS = read()
every_slip = pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.name)


def shown(sayings: list[Saying]) -> list[str]:
    """The first sentence of each text."""
    found = {(saying.source, saying.key): saying for saying in reversed(sayings)}
    return sorted(f"{saying.source} {saying.key}: {saying.sentence}" for saying in found.values())


@every_slip
def test_a_slip_is_found_where_it_is_and_only_there(slip: Slip) -> None:
    assert slip.pattern.search(slip.wrong)
    assert not slip.pattern.search(slip.right)


@every_slip
@both_languages
def test_no_sentence_has_a_known_slip(slip: Slip, lang: str) -> None:
    if lang in slip.languages:
        assert shown([one for one in every_saying(lang) if slip.pattern.search(one.sentence)]) == []


# Plurals: the texts themselves tell the nouns, where one is said otherwise than two.


def nouns(lang: str) -> tuple[set[str], set[str]]:
    """Nouns in the singular, and in the plural, from the texts that tell them apart."""
    singular: set[str] = set()
    plural: set[str] = set()
    for key, message in every_message(lang).items():
        for name in message.counts:
            usual = next(iter(fillings(message, lang)))
            one = COUNTED.findall(say(key, lang, **{**usual, name: 1}))
            two = COUNTED.findall(say(key, lang, **{**usual, name: 2}))
            pairs = zip(
                [word for number, word, _ in one if number == "1"], [word for _, word, _ in two], strict=False
            )
            for alone, several in pairs:
                if several in (f"{alone}s", f"{alone}x"):
                    singular.add(alone)
                    plural.add(several)
    return singular, plural


@both_languages
def test_the_nouns_are_found(lang: str) -> None:
    singular, plural = nouns(lang)
    assert {"en": "border", "fr": "carte"}[lang] in singular
    assert {"en": "borders", "fr": "cartes"}[lang] in plural


@both_languages
def test_nouns_agree_with_their_numbers(lang: str) -> None:
    singular, plural = nouns(lang)
    ones = ("1",) if lang == "en" else ("0", "1")

    def disagrees(sentence: str) -> bool:
        for number, word, following in COUNTED.findall(sentence):
            if number in ones and word in plural:
                return True
            # In “2 vegetable fields” the first word is no noun of its own.
            if number not in ones and word in singular and not following.endswith("s"):
                return True
        return False

    assert shown([one for one in every_saying(lang) if disagrees(one.sentence)]) == []


# Full stops: who has brothers and sisters that end with one has one too, in both languages.


def is_open(saying: Saying) -> bool:
    """Whether it names a thing, such as the word for an argument, or ends with what one has to type."""
    return (
        "-word-" in saying.key or saying.key.endswith("-title") or TO_TYPE.search(saying.sentence) is not None
    )


def family(key: str) -> str:
    return key.split("-")[0]


def ends(saying: Saying) -> bool:
    return saying.sentence.rstrip("»”) \u00a0\u202f").endswith((".", "?", "!", "…", ":"))


@both_languages
def test_sentences_end_as_their_siblings_do(lang: str) -> None:
    said = [one for one in texts(lang) if not every_message(lang)[one.key].ends_open and not is_open(one)]
    sizes = Counter(family(key) for key in {one.key for one in said})
    closed = Counter(family(key) for key in {one.key for one in said if ends(one)})
    sentences = {name for name, size in sizes.items() if closed[name] > 0.9 * size}
    assert shown([one for one in said if family(one.key) in sentences and not ends(one)]) == []


def test_both_languages_end_alike() -> None:
    closed = {lang: {one.key for one in texts(lang) if ends(one)} for lang in LANGUAGES}
    unlike = [key for key in sorted(closed["en"] ^ closed["fr"]) if not key.endswith("-short")]
    assert unlike == []
