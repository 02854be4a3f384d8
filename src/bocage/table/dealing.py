"""The deals of a day, for every host: played against the champion, with the chance of the day."""

from __future__ import annotations

from typing import Literal, Protocol, cast

from bocage.core.errors import BocageError
from bocage.core.state import NATURE
from bocage.learning.daily import DailyDeal, deal, settle
from bocage.learning.links import game_code
from bocage.table import studies
from bocage.table.linking import kind_of_game
from bocage.table.refusals import CONFLICT, NOT_FOUND, Refused
from bocage.table.rooms import Rooms
from bocage.table.sheets import StoredSeat
from bocage.table.studies import Study
from bocage.table.studying import play, question
from bocage.table.wire import deals as wire
from bocage.table.wire.play import Failure, TableState, Trial, Why

LEARNER = 0  # who plays a deal
REMEMBERED = 100  # deals of which the champions' scores are kept
CHAMPIONS: dict[tuple[str, str], list[float]] = {}


class Moves(Protocol):
    """The moves of a deal so far, and what is done now."""

    @property
    def do(self) -> str: ...

    @property
    def action(self) -> str | None: ...

    @property
    def moves(self) -> list[str]: ...


def deal_card(one: DailyDeal) -> wire.DealCard:
    """A deal in the list."""
    return {
        "day": one.day,
        "game": one.game,
        "sort": cast("Literal['alone', 'two']", one.sort),
        "rules": one.rules,
        "seed": one.seed,
        "code": game_code(one.begin()),
    }


async def deal_moment(
    rooms: Rooms, owner: str, one: DailyDeal, study: Study, body: Moves, lang: str
) -> wire.DealMoment:
    """Play a deal; the champion answers, and chance goes by the order of the day.

    Args:
        study: the deal after the moves so far (`dealt`).
    """
    message: TableState | Trial | Why | Failure | None = None
    try:
        if body.do == "play" and body.action:
            for text in body.action.split(";"):
                _play(study, text.strip())
            await _answer(study, one, rooms, owner)
        elif body.do == "try" and body.action:
            trial = study.game.copy()
            trial.play_line(body.action)
            message = study.trial(trial, lang)
        elif body.do == "why" and body.action:
            message = study.why(body.action, lang)
        elif study.game.to_act != LEARNER:
            await _answer(study, one, rooms, owner)
    except BocageError as problem:
        study = dealt(one, body.moves, lang)
        message = studies.failure(problem, lang)
    outcome = study.game.outcome()
    record = study.game.record(study.names(lang))
    return {
        "deal": deal_card(one),
        "moves": [text for _, text in record.moves],
        "message": message or study.state(lang),
        "scores": None if outcome is None else list(outcome.scores),
        "record": None if outcome is None else "\n".join(record.lines()) + "\n",
        "seal": "",  # where others see results, whoever hosts it puts one
    }


def _play(study: Study, text: str) -> None:
    """Let the person answer so, and nobody else: the champion and chance answer for themselves."""
    if study.game.to_act not in (LEARNER, None):
        raise Refused(CONFLICT, "not-your-turn", text=text[:40])
    play(study, text)


async def champions_scores(rooms: Rooms, owner: str, one: DailyDeal) -> wire.DealScores:
    """What champions score with the same deal; this takes a while, once a day."""
    key = (one.game, one.seed)
    if key not in CHAMPIONS:
        asked = {**question(one.seed, one.begin(), "own"), "chance": one.seed}
        CHAMPIONS[key] = cast("list[float]", await rooms.study(owner, asked))
        while len(CHAMPIONS) > REMEMBERED:
            CHAMPIONS.pop(next(iter(CHAMPIONS)))
    return {"scores": CHAMPIONS[key]}


def deal_of(day: str, game: str, sort: str) -> DailyDeal:
    """A deal of a day.

    Raises:
        Refused: there is none.
    """
    found = deal(day, game, sort)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=game[:40])
    return found


def dealt(one: DailyDeal, moves: list[str], lang: str) -> Study:
    """A deal after some moves, as the person sees it who plays it."""
    start = one.begin()
    seats = [studies.me(lang)]
    seats += [StoredSeat("bot", bot="champion")] * (int(start.state.seats) - 1)
    fresh = kind_of_game(one.game).from_options(one.options)
    study = Study.of(fresh, [], seats, LEARNER)
    for text in moves or [start.codec.text(action) for _, action in start.moves()]:
        play(study, text)
    return study


async def _answer(study: Study, one: DailyDeal, rooms: Rooms, owner: str) -> None:
    """Let chance, the champion and whatever leaves no choice answer, until the person must."""
    while (acting := study.game.to_act) is not None:
        game = study.game
        if acting == NATURE:
            trial = game.copy()
            settle(trial, one.seed)
            for _, action in trial.moves()[len(game.moves()) :]:
                study.follow(NATURE, game.codec.text(action))
        elif len(game.legal_actions()) == 1:
            study.follow(acting, game.codec.text(game.legal_actions()[0]))
        elif acting == LEARNER:
            return
        else:
            found = cast(
                "list[dict[str, object]]", await rooms.study(owner, question(one.seed, game, "line"))
            )
            for move in found:
                if study.game.to_act != acting or move["seat"] != acting:
                    break
                study.follow(acting, str(move["move"]))
