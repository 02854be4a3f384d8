"""The board of any game, read off its view; whether players hide something."""

from __future__ import annotations

from bocage.games import kits
from bocage.games.parts import Kit
from bocage.games.plain import EVERY_EVENT, Group, Thing, board, has_secrets, random_games


def test_numbers_are_counters_and_lists_of_words_are_groups() -> None:
    table, *_ = board({"round": 2, "night": False, "market": ["fox", "hen"], "empty": []}, 2)
    assert table.counters == {"round": 2, "night": False}
    assert table.groups == [Group("market", (Thing("fox"), Thing("hen"))), Group("empty", ())]


def test_a_table_of_numbers_is_a_group_with_counts() -> None:
    table = board({"stock": {"wood": 3, "clay": 0}}, 2)[0]
    assert table.groups == [Group("stock", (Thing("wood", 3), Thing("clay", 0)))]


def test_a_list_with_an_entry_for_each_seat_belongs_to_the_seats() -> None:
    view = {"farms": [{"hand": ["dog"], "eggs": 1}, {"hand": [], "eggs": 0}], "coins": [4, 5]}
    table, first, second = board(view, 2)
    assert not table.counters
    assert (first.seat, first.counters) == (0, {"eggs": 1, "coins": 4})
    assert (second.seat, second.counters) == (1, {"eggs": 0, "coins": 5})
    assert first.groups == [Group("hand", (Thing("dog"),))]


def test_two_cards_on_the_table_of_two_players_stay_on_the_table() -> None:
    table, first, _ = board({"open": ["fox", "hen"]}, 2)
    assert (len(table.groups), first.groups) == (1, [])


def test_what_is_nested_keeps_its_way() -> None:
    table = board({"field": {"a1": {"crop": "peas", "count": 2}, "b1": None}, "rows": [[1, 2], ["x"], 7]}, 2)[
        0
    ]
    assert table.counters == {"field.a1.count": 2, "rows.1.1": 1, "rows.1.2": 2, "rows.3": 7}
    assert table.groups == [Group("field.a1.crop", (Thing("peas"),)), Group("rows.2", (Thing("x"),))]


def test_what_is_about_the_game_is_not_on_the_table() -> None:
    table = board({"game": "chess", "rules": 1, "options": {"seats": 2}, "agenda": [["x", 1]]}, 2)[0]
    assert (table.counters, table.groups) == ({}, [])


def test_views_tell_whether_players_hide_something(goose: Kit) -> None:
    ours = kits()
    assert has_secrets(goose.game, "green")
    assert has_secrets(ours["farmerama"].game, "basic")
    assert not has_secrets(ours["creatures"].game, "standard")


def test_random_games_are_always_the_same(goose: Kit) -> None:
    once, again = ([game.key() for game in random_games(goose.game, {}, 2)] for _ in range(2))
    assert once == again


def test_every_event_is_among_every_event() -> None:
    assert "whatever" in EVERY_EVENT
