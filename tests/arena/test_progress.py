"""How far the arena is."""

import pytest

from bocage.arena.progress import progress


def test_a_log_gets_a_line_with_the_time_left(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter([100.0, 130.0])
    monkeypatch.setattr("bocage.arena.progress.time.monotonic", lambda: next(clock))
    with progress(total=250, finished=10) as show:
        show(20, "greedy")  # ten games in half a minute: 230 are left
    assert capsys.readouterr().err == "Arena, games played: 20 of 250; 0:11:30 left. In the lead: greedy.\n"


def test_lines_do_not_come_too_often(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter([0.0, 4.0, 11.0, 12.0])
    monkeypatch.setattr("bocage.arena.progress.time.monotonic", lambda: next(clock))
    with progress(total=9, finished=0) as show:
        for done in (1, 2, 3):
            show(done, "")
    assert capsys.readouterr().err == "Arena, games played: 2 of 9; 0:00:38 left.\n"


def test_a_terminal_gets_a_bar(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("NO_COLOR", raising=False)
    with progress(total=250, finished=10) as show:
        show(20, "greedy")
    assert "20/250" in capsys.readouterr().err
