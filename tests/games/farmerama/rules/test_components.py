"""The data file: its figures, other files, records and proposals (F-10)."""

import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bocage.core.errors import BadOption
from bocage.core.lanes import lane
from bocage.core.record import parse_record
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.actions import ANIMALS, CARDS, CROPS, GOODS
from bocage.games.farmerama.rules.components import OWN_FILE, load_components
from bocage.games.farmerama.rules.options import rounds_in_solo
from tests.games.farmerama.scenario import BOX
from tests.rule_marks import rule

ROOT = Path(__file__).parents[4]
SHEET: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "printed" / "farmerama_components.json").read_text(encoding="utf-8")
)
# Proposals of the sheet that the game may improve, and where it says why.
IMPROVED = {"player_wheel": "docs/farmerama-balance.md"}
TEXT = BOX.read_text(encoding="utf-8")
OURS = load_components(BOX)


def plain(value: Any) -> Any:  # noqa: ANN401 - whatever a data file holds
    """A figure without its source."""
    if isinstance(value, dict):
        if "value" in value:
            return plain(value["value"])
        return {name: plain(inner) for name, inner in value.items() if name not in ("source", "note", "ref")}
    return [plain(inner) for inner in value] if isinstance(value, list) else value


FILE: dict[str, Any] = plain(tomllib.loads(TEXT))
OWN: dict[str, Any] = tomllib.loads(OWN_FILE.read_text(encoding="utf-8"))


def packed(word: int, names: tuple[str, ...]) -> dict[str, int]:
    counts = {name: int(lane(word, place)) for place, name in enumerate(names)}
    return {name: count for name, count in counts.items() if count}


def figures(value: Any, path: str = "") -> dict[str, Any]:  # noqa: ANN401 - whatever a data file holds
    """Every figure of a data file by its place, with the sources left out."""
    if isinstance(value, dict) and "value" in value:
        return {path: plain(value)}
    if isinstance(value, dict):
        found: dict[str, Any] = {}
        for name, inner in value.items():
            if name not in ("source", "note"):
                found |= figures(inner, f"{path}.{name}" if path else name)
        return found
    return {path: value}


# Our figures are those of the sheets.


@rule("F-10")
def test_our_figures_are_those_of_the_sheet_but_for_improved_proposals() -> None:
    ours, sheet = figures(OWN), figures(tomllib.loads(TEXT))
    assert set(ours) == set(sheet)
    different = {path for path in ours if ours[path] != sheet[path]}
    assert {path.split(".")[0] for path in different} <= set(IMPROVED)
    # What the rulebook or a public source tells is not to be improved.
    proposals = load_components().proposals
    assert all(any(path.startswith(place) for place in proposals) for path in different)
    assert all((ROOT / IMPROVED[path.split(".")[0]]).exists() for path in different)


@rule("F-2")
def test_the_goods_are_those_of_the_sheet() -> None:
    assert packed(OURS.parts.supply, GOODS) == SHEET["goods_tiles"]
    assert sum(SHEET["goods_tiles"].values()) == SHEET["goods_tiles_total"] == 160


@rule("F-9", "F-12")
def test_the_action_wheel_is_that_of_the_sheet() -> None:
    assert FILE["action_wheel"]["positions"] == SHEET["action_wheel"]["positions"]
    assert OURS.parts.start_position == SHEET["action_wheel"]["start"]
    pairs = [position[card] for position in SHEET["action_wheel"]["positions"] for card in CARDS[:3]]
    assert [list(pair) for pair in zip(OURS.parts.alone, OURS.parts.shared, strict=True)] == pairs


@rule("F-6", "F-7", "F-8")
def test_the_player_wheel_is_that_of_the_sheet() -> None:
    sectors = SHEET["player_wheel"]["sectors"]
    assert [CROPS[crop] if crop >= 0 else None for crop in OURS.parts.sector_crop] == [
        s["crop"] for s in sectors
    ]
    assert [bool(OURS.parts.harvesting >> place & 1) for place in range(7)] == [
        s["zone"] == "harvest" for s in sectors
    ]
    heads = [s["head"] for s in sectors]
    assert [int(sector) for sector in OURS.parts.head_sector] == [heads.index(animal) for animal in ANIMALS]
    assert [place == OURS.parts.pacifier for place in range(7)] == [s["pacifier"] for s in sectors]
    assert OURS.parts.bar == SHEET["player_wheel"]["bar_after"]
    assert OURS.parts.offset == SHEET["player_wheel"]["start_offset"]


@rule("F-4", "F-5")
def test_the_farm_board_is_that_of_the_sheet() -> None:
    assert FILE["farm_board"] == SHEET["farm_board"]


@rule("F-36", "F-52")
def test_the_animals_are_those_of_the_sheet() -> None:
    assert FILE["animals"] == SHEET["animals"]
    for place, animal in enumerate(ANIMALS):
        assert packed(OURS.parts.feed[place], CROPS) == SHEET["animals"][animal]["feed"]
        assert OURS.parts.track_step[place] == SHEET["animals"][animal]["track_step"]
        assert OURS.parts.pasture_stars[place] == SHEET["animals"][animal]["pasture_stars"]


@rule("F-10", "F-13")
def test_the_buildings_are_those_of_the_sheet() -> None:
    tiles = [
        {
            "dark": tile.get("dark", False),
            "reward": {k: v for k, v in tile.items() if k not in ("id", "dark")},
        }
        for tile in FILE["buildings"]["tiles"]
    ]
    assert tiles == SHEET["buildings"]["tiles"]
    assert len(tiles) == SHEET["buildings_total"] == 25
    assert sum(tile["dark"] for tile in tiles) == SHEET["buildings_dark"] == 5
    assert [int(count) for count in OURS.parts.removed[2:]] == list(SHEET["buildings"]["removed"].values())
    assert OURS.parts.star_value == SHEET["buildings"]["star_value"]
    assert OURS.parts.display_size == SHEET["buildings"]["display"]


@rule("F-22", "F-62", "F-16", "F-17", "F-52")
def test_awards_set_up_and_scoring_are_those_of_the_sheet() -> None:
    assert FILE["award_criteria"] == SHEET["award_criteria"]
    assert FILE["setup"] == {"barn": SHEET["barn"], "planted": SHEET["planted"]}
    assert FILE["scoring"] == SHEET["scoring"]
    assert FILE["readings"] == SHEET["readings"]


@rule("F-66", "F-67", "F-68", "F-73")
def test_the_solo_figures_are_those_of_the_sheet() -> None:
    assert {**FILE["solo"], "rounds": rounds_in_solo(OURS.parts)} == SHEET["solo"]


@rule("F-10")
def test_the_proposals_are_listed_with_their_places() -> None:
    assert sorted(OURS.proposals) == SHEET["proposals"]
    assert "animals.cow.feed" not in OURS.proposals


# Another file.


def corrected(folder: Path, old: str, new: str) -> Path:
    """A copy of our file with one correction."""
    assert TEXT.count(old) == 1, old
    file = folder / "mine.toml"
    file.write_text(TEXT.replace(old, new), encoding="utf-8")
    return file


def test_an_owner_can_play_with_corrected_figures(tmp_path: Path) -> None:
    file = corrected(tmp_path, "track_step = { value = 9,", "track_step = { value = 11,")
    game = Game(seats=2, seed=1, components=file)
    assert game.components.parts.track_step[0] == 11
    assert Game(seats=2, seed=1, components=BOX).components.parts.track_step[0] == 9
    assert game.options["components"] == game.components.checksum != OURS.checksum
    rng = Random(1)
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    assert game.outcome() is not None


def test_another_board_changes_the_notation(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = TEXT.replace("value = [3, 1, 1, 2, 3, 2, 3]", "value = [2, 2, 2, 2, 3, 2, 2]")
    file.write_text(text, encoding="utf-8")
    game = Game(seats=2, seed=1, components=file)
    assert game.codec.parse("sow b2")
    codec = Game(seats=2, components=BOX).codec
    assert "sow b2" not in [codec.text(action) for action in codec.actions]
    position = json.loads(json.dumps(game.position()))
    assert Game.from_position(position, components=file).key() == game.key()


def test_the_checksum_stands_in_the_record_and_other_figures_are_refused(tmp_path: Path) -> None:
    file = corrected(tmp_path, "pasture_stars = { value = 5,", "pasture_stars = { value = 4,")
    game = Game(seats=3, seed=2, components=file)
    rng = Random(2)
    for _ in range(30):
        game.play(rng.choice(game.legal_actions()))
    record = parse_record("\n".join(game.record().lines()))
    assert record.options["components"] == load_components(file).checksum
    assert Game.from_record(record, components=file).key() == game.key()
    with pytest.raises(BadOption) as caught:
        Game.from_record(record)
    assert caught.value.key == "components-differ"
    assert caught.value.details == {
        "wanted": load_components(file).checksum,
        "found": load_components().checksum,
    }


def test_the_same_figures_have_the_same_checksum(tmp_path: Path) -> None:
    file = tmp_path / "same.toml"
    file.write_text("# a remark\n" + TEXT, encoding="utf-8")
    assert load_components(file).checksum == OURS.checksum
