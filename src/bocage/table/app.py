"""The server as one application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.engine import Engine
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import bocage
from bocage import messages
from bocage.core.errors import BocageError
from bocage.table import client
from bocage.table.api import (
    games,
    learning,
    profiles,
    replays,
    results,
    seats,
    setups,
    sockets,
    studying,
    tables,
)
from bocage.table.api.common import ERRORS, ServerParts, house_of, preferred, says
from bocage.table.bus import make_bus
from bocage.table.catalogue import catalogue
from bocage.table.chats import Chats
from bocage.table.clockwork import Clockwork
from bocage.table.diary import Diary
from bocage.table.guard import Guard
from bocage.table.metrics import Metrics
from bocage.table.refusals import NOT_FOUND, UNAVAILABLE, UNPROCESSABLE, Refused, problem_json, status_of
from bocage.table.rooms import Rooms
from bocage.table.settings import Settings
from bocage.table.store import Store
from bocage.table.wire.common import Health, Problem
from bocage.table.wire.schema import whole

log = logging.getLogger("bocage.table")


def make_app(settings: Settings, engine: Engine) -> FastAPI:
    """The application with its database, which it closes when it ends."""

    metrics = Metrics()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(engine, settings.database_seconds, metrics)
        rooms = Rooms(settings, store, make_bus(settings.redis), metrics)
        rooms.chats = Chats(store, settings.limits.sayings)
        clockwork = Clockwork(store, rooms)
        await clockwork.start()
        await rooms.start()
        for lang in messages.LANGUAGES:
            catalogue(lang)  # the texts are read now, so that nobody waits for them later
        app.state.house = ServerParts(settings, store, rooms, metrics)
        try:
            yield
        finally:
            await clockwork.close()
            await rooms.close()
            store.close()

    app = FastAPI(
        title="Bocage",
        version=bocage.__version__,
        lifespan=life,
        openapi_url=None,  # described below, without keeping others waiting
        docs_url=None,  # its page is fetched from elsewhere
        redoc_url=None,
        responses=says(Problem, *ERRORS),
    )
    app.add_middleware(GZipMiddleware, minimum_size=1500)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Diary, metrics=metrics)
    app.add_exception_handler(BocageError, _tell)
    app.add_exception_handler(RequestValidationError, _tell_fields)
    app.add_exception_handler(HTTPException, _tell_status)
    app.include_router(tables.router)
    app.include_router(seats.router)
    app.include_router(games.router)
    app.include_router(replays.router)
    app.include_router(learning.router)
    app.include_router(studying.router)
    app.include_router(setups.router)
    app.include_router(results.router)
    app.include_router(profiles.router)
    app.include_router(sockets.router)
    app.add_api_route("/api/openapi.json", _openapi, methods=["GET"], include_in_schema=False)
    app.add_api_route("/api/health", _health, methods=["GET"], responses=says(Health))
    app.add_api_route("/api/ready", _ready, methods=["GET"], responses=says(Health))
    if settings.metrics:
        app.add_api_route("/metrics", _metrics, methods=["GET"], include_in_schema=False)
    app.include_router(client.router)
    return app


def described(app: FastAPI) -> dict[str, Any]:
    """The description of the interface, with every model that the server speaks in."""
    if app.openapi_schema is None:
        found = app.openapi()
        found["components"]["schemas"] |= whole()
    return app.openapi_schema or {}


async def _openapi(request: Request) -> JSONResponse:
    """The description; made when it is first asked for, which takes a moment."""
    return JSONResponse(await asyncio.to_thread(described, request.app))


async def _health() -> JSONResponse:
    """Whether the process is alive; whether it can serve anybody, `ready` says."""
    found: Health = {"status": "ok"}
    return JSONResponse(found)


async def _ready(request: Request) -> JSONResponse:
    """Whether the server can do its work: database, other processes and thinkers answer."""
    try:
        await house_of(request).rooms.check()
    except BocageError as problem:
        raise Refused(UNAVAILABLE, problem.key, **problem.details) from None
    found: Health = {"status": "ready"}
    return JSONResponse(found)


async def _metrics(request: Request) -> Response:
    return Response(house_of(request).metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _lang(request: Request) -> str:
    asked = request.query_params.get("lang")
    return asked if asked in ("en", "fr") else preferred(request.headers.get("accept-language", ""))


async def _tell(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, BocageError)
    headers = {"retry-after": str(problem.details["seconds"])} if "seconds" in problem.details else None
    return JSONResponse(
        problem_json(problem, _lang(request)), status_code=status_of(problem), headers=headers
    )


async def _tell_fields(request: Request, problem: Exception) -> Response:
    """A request that does not fit: the first field that is wrong."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    place = ".".join(str(part) for part in first.get("loc", ())[1:]) or "-"
    return await _tell(request, Refused(UNPROCESSABLE, "field", field=place[:80]))


async def _tell_status(request: Request, problem: Exception) -> Response:
    """What the framework itself refuses: a call that does not exist, a method that it does not have."""
    assert isinstance(problem, HTTPException)
    key = "no-call" if problem.status_code == NOT_FOUND else "bad-request"
    answer = problem_json(Refused(problem.status_code, key), _lang(request))
    return JSONResponse(answer, status_code=problem.status_code, headers=problem.headers)
