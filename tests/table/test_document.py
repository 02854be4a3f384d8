"""docs/api.md is true: its example plays, and its messages have the fields that the server sends."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.table.serving import House, Json, Person

DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", DOCUMENT, flags=re.DOTALL)


def examples() -> list[Json]:
    """Every JSON value of the document; a block may hold several, one after the other."""
    found: list[Json] = []
    for block in blocks("json"):
        rest = block.strip()
        while rest:
            value, end = json.JSONDecoder().raw_decode(rest)
            found.append(value)
            rest = rest[end:].strip()
    return found


def example_with(*fields: str) -> Json:
    return next(value for value in examples() if set(fields) <= value.keys())


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


def test_the_state_has_the_fields_of_the_document(ada: Person) -> None:
    table = ada.open("creatures", "me", "here", first_player=0)
    state, written = ada.state(table), example_with("type", "curtain")
    assert state.keys() == written.keys()
    assert state["actions"][0].keys() == written["actions"][0].keys()
    assert state["log"]["entries"][0].keys() == written["log"]["entries"][0].keys()
    assert state["question"].keys() == written["question"].keys()
    assert state["news"].keys() == written["news"].keys()
    assert state["scores"][0].keys() == written["scores"][0].keys()


def test_the_card_has_the_fields_of_the_document(ada: Person) -> None:
    written = example_with("host", "winners")
    table = ada.open("creatures", "me", "greedy")
    card = ada.call("GET", f"/api/tables/{table}")
    assert card.keys() == written.keys()
    assert card["settings"].keys() == written["settings"].keys()
    assert [seat.keys() for seat in card["seats"]] == [seat.keys() for seat in written["seats"]]


def test_the_catalogue_has_the_fields_of_the_document(ada: Person) -> None:
    written, found = example_with("languages"), ada.call("GET", "/api/catalogue")
    assert found.keys() == written.keys()
    assert found["games"][0].keys() == written["games"][0].keys()
    assert found["games"][0]["modes"][0].keys() == written["games"][0]["modes"][0].keys()
    components = ada.call("GET", "/api/games/creatures/components")
    assert components.keys() == example_with("cards", "categories").keys()


def test_the_settings_of_the_document_are_all_there_are() -> None:
    from bocage.table.api.models import TableSettings
    from bocage.table.opening import USUAL

    assert example_with("game", "options", "seats")["settings"].keys() == USUAL.keys()
    assert set(TableSettings.model_fields) == USUAL.keys()
    assert all(f"| `{name}` |" in DOCUMENT for name in USUAL)


def test_every_call_of_the_server_is_in_the_document(ada: Person) -> None:
    paths = ada.call("GET", "/api/openapi.json")["paths"]
    missing = [
        path for path in paths if path not in DOCUMENT.replace("{n}", "{n}") and path != "/api/openapi.json"
    ]
    assert missing == []
