"""Finding rules by their ids."""

import doctest
from pathlib import Path

import pytest

from bocage import rules
from bocage.rules import Rule, Section, Shelf, UnknownRule, shelf

ANOTHER = """\
# Another game

## A-1 First

- **A-1.1** A rule.

## Windows

| window | when |
| --- | --- |
| W-01 | at once |
"""


@pytest.fixture
def two_games(tmp_path: Path) -> Shelf:
    for game, text in {"agricola": ANOTHER, "creatures": "## C-1 Pieces\n\n- **C-1.1** Pieces.\n"}.items():
        (tmp_path / game).mkdir()
        for lang in ("en", "fr"):
            (tmp_path / game / f"rules.{lang}.md").write_text(text, encoding="utf-8")
    (tmp_path / "empty").mkdir()
    return Shelf(tmp_path)


def test_the_examples_in_the_docstrings_are_true() -> None:
    assert doctest.testmod(shelf).failed == 0


def test_a_game_is_a_folder_with_sheets(two_games: Shelf) -> None:
    assert two_games.games() == ["agricola", "creatures"]
    assert two_games.ids("agricola") == ["A-1.1", "W-01"]
    assert two_games.sheets("chess") == ()


def test_an_id_is_found_in_its_game_or_in_any(two_games: Shelf) -> None:
    assert two_games.find("w-01") == two_games.find("W-01", "agricola")
    with pytest.raises(UnknownRule):
        two_games.find("W-01", "creatures")


def test_installed_sheets_come_before_those_of_a_checkout(tmp_path: Path) -> None:
    package = tmp_path / "src" / "bocage" / "rules"
    assert shelf.folder_of_sheets(package) == tmp_path / "docs" / "rules"
    (package / "sheets").mkdir(parents=True)
    assert shelf.folder_of_sheets(package) == package / "sheets"


def test_the_sheets_of_creatures_are_here() -> None:
    assert "creatures" in rules.games()
    assert [sheet.name for sheet in rules.sheets("creatures", "fr")] == ["rules", "rulings"]
    assert rules.ids("creatures")[0] == "C-1.1"
    assert rules.ids("creatures")[-1] == "R-48"


def test_letters_of_an_id_may_be_small() -> None:
    found = rules.find("c-10.14")
    assert isinstance(found, Rule)
    assert found.id == "C-10.14"
    assert "3 stone and 1 reed" in rules.text("c-10.14")


def test_a_section_has_all_its_rules() -> None:
    found = rules.find("C-6", lang="fr")
    assert isinstance(found, Section)
    assert [rule.id for rule in found.rules] == [f"C-6.{number}" for number in range(1, 6)]
    assert rules.text("C-6", "fr").count("\n") == 4


def test_an_unknown_id_gets_the_nearest_ones() -> None:
    with pytest.raises(UnknownRule) as caught:
        rules.text("C-10.44")
    assert "C-10.14" in caught.value.nearest
    with pytest.raises(UnknownRule) as caught:
        rules.find("nonsense")
    assert caught.value.nearest == []
