"""The analysis desk and its warnings, for every host: what is at a place, and what moves are worth there."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Protocol, cast

from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.core.record import parse_record
from bocage.core.state import NATURE
from bocage.learning.errors import BadLink
from bocage.learning.links import MARK, Linked, position_code, read_link
from bocage.learning.puzzles.puzzle import PuzzleMove
from bocage.learning.variations import branches_of, check_variations, with_variations
from bocage.messages import say
from bocage.table import studies
from bocage.table.bots import seat_names
from bocage.table.linking import kind_of_game
from bocage.table.refusals import FORBIDDEN, Refused, refusal_of
from bocage.table.room import Room
from bocage.table.rooms import Rooms
from bocage.table.sheets import StoredSeat
from bocage.table.studies import ME, Study
from bocage.table.wire import learning as wire
from bocage.table.wire.moments import Category
from bocage.table.wire.play import Failure, TableState, Trial, Why
from bocage.wording import action_sentence, error_sentence, score_name


class DeskPlace(Protocol):
    """A place at the desk: a beginning, the moves from there, and through whose eyes it is seen."""

    @property
    def code(self) -> str: ...

    @property
    def moves(self) -> list[str]: ...

    @property
    def seat(self) -> int | None: ...


class DeskMessage(DeskPlace, Protocol):
    """What is done at a place."""

    @property
    def do(self) -> str: ...

    @property
    def action(self) -> str | None: ...


class Kept(Protocol):
    """A game at the desk with its variations."""

    @property
    def code(self) -> str: ...

    @property
    def moves(self) -> list[str]: ...

    @property
    def names(self) -> list[str]: ...

    @property
    def variations(self) -> list[dict[str, object]]: ...


def board_moment(body: DeskMessage, lang: str) -> wire.BoardMoment:
    """The desk after a message."""
    held = read_link(body.code.removeprefix(MARK))
    fresh = _fresh(held)
    study = _followed(held, fresh, body.moves, body.seat)
    message: TableState | Trial | Why | Failure | None = None
    try:
        if body.do == "play" and body.action:
            for text in body.action.split(";"):
                play(study, text.strip())
            _settle(study, body.code)
        elif body.do == "try" and body.action:
            trial = study.game.copy()
            trial.play_line(body.action)
            message = study.trial(trial, lang)
        elif body.do == "why" and body.action:
            message = study.why(body.action, lang)
    except BocageError as problem:
        message = studies.failure(problem, lang)
    made = study.game.moves()[len(fresh.moves()) :]
    return {
        "code": body.code,
        "moves": [study.game.codec.text(action) for _, action in made],
        "sentences": study.sentences(fresh, lang),
        "seats": [seat for seat, _ in made],
        "names": study.names(lang),
        "message": message or study.state(lang),
        "position": studies.code_of(study.game),
    }


def _fresh(held: Linked) -> Game:
    """Where a link begins: its position, or its game before the first move."""
    if held.record is None:
        return held.game
    kind = kind_of_game(held.record.game)
    start = held.record.start
    return kind.from_options(held.record.options) if start is None else kind.from_position(start)


def _followed(held: Linked, fresh: Game, moves: list[str], seat: int | None) -> Study:
    count = int(fresh.state.seats)
    if seat is not None and seat >= count:
        raise BadLink("link-seat", seat=seat + 1, seats=count)
    names = held.record.seats if held.record is not None else [""] * count
    seats = [StoredSeat("person", name=name[:40], owner=ME) for name in names[:count]]
    study = Study.of(fresh.copy(), [], seats, seat)
    for text in moves:
        play(study, text)
    if not moves:
        _settle(study, position_code(fresh))
    return study


def play(study: Study, text: str) -> None:
    """Let whoever must decide answer so."""
    acting = study.game.to_act
    if acting is None:
        raise BadLink("link-over")
    study.follow(acting, text)


def _settle(study: Study, seed: str) -> None:
    """At the desk chance decides by itself, the same way each time."""
    rng = Random(f"{seed} {len(study.game.moves())}")
    while study.game.to_act == NATURE:
        study.follow(NATURE, study.game.codec.text(rng.choice(study.game.legal_actions())))


def studied(place: DeskPlace) -> Study:
    """The game at a place."""
    return _at(place.code, place.moves, place.seat)


def _at(code: str, moves: list[str], seat: int | None = None) -> Study:
    held = read_link(code)
    return _followed(held, _fresh(held), moves, seat)


async def weigh(rooms: Rooms, owner: str, code: str, study: Study, lang: str) -> wire.WeighedList:
    """The best moves of a position, with worth, interval and score lines; this takes a few seconds."""
    game = study.game
    found = await rooms.study(owner, question(code, game, "weigh"))
    seat = game.to_act
    names = study.names(lang)
    moves = cast("list[dict[str, object]]", found) if seat is not None and seat != NATURE else []
    return {
        "seat": seat,
        "moves": [studies.weighed(game, cast("int", seat), _answer(move), lang, names) for move in moves],
    }


async def best_line(rooms: Rooms, owner: str, code: str, study: Study, lang: str) -> wire.BestLine:
    """What the champion would play from here, answer by answer."""
    found = await rooms.study(owner, question(code, study.game, "line"))
    trial, names = study.game.copy(), study.names(lang)
    moves: list[wire.LineMove] = []
    for one in cast("list[dict[str, object]]", found):
        text = str(one["move"])
        sentence = action_sentence(trial, trial.codec.parse(text), lang, names)
        moves.append({"seat": cast("int", one["seat"]), "move": text, "sentence": sentence})
        trial.play(text)
    return {"moves": moves}


async def warn(
    rooms: Rooms, owner: str, code: str, study: Study, action: str, limit: float, lang: str
) -> wire.Warned:
    """Whether a move costs more than some points, before it is made, and what would be better."""
    asked = {**question(code, study.game, "warn"), "action": study.game.codec.parse(action), "limit": limit}
    return _warned(await rooms.study(owner, asked), study.game, study.names(lang), lang)


async def warn_at_table(
    rooms: Rooms, room: Room, owner: str, action: str, limit: float, lang: str
) -> wire.Warned:
    """The same at a table, where everybody else is a bot and hints are allowed.

    Raises:
        Refused: it is another table.
    """
    acting, seats = room.game.to_act, room.sheet.seats
    is_mine = acting is not None and acting >= 0 and seats[acting].is_of(owner)
    others = [seat for number, seat in enumerate(seats) if number != acting]
    if not is_mine or not room.sheet.settings["hints"] or any(seat.kind != "bot" for seat in others):
        raise Refused(FORBIDDEN, "hints-off")
    game = room.game.copy()
    asked = {**question(room.sheet.id, game, "warn"), "action": game.codec.parse(action), "limit": limit}
    return _warned(await rooms.study(owner, asked), game, seat_names(seats, lang), lang)


def _warned(said: object, game: Game, names: list[str], lang: str) -> wire.Warned:
    """What a move costs, in words."""
    found = cast("dict[str, object] | None", said)
    answer: wire.Warned = {"costs": False, "loss": 0.0, "doubt": 0.0, "better": "", "sentence": ""}
    if found and game.to_act is not None:
        line = cast("list[str]", found["better"])
        lines = cast("dict[str, float]", found["lines"])
        better = studies.line_sentence(game, game.to_act, line[:1], lang, names)
        told: list[Category] = [
            {"id": heading, "name": score_name(heading, lang, game.id), "points": points}
            for heading, points in lines.items()
        ]
        loss = cast("float", found["loss"])
        words = say("learn-warning", lang, points=studies.signed(-loss, lang), better=better)
        reason = studies.reason(told, lang, "learn-chosen-lacks")
        answer = {
            "costs": True,
            "loss": loss,
            "doubt": cast("float", found["doubt"]),
            "better": line[0],
            "sentence": f"{words} {reason}".strip(),
        }
    return answer


def question(table: str, game: Game, what: str) -> dict[str, object]:
    """A question for a process that thinks."""
    return {
        "task": "study",
        "table": table,
        "what": what,
        "game": game.id,
        "start": game.position(),
        "moves": [],
    }


def _answer(move: dict[str, object]) -> PuzzleMove:
    return PuzzleMove(
        tuple(cast("list[str]", move["line"])),
        cast("float", move["worth"]),
        cast("float", move["points"]),
        cast("float", move["doubt"]),
        cast("dict[str, float]", move["lines"]),
    )


def keep_variations(body: Kept) -> wire.RecordMade:
    """The game at the desk as a record, its variations in it."""
    fresh = _fresh(read_link(body.code))
    study = _at(body.code, body.moves)
    record = parse_record("\n".join(study.game.record(body.names or study.names("en")).lines()) + "\n")
    branches = branches_of(body.variations, len(record.moves))
    check_variations(fresh, record, branches)
    return {"record": with_variations(record, branches)}


@dataclass
class _Look:
    """A look at a position from which nobody has moved."""

    code: str
    do: str = "look"
    action: str | None = None
    moves: list[str] = field(default_factory=list)
    seat: int | None = None


def set_up(position: dict[str, object], lang: str) -> wire.SetUp:
    """What the rules say to a position. What they refuse is an answer here, and no failure."""
    kind = kind_of_game(str(position.get("game")))
    try:
        code = position_code(kind.from_position(position))
    except BocageError as problem:
        return {
            "moment": None,
            "sentence": error_sentence(problem, lang),
            "rule": refusal_of(problem) or None,
        }
    return {"moment": board_moment(_Look(code), lang), "sentence": "", "rule": None}
