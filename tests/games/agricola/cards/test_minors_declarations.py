"""Every minor improvement against the data of the rules sheet; then each played, saved and played on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bocage.core.cards import Text
from bocage.games.agricola.cards import minors
from bocage.games.agricola.cards.minors import EVERY_MINOR
from bocage.games.agricola.game import Game
from bocage.games.agricola.rules.card import Minor
from bocage.games.agricola.rules.goods import Goods
from tests.games.agricola.cards.playing import BYSTANDERS, FULL_FARM
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

DATA = Path(__file__).parents[3] / "printed"
ROWS = json.loads((DATA / "agricola_minors.json").read_text("utf-8"))["minors"]
CARDS = {card.id: card for card in EVERY_MINOR}
OCCUPATIONS = [*BYSTANDERS, "scythe_worker"]
PLENTY = 9
EACH = pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])


@rule("A-1.3", "A-2.4")
def test_there_are_forty_eight_minors_in_the_order_of_their_numbers() -> None:
    assert [card.code for card in EVERY_MINOR] == sorted(row["code"] for row in ROWS)
    assert [card.id for card in EVERY_MINOR] == [
        row["id"] for row in sorted(ROWS, key=lambda row: row["code"])
    ]
    assert len(EVERY_MINOR) == 48


@EACH
@rule("A-1.3")
def test_name_number_and_category_are_those_of_the_sheet(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    name = Text(row["name"]["en"], row["name"]["fr"])
    assert (card.name.en, card.name.fr) == (name.en, name.fr)
    assert card.french_attested == row["name"]["fr_attested"]
    assert card.code == row["code"]
    bare = re.sub(r"[^a-z ]", "", card.name.en.lower().replace("-", " "))
    assert card.id == bare.replace(" ", "_")
    file = row["category"].replace("actions_", "action_") + "s"
    assert card in getattr(getattr(minors, file), file.upper())


@EACH
@rule("A-14.5", "A-14.7", "A-14.9")
def test_price_points_and_travels_are_those_of_the_sheet(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    price = Goods(**(row["cost"] or ({"clay": 1, "food": 1} if "cost_note" in row else {})))
    assert (card.cost.goods, card.cost.stock) == (price.goods, price.stock)
    assert card.cost_per_person == ("cost_note" in row)
    assert (card.points, card.travels) == (row["points"], row["passing"])


@EACH
@rule("A-14.2", "A-16.4")
def test_the_effects_sit_in_the_slots_the_sheet_names(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    triggers = set(row["triggers"])
    if card.id != "bottles":  # nothing happens but its points
        assert (card.on_play is not None) == ("on_play" in triggers)
    assert bool(card.anytime) == ("any_time" in triggers)
    assert bool(card.scores) == ("scoring" in triggers)
    assert bool(card.discounts or card.rooms_for or card.id == "rammed_clay") == ("cost_modifier" in triggers)
    if triggers <= {"on_play", "any_time", "scoring", "cost_modifier", "passive"}:
        assert not card.whenever


@pytest.mark.parametrize("card", EVERY_MINOR, ids=lambda card: card.id)
@rule("A-1.3")
def test_both_texts_are_sentences_with_the_same_figures(card: Minor) -> None:
    texts = (card.text.en, card.text.fr)
    figures = [sorted(re.findall(r"\d+", text)) for text in texts]
    assert figures[0] == figures[1]
    for text in texts:
        assert re.fullmatch(r"\S.*\.", text)
        assert "  " not in text


def sown(crop: str, fields: int) -> dict[str, Any]:
    return {"fields": {cell: {crop: 1} for cell in ("c1", "c2", "c3")[:fields]}}


# What a farm needs for each sort of prerequisite; or has, when it is one short of it.
NEEDS: dict[str, Callable[[Any, int], dict[str, Any]]] = {
    "occupations_min": lambda count, short: {"cards": OCCUPATIONS[: count - short]},
    "occupations_max": lambda count, short: {"cards": OCCUPATIONS[: count + short]},
    "grain_fields_min": lambda count, short: sown("grain", count - short),
    "vegetable_fields_min": lambda count, short: sown("vegetable", count - short),
    "unused_spaces_max": lambda count, short: FULL_FARM | ({"rooms": ["a2", "a3"]} if short else {}),
    "sheep_min": lambda count, short: {"sheep": count - short, "fences": pasture("e1", "e2", "e3")},
    "house": lambda houses, short: {"house": "wood" if short else houses[0]},
    "supply_min": lambda goods, short: {good: count - short for good, count in goods.items()},
    "own_person_on": lambda space, short: {},
}


def ready_for(row: dict[str, Any], short: int = 0) -> AgricolaTable:
    """Seat 0 holds the card, more than its price, and what it requires; or one too few of that."""
    farm: dict[str, Any] = dict.fromkeys(("wood", "clay", "reed", "stone", "food"), PLENTY)
    farm.update(grain=1, sheep=1, hand=[row["id"], "rammed_clay" if row["id"] != "rammed_clay" else "manger"])
    needs = row["prerequisite"] or {}
    for key, value in needs.items():
        farm.update(NEEDS[key](value, short))
    table = agricola_table().course(round=9)
    if "own_person_on" in needs:
        table.spaces(**{needs["own_person_on"]: {"people": [short]}})  # a person of the other seat is none
    return table.given(0, **farm)


@EACH
@rule("A-14.3")
def test_the_prerequisite_is_that_of_the_sheet(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    assert bool(card.requires) == bool(row["prerequisite"])
    assert card.text.en.startswith("Only ") == card.text.fr.startswith("Seulement ") == bool(card.requires)
    assert f"minor {row['id']}" in ready_for(row).act(0, "space meeting_place").offers()
    if row["prerequisite"]:
        short = ready_for(row, short=1).act(0, "space meeting_place")
        assert short.refusal(f"minor {row['id']}").rule == "A-14.3"


def saved(game: Game) -> Game:
    return Game.from_position(json.loads(json.dumps(game.position())))


@EACH
@rule("A-14.2")
def test_it_can_be_played_copied_saved_in_mid_choice_and_the_game_ended(row: dict[str, Any]) -> None:
    rng = Random(row["id"])
    table = ready_for(row).act(0, f"space meeting_place; minor {row['id']}")
    game = table.game
    while game.to_act == 0:
        copied, reloaded = game.copy(), saved(game)
        assert game.key() == copied.key() == reloaded.key()
        assert game.legal_actions() == copied.legal_actions() == reloaded.legal_actions()
        before = game.key()
        action = rng.choice(game.legal_actions())
        copied.play(action)
        reloaded.play(action)
        assert game.key() == before
        game.play(action)
        assert game.key() == copied.key() == reloaded.key()
    place = table.farm(1).hand if row["passing"] else table.farm(0).cards
    assert row["id"] in place
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    outcome = game.outcome()
    assert outcome is not None
    assert Game.from_record(game.record()).key() == game.key()
