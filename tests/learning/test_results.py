"""What everybody has made of the deal of a day."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bocage.core.errors import BocageError
from bocage.learning.daily import deal
from bocage.learning.errors import BadLink
from bocage.learning.results import scores_of, worth
from bocage.table.database import open_database
from bocage.table.seals import Seals
from bocage.table.store import Store
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


def send(house: House, person: Person, name: str, sort: str, seed: int) -> dict[str, Any]:
    """Put a result on the list, with the seal of another server on the same database."""
    moves = played(TODAY, "farmerama", sort, seed)
    body = {"moves": moves, "name": name, "seal": sealed(house, "farmerama", sort, moves)}
    found: dict[str, Any] = person.call("POST", path("farmerama", sort), body)
    return found


def sealed(house: House, game: str, sort: str, moves: list[str]) -> str:
    one = deal(TODAY, game, sort)
    assert one is not None
    store = Store(open_database(house.settings.database))
    try:
        return asyncio.run(Seals(store).seal(one, moves))
    finally:
        store.close()


@pytest.mark.parametrize("sort", ["alone", "two"])
def test_everybody_sees_everybody_s_results_the_best_first(house: House, sort: str) -> None:
    ada, bea = house.person(), house.person()
    assert ada.call("GET", path("farmerama", sort))["count"] == 0
    send(house, ada, "Ada", sort, 1)
    found = send(house, bea, "Bea", sort, 2)
    assert found["count"] == 2
    assert {one["name"] for one in found["results"]} == {"Ada", "Bea"}
    assert [one["name"] for one in found["results"] if one["mine"]] == ["Bea"]
    ranks = [worth(one["scores"]) for one in found["results"]]
    assert ranks == sorted(ranks, reverse=True)
    assert found["mean"] == pytest.approx(sum(ranks) / 2, abs=0.06)
    assert not any(one["elsewhere"] for one in found["results"])
    assert "owner" not in str(found)


def test_the_first_result_counts(house: House) -> None:
    ada = house.person()
    first = send(house, ada, "Cleo", "alone", 3)
    again = send(house, ada, "Cleo again", "alone", 4)
    assert again == first


def test_a_champion_whose_moves_nobody_here_made_is_told_apart(house: House) -> None:
    ada, bea, cleo = house.person(), house.person(), house.person()
    moves = played(TODAY, "creatures", "two", 1)
    ada.call("POST", path("creatures", "two"), {"moves": moves, "name": "Ada"})
    forged = sealed(house, "creatures", "two", moves[:-1])
    bea.call("POST", path("creatures", "two"), {"moves": moves, "name": "Bea", "seal": forged})
    seal = sealed(house, "creatures", "two", moves)
    body = {"moves": moves, "name": "Cleo", "seal": seal}
    found = cleo.call("POST", path("creatures", "two"), body)
    assert [(one["name"], one["elsewhere"]) for one in found["results"]] == [
        ("Cleo", False),
        ("Ada", True),
        ("Bea", True),
    ]
    assert found["count"] == 1
    alone = house.person()
    moves = played(TODAY, "agricola", "alone")
    found = alone.call("POST", path("agricola", "alone"), {"moves": moves, "name": "Dora"})
    assert [one["elsewhere"] for one in found["results"]] == [
        False
    ]  # there is nobody whose moves were made up


def test_only_what_the_champion_answered_is_sealed(house: House) -> None:
    ada = house.person()
    where = f"/api/learn/deals/creatures/two?day={TODAY}"
    begun = ada.call("POST", where, {})
    assert begun["seal"]
    kept = {"moves": begun["moves"], "seal": begun["seal"]}
    found = ada.call("POST", where, {**kept, "do": "play", "action": "space three_wood"})
    assert found["seal"] == sealed(house, "creatures", "two", found["moves"])
    made_up = [*begun["moves"], "space three_wood", "space one_stone"]
    assert ada.call("POST", where, {"moves": made_up, "seal": begun["seal"]})["seal"] == ""
    # Nobody answers for the champion, nor for chance.
    for lang, word in (("en", "somebody else"), ("fr", "un autre")):
        body = {**kept, "do": "play", "action": "space three_wood; space one_stone"}
        refused = ada.call("POST", f"{where}&lang={lang}", body)
        assert word in str(refused["message"])
        assert refused["moves"] == begun["moves"]


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
    refused = {
        "daily-unfinished": moves[:-1],
        "daily-chance": played("2026-01-01", "agricola", "two"),
        "illegal-action": [*moves, "stop"],
        "notation": [*moves[:-1], "nonsense"],
    }
    for key, sent in refused.items():
        answers = [
            ada.http.post(f"{path('agricola', 'two')}&lang={lang}", json={"moves": sent, "name": "Ada"})
            for lang in ("en", "fr")
        ]
        assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(422, key)] * 2
        assert answers[0].json()["sentence"] != answers[1].json()["sentence"]
    assert ada.call("GET", path("agricola", "two"))["results"] == []
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
