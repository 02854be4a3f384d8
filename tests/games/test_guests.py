"""Kits of guests: what their folders bring, and what happens when one is broken."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from bocage import games, messages
from bocage.cli import info as cli_info
from bocage.cli import rules as cli_rules
from bocage.cli.errors import UsageMistake
from bocage.games.parts import Kit
from bocage.messages import say, say_or
from bocage.rules.shelf import Shelf


def test_the_folders_of_a_package_are_found(goose: Kit) -> None:
    assert goose.messages is not None
    assert goose.sheets is not None
    assert goose.words is None
    assert goose.screen is None
    assert games.kit("goose") is goose


def test_our_own_games_bring_no_folders() -> None:
    assert [kit.messages or kit.sheets for kit in games.kits().values()] == [None, None, None]


def test_a_guest_that_cannot_be_loaded_is_left_out_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("mole", "no_such_package.kit:KIT", games.GROUP)
    known = list(entry_points(group=games.GROUP))
    monkeypatch.setattr(games, "entry_points", lambda group: [*known, broken])
    monkeypatch.setattr(games, "_broken", {})
    games.kits.cache_clear()
    try:
        assert "mole" not in games.installed()
        assert "no_such_package" in games.broken()["mole"]
        assert "creatures" in games.installed()
    finally:
        games.kits.cache_clear()


def test_a_guest_adds_texts_and_changes_none_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "mole.ftl").write_text("ask-over = Dig!\nask-mole-dig = Where?\n%% no Fluent\n")
    ours = say("ask-over", "en")
    monkeypatch.setattr(messages, "_guests", [])
    messages.add(tmp_path)
    try:
        assert say("ask-mole-dig", "en") == "Where?"
        assert say("ask-over", "en") == ours
        assert messages.guest_keys("ask-mole-", "en") == ["ask-mole-dig"]
        assert say_or("dig", "ask-mole-dig", "fr") == "dig"
    finally:
        monkeypatch.undo()
        messages._bundle.cache_clear()


def test_plain_words_are_said_where_a_text_wants_other_values() -> None:
    assert say_or("plain", "error-no-command", "en") == "plain"
    assert say_or("plain", "error-no-command", "en", name="x") != "plain"


def test_sheets_of_a_guest_stand_on_the_shelf(goose: Kit, tmp_path: Path) -> None:
    assert goose.sheets is not None
    shelf = Shelf(tmp_path, {"goose": goose.sheets})
    assert shelf.games() == ["goose"]
    assert shelf.ids("goose")[:2] == ["G-1.1", "G-1.2"]
    assert shelf.ids("goose") == [rule.id for sheet in shelf.sheets("goose", "fr") for rule in sheet.rules]


def test_a_guest_without_sheets_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_rules, "installed", lambda: ("mole",))
    with pytest.raises(UsageMistake, match="The game “mole” has brought no rules sheets"):
        cli_rules.rules("mole")


def test_info_names_a_guest_that_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "broken", lambda: {"mole": "no legs"})
    cli_info.info()
    assert "mole is installed and cannot be loaded: no legs" in capsys.readouterr().out
