"""What a server writes down for whoever runs it: a line for each thing, as text or as JSON.

A line says when, and where it can be known which request and which table it is about. No token, no private
link and no address of a person is ever written.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime

FORMS = ("text", "json")
OURS = ("bocage", "uvicorn")
# What a path names must not be written where it lets people in.
SECRET = re.compile(r"^(/api/seats/|/seat/)[^/]+")
TABLE = re.compile(r"^/(?:api/(?:tables|replays)|t|r)/([a-z0-9]{6,16})(?:/|$)")


@dataclass(frozen=True)
class About:
    """What is being done.

    Attributes:
        request: an id of the call or connection; table: which one it is about, or nothing.
    """

    request: str = ""
    table: str = ""


NOW: ContextVar[About] = ContextVar("bocage_about")


def shown(path: str) -> str:
    """A path without what is secret in it."""
    return SECRET.sub(r"\1…", path)


def table_in(path: str) -> str:
    """The table that a path is about, or nothing."""
    found = TABLE.match(path)
    return found.group(1) if found else ""


class LineFormatter(logging.Formatter):
    """One line for each record."""

    def fields(self, record: logging.LogRecord) -> dict[str, object]:
        """What a line says, without its problem."""
        about = NOW.get(About())
        found: dict[str, object] = {
            "time": _time(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "table": getattr(record, "table", about.table),
            "request": about.request,
        }
        for name in ("method", "path", "status", "ms"):
            if hasattr(record, name):
                found[name] = getattr(record, name)
        return {name: value for name, value in found.items() if value != ""}

    def format(self, record: logging.LogRecord) -> str:
        """As text."""
        found = self.fields(record)
        marks = " ".join(f"{name}={found[name]}" for name in ("table", "request") if name in found)
        line = f"{found['time']} {record.levelname} {found['message']}" + (f" [{marks}]" if marks else "")
        return line + (f"\n{self.formatException(record.exc_info)}" if record.exc_info else "")


def _time(seconds: float) -> str:
    moment = datetime.fromtimestamp(seconds, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class JsonForm(LineFormatter):
    """One JSON value for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """As JSON."""
        found = self.fields(record)
        if record.exc_info:
            found["problem"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=True)


def set_up(level: str, form: str) -> None:
    """Write to standard error, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonForm() if form == "json" else LineFormatter())
    for name in OURS:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    # Its own lines about connections hold addresses.
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.getLogger("bocage").level))
