"""The types of the browser's part are those of the server's models."""

import re
from functools import cache
from pathlib import Path

import pytest

from bocage import games
from bocage.games.parts import Kit
from bocage.table.wire import schema, typescript
from bocage.table.wire.typescript import type_of

SOURCE = Path(__file__).parents[2] / "web" / "src"
Files = dict[Path, str]
ours = cache(typescript.files)


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch) -> Files:
    """Those of our games, put together once: the models stay as they are."""
    monkeypatch.setattr(typescript, "files", ours)
    return ours()


def test_the_types_of_the_browser_are_written_from_the_models() -> None:
    wanted = typescript.files()
    written = [*SOURCE.glob("lib/protocol/*"), *SOURCE.glob("games/*/wire.ts")]
    assert set(wanted) == {path.relative_to(SOURCE) for path in written}
    for place, text in wanted.items():
        assert (SOURCE / place).read_text(encoding="utf-8") == text, f"{place}: run scripts/types"


@pytest.mark.parametrize(
    ("form", "written"),
    [
        ({"type": "integer"}, "number"),
        ({"$ref": "#/components/schemas/Goods"}, "Goods"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"type": "object", "additionalProperties": True}, "Record<string, unknown>"),
        ({"const": "state"}, '"state"'),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({}, "unknown"),
    ],
)
def test_each_form_of_a_schema_has_its_type(form: schema.Schema, written: str) -> None:
    assert type_of(form) == written


def test_a_type_may_be_made_of_itself(files: Files) -> None:
    text = files[typescript.GENERAL / "models.ts"]
    kinds = "boolean | number | string | Datum[] | { [key: string]: Datum } | null"
    assert f"export type Datum = {kinds};\n" in text


def test_a_game_that_declares_nothing_is_described_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "installed", lambda: ("creatures", "chess", "draughts"))
    found = schema.whole.__wrapped__()
    for name, models in (
        ("View", ["CreaturesView", "Data"]),
        ("Scene", ["CreaturesScene", "Data"]),
        ("Card", ["CreaturesTile", "PlainCard"]),
        ("Figures", ["CreaturesFigures", "Data"]),
    ):
        assert [one["$ref"].split("/")[-1] for one in found[name]["anyOf"]] == models
    assert found["Data"]["additionalProperties"] == {"$ref": "#/components/schemas/Datum"}
    assert found["PlainCard"]["required"] == ["id", "name", "kind", "text", "points", "cost"]


def test_a_guest_without_a_drawing_has_the_plain_scene(goose: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "installed", lambda: ("creatures", goose.game.id))
    found = schema.whole.__wrapped__()
    assert [one["$ref"].split("/")[-1] for one in found["Scene"]["anyOf"]] == ["CreaturesScene", "PlainScene"]
    assert not {name for name in found if name.startswith("Goose")}
    assert {place.parent.name for place in typescript.files()} == {"protocol", "creatures"}


def test_only_what_has_changed_is_written_and_only_for_games_with_a_client(
    files: Files, tmp_path: Path
) -> None:
    (tmp_path / "lib" / "protocol").mkdir(parents=True)
    (tmp_path / "games" / "agricola").mkdir(parents=True)
    general = [place for place in files if place.parent == typescript.GENERAL]
    assert typescript.write(tmp_path) == [*general, Path("games/agricola/wire.ts")]
    assert typescript.write(tmp_path) == []


def test_what_a_module_that_is_gone_has_left_behind_is_deleted(files: Files, tmp_path: Path) -> None:
    (tmp_path / "lib" / "protocol").mkdir(parents=True)
    typescript.write(tmp_path)
    (tmp_path / "lib" / "protocol" / "gone.ts").touch()
    assert typescript.write(tmp_path) == [Path("lib/protocol/gone.ts")]
    assert typescript.write(tmp_path) == []


def test_every_model_is_declared_once_and_beside_those_of_its_module(files: Files) -> None:
    declared = {
        place.stem: re.findall(r"^export type (\w+) =", text, re.MULTILINE)
        for place, text in files.items()
        if place.parent == typescript.GENERAL
    }
    everywhere = [name for names in declared.values() for name in names]
    assert sorted(everywhere) == sorted(
        {*schema.general(), *schema.definitions(typescript.SENT, "validation")}
    )
    for module in schema.MODULES:
        own = {
            name
            for name, value in vars(module).items()
            if getattr(value, "__module__", "") == module.__name__
        }
        assert set(declared[module.__name__.rpartition(".")[2]]) <= own
    assert "NewTable" in declared["sent"]
    assert declared["index"] == []
