"""Answers that are kept compressed."""

import gzip
from pathlib import Path
from random import Random

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from bocage.table.packed import KeptFile, Packed, packed_json

LONG = b"let wood = 1;\n" * 400


def test_a_file_is_sent_as_it_is_asked_for_and_read_anew_once_it_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "code.js"
    file.write_bytes(LONG)

    async def give(_: Request) -> Response:
        return KeptFile(file, {"cache-control": "no-cache"})

    client = TestClient(Starlette(routes=[Route("/", give)]))
    small = client.get("/", headers={"accept-encoding": "gzip"})
    assert (small.content, small.headers["content-encoding"]) == (LONG, "gzip")
    assert int(small.headers["content-length"]) < len(LONG) / 5
    assert small.headers["vary"] == "Accept-Encoding"
    plain = client.get("/", headers={"accept-encoding": "identity"})
    assert (plain.content, int(plain.headers["content-length"])) == (LONG, len(LONG))
    assert {name: plain.headers[name] for name in ("etag", "cache-control", "content-type")} == {
        name: small.headers[name] for name in ("etag", "cache-control", "content-type")
    }
    part = client.get("/", headers={"range": "bytes=0-9"})
    assert (part.status_code, part.content) == (206, LONG[:10])
    assert client.head("/").headers["content-length"] == str(len(LONG))
    file.write_bytes(LONG + b"//")
    assert client.get("/").content == LONG + b"//"


def test_data_is_written_anew_where_it_is_another_object() -> None:
    asked = Headers({"accept-encoding": "gzip"})
    first = packed_json(asked, "here", {"words": ["sheep"] * 500})
    second = packed_json(asked, "here", {"words": ["cattle"] * 500})
    assert b"sheep" in gzip.decompress(first.body)
    assert b"cattle" in gzip.decompress(second.body)


def test_what_compression_does_not_make_smaller_is_left_alone() -> None:
    assert Packed.of(Random(1).randbytes(4000)).small is None  # as a picture is: nothing in it repeats
    assert Packed.of(b"{}").small is None
