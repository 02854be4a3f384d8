"""Not to be asked again for a while, and to be asked again."""

from typing import Any

from playwright.sync_api import expect

from tests.table.test_waivers import MARKET
from tests.web.browser import Somebody


def _do(person: Somebody, table: str, **message: object) -> None:
    url = f"{person.url}/api/tables/{table}/do"
    answer = person.context.request.post(url, data=message, headers={"Origin": person.url})
    assert answer.ok, answer.text()


def _state(person: Somebody, table: str) -> dict[str, Any]:
    return dict(person.context.request.get(f"{person.url}/api/tables/{table}/state?seat=0").json())


def _open(person: Somebody) -> str:
    position = {name: value for name, value in MARKET.items() if name != "game"}
    return person.open("creatures", "me", "here", settings={"forced": False}, position=position)


def test_windows_are_passed_until_one_calls(ada: Somebody) -> None:
    table = _open(ada)
    again = ada.page.get_by_role("button", name="Ask me again")
    expect(again).to_have_count(0)
    _do(ada, table, do="waive", until="round", seat=0)
    expect(again).to_be_visible()
    ada.page.reload()
    again.click()
    expect(again).to_have_count(0)
    # Somebody plays on for both until the first is asked.
    while not (state := _state(ada, table))["can_waive"]:
        wanted = [one for one in state["actions"] if not one["anytime"] and not one["idle"]]
        _do(ada, table, do="play", action=wanted[0]["notation"], seat=state["to_act"])
    waive = ada.page.get_by_role("button", name="Not again this round")
    expect(ada.page.get_by_role("button", name="Not again this phase")).to_be_visible()
    waive.click()
    expect(waive).to_have_count(0)
    assert not _state(ada, table)["can_waive"]


def test_the_words_are_there_in_french_and_on_a_phone(bea: Somebody, cleo: Somebody) -> None:
    table = _open(bea)
    _do(bea, table, do="waive", until="round", seat=0)
    expect(bea.page.get_by_role("button", name="Redemandez-moi")).to_be_visible()
    table = _open(cleo)
    _do(cleo, table, do="waive", until="phase", seat=0)
    again = cleo.page.get_by_role("button", name="Ask me again")
    expect(again).to_be_in_viewport(ratio=1)
    assert cleo.page.evaluate("document.documentElement.scrollWidth") == 390
