"""Figures of programs that learn: the policy of a page, and the examples; the picture of a course.

`scripts/figures learning.train_ppo` also draws the pages' picture of that run.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from bocage.benchmark.figure_words import written

# The examples that learn, and with which words: minutes are those of the processor.
EXAMPLES = {
    "train_ppo": ("train_ppo.py", "--minutes", "3"),
    "selfplay": ("selfplay_ppo.py", "--minutes", "3"),
    "alphazero": ("alphazero.py", "--minutes", "6", "--processes", "2"),
    "alphazero_long": ("alphazero.py", "--minutes", "45", "--processes", "15"),  # scripts/device-figures
}
PICTURED = "train_ppo"  # the one that tells how many games it wins on the way
LEARNERS = (1, 2, 3)  # seeds of the policy in docs/researchers.md
WIDTH, HEIGHT, EDGE = 640, 300, 46  # of the picture


def told(docs: Path) -> list[tuple[str, str, Callable[[], str]]]:
    """Names, how each was measured, and what measures it."""
    learned = f"The blocks of the page with 3000 steps and the seeds {LEARNERS}, 100 games each."
    found: list[tuple[str, str, Callable[[], str]]] = [
        ("learning.linear", learned, partial(linear_policy, docs / "researchers.md"))
    ]
    for example, words in EXAMPLES.items():
        how = f"`examples/{' '.join(words)}` in creatures, standard, and its exam of 200 games."
        for what, measure in (
            *((bot, examined) for bot in ("random", "greedy")),
            *((what, trained) for what in ("minutes", "games")),
        ):
            found.append((f"learning.{example}.{what}", how, partial(measure, docs, example, what)))
    return found


def linear_policy(page: Path) -> str:
    """How many of 100 games the policy of a page wins, for the worst and the best of several seeds."""
    learn, judge = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)[:2]
    won = []
    for seed in LEARNERS:
        program = learn.replace("STEPS = 40", "STEPS = 3000").replace("(1)", f"({seed})")
        program = program.replace("seed=1", f"seed={seed}") + judge.replace("range(10)", "range(100)")
        said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        won.append(int(said.stdout.split()[0]))
    return f"{min(won)} to {max(won)} of 100"


def examined(docs: Path, example: str, bot: str) -> str:
    """What an example that learns wins against a bot after its minutes."""
    shares: dict[str, str] = dict(re.findall(r"against (\w+): ([\d.]+)%", _exam(docs, example)))
    return f"{shares[bot]} %"


def trained(docs: Path, example: str, what: str) -> str:
    """How long it had learned by then, in minutes of the processor, and from how many games."""
    minutes, games = re.findall(r"([\d.]+) min +(\d+) games", _exam(docs, example))[-1]
    return f"{float(minutes):.0f}" if what == "minutes" else f"{int(games):,}"


@cache
def _exam(docs: Path, example: str) -> str:
    """What an example says; run once, and pictured where it tells its course."""
    script, *words = EXAMPLES[example]
    command = [sys.executable, str(docs.parent / "examples" / script), *words]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if example == PICTURED:
        for lang in ("en", "fr"):
            (docs / f"learning.{lang}.svg").write_text(picture(course(said), lang), encoding="utf-8")
    return said


def course(said: str) -> list[tuple[int, float]]:
    """Games played, and the share of the last ones that was won, as an example tells them on its way."""
    found = re.findall(r"min +(\d+) games +([\d.]+)% of the last", said)
    return [(int(games), float(share) / 100) for games, share in found]


def picture(points: list[tuple[int, float]], lang: str) -> str:
    """The course as a picture that reads on light and dark pages: it brings its own paper."""
    from bocage.messages import say  # where the examples are measured its libraries may be missing

    most = points[-1][0]
    line = " ".join(f"{_across(games / most):.1f},{_down(share):.1f}" for games, share in points)
    rows = "".join(
        f'<path d="M{EDGE},{_down(share):.1f}H{WIDTH - EDGE}"/>' for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    told = partial(written, page=Path(lang) / "page.md")  # as the pages of the language write numbers
    shares = [
        _text(EDGE - 8, _down(share) + 4, told(f"{100 * share:.0f} %"), "end") for share in (0.0, 0.5, 1.0)
    ]
    games = [
        _text(_across(part), HEIGHT - EDGE + 18, told(f"{part * most:,.0f}"), "middle")
        for part in (0.0, 0.5, 1.0)
    ]
    won = _text(EDGE, EDGE - 18, say("figures-curve-won", lang), "start")
    played = _text(WIDTH - EDGE, HEIGHT - 8, say("figures-curve-games", lang), "end")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        f' font-size="13" fill="#4a4334"><rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#fbf8f1"/>'
        f'<g stroke="#d8d0bd">{rows}</g>{"".join(shares)}{"".join(games)}{won}{played}'
        '<polyline fill="none" stroke="#3f6b2f" stroke-width="2.5" stroke-linejoin="round"'
        f' points="{line}"/></svg>\n'
    )


def _across(part: float) -> float:
    return EDGE + (WIDTH - 2 * EDGE) * part


def _down(share: float) -> float:
    return EDGE + (HEIGHT - 2 * EDGE) * (1 - share)


def _text(x: float, y: float, said: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{said}</text>'
