"""Requests that nobody who means well would send: whatever comes, the server answers below 500 and lives on.

Three kinds: requests byte by byte, made of bad paths, headers and bodies; messages through sockets; and what
Schemathesis makes of the description of the interface.

    python -m tests.table.hostile 50000                 # SQLite; also --seed, --seconds, --to FILE
    python -m tests.table.hostile 50000 --postgresql
"""

from __future__ import annotations

import argparse
import json
import re
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from bocage.table.settings import Limits
from tests.table.contract import ours
from tests.table.nastiness import body, header, nasty_text, path_text
from tests.table.services import Bocage, postgres
from tests.table.serving import Person

PATIENCE = 20.0  # seconds for an answer
FAILED = 500
SOCKETS = 0.1  # the share of messages through sockets
DESCRIBED = 0.3  # the share of requests that Schemathesis makes
MESSAGES = 20  # through one socket, at most
# Where somebody says otherwise, a request ends with the bytes that are sent.
FRAMED = re.compile(
    rb"(content-length:[^\r]*\r\n.*content-length|content-length: [^0-9]|transfer-encoding|upgrade)",
    re.DOTALL,
)
# How a connection may end: as somebody wished, or with a reason of ours. 1011 is a failure of the server.
RESET = 1006
BROKEN = (RESET, 1011)


class Siege:
    """A server, what is sent to it, and what came of that.

    Attributes:
        sent: how many of each kind; statuses: of the answers, 0 where the connection was cut.
        failures: what should not have been.
    """

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.rng = Random(seed)
        self.person = Person(url)
        self.table = self._open()
        self.sent: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.failures: list[str] = []
        self._calls = [
            (method.upper(), path) for path, calls in ours().document["paths"].items() for method in calls
        ]
        self._until = float("inf")

    def _open(self) -> str:
        return self.person.open("creatures", "me", "here", first_player=0)

    def run(self, count: int, seconds: float = float("inf"), is_described: bool = True) -> None:
        """So many requests, or as many as the time allows; with or without those of Schemathesis."""
        self._until = time.monotonic() + seconds
        messages, described = round(count * SOCKETS), round(count * DESCRIBED) if is_described else 0
        # Each kind is to have its share of the time.
        for send, wanted in ((self._send_raw, count - messages - described), (self._send_messages, messages)):
            until = time.monotonic() + seconds * (1 - DESCRIBED) / 2
            before = self.sent.total()
            while self.sent.total() - before < wanted and time.monotonic() < until:
                send()
        if is_described:
            self._send_described(described)
        with Person(self.url).http as calm:
            assert calm.get("/api/health").status_code == 200

    # Byte by byte.

    def _send_raw(self) -> None:
        request = self._request()
        self.sent["raw"] += 1
        status = self._answer(request)
        self.statuses[status] += 1
        if status >= FAILED:
            self.failures.append(f"{status}: {request[:400]!r}")
        elif self.rng.random() < 0.002:
            self.table = self._open()  # somebody may have closed it

    def _request(self) -> bytes:
        """A request with one or two things wrong with it."""
        rng = self.rng
        method, template = rng.choice(self._calls)
        if rng.random() < 0.1:
            method = rng.choice(["PUT", "OPTIONS", "HEAD", "TRACE", "CONNECT", "get", "", nasty_text(rng)])
        path = template
        for part in ("{id}", "{game}", "{seat}", "{rule}", "{n}", "{token}", "{name}"):
            if part in path:
                known = self.table if part == "{id}" else "creatures" if part == "{game}" else "0"
                path = path.replace(part, known if rng.random() < 0.6 else path_text(rng))
        if rng.random() < 0.15:
            path = path_text(rng, whole=True)
        if rng.random() < 0.3:
            path += (
                f"?{rng.choice(['lang', 'seat', 'since', 'list', 'game', 'wait', 'viewer'])}={path_text(rng)}"
            )
        sent = body(rng) if method not in ("GET", "HEAD") or rng.random() < 0.05 else b""
        lines = [f"{method} {path} HTTP/1.1", *self._headers(len(sent))]
        return "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + sent

    def _headers(self, length: int) -> list[str]:
        rng = self.rng
        found = {"Host": urlsplit(self.url).netloc, "Connection": "close", "Content-Length": str(length)}
        found["Content-Type"] = "application/json"
        if rng.random() < 0.6:
            cookies = self.person.http.cookies.items()
            found["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies)
        if rng.random() < 0.25:
            name, value = header(rng)
            found[name] = value
        return [f"{name}: {value}" for name, value in found.items()]

    def _answer(self, request: bytes) -> int:
        """The status of the answer; 0 where there is none."""
        address = urlsplit(self.url)
        with socket.create_connection((address.hostname, address.port), PATIENCE) as connection:
            try:
                connection.sendall(request)
                if self.rng.random() < 0.02:
                    return 0  # whoever asked has gone
                if FRAMED.search(request.lower()):
                    connection.shutdown(socket.SHUT_WR)  # it may wait for more than there is
                line = connection.makefile("rb").readline(200)
            except TimeoutError:
                return 599  # it hangs
            except OSError:
                return 0
        words = line.split()
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0

    # Through sockets.

    def _send_messages(self) -> None:
        rng = self.rng
        cookie = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        query = f"?since={rng.choice(['0', '1', '999999999999', '-1', 'x'])}" if rng.random() < 0.3 else ""
        table = (
            self.table
            if rng.random() < 0.9
            else quote(nasty_text(rng).encode("utf-8", "surrogatepass"), safe="")
        )
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/ws{query}"
        told, length = "", 0
        try:
            with connect(
                address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, max_size=None
            ) as opened:
                for _ in range(MESSAGES):
                    told, length = repr(sent := self._message())[:200], len(sent)
                    opened.send(sent)
                    self.sent["message"] += 1
                    with suppress(TimeoutError):
                        opened.recv(timeout=0.01)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else RESET
            # Of a message that is too long the reset may overtake the word that says so.
            if code in BROKEN and not (code == RESET and length > Limits().message):
                self.failures.append(f"{code} after {told}")
        except InvalidHandshake as refused:
            self.sent["message"] += 1
            if "HTTP 5" in str(refused):
                self.failures.append(f"{refused}: {address}")
        except (OSError, TimeoutError) as problem:
            self.failures.append(f"{problem!r}: {address}")

    def _message(self) -> str | bytes:
        rng = self.rng
        kind = rng.random()
        if kind < 0.1:
            return rng.randbytes(rng.randrange(300))
        if kind < 0.3:
            return body(rng).decode("utf-8", "replace")
        verbs = ("play", "undo", "redo", "try", "why", "look", "lang", "confirm", "waive", "request", "call")
        actions = ["space three_wood", 0, -1, 2**70, nasty_text(rng), None, [], "space " * 40]
        values: dict[str, Any] = {"do": rng.choice(verbs), "action": rng.choice(actions)}
        for name in ("seq", "seat", "id", "lang", "until", "turn"):
            if rng.random() < 0.3:
                values[name] = rng.choice([0, 1, -1, 2**64, 1e300, nasty_text(rng), None, [], {}, True])
        return json.dumps(values)

    # As the description allows it.

    def _send_described(self, count: int) -> None:
        import schemathesis
        from hypothesis import HealthCheck, Phase, given, seed, settings
        from schemathesis.core.result import Ok

        loaded = schemathesis.openapi.from_dict(ours().document)
        operations = [found.ok() for found in loaded.get_all_operations() if isinstance(found, Ok)]
        for operation in operations:
            if time.monotonic() > self._until:
                return

            @seed(self.rng.getrandbits(32))
            @settings(
                max_examples=max(1, count // len(operations)),
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def send(case: Any) -> None:  # noqa: ANN401 - a case of Schemathesis, which has no types for it
                if time.monotonic() < self._until:
                    self._send_case(case)

            send()

    def _send_case(self, case: Any) -> None:  # noqa: ANN401
        if case.path.endswith("/review"):
            case.query = {**(case.query or {}), "wait": 0}  # nobody waits for it here
        if self.rng.random() < 0.5:
            case.cookies = dict(self.person.http.cookies)
            if case.path_parameters and "id" in case.path_parameters:
                case.path_parameters["id"] = self.table
        self.sent["described"] += 1
        status = case.call(base_url=self.url, timeout=PATIENCE).status_code
        self.statuses[status] += 1
        if status >= FAILED:
            self.failures.append(f"{status}: {case.as_curl_command()[:400]}")

    def figures(self) -> dict[str, Any]:
        """What happened, as plain data."""
        return {
            "requests": self.sent.total(),
            "sent": dict(self.sent),
            "statuses": {str(status): count for status, count in sorted(self.statuses.items())},
            "failures": self.failures,
        }


@contextmanager
def siege(is_postgres: bool, seed: int) -> Iterator[Siege]:
    """A server of its own; what it wrote into its log as a failure is one."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        if is_postgres:
            with postgres() as url, Bocage(url, log=log) as server:
                yield (found := Siege(server.url, seed))
        else:
            with Bocage(f"sqlite:///{Path(folder) / 't.sqlite'}", log=log) as server:
                yield (found := Siege(server.url, seed))
        found.person.http.close()
        text = log.read_text(encoding="utf-8", errors="replace")
        if "Traceback" in text:
            found.failures.append(text[text.index("Traceback") :][:2000])


def main() -> int:
    """Send, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=50_000)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--to", type=Path)
    wanted = parser.parse_args()
    begun = time.monotonic()
    with siege(wanted.postgresql, wanted.seed) as found:
        found.run(wanted.count, wanted.seconds)
    figures = {
        "database": "postgresql" if wanted.postgresql else "sqlite",
        **found.figures(),
        "seconds": round(time.monotonic() - begun),
    }
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    if wanted.to:
        wanted.to.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 1 if found.failures else 0


if __name__ == "__main__":
    sys.exit(main())
