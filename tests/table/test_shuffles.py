"""A table shows the hash of its seed before the first deal, and the seed at the end."""

import json
from pathlib import Path
from random import Random

import pytest

from bocage.cli import main
from bocage.core.record import parse_record
from bocage.core.shuffles import hash_of
from tests.table.serving import Person


@pytest.mark.parametrize("game", ["creatures", "agricola", "farmerama"])
def test_the_hash_comes_first_and_the_seed_at_the_end(
    ada: Person, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mode = {"creatures": "advanced", "agricola": "full", "farmerama": "basic"}[game]
    table = ada.open(game, "me", "random", mode=mode)
    before = ada.call("GET", f"/api/tables/{table}")["shuffle"]
    assert before["seed"] is None
    with ada.join(table) as chair:
        assert chair.state["shuffle"] == before
        rng = Random(3)
        while chair.state["outcome"] is None:
            assert chair.state["shuffle"] == before
            chair.play_on(rng, 25)
        after = chair.state["shuffle"]
        earlier = [json.dumps(message) for message in chair.seen if not message.get("outcome")]
    assert after["hash"] == before["hash"] == hash_of(after["seed"])
    assert not any(after["seed"] in message for message in earlier)
    file = tmp_path / "game.bocage"
    file.write_text(ada.http.get(f"/api/replays/{table}/record").text, encoding="utf-8")
    assert main(["replay", str(file), "--verify"]) == 0
    assert before["hash"] in capsys.readouterr().out
    # Whoever brings the record to another server takes the proof along.
    kept = ada.call("POST", "/api/replays", {"record": file.read_text(encoding="utf-8")}, 201)["id"]
    again = parse_record(ada.http.get(f"/api/replays/{kept}/record").text)
    assert again.shuffle is not None
    assert again.shuffle.seed == after["seed"]


def test_a_card_that_somebody_chose_is_found(
    ada: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ada.open("farmerama", "me", "random", mode="basic")
    with ada.join(table) as chair:
        chair.play_on(Random(1))
    lines = ada.http.get(f"/api/replays/{table}/record").text.splitlines()
    head, tail = json.loads(lines[0]), json.loads(lines[-1])
    other = "ab" * 32
    head["shuffle"]["hash"] = hash_of(other)
    tail["seed"] = other
    file = tmp_path / "forged.bocage"
    file.write_text("\n".join([json.dumps(head), *lines[1:-1], json.dumps(tail)]), encoding="utf-8")
    assert main(["replay", str(file), "--verify"]) == 1
    assert "by the seed" in capsys.readouterr().err


def test_a_game_that_goes_on_from_a_record_has_a_seed_of_its_own(ada: Person, tmp_path: Path) -> None:
    first = ada.open("farmerama", "me", "random", mode="basic")
    with ada.join(first) as chair:
        chair.play_on(Random(1))
    lines = ada.http.get(f"/api/replays/{first}/record").text.splitlines()
    begun = "\n".join(lines[: len(lines) // 2])
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    table = ada.call("POST", "/api/tables", {"record": begun, "seats": seats}, 201)["id"]
    with ada.join(table) as chair:
        chair.play_on(Random(2))
    text = ada.http.get(f"/api/replays/{table}/record").text
    record = parse_record(text)
    assert record.shuffle is not None
    assert record.shuffle.given == len(lines) // 2 - 1
    file = tmp_path / "game.bocage"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file), "--verify"]) == 0


def test_a_table_that_is_closed_gives_its_record_and_its_seed(ada: Person, bea: Person) -> None:
    table = ada.open("farmerama", "me", "random", mode="basic", settings={"watch": False})
    with ada.join(table) as chair:
        chair.play_on(Random(1), 8)
        answer = ada.call("GET", f"/api/tables/{table}/record", status=409)
        assert answer["error"] == "not-closed"
        least = 8
        if chair.state["can_undo"]:
            chair.ask(do="undo")
            least = 4  # as far back as to where both had shown their cards, after two draws
        ada.call("DELETE", f"/api/tables/{table}", status=204)
        while (message := chair.receive())["type"] != "closed":
            pass
        assert message["record"] == f"/api/tables/{table}/record"
    assert bea.http.get(message["record"]).status_code == 403
    record = parse_record(ada.http.get(message["record"]).text)
    assert least <= len(record.moves) <= chair.state["seq"]
    assert record.shuffle is not None
    assert hash_of(record.shuffle.seed) == record.shuffle.hash
