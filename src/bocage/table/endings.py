"""Scores by the rows of the pad, and how a game ended."""

from __future__ import annotations

from bocage.core import outcome as ends
from bocage.core.game import Game
from bocage.messages import say
from bocage.table.boxes import Box
from bocage.table.wire import moments
from bocage.wording import outcome_sentence, score_name


def score_json(seat: int, sheet: ends.ScoreSheet, box: Box) -> moments.RunningScore:
    """A score by the rows of the pad."""
    return {"seat": seat, "total": sheet.total, "categories": _pad(sheet, box)}


def _pad(sheet: ends.ScoreSheet, box: Box) -> dict[str, float]:
    rows: dict[str, float] = {}
    for line in sheet.lines:
        rows[box.pad_row(line)] = rows.get(box.pad_row(line), 0) + line.points
    return rows


def ending(
    game: Game, outcome: ends.Outcome, names: list[str], lang: str, box: Box, replay: str
) -> moments.Outcome:
    """How the game ended."""
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "sentence": " ".join(filter(None, [outcome_sentence(outcome, lang, names), margin(outcome, lang)])),
        "sheets": [_sheet_json(seat, sheet, game.id, lang, box) for seat, sheet in enumerate(outcome.sheets)],
        "replay": replay,
    }


def margin(outcome: ends.Outcome, lang: str) -> str:
    """By how much the winner is ahead; empty where nobody is, or nobody else played."""
    if len(outcome.winners) != 1 or len(outcome.scores) < 2:
        return ""
    best = outcome.scores[outcome.winners[0]]
    following = max(score for seat, score in enumerate(outcome.scores) if seat != outcome.winners[0])
    if best <= following:
        return ""
    return say(
        "outcome-margin", lang, margin=points(best - following), best=points(best), next=points(following)
    )


def points(score: float) -> str:
    """A score as the pad beside it writes it: with a true minus, and halves as halves in every language."""
    whole, rest = divmod(abs(score), 1)
    digits = f"{whole:.0f}" if whole or not rest else ""
    return ("−" if score < 0 else "") + digits + ("½" if rest else "")


def _sheet_json(seat: int, sheet: ends.ScoreSheet, game: str, lang: str, box: Box) -> moments.ScoreSheet:
    return {
        "seat": seat,
        "total": sheet.total,
        "categories": [
            {"id": row, "name": score_name(row, lang, game), "points": points}
            for row, points in _pad(sheet, box).items()
        ],
        "lines": [
            {
                "category": line.category,
                "key": line.key,
                "name": box.line_name(line, lang),
                "points": line.points,
            }
            for line in sheet.lines
        ],
    }
