"""Records: written, read, replayed, verified; every damage with its line."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bocage
from bocage.core.errors import BadRecord
from bocage.core.game import Game
from bocage.core.record import Record, parse_record, read_record, record_of, replay, verify
from tests.core.toy_game import toy_game


def played(line: str = "pick left; pick right", seed: int = 1) -> Game:
    game = toy_game(seed=seed)
    game.play_line(line)
    return game


def text_of(record: Record) -> str:
    return "\n".join(record.lines()) + "\n"


def lines() -> list[str]:
    """The lines of a whole record: a head, a toss, two picks, an end."""
    return record_of(played(), ["Ann", "Bob"]).lines()


def change(number: int, **fields: object) -> str:
    """The record with some fields of one line changed; lines count from 1."""
    found = lines()
    found[number - 1] = json.dumps({**json.loads(found[number - 1]), **fields})
    return "\n".join(found)


def read_and_verify(text: str) -> None:
    record = parse_record(text)
    verify(record, replay(record, toy_game()))


def refused(text: str) -> tuple[str, dict[str, str | int]]:
    """How a text is refused when it is read, replayed and verified."""
    with pytest.raises(BadRecord) as caught:
        read_and_verify(text)
    return caught.value.key, caught.value.details


def test_a_record_is_a_head_its_moves_and_an_end() -> None:
    found = [json.loads(line) for line in lines()]
    told = {"bocage": 1, "game": "toy", "rules": 1, "options": {}, "seats": ["Ann", "Bob"]}
    assert found[0] == told | {"package_version": bocage.__version__}
    assert found[1]["seat"] == -1
    assert found[2:4] == [{"seat": 0, "move": "pick left"}, {"seat": 1, "move": "pick right"}]
    assert set(found[4]) == {"checksum", "scores"}


def test_writing_and_reading_are_inverses(tmp_path: Path) -> None:
    record = record_of(played(), ["Ann", "Zoé"])
    record.write(tmp_path / "game.jsonl")
    again = read_record(tmp_path / "game.jsonl")
    assert text_of(again) == text_of(record)
    assert again.seats == ["Ann", "Zoé"]


def test_a_record_replays_to_the_same_position_and_verifies() -> None:
    game = played()
    record = parse_record(text_of(record_of(game, ["Ann", "Bob"])))
    again = replay(record, toy_game())
    verify(record, again)
    assert again.key() == game.key()
    assert again.moves() == game.moves()


def test_a_game_in_progress_is_recorded_without_scores() -> None:
    record = parse_record(text_of(record_of(played("pick left"), ["Ann", "Bob"])))
    assert record.scores is None
    assert replay(record, toy_game()).to_act == 1


def test_a_position_to_begin_with_is_kept() -> None:
    game = played("pick left")
    game.start = {"round": 3}
    assert parse_record(text_of(record_of(game, ["Ann", "Bob"]))).start == {"round": 3}


@pytest.mark.parametrize("kept", [1, 2, 3, 4])
def test_a_file_that_was_cut_off_is_a_game_that_was_not_finished(kept: int) -> None:
    record = parse_record("\n".join(lines()[:kept]))
    game = replay(record, toy_game())
    verify(record, game)
    assert len(game.moves()) == kept - 1


def test_a_line_that_was_cut_off_is_damage() -> None:
    assert refused("\n".join(lines())[:-10]) == ("record-damaged", {"line": 5})


@pytest.mark.parametrize("text", ["", "\n", "  \n\n "])
def test_an_empty_file_is_refused(text: str) -> None:
    assert refused(text) == ("record-empty", {})


@pytest.mark.parametrize("line", ["no JSON", "[1, 2]", "3", "{", "[" * 100_000, "", '{"seat": 0}'])
@pytest.mark.parametrize("number", [2, 3])
def test_a_damaged_line_is_named(line: str, number: int) -> None:
    found = lines()
    found[number - 1] = line
    assert refused("\n".join(found)) == ("record-damaged", {"line": number})


@pytest.mark.parametrize("text", ['{"bocage": 1, "game', '["bocage"]', '{"bocage"' * 100_000])
def test_a_head_that_is_no_table_is_refused(text: str) -> None:
    assert refused(text) == ("record-damaged", {"line": 1})


@pytest.mark.parametrize(
    "text",
    [
        *("no JSON", "[]", "[" * 100_000, "a,b\n1,2\n", "# Title\n\nThis is Bocage.\n"),
        *("{}", '{"game": "toy"}', '{"bocage": 1}', '{"bocage": 1, "game": 3}'),
    ],
)
def test_a_foreign_file_is_refused(text: str) -> None:
    assert refused(text) == ("record-foreign", {})


@pytest.mark.parametrize("format", [0, 2, "1", None, True])
def test_another_format_is_refused(format: object) -> None:
    assert refused(change(1, bocage=format)) == ("record-format", {"found": str(format), "known": 1})


@pytest.mark.parametrize(
    ("field", "value"),
    [("rules", "1"), ("rules", None), ("options", []), ("options", None), ("seats", "Ann"), ("start", 3)],
)
def test_a_damaged_head_is_refused(field: str, value: object) -> None:
    assert refused(change(1, **{field: value})) == ("record-damaged", {"line": 1})


def test_another_game_is_refused() -> None:
    assert refused(change(1, game="chess")) == ("record-other-game", {"found": "chess", "game": "toy"})


def test_a_finished_game_by_other_rules_opens_where_these_make_the_same_of_it() -> None:
    read_and_verify(change(1, rules=7))


def test_other_rules_that_make_something_else_of_a_game_are_refused() -> None:
    refusal = ("record-other-rules", {"found": 7, "known": 1})
    head = change(1, rules=7).split("\n")
    other_scores = json.dumps({**json.loads(head[-1]), "scores": [5, 5]})
    assert refused("\n".join([*head[:-1], other_scores])) == refusal
    assert refused("\n".join(head[:-1])) == refusal  # whether it is the same cannot be told before its end
    impossible = json.dumps({"seat": 0, "move": "pick nothing"})
    assert refused("\n".join([*head[:2], impossible, *head[3:]])) == refusal


@pytest.mark.parametrize("seat", ["0", None, 2, -2, 0.5])
def test_a_seat_that_does_not_exist_is_damage(seat: object) -> None:
    assert refused(change(3, seat=seat)) == ("record-damaged", {"line": 3})


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    assert refused(change(3, seat=1)) == ("record-illegal", {"line": 3, "move": "pick left"})


def test_an_illegal_move_is_refused() -> None:
    assert refused(change(4, move="yes")) == ("record-illegal", {"line": 4, "move": "yes"})


@pytest.mark.parametrize("move", ["pick up", "", "; stop"])
def test_an_unknown_notation_is_damage(move: str) -> None:
    assert refused(change(4, move=move)) == ("record-damaged", {"line": 4})


def test_a_move_after_the_game_is_over_is_refused() -> None:
    found = lines()
    found.insert(4, found[3])
    assert refused("\n".join(found)) == ("record-illegal", {"line": 5, "move": "pick right"})


@pytest.mark.parametrize("place", [2, 4])
def test_lines_after_the_end_are_refused(place: int) -> None:
    found = lines()
    assert refused("\n".join([*found, found[place]])) == ("record-after-end", {"line": 6})


@pytest.mark.parametrize("scores", [[9.0, 9.0], [], None, [1.0]])
def test_wrong_scores_are_refused(scores: object) -> None:
    key, details = refused(change(5, scores=scores))
    assert key == "record-scores"
    assert details["now"] in ("[1.0, 0.0]", "[0.0, 1.0]")


@pytest.mark.parametrize("scores", ["12", [[]], ["12"], [10**400], [None], {}, [float("nan")]])
def test_damaged_scores_are_refused(scores: object) -> None:
    assert refused(change(5, scores=scores)) == ("record-damaged", {"line": 5})


def test_a_wrong_checksum_is_refused() -> None:
    assert refused(change(5, checksum="0123456789abcdef")) == ("record-position", {})


@pytest.mark.parametrize("checksum", ["", None, 3])
def test_a_damaged_checksum_is_refused(checksum: object) -> None:
    assert refused(change(5, checksum=checksum)) == ("record-damaged", {"line": 5})


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(tmp_path / "none.jsonl")
    assert (caught.value.key, caught.value.details) == (
        "record-missing",
        {"file": str(tmp_path / "none.jsonl")},
    )


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(b"\xff\xfe\x00")
    for path, key in ((tmp_path / "game.jsonl", "record-foreign-file"), (tmp_path, "record-folder")):
        with pytest.raises(BadRecord) as caught:
            read_record(path)
        assert (caught.value.key, caught.value.details) == (key, {"file": str(path)})


def test_a_foreign_file_is_named(tmp_path: Path) -> None:
    """It used to be called a damaged record, and in a folder of records nobody knew which one."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada,\nhow are the sheep?\n", encoding="utf-8")
    with pytest.raises(BadRecord) as caught:
        read_record(path)
    assert caught.value.key == "record-foreign-file"
    assert str(path) in str(caught.value)
    assert "begins with “bocage”" in str(caught.value)


def test_an_older_file_stays_until_the_new_one_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    record_of(played("pick left"), ["Ann", "Bob"]).write(path)
    before = path.read_text(encoding="utf-8")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        record_of(played(), ["Ann", "Bob"]).write(path)
    assert path.read_text(encoding="utf-8") == before
    monkeypatch.undo()
    record_of(played(), ["Ann", "Bob"]).write(path)
    assert path.read_text(encoding="utf-8") != before
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


NAMES = ["bocage", "game", "rules", "options", "seats", "start", "seat", "move", "checksum", "scores"]


@given(st.integers(1, 5), st.dictionaries(st.sampled_from(NAMES), JSON, min_size=1))
def test_whatever_a_line_holds_a_record_is_read_or_refused(number: int, fields: dict[str, object]) -> None:
    try:
        read_and_verify(change(number, **fields))
    except BadRecord:
        return


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    refused(text)
