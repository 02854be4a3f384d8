"""Decks: where they are found, and that every catalogue gets declarations of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage.core import decks
from bocage.core.cards import Catalogue
from bocage.core.decks import FOLDERS, add_folder, chosen_decks, decks_of
from bocage.core.errors import BadOption
from tests.core.toy import RULES

START = """
from bocage.core.cards import Text
from bocage.core.decks import Deck

DECK = Deck("orchard", "yard", name=Text("Orchard", "Verger"), package=__name__, cards="trees:CARDS")
"""
TREES = """
from bocage.core.cards import Card, Text

PEAR = Card("pear", Text("Pear", "Poire"), Text("Nothing.", "Rien."))
PLUM = Card("plum", Text("Plum", "Prune"), Text("Nothing.", "Rien."))
CARDS = [PEAR, PLUM]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(FOLDERS, "")
    made = tmp_path / "my_orchard"
    made.mkdir()
    (made / "__init__.py").write_text(START, encoding="utf-8")
    (made / "trees.py").write_text(TREES, encoding="utf-8")
    yield made
    decks._read_folder.cache_clear()
    for name in [name for name in sys.modules if name.startswith("bocage_deck_")]:
        del sys.modules[name]


def test_a_folder_is_found_by_its_game_and_in_processes_started_from_here(folder: Path) -> None:
    assert [deck.id for deck in add_folder(folder)] == ["orchard"]
    assert list(decks_of("yard")) == ["orchard"]
    assert "orchard" not in decks_of("creatures")
    words = "from bocage.core.decks import decks_of; print(*decks_of('yard'))"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["orchard"]
    add_folder(folder)
    assert os.environ[FOLDERS] == str(folder)


def test_every_catalogue_has_declarations_of_its_own(folder: Path) -> None:
    (deck,) = add_folder(folder)
    catalogues = []
    for _ in range(3):
        catalogue = Catalogue(RULES)
        for card in deck.declared():
            catalogue.add_card(card)
        catalogues.append(catalogue)
    assert [catalogue.numbers for catalogue in catalogues] == [{"pear": 0, "plum": 1}] * 3
    assert len({id(catalogue.cards[0]) for catalogue in catalogues}) == 3


def test_decks_come_in_the_order_of_their_ids_whatever_was_said(folder: Path) -> None:
    start = folder / "__init__.py"
    start.write_text(
        START.replace("DECK =", "FIRST =")
        + START.replace('"orchard"', '"apiary"')
        + "DECKS = [FIRST, DECK]\n",
        encoding="utf-8",
    )
    add_folder(folder)
    assert [deck.id for deck in chosen_decks("yard", ["orchard", "base", "apiary"])] == ["apiary", "orchard"]
    assert chosen_decks("yard", ["base"]) == []


def test_a_deck_that_is_not_there_is_refused_with_what_is(folder: Path) -> None:
    add_folder(folder)
    with pytest.raises(BadOption) as refused:
        chosen_decks("yard", ["base", "orchad"])
    assert refused.value.key == "option-deck"
    assert refused.value.details == {"deck": "orchad", "known": "base, orchard"}


def test_a_folder_that_is_no_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refused:
        add_folder(tmp_path)
    assert refused.value.key == "option-deck-folder"


def test_a_folder_whose_code_fails_is_refused_with_the_problem(folder: Path) -> None:
    (folder / "__init__.py").write_text("raise ValueError('no apples')\n", encoding="utf-8")
    with pytest.raises(BadOption) as refused:
        add_folder(folder)
    assert refused.value.key == "option-deck-broken"
    assert refused.value.details["problem"] == "no apples"
    assert os.environ[FOLDERS] == ""


def test_a_folder_that_names_no_deck_is_refused(folder: Path) -> None:
    (folder / "__init__.py").write_text("NOTHING = 1\n", encoding="utf-8")
    with pytest.raises(BadOption) as refused:
        add_folder(folder)
    assert refused.value.key == "option-deck-folder"
    assert os.environ[FOLDERS] == "", "what cannot be read is not handed on"


def test_a_deck_says_where_its_messages_are(folder: Path) -> None:
    (deck,) = add_folder(folder)
    assert deck.messages() is None
    (folder / "messages").mkdir()
    assert deck.messages() == folder / "messages"


def test_a_deck_that_cannot_be_loaded_is_told_of_and_left_out(folder: Path, tmp_path: Path) -> None:
    """A package with an entry point whose code fails: others are played with all the same."""
    about = tmp_path / "thorns-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: thorns\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[bocage.decks]\nthorns = thorns:DECK\n", encoding="utf-8")
    (tmp_path / "thorns.py").write_text("raise RuntimeError('thorns')\n", encoding="utf-8")
    add_folder(folder)
    paths = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    words = "from bocage.core.decks import broken, decks_of; print(*decks_of('yard'), broken())"
    done = subprocess.run(
        [sys.executable, "-P", "-c", words],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert done.stdout.split("{")[0].split() == ["orchard"]
    assert "RuntimeError('thorns')" in done.stdout


@pytest.mark.parametrize("value", ["orchard", [3], 3, {"base": 1}])
def test_decks_of_options_are_a_list_of_names(value: object) -> None:
    assert decks.read_decks({}) == []
    assert decks.read_decks({"decks": ("base", "orchard")}) == ["base", "orchard"]
    with pytest.raises(BadOption) as refused:
        decks.read_decks({"decks": value})
    assert refused.value.key == "option-decks"
    assert str(refused.value) == f"The decks must be a list of names, not “{value}”."
