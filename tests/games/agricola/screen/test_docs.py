"""The documents and Agricola agree."""

import json
import re
from pathlib import Path

import pytest

from bocage.core.switches import Switch
from bocage.games.agricola import Game
from bocage.games.agricola.rules.drafting import DRAFTS
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.options import MODES
from bocage.games.agricola.rules.switches import SWITCHES
from tests.games.agricola.deck import CODEC
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule
from tests.terminal.sitting import Sitting

DOCS = Path(__file__).parents[4] / "docs"
GUIDE = (DOCS / "agricola.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8").split("# Notation of Agricola")[1]
POSITION = (DOCS / "position.md").read_text(encoding="utf-8").split("# Positions of Agricola")[1]
ROWS = re.findall(r"^\| `(\w+)` \| .+ \| (?:`([^`]+)` )?\|$", NOTATION, re.MULTILINE)
LINES = re.findall(r"^    (\w.*;.*)$", NOTATION + GUIDE, re.MULTILINE)


def test_every_kind_of_action_is_documented_in_its_order() -> None:
    assert [name for name, _ in ROWS] == [kind.name for kind in CODEC.kinds]


@pytest.mark.parametrize(("kind", "example"), [row for row in ROWS if row[1]])
def test_every_example_is_an_action_of_its_kind(kind: str, example: str) -> None:
    action = CODEC.parse(example)
    assert CODEC.words_of(action)[0].name == kind
    assert CODEC.text(action) == example


@pytest.mark.parametrize("name", SPACE_NAMES)
def test_every_space_is_documented(name: str) -> None:
    assert f"`{name}`" in NOTATION


@rule("A-6.6", "A-10.3", "A-12.2")
@pytest.mark.parametrize("line", LINES)
def test_the_lines_can_be_played(line: str) -> None:
    table = (
        agricola_table()
        .course(round=14)
        .given(0, wood=9, reed=4, grain=1, vegetable=1, cards=["frame_builder"])
    )
    table.given(0, fields={"c1": {}, "c2": {}}, house="clay", clay=5)
    game = table.game
    parts = [part.strip() for part in line.split(";")]
    game.play_line(line)
    assert [game.codec.text(action) for seat, action in game.moves() if seat == 0] == parts


# Positions.


def example() -> dict[str, object]:
    found = re.search(r"```json\n(.+?)```", POSITION, re.DOTALL)
    assert found
    value: dict[str, object] = json.loads(found[1])
    return value


@rule("A-2.6", "A-11.2")
def test_the_position_of_the_document_can_be_played() -> None:
    game = Game.from_position(example())
    assert game.board.round == 5
    assert game.board.farm(0).animal(0) == 3
    assert (game.to_act, game.prompt[1]) == (0, "space")


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 3, "draft": "quick"}])
def test_every_field_of_a_position_is_documented(options: dict[str, object]) -> None:
    position = Game.from_options(options, seed=1).position()
    farms = position["farms"]
    view = Game.from_options(options, seed=1).view(0)["farms"]
    assert isinstance(farms, list)
    assert isinstance(view, list)
    for name in [*position, *farms[0], *view[1]]:
        assert f"`{name}`" in POSITION, name


# The guide.


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_every_switch_is_documented_with_its_default_and_ruling(switch: Switch) -> None:
    default = "true" if switch.default else "false"
    assert f"| `{switch.name}` | {default} | {switch.ruling} |" in GUIDE


def test_every_option_is_documented() -> None:
    words = [*MODES, *DRAFTS, "seats", "mode", "draft", "banned", "first_player", "additional_actions"]
    for word in [*words, "choose_hand", "choose_round_order"]:
        assert f"`{word}`" in GUIDE


@pytest.mark.parametrize("words", re.findall(r"--option (\w+=\w+)", GUIDE))
def test_the_options_of_the_examples_exist(words: str) -> None:
    name, value = words.split("=")
    game = Game.from_options({"seats": 3, name: True if value == "true" else value}, seed=1)
    assert name in game.options


# The table.


@rule("A-3.1")
def test_the_farm_of_the_document_is_drawn_as_the_table_draws_it(tmp_path: Path) -> None:
    text = (DOCS / "terminal.md").read_text(encoding="utf-8")
    block = re.search(r"^    (▶1 Ann · people.*?)\n\n", text, re.MULTILINE | re.DOTALL)
    assert block
    picture = [line[4:] if place else line for place, line in enumerate(block[1].splitlines())]
    assert len(picture) == 8
    shown = Sitting([], tmp_path, Game.from_position(example())).text
    assert "\n".join(picture) in shown
