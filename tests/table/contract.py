"""The published description of the interface, and real answers held against it.

Whoever is a `Person` in a test has each answer and each message checked, so every test of the table is also
one of the description. Fields that it does not name are refused.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs
import sqlalchemy as sa

from bocage.table.app import described, make_app
from bocage.table.settings import Settings
from bocage.table.wire.schema import COMPONENTS

Json = dict[str, Any]
UNDESCRIBED = ("/api/openapi.json",)


@cache
def document() -> Json:
    """The description that a server gives of itself."""
    return described(make_app(Settings(), sa.create_engine("sqlite://")))


@cache
def validator(schema: str) -> jsonschema_rs.Draft202012Validator:
    """Tells whether a value is as a model of the description says."""
    models = document()["components"]
    return jsonschema_rs.Draft202012Validator({"$ref": f"#{schema}", "components": models})


def check(value: object, model: str) -> None:
    """Fail where a value is not as a model of the description says."""
    place = (COMPONENTS + model).removeprefix("#")
    validator(place).validate(value)


@cache
def templates() -> dict[str, re.Pattern[str]]:
    """Every path of the description, and the paths that are meant by it."""
    return {path: re.compile(re.sub(r"\{\w+\}", "[^/]+", path)) for path in document()["paths"]}


def template_of(path: str) -> str | None:
    """The path of the description that a path is one of; the one that says most, where several do."""
    found = [template for template, pattern in templates().items() if pattern.fullmatch(path)]
    return min(found, key=lambda template: template.count("{")) if found else None


class Witness:
    """Checks every answer and message that comes by.

    Attributes:
        answers: which calls were answered how; messages: the types of messages that came.
    """

    def __init__(self) -> None:
        self.answers: set[tuple[str, str, int]] = set()
        self.messages: set[str] = set()

    def hear_answer(self, response: httpx.Response) -> None:
        """An answer has come."""
        path = response.request.url.path
        if not path.startswith("/api/") or path in UNDESCRIBED:
            return
        response.read()
        template = template_of(path)
        method, status = response.request.method.lower(), response.status_code
        operation = document()["paths"].get(template, {}).get(method)
        if operation is None:
            check(response.json(), "Problem")
            return
        assert template is not None
        self.answers.add((method, template, status))
        self._check_body(response, operation["responses"].get(str(status)))

    def _check_body(self, response: httpx.Response, said: Json | None) -> None:
        if said is None:
            assert response.status_code == 500, f"{response.url} answers {response.status_code}"
            check(response.json(), "Problem")
            return
        kind = response.headers.get("content-type", "").split(";")[0]
        assert list(said.get("content", {})) == ([kind] if response.content else [])
        if response.content and kind == "application/json":
            schema = said["content"][kind]["schema"]["$ref"]
            validator(schema.removeprefix("#")).validate(response.json())

    def hear_message(self, message: Json) -> None:
        """A message has come through a WebSocket."""
        self.messages.add(message["type"])
        check(message, "ServerMessage")
