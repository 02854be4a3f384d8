"""Answers that are always the same, compressed once: to do it for everybody who comes held up all tables."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send

from bocage.table.encoding import dump

SMALLEST = 400  # bytes that are worth it: it is done once
WORTH = 0.9  # of what it was: pictures are no smaller afterwards
KEPT = 1000  # files
_WRITTEN: dict[str, tuple[object, Packed]] = {}


@dataclass(frozen=True)
class Packed:
    """Some bytes, and the same compressed; None where that saves nothing."""

    plain: bytes
    small: bytes | None

    @classmethod
    def of(cls, plain: bytes) -> Packed:
        """Compress something."""
        small = gzip.compress(plain, mtime=0) if len(plain) >= SMALLEST else plain
        return cls(plain, small if len(small) < WORTH * len(plain) else None)

    def put(self, asked: Headers, answer: MutableHeaders) -> bytes:
        """What is sent to somebody who asks so; the headers of the answer say how it is written."""
        if self.small is None or "gzip" not in asked.get("accept-encoding", ""):
            answer["content-length"] = str(len(self.plain))
            return self.plain
        answer["content-encoding"] = "gzip"
        answer["content-length"] = str(len(self.small))
        answer.add_vary_header("Accept-Encoding")
        return self.small


def packed_json(asked: Headers, name: str, content: object) -> Response:
    """Plain data as an answer. What it has under this name is kept for as long as it is the same object."""
    found = _WRITTEN.get(name)
    if found is None or found[0] is not content:
        found = _WRITTEN[name] = content, Packed.of(dump(content).encode())
    answer = Response(media_type="application/json")
    answer.body = found[1].put(asked, answer.headers)
    return answer


@lru_cache(KEPT)
def _kept(path: str, changed: int) -> Packed:
    return Packed.of(Path(path).read_bytes())


class KeptFile(FileResponse):
    """A file that is read once, unless it changes; parts of it, and questions about it, as usual.

    Args:
        path: of a file that is there.
    """

    def __init__(self, path: Path, headers: dict[str, str]) -> None:
        found = path.stat()
        super().__init__(path, headers=headers, stat_result=found)
        self._changed = found.st_mtime_ns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = Headers(scope=scope)
        if "range" in asked or scope["method"] == "HEAD":
            await super().__call__(scope, receive, send)
            return
        content = _kept(str(self.path), self._changed).put(asked, self.headers)
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": content, "more_body": False})
