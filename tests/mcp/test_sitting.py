"""A seat in words: nothing is told that the seat may not know."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bocage import messages
from bocage.core.errors import BadNotation, BadOption, IllegalAction
from bocage.core.record import read_record
from bocage.mcp import Sitting, TableWish

WISHES = [
    TableWish("creatures", {"mode": "expert"}, seed=3),
    TableWish("agricola", {"seats": 3}, seat=2, seed=4),
    TableWish("agricola", {"seats": 2, "draft": "quick"}, seed=4),
    TableWish("farmerama", {"seats": 4, "mode": "advanced"}, seat=4, seed=5),
    TableWish("farmerama", {"seats": 1}, seed=5),
]


@pytest.fixture(autouse=True)
def speak_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BOCAGE_LANG", "en")
    yield
    messages.choose(None)


def known(sitting: Sitting) -> tuple[object, ...]:
    """Everything that a seat is told at one moment."""
    return sitting.table(), sitting.asked(), sitting.moves(), sitting.choices, sitting.why_not("stop")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: f"{wish.game}{wish.options}")
def test_what_is_told_is_the_same_whatever_is_hidden(wish: TableWish, lang: str) -> None:
    sitting, rng = Sitting(TableWish(**{**vars(wish), "bot": "random"}), lang), Random(1)
    for _ in range(25):
        if sitting.is_over:
            break
        truth = sitting._game
        told = known(sitting)
        sitting._game = truth.sample(sitting.seat, rng)  # everything hidden is other than it was
        assert known(sitting) == told
        sitting._game = truth
        sitting.play(rng.choice(sitting.moves())["move"])


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: f"{wish.game}{wish.options}")
def test_a_game_is_played_to_its_end(wish: TableWish, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    sitting, rng = Sitting(TableWish(**{**vars(wish), "bot": "random", "record": file}), "en"), Random(2)
    heard = [sitting.news()]
    while not sitting.is_over:
        heard.append(sitting.play(rng.choice(sitting.moves())["move"]))
    assert sitting.moves() == []
    assert "Guest" in heard[-1]
    assert len([line for line in heard if line]) == len(heard)
    record = read_record(file)
    assert record.scores is not None
    assert record.seats[sitting.seat] == "Guest"


def test_moves_have_sentences_and_refusals_have_rules() -> None:
    sitting = Sitting(TableWish("creatures", {"first_player": 0}, seed=1), "en")
    moves = {each["move"]: each["meaning"] for each in sitting.moves()}
    assert moves["space three_wood"].startswith("Place a worker")
    assert sitting.why_not("space three_wood") == "It is allowed."
    assert sitting.why_not("space stall").startswith("C-")
    with pytest.raises(IllegalAction):
        sitting.play("space stall")
    with pytest.raises(BadNotation):
        sitting.why_not("space nowhere")
    assert "worker" in sitting.rule("C-4.2").lower() or sitting.rule("C-4.2").startswith("C-4.2")
    with pytest.raises(BadOption, match="C-4"):
        sitting.rule("C-4.999")
    assert sitting.rule("C-4").startswith("C-4 Pastures\n")


def test_a_long_list_comes_in_parts() -> None:
    sitting, rng = Sitting(TableWish("creatures", {}, seed=1, bot="random"), "en"), Random(3)
    while not sitting.is_over:
        first = sitting.moves()
        assert len(first) + len(sitting.moves(60)) == sitting.choices
        assert sitting.moves(-1) == first
        sitting.play(rng.choice(first)["move"])


@pytest.mark.parametrize(
    "wish",
    [TableWish("chess"), TableWish(seat=3), TableWish(bot="deep"), TableWish(options={"mode": "hard"})],
    ids=str,
)
def test_what_cannot_be_is_refused(wish: TableWish) -> None:
    with pytest.raises(BadOption):
        Sitting(wish, "en")
