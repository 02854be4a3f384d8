"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bocage.core.errors import BadOption

MARGIN: Final = "margin"
WIN: Final = "win"
RANK: Final = "rank"
POINTS: Final = "points"
TARGET: Final = "target:"  # followed by a number of points
KINDS: Final = (MARGIN, WIN, RANK, POINTS)
IN_POINTS: Final = (MARGIN, POINTS)


def check_kind(kind: object) -> str:
    """The word itself when it is a kind of reward.

    Raises:
        BadOption: it is none.
    """
    if not isinstance(kind, str) or (kind not in KINDS and target_in(kind) == 0):
        raise BadOption("env-reward", reward=str(kind), known=", ".join((*KINDS, f"{TARGET}50")))
    return kind


def usual_reward(seats: int) -> str:
    """What is learned where nothing is said: to win, or alone, where there may be nobody to beat, points."""
    return WIN if seats > 1 else POINTS


def target_in(kind: str) -> int:
    """The points in `target:50`; 0 for any other word."""
    number = kind.removeprefix(TARGET)
    return int(number) if kind.startswith(TARGET) and number.isdecimal() else 0


def final_rewards(scores: Sequence[float], winners: Sequence[int], kind: str) -> list[float]:
    """The reward of each seat.

    - `margin`: points ahead of the best other seat; alone, the points.
    - `win`: 1 for a winner, -1 for the others; several winners share 1 and the lead over -1.
    - `rank`: from 1 for the first to -1 for the last in equal steps; equals share their ranks. Winners come
      first, then points decide. Alone, as `win`.
    - `points`: the points of the seat, whatever the others have.
    - `target:50`: 1 for whoever has so many points, else the share of the way there.

    Examples:
        >>> final_rewards([30.0, 36.5], [1], "margin")
        [-6.5, 6.5]
        >>> final_rewards([30.0, 36.5, 31.0], [1], "rank")
        [-1.0, 1.0, 0.0]
        >>> final_rewards([20.0, 61.0], [1], "target:50")
        [0.4, 1.0]
    """
    if kind == MARGIN:
        return _margins(scores)
    if kind == POINTS:
        return [float(score) for score in scores]
    target = target_in(kind)
    if target:
        return [min(1.0, score / target) for score in scores]
    if kind == WIN or len(scores) == 1:
        share = 2.0 / len(winners) - 1.0 if len(winners) else -1.0
        return [share if seat in winners else -1.0 for seat in range(len(scores))]
    standing = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [_rank(standing, place) for place in standing]


def _margins(scores: Sequence[float]) -> list[float]:
    if len(scores) == 1:
        return [float(scores[0])]
    if len(scores) == 2:
        return [float(scores[0] - scores[1]), float(scores[1] - scores[0])]
    second, first = sorted(scores)[-2:]
    return [float(score - (second if score == first else first)) for score in scores]


def _rank(standing: list[tuple[bool, float]], place: tuple[bool, float]) -> float:
    better = sum(other > place for other in standing)
    equal = sum(other == place for other in standing) - 1
    return 1.0 - 2.0 * (better + equal / 2) / (len(standing) - 1)
