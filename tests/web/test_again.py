"""Between people: a move taken back if the others agree, a rematch with the seats turned, another ending."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, WebSocketRoute, expect

from bocage.core.record import parse_record
from bocage.core.state import NATURE
from tests.table.serving import House
from tests.web.browser import OFTEN, PATIENCE, Somebody, somebody
from tests.web.stages import RECORDS, named, open_stage

ACROSS = {"width": 844, "height": 390}


def test_a_move_is_taken_back_if_the_other_agrees(
    browser: Browser, table_house: House, bea: Somebody
) -> None:
    with somebody(browser, table_house.url, viewport=ACROSS) as ada:
        table = ada.open("creatures", "me", "link", first_player=0)
        bea.go(f"/t/{table}")
        bea.page.get_by_role("button", name="S’asseoir ici").click()
        ada.press("space three_wood")
        ada.page.locator("[data-role=confirm]").click()  # as on all small screens
        bea.press("space one_stone")
        ada.wait_for_turn()  # until somebody has answered, nobody need be asked
        ada.page.get_by_role("button", name="Ask to take back").click()
        question = bea.page.get_by_role("alertdialog")
        expect(question).to_contain_text("Ada")
        question.locator("[data-role=allow]").click()
        expect(ada.target("space three_wood")).to_contain_class("is-legal")
        expect(ada.target("space one_stone")).to_contain_class("is-legal")


def test_a_move_waits_for_its_word_whatever_happens_beside_the_game(
    browser: Browser, table_house: House
) -> None:
    """What was chosen is neither forgotten nor played without its word."""
    with somebody(browser, table_house.url, viewport=ACROSS) as ada:
        late = LateTrials()
        ada.page.route_web_socket("**/ws?*", late.connect)
        table = ada.open("creatures", "me", "random", first_player=0)
        change = {"settings": {"watch": False}}
        ada.press("space three_wood")
        late.wait_for_one(ada)
        address = f"{ada.url}/api/tables/{table}"
        assert ada.context.request.patch(address, data=change, headers={"Origin": ada.url}).ok
        expect(ada.page.locator('.page[data-seq="1"]')).to_be_visible()
        late.let_go()
        ada.page.locator("[data-role=confirm]").click()
        ada.wait_for_more(1)
        expect(ada.target("space three_wood")).to_contain_class("taken")


class LateTrials:
    """A line on which the answer to what is only tried is held back."""

    def __init__(self) -> None:
        self.kept: list[tuple[WebSocketRoute, str | bytes]] = []

    def connect(self, socket: WebSocketRoute) -> None:
        """Pass on everything else."""
        server = socket.connect_to_server()
        server.on_message(lambda message: self.pass_on(socket, message))

    def pass_on(self, socket: WebSocketRoute, message: str | bytes) -> None:
        """From the server to the page."""
        if '"type":"trial"' in str(message).replace(" ", ""):
            self.kept.append((socket, message))
        else:
            socket.send(message)

    def wait_for_one(self, person: Somebody) -> None:
        """Until an answer is held back."""
        for _ in range(PATIENCE // OFTEN):
            if self.kept:
                return
            person.page.wait_for_timeout(OFTEN)
        raise AssertionError("nothing was tried")

    def let_go(self) -> None:
        """Hand over what was held back."""
        for socket, message in self.kept:
            socket.send(message)


def test_the_others_find_their_seats_at_the_rematch(ada: Somebody, bea: Somebody) -> None:
    table = almost_over(ada)
    bea.go(f"/t/{table}")
    bea.page.get_by_role("button", name="S’asseoir ici").click()
    expect(bea.page.locator(".page")).to_be_visible()
    ada.finish(table, Random(3))
    ada.page.locator("dialog [data-role=rematch]").click()
    ada.page.wait_for_url(lambda url: not url.endswith(table))
    end = bea.page.locator("dialog")
    expect(end).to_contain_text("Ada a ouvert une revanche.")
    end.get_by_role("link", name="S’y asseoir").click()
    bea.page.get_by_role("button", name="S’asseoir ici").click()
    expect(bea.page.locator(".player .pname")).to_have_text(["Ada", "Invité"])


def almost_over(host: Somebody) -> str:
    """Open a table before the last decision of a recorded game; the host makes it from the second seat."""
    record = parse_record((RECORDS / "creatures-standard-11.jsonl").read_text(encoding="utf-8"))
    last = max(place for place, (seat, _) in enumerate(record.moves) if seat != NATURE)
    me = record.moves[last][0]
    record.moves, record.scores, record.checksum = record.moves[:last], None, ""
    seats = [{"who": "me", "name": "Ada"} if seat == me else {"who": "link"} for seat in range(2)]
    wish = {"game": "creatures", "record": "\n".join(record.lines()), "seats": seats, "settings": {}}
    answer = host.context.request.post(f"{host.url}/api/tables", data=wish, headers={"Origin": host.url})
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    host.go(f"/t/{table}")
    return table


def test_one_plays_on_from_a_moment_of_a_replay(ada: Somebody) -> None:
    table = open_stage(ada, named("creatures-end")).removeprefix("/t/")
    page = ada.go(f"/r/{table}?n=40")
    page.locator("[data-role=play-on]").click()
    page.wait_for_url("**/t/*")
    ada.wait_for_turn()
    assert table not in page.url
