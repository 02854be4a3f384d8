"""Positions: written, read, and refused where they cannot stand (F-75 to F-77)."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.core.errors import BadPosition, BocageError
from bocage.core.state import NATURE
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.choosing import PICKS
from bocage.games.farmerama.rules.engine import CATALOGUE
from tests.games.farmerama.rules.random_games import KINDS, decisions, every_kind
from tests.games.farmerama.scenario import BOX
from tests.rule_marks import rule


def two(**fields: object) -> dict[str, Any]:
    """A hand-written position of two players."""
    return {"game": "farmerama", "options": {"seats": 2}, "display": ["well", "manger"], **fields}


def refused(position: dict[str, Any]) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        Game.from_position(position, components=BOX)
    return caught.value


@rule("F-75", "F-77")
@every_kind
def test_every_position_can_be_saved_and_taken_up_again(mode: str, seats: int) -> None:
    for seed, chance in ((1, True), (2, False)):
        for game in decisions(mode, seats, seed, chance):
            text = json.dumps(game.position())
            again = Game.from_position(json.loads(text))
            assert again.key() == game.key()
            assert again.legal_actions() == game.legal_actions()
            assert again.to_act == game.to_act
            assert json.dumps(again.position()) == text


def test_a_person_can_write_a_position_with_a_few_fields() -> None:
    game = Game.from_position(
        {
            "game": "farmerama",
            "options": {"seats": 3, "first_chief": 1},
            "chief": 1,
            "wheel": 3,
            "display": ["well", "manger"],
            "farms": [
                {"barn": {"hay": 4, "oats": 2}, "turned": 2, "pastures": {"cow": "c"}, "garden": ["sundial"]}
            ],
        }
    )
    assert game.to_act == 1
    assert game.position()["stack"] == 20 - 3 - 7
    assert game.scores()[0] == 6 + 8 + 7 + 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_display_chance_fills_it_first(seats: int) -> None:
    game = Game.from_position({"game": "farmerama", "options": {"seats": seats}})
    assert game.to_act == NATURE
    assert game.prompt[1] == "draw"
    for tile in ("well", "manger"):
        game.play(f"draw {tile}")
    assert game.prompt[1] in PICKS


def test_a_hand_written_solo_position_finds_its_round() -> None:
    piles = {"pile": {"sow": 1}, "discard": {"sow": 1, "harvest": 1, "water": 1}}
    piles["replenishing"] = {"sow": 1, "harvest": 2, "water": 2}
    game = Game.from_position({"game": "farmerama", "options": {"seats": 1}, "solo": piles})
    assert game.position()["round"] == 7  # six rounds are over, the seventh has begun


@rule("F-75", "F-76", "F-77")
@pytest.mark.parametrize(
    ("change", "key", "path"),
    [
        ({"game": "creatures"}, "position-game", ""),
        ({"options": 3}, "position-not-a-table", "options"),
        ({"options": {"seats": 9}}, "option-seats", ""),
        ({"options": {"seats": 2, "colour": 1}}, "option-none", ""),
        ({"options": {"seats": 2, "components": "0"}}, "components-differ", ""),
        ({"nonsense": 1}, "position-field-none", "nonsense"),
        ({"wheel": 6}, "position-range", "wheel"),
        ({"round": -1}, "position-range", "round"),
        ({"first": 2}, "position-range", "first"),
        ({"cards_open": 1}, "position-flag", "cards_open"),
        ({"cards_open": True}, "position-cards", "farms"),
        ({"farms": [{}, {}, {}]}, "position-farms", ""),
        ({"farms": [{"barn": {"hay": 33}}]}, "position-too-many", ""),
        ({"farms": [{"barn": {"rye": 1}}]}, "position-field-none", "farms[0].barn.rye"),
        ({"farms": [{"fields": {"h1": "hay"}}]}, "position-name-none", "farms[0].fields"),
        ({"farms": [{"fields": {"b2": "hay"}}]}, "position-name-none", "farms[0].fields"),
        ({"farms": [{"fields": {"a1": "water"}}]}, "position-name-none", "farms[0].fields.a1"),
        ({"farms": [{"turned": 7}]}, "position-range", "farms[0].turned"),
        ({"farms": [{"pastures": {"cow": "g"}}]}, "position-pasture", "farms[0].pastures.cow"),
        ({"farms": [{"pastures": {"goat": "a"}}]}, "position-name-none", "farms[0].pastures"),
        (
            {"farms": [{"pastures": {"cow": "a", "pig": "a", "horse": "a"}}]},
            "position-pasture",
            "farms[0].pastures.horse",
        ),
        ({"farms": [{"garden": ["well"]}]}, "position-tile-twice", "display"),
        (
            {"farms": [{"garden": ["sundial"]}, {"garden": ["sundial"]}]},
            "position-tile-twice",
            "farms[1].garden",
        ),
        ({"farms": [{"garden": ["fountain"]}]}, "position-tile-twice", "farms[0].garden"),
        ({"farms": [{"special": 1}]}, "position-range", "farms[0].special"),
        ({"farms": [{"cards": ["sow"]}]}, "position-cards", "farms"),
        ({"farms": [{"laid": 1}]}, "position-cards", "farms[0].laid"),
        ({"display": ["well", "well"]}, "position-tile-twice", "display"),
        ({"display": ["well", "manger", "sundial"]}, "position-tile-twice", "display"),
        ({"display": ["castle"]}, "position-name-none", "display"),
        ({"unseen": ["sundial"]}, "position-tile-twice", "unseen"),
        ({"stack": 9}, "position-range", "stack"),
        ({"last_rounds": True}, "position-tile-twice", "display"),
        ({"supply": {"hay": 1}}, "position-range", "supply.hay"),
        ({"agenda": []}, "position-agenda", ""),
        ({"agenda": 3}, "position-list", "agenda"),
        ({"agenda": [["work", 0, 0, 1, 0, 77, 0]]}, "position-agenda", ""),
    ],
)
def test_what_cannot_stand_is_refused_with_its_place(change: dict[str, Any], key: str, path: str) -> None:
    error = refused({**two(), **change})
    assert error.key == key
    if path:
        assert error.details["path"] == path


@rule("F-67", "F-68", "F-73")
@pytest.mark.parametrize(
    "change",
    [
        {"solo": {"pile": {"sow": 3}}},
        {"solo": {"favoured": "sow"}},
        {"solo": {"under": ["sow"]}},
        {"solo": {"under": ["sow"] * 40}},
        {"solo": {"added": "sow"}},
        {"solo": {"pile_size": 2}},
        {"solo": {"replenishing": {"sow": 3, "harvest": 2, "water": 1}, "pile": {"harvest": 1, "water": 2}}},
        {"solo": {"unseen": {"sow": 1}}},
        {"round": 3},
        {"farms": [{"garden": ["well"]}]},
        {"farms": [{"special": 4}]},
        {"farms": [{"barn": {"water": 7}}]},
        {"display": ["well"]},
        {"agenda": []},
    ],
)
def test_an_impossible_solo_position_is_refused(change: dict[str, Any]) -> None:
    refused({"game": "farmerama", "options": {"seats": 1}, **change})


@rule("F-58")
@pytest.mark.parametrize("rounds", [0, 3, 4])
def test_last_rounds_need_a_round_that_is_still_due_and_buildings_for_it(rounds: int) -> None:
    tiles = Game(components=BOX).components.tiles[:20]
    position: dict[str, Any] = {
        "game": "farmerama",
        "options": {"seats": 3},
        "last_rounds": True,
        "round": rounds,
    }
    position |= {"display": tiles[18:], "farms": [{"garden": tiles[:18]}]}
    refused(position)


# What a mischievous hand could write.

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 40)
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


@given(json_values)
def test_any_json_is_refused_or_read(value: object) -> None:
    refuse_or_play(value if isinstance(value, dict) else {"game": "farmerama", "farms": value})
    refuse_or_play({"game": "farmerama", "options": value})


def refuse_or_play(position: dict[str, Any]) -> None:
    """Only errors of our own come of it, and a game that is read can be played to its end."""
    try:
        game = Game.from_position(position, seed=1)
    except BocageError:
        return
    rng = Random(1)
    for _ in range(3000):
        if game.to_act is None:
            break
        game.play(rng.choice(game.legal_actions()))
    assert game.outcome() is not None
    assert all(score >= 0 for score in game.scores())


@pytest.fixture(scope="module")
def saved() -> list[dict[str, Any]]:
    """Positions out of games of every kind."""
    found: list[dict[str, Any]] = []
    for mode, seats in KINDS:
        for number, game in enumerate(decisions(mode, seats, seed=9, chance=True)):
            if number % 7 == 0:
                found.append(game.position())
    return found


@given(data=st.data())
@settings(max_examples=400)
def test_a_changed_position_is_refused_or_playable(data: st.DataObject, saved: list[dict[str, Any]]) -> None:
    position = deepcopy(data.draw(st.sampled_from(saved)))
    for _ in range(data.draw(st.integers(1, 3))):
        table: Any = position
        while True:
            keys = list(table) if isinstance(table, dict) else list(range(len(table)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(table[key], dict | list) and data.draw(st.integers(0, 5)):
                table = table[key]
                continue
            numbers = st.integers(-2, 9)
            table[key] = data.draw(json_values | numbers | st.sampled_from(CATALOGUE.addresses))
            break
    refuse_or_play(position)


@given(data=st.data())
@settings(max_examples=600)
def test_a_changed_agenda_is_refused_or_playable(data: st.DataObject, saved: list[dict[str, Any]]) -> None:
    position = deepcopy(data.draw(st.sampled_from(saved)))
    agenda = position["agenda"]
    for _ in range(data.draw(st.integers(1, 3))):
        if not agenda or data.draw(st.integers(0, 9)) == 0:
            other = data.draw(st.sampled_from(saved))["agenda"]
            agenda.extend(deepcopy(other[: data.draw(st.integers(0, 3))]))
            continue
        frame = data.draw(st.integers(0, len(agenda) - 1))
        change = data.draw(st.integers(0, 9))
        if change == 0:
            del agenda[frame]
        elif change == 1:
            agenda.insert(0, agenda[frame])
        elif change == 2:
            agenda[frame][0] = data.draw(st.sampled_from(CATALOGUE.addresses))
        else:
            agenda[frame][data.draw(st.integers(1, 6))] = data.draw(st.integers(-2, 9) | st.integers())
    refuse_or_play(position)
