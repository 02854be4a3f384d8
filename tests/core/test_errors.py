"""One tree of errors, each with a message key and its arguments; refusals and outcomes as values."""

import pickle

import pytest

from bocage.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BocageError,
    IllegalAction,
    nearest,
)
from bocage.core.outcome import Outcome, ScoreLine, ScoreSheet
from bocage.core.why import Reason, Refusal, Why, refuse
from bocage.wording import error_sentence

POOR = Reason("poor", "good", "have", "need")


@pytest.mark.parametrize("kind", [BadNotation, BadOption, BadPosition, BadRecord])
def test_every_error_is_one_that_a_person_can_put_right(kind: type[BocageError]) -> None:
    error = kind("some-key", path="farms[0]", value=3)
    assert isinstance(error, BocageError)
    assert str(error) == "some-key (path=farms[0], value=3)"
    assert str(kind("some-key")) == "some-key"


def test_an_error_reads_as_a_sentence_and_keeps_its_key() -> None:
    error = BadOption("option-mode", mode="hard", known="standard, advanced")
    assert str(error) == "There is no mode “hard”: choose standard, advanced."
    assert error.key == "option-mode"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    refused = IllegalAction("space stall", Refusal("C-10.1", "occupied", {"space": 1}))
    assert str(refused).startswith("“space stall” is not possible. C-10.1: ")
    assert (refused.key, refused.refusal.rule) == ("illegal-action", "C-10.1")


def test_a_word_without_end_is_quoted_in_part() -> None:
    for lang, sentence in (("en", "is no action"), ("fr", "n’est pas une action")):
        said = error_sentence(BadNotation("notation", text="x" * 5000), lang)
        assert sentence in said
        assert len(said) < 1000


def test_an_illegal_action_carries_its_refusal() -> None:
    refusal = Refusal("C-10.14", "poor", {"have": 1})
    error = IllegalAction("space stall", refusal)
    assert error.refusal is refusal
    assert error.details == {"action": "space stall", "rule": "C-10.14", "reason": "poor"}


def test_the_nearest_word_is_near_enough_or_none() -> None:
    assert nearest("shelf", ["shelter", "stall"]) == "shelter"
    assert nearest("xyz", ["shelter", "stall"]) == ""
    assert nearest("stall", []) == ""


def test_the_first_reason_stays() -> None:
    why = Why()
    why.note("C-1", POOR, 2, 0, 3)
    why.note("C-2", POOR, 1, 1, 1)
    assert why.refusal == Refusal("C-1", "poor", {"good": 2, "have": 0, "need": 3})


def test_refusing_answers_no_and_tells_only_who_asks() -> None:
    why = Why()
    assert refuse(None, "C-1", POOR) is False
    assert refuse(why, "C-1", POOR, 1, 2, 3) is False
    assert repr(why.refusal) == "Refusal(C-1: poor {'good': 1, 'have': 2, 'need': 3})"


def test_refusals_are_values() -> None:
    one, two = Refusal("C-1", "poor", {"have": 1}), Refusal("C-1", "poor", {"have": 1})
    two.asked = "space"
    assert one == two
    assert hash(one) == hash(two)
    assert one != Refusal("C-1", "poor", {"have": 2})
    assert one != "C-1"


def test_a_score_sheet_adds_up_by_category() -> None:
    sheet = ScoreSheet(
        [
            ScoreLine("animals", "sheep", 4.0),
            ScoreLine("animals", "cow", 2.5),
            ScoreLine("bonus", "cow", -3.0),
        ]
    )
    assert (sheet.total, sheet.category("animals"), sheet.category("nothing")) == (3.5, 6.5, 0.0)
    assert repr(sheet.lines[2]) == "ScoreLine(bonus, cow, -3)"
    outcome = Outcome([sheet, ScoreSheet([])], (0,), "score")
    assert repr(outcome) == "Outcome(scores=(3.5, 0.0), winners=(0,), reason='score')"


@pytest.mark.parametrize("kind", [BocageError, BadNotation, BadOption, BadPosition, BadRecord])
def test_an_error_can_be_sent_to_another_process(kind: type[BocageError]) -> None:
    sent = kind("unknown-mode", mode="expret", count=3)
    told = pickle.loads(pickle.dumps(sent))
    assert type(told) is kind
    assert (told.key, told.details, str(told)) == (sent.key, sent.details, str(sent))


def test_a_refusal_can_be_sent_to_another_process() -> None:
    refusal = Refusal("C-10.1", "occupied", {"space": 3})
    refusal.asked = "space"
    refusal.also = [Refusal("C-10.2", "short-of", {"good": 0, "need": 5, "have": 3})]
    told = pickle.loads(pickle.dumps(IllegalAction("space expand", refusal)))
    assert type(told) is IllegalAction
    assert (told.refusal, told.refusal.asked) == (refusal, "space")
    assert told.details["action"] == "space expand"
