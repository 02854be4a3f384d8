"""What a person reads who asks why not: everything that is missing, and when it would work."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.wording import question, refusal_sentence
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.games.creatures.scenario import pasture
from tests.rule_marks import rule


def why_not(table: AgricolaTable, text: str, lang: str) -> str:
    """The sentence, with plain spaces where French has some that do not break."""
    sentence = refusal_sentence(table.game, table.refusal(text), lang)
    return sentence.replace("\u202f", " ").replace("\u00a0", " ")


def at(line: str = "", round: int = 4, **farm: object) -> AgricolaTable:
    table = agricola_table().given(0, **farm).course(round=round)
    return table.act(0, line) if line else table


@rule("A-14.6", "A-15.2")
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "A-14.6: You need 1 wood and 3 stone and have no wood and 1 stone."),
        ("fr", "A-14.6 : Il vous faut 1 bois et 3 pierres ; chez vous : aucun bois et 1 pierre."),
    ],
)
def test_every_good_that_is_missing_is_told(lang: str, sentence: str) -> None:
    table = at("space major_improvement", stone=1, clay=9)
    assert why_not(table, "major well", lang) == sentence


@rule("A-7.19", "A-12.3", "A-13.3", "A-6.6")
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "A-12.3: You have no empty field. A-13.3: You have no improvement to bake with."),
        (
            "fr",
            "A-12.3 : Vous n’avez pas de champ vide. "
            "A-13.3 : Vous n’avez aucun aménagement pour cuire du pain.",
        ),
    ],
)
def test_both_halves_of_a_space_are_told(lang: str, sentence: str) -> None:
    assert why_not(at(grain=1), "space grain_utilization", lang) == sentence


@rule("A-10.3", "A-10.5")
@pytest.mark.parametrize(
    ("farm", "english", "french"),
    [
        (
            {},
            "A-10.3: A pasture takes at least 4 fences here. They cost 4 wood; you have no wood.",
            "A-10.3 : Un pâturage demande ici au moins 4 clôtures. "
            "Elles coûtent 4 bois ; chez vous : aucun bois.",
        ),
        (
            {"fences": sorted({*pasture("e1", "e2")})},
            "A-10.3: A pasture takes at least 1 fence here. It costs 1 wood; you have no wood.",
            "A-10.3 : Un pâturage demande ici au moins 1 clôture. "
            "Elle coûte 1 bois ; chez vous : aucun bois.",
        ),
    ],
)
def test_fences_that_cannot_be_paid_are_a_matter_of_wood(
    farm: dict[str, Any], english: str, french: str
) -> None:
    table = at(**farm)
    assert [why_not(table, "space fencing", lang) for lang in ("en", "fr")] == [english, french]


@rule("A-13.5", "A-B019", "A-16.3", "A-16.4")
def test_a_card_at_the_wrong_moment_says_when_it_works() -> None:
    craft = at(cards=["joinery"], wood=1)
    assert "feeding phase of a harvest" in why_not(craft, "call joinery", "en")
    assert "Repas de famille" in why_not(craft, "call joinery", "fr")
    plow = at("space farmland", cards=["moldboard_plow"], memory={"moldboard_plow": 2})
    assert plow.refused("use moldboard_plow") == ("A-16.3", "card-empty")
    early = at(cards=["moldboard_plow"])
    assert early.refused("use moldboard_plow") == ("A-16.4", "wrong-window")
    assert "When you use Farmland" in why_not(early, "use moldboard_plow", "en")
    threshing: dict[str, Any] = {"cards": ["threshing_board", "moldboard_plow", "fireplace_2"], "grain": 2}
    twice = at("space farmland; use threshing_board; bake fireplace_2", **threshing)
    assert twice.refused("use threshing_board") == ("A-16.4", "used-already")


@rule("A-6.1", "A-5.1", "A-6.3")
@pytest.mark.parametrize(
    ("text", "farm", "round", "reasons"),
    [
        ("plow c1", {}, 4, [("A-6.1", "place-first")]),
        ("plow a2", {}, 4, [("A-3.3", "tile-there")]),
        ("room a1", {}, 4, [("A-8.1", "short-of"), ("A-8.1", "short-of")]),
        ("enclose e1", {"wood": 4}, 1, [("A-5.1", "not-yet-revealed"), ("A-5.1", "not-yet-revealed")]),
        ("enclose e1", {"wood": 4}, 4, [("A-6.1", "place-first")]),
        ("sow_grain c1", {"fields": {"c1": {}}}, 4, [("A-12.3", "nothing-of")]),
        ("sow_grain c1", {"fields": {"c1": {}}, "grain": 1}, 4, [("A-6.1", "place-first")]),
        ("major well", {"wood": 1, "stone": 3}, 4, [("A-6.1", "place-first")]),
        ("minor manger", {}, 4, [("A-14.1", "not-in-hand")]),
        ("occupation priest", {"hand": ["priest"]}, 4, [("A-6.1", "place-first")]),
        ("renovate clay", {"clay": 2, "reed": 1}, 4, [("A-5.1", "not-yet-revealed")] * 2),
        ("bake clay_oven", {"grain": 1}, 4, [("A-13.3", "not-an-oven")]),
    ],
)
def test_what_a_turn_could_lead_to_is_told_one_step_ahead(
    text: str, farm: dict[str, Any], round: int, reasons: list[tuple[str, str]]
) -> None:
    refusal = at(round=round, **farm).refusal(text)
    assert [(reason.rule, reason.key) for reason in refusal.all][: len(reasons)] == reasons


@rule("A-6.3")
def test_an_occupied_space_is_told_one_step_ahead() -> None:
    table = agricola_table().act(0, "space farmland; plow c1")
    assert table.refused("plow c1") == ("A-6.3", "occupied")


@rule("A-12.3", "A-B068")
def test_on_the_field_of_a_card_grain_is_refused_for_what_grows_there() -> None:
    table = at("space grain_utilization", cards=["beanfield"], fields={"c1": {}}, grain=1, vegetable=1)
    assert table.refused("sow_grain card") == ("A-12.3", "only-vegetables")
    assert why_not(table, "sow_grain card", "en") == "A-12.3: Only vegetables grow on the field of the card."


@rule("A-11.5", "A-17.10")
def test_the_question_about_animals_without_room_offers_cooking_only_where_it_is_allowed() -> None:
    farm = {"cards": ["fireplace_2"], "sheep": 2, "boar": 1, "food": 9, "fences": pasture("e1")}
    young = agricola_table().given(0, **farm).after_work(4).until("release-young", 0)
    assert question(young.game, "en").endswith("none may be cooked now.")
    for cards, ending in ((["grocer"], "Let one go."), (["fireplace_2"], "Let one go or cook it.")):
        table = agricola_table().given(0, cards=cards, cattle=1).course(round=4)
        table.spaces(sheep_market={"sheep": 1}).act(0, "space sheep_market")
        assert question(table.game, "en").endswith(ending)
