"""Who somebody is: a token that nobody can guess. The server keeps only its hash."""

from __future__ import annotations

import hashlib
import re
import secrets

COOKIE = "bocage"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
NOBODY = ""  # the owner that a request without a token stands for


def fresh_token() -> str:
    """A new token: 256 bits."""
    return secrets.token_urlsafe(32)


def owner_of(token: str | None) -> str:
    """What stands in the database for a token; NOBODY for none, or for what is no token."""
    if token is None or not TOKEN.fullmatch(token):
        return NOBODY
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(header: str | None) -> str | None:
    """The token of an `Authorization` header."""
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def fresh_id() -> str:
    """The id of a table: ten letters that are easily read out, 49 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))
