"""Messages of players: what each one does, and what comes back."""

from __future__ import annotations

import time

from bocage.core.errors import BocageError
from bocage.messages import say
from bocage.table.api.models import Message
from bocage.table.boxes.box import GUEST, Json
from bocage.table.hints import hint
from bocage.table.refusals import CONFLICT, FORBIDDEN, UNPROCESSABLE, Refused, refusal_of
from bocage.table.room import Room
from bocage.table.rooms import Rooms
from bocage.table.states import Viewpoint, seats_json, viewpoint
from bocage.wording import error_sentence, refusal_sentence

DECISIONS = frozenset({"play", "undo", "redo", "confirm", "waive", "call"})


class Desk:
    """Serves one person at one table.

    Attributes:
        owner: who it is; lang: how they are spoken to.
        look: the seat through whose eyes they looked last; None: not chosen.
    """

    def __init__(self, rooms: Rooms, room: Room, owner: str, lang: str, look: int | None = None) -> None:
        self.rooms = rooms
        self.room = room
        self.owner = owner
        self.lang = lang
        self.look = look

    def check_may_watch(self) -> None:
        """Refuse people without a seat where the table is not to be watched.

        Raises:
            Refused: they may not.
        """
        sheet = self.room.sheet
        has_seat = any(self.owner and seat.owner == self.owner for seat in sheet.seats)
        is_free = any(seat.kind == "free" for seat in sheet.seats)
        if not (sheet.settings.get("watch") or has_seat or is_free or self._is_host()):
            raise Refused(FORBIDDEN, "not-to-watch")

    def _is_host(self) -> bool:
        return bool(self.owner) and self.room.sheet.host == self.owner

    def viewpoint(self) -> Viewpoint:
        """Through whose eyes they look now."""
        return viewpoint(self.room.sheet, self.room.course, self.owner, self.look)

    async def state(self, since: int = 0) -> Json:
        """The state of the table, once everything that was begun is committed."""
        async with self.room.held():
            found = self.room.teller.state(self.viewpoint(), self.lang, since)
            here = self.rooms.here(self.room.sheet.id)
            found["seats"] = seats_json(self.room.sheet.seats, self.owner, here, self.lang)
        return found

    async def answer(self, message: Message) -> Json | None:
        """Carry out a message; None when the answer is the state.

        Raises:
            BocageError: it cannot be done.
        """
        if message.do in DECISIONS:
            begun = time.perf_counter()
            await self._decide(message)
            self.rooms.metrics.counts["bocage_decisions_total"] += 1
            self.rooms.metrics.timers["bocage_decision_seconds"].add(time.perf_counter() - begun)
        elif message.do == "why":
            return await self._why(message)
        elif message.do == "try":
            return await self._try(message)
        elif message.do == "hint":
            return await self._hint()
        elif message.do == "ping":
            return {"type": "pong"}
        elif message.do == "look":
            seat = self._seat(message)
            self.room.check_owner(seat, self.owner)
            self.look = seat
        elif message.lang is not None:
            self.lang = message.lang
        return None

    def _seat(self, message: Message) -> int:
        """The seat that is meant: the one named, else the viewer's, else the one that must decide."""
        if message.seat is not None:
            return message.seat
        view = self.viewpoint()
        return view.curtain if view.curtain is not None else view.seat

    async def _decide(self, message: Message) -> None:
        seat = self._seat(message)
        self.room.check_owner(seat, self.owner)
        if message.do == "play":
            if message.action is None:
                raise Refused(UNPROCESSABLE, "no-action")
            await self.room.play(seat, message.action, message.seq)
        elif message.do == "undo":
            await self.room.undo(seat, message.turn)
        elif message.do == "redo":
            await self.room.redo(seat)
        elif message.do == "waive":
            await self.room.waive(seat, message.until)
        elif message.do == "call":
            await self.room.waive(seat, "")
        else:
            await self.room.confirm(seat)

    async def _why(self, message: Message) -> Json:
        if message.action is None:
            raise Refused(UNPROCESSABLE, "no-action")
        async with self.room.held():
            return why(self.room, self.viewpoint(), message.action, self.lang)

    async def _try(self, message: Message) -> Json:
        """What the table would look like after some decisions; nobody else learns of them."""
        if message.action is None:
            raise Refused(UNPROCESSABLE, "no-action")
        seat = self._seat(message)
        self.room.check_owner(seat, self.owner)
        async with self.room.held():
            game = self.room.tried(seat, message.action)
            return {"type": "trial", **self.room.teller.moment(game, seat, self.lang)}

    async def _hint(self) -> Json:
        if not self.room.sheet.settings.get("hints"):
            raise Refused(FORBIDDEN, "hints-off")
        seat = self.viewpoint().seat
        if self.room.game.to_act != seat:
            raise Refused(CONFLICT, "turn-of", number=(self.room.game.to_act or 0) + 1)
        return await hint(self.rooms, self.room, self.owner, self.lang)

    def problem(self, problem: BocageError) -> Json:
        """An error in words, with the names of this table."""
        found: Json = {"error": problem.key, "sentence": self._sentence(problem)}
        rule = refusal_of(problem)
        if rule:
            found["rule"] = rule
        return found

    def _sentence(self, problem: BocageError) -> str:
        if problem.key == "turn-of":
            return say("table-turn-of", self.lang, name=self.room.name(self.room.game.to_act, self.lang))
        return error_sentence(problem, self.lang, self.room.game)


def why(room: Room, view: Viewpoint, action: int | str, lang: str) -> Json:
    """Why an action is not possible for a viewer now.

    Whoever is not to act learns only that: the game's own answer could tell what the other seat has.

    Raises:
        BadNotation: it is no action.
    """
    game = room.game
    number = game.codec.parse(action) if isinstance(action, str) else action
    found: Json = {"type": "why", "action": number, "notation": game.codec.text(number)}
    if game.to_act is not None and (view.seat == GUEST or game.to_act != view.seat):
        sentence = say("table-turn-of", lang, name=room.name(game.to_act, lang))
        return {**found, "legal": False, "rule": None, "sentence": sentence, "link": None}
    refusal = game.why_not(number)
    if refusal is None:
        return {**found, "legal": True, "rule": None, "sentence": say("table-is-legal", lang), "link": None}
    link = f"/api/games/{game.id}/rules/{refusal.rule}" if refusal.rule else None
    sentence = refusal_sentence(game, refusal, lang)
    return {**found, "legal": False, "rule": refusal.rule or None, "sentence": sentence, "link": link}
