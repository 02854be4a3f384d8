"""What helps to answer a question: how many, what it costs, what there is to pay with."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage import games
from bocage.core.game import Game
from bocage.core.record import parse_record
from bocage.core.state import NATURE
from bocage.wording import counsel

RECORDS = Path(__file__).parents[1] / "recorded"


def asked(name: str, key: str, place: int = 0) -> Game:
    """A recorded game when this is asked for the n-th time."""
    record = parse_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    kind = games.game_class(record.game)
    assert kind is not None
    game, seen = kind.from_options(record.options), 0
    for seat, move in record.moves:
        if seat != NATURE and game.to_act == seat and game.prompt[1] == key:
            if seen == place:
                return game
            seen += 1
        game.play(game.codec.parse(move))
    raise AssertionError(f"{name} never asks {key}")


@pytest.mark.parametrize(
    ("name", "key", "english", "french"),
    [
        ("creatures-expert-12", "border", "costs 1 wood; you have", "1 bois\u202f; vous avez"),
        ("creatures-expert-12", "build", "can be built; you have", "être construit"),
        ("agricola-4-12", "improve", "of your cards can be played", "de vos cartes"),
        ("agricola-beginner-4-11", "improve", "can be built.", "construit"),
        ("agricola-4-12", "enclose", "You have pieces and goods for", "Vous avez de quoi poser"),
        ("agricola-4-12", "stable", "The next one costs", "Prix de la prochaine pose"),
        ("agricola-beginner-4-11", "sow", "You have", "Vous avez"),
        ("farmerama-basic-2-11", "sow", "Field 1 of", "Champ 1 sur"),
        ("farmerama-basic-2-11", "feed", "can be fed as your wheel stands", "position de la roue"),
    ],
)
def test_a_question_says_how_many_and_what_it_costs(name: str, key: str, english: str, french: str) -> None:
    game = asked(name, key)
    assert english in counsel(game, "en")
    assert french in counsel(game, "fr")


def test_trying_out_what_a_thing_costs_changes_nothing() -> None:
    game = asked("creatures-expert-12", "border")
    before = game.position()
    assert counsel(game, "en") == counsel(game, "en")
    assert game.position() == before


def test_counsel_is_for_who_answers_alone() -> None:
    """It may tell how many cards of a hand can be played."""
    from bocage.table.pieces import asked as shown

    game = asked("agricola-4-12", "improve")
    assert shown(game, "en", is_own=True)["counsel"]
    assert shown(game, "en", is_own=False)["counsel"] == ""
