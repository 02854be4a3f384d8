"""What everybody has made of the deal of a day."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bocage.core.errors import BocageError
from bocage.learning.daily import deal
from bocage.learning.errors import BadLink
from bocage.learning.results import scores_of, worth
from tests.learning.asking import played
from tests.table.serving import House, Person, roomy, running

TODAY = datetime.now(UTC).date().isoformat()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("results")
    with running(roomy(f"sqlite:///{folder / 'tables.sqlite'}")) as house:
        yield house


def path(game: str, sort: str, day: str = TODAY) -> str:
    return f"/api/learn/deals/{game}/{sort}/results?day={day}"


def send(person: Person, name: str, sort: str, seed: int) -> dict[str, Any]:
    moves = played(TODAY, "farmerama", sort, seed)
    found: dict[str, Any] = person.call("POST", path("farmerama", sort), {"moves": moves, "name": name})
    return found


@pytest.mark.parametrize("sort", ["alone", "two"])
def test_everybody_sees_everybody_s_results_the_best_first(house: House, sort: str) -> None:
    ada, bea = house.person(), house.person()
    assert ada.call("GET", path("farmerama", sort))["count"] == 0
    send(ada, "Ada", sort, 1)
    found = send(bea, "Bea", sort, 2)
    assert found["count"] == 2
    assert {one["name"] for one in found["results"]} == {"Ada", "Bea"}
    assert [one["name"] for one in found["results"] if one["mine"]] == ["Bea"]
    ranks = [worth(one["scores"]) for one in found["results"]]
    assert ranks == sorted(ranks, reverse=True)
    assert found["mean"] == pytest.approx(sum(ranks) / 2, abs=0.06)
    assert "owner" not in str(found)


def test_the_first_result_counts(house: House) -> None:
    ada = house.person()
    first = send(ada, "Cleo", "alone", 3)
    again = send(ada, "Cleo again", "alone", 4)
    assert again == first


def test_what_was_not_played_with_this_deal_is_refused(house: House) -> None:
    moves = played(TODAY, "agricola", "two")
    one = deal(TODAY, "agricola", "two")
    assert one is not None
    assert len(scores_of(one, moves)) == 2
    with pytest.raises(BadLink) as unfinished:
        scores_of(one, moves[:-1])
    assert unfinished.value.key == "daily-unfinished"
    other = deal("2026-01-01", "agricola", "two")
    assert other is not None
    with pytest.raises(BadLink) as chance:
        scores_of(other, moves)
    assert chance.value.key == "daily-chance"
    with pytest.raises(BocageError):
        scores_of(one, [*moves, "stop"])
    ada = house.person()
    assert ada.http.post(path("farmerama", "two"), json={"moves": [], "name": "Ada"}).status_code == 422
    body = {"moves": moves, "name": "   "}
    assert ada.http.post(path("agricola", "two"), json=body).status_code == 422


def test_only_the_deal_of_today_is_open(house: House) -> None:
    day = (datetime.now(UTC).date() - timedelta(days=3)).isoformat()
    moves = played(day, "farmerama", "alone")
    answer = house.person().http.post(
        path("farmerama", "alone", day), json={"moves": moves, "name": "Ada"}, params={"lang": "fr"}
    )
    assert answer.status_code == 422
    assert house.person().http.get(path("chess", "alone")).status_code == 404
