"""The server is killed at random moments while people and bots play: nothing acknowledged may be lost.

A campaign of many kills: `python -m tests.table.killing 200`.
"""

from __future__ import annotations

import json
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from bocage.core.state import NATURE
from tests.table.services import Bocage
from tests.table.serving import Chair, Json, Person

GONE = (WebSocketException, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.HTTPError)


class Witness:
    """One person against a bot, who remembers everything that was acknowledged.

    Attributes:
        moves: the greatest `seq` that was seen with its own last decision; games: how many were finished.
        lost: what was acknowledged and is not there any more.
    """

    def __init__(self, url: str, game: str, seed: int) -> None:
        self.person = Person(url)
        self.game = game
        self.rng = Random(seed)
        self.table = ""
        self.seq = 0
        self.entries: dict[int, str] = {}
        self.decisions = self.games = 0
        self.lost: list[str] = []

    def play(self, until: threading.Event) -> None:
        """Play, connect again, play on, until it is enough."""
        while not until.is_set():
            try:
                if not self.table:
                    self.table = self.person.open(self.game, "me", "greedy", settings={"forced": False})
                    self.seq, self.entries = 0, {}
                with self.person.join(self.table) as chair:
                    self._compare(chair.state)
                    self._sit(chair, until)
            except GONE:
                time.sleep(0.05)

    def _sit(self, chair: Chair, until: threading.Event) -> None:
        while not until.is_set():
            state = chair.wait_for_turn()
            self._compare(state)
            if state["outcome"] is not None:
                self.games += 1
                self.table = ""
                return
            wanted = [action for action in state["actions"] if not action["idle"]] or state["actions"]
            answer = chair.play(self.rng.choice(wanted)["notation"])
            if answer["type"] == "state":
                self.decisions += 1
                self._compare(answer)

    def _compare(self, state: Json) -> None:
        """Everything that was seen must still be there, unchanged."""
        if state["seq"] < self.seq:
            self.lost.append(f"{self.table}: seq {self.seq} was seen, now it is {state['seq']}")
        self.seq = max(self.seq, state["seq"])
        for entry in state["log"]["entries"]:
            known = self.entries.setdefault(entry["n"], entry["sentence"])
            if known != entry["sentence"]:
                self.lost.append(f"{self.table}: “{known}” became “{entry['sentence']}”")

    def is_stuck(self) -> bool:
        """Whether the table does not go on now that the server runs."""
        if not self.table:
            return False
        with self.person.join(self.table) as chair:
            return bool(chair.wait_for_turn()["to_act"] == NATURE)


def campaign(database: str, kills: int, seed: int, witnesses: int = 4, *options: str) -> list[Witness]:
    """Kill a server so many times while people play; gives what they saw."""
    rng = Random(seed)
    done = threading.Event()
    server = Bocage(database, *options)
    server.start()
    games = ("creatures", "farmerama")
    people = [Witness(server.url, games[number % 2], seed + number) for number in range(witnesses)]
    threads = [threading.Thread(target=person.play, args=(done,)) for person in people]
    for thread in threads:
        thread.start()
    try:
        for _ in range(kills):
            time.sleep(rng.uniform(0.2, 1.2))
            server.kill()
            server.start()
        time.sleep(1)
        done.set()
        for thread in threads:
            thread.join(60)
        for person in people:
            if person.is_stuck():
                person.lost.append(f"{person.table} is stuck")
            person.person.http.close()
    finally:
        done.set()
        server.stop()
    return people


def main() -> int:
    """Run a campaign and report."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        people = campaign(f"sqlite:///{Path(folder) / 'tables.sqlite'}", kills, 1)
    lost = [line for person in people for line in person.lost]
    report = {
        "kills": kills,
        "decisions": sum(person.decisions for person in people),
        "games": sum(person.games for person in people),
        "lost": lost,
    }
    sys.stdout.write(json.dumps(report, ensure_ascii=False) + "\n")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
