"""The browser's part: the built client, or one page that says how to get it."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from bocage.messages import say
from bocage.table.api.common import preferred
from bocage.table.packed import KeptFile
from bocage.table.refusals import NOT_FOUND, Refused

STATIC = Path(__file__).with_name("static")
FOREVER = "public, max-age=31536000, immutable"
router = APIRouter(include_in_schema=False)


def is_built() -> bool:
    """Whether the client is there."""
    return (STATIC / "index.html").is_file()


def _file(path: str) -> Path | None:
    """The client's file with this name."""
    try:
        file = (STATIC / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):
        return None  # no name of a file, or too long for one


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the client; any other address is for the client itself to understand."""
    if path == "api" or path.startswith("api/"):
        raise Refused(NOT_FOUND, "no-call")
    file = _file(path)
    if file is not None:
        # Built files carry a checksum in their names.
        kept = FOREVER if path.startswith("assets/") else "no-cache"
        return KeptFile(file, headers={"cache-control": kept})
    if path.startswith("assets/"):
        raise Refused(NOT_FOUND, "no-call")
    if is_built():
        return KeptFile(STATIC / "index.html", headers={"cache-control": "no-cache"})
    lang = preferred(request.headers.get("accept-language", ""))
    text = say("table-no-client", lang)
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Bocage</title><p>{text}</p></html>'
    )
