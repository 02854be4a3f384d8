"""Games that no table holds (lessons, puzzles, the analysis desk), told as tables are told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.learning.links import position_code
from bocage.learning.puzzles.puzzle import PuzzleMove
from bocage.messages import say
from bocage.table import entries
from bocage.table.bots import seat_names
from bocage.table.course import Course
from bocage.table.entries import Entry
from bocage.table.pieces import seats_json
from bocage.table.sheets import USUAL, StoredSeat, StoredTable
from bocage.table.states import Company, Teller, Viewpoint
from bocage.table.wire import learning as wire
from bocage.table.wire import moments, play
from bocage.table.wire.common import Options
from bocage.wording import action_sentence, error_sentence, refusal_sentence, score_name

ME = "me"  # whose the seat of a learner is


@dataclass
class Study:
    """A game that is looked at: where it began, and the moves since then.

    Attributes:
        seat: through whose eyes it is seen; None: with everything laid open.
    """

    course: Course
    sheet: StoredTable
    seat: int | None

    @classmethod
    def of(
        cls, fresh: Game, moves: Iterable[tuple[int, str]], seats: Sequence[StoredSeat], seat: int | None
    ) -> Study:
        """Follow a game from its beginning."""
        sheet = StoredTable(
            id="study",
            game=fresh.id,
            rules=fresh.rules_version,
            options=cast("Options", dict(fresh.options)),
            start=None,
            settings={**USUAL, "undo": False, "confirm": False, "hints": False},
            status="playing",
            host=ME,
            created=0.0,
            touched=0.0,
            seats=list(seats),
        )
        study = cls(Course(fresh), sheet, seat)
        for whose, text in moves:
            study.follow(whose, text)
        return study

    @property
    def game(self) -> Game:
        """As it stands."""
        return self.course.game

    def follow(self, seat: int, text: str) -> None:
        """Follow one move more."""
        kind = entries.CHANCE if seat == NATURE else entries.PLAY if seat == self.seat else entries.PAST
        self.course.apply(Entry(kind, seat, text))

    def names(self, lang: str) -> list[str]:
        """What everybody is called."""
        return seat_names(self.sheet.seats, lang)

    def state(self, lang: str, can_undo: int = 0) -> play.TableState:
        """The state of the board."""
        if self.game.outcome() is not None:
            self.sheet.status = "over"
        viewer = self._viewer()
        teller = Teller(self.sheet, self.course)
        seats = seats_json(self.sheet.seats, ME, frozenset({ME}), lang)
        mine = () if viewer is None else (viewer,)
        found = teller.state(Viewpoint(viewer, mine), lang, 0, Company(seats, None))
        found["can_undo"] = found["can_undo_turn"] = can_undo
        return self._opened(found, self.game)

    def _viewer(self) -> int | None:
        """Whoever sees everything decides for whoever must."""
        acting = self.game.to_act
        if self.seat is None and acting is not None and acting != NATURE:
            return acting
        return self.seat

    def _opened(self, found: play.TableState, game: Game) -> play.TableState:
        if self.seat is None:
            found["view"] = game.position()
            found["scene"] = self.course.box.open_scene(game)
        return found

    def trial(self, game: Game, lang: str) -> play.Trial:
        """How the board would look after a line that is only tried."""
        teller = Teller(self.sheet, self.course)
        moment = teller.moment(game, self._viewer(), lang)
        if self.seat is None:
            moment["view"] = game.position()
            moment["scene"] = self.course.box.open_scene(game)
        return {"type": "trial", "id": None, **moment}

    def why(self, text: str, lang: str) -> play.Why:
        """Why an action is not possible now.

        Raises:
            BadNotation: it is no action.
        """
        game = self.game
        number = game.codec.parse(text)
        refusal = game.why_not(number)
        sentence = say("table-is-legal", lang) if refusal is None else refusal_sentence(game, refusal, lang)
        rule = refusal.rule if refusal is not None and refusal.rule else None
        return {
            "type": "why",
            "id": None,
            "action": number,
            "notation": game.codec.text(number),
            "legal": refusal is None,
            "rule": rule,
            "sentence": sentence,
            "link": None if rule is None else f"/api/games/{game.id}/rules/{rule}",
        }

    def sentences(self, fresh: Game, lang: str) -> list[str]:
        """The moves since the beginning, in words."""
        game, names = fresh.copy(), self.names(lang)
        found = []
        for _, action in self.game.moves()[len(fresh.moves()) :]:
            found.append(action_sentence(game, action, lang, names))
            game.play(action)
        return found


def me(lang: str) -> StoredSeat:
    """The seat of whoever learns."""
    return StoredSeat("person", owner=ME, name=say("learn-you", lang))


def failure(problem: BocageError | str, lang: str, rule: str = "") -> play.Failure:
    """What could not be done, as a board hears it."""
    sentence = problem if isinstance(problem, str) else error_sentence(problem, lang)
    key = "wrong" if isinstance(problem, str) else problem.key
    return {"type": "error", "id": None, "error": key, "sentence": sentence, "rule": rule or None}


def weighed(game: Game, seat: int, answer: PuzzleMove, lang: str, names: list[str]) -> wire.Weighed:
    """A move with its worth, in words."""
    return {
        "move": answer.move,
        "line": list(answer.line),
        "sentence": line_sentence(game, seat, answer.line, lang, names),
        "worth": round(answer.worth, 1),
        "doubt": round(answer.doubt, 1),
        "points": round(answer.points, 1),
        "lines": [
            {"id": heading, "name": score_name(heading, lang, game.id), "points": round(points, 1)}
            for heading, points in answer.lines.items()
        ],
    }


def line_sentence(game: Game, seat: int, line: Iterable[str], lang: str, names: list[str]) -> str:
    """Several answers of one seat as one sentence."""
    trial = game.copy()
    found: list[str] = []
    for text in line:
        if trial.to_act != seat:
            break
        found.append(action_sentence(trial, trial.codec.parse(text), lang, names))
        trial.play(text)
    return "; ".join(found)


def reason(lines: list[moments.Category], lang: str, key: str) -> str:
    """Where points lie, as one sentence: the lines of the score that count most."""
    told = [
        say("learn-line-of", lang, name=line["name"], points=signed(line["points"], lang)) for line in lines
    ]
    return say(key, lang, lines=", ".join(told[:4])) if told else ""


def signed(points: float, lang: str) -> str:
    """Points with a sign and one decimal, as the language writes them."""
    text = f"{points:+.1f}".replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text


def code_of(game: Game) -> str:
    """The code of the position that is shown."""
    return position_code(game)
