"""Hints and reviews from the analysis."""

from __future__ import annotations

from typing import Any, cast

from bocage.bots.advice import is_advised
from bocage.messages import say
from bocage.table.bots import seat_names
from bocage.table.pieces import action_json
from bocage.table.refusals import CONFLICT, UNAVAILABLE, Refused
from bocage.table.replays import Replay
from bocage.table.reviews import ReviewJob
from bocage.table.room import Room
from bocage.table.rooms import Rooms
from bocage.table.thinkers import TooSlow
from bocage.table.wire.moments import Action
from bocage.table.wire.play import Hint
from bocage.table.wire.replays import JudgedMove, Review, ReviewProgress
from bocage.wording import score_name


def has_hints(game: str) -> bool:
    """Whether the analysis knows a game."""
    return is_advised(game)


async def hint(rooms: Rooms, room: Room, owner: str, lang: str) -> Hint:
    """What the analysis would do for the seat that must decide.

    Raises:
        Refused: it does not know this game, could not answer, or has not answered them yet.
    """
    _check(room)
    seq = room.course.seq
    try:
        found = cast("dict[str, Any]", await rooms.hint(room, owner))
    except TooSlow:
        raise Refused(UNAVAILABLE, "hint-too-slow") from None
    if room.course.seq != seq:
        raise Refused(CONFLICT, "stale")
    names = seat_names(room.sheet.seats, lang)
    action = action_json(room.game, int(found["action"]), names, lang)
    points = found["points"]
    reason = "" if points is None else say("hint-reason", lang, points=round(points, 1))
    return {
        "type": "hint",
        "id": None,
        **action,
        "points": points,
        "margin": found["margin"],
        "reason": reason,
    }


async def review_of(
    rooms: Rooms, room: Room, replay: Replay, lang: str, owner: str, seconds: float
) -> Review | ReviewProgress:
    """What the moves of a game were worth: the costliest, and what would have been better.

    Where it is not there after so many seconds: how far it has come.

    Raises:
        Refused: the analysis does not know this game, or could not answer; somebody asks for several.
    """
    _check(room)
    try:
        made = await rooms.review(room, owner, seconds)
    except TooSlow:
        raise Refused(UNAVAILABLE, "hint-too-slow") from None
    if isinstance(made, ReviewJob):
        return {"id": room.sheet.id, "done": made.done, "of": made.of}
    found = cast("dict[str, Any]", made)
    return {
        "id": room.sheet.id,
        "losses": [round(loss, 1) for loss in found["losses"]],
        "moves": [_judged(replay, move, lang) for move in found["moves"]],
    }


def _check(room: Room) -> None:
    if not has_hints(room.sheet.game):
        raise Refused(CONFLICT, "no-hints")


def _judged(replay: Replay, move: dict[str, Any], lang: str) -> JudgedMove:
    """One move that was judged, in words."""
    game = replay.sheet.game
    return {
        "n": move["n"],
        "seat": move["seat"],
        "loss": round(move["loss"], 1),
        "doubt": round(move["doubt"], 1),
        "played": _line(replay, move["n"], move["played"], lang),
        "better": _line(replay, move["n"], move["better"], lang),
        "lines": [
            {"id": category, "name": score_name(category, lang, game), "points": round(points, 1)}
            for category, points in move["lines"].items()
        ],
    }


def _line(replay: Replay, number: int, actions: list[int], lang: str) -> list[Action]:
    """The answers of a move, each in the position where it is given."""
    names = seat_names(replay.sheet.seats, lang)
    game = replay.games[number - 1].copy()
    found: list[Action] = []
    for action in actions:
        if not game.menu().has(action):
            break
        found.append(action_json(game, action, names, lang))
        game.play(action)
    return found
