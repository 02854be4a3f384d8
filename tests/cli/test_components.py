"""`bocage components`: the figures of a box from the shell; uneven tracks, names, misspelt entries."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it has no types

from bocage import cli, messages
from bocage.cli.errors import MISUNDERSTOOD, REFUSED
from bocage.cli.schemas import schema_of
from bocage.core.errors import BadOption
from bocage.games.farmerama import Game
from bocage.games.farmerama.referee.recount import product_stars as recounted
from bocage.games.farmerama.rules.components import OWN_FILE, parse_components
from bocage.games.farmerama.rules.scoring import product_stars
from bocage.games.farmerama.words.names import tile_name
from tests.rule_marks import rule

TEXT = OWN_FILE.read_text(encoding="utf-8")
STEP = 'track_step = { value = 9, source = "inferred" }'
TRACK = 'track = { value = [9, 20, 33], source = "public" }'
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def speak_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BOCAGE_LANG", "en")
    yield
    messages.choose(None)


@pytest.fixture
def components(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str) -> tuple[int, str, str]:
        code = cli.main(["components", *words])
        found = capsys.readouterr()
        return code, found.out, found.err

    return run


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return file


def test_every_figure_is_shown_with_its_source(components: Run) -> None:
    code, out, _ = components("show")
    assert code == 0
    assert "animals.cow.track_step = 14  # inferred" in out
    assert "solo.target = 150  # rulebook" in out
    assert Game(seats=2).components.checksum in out


def test_what_a_file_says_otherwise(components: Run, tmp_path: Path) -> None:
    file = changed(tmp_path, STEP, STEP.replace("9", "11"))
    _, out, _ = components("diff", str(file))
    assert out.splitlines() == ["animals.sheep.track_step: 11 instead of 9", "1 difference."]
    assert components("diff", str(OWN_FILE))[1] == "No difference.\n"


def test_a_file_is_written_once_and_is_ours(components: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert components("write", str(file))[0] == 0
    assert file.read_text(encoding="utf-8") == TEXT
    assert components("write", str(file))[0] == MISUNDERSTOOD


def test_proposals_are_those_that_the_game_knows(components: Run) -> None:
    _, out, _ = components("proposals")
    assert "animals.cow.track_step = 14" in out
    assert "solo.target" not in out


@pytest.mark.parametrize("words", [("show",), ("proposals",), ("diff", str(OWN_FILE))])
def test_answers_as_json_keep_to_the_schema(components: Run, words: tuple[str, ...]) -> None:
    found = json.loads(components(*words, "--json")[1])
    Draft202012Validator(schema_of("components")).validate(found)
    assert found["game"] == "farmerama"


def test_a_file_that_cannot_be_right_is_refused(components: Run, tmp_path: Path) -> None:
    file = changed(tmp_path, STEP, STEP.replace("9", "0"))
    code, out, err = components("diff", str(file))
    assert (code, out) == (REFUSED, "")
    assert "animals.sheep.track_step" in err


@rule("F-49")
@pytest.mark.parametrize(("rank", "stars"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 46), (6, 72)])
def test_an_uneven_track_gives_the_stars_of_each_rank(rank: int, stars: int, tmp_path: Path) -> None:
    game = Game(seats=2, seed=1, components=changed(tmp_path, STEP, TRACK))
    farm = game.board.farm(0)
    farm.ranks = rank  # the sheep's is the first lane
    assert product_stars(game.components.parts, farm, 0) == stars
    assert recounted(rank, {"track": [9, 20, 33]}) == stars


@rule("F-10")
@pytest.mark.parametrize(
    ("old", "new", "key", "path"),
    [
        (STEP, f"{STEP}\n{TRACK}", "two-tracks", "animals.sheep.track_step"),
        (STEP, TRACK.replace("33", "20"), "track", "animals.sheep.track"),
        (STEP, TRACK.replace("[9, 20, 33]", "[9]"), "count", "animals.sheep.track"),
        ("pasture_room = {", "pasture_rom = 1\npasture_room = {", "word", "farm_board.pasture_rom"),
        ("[scoring]", "[scorings]\nx = 1\n[scoring]", "word", "scorings"),
        ('crop = "carrots"', 'crop = "carrots"\nheads = "cow"', "word", "player_wheel.sectors[0].heads"),
        (STEP, STEP.replace("9,", "9, sorce = 1,"), "word", "animals.sheep.track_step.sorce"),
        ('id = "well"', 'id = "well"\nname = { en = "", fr = "Roc" }', "name", "buildings.tiles[15].name.en"),
        ('id = "well"', 'id = "well"\nname = { en = "Well" }', "missing", "buildings.tiles[15].name.fr"),
    ],
)  # fmt: skip
def test_misspelt_and_impossible_entries_are_refused(old: str, new: str, key: str, path: str) -> None:
    assert old in TEXT
    with pytest.raises(BadOption) as caught:
        parse_components(TEXT.replace(old, new, 1))
    assert (caught.value.key, caught.value.details["path"]) == (f"components-{key}", path)


def test_a_building_of_ones_own_has_a_name() -> None:
    own = 'id = "bee_house"\nname = { en = "Bee House", fr = "Rucher" }'
    box = parse_components(TEXT.replace('id = "well"', own, 1))
    assert "bee_house" in box.tiles
    assert (tile_name("bee_house", "en"), tile_name("bee_house", "fr")) == ("Bee House", "Rucher")
    bare = parse_components(TEXT.replace('id = "well"', 'id = "bee_house"', 1))
    assert box.checksum == bare.checksum  # a name is no figure
