"""The plain box: what the table tells of a game that has brought none."""

from __future__ import annotations

from typing import Any

from bocage.core.outcome import ScoreLine
from bocage.games.parts import Kit
from bocage.table import catalogue
from bocage.table.boxes import box_for
from bocage.table.boxes.plain import PlainBox


def test_a_guest_gets_the_plain_box(goose: Kit) -> None:
    box = box_for("goose")
    assert isinstance(box, PlainBox)
    assert box.has_secrets("green")
    assert "shows" in box.barriers


def test_the_scene_has_the_zones_that_a_viewer_may_see(goose: Kit) -> None:
    game = goose.game.from_options({})
    for move in ("land 3", "lay maize"):
        game.play(move)
    box = box_for("goose")
    scene: Any = box.scene(game, None)
    assert scene["rounds"] == 5
    assert [zone["seat"] for zone in scene["zones"]] == [None, 0, 1]
    counters = [{"id": "round", "value": 1}, {"id": "rounds", "value": 5}]
    counters += [{"id": "common", "value": 3}, {"id": "lured", "value": 0}]
    assert scene["zones"][0] == {"id": "table", "seat": None, "counters": counters, "groups": []}
    assert "maize" not in str([group for group in scene["zones"][1]["groups"] if group["id"] == "laid"])
    everything: Any = box.open_scene(game)
    assert {"id": "laid", "things": [{"id": "maize", "count": 1}]} in everything["zones"][1]["groups"]
    assert everything["rounds"] == 5


def test_scores_wait_where_something_is_hidden(goose: Kit) -> None:
    game = goose.game.from_options({}, seed=1)
    box = box_for("goose")
    assert not box.tells_scores(game)
    assert [sheet.total for sheet in box.sheets(game)] == list(game.scores())
    assert box.is_secret(game)
    assert box.round(game) == 1
    assert box.line_name(ScoreLine("eggs", "eggs", 1.0), "fr") == "œufs"


def test_components_name_things_actions_and_categories(goose: Kit) -> None:
    box = box_for("goose")
    found: Any = box.components("fr")
    assert found["names"]["dog"] == "le chien"
    assert {action["kind"] for action in found["actions"]} == {"lay", "pond", "land", "sky"}
    assert {"id": "larder", "name": "garde-manger"} in found["categories"]


def test_the_catalogue_tells_about_the_guest(goose: Kit) -> None:
    catalogue.catalogue.cache_clear()
    try:
        games: Any = catalogue.catalogue("en")["games"]
        found = {game["id"]: game for game in games}
        assert found["goose"]["about"] == "Geese on the common, a card face down, and the weather."
        assert found["creatures"]["about"] == ""
        assert found["goose"]["modes"][0]["players"] == [2, 3]
    finally:
        catalogue.catalogue.cache_clear()
