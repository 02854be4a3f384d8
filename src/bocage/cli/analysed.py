"""How an analysis is shown: as tables and sentences, or as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from bocage.analysis import Advice, Candidate, Judgement, Review
from bocage.analysis.lines import OTHERS, REST
from bocage.cli.output import console, print_text
from bocage.cli.simulate import decimal
from bocage.core.game import Game
from bocage.messages import language, say

OWN_WORDS = {OTHERS: "analyse-line-others", REST: "analyse-line-rest"}


def points(value: float, *, sign: bool = False) -> str:
    """Points with one decimal, as the language writes them."""
    return decimal(f"{value:+.1f}" if sign else f"{value:.1f}").replace("-", "−")


def sentences(game: Game, seat: int, actions: Sequence[int]) -> str:
    """Several answers of a seat as one line of text."""
    from bocage.wording import action_sentence

    found = []
    after = game.copy()
    for action in actions:
        if after.to_act != seat or not after.menu().has(action):
            break
        found.append(action_sentence(after, action, language()))
        after.play(action)
    return (
        reduce(lambda first, following: say("analyse-then", first=first, next=following), found)
        if found
        else ""
    )


def print_advice(game: Game, advice: Advice, name: str) -> None:
    """A table of all legal moves, the best first."""
    from rich.table import Table

    from bocage.wording import question

    print_text(say("analyse-asked", name=name, question=question(game, language())))
    table = Table(title=say("analyse-table", simulations=advice.simulations))
    table.add_column(say("analyse-move"))
    table.add_column(say("analyse-points"), justify="right")
    table.add_column(say("analyse-margin"), justify="right")
    table.add_column(say("analyse-visits"), justify="right")
    for candidate in advice.candidates:
        table.add_row(*_row(game, advice.seat, candidate))
    console().print(table)
    best = advice.best
    if best.plan:
        meant = sentences(game, advice.seat, (best.action, *best.plan))
        print_text(say("analyse-plan", plan=meant))


def _row(game: Game, seat: int, candidate: Candidate) -> tuple[str, str, str, str]:
    move = sentences(game, seat, (candidate.action,))
    if candidate.points is None or candidate.margin is None:
        return move, "–", "–", "0"
    return move, points(candidate.points), points(candidate.margin, sign=True), str(candidate.visits)


def print_review(review: Review, worst: int, names: Sequence[str]) -> None:
    """The costliest moves, and what each player gave away."""
    costliest = review.costliest(worst)
    print_text(say("analyse-worst", count=len(costliest)))
    for found in costliest:
        print_text()
        print_judgement(found, names)
    print_text()
    for seat, loss in enumerate(review.losses()):
        print_text(say("analyse-loss", name=names[seat], points=points(loss), count=round(loss, 1)))


def print_judgement(found: Judgement, names: Sequence[str]) -> None:
    """One move: what was played, what was better, and where the points lie."""
    name = names[found.seat]
    print_text(
        say(
            "analyse-judgement",
            number=found.number,
            name=name,
            points=points(found.loss),
            count=round(found.loss, 1),
        )
    )
    played = sentences(found.before, found.seat, found.played)
    print_text("  " + say("analyse-played", move=played))
    print_text("  " + say("analyse-better", move=sentences(found.before, found.seat, found.better)))
    if found.lines:
        print_text("  " + reason(found))


def reason(found: Judgement) -> str:
    """Why a move costs what it costs: how sure that is, and the lines of the score that sum to it."""
    from bocage.wording import score_name

    words = []
    for line, value in found.lines.items():
        category = score_name(line, language(), found.before.id)
        words.append(say(OWN_WORDS.get(line, "analyse-line"), category=category, points=points(value)))
    return say("analyse-reason", points=points(found.loss), doubt=points(found.doubt), lines=", ".join(words))


def advice_data(game: Game, advice: Advice) -> dict[str, object]:
    """Advice as plain data."""
    return {
        "kind": "advice",
        "seat": advice.seat,
        "simulations": advice.simulations,
        "moves": [
            {
                "move": game.codec.text(candidate.action),
                "visits": candidate.visits,
                "points": _rounded(candidate.points),
                "margin": _rounded(candidate.margin),
                "plan": [game.codec.text(action) for action in candidate.plan],
            }
            for candidate in advice.candidates
        ],
    }


def review_data(game: Game, review: Review, worst: int) -> dict[str, object]:
    """A review as plain data."""
    return {
        "kind": "review",
        "looked": review.looked,
        "losses": [_rounded(loss) for loss in review.losses()],
        "worst": [found.number for found in review.costliest(worst)],
        "moves": [
            {
                "number": found.number,
                "seat": found.seat,
                "played": [game.codec.text(action) for action in found.played],
                "better": [game.codec.text(action) for action in found.better],
                "loss": _rounded(found.loss),
                "doubt": _rounded(found.doubt),
                "lines": {category: _rounded(value) for category, value in found.lines.items()},
            }
            for found in review.judgements
        ],
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)
