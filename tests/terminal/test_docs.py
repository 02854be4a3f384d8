"""The documents and the code agree."""

import json
import re
from pathlib import Path

import pytest

from bocage.games.creatures import Game
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.rules.notation import SPACE_NAMES
from bocage.terminal.commands import command_words, parse_command
from tests.rule_marks import rule

DOCS = Path(__file__).parents[2] / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8").split("# Notation of Farmerama")[0]
POSITION = (DOCS / "position.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(\w+)` \| .+ \| (?:`([^`]+)` )?\|$", NOTATION, re.MULTILINE)


def test_every_kind_of_action_is_documented_in_its_order() -> None:
    assert [name for name, _ in ROWS] == [kind.name for kind in base_book().codec.kinds]


@pytest.mark.parametrize(("kind", "example"), [row for row in ROWS if row[1]])
def test_every_example_is_an_action_of_its_kind(kind: str, example: str) -> None:
    action = base_book().codec.parse(example)
    assert base_book().codec.words_of(action)[0].name == kind
    assert base_book().codec.text(action) == example


def test_every_space_is_documented() -> None:
    for name in SPACE_NAMES:
        assert f"`{name}`" in NOTATION


@pytest.mark.parametrize("line", re.findall(r"^    (\w.*;.*)$", NOTATION, re.MULTILINE))
def test_the_lines_can_be_read(line: str) -> None:
    for part in line.split(";"):
        assert base_book().codec.text(base_book().codec.parse(part)) == part.strip()


def test_two_cells_name_the_same_edge() -> None:
    assert base_book().codec.parse("border c2w") == base_book().codec.parse("BORDER  b2e")


def example() -> dict[str, object]:
    found = re.search(r"```json\n(.+?)```", POSITION, re.DOTALL)
    assert found
    value: dict[str, object] = json.loads(found[1])
    return value


@rule("C-3.3", "C-12.7")
def test_the_position_of_the_document_can_be_played() -> None:
    game = Game.from_position(example())
    assert game.board.round == 4
    assert game.board.farm(0).animal(0) == 3
    assert game.legal_actions()


def test_every_field_of_a_position_is_documented() -> None:
    position = Game.from_position(example()).position()
    farms = position["farms"]
    assert isinstance(farms, list)
    for name in [*position, *farms[0], "memory", "promised"]:
        assert f"`{name}`" in POSITION, name


def test_every_command_of_the_document_is_understood() -> None:
    text = (DOCS / "terminal.md").read_text(encoding="utf-8")
    table = text[text.index("| command |") :]
    for row in re.findall(r"^\| (`.+`) \| (`.+`) \|", table, re.MULTILINE):
        for words in re.findall(r"`([^`]+)`", " ".join(row)):
            assert parse_command(words) is not None, words
    assert "annuler" in command_words()
