"""Sentences are remembered, and are what they would be if they were not."""

from pathlib import Path

import pytest

from bocage import messages
from bocage.messages import MessageError, say


def test_values_that_are_equal_and_written_otherwise_are_kept_apart() -> None:
    for count, written in ((1, "1"), (True, "1"), ("1.0", "1.0"), (1, "1"), ("1", "1")):
        assert say("load-problem", "en", problem="x", count=count) == f"{written} × x"
    assert say("load-problem", "en", problem="x", count=1234) == "1,234 × x"
    assert say("load-problem", "en", problem="x", count="1234") == "1234 × x"
    assert say("load-problem", "fr", problem="x", count=1234) != say(
        "load-problem", "en", problem="x", count=1234
    )


def test_what_a_guest_brings_is_said_though_it_was_asked_for_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "_guests", [])
    with pytest.raises(MessageError):
        say("guest-of-the-test", "en")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "guest.ftl").write_text("guest-of-the-test = Hello\n", encoding="utf-8")
    messages.add(tmp_path)
    assert say("guest-of-the-test", "en") == "Hello"
    monkeypatch.undo()
    messages._bundle.cache_clear()
    with pytest.raises(MessageError):
        say("guest-of-the-test", "en")
