"""The course of a training as a picture."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

from bocage.messages import say


def draw_curve(folder: Path) -> Path | None:
    """Draw loss and strength over time into `curve.png`; None where there is nothing to draw."""
    log = folder / "log.jsonl"
    if not log.is_file() or find_spec("matplotlib") is None:
        return None
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    minutes = [line["seconds"] / 60.0 for line in lines]
    figure, (upper, lower) = pyplot.subplots(2, 1, sharex=True, figsize=(8, 6))
    upper.plot(minutes, [line["loss"]["total"] for line in lines])
    upper.set_ylabel(say("train-curve-loss"))
    tested = [
        (at, line["contests"]["classic"])
        for at, line in zip(minutes, lines, strict=True)
        if "classic" in line["contests"]
    ]
    lower.plot([at for at, _ in tested], [100 * result["won"] for _, result in tested])
    lower.set_ylim(0, 100)
    lower.set_ylabel(say("train-curve-won"))
    lower.set_xlabel(say("train-curve-minutes"))
    figure.tight_layout()
    file = folder / "curve.png"
    figure.savefig(file)
    pyplot.close(figure)
    return file
