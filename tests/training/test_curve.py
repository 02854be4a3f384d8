"""The course of a training as a picture."""

from __future__ import annotations

import json
from pathlib import Path

from bocage.training.curve import draw_curve

PNG = b"\x89PNG"


def line(seconds: float, loss: float, won: float | None) -> str:
    contests = {} if won is None else {"classic": {"games": 30, "won": won, "margin": 1.0}}
    return json.dumps({"seconds": seconds, "loss": {"total": loss}, "contests": contests})


def test_loss_and_strength_are_drawn(tmp_path: Path) -> None:
    lines = [line(15.0, 0.9, None), line(60.0, 0.6, 0.4), line(120.0, 0.5, 0.8)]
    (tmp_path / "log.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    file = draw_curve(tmp_path)
    assert file == tmp_path / "curve.png"
    assert file.read_bytes().startswith(PNG)
    flat = [line(15.0, 0.9, None), line(60.0, 0.9, 0.4), line(120.0, 0.9, 0.4)]
    other = tmp_path / "other"
    other.mkdir()
    (other / "log.jsonl").write_text("\n".join(flat) + "\n", encoding="utf-8")
    again = draw_curve(other)
    assert again is not None
    assert again.read_bytes() != file.read_bytes()  # what is drawn is what was logged


def test_nothing_logged_is_no_picture(tmp_path: Path) -> None:
    assert draw_curve(tmp_path) is None
