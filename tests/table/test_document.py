"""docs/api.md is true: its program plays, and its examples are what the server sends."""

import re
import subprocess
import sys
from pathlib import Path

from tests.table import examples
from tests.table.serving import House, Person

DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", DOCUMENT, flags=re.DOTALL)


def test_the_example_bot_plays_a_whole_game(house: House, ada: Person, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(blocks("python")[0], encoding="utf-8")
    table = ada.open("creatures", "link", "random")
    done = subprocess.run(
        [sys.executable, program, house.url, table], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert ada.state(table)["status"] == "over"
    assert ada.state(table)["outcome"]["sentence"] in done.stdout


def test_the_examples_are_real_answers() -> None:
    again = examples.made()
    assert examples.written(DOCUMENT).keys() == again.keys()
    assert len(again) == len(blocks("json")), "an example that nothing makes"
    for name, text in examples.written(DOCUMENT).items():
        assert text == again[name], f"{name}: run scripts/examples"


def test_the_settings_of_the_document_are_all_there_are() -> None:
    from bocage.table.api.models import SettingsWish
    from bocage.table.sheets import USUAL

    assert set(SettingsWish.model_fields) == USUAL.keys()
    assert all(f"| `{name}` |" in DOCUMENT for name in USUAL)


def test_every_call_of_the_server_is_in_the_document(ada: Person) -> None:
    paths = ada.call("GET", "/api/openapi.json")["paths"]
    missing = [
        path for path in paths if path not in DOCUMENT.replace("{n}", "{n}") and path != "/api/openapi.json"
    ]
    assert missing == []
