"""Every occupation against the data of the rules sheet; then each played, saved and played on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bocage.core.cards import Text
from bocage.games.agricola.cards import occupations
from bocage.games.agricola.cards.occupations import EVERY_OCCUPATION
from bocage.games.agricola.game import Game
from tests.games.agricola.scenario import agricola_table, pasture
from tests.mid_choice import answer_in_copies
from tests.rule_marks import rule

DATA = Path(__file__).parents[3] / "printed"
SHEET = json.loads((DATA / "agricola_occupations.json").read_text("utf-8"))
ROWS = SHEET["occupations"]
CARDS = {card.id: card for card in EVERY_OCCUPATION}
EACH = pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])


@rule("A-1.3", "A-2.4", "A-14.4")
def test_there_are_forty_eight_occupations_in_the_order_of_their_numbers() -> None:
    rows = sorted(ROWS, key=lambda row: row["code"])
    assert [card.code for card in EVERY_OCCUPATION] == [row["code"] for row in rows]
    assert [card.id for card in EVERY_OCCUPATION] == [row["id"] for row in rows]
    assert len(EVERY_OCCUPATION) == 48


@rule("A-2.4")
def test_thirty_four_are_for_all_seven_for_three_and_seven_for_four_players() -> None:
    counts = {f"{least}+": [card.players for card in EVERY_OCCUPATION].count(least) for least in (1, 3, 4)}
    assert counts == SHEET["count_by_players"]


@EACH
@rule("A-1.3", "A-2.4")
def test_name_number_players_and_category_are_those_of_the_sheet(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    name = Text(row["name"]["en"], row["name"]["fr"])
    assert (card.name.en, card.name.fr) == (name.en, name.fr)
    assert card.french_attested == row["name"]["fr_attested"]
    assert card.code == row["code"]
    assert f"{card.players}+" == row["players"]
    assert card.id == re.sub(r"[ -]", "_", card.name.en.lower())
    file = row["category"].replace("actions_", "action_") + "s"
    assert card in getattr(getattr(occupations, file), file.upper())


@EACH
@rule("A-14.4", "A-14.9")
def test_an_occupation_has_neither_price_nor_condition_nor_printed_points(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    assert (row["cost"], row["prerequisite"], row["points"], row["passing"]) == ({}, None, 0, False)
    assert (card.cost.goods, card.cost.stock, card.requires, card.points, card.travels) == (
        0,
        0,
        (),
        0,
        False,
    )


@EACH
@rule("A-14.2", "A-16.4")
def test_the_effects_sit_in_the_slots_the_sheet_names(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    triggers = set(row["triggers"])
    if "scoring" in triggers or row["bonus"]:
        assert card.scores
    at_any_time = triggers & {"any_time", "work_phase"}
    assert bool(card.anytime) == bool(at_any_time)
    prices = card.discounts or card.swaps or card.rooms_for or card.answers
    assert bool(prices) == bool(triggers & {"cost_modifier", "passive"})
    heard = triggers - {"on_play", "any_time", "work_phase", "scoring", "cost_modifier", "passive"}
    if heard - {"start_of_round", "on_build_fences"}:  # goods on round spaces and fences are other slots
        assert card.whenever


@EACH
@rule("A-1.3")
def test_both_texts_are_sentences_with_the_same_figures(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    figures = [sorted(re.findall(r"\d+", text)) for text in (card.text.en, card.text.fr)]
    assert figures[0] == figures[1]
    for text in (card.text.en, card.text.fr):
        assert re.fullmatch(r"[A-ZÀÉ].*\.", text)
        assert "  " not in text


@EACH
@rule("A-14.2", "A-14.4", "A-7.5")
def test_it_can_be_played_copied_saved_in_mid_choice_and_the_game_ended(row: dict[str, Any]) -> None:
    rng = Random(row["id"])
    goods = dict.fromkeys(("wood", "clay", "reed", "stone", "grain", "vegetable", "food"), 9)
    table = agricola_table(max(2, CARDS[row["id"]].players)).course(round=12)
    table.given(0, hand=[row["id"]], house="clay", **goods)
    table.given(0, sheep=2, fences=pasture("d1", "e1", "d2", "e2"), fields={"c3": {"grain": 2}})
    game = table.act(0, "space lessons").game
    while game.to_act == 0:
        answer_in_copies(game, rng)
    assert row["id"] in table.farm(0).cards
    assert table.farm(0).occupations == 1
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners
    assert Game.from_record(game.record()).key() == game.key()
