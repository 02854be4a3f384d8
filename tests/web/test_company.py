"""People at one table: clocks, open tables, invitations, chat, and being told that it is one's turn."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bocage.table import clockwork
from bocage.table.clockwork import Clockwork
from tests.table.serving import House, roomy, running
from tests.web.access import violations
from tests.web.browser import PHONE, Somebody, somebody
from tests.web.measuring import faults
from tests.web.screens import SCREENS, Screen, watching

LIVE = {"kind": "live", "minutes": 1, "increment": 5, "bot": "random"}
A_MINUTE = 65  # seconds: and what one move adds
# Notes stay for seven seconds of the page's own time: here for minutes, however slow the machine is.
PATIENT = "const now = performance.now.bind(performance); performance.now = () => now() / 60;"
ASKED_AGAIN = 8000  # milliseconds: as often the list of tables is asked for


class Calendar:
    """Goes as ours does, ahead of it by as many seconds as a test wants: nobody is hurried after that."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """What the clocks of servers go by."""
    made, before = Calendar(), Clockwork.__init__
    monkeypatch.setattr(Clockwork, "__init__", lambda self, store, rooms: before(self, store, rooms, made))
    monkeypatch.setattr(clockwork, "GAP", 3600.0)  # it did not stand still meanwhile
    return made


def test_time_runs_out_a_bot_plays_on_and_the_seat_is_taken_back(
    browser: Browser, calendar: Calendar, tmp_path: Path
) -> None:
    with (
        running(roomy(f"sqlite:///{tmp_path / 't.sqlite'}")) as house,
        somebody(browser, house.url) as ada,
        somebody(browser, house.url, locale="fr-FR", viewport=PHONE, has_touch=True) as bea,
    ):
        bea.context.add_init_script(PATIENT)
        table = ada.open("creatures", "me", "link", settings={"clock": LIVE}, first_player=0)
        bea.go(f"/t/{table}")
        bea.page.get_by_label("Votre nom").fill("Béatrice")
        bea.page.get_by_role("button", name="S’asseoir ici").click()
        expect(ada.page.locator(".player").first.get_by_role("timer")).to_have_class(re.compile("running"))
        calendar.ahead += A_MINUTE  # Ada does nothing
        expect(ada.page.get_by_role("alert")).to_contain_text("Random plays for you.")
        expect(bea.page.locator(".between")).to_contain_text("joue pour Ada jusqu’à son retour")
        bea.wait_for_turn()  # nobody is stuck
        ada.page.get_by_role("button", name="Take my seat back").click()
        expect(ada.page.locator(".player .pname").first).to_have_text("Ada")
        expect(ada.page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_table_with_a_clock_is_opened_on_the_home_page_and_found_there(
    ada: Somebody, cleo: Somebody
) -> None:
    page = ada.go("/")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Who sits on Seat B?").select_option("link")
    page.get_by_text("Days", exact=True).click()
    page.get_by_label("Time for each move").select_option("5")
    page.get_by_label("Out of time:").select_option("oak")
    page.get_by_label("Let others find and watch this table").check()
    page.get_by_label("I am looking for").select_option("newcomer")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    lobby = cleo.go("/").locator(".lobby")
    row = lobby.locator("li", has_text="Ada would like company").first
    expect(row).to_contain_text("newcomers")
    expect(row).to_contain_text("5 days a move")
    expect(row.get_by_role("img", name="1 free seat")).to_be_visible()
    cleo.page.get_by_role("button", name="Sit down, Ada").first.click()
    cleo.page.wait_for_url("**/t/*")
    assert cleo.page.url == page.url
    expect(page.locator(".player .pname").nth(1)).to_have_text("Guest")
    expect(page.get_by_role("timer").first).to_contain_text(re.compile("[45] d"))


def test_the_list_of_open_tables_follows_what_happens(ada: Somebody, bea: Somebody) -> None:
    bea.page.clock.install()
    lobby = bea.go("/").locator(".lobby")
    expect(lobby).to_be_visible()
    table = ada.open("farmerama", "me", "link", settings={"level": "strong"})
    with ada.page.expect_response(f"**/api/tables/{table}*"):
        ada.page.get_by_label("Let others find and watch this table").check()
    row = lobby.locator("li", has_text="des joueurs confirmés")
    bea.page.clock.fast_forward(ASKED_AGAIN)
    expect(row).to_be_visible()
    ada.context.request.delete(f"{ada.url}/api/tables/{table}", headers={"Origin": ada.url})
    bea.page.clock.fast_forward(ASKED_AGAIN)
    expect(row).to_have_count(0)


def test_a_host_sees_the_ways_and_a_guest_is_greeted(browser: Browser, tmp_path: Path) -> None:
    home = "http://192.168.1.20:8140"
    settings = roomy(f"sqlite:///{tmp_path / 't.sqlite'}", home=(home,))
    with (
        running(settings) as house,
        somebody(browser, house.url) as ada,
        somebody(browser, house.url) as guest,
    ):
        table = ada.open("agricola", "me", "link")
        expect(ada.page.get_by_role("heading", name="One seat is free")).to_be_visible()
        expect(ada.page.get_by_label("Link")).to_have_value(f"{home}/t/{table}")
        expect(ada.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
        expect(ada.page.locator("dialog .code")).to_have_text(f"{table[:5]} {table[5:]}")
        ada.page.wait_for_function("document.querySelector('dialog img').naturalWidth > 0")
        guest.go(f"/t/{table}")
        expect(guest.page.get_by_role("heading", name="Ada invites you")).to_be_visible()
        expect(guest.page.locator("dialog")).to_contain_text("To a game of Agricola.")
        assert guest.page.get_by_label("Link").count() == 0
        assert violations(guest.page) == []
        assert violations(ada.page) == []


def test_a_code_leads_to_the_table_for_those_who_cannot_click(ada: Somebody, bea: Somebody) -> None:
    table = ada.open("creatures", "me", "link")
    bea.go("/")
    code = bea.page.get_by_label("Code d’une table")
    code.fill("nullepart")
    bea.page.get_by_role("button", name="Y aller").click()
    expect(bea.page.get_by_role("alert")).to_have_text("Cette table n’existe pas.")
    bea.troubles.clear()  # the browser complains about an answer 404
    code.fill(f" {table[:5].upper()} {table[5:]}")
    code.press("Enter")
    expect(bea.page.get_by_role("heading", name="Ada vous invite")).to_be_visible()


def test_a_server_of_one_machine_says_that_nobody_else_can_come(ada: Somebody) -> None:
    ada.open("creatures", "me", "link")
    expect(ada.page.locator("dialog")).to_contain_text("./bocage play --lan")


def test_people_talk_in_two_languages_and_by_keys_alone(ada: Somebody, bea: Somebody) -> None:
    bea.context.add_init_script(PATIENT)
    table = ada.open("creatures", "me", "link", first_player=0)
    bea.go(f"/t/{table}")
    bea.page.get_by_label("Votre nom").fill("Béatrice")
    bea.page.get_by_role("button", name="S’asseoir ici").click()
    expect(ada.page.locator("dialog")).to_have_count(0)  # nobody is invited any more
    ada.page.get_by_role("button", name="Chat").focus()
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("button", name="Have fun!").press("Enter")
    ada.page.get_by_label("Say something").fill("Who brings the bread?")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log", name="At the table")).to_contain_text("You Who brings the bread?")
    note = bea.page.locator(".said")
    expect(note).to_contain_text("Who brings the bread?")
    expect(bea.page.get_by_role("button", name="Discussion, 2 nouvelles lignes")).to_be_visible()
    note.click()
    expect(bea.page.get_by_role("log")).to_contain_text("Bonne partie")
    assert violations(bea.page) == []
    bea.page.get_by_label("Ne rien me montrer").check()
    expect(bea.page.get_by_role("log")).to_have_count(0)
    bea.page.keyboard.press("Escape")
    expect(bea.page.locator("dialog")).to_have_count(0)
    ada.page.get_by_role("button", name="Oops!").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Oops!")
    assert bea.page.locator(".said").count() == 0


SPY = """() => {
    window.told = { knocks: 0, notices: [] };
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.told.knocks++; return made.call(this); };
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => { window.told.asked = true; return "granted"; };
        constructor(title, options) { window.told.notices.push(options.body); }
    };
    Object.defineProperty(Document.prototype, "hidden", { get: () => Boolean(window.isAway) });
}"""


def test_whoever_looks_elsewhere_is_told_of_their_turn(ada: Somebody, bea: Somebody) -> None:
    bea.context.add_init_script(f"({SPY})()")
    table = ada.open("creatures", "me", "link", first_player=0)
    bea.go(f"/t/{table}")
    bea.page.get_by_role("button", name="S’asseoir ici").click()
    expect(bea.page).to_have_title("Les Fermiers de la Lande – Bocage")
    bea.page.get_by_role("button", name="Réglages").click()
    bea.page.get_by_label("Montrer un avis").check()
    bea.page.keyboard.press("Escape")
    bea.page.evaluate("window.isAway = true; window.told.knocks = 0")
    ada.press("space three_wood")
    expect(bea.page).to_have_title("● À vous\u00a0: Les Fermiers de la Lande")
    bea.page.wait_for_function("window.told.notices.length === 1 && window.told.knocks > 1")
    assert bea.page.evaluate("window.told.notices[0]") == "C’est à vous\u00a0: Les Fermiers de la Lande."
    assert bea.page.evaluate("window.told.knocks") == 2  # two soft knocks
    bea.page.evaluate("window.isAway = false")
    bea.page.get_by_role("button", name="Réglages").click()
    for switch in ("Le dire dans le titre", "Frapper doucement", "Montrer un avis"):
        bea.page.get_by_label(switch).uncheck()
    bea.page.keyboard.press("Escape")
    expect(bea.page).to_have_title("Les Fermiers de la Lande – Bocage")
    bea.page.evaluate("window.isAway = true; window.told.knocks = 0")
    bea.press("space one_stone")
    ada.press("space two_stone")
    bea.wait_for_turn()
    assert bea.page.evaluate("[window.told.knocks, window.told.notices.length]") == [0, 1]


def test_nothing_is_asked_or_played_before_somebody_wants_it(ada: Somebody) -> None:
    ada.context.add_init_script(f"({SPY})()")
    ada.open("creatures", "me", "random", first_player=0)
    ada.press("space three_wood")
    ada.wait_for_turn()
    assert ada.page.evaluate("[window.told.knocks, window.told.asked ?? false]") == [0, False]


# Each window once: the whole matrix is a command of its own (`python -m tests.web.matrix`).
@pytest.mark.parametrize(
    ("game", "seats", "screens"),
    [("agricola", 4, SCREENS[::2]), ("agricola", 3, SCREENS[:1]), ("creatures", 2, SCREENS[1::2])],
)
def test_clocks_and_notes_fit_into_every_window(
    browser: Browser, table_house: House, game: str, seats: int, screens: tuple[Screen, ...]
) -> None:
    with watching(browser, table_house.url) as watchers:
        clock = {"kind": "live", "minutes": 90, "increment": 5, "bot": "random"}
        table = watchers.host.open(game, "me", *["link"] * (seats - 1), settings={"clock": clock})
        for seat in range(1, seats):
            with somebody(browser, table_house.url) as guest:
                guest.context.request.post(
                    f"{table_house.url}/api/tables/{table}/seats/{seat}/sit",
                    data={"name": "Maxime"},
                    headers={"Origin": table_house.url},
                )
        wrong: list[str] = []
        for screen in screens:
            page = watchers.look(f"/t/{table}", screen, "fr", "light", ".prompt")
            expect(page.locator(".player.is-turn").get_by_role("timer")).to_be_visible()
            expect(page.locator(".toast")).to_have_count(0)  # a connection that was slow is said to be broken
            wrong += [f"{screen.name}: {line}" for line in faults(page)]
        assert wrong == []
