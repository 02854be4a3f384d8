"""What all calls share: who asks, in which language, and the server's parts."""

from __future__ import annotations

from collections import Counter
from http import HTTPStatus
from typing import Annotated, Any, cast

from fastapi import Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from bocage import messages
from bocage.core.record import Record
from bocage.table import identity
from bocage.table.api.models import Lang
from bocage.table.limits import RateLimiter, group_of
from bocage.table.metrics import Metrics
from bocage.table.rooms import Rooms
from bocage.table.seals import Seals
from bocage.table.settings import Settings
from bocage.table.store import Store
from bocage.table.wire.schema import COMPONENTS

# What a call may be refused with.
ERRORS = (400, 403, 404, 409, 413, 422, 429, 503)
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one


class ServerParts:
    """The parts of a running server.

    Attributes:
        settings, store, rooms, metrics: what they say; new_tables: limits who opens tables;
        connected: how many sockets each address holds; seals: on deals that are played here.
    """

    def __init__(self, settings: Settings, store: Store, rooms: Rooms, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.rooms = rooms
        self.metrics = metrics
        self.new_tables = RateLimiter(settings.limits.tables)
        self.connected: Counter[str] = Counter()
        self.seals = Seals(store)


def house_of(connection: HTTPConnection) -> ServerParts:
    """The server that a request came to."""
    return cast("ServerParts", connection.app.state.house)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return group_of(connection.client.host if connection.client is not None else "")


def owner_asking(connection: HTTPConnection) -> str:
    """Who asks: NOBODY without a token."""
    token = identity.bearer(connection.headers.get("authorization"))
    return identity.owner_of(token or connection.cookies.get(identity.COOKIE))


def guest(request: Request) -> str:
    """Who asks, known or not."""
    return owner_asking(request)


def person(request: Request, response: Response) -> str:
    """Who asks; a browser that has no token gets one."""
    owner = owner_asking(request)
    if owner:
        return owner
    token = identity.fresh_token()
    response.set_cookie(
        identity.COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=house_of(request).settings.secure,
    )
    return identity.owner_of(token)


def with_cookie(answer: JSONResponse, response: Response) -> JSONResponse:
    """An answer with the cookie that `person` may have set."""
    answer.raw_headers += [pair for pair in response.raw_headers if pair[0] == b"set-cookie"]
    return answer


def tongue(request: Request, lang: Annotated[Lang | None, Query()] = None) -> str:
    """The language of an answer."""
    return lang or preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first language of an `Accept-Language` header that we have; they usually stand in order."""
    for word in header.split(","):
        found = messages.known(word.split(";")[0].strip())
        if found is not None:
            return found
    return "en"


HouseHere = Annotated[ServerParts, Depends(house_of)]
Guest = Annotated[str, Depends(guest)]
Person = Annotated[str, Depends(person)]
Tongue = Annotated[str, Depends(tongue)]


def says(model: Any, *statuses: int) -> dict[int | str, dict[str, Any]]:  # noqa: ANN401 - any form of a type
    """What a call answers, for its description: `responses=says(TableCard)`; 200 unless told otherwise.

    The answer itself is made as this model and sent without a second look at it.
    """
    described = {"schema": {"$ref": COMPONENTS + model.__name__}}
    return {
        status: {"description": HTTPStatus(status).phrase, "content": {"application/json": described}}
        for status in statuses or (200,)
    }


def record_file(record: Record, id: str) -> Response:
    """A record as a file for download."""
    return Response(
        "\n".join(record.lines()) + "\n",
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{record.game}-{id}.bocage"'},
    )
