"""Texts, paths, headers and bodies with something wrong with them."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from urllib.parse import quote

TEXTS = (
    "",
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\u202egnp.exe",
    "\x1b[31mred",
    "'; DROP TABLE tables; --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "%s%n%x",
    "../../../../etc/passwd",
    "..\\..\\windows",
    "😀" * 50,
    "é" * 300,
    "x" * 5000,
    "null",
    "NaN",
    "-1",
    "1e999",
    "99999999999999999999",
    "\r\nX-Injected: 1",
    "http://[",
    "[",
    "$ne",
)
PIECES = (
    "%00",
    "%",
    "%zz",
    "%ff%fe",
    "%c0%af",
    "%2e%2e%2f",
    "//",
    ";",
    "\\",
    "%0d%0a",
    "*",
    "?",
    "#",
    "@",
    "~",
)
BODIES = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"0",
    b'"',
    b"\xff\xfe\x00",
    b'{"a":' * 500,
    b"[" * 5000,
    b"NaN",
    b'{"game": NaN}',
    b'{"game": 1e999}',
    b'{"seats": "\\ud800"}',
    b'{"a": 1, "a": 2}',
    b"9" * 6000,
    b"x" * 70_000,
)
KEYS = (
    "game",
    "options",
    "seats",
    "settings",
    "position",
    "record",
    "name",
    "to",
    "bot",
    "do",
    "action",
    "mode",
)


def nasty_text(rng: Random) -> str:
    """A text that some program somewhere cannot bear."""
    if rng.random() < 0.7:
        return rng.choice(TEXTS)
    return "".join(
        chr(rng.choice((rng.randrange(32), rng.randrange(0x110000)))) for _ in range(rng.randrange(1, 12))
    )


def path_text(rng: Random, whole: bool = False) -> str:
    """A piece of a path, or all of one; perhaps not even that."""
    text = nasty_text(rng)
    if rng.random() < 0.4:
        text += rng.choice(PIECES)
    safe = rng.random() < 0.7
    found = quote(text.encode("utf-8", "surrogatepass")) + rng.choice(("", *PIECES)) if safe else text
    return (rng.choice(("/", "/api/", "//", "/assets/", "", "http://", "*")) if whole else "") + found


def header(rng: Random) -> tuple[str, str]:
    """A header that means nothing, or too much."""
    names = ("Host", "Origin", "Cookie", "Content-Length", "Content-Type", "Transfer-Encoding", "Range")
    more = ("Accept-Language", "Authorization", "X-Forwarded-For", "X-Request-Id", "If-None-Match", "Upgrade")
    values = (
        "-1",
        "chunked",
        "bytes=0-0,1-1",
        "Bearer ",
        "[",
        "http://[",
        "text/plain",
        "websocket",
        "a=b" * 500,
    )
    return rng.choice((*names, *more)), rng.choice((*values, nasty_text(rng)))


def body(rng: Random) -> bytes:
    """Something that may be JSON, and may even be what was asked for in parts."""
    if rng.random() < 0.3:
        return rng.choice(BODIES)
    found = json.dumps({key: value(rng) for key in KEYS if rng.random() < 0.4})
    if rng.random() < 0.1:
        found = found[: rng.randrange(len(found) + 1)]
    return found.encode("utf-8", "surrogatepass")


def value(rng: Random, depth: int = 0) -> Any:  # noqa: ANN401 - whatever JSON can say
    """Any value of JSON; some of them are right for something."""
    simple = [None, True, 0, -1, 2**63, 1e308, "creatures", "agricola", "me", nasty_text(rng), "standard"]
    if depth > 2 or rng.random() < 0.6:
        return rng.choice(simple)
    if rng.random() < 0.5:
        return [value(rng, depth + 1) for _ in range(rng.randrange(5))]
    names = ("who", "name", "bot", "mode", "game", "farms", "round", "wood", nasty_text(rng))
    return {name: value(rng, depth + 1) for name in names if rng.random() < 0.4}
