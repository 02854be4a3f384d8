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


class Description:
    """What a server says of itself, and whether something is so.

    Attributes:
        document: as it is published.
    """

    def __init__(self, document: Json) -> None:
        self.document = document
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}
        self._templates = {
            path: re.compile(re.sub(r"\{\w+\}", "[^/]+", path)) for path in self.document["paths"]
        }

    def check(self, value: object, model: str) -> None:
        """Fail where a value is not as a model says."""
        if model not in self._validators:
            schema = {"$ref": COMPONENTS + model, "components": self.document["components"]}
            self._validators[model] = jsonschema_rs.Draft202012Validator(schema)
        self._validators[model].validate(value)

    def template_of(self, path: str) -> str | None:
        """The path of the description that a path is one of; the one that says most, where several do."""
        found = [template for template, pattern in self._templates.items() if pattern.fullmatch(path)]
        return min(found, key=lambda template: template.count("{")) if found else None


@cache
def ours() -> Description:
    """That of a server in this process."""
    return Description(described(make_app(Settings(), sa.create_engine("sqlite://"))))


def published(url: str) -> Description:
    """That of a server that is running somewhere."""
    return Description(httpx.get(f"{url}/api/openapi.json").raise_for_status().json())


def check(value: object, model: str) -> None:
    """Fail where a value is not as a model of our description says."""
    ours().check(value, model)


class Witness:
    """Checks every answer and message that comes by against a description, ours unless another is given.

    Attributes:
        answers: which calls were answered how; messages: the types of messages that came.
    """

    def __init__(self, description: Description | None = None) -> None:
        self.description = description or ours()
        self.answers: set[tuple[str, str, int]] = set()
        self.messages: set[str] = set()

    def hear_answer(self, response: httpx.Response) -> None:
        """An answer has come."""
        path = response.request.url.path
        if not path.startswith("/api/") or path in UNDESCRIBED:
            return
        response.read()
        template = self.description.template_of(path)
        method, status = response.request.method.lower(), response.status_code
        operation = self.description.document["paths"].get(template, {}).get(method)
        if operation is None:
            self.description.check(response.json(), "Problem")
            return
        assert template is not None
        self.answers.add((method, template, status))
        self._check_body(response, operation["responses"].get(str(status)))

    def _check_body(self, response: httpx.Response, said: Json | None) -> None:
        if said is None:
            assert response.status_code == 500, f"{response.url} answers {response.status_code}"
            self.description.check(response.json(), "Problem")
            return
        kind = response.headers.get("content-type", "").split(";")[0]
        assert list(said.get("content", {})) == ([kind] if response.content else [])
        if response.content and kind == "application/json":
            schema = said["content"][kind]["schema"]["$ref"]
            self.description.check(response.json(), schema.removeprefix(COMPONENTS))

    def hear_message(self, message: Json) -> None:
        """A message has come through a WebSocket."""
        self.messages.add(message["type"])
        self.description.check(message, "ServerMessage")
