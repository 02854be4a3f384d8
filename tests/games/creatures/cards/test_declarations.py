"""Every tile against the data of the rules sheet; then each of them built, copied, saved and played on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bocage.core.cards import Text
from bocage.games.creatures import Game
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.rules.building import Building
from bocage.games.creatures.rules.conditions import HasAnimals, SecondWorkerOfRoundOne, UnusedSpaces
from bocage.games.creatures.rules.goods import ANIMALS, Goods
from bocage.games.creatures.rules.sites import BesideCottage, BottomRow, Corners, PlaceRule
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

DATA = json.loads((Path(__file__).parents[3] / "printed" / "creatures_buildings.json").read_text("utf-8"))
SPECIALS = [DATA["cottage"], *DATA["basic"], *DATA["green"]]
PIECES = [DATA["stall_stable_tile"][piece] for piece in ("stall", "stable")]
TILES = {tile.id: tile for tile in base_book().buildings}
# Buildings that hold nothing, to fill the cells round a tile.
BARE = ["storage", "carpenter", "assembly_hall", "building_firm", "duck_pond"]


def each(rows: list[dict[str, Any]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", rows, ids=lambda row: row["id"])


def alone(id: str) -> CreaturesTable:
    """A farm of six cells with this tile, the Cottage unless it is built over, and bare buildings."""
    over_cottage = TILES[id].over == TILES["cottage"].number or id == "cottage"
    bare = [name for name in BARE if name != id]
    cells = ["a1", "a2", "b1", "b3"] + (["b2"] if over_cottage else [])
    buildings = dict(zip(cells, bare, strict=False))
    buildings["a3" if over_cottage else "b2"] = id
    return creatures_table(mode="expert").given(0, buildings=buildings)


def rooms_of_its_own(id: str) -> int:
    """What else the farm of `alone` holds: the Cottage's animal, where it stands."""
    return 0 if id == "cottage" or TILES[id].over == TILES["cottage"].number else 1


@rule("C-1.6")
def test_there_are_four_basic_and_fifty_four_other_buildings() -> None:
    assert sorted(TILES) == sorted(row["id"] for row in SPECIALS + PIECES)
    assert len([row for row in SPECIALS if row["back"] == "yellow"]) == 4
    assert len([row for row in SPECIALS if row["back"] == "green"]) == 54
    for row in SPECIALS:
        assert TILES[row["id"]].basic == (row["back"] == "yellow"), row["id"]


@rule("C-1.6")
@each(SPECIALS + PIECES)
def test_names_are_those_of_the_sheet(row: dict[str, Any]) -> None:
    tile = TILES[row["id"]]
    printed = Text(row["name"]["en"], row["name"]["fr"])
    assert (tile.name.en, tile.name.fr) == (printed.en, printed.fr)
    bare = re.sub(r"[^a-z ]", "", tile.name.en.lower().replace("-", " "))
    assert tile.id == bare.replace(" ", "_")


@rule("C-5.3", "C-5.4", "C-5.5")
@each(SPECIALS + PIECES)
def test_the_price_is_that_of_the_sheet(row: dict[str, Any]) -> None:
    declared = [(goods.goods, goods.animals) for goods in TILES[row["id"]].costs]
    expected = [Goods(**price) for price in row["cost"]]
    assert declared == [(goods.goods, goods.animals) for goods in expected]


@rule("C-5.3", "C-12.6")
@each(SPECIALS + PIECES)
def test_printed_points_are_those_of_the_sheet(row: dict[str, Any]) -> None:
    tile = TILES[row["id"]]
    if row["points"] == "formula":
        assert tile.points == 0
        assert tile.scores, "a computed value needs a score"
    else:
        assert not tile.scores
        assert alone(row["id"]).points(0, row["id"]) == row["points"]


@rule("C-5.3", "C-7.2")
@each(SPECIALS + PIECES)
def test_it_holds_what_the_sheet_says(row: dict[str, Any]) -> None:
    farm = alone(row["id"]).farm(0)
    capacity = row["capacity"]
    elsewhere = rooms_of_its_own(row["id"])
    for kind in ANIMALS:
        allowed = capacity["animals"] == "any" or kind in capacity["animals"]
        amount = capacity.get("per_type", capacity["amount"]) if allowed else 0
        assert farm.holds(**{kind: amount + elsewhere})
        assert not farm.holds(**{kind: amount + elsewhere + 1})


@rule("C-5.3")
@each([row for row in SPECIALS + PIECES if row["capacity"]["amount"] > 1])
def test_one_type_at_a_time_unless_the_tile_says_otherwise(row: dict[str, Any]) -> None:
    farm = alone(row["id"]).farm(0)
    mixed = dict.fromkeys(ANIMALS[: 2 + rooms_of_its_own(row["id"])], 1)
    assert farm.holds(**mixed) == (row["capacity"]["mode"] == "one_of_each")


@rule("C-5.2", "C-5.6")
@each(SPECIALS + PIECES)
def test_its_place_is_that_of_the_sheet(row: dict[str, Any]) -> None:
    tile = TILES[row["id"]]
    place = row["placement"]
    over = place["over"][0] if place["kind"] == "overbuild" else None
    assert tile.over == (TILES[over].number if over else -1)
    expected: type[PlaceRule] | None = None
    if place.get("corners"):
        expected = Corners
    elif place.get("rows"):
        expected = BottomRow
    elif place.get("adjacent_to"):
        expected = BesideCottage
    assert (type(tile.place) if tile.place else None) is expected


@rule("C-5.8")
@each(SPECIALS)
def test_its_prerequisite_is_that_of_the_sheet(row: dict[str, Any]) -> None:
    requires = TILES[row["id"]].requires
    wanted = row["prerequisite"] or {"key": None}
    if wanted["key"] in (
        None,
        "own_stall",
        "own_stable",
    ):  # a stall to build over is a place, not a condition
        assert requires == ()
        return
    (condition,) = requires
    if wanted["key"] == "round_1_second_worker":
        assert isinstance(condition, SecondWorkerOfRoundOne)
    elif wanted["key"] == "unused_spaces_at_least":
        assert isinstance(condition, UnusedSpaces)
        assert condition.at_least == wanted["value"]
    else:
        assert isinstance(condition, HasAnimals)
        assert condition.animals == Goods(**wanted["value"]).animals


@rule("C-5.7")
@each(SPECIALS + PIECES)
def test_its_kinds_are_those_of_the_sheet(row: dict[str, Any]) -> None:
    tile = TILES[row["id"]]
    kinds = ["special_building"] if tile.id not in ("stall", "stable") else [tile.id]
    for sort in ("stall", "stable"):
        if tile.counts_as == TILES[sort].number:
            kinds.append(sort)
    assert kinds == row["kinds"]


@rule("C-13")
@each(SPECIALS)
def test_its_effects_sit_in_the_slots_the_sheet_names(row: dict[str, Any]) -> None:
    tile = TILES[row["id"]]
    triggers = {effect["trigger"] for effect in row["effects"]}
    immediate = tile.on_play is not None and tile.id != "timber_shop"  # there only for its switch
    assert immediate == ("immediate" in triggers)
    assert bool(tile.anytime) == bool(triggers & {"at_any_time", "at_any_time_work_phase"})
    others = triggers - {"immediate", "at_any_time", "at_any_time_work_phase", "passive", "scoring"}
    if others - {"start_of_breeding"}:  # the Rearing Station is emptied by its room
        assert tile.whenever
    else:
        assert not tile.whenever


@rule("C-1.6")
@pytest.mark.parametrize("tile", base_book().buildings, ids=lambda tile: tile.id)
def test_both_texts_say_the_same_figures(tile: Building) -> None:
    figures = [sorted(re.findall(r"\d+", text)) for text in (tile.text.en, tile.text.fr)]
    assert figures[0] == figures[1]
    for text in (tile.text.en, tile.text.fr, tile.name.en, tile.name.fr):
        assert text == text.strip()
    assert tile.text.en.endswith(".")
    assert tile.text.fr.endswith(".")
    # Small numbers a player needs stand in the text: what it holds.
    for room in re.findall(r"Holds (\d+)", tile.text.en):
        assert re.search(rf"Abrite {room}\b|pour {room}\b", tile.text.fr)


def ready_for(id: str) -> CreaturesTable:
    """A position in which the tile, and nothing else, can be built: every sort of thing lies ready."""
    table = creatures_table(mode="expert").display(id)
    table.given(0, columns=5, buildings={"b1": "stall", "b2": "stable"}, wood=9, stone=9, reed=9)
    table.given(0, sheep=2, pig=2, cow=2, horse=2, placed_borders=pasture("c1") + pasture("c2"), borders=2)
    table.given(1, sheep=1, wood=2)
    if id == "cottage_extension":
        return table.space("three_wood", worker=0).space("two_stone", worker=1)
    return table.round(3)


def saved(game: Game) -> Game:
    return Game.from_position(json.loads(json.dumps(game.position())))


@rule("C-10.16", "R-20")
@each(SPECIALS[1:])
def test_it_can_be_built_copied_saved_in_mid_choice_and_played_to_the_end(row: dict[str, Any]) -> None:
    table = ready_for(row["id"])
    rng = Random(row["id"])
    game = table.act(0, "space special_building_1").game
    while game.board.turn in (0, 2):  # until the other seat's turn
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
    assert row["id"] in table.farm(0).buildings.values()
    assert row["id"] not in game.position()["display"]  # type: ignore[operator]
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners
    assert Game.from_record(game.record()).key() == game.key()
