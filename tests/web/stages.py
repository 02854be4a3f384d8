"""Moments of games to look at: recorded games, opened just before one of their moves."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

from bocage import games
from bocage.core.record import Record, parse_record
from bocage.core.state import NATURE
from tests.web.browser import Somebody

RECORDS = Path(__file__).parents[1] / "recorded"
HOME, REPLAY = "home", "replay"
COMPANY = ("hornbeam", "random", "greedy")


@dataclass(frozen=True)
class Stage:
    """A moment of a recorded game.

    Attributes:
        name: what it is called in lists and on pictures.
        record: the recorded game, or the id of a guest that is played at random.
        kind: the kind of the move that comes next; empty for the end of the game; or another page.
        place: which of these moves; from the end where it is negative.
    """

    name: str
    record: str
    kind: str
    place: int = 0


STAGES = (
    Stage("agricola-start", "agricola-4-11", "space"),
    Stage("agricola-mid", "agricola-4-12", "space", 64),
    Stage("agricola-hand", "agricola-4-12", "minor", 3),
    Stage("agricola-major", "agricola-4-12", "major", -1),
    Stage("agricola-fences", "agricola-4-12", "enclose", 1),
    Stage("agricola-feed", "agricola-2-12", "stop", 3),
    Stage("agricola-late", "agricola-4-12", "space", -1),
    Stage("agricola-end", "agricola-4-12", ""),
    Stage("agricola-first-game", "agricola-beginner-4-11", "space", 40),
    Stage("agricola-two", "agricola-2-11", "space", 30),
    Stage("agricola-solo", "agricola-solo-11", "space", 12),
    Stage("creatures-start", "creatures-standard-11", "space"),
    Stage("creatures-mid", "creatures-expert-12", "space", 24),
    Stage("creatures-build", "creatures-expert-12", "build", 1),
    Stage("creatures-fences", "creatures-expert-12", "border", 2),
    Stage("creatures-late", "creatures-expert-12", "space", -1),
    Stage("creatures-end", "creatures-expert-12", ""),
    Stage("farmerama-start", "farmerama-basic-2-11", "play"),
    Stage("farmerama-mid", "farmerama-advanced-4-11", "sow", 30),
    Stage("farmerama-cards", "farmerama-advanced-4-11", "play", 40),
    Stage("farmerama-choose", "farmerama-basic-2-11", "choose", 3),
    Stage("farmerama-end", "farmerama-advanced-4-11", ""),
    Stage("farmerama-solo", "farmerama-solo-11", "play", 20),
    Stage("goose-start", "goose", "lay"),
    Stage("goose-mid", "goose", "lay", 5),
    Stage("goose-end", "goose", ""),
    Stage("replay", "agricola-4-12", REPLAY),
    Stage("home", "", HOME),
)


def named(name: str) -> Stage:
    return next(stage for stage in STAGES if stage.name == name)


def open_stage(person: Somebody, stage: Stage) -> str:
    """Open a table at this moment, the person in the seat that moves; the address of the page."""
    if stage.kind == HOME:
        return "/"
    record = _record(stage.record)
    moment = _moment(record, stage)
    me = record.moves[moment][0] if moment < len(record.moves) else 0
    record.moves, record.scores, record.checksum = record.moves[:moment], None, ""
    bots = iter(COMPANY)
    seats = [
        {"who": "me", "name": "Camille"} if seat == me else {"who": "bot", "bot": next(bots)}
        for seat in range(len(record.seats))
    ]
    wish = {"game": record.game, "record": "\n".join(record.lines()), "seats": seats, "settings": {}}
    answer = person.context.request.post(
        f"{person.url}/api/tables", data=wish, headers={"Origin": person.url}
    )
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    return f"/r/{table}?n=150&viewer=open" if stage.kind == REPLAY else f"/t/{table}"


def _record(name: str) -> Record:
    file = RECORDS / f"{name}.jsonl"
    if file.is_file():
        return parse_record(file.read_text(encoding="utf-8"))
    kind = games.game_class(name)
    assert kind is not None, name
    game, rng = kind.from_options({"seats": 3}, seed=3), Random(3)
    while game.to_act is not None:
        game.play(rng.choice(list(game.legal_actions())))
    return game.record(["1", "2", "3"])


def _moment(record: Record, stage: Stage) -> int:
    """How many moves are made before the stage."""
    if stage.kind in ("", REPLAY):
        return len(record.moves)
    found = [
        place
        for place, (seat, move) in enumerate(record.moves)
        if seat != NATURE and move.split(" ")[0] == stage.kind
    ]
    return found[stage.place]
