"""The documents and Farmerama agree."""

import json
import re
from pathlib import Path

import pytest

from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.notation import codec_for, field_names
from tests.rule_marks import rule
from tests.terminal.sitting import Sitting

DOCS = Path(__file__).parents[4] / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8").split("# Notation of ")[2]
POSITION = (DOCS / "position.md").read_text(encoding="utf-8").split("# Positions of ")[2]
ROWS = re.findall(r"^\| `(\w+)` \| .+ \| (?:`([^`]+)` )?\|$", NOTATION, re.MULTILINE)
COMPONENTS = Game(seats=2).components
CODEC = codec_for(COMPONENTS)


def test_every_kind_of_action_is_documented_in_its_order() -> None:
    assert [name for name, _ in ROWS] == [kind.name for kind in CODEC.kinds]


@pytest.mark.parametrize(("kind", "example"), [row for row in ROWS if row[1]])
def test_every_example_is_an_action_of_its_kind(kind: str, example: str) -> None:
    action = CODEC.parse(example)
    assert CODEC.words_of(action)[0].name == kind
    assert CODEC.text(action) == example


@pytest.mark.parametrize("line", re.findall(r"^    (\w.*;.*)$", NOTATION, re.MULTILINE))
def test_the_lines_can_be_read(line: str) -> None:
    for part in line.split(";"):
        assert CODEC.text(CODEC.parse(part)) == part.strip()


@rule("F-8")
def test_the_fields_of_the_document_are_those_of_the_board() -> None:
    names = field_names(COMPONENTS)
    ends = {name for name in names if name[1] == "1" or f"{name[0]}{int(name[1]) + 1}" not in names}
    for name in ends:
        assert f"`{name}`" in NOTATION


def example() -> dict[str, object]:
    found = re.search(r"```json\n(.+?)```", POSITION, re.DOTALL)
    assert found
    value: dict[str, object] = json.loads(found[1])
    return value


@rule("F-75", "F-76", "F-77")
def test_the_position_of_the_document_can_be_played() -> None:
    game = Game.from_position(example())
    assert game.board.farm(1).buildings() == 2
    assert game.legal_actions()


@pytest.mark.parametrize("options", [{}, {"seats": 3}, {"seats": 1}])
def test_every_field_of_a_position_is_documented(options: dict[str, int]) -> None:
    position = Game(seed=1, **options).position()  # type: ignore[arg-type]
    farms, solo = position["farms"], position.get("solo", {})
    assert isinstance(farms, list)
    assert isinstance(solo, dict)
    for name in [*position, *farms[0], *solo]:
        assert f"`{name}`" in POSITION, name


def test_the_farm_of_the_document_is_drawn_as_the_table_draws_it(tmp_path: Path) -> None:
    text = (DOCS / "terminal.md").read_text(encoding="utf-8")
    sown = {"a1": "carrots", "a2": "carrots", "a3": "carrots", "b1": "hay", "c1": "oats"}
    farm = {
        "barn": {"hay": 2, "oats": 2, "corn": 1},
        "fields": {**sown, "d1": "corn", "d2": "corn"},
        "turned": 1,
        "pastures": {"cow": "b"},
        "garden": ["well"],
    }
    game = Game.from_position({"game": "farmerama", "farms": [farm]}, seed=1)
    shown = Sitting(["", "sow+feed", "", "water+seeds"], tmp_path, game).text
    picture = re.findall(r"^    ((?:        a |fields|pasture|heads|  barn).*)$", text, re.MULTILINE)
    assert len(picture) == 5
    for line in picture:
        assert line in shown
