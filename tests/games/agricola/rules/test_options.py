"""The options of a game, alone and together, and what is refused (A-19)."""

from __future__ import annotations

from itertools import product

import pytest

from bocage.core.errors import BadOption
from bocage.core.switches import Switch
from bocage.games.agricola import Game
from bocage.games.agricola.rules.drafting import DRAFTS
from bocage.games.agricola.rules.switches import SWITCHES
from bocage.messages import say
from bocage.wording import error_sentence
from tests.games.agricola.deck import MINOR_NAMES, OCCUPATION_NAMES
from tests.rule_marks import rule

REFUSED: list[tuple[str, dict[str, object], dict[str, object]]] = [
    ("option-unknown", {"drafts": "quick"}, {"option": "drafts", "suggestion": "draft"}),
    ("option-seats", {"seats": 5}, {"seats": "5", "known": "1-4"}),
    ("option-seats", {"seats": 0}, {"seats": "0", "known": "1-4"}),
    ("option-seats", {"seats": True}, {"seats": "True", "known": "1-4"}),
    ("option-mode", {"mode": "expert"}, {"mode": "expert", "known": "full, beginner"}),
    ("option-mode", {"mode": 3}, {"mode": "3", "known": "full, beginner"}),
    ("option-draft", {"draft": "slow"}, {"draft": "slow", "known": ", ".join(DRAFTS)}),
    ("option-draft", {"draft": 7}, {"draft": "7", "known": ", ".join(DRAFTS)}),
    ("option-first-of", {"first_player": 2}, {"value": "2", "last": 1}),
    ("option-first-of", {"first_player": -1}, {"value": "-1", "last": 1}),
    ("option-first-of", {"first_player": True}, {"value": "True", "last": 1}),
    ("option-banned", {"banned": "well"}, {}),
    ("option-banned", {"banned": 3}, {}),
    ("option-card", {"banned": ["lom"]}, {"card": "lom", "suggestion": "loom"}),
    ("option-card-none", {"banned": ["zzz"]}, {"card": "zzz"}),
    ("option-card-none", {"banned": [1]}, {"card": "1"}),
    ("option-switch", {"solo_beginner": "yes"}, {"option": "solo_beginner", "value": "yes"}),
    ("option-switch", {"additional_actions": 1}, {"option": "additional_actions", "value": "1"}),
    ("option-tile-alone", {"seats": 1, "additional_actions": True}, {}),
    ("option-beginner-alone", {"seats": 1, "mode": "beginner"}, {}),
    ("option-only-alone", {"seats": 2, "choose_hand": True}, {}),
    ("option-only-alone", {"seats": 3, "choose_round_order": True}, {}),
    ("option-no-hands", {"mode": "beginner", "draft": "quick"}, {}),
    (
        "option-no-hands",
        {"seats": 1, "mode": "beginner", "solo_beginner": True, "choose_hand": True},
        {},
    ),
    ("option-choose-and-draft", {"seats": 1, "choose_hand": True, "draft": "mulligan"}, {}),
    (
        "option-draft-alone",
        {"seats": 1, "draft": "quick"},
        {"draft": "quick", "known": "none, choose_7_of_10, mulligan"},
    ),
    (
        "option-too-many-banned",
        {"seats": 4, "draft": "choose_7_of_10", "banned": OCCUPATION_NAMES[:9]},
        {"left": 39, "need": 40},
    ),
    ("option-too-many-banned", {"banned": MINOR_NAMES[:35]}, {"left": 13, "need": 14}),
]


@rule("A-19.1", "A-19.2", "A-19.3", "A-19.4", "A-19.6", "AR-79", "AR-80")
@pytest.mark.parametrize(("key", "options", "details"), REFUSED, ids=[str(case[1]) for case in REFUSED])
def test_an_impossible_option_is_refused_with_its_reason(
    key: str, options: dict[str, object], details: dict[str, object]
) -> None:
    with pytest.raises(BadOption) as refused:
        Game.from_options(options)
    assert refused.value.key == key
    found = {name: refused.value.details[name] for name in details}
    if options.get("banned") != ["well"]:  # the nearest name is of no interest there
        assert found == details
    sentences = {error_sentence(refused.value, lang) for lang in ("en", "fr")}
    assert len(sentences) == 2
    assert all(sentence[-1] in ".?" for sentence in sentences)


def is_allowed(options: dict[str, object]) -> bool:
    """The combinations that the rules know, once more in few words."""
    alone, beginner = options["seats"] == 1, options["mode"] == "beginner"
    draft, chooses = options["draft"] != "none", options["choose_hand"]
    if alone:
        fits = (
            options["draft"] in ("none", "choose_7_of_10", "mulligan") and not options["additional_actions"]
        )
        fits = fits and not beginner
    else:
        fits = not chooses and not options["choose_round_order"]
    return fits and not (beginner and (draft or chooses)) and not (chooses and draft)


@rule("A-19.2", "A-19.3", "A-19.4", "A-19.6", "A-19.7", "AR-79")
def test_variants_combine_freely_where_the_rules_allow() -> None:
    names = ("seats", "mode", "draft", "additional_actions", "choose_hand", "choose_round_order")
    flags = (False, True)
    allowed = 0
    for values in product((1, 2, 3, 4), ("full", "beginner"), DRAFTS, flags, flags, flags):
        options: dict[str, object] = dict(zip(names, values, strict=True))
        try:
            Game.from_options(options)
            found = True
        except BadOption:
            found = False
        assert found == is_allowed(options), options
        allowed += found
    assert allowed == 3 * (7 + 1) * 2 + 2 * (3 + 1)


@rule("A-2.3", "A-2.4", "AR-80")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_cards_enough_for_every_draft(seats: int) -> None:
    dealt = {"none": 7, "sequential_8": 8, "choose_7_of_10": 10}
    pools = {1: 34, 2: 34, 3: 41, 4: 48}
    assert all(seats * count <= pools[seats] for count in dealt.values())
    for draft in DRAFTS if seats > 1 else ("none", "choose_7_of_10", "mulligan"):
        assert Game(seats=seats, seed=1, draft=draft).to_act is not None


@rule("A-19.7")
@pytest.mark.parametrize("name", ["living_hand", "teams", "campaign"])
def test_what_is_not_covered_is_no_option(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        Game.from_options({name: True})
    assert refused.value.key in {"option-unknown", "option-none"}  # with the nearest word, or with all
    assert refused.value.details["option"] == name


@rule("A-1.3", "A-2.3")
def test_banned_cards_are_never_dealt() -> None:
    banned = ["loom", "canoe", "tutor", *MINOR_NAMES[:25]]
    for seed in range(3):
        game = Game(seats=2, seed=seed, banned=banned)
        farms = game.position()["farms"]
        assert isinstance(farms, list)
        assert not {card for farm in farms for card in farm["hand"]} & set(banned)
    fresh = Game(seats=2, first_player=0, banned=["tutor"])
    assert fresh.why_not(fresh.codec.parse("deal_occupation tutor")) is not None


@rule("A-19.6")
def test_options_come_back_as_they_were_given_without_what_is_usual() -> None:
    given = {
        "seats": 3,
        "mode": "full",
        "draft": "quick",
        "banned": ["loom"],
        "first_player": 2,
        "additional_actions": True,
        "farm_expansion_switch_back": True,
    }
    assert Game.from_options(given).options == given
    assert Game.from_options({"draft": "none", "solo_beginner": False}).options == {
        "seats": 2,
        "mode": "full",
    }
    again = Game.from_options(Game.from_options(given).options)
    assert again.options == given


@rule("A-20")
@pytest.mark.parametrize("switch", SWITCHES, ids=[switch.name for switch in SWITCHES])
def test_every_switch_is_an_option_with_a_sentence_in_both_languages(switch: Switch) -> None:
    name, default = switch.name, switch.default
    changed = Game.from_options({name: not default})
    assert changed.options[name] is not default
    assert name not in Game.from_options({name: default}).options
    assert say(f"option-{name}", "en") != say(f"option-{name}", "fr")
