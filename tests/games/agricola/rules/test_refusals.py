"""Every reason is given at least once: with its rule, its numbers, and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bocage.core.errors import IllegalAction
from bocage.core.why import Reason
from bocage.games.agricola.rules import reasons
from bocage.games.agricola.rules.goods import GOODS
from bocage.games.agricola.rules.notation import CELL_NAMES, FIELD_NAMES, SPACE_NAMES
from bocage.wording import refusal_sentence
from tests.games.agricola.deck import CARD_NAMES
from tests.games.agricola.rules.refusals import CASES, Setting
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

# How the cases name what the numbers of a refusal stand for.
WORDS: dict[str, list[str]] = {
    "good": list(GOODS),
    "goods": list(GOODS),
    "crop": list(GOODS),
    "animal": ["sheep", "boar", "cattle"],
    "space": SPACE_NAMES,
    "cell": CELL_NAMES,
    "field": FIELD_NAMES,
    "card": CARD_NAMES,
}


def test_every_reason_of_the_game_is_given() -> None:
    known = {reason.key for reason in vars(reasons).values() if isinstance(reason, Reason)}
    assert {key for _, _, _, key, _ in CASES} == known


@rule("A-1.1", "A-1.3", "A-2.3", "A-2.5", "A-2.6", "A-3.3", "A-5.1", "A-6.3", "A-6.7", "A-7.35", "A-8.1")
@rule("A-8.2", "A-8.4", "A-8.5", "A-9.1", "A-9.2", "A-10.1", "A-10.5", "A-11.6", "A-11.7", "A-12.1", "A-12.3")
@rule("A-13.3", "A-13.5", "A-13.6", "A-14.1", "A-14.3", "A-14.4", "A-14.5", "A-14.6", "A-14.12", "A-16.2")
@rule("A-19.4", "A-19.6", "AR-03", "AR-21", "AR-22", "AR-36", "AR-48", "AR-49", "AR-61", "AR-66")
@pytest.mark.parametrize(
    ("setting", "text", "number", "key", "numbers"), CASES, ids=[case[3] for case in CASES]
)
def test_a_refusal_names_its_rule_and_reason_and_changes_nothing(
    setting: Setting, text: str, number: str, key: str, numbers: Mapping[str, object]
) -> None:
    game = setting()
    action = game.codec.parse(text)
    refusal = game.why_not(action)
    assert refusal is not None, f"{text!r} is allowed"
    expected = {
        name: WORDS[name].index(value) if isinstance(value, str) else value for name, value in numbers.items()
    }
    assert (refusal.rule, refusal.key, refusal.numbers) == (number, key, expected)
    before = game.key()
    with pytest.raises(IllegalAction) as caught:
        game.play(text)
    assert caught.value.refusal == refusal
    assert game.key() == before
    english, french = (refusal_sentence(game, refusal, lang) for lang in ("en", "fr"))
    assert english != french
    for sentence in (english, french):
        assert sentence.startswith(number)
        assert sentence.endswith(".")
        assert "{" not in sentence


@rule("A-18.1")
def test_after_the_end_nothing_is_allowed() -> None:
    table = agricola_table().after_work(14).to_the_end()
    assert table.refused("space forest") == ("A-18.1", "game-over")


@rule("A-13.7")
def test_a_card_of_somebody_else_cannot_be_used() -> None:
    table = agricola_table().given(1, cards=["grocer"], food=1)
    assert table.refused("call grocer") == ("A-13.7", "not-owned")
