"""Messages of players: what each one does, and what comes back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bocage.core.errors import BocageError
from bocage.messages import say
from bocage.table.clocks import face
from bocage.table.hints import hint
from bocage.table.pieces import seats_json
from bocage.table.readings import reading
from bocage.table.refusals import CONFLICT, FORBIDDEN, UNPROCESSABLE, Refused, refusal_of
from bocage.table.room import Room
from bocage.table.rooms import Rooms
from bocage.table.sheets import StoredTable
from bocage.table.states import Company, Viewpoint, viewpoint
from bocage.table.wire.common import MessageId
from bocage.table.wire.play import Chat, Failure, Hint, Pong, Reading, TableState, Trial, Why
from bocage.wording import error_sentence, refusal_sentence

if TYPE_CHECKING:  # a table inside a page reads its messages otherwise
    from bocage.table.api.models import Message

REQUESTS = frozenset({"ask", "allow", "refuse"})
DECISIONS = frozenset({"play", "undo", "redo", "confirm", "waive", "call"}) | REQUESTS


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
        check_may_watch(self.room.sheet, self.owner)

    def viewpoint(self) -> Viewpoint:
        """Through whose eyes they look now."""
        return viewpoint(self.room.sheet, self.room.course, self.owner, self.look)

    async def state(self, since: int = 0) -> TableState:
        """The state of the table, once everything that was begun is committed."""
        async with self.room.held():
            return self.room.teller.state(self.viewpoint(), self.lang, since, self._company())

    async def state_text(self, since: int, id: MessageId | None) -> tuple[str, int]:
        """The same as JSON, in answer to a message; and its `seq`."""
        async with self.room.held():
            text = self.room.teller.text(self.viewpoint(), self.lang, since, self._company(), id)
            return text, self.room.course.seq

    def _company(self) -> Company:
        sheet = self.room.sheet
        here = self.rooms.here(sheet.id)
        return Company(seats_json(sheet.seats, self.owner, here, self.lang), face(sheet, self.rooms.now()))

    async def chat(self, n: int) -> Chat | None:
        """What was said at the table after a line; None: nothing."""
        sheet = self.room.sheet
        if self.rooms.chats is None or sheet.said <= n:
            return None
        lines = await self.rooms.chats.since(sheet, n)
        told = [line.told(self.owner, self.lang) for line in lines]
        return {"type": "chat", "id": None, "lines": told} if told else None

    async def answer(self, message: Message) -> Trial | Why | Reading | Hint | Chat | Pong | None:
        """Carry out a message; None when the answer is the state.

        Raises:
            BocageError: it cannot be done.
        """
        if message.do in DECISIONS:
            begun = time.perf_counter()
            await self._decide(message)
            self.rooms.metrics.decisions.inc()
            self.rooms.metrics.decision_seconds.observe(time.perf_counter() - begun)
        elif message.do == "why":
            return await self._why(message)
        elif message.do == "explain":
            return await self._explain(message)
        elif message.do == "try":
            return await self._try(message)
        elif message.do == "hint":
            return await self._hint()
        elif message.do == "say":
            return await self._say(message)
        elif message.do == "ping":
            return {"type": "pong", "id": None}
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
        seat = view.curtain if view.curtain is not None else view.seat
        if seat is None:
            raise Refused(FORBIDDEN, "not-your-seat")
        return seat

    async def _decide(self, message: Message) -> None:
        await self.room.be_sure()  # whose turn it is must not be told by a move that was not kept
        seat = self._seat(message)
        self.room.check_owner(seat, self.owner)
        if message.do == "play":
            if message.action is None:
                raise Refused(UNPROCESSABLE, "no-action")
            await self.room.play(seat, message.action, message.seq)
        elif message.do == "undo":
            await self.room.undo(seat, message.turn)
        elif message.do in REQUESTS:
            await self.room.request(seat, message.do)
        elif message.do == "redo":
            await self.room.redo(seat)
        elif message.do == "waive":
            await self.room.waive(seat, message.until)
        elif message.do == "call":
            await self.room.waive(seat, "")
        else:
            await self.room.confirm(seat)

    async def _why(self, message: Message) -> Why:
        if message.action is None:
            raise Refused(UNPROCESSABLE, "no-action")
        async with self.room.held():
            return why(self.room, self.viewpoint(), message.action, self.lang)

    async def _explain(self, message: Message) -> Reading:
        """What something on the table is for whoever asks."""
        if message.action is None:
            raise Refused(UNPROCESSABLE, "no-action")
        async with self.room.held():
            return reading(self.room, self.viewpoint().seat, message.action, self.lang)

    async def _try(self, message: Message) -> Trial:
        """What the table would look like after some decisions; nobody else learns of them."""
        if message.action is None:
            raise Refused(UNPROCESSABLE, "no-action")
        seat = self._seat(message)
        self.room.check_owner(seat, self.owner)
        async with self.room.held():
            game = self.room.tried(seat, message.action)
            return {"type": "trial", "id": None, **self.room.teller.moment(game, seat, self.lang)}

    async def _say(self, message: Message) -> Chat:
        """Tell something to everybody at the table."""
        if self.rooms.chats is None:
            raise Refused(FORBIDDEN, "chat-off")
        phrase, text = "" if message.phrase is None else message.phrase, message.text or ""
        line = await self.rooms.chats.say(self.room, self.owner, message.seat, phrase, text)
        self.rooms.tell(self.room.sheet.id)
        return {"type": "chat", "id": None, "lines": [line.told(self.owner, self.lang)]}

    async def _hint(self) -> Hint:
        if not self.room.sheet.settings.get("hints"):
            raise Refused(FORBIDDEN, "hints-off")
        seat = self.viewpoint().seat
        if seat is None or self.room.game.to_act != seat:
            raise Refused(CONFLICT, "turn-of", number=(self.room.game.to_act or 0) + 1)
        return await hint(self.rooms, self.room, self.owner, self.lang)

    def failure(self, problem: BocageError, id: MessageId | None) -> Failure:
        """Why a message could not be carried out, with the names of this table."""
        return {
            "type": "error",
            "id": id,
            "error": problem.key,
            "sentence": self._sentence(problem),
            "rule": refusal_of(problem) or None,
        }

    def _sentence(self, problem: BocageError) -> str:
        if problem.key == "turn-of":
            return say("table-turn-of", self.lang, name=self.room.name(self.room.game.to_act, self.lang))
        return error_sentence(problem, self.lang, self.room.game)


def check_may_watch(sheet: StoredTable, owner: str) -> None:
    """Refuse people without a seat where a table is not to be watched.

    Raises:
        Refused: they may not.
    """
    has_seat = any(owner and seat.owner == owner for seat in sheet.seats)
    is_free = any(seat.kind == "free" for seat in sheet.seats)
    is_host = bool(owner) and sheet.host == owner
    if not (sheet.settings["watch"] or has_seat or is_free or is_host):
        raise Refused(FORBIDDEN, "not-to-watch")


def why(room: Room, view: Viewpoint, action: int | str, lang: str) -> Why:
    """Why an action is not possible for a viewer now.

    Whoever is not to act learns only that: the game's own answer could tell what the other seat has.

    Raises:
        BadNotation: it is no action.
    """
    game = room.game
    number = game.codec.parse(action) if isinstance(action, str) else action
    text = game.codec.text(number)
    if game.to_act is not None and game.to_act != view.seat:
        return _why(number, text, say("table-turn-of", lang, name=room.name(game.to_act, lang)))
    refusal = game.why_not(number)
    if refusal is None:
        return _why(number, text, say("table-is-legal", lang), legal=True)
    link = f"/api/games/{game.id}/rules/{refusal.rule}" if refusal.rule else None
    return _why(number, text, refusal_sentence(game, refusal, lang), rule=refusal.rule or None, link=link)


def _why(
    action: int,
    notation: str,
    sentence: str,
    legal: bool = False,
    rule: str | None = None,
    link: str | None = None,
) -> Why:
    return {
        "type": "why",
        "id": None,
        "action": action,
        "notation": notation,
        "legal": legal,
        "rule": rule,
        "sentence": sentence,
        "link": link,
    }
