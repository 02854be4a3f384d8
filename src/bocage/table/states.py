"""What one viewer is told about a table. Nothing leaves the server but through here and `replays`.

The position is `view` of the box, that is `game.view(seat)`: an allow-list. Everything else is made from
that, from the actions of the viewer's own seat, and from events that the viewer may hear.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict

from bocage.core.game import Game
from bocage.table.bots import seat_names
from bocage.table.course import Course
from bocage.table.encoding import dump, joined
from bocage.table.endings import ending, scores_json
from bocage.table.pieces import action_json, asked, forecast_json, legal, shuffle_json
from bocage.table.sheets import StoredTable
from bocage.table.taking_back import request_json, way_back
from bocage.table.wire import moments, play, tables
from bocage.table.wire.common import MessageId
from bocage.table.wire.models import Scene, View
from bocage.wording import event_digest, event_sentence, phase_name

MOST_NEWS = 40  # sentences


@dataclass(frozen=True)
class Viewpoint:
    """Through whose eyes somebody looks.

    Attributes:
        seat: None for nobody's.
        mine: the seats that belong to whoever looks.
        curtain: a seat of theirs that must decide, while another person may be looking; else None.
    """

    seat: int | None
    mine: tuple[int, ...] = ()
    curtain: int | None = None


def viewpoint(sheet: StoredTable, course: Course, owner: str, look: int | None) -> Viewpoint:
    """Whose view is due to an owner of some seats who looked last through the eyes of `look`."""
    mine = tuple(seat for seat, place in enumerate(sheet.seats) if place.is_of(owner))
    if not mine:
        return Viewpoint(None)
    acting = course.game.to_act
    chosen = look if look in mine else None
    if len(mine) == 1:
        return Viewpoint(mine[0], mine)
    if acting is None:
        return Viewpoint(mine[0] if chosen is None else chosen, mine)
    if not course.box.has_secrets(str(sheet.options.get("mode", ""))):
        return Viewpoint(acting if acting in mine else mine[0] if chosen is None else chosen, mine)
    if acting in mine and acting != chosen:
        return Viewpoint(None, mine, acting)
    return Viewpoint(chosen, mine)


class _Told(moments.Moment):
    """What everybody is told who looks through the same eyes in the same language."""

    type: Literal["state"]
    table: str
    seq: int
    changed: int
    status: tables.TableStatus
    settings: tables.TableSettings
    shuffle: tables.Shuffle | None
    thinking: bool
    pending: moments.Action | None
    can_undo: int
    can_undo_turn: int
    can_ask_back: bool
    back: play.BackRequest | None
    can_redo: int
    waived: play.Span | None
    can_waive: bool
    news: play.News
    outcome: moments.Outcome | None


class _Own(TypedDict):
    """What one viewer alone is told."""

    id: MessageId | None
    mine: list[int]
    curtain: int | None
    seats: list[tables.Seat]
    clock: tables.ClockFace | None
    log: moments.Log


@dataclass(frozen=True)
class Company:
    """Who is at a table and how much time they have, as somebody sees it at one moment."""

    seats: list[tables.Seat]
    clock: tables.ClockFace | None


class Teller:
    """Puts a table into words and plain data; keeps sentences that will be asked for again."""

    def __init__(self, sheet: StoredTable, course: Course) -> None:
        self.sheet = sheet
        self.course = course
        self._sentences: dict[str, dict[int, str]] = {}
        self._told: dict[tuple[int | None, str], _Told] = {}
        self._written: dict[tuple[int | None, str], str] = {}
        self._sheets: list[moments.RunningScore] | None = None
        self._public: tuple[View, Scene] | None = None
        self._seq, self._events = course.seq, len(course.events)

    def refresh(self) -> None:
        """The table has changed."""
        self._told.clear()
        self._written.clear()
        self._sheets = self._public = None
        standing = self.course.known_since(self._seq)
        for sentences in self._sentences.values():
            for number in range(standing, self._events):
                sentences.pop(number, None)
        self._seq, self._events = self.course.seq, len(self.course.events)

    def forget(self) -> None:
        """Names have changed: everything must be told anew."""
        self._told.clear()
        self._written.clear()
        self._sentences.clear()

    def state(self, view: Viewpoint, lang: str, since: int, company: Company) -> play.TableState:
        """The state for one viewer who has seen everything up to entry `since`, and sees the seats so."""
        own = self._own(view, lang, since, company, None)
        return {**self._common_to(view.seat, lang), **own}

    def text(self, view: Viewpoint, lang: str, since: int, company: Company, id: MessageId | None) -> str:
        """The same as JSON. What all see who look through the same eyes is written once."""
        key = (view.seat, lang)
        if key not in self._written:
            self._written[key] = dump(self._common_to(view.seat, lang))
        return joined(self._written[key], dump(self._own(view, lang, since, company, id)))

    def _common_to(self, viewer: int | None, lang: str) -> _Told:
        key = (viewer, lang)
        if key not in self._told:
            self._told[key] = self._common(viewer, lang)
        return self._told[key]

    def _own(self, view: Viewpoint, lang: str, since: int, company: Company, id: MessageId | None) -> _Own:
        first = self.course.known_since(since) if since > 0 else 0
        return {
            "id": id,
            "mine": list(view.mine),
            "curtain": view.curtain,
            "seats": company.seats,
            "clock": company.clock,
            "log": {"from": first, "entries": self.log(view.seat, lang, first)},
        }

    def _common(self, viewer: int | None, lang: str) -> _Told:
        course, sheet = self.course, self.sheet
        game, box = course.game, course.box
        names = seat_names(sheet.seats, lang)
        acting = game.to_act
        is_bot = acting is not None and acting >= 0 and sheet.seats[acting].kind == "bot"
        pending = course.pending
        outcome = game.outcome()
        return {
            "type": "state",
            "table": sheet.id,
            "seq": course.seq,
            "changed": course.changed,
            "status": sheet.status,
            "settings": sheet.settings,
            "shuffle": shuffle_json(sheet),
            "thinking": is_bot,
            **self.moment(game, viewer, lang),
            "pending": (
                action_json(game, pending.read(game), names, lang)
                if pending is not None and pending.seat == viewer
                else None
            ),
            "can_undo": self._can_undo(viewer),
            "can_undo_turn": self._can_undo(viewer, turn=True),
            "can_ask_back": bool(way_back(sheet, course, viewer).asks) and pending is None,
            "back": request_json(sheet, course, viewer, names),
            "can_redo": course.can_redo(viewer) if sheet.settings.get("undo") else 0,
            "waived": course.waived(viewer),
            "can_waive": acting == viewer and pending is None and game.is_pause,
            "news": self._news(viewer, names, lang),
            "outcome": None if outcome is None else ending(game, outcome, names, lang, box, sheet.id),
        }

    def moment(self, game: Game, viewer: int | None, lang: str) -> moments.Moment:
        """What is to be drawn of this game, as it stands or as it would after a trial."""
        box, acting = self.course.box, game.to_act
        hides = acting is None or acting < 0 or (acting != viewer and box.is_secret(game))
        decides = viewer is not None and acting == viewer and self.sheet.status != "closed"
        view, scene = self._sight(game, viewer)
        return {
            "game": game.id,
            "viewer": viewer,
            "to_act": acting,
            "round": box.round(game),
            "phase": phase_name(game, lang),
            "question": None if hides else asked(game, lang, acting == viewer),
            "actions": legal(game, seat_names(self.sheet.seats, lang), lang) if decides else [],
            "view": view,
            "scene": scene,
            "scores": self._scores(game, viewer),
            "forecast": forecast_json(game, viewer, lang),
        }

    def _sight(self, game: Game, viewer: int | None) -> tuple[View, Scene]:
        """The position and how to draw it; what all see of the game as it stands is found once for all."""
        box = self.course.box
        if game is not self.course.game:
            return box.view(game, viewer), box.scene(game, viewer)
        if self._public is None:
            self._public = box.view(game, None), box.scene(game, None)
        view, scene = self._public
        if viewer is None:
            return view, scene
        return box.own_view(game, viewer, view), box.own_scene(game, viewer, scene)

    def _can_undo(self, viewer: int | None, turn: bool = False) -> int:
        way = way_back(self.sheet, self.course, viewer, turn)
        possible = 0 if way.asks else way.count
        if self.course.pending is not None and self.course.pending.seat == viewer:
            return (1 if self.sheet.settings.get("undo") else 0) + (possible if turn else 0)
        return possible

    def _scores(self, game: Game, viewer: int | None) -> list[moments.RunningScore] | None:
        wanted = "all" if game.to_act is None else self.sheet.settings.get("score")
        if wanted == "off" or (game.to_act is not None and not self.course.box.tells_scores(game)):
            return None
        found = self._counted(game)
        return found if wanted == "all" else [score for score in found if score["seat"] == viewer]

    def _counted(self, game: Game) -> list[moments.RunningScore]:
        """The scores of all seats; those of the game as it stands are counted once for everybody."""
        is_trial = game is not self.course.game
        if is_trial or self._sheets is None:
            counted = scores_json(game, self.course.box)
            if is_trial:
                return counted
            self._sheets = counted
        return self._sheets

    def _news(self, viewer: int | None, names: list[str], lang: str) -> play.News:
        course = self.course
        since = 0 if viewer is None else course.decided.get(viewer, 0)
        if since == 0:
            return {"digest": [], "since": since}
        events = [event for event in course.events[since:] if course.box.may_hear(event, viewer)]
        digest = event_digest(course.game, events, lang, names)
        return {"digest": digest[-MOST_NEWS:], "since": since}

    def log(self, viewer: int | None, lang: str, first: int) -> list[moments.LogEntry]:
        """The events from number `first` on that a viewer may hear."""
        course = self.course
        said = self._sentences.setdefault(lang, {})
        names = seat_names(self.sheet.seats, lang)
        found: list[moments.LogEntry] = []
        for number, event in enumerate(course.events[first:], start=first):
            if not course.box.may_hear(event, viewer):
                continue
            if number not in said:
                said[number] = event_sentence(course.game, event, lang, names)
            found.append(
                {
                    "n": number,
                    "key": event.key,
                    "seat": event.seat,
                    "numbers": list(event.numbers),
                    "sentence": said[number],
                    "seq": course.event_seqs[number],
                }
            )
        return found
