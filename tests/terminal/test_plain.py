"""The plain screen."""

from __future__ import annotations

from bocage.core.events import Event
from bocage.games.parts import Kit
from bocage.terminal.plain import PlainScreen
from bocage.terminal.screens import playable, screen_for


def test_the_table_is_drawn_zone_by_zone(goose: Kit) -> None:
    game = goose.game.from_options({})
    for move in ("land 3", "lay maize"):
        game.play(move)
    screen = screen_for("goose", "en", ["Ada", "Bea"])
    assert isinstance(screen, PlainScreen)
    assert [str(line) for line in screen.lines(game, {}, 40)] == [
        "Goose Green · Round 1, laying cards",
        "The table",
        "    geese on the common 3 · geese to be housed 0",
        "  Ada",
        "    geese on the pond 0 · geese in the coop 0 · eggs 0",
        "    hand: crumbs (1), grass (2), peas (3), barley (4), maize (5), the dog",
        "    card laid: face down",
        "▶ Bea",
        "    geese on the pond 0 · geese in the coop 0 · eggs 0",
        "    hand: crumbs (1), grass (2), peas (3), barley (4), maize (5), the dog",
    ]
    assert [str(line) for line in screen.tiles(game)][1] == "    geese on the common 3 · geese to be housed 0"
    assert str(screen.farm(game, 1)[0]) == "▶ Bea"


def test_where_players_hide_something_answers_are_secret_and_scores_wait(goose: Kit) -> None:
    game = goose.game.from_options({}, seed=1)
    screen = screen_for("goose", "en", ["Ada", "Bea"])
    assert screen.is_secret(game)
    assert screen.sheets(game) == []
    assert "whatever" in screen.barriers
    while game.to_act is not None:
        game.play(game.legal_actions()[0])
    assert [sheet.total for sheet in screen.sheets(game)] == list(game.scores())


def test_what_others_did_is_news(goose: Kit) -> None:
    screen = screen_for("goose", "en", ["Ada", "Bea"])
    assert screen.is_news(Event("shows", 1, (0, 0, 0)), 0)
    assert not screen.is_news(Event("shows", 0, (0, 0, 0)), 0)


def test_actions_can_be_typed_by_the_names_of_things(goose: Kit) -> None:
    game = goose.game.from_options({}, seed=1)
    vocabulary = screen_for("goose", "fr", ["Ada", "Bea"]).vocabulary(game.codec)
    dog = game.codec.parse("lay dog")
    assert vocabulary.text(dog, "fr") == "poser le chien"
    assert vocabulary.find("poser le chien") == dog


def test_every_installed_game_can_be_drawn(goose: Kit) -> None:
    assert "goose" in playable()
