"""Schemathesis against the interface: whatever is sent, the server answers sensibly and never fails."""

from typing import Any

import schemathesis
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import status_code_conformance

from bocage.table.app import make_app
from bocage.table.settings import Settings
from tests.table.serving import House

schema = schemathesis.openapi.from_dict(make_app(Settings(), sa.create_engine("sqlite://")).openapi())


@schema.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_makes_the_server_fail(case: schemathesis.Case[Any], house: House) -> None:
    response = case.call(base_url=house.url, timeout=20)
    assert response.status_code < 500, response.text
    case.validate_response(response, checks=[status_code_conformance])
