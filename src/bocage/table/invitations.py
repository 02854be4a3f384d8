"""How others come to a table: its addresses, each as a picture that a phone reads, and who asks them to."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from bocage import games
from bocage.learning import pictures, qr
from bocage.table.sheets import StoredTable
from bocage.table.wire.tables import Invitation, InvitationWay

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


def invitation(sheet: StoredTable, lang: str, called: str, home: Sequence[str]) -> Invitation:
    """What a guest needs.

    Args:
        called: how the server was called, such as `https://example.org`.
        home: its addresses in the network of the house; empty where it does not serve that.
    """
    is_alone = urlsplit(called).hostname in LOOPBACK
    addresses = [("home", address) for address in home]
    if called not in home and not (is_alone and home):
        addresses.append(("here", called))
    return {
        "host": next((place.name for place in sheet.seats if place.is_of(sheet.host)), ""),
        "game": game_name(sheet.game, lang),
        "ways": [_way(kind, f"{address}/t/{sheet.id}") for kind, address in addresses],
        "is_local": is_alone and not home,
    }


def game_name(game: str, lang: str) -> str:
    """What a game is called."""
    found = next((entry for entry in games.catalogue() if entry.id == game), None)
    return game if found is None else found.name[lang]


def _way(kind: str, url: str) -> InvitationWay:
    return {"kind": "home" if kind == "home" else "here", "url": url, "qr": _picture(url)}


def _picture(url: str) -> str | None:
    try:
        return pictures.svg(qr.matrix(url))
    except qr.TooMuch:
        return None
