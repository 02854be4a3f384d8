"""A game without words of its own: its messages where it has them, plain words where not."""

from __future__ import annotations

import pytest

from bocage import messages
from bocage.core.errors import BocageError
from bocage.core.events import Event
from bocage.core.outcome import Outcome, ScoreSheet
from bocage.games.parts import Kit
from bocage.wording import (
    action_sentence,
    error_sentence,
    event_sentence,
    mode_name,
    outcome_sentence,
    phase_name,
    question,
    refusal_sentence,
    score_name,
    thing_name,
)


@pytest.fixture
def mute(goose: Kit, monkeypatch: pytest.MonkeyPatch) -> Kit:
    """The same game without any message."""
    monkeypatch.setattr(messages, "_guests", [])
    messages._bundle.cache_clear()
    return goose


def test_messages_of_the_guest_are_said(goose: Kit) -> None:
    game = goose.game.from_options({}, seed=1)
    dog = game.codec.parse("lay dog")
    assert action_sentence(game, dog, "en") == "Lay the dog"
    assert action_sentence(game, dog, "fr") == "Poser\u00a0: le chien"
    assert question(game, "fr") == "Posez une carte face cachée."
    assert phase_name(game, "en") == "laying cards"
    assert event_sentence(game, Event("lured", 1, (1, 0, 0)), "en", ["Ada", "Bea"]) == "Bea lures 1 goose."
    assert score_name("larder", "fr", "goose") == "garde-manger"
    assert mode_name("green", "en", "goose") == "on the green"
    assert thing_name("face_down", "en", "goose") == "face down"


def test_refusals_name_rule_and_numbers(goose: Kit) -> None:
    game = goose.game.from_options({})
    for move in ("land 2", "lay maize", "lay grass"):
        game.play(move)
    refusal = game.why_not(game.codec.parse("pond 5"))
    assert refusal is not None
    assert refusal_sentence(game, refusal, "en") == "G-2.5: There are 2 geese to house, not 5."


def test_without_messages_plain_words_are_said(mute: Kit) -> None:
    game = mute.game.from_options({}, seed=1)
    assert action_sentence(game, game.codec.parse("lay dog"), "en") == "lay dog"
    assert question(game, "en") == "lay"
    assert phase_name(game, "en") == ""
    assert event_sentence(game, Event("lured", 1, (3, 0, 0)), "en", ["Ada", "Bea"]) == "Bea lured 3"
    assert event_sentence(game, Event("too_far", -1, (0, 0, 0)), "fr") == "too far"
    assert score_name("larder", "fr", "goose") == "larder"
    assert mode_name("green", "en", "goose") == "green"
    assert thing_name("stock.old_wood", "en", "goose") == "stock old wood"
    refusal = game.why_not(game.codec.parse("pond 5"))
    assert refusal is not None
    assert "That is not the question now. Asked now: lay" in refusal_sentence(game, refusal, "en")


def test_errors_and_ends_that_a_guest_has_made_up_are_told() -> None:
    assert error_sentence(BocageError("mole-dig", depth=3), "en") == "mole-dig (depth=3)"
    outcome = Outcome([ScoreSheet([]), ScoreSheet([])], (1,), "mole-deepest")
    assert outcome_sentence(outcome, "en", ["Ada", "Bea"]) == "Bea wins."
