"""Those who play while processes are killed, and remember everything that was acknowledged."""

from __future__ import annotations

import math
import threading
import time
from dataclasses import dataclass, field
from itertools import cycle
from random import Random

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from bocage.table.load.histogram import Histogram
from tests.table import contract
from tests.table.serving import Chair, Json, Person

PACE = 3.0  # decisions of a person a second: a server that starts has its core nearly to itself
SWIFT = 20.0  # when nobody is killed any more
REST = 5.0  # seconds between two games at most
AGAIN = 0.2  # seconds before a server is asked again that was not there
STUCK = 5.0  # seconds that a table may stand still while everything is there to go on


class Later(Exception):
    """The server says that it cannot just now (503)."""


GONE = (WebSocketException, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.HTTPError, Later)


class Trusting(contract.Witness):
    """Holds nothing against the description: other tests do, and it takes more computing than the server."""

    def __init__(self) -> None:
        self.answers = set()
        self.messages = set()

    def hear_answer(self, response: httpx.Response) -> None:
        """It is as it is."""

    def hear_message(self, message: Json) -> None:
        """It is as it is."""


@dataclass
class Seen:
    """What somebody was told about one table.

    Attributes:
        id: of the table; seq: the greatest that was seen; entries: its log, by number; connections: to it.
        acknowledged: the viewer's own decisions, as notation.
    """

    id: str
    seq: int = 0
    entries: dict[int, str] = field(default_factory=dict)
    connections: int = 0
    acknowledged: list[str] = field(default_factory=list)

    def missing(self, state: Json) -> list[str]:
        """What was told before and is not in the whole state of the table that came now."""
        told = {entry["n"]: entry["sentence"] for entry in state["log"]["entries"]}
        first = state["log"]["from"]
        found = [
            f"{self.id}: “{sentence}” became “{told.get(number)}”"
            for number, sentence in self.entries.items()
            if number >= first and told.get(number) != sentence
        ]
        if state["seq"] < self.seq:
            found.append(f"{self.id}: seq {self.seq} was seen, now it is {state['seq']}")
        return found

    def not_replayed(self, replay: Json, seat: int) -> list[str]:
        """Own decisions that were acknowledged and are not in the record of the game, in their order."""
        moves = iter([move["notation"] for move in replay["moves"] if move["seat"] == seat])
        return [f"{self.id}: {own} is not in the record" for own in self.acknowledged if own not in moves]

    def learn(self, state: Json) -> None:
        """Remember what came."""
        self.seq = max(self.seq, state["seq"])
        self.entries.update({entry["n"]: entry["sentence"] for entry in state["log"]["entries"]})


class Clock:
    """How long tables stand still though there is a server and a database to go on with.

    Attributes:
        whole_since: the moment; None while there is none.
        pauses: between two things that happened at a table, without the time in which nothing could.
        after: what was killed last; stuck: the pauses that were too long, in words.
    """

    def __init__(self) -> None:
        self.whole_since: float | None = None
        self.pauses = Histogram()
        self.after = "nothing"
        self.stuck: list[str] = []
        self._lock = threading.Lock()

    def pause(self, game: str, since: float) -> None:
        """Something happened at a table, or a stop is put to it; the last time was `since`."""
        with self._lock:
            if self.whole_since is None or since == math.inf:
                return
            found = max(0.0, time.monotonic() - max(since, self.whole_since))
            self.pauses.add(found)
            if found > STUCK:
                self.stuck.append(f"{game} stood still for {found:.1f} s after {self.after}")


class Witness:
    """Plays at one table after the other, and remembers everything that was acknowledged.

    Attributes:
        decisions: of this person, acknowledged; entries: how many actions of anybody were seen.
        games: how many were finished; across: how many of them had outlived a kill.
        lost: what was acknowledged and is not there any more.
        moved: when something last happened; infinite between two games.
        pace: decisions a second.
    """

    def __init__(
        self,
        urls: list[str],
        table: tuple[str, tuple[str, ...], str],
        seed: int,
        clock: Clock,
        pace: float = PACE,
    ) -> None:
        self.people = [Person(url, witness=Trusting()) for url in urls]
        self.pace = pace
        self._turns = cycle(self.people)
        self.person = next(self._turns)
        self.game, self.seats, self.mode = table
        self.rng = Random(seed)
        self.clock = clock
        self.seen: Seen | None = None
        self.decisions = self.entries = self.games = self.across = 0
        self.lost: list[str] = []
        self.moved = time.monotonic()

    def play(self, enough: threading.Event, give_up: threading.Event) -> None:
        """Play, connect again, play on, until it is enough; then to the end of the game, at least of one."""
        while not give_up.is_set() and (self.seen is not None or not self.games or not enough.is_set()):
            try:
                self._sit_down(enough, give_up)
            except GONE:
                self._turn_to_another()
                time.sleep(self.rng.uniform(0, 2 * AGAIN))
            except Exception as problem:
                self.lost.append(f"{self.game}: {problem!r}")
                return
        if self.seen is not None:
            self.lost.append(f"{self.seen.id} ({self.game}) is stuck at seq {self.seen.seq}")
        elif not self.games:
            self.lost.append(f"no game of {self.game} could begin")

    def _turn_to_another(self) -> None:
        """The same browser at another server."""
        kept = {cookie.name: cookie.value or "" for cookie in self.person.http.cookies.jar}
        self.person = next(self._turns)
        self.person.http.cookies.clear()
        self.person.http.cookies.update(kept)

    def _open(self) -> str:
        seats = [
            {"who": seat, "name": "Ada"} if seat == "me" else {"who": "bot", "bot": seat}
            for seat in self.seats
        ]
        wishes = {
            "game": self.game,
            "options": {"mode": self.mode},
            "seats": seats,
            "settings": {"forced": False, "watch": True},
        }
        return str(self._call("POST", "/api/tables", wishes, 201)["id"])

    def _call(self, method: str, path: str, body: Json | None, status: int) -> Json:
        answer = self.person.http.request(method, path, json=body)
        if answer.status_code == 503:
            raise Later(answer.text)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def _sit_down(self, enough: threading.Event, give_up: threading.Event) -> None:
        if self.seen is None:
            self.moved = min(self.moved, time.monotonic())
            self.seen = Seen(self._open())
        seen = self.seen
        with self.person.join(seen.id) as chair:
            seen.connections += 1
            self._hear(seen, chair.state)
            while chair.state["outcome"] is None and not give_up.is_set():
                self._go_on(seen, chair, SWIFT if enough.is_set() else self.pace)
        if chair.state["outcome"] is not None:
            replay = self._call("GET", f"/api/replays/{seen.id}", None, 200)
            self.lost += seen.not_replayed(replay, 0)
            self.games += 1
            self.across += seen.connections > 1
            self.seen = None
            self.moved = math.inf
            enough.wait(self.rng.uniform(0, REST))

    def _go_on(self, seen: Seen, chair: Chair, pace: float) -> None:
        """Decide, or wait for others to do so."""
        actions = chair.state["actions"]
        if not actions:
            chair.receive()
        else:
            time.sleep(self.rng.uniform(0, 2 / pace))
            wanted = [action for action in actions if not action["idle"]] or actions
            chosen = self.rng.choice(wanted)["notation"]
            if chair.play(chosen)["type"] == "state":
                self.decisions += 1
                seen.acknowledged.append(chosen)
            else:
                time.sleep(0.05)  # not kept, or somebody was first
        self._hear(seen, chair.state)

    def _hear(self, seen: Seen, state: Json) -> None:
        if state["seq"] > seen.seq:
            self.clock.pause(self.game, self.moved)
            self.moved = time.monotonic()
        self.entries += max(0, state["seq"] - seen.seq)
        self.lost += seen.missing(state)
        seen.learn(state)

    def close(self) -> None:
        for person in self.people:
            person.http.close()
