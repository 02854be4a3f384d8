"""Bad requests and bad messages, by hundreds: the short form of `python -m tests.table.hostile 50000`."""

from random import Random

import pytest

from tests.table.hostile import Siege, siege
from tests.table.nastiness import body, path_text
from tests.table.serving import House


@pytest.mark.parametrize("is_postgres", [False, True], ids=["sqlite", "postgresql"])
def test_nothing_that_is_sent_makes_the_server_fail(is_postgres: bool) -> None:
    with siege(is_postgres, seed=3) as found:
        found.run(400, is_described=False)
    assert found.failures == []
    assert found.sent["raw"] >= 300
    assert found.sent["message"] >= 30
    # Most of it was answered, and of every kind: had it not been understood nothing would be shown.
    assert found.statuses[0] < found.sent["raw"] / 4
    assert {200, 400, 404, 405, 422} <= found.statuses.keys()


def test_a_failure_would_be_noticed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Siege(house.url, 1)
    monkeypatch.setattr(found, "_answer", lambda _: 500)
    found.run(5, is_described=False)
    found.person.http.close()
    assert len(found.failures) >= 4


def test_what_is_sent_is_the_same_for_the_same_seed() -> None:
    assert [body(Random(seed)) for seed in range(50)] == [body(Random(seed)) for seed in range(50)]
    assert len({path_text(Random(seed)) for seed in range(50)}) > 20
