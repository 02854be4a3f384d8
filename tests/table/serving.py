"""A real server in a thread, and people who sit at its tables."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from bocage.table import server as serving
from bocage.table.app import make_app
from bocage.table.database import open_database
from bocage.table.settings import Limits, Settings
from tests.table.contract import Witness

Json = dict[str, Any]
PATIENCE = 60.0  # seconds: many tests may run at once


def roomy(database: str, **others: Any) -> Settings:  # noqa: ANN401 - the fields of the settings
    """Settings for a test: no limits on rates unless it wants them."""
    others.setdefault("limits", Limits().loosened())
    return Settings(database=database, **others)


class House:
    """A server on a port of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = make_app(settings, open_database(settings.database))
        self.listening = serving.listen("127.0.0.1", 0)
        self.url = serving.url_of(self.listening)
        self._people: list[Person] = []
        self._ready = threading.Event()
        self.configuration = serving.configuration(self.app, settings, "")
        self._server = serving.Server(self.configuration, self._ready.set)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self.listening]})

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def stop(self) -> None:
        for person in self._people:
            person.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.listening.close()

    def person(self, lang: str = "en", witness: Witness | None = None) -> Person:
        self._people.append(Person(self.url, lang, witness))
        return self._people[-1]


@contextmanager
def running(settings: Settings) -> Iterator[House]:
    """A server for as long as this lasts."""
    house = House(settings)
    house.start()
    try:
        yield house
    finally:
        house.stop()


class Person:
    """Somebody with a browser: a cookie of their own.

    Every answer they get is held against the description of the interface, by their witness.
    """

    def __init__(self, url: str, lang: str = "en", witness: Witness | None = None) -> None:
        self.url = url
        self.lang = lang
        self.witness = witness or Witness()
        self.http = httpx.Client(
            base_url=url,
            timeout=PATIENCE,
            headers={"Accept-Language": lang},
            event_hooks={"response": [self.witness.hear_answer]},
        )

    def open(self, game: str, *seats: str, settings: Json | None = None, **options: Any) -> str:  # noqa: ANN401
        """Open a table. A seat is `me`, `here`, `link`, or a bot."""
        plans = [
            {"who": seat} if seat in ("me", "here", "link") else {"who": "bot", "bot": seat} for seat in seats
        ]
        for plan in plans:
            if plan["who"] in ("me", "here"):
                plan["name"] = f"{plan['who']} {plans.index(plan)}"
        wishes: Json = {"game": game, "options": options, "seats": plans, "settings": settings or {}}
        answer = self.http.post("/api/tables", json=wishes)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit(self, table: str, seat: int, name: str) -> Json:
        return self.call("POST", f"/api/tables/{table}/seats/{seat}/sit", {"name": name})

    def call(self, method: str, path: str, body: Json | None = None, status: int = 200) -> Json:
        """A call that must end with this status."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return dict(answer.json()) if answer.content else {}

    def state(self, table: str, **query: object) -> Json:
        return dict(self.http.get(f"/api/tables/{table}/state", params=query).json())  # type: ignore[arg-type]

    def do(self, table: str, status: int = 200, **message: object) -> Json:
        return self.call("POST", f"/api/tables/{table}/do", message, status)

    def join(self, table: str, seat: int | None = None, since: int = 0) -> Chair:
        """Connect to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = f"lang={self.lang}&since={since}" + ("" if seat is None else f"&seat={seat}")
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws?{query}"
        headers = {"Cookie": cookie} if cookie else {}
        opening = connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None)
        return Chair(opening, self.witness)


class Chair:
    """A connection to a table.

    Attributes:
        state: the last one that came; seen: every message that came.
    """

    def __init__(self, opening: ClientConnection, witness: Witness) -> None:
        self._opening = opening
        self._witness = witness
        self.socket = opening.__enter__()
        self.seen: list[Json] = []
        self.state: Json = {}
        self.receive()

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, *_: object) -> None:
        self._opening.__exit__(None, None, None)

    def receive(self) -> Json:
        """The next message that is not a ping."""
        while (message := self.receive_any())["type"] == "ping":
            pass
        return message

    def receive_any(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self._witness.hear_message(message)
        self.seen.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def receive_type(self, type: str) -> Json:
        """The next message of a type."""
        while (message := self.receive())["type"] != type:
            pass
        return message

    def receive_until(self, seq: int) -> None:
        """Receive until everything up to `seq` is known."""
        while self.state["seq"] < seq:
            self.receive()

    def receive_all(self) -> None:
        """Receive until the connection is closed."""
        while True:
            self.receive()

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: object) -> Json:
        """Send a message and wait for its answer."""
        self.send(id=len(self.seen) + 1000, **message)
        number = len(self.seen) + 1000
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                return answer

    def play(self, action: int | str) -> Json:
        return self.ask(do="play", action=action, seq=self.state["seq"])

    def wait_for_turn(self) -> Json:
        """Receive until there is something to decide, or the game is over."""
        while not self.state["actions"] and self.state["outcome"] is None:
            self.receive()
        return self.state

    def play_on(self, rng: Random, decisions: int = 10_000) -> Json:
        """Decide at random, so many times or to the end."""
        for _ in range(decisions):
            state = self.wait_for_turn()
            if state["outcome"] is not None:
                break
            wanted = [action for action in state["actions"] if not action["idle"]] or state["actions"]
            answer = self.play(rng.choice(wanted)["notation"])
            assert answer["type"] == "state", answer
        return self.state
