"""A data file that cannot be right is refused, with the place and the reason (F-10)."""

from pathlib import Path

import pytest

from bocage.core.errors import BadOption
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.components import load_components, parse_components
from tests.games.farmerama.scenario import BOX
from tests.rule_marks import rule

TEXT = BOX.read_text(encoding="utf-8")
FIRST_PAIR = "[[action_wheel.positions]]\nsow = [3, 2]\nharvest = [3, 2]\nwater = [3, 2]\n"
SECTORS = "player_wheel.sectors"


def problem(old: str, new: str) -> tuple[str, object]:
    """The key and the place of the refusal when a passage of our file is replaced, once."""
    assert old in TEXT, old
    with pytest.raises(BadOption) as caught:
        parse_components(TEXT.replace(old, new, 1))
    return caught.value.key, caught.value.details.get("path")


@rule("F-9")
@pytest.mark.parametrize(
    ("old", "new", "key", "path"),
    [
        ("sow = [3, 2]", "sow = [2, 2]", "pair", "action_wheel.positions[0].sow"),
        ("harvest = [3, 2]", "harvest = [1, 2]", "pair", "action_wheel.positions[0].harvest"),
        ("water = [3, 2]", "water = [3, 0]", "range", "action_wheel.positions[0].water"),
        ("water = [3, 2]", "water = [3]", "count", "action_wheel.positions[0].water"),
        ("water = [3, 2]", 'water = ["3", 2]', "number", "action_wheel.positions[0].water"),
        ("water = [3, 2]\n", "\n", "missing", "action_wheel.positions[0].water"),
        ("sow = [4, 2]", "sow = [4, 1]", "known-pairs", "action_wheel.positions"),
        ("start = { value = 0", "start = { value = 6", "range", "action_wheel.start"),
        ('start = { value = 0, source = "inferred"', 'start = { value = 0, source = "guess"',
          "source", "action_wheel.start"),
    ],
)  # fmt: skip
def test_the_action_wheel_must_make_sense(old: str, new: str, key: str, path: str) -> None:
    assert problem(old, new) == (f"components-{key}", path)


@rule("F-9")
def test_both_pairs_of_the_rulebook_must_occur() -> None:
    with pytest.raises(BadOption) as caught:
        parse_components(TEXT.replace("sow = [3, 2]", "sow = [3, 1]"))
    assert caught.value.key == "components-known-pairs"


@rule("F-6", "F-7", "F-8")
@pytest.mark.parametrize(
    ("old", "new", "key", "path"),
    [
        ('crop = "carrots"', 'crop = "hay"', "crops-once", SECTORS),
        ('crop = "carrots"', 'crop = "rye"', "sector", f"{SECTORS}[0]"),
        ('crop = "carrots"', 'crop = "carrots"\nharvest = true', "sector", f"{SECTORS}[0]"),
        ('crop = "oats"\n', "harvest = true\n", "crops-once", SECTORS),
        ('head = "horse"', 'head = "cow"', "head", f"{SECTORS}[1].head"),
        ('head = "horse"', 'head = "goat"', "head", f"{SECTORS}[0].head"),
        ('head = "horse"\n', "\n", "heads", SECTORS),
        ("pacifier = true\n", "\n", "heads", SECTORS),
        ('crop = "oats"', 'crop = "oats"\npacifier = true', "heads", SECTORS),
        ("pacifier = true", 'pacifier = true\nhead = "sheep"', "head", f"{SECTORS}[6].head"),
        ("bar_after = { value = 6", "bar_after = { value = 5", "bar", "player_wheel.bar_after"),
        ("bar_after = { value = 6", "bar_after = { value = 7", "range", "player_wheel.bar_after"),
        ("[[player_wheel.sectors]]\nharvest = true\n\n", "\n", "count", SECTORS),
        ("start_offset = { value = 0", "start_offset = { value = 7", "range", "player_wheel.start_offset"),
    ],
)  # fmt: skip
def test_the_player_wheel_must_make_sense(old: str, new: str, key: str, path: str) -> None:
    assert problem(old, new) == (f"components-{key}", path)


@rule("F-7")
def test_no_head_shares_a_sector_with_the_pacifier() -> None:
    text = TEXT.replace('harvest = true\nhead = "sheep"', "harvest = true")
    with pytest.raises(BadOption) as caught:
        parse_components(text.replace("pacifier = true", 'pacifier = true\nhead = "sheep"'))
    assert caught.value.key == "components-heads"


@rule("F-6")
def test_the_harvest_sectors_must_be_neighbours() -> None:
    text = TEXT.replace('crop = "corn"\nhead = "pig"', 'harvest = true\nhead = "pig"')
    with pytest.raises(BadOption) as caught:
        parse_components(text.replace('harvest = true\nhead = "sheep"', 'crop = "corn"\nhead = "sheep"'))
    assert caught.value.key == "components-harvest-adjacent"


@rule("F-6", "F-8")
def test_the_whole_wheel_may_be_numbered_from_another_sector(tmp_path: Path) -> None:
    """Harvest sectors that run over the end of the list are neighbours all the same."""
    parts = TEXT.split("[[player_wheel.sectors]]\n")
    head, sectors = parts[0], parts[1:]
    last, rest = sectors[-1].split("\n\n", 1)
    moved = [last + "\n\n", *sectors[:-1]]
    text = head + "".join(f"[[player_wheel.sectors]]\n{sector}" for sector in moved) + "\n" + rest
    text = text.replace("bar_after = { value = 6", "bar_after = { value = 0")
    text = text.replace("start_offset = { value = 0", "start_offset = { value = 1")
    file = tmp_path / "moved.toml"
    file.write_text(text, encoding="utf-8")
    game = Game(seats=2, seed=1, components=file)
    assert game.components.parts.bar == game.components.parts.pacifier == 0


@rule("F-4", "F-5")
@pytest.mark.parametrize(
    ("old", "new", "key", "path"),
    [
        ("value = [3, 1, 1, 2, 3, 2, 3]", "value = [3, 1, 1, 2, 3, 2, 2]",
          "fields-total", "farm_board.fields"),
        ("value = [3, 1, 1, 2, 3, 2, 3]", "value = [3, 1, 1, 2, 3, 5]", "count", "farm_board.fields"),
        ("value = [3, 1, 1, 2, 3, 2, 3]", "value = [4, 0, 1, 2, 3, 2, 3]", "range", "farm_board.fields"),
        ("fields_total = { value = 15", "fields_total = { value = 21", "range", "farm_board.fields_total"),
        ("value = [0, 0, 0, 0, 0, 0, 0]", "value = [0, 1, 0, 0, 0, 0, 0]",
          "scarecrow", "farm_board.scarecrow_field"),
        ("pasture_room = { value = 2", "pasture_room = { value = 0", "range", "farm_board.pasture_room"),
    ],
)  # fmt: skip
def test_the_farm_board_must_make_sense(old: str, new: str, key: str, path: str) -> None:
    assert problem(old, new) == (f"components-{key}", path)


@rule("F-10", "F-13", "F-22", "F-58")
@pytest.mark.parametrize(
    ("old", "new", "key", "path"),
    [
        ("hay = 2, oats = 2 }", "hay = 2, rye = 2 }", "word", "animals.sheep.feed.rye"),
        ("{ hay = 2, oats = 2 }", "{ hay = 0 }", "feed", "animals.sheep.feed"),
        ("{ hay = 2, oats = 2 }", "3", "table", "animals.sheep.feed"),
        ("track_step = { value = 9", "track_step = { value = 0", "range", "animals.sheep.track_step"),
        ("pasture_stars = { value = 5", 'pasture_stars = { value = "5"',
          "number", "animals.sheep.pasture_stars"),
        ('id = "carrot_barrow"', 'id = "carrot_crate"', "tiles", "buildings.tiles"),
        ('id = "carrot_barrow"', 'id = "Carrot barrow"', "id", "buildings.tiles[0].id"),
        ("carrots = 2\n", "stones = 2\n", "word", "buildings.tiles[0].stones"),
        ("carrots = 2\n", "\n", "no-reward", "buildings.tiles[0]"),
        ("carrots = 2\n", "star = 3\n", "flag", "buildings.tiles[0].star"),
        ("any_crop = 2", "any_crop = 0", "range", "buildings.tiles[20].any_crop"),
        ("display = { value = 2", "display = { value = 3", "range", "buildings.display"),
        ("two = 10", "two = 18", "range", "buildings.removed.two"),
        ("three = 7", "three = 3", "range", "buildings.removed.three"),
        ('basic = { value = ["fewest_decor", ', 'basic = { value = ["tallest_tree", ',
          "criteria", "award_criteria.basic"),
        ('basic = { value = ["fewest_decor", ', "basic = { value = [3, ", "criteria", "award_criteria.basic"),
        ('basic = { value = ["fewest_decor", ', "basic = { value = [", "criteria", "award_criteria.basic"),
    ],
)  # fmt: skip
def test_animals_buildings_and_awards_must_make_sense(old: str, new: str, key: str, path: str) -> None:
    assert problem(old, new) == (f"components-{key}", path)


@rule("F-2", "F-16", "F-17", "F-68")
@pytest.mark.parametrize(
    ("old", "new", "key", "path"),
    [
        ("carrots = 32", "carrots = 15", "too-few", "goods_tiles.carrots"),
        ("total = 160", "total = 150", "goods-total", "goods_tiles.total"),
        ("carrots = 32", "carrots = 0", "range", "goods_tiles.carrots"),
        ("carrots = [0, 1]", "carrots = [0, 3]", "planted", "setup.planted.carrots"),
        ("carrots = [0, 1]", "carrots = [4, 1]", "planted", "setup.planted.carrots"),
        ("carrots = [0, 1]", "carrots = [7, 0]", "planted", "setup.planted.carrots"),
        ("hay = [1, 0]", "hay = [0, 1]", "planted", "setup.planted.hay"),
        ("per_crop_tile = { value = 1", "per_crop_tile = { value = -1", "range", "scoring.per_crop_tile"),
        ("target = { value = 150", "target = { value = 0", "range", "solo.target"),
        ("action_pile = { value = { sow = 1", "action_pile = { value = { feed = 1",
          "word", "solo.action_pile.feed"),
        ("[solo]", "[alone]", "missing", "solo"),
        ("{ sow = 2, harvest = 2", "{ sow = 9, harvest = 2", "range", "solo.replenishing_pile.sow"),
        ("supply_is_limited = { value = true", "supply_is_limited = { value = 1",
          "flag", "readings.supply_is_limited"),
    ],
)  # fmt: skip
def test_set_up_solo_and_readings_must_make_sense(old: str, new: str, key: str, path: str) -> None:
    assert problem(old, new) == (f"components-{key}", path)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "components-missing"),
        ("this is no file", "components-toml"),
        ('game = "creatures"\nschema = 1', "components-foreign"),
        ('game = "farmerama"\nschema = 2', "components-foreign"),
        (TEXT.replace("[animals.sheep]", "[animals.goat]"), "components-missing"),
        ('animals = 3\naction_wheel = 1\ngame = "farmerama"\nschema = 1', "components-table"),
    ],
)
def test_what_is_no_data_file_is_told_so(text: str, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        parse_components(text)
    assert caught.value.key == key


def test_a_file_that_cannot_be_read_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path, tmp_path / "binary.toml"):
        with pytest.raises(BadOption) as caught:
            load_components(path)
        assert caught.value.key == "components-unreadable"
    with pytest.raises(BadOption) as caught:
        load_components(tmp_path / "missing.toml")
    assert caught.value.key == "components-no-file"


def test_a_remark_with_a_date_does_no_harm() -> None:
    assert parse_components(f"note = 2024-05-01\n{TEXT}").tiles == load_components(BOX).tiles
