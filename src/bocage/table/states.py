"""What one viewer is told about a table. Nothing leaves the server but through here and `replays`.

The position is `view` of the box, that is `game.view(seat)`: an allow-list. Everything else is made from
that, from the actions of the viewer's own seat, and from events that the viewer may hear.
"""

from __future__ import annotations

from dataclasses import dataclass

from bocage.core.game import Game
from bocage.core.menu import ANYTIME, kind_of
from bocage.core.outcome import Outcome, ScoreSheet
from bocage.table.bots import seat_names
from bocage.table.boxes import Box
from bocage.table.boxes.box import GUEST, Json
from bocage.table.course import Course
from bocage.table.store import Seat, Sheet
from bocage.wording import (
    action_sentence,
    event_digest,
    event_sentence,
    outcome_sentence,
    phase_name,
    question,
    score_name,
)

MOST_NEWS = 40  # sentences


@dataclass(frozen=True)
class Viewpoint:
    """Through whose eyes somebody looks.

    Attributes:
        seat: GUEST for nobody's.
        mine: the seats that belong to whoever looks.
        curtain: a seat of theirs that must decide, while another person may be looking; else None.
    """

    seat: int
    mine: tuple[int, ...] = ()
    curtain: int | None = None


def viewpoint(sheet: Sheet, course: Course, owner: str, look: int | None) -> Viewpoint:
    """Whose view is due to an owner of some seats who looked last through the eyes of `look`."""
    mine = tuple(seat for seat, place in enumerate(sheet.seats) if place.is_of(owner))
    if not mine:
        return Viewpoint(GUEST)
    acting = course.game.to_act
    chosen = look if look in mine else None
    if len(mine) == 1:
        return Viewpoint(mine[0], mine)
    if acting is None:
        return Viewpoint(mine[0] if chosen is None else chosen, mine)
    if not course.box.has_secrets(str(sheet.options.get("mode", ""))):
        return Viewpoint(acting if acting in mine else mine[0] if chosen is None else chosen, mine)
    if acting in mine and acting != chosen:
        return Viewpoint(GUEST, mine, acting)
    return Viewpoint(GUEST if chosen is None else chosen, mine)


class Teller:
    """Puts a table into words and plain data; keeps sentences that will be asked for again."""

    def __init__(self, sheet: Sheet, course: Course) -> None:
        self.sheet = sheet
        self.course = course
        self._sentences: dict[str, dict[int, str]] = {}
        self._told: dict[tuple[int, str], Json] = {}
        self._seq = course.seq

    def refresh(self) -> None:
        """The table has changed."""
        self._told.clear()
        standing = self.course.known_since(self._seq)
        for sentences in self._sentences.values():
            for number in range(standing, max(sentences, default=-1) + 1):
                sentences.pop(number, None)
        self._seq = self.course.seq

    def forget(self) -> None:
        """Names have changed: everything must be told anew."""
        self._told.clear()
        self._sentences.clear()

    def state(self, view: Viewpoint, lang: str, since: int) -> Json:
        """The state for one viewer who has seen everything up to entry `since`."""
        key = (view.seat, lang)
        if key not in self._told:
            self._told[key] = self._common(view.seat, lang)
        first = self.course.known_since(since) if since > 0 else 0
        entries = self.log(view.seat, lang, first)
        return {
            **self._told[key],
            "mine": list(view.mine),
            "curtain": view.curtain,
            "log": {"from": first, "entries": entries},
        }

    def _common(self, viewer: int, lang: str) -> Json:
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
            "status": sheet.status,
            "settings": sheet.settings,
            "thinking": is_bot,
            **self.moment(game, viewer, lang),
            "pending": (
                action_json(game, game.codec.parse(pending[1]), names, lang)
                if pending is not None and pending[0] == viewer
                else None
            ),
            "can_undo": self._can_undo(viewer),
            "can_undo_turn": self._can_undo(viewer, turn=True),
            "can_redo": course.can_redo(viewer) if sheet.settings.get("undo") else 0,
            "waived": course.waived(viewer) or None,
            "can_waive": acting == viewer and pending is None and game.is_pause,
            "news": self._news(viewer, names, lang),
            "outcome": None if outcome is None else ending(game, outcome, names, lang, box, sheet.id),
        }

    def moment(self, game: Game, viewer: int, lang: str) -> Json:
        """What is to be drawn of this game, as it stands or as it would after a trial."""
        box, acting = self.course.box, game.to_act
        hides = acting is None or acting < 0 or (acting != viewer and box.is_secret(game))
        decides = viewer != GUEST and acting == viewer and self.sheet.status != "closed"
        return {
            "game": game.id,
            "viewer": None if viewer == GUEST else viewer,
            "to_act": acting,
            "round": box.round(game),
            "phase": phase_name(game, lang),
            "question": None if hides else asked(game, lang),
            "actions": legal(game, seat_names(self.sheet.seats, lang), lang) if decides else [],
            "view": box.view(game, viewer),
            "scene": box.scene(game, viewer),
            "scores": self._scores(game, viewer),
        }

    def _can_undo(self, viewer: int, turn: bool = False) -> int:
        if not self.sheet.settings.get("undo"):
            return 0
        if self.course.pending is not None and self.course.pending[0] == viewer:
            return 1 + (self.course.can_undo(viewer) if turn else 0)
        possible = self.course.can_undo(viewer)
        return possible if turn else min(1, possible)

    def _scores(self, game: Game, viewer: int) -> list[Json] | None:
        wanted = "all" if game.to_act is None else self.sheet.settings.get("score")
        if wanted == "off" or (game.to_act is not None and not self.course.box.tells_scores(game)):
            return None
        sheets = enumerate(self.course.box.sheets(game))
        return [score_json(seat, sheet) for seat, sheet in sheets if wanted == "all" or seat == viewer]

    def _news(self, viewer: int, names: list[str], lang: str) -> Json:
        course = self.course
        since = course.decided.get(viewer, 0)
        if viewer == GUEST or since == 0:
            return {"digest": [], "since": since}
        events = [event for event in course.events[since:] if course.box.may_hear(event, viewer)]
        digest = event_digest(course.game, events, lang, names)
        return {"digest": digest[-MOST_NEWS:], "since": since}

    def log(self, viewer: int, lang: str, first: int) -> list[Json]:
        """The events from number `first` on that a viewer may hear."""
        course = self.course
        said = self._sentences.setdefault(lang, {})
        names = seat_names(self.sheet.seats, lang)
        found: list[Json] = []
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


def seats_json(seats: list[Seat], owner: str, here: frozenset[str], lang: str) -> list[Json]:
    """The places at a table, as somebody sees them."""
    names = seat_names(seats, lang)
    found: list[Json] = []
    for number, seat in enumerate(seats):
        place: Json = {
            "seat": number,
            "kind": seat.kind,
            "name": names[number] if seat.kind != "free" else "",
            "mine": seat.is_of(owner),
            "here": seat.kind == "bot" or (seat.kind == "person" and seat.owner in here),
        }
        if seat.kind == "bot":
            place["bot"] = seat.bot
        found.append(place)
    return found


def asked(game: Game, lang: str) -> Json:
    """The open question."""
    rule, key = game.prompt
    return {"key": key, "rule": rule, "sentence": question(game, lang)}


def legal(game: Game, names: list[str], lang: str) -> list[Json]:
    """Every legal action."""
    idle = set(game.idle_actions())
    return [action_json(game, action, names, lang, action in idle) for action in game.legal_actions()]


def action_json(game: Game, action: int, names: list[str], lang: str, idle: bool = False) -> Json:
    """One action in all its forms."""
    kind, word, argument = game.codec.words_of(action)
    return {
        "action": action,
        "notation": game.codec.text(action),
        "sentence": action_sentence(game, action, lang, names),
        "kind": kind.name,
        "sort": kind.sort,
        "word": word,
        "argument": argument,
        "idle": idle,
        "anytime": kind_of(action) == ANYTIME,
    }


def score_json(seat: int, sheet: ScoreSheet) -> Json:
    """A score by category."""
    categories: dict[str, float] = {}
    for line in sheet.lines:
        categories[line.category] = categories.get(line.category, 0) + line.points
    return {"seat": seat, "total": sheet.total, "categories": categories}


def ending(game: Game, outcome: Outcome, names: list[str], lang: str, box: Box, replay: str) -> Json:
    """How the game ended."""
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "sentence": outcome_sentence(outcome, lang, names),
        "sheets": [_sheet_json(seat, sheet, game.id, lang, box) for seat, sheet in enumerate(outcome.sheets)],
        "replay": replay,
    }


def _sheet_json(seat: int, sheet: ScoreSheet, game: str, lang: str, box: Box) -> Json:
    categories = dict.fromkeys(line.category for line in sheet.lines)
    return {
        "seat": seat,
        "total": sheet.total,
        "categories": [
            {"id": category, "name": score_name(category, lang, game), "points": sheet.category(category)}
            for category in categories
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
