"""Scores by the rows of the pad, and how a game ended."""

from __future__ import annotations

from bocage.core import outcome as ends
from bocage.core.game import Game
from bocage.messages import say
from bocage.table.boxes import Box
from bocage.table.wire import moments
from bocage.wording import outcome_sentence, score_name


def scores_json(game: Game, box: Box) -> list[moments.RunningScore]:
    """The score of each seat as it stands, by the rows of the pad."""
    return [
        {
            "seat": seat,
            "total": sheet.total,
            "categories": _pad(sheet, box),
            "counts": box.pad_counts(game, seat),
        }
        for seat, sheet in enumerate(box.sheets(game))
    ]


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
        "sentence": told(game, outcome, names, lang, box),
        "sheets": [_sheet_json(game, seat, sheet, lang, box) for seat, sheet in enumerate(outcome.sheets)],
        "replay": replay,
    }


def told(game: Game, outcome: ends.Outcome, names: list[str], lang: str, box: Box) -> str:
    """Who has won, by how much, and on which line of the pad; the reason alone where it is no margin."""
    if len(outcome.winners) != 1 or len(outcome.scores) < 2:
        return outcome_sentence(outcome, lang, names)
    best = outcome.winners[0]
    following = max((seat for seat in range(len(names)) if seat != best), key=outcome.scores.__getitem__)
    margin = outcome.scores[best] - outcome.scores[following]
    if margin <= 0:
        return outcome_sentence(outcome, lang, names)
    sentence = say(
        "outcome-margin",
        lang,
        winners=names[best],
        margin=_counted(margin, outcome.reason, lang),
        best=points(outcome.scores[best]),
        next=points(outcome.scores[following]),
    )
    return f"{sentence} {difference(game, outcome, best, following, lang, box)}".rstrip()


def _counted(margin: float, reason: str, lang: str) -> str:
    """The margin with what is counted in this game: `5 points`, `3 stars`."""
    if reason == "stars":
        return say("stars-count", lang, count=int(margin))
    return say("points-count", lang, count=margin, points=points(margin))


def difference(game: Game, outcome: ends.Outcome, best: int, following: int, lang: str, box: Box) -> str:
    """The line of the pad on which the winner gained most; empty where no line tells more than another."""
    mine, theirs = (_pad(outcome.sheets[seat], box) for seat in (best, following))
    gains = {row: mine[row] - theirs.get(row, 0) for row in mine}
    row = max(gains, key=gains.__getitem__, default="")
    if len(gains) < 2 or gains[row] <= 0:
        return ""
    values = {"mine": points(mine[row]), "theirs": points(theirs.get(row, 0))}
    return say("outcome-difference", lang, category=score_name(row, lang, game.id), **values)


def points(score: float) -> str:
    """A score as the pad beside it writes it: with a true minus, and halves as halves in every language."""
    whole, rest = divmod(abs(score), 1)
    digits = f"{whole:.0f}" if whole or not rest else ""
    return ("−" if score < 0 else "") + digits + ("½" if rest else "")


def _sheet_json(game: Game, seat: int, sheet: ends.ScoreSheet, lang: str, box: Box) -> moments.ScoreSheet:
    return {
        "seat": seat,
        "total": sheet.total,
        "categories": [
            {"id": row, "name": score_name(row, lang, game.id), "points": points}
            for row, points in _pad(sheet, box).items()
        ],
        "counts": box.pad_counts(game, seat),
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
