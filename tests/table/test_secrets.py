"""For every message to every viewer in random games: what was sent against what that viewer may know.

Four independent questions are put to each message. Does its position hold more than `game.view` of the
viewer? Would it be the same if what the viewer may not know were different? Had somebody, or chance,
decided otherwise and the viewer's own view were the same, would the message be? Does it name anything that
only the server holds?
"""

import json
from random import Random

import pytest

from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.games.farmerama.rules.choosing import PICKS
from bocage.table.course import Course, follow_up
from bocage.table.entries import CHANCE, PLAY, UNDO, Entry
from bocage.table.pieces import seats_json
from bocage.table.sheets import USUAL, StoredSeat, StoredTable
from bocage.table.states import Company, Teller, Viewpoint
from bocage.table.taking_up import begin
from bocage.table.wire.tables import TableSettings
from tests.table.serving import Json, Person

SETTINGS: TableSettings = {**USUAL, "undo": True, "score": "all", "forced": True}
SECRET = {*PICKS, "keep"}  # questions that are answered face down
SETUPS = [
    ("agricola", {"mode": "full", "seats": 2}, 2),
    ("agricola", {"mode": "full", "seats": 3, "draft": "combined_7"}, 3),
    ("agricola", {"mode": "full", "seats": 2, "draft": "mulligan"}, 2),
    ("creatures", {"mode": "expert"}, 2),
    ("farmerama", {"mode": "basic", "seats": 2}, 2),
    ("farmerama", {"mode": "advanced", "seats": 3}, 3),
    ("farmerama", {"mode": "solo", "seats": 1}, 1),
]


def sheet_of(game: str, options: Json, seats: int) -> StoredTable:
    places = [StoredSeat("person", f"P{number}", owner=f"secret-owner-{number}") for number in range(seats)]
    return StoredTable(
        "t", game, 1, options, None, SETTINGS, "playing", "secret-host", 0.0, 0.0, seats=places
    )


def state_of(sheet: StoredTable, course: Course, viewer: int | None) -> Json:
    """What a viewer is sent, as it goes over the wire, with the events of the last few entries."""
    mine = () if viewer is None else (viewer,)
    company = Company(seats_json(sheet.seats, "", frozenset(), "en"), None)
    state = Teller(sheet, course).state(Viewpoint(viewer, mine), "en", max(1, course.seq - 2), company)
    return dict(json.loads(json.dumps(state)))


def branch(course: Course, game: Game) -> Course:
    """An independent course that has come as far as this one, in a game that may differ from it."""
    other = Course(game)
    other.events[:] = course.events
    other.seq, other.changed = course.seq, course.changed
    other.moves, other.pending = course.moves, course.pending
    other.event_seqs, other.lengths = list(course.event_seqs), list(course.lengths)
    other.steps, other.undone, other.decided = list(course.steps), list(course.undone), dict(course.decided)
    return other


def look(course: Course, sheet: StoredTable, viewer: int | None, rng: Random) -> None:
    """Put the questions to what a viewer is sent now."""
    game = course.game
    state = state_of(sheet, course, viewer)
    assert state["view"] == json.loads(json.dumps(game.view(viewer)))
    if state["to_act"] != viewer:
        assert state["actions"] == []
    if viewer != game.to_act:
        assert state["can_redo"] == 0
    # A guest knows less than anybody: nothing of what is hidden from any seat.
    for seat in range(len(sheet.seats)) if viewer is None else (viewer,):
        assert state == state_of(sheet, branch(course, game.sample(seat, rng)), viewer)
    text = json.dumps(state)
    assert not any(word in text for word in ("secret-owner", "secret-host", '"seed"', "dice"))


def decide_otherwise(course: Course, sheet: StoredTable, rng: Random) -> None:
    """Take two decisions instead of one: whoever cannot see the difference must not be told of it.

    Only where chance decides, or somebody face down while others have yet to choose: what is done openly is
    heard by all, whether or not it leaves a trace.
    """
    game = course.game
    seat = game.to_act
    assert seat is not None
    is_secret = seat != NATURE and game.prompt[1] in SECRET and len(sheet.seats) > 1
    if seat != NATURE and not is_secret:
        return
    ways = []
    for action in rng.sample(game.legal_actions(), min(2, len(game.legal_actions()))):
        way = branch(course, game.copy())
        way.apply(Entry(CHANCE if seat == NATURE else PLAY, seat, game.codec.text(action)))
        if is_secret and way.game.prompt[1] not in SECRET:
            return  # that was the last card: all are turned over
        ways.append(way)
    for viewer in (None, *range(len(sheet.seats))):
        if viewer != seat:
            # What is asked next is said aloud at a table; views leave it out.
            known = [(way.game.view(viewer), way.game.to_act, way.game.prompt) for way in ways]
            if known[0] == known[-1]:
                assert state_of(sheet, ways[0], viewer) == state_of(sheet, ways[-1], viewer)


def play_and_look(course: Course, sheet: StoredTable, rng: Random, share: float) -> int:
    """Play a random game with much undoing; put the questions at a share of its positions; count these."""
    looked = 0
    while course.game.to_act is not None:
        seat = course.game.to_act
        if rng.random() < share:
            looked += 1
            decide_otherwise(course, sheet, rng)
            for viewer in (None, *range(len(sheet.seats))):
                look(course, sheet, viewer, rng)
        if course.can_undo(seat) and rng.random() < 0.2:
            course.apply(Entry(UNDO, seat, "1"))
        else:
            action = rng.choice(course.game.legal_actions())
            kind = CHANCE if seat == NATURE else PLAY
            course.apply(Entry(kind, seat, course.game.codec.text(action)))
    return looked


@pytest.mark.parametrize(("game", "options", "seats"), SETUPS, ids=lambda value: str(value)[:24])
def test_no_message_tells_more_than_its_viewer_may_know(game: str, options: Json, seats: int) -> None:
    looked = 0
    for seed in range(2):
        sheet = sheet_of(game, options, seats)
        looked += play_and_look(Course(begin(sheet)), sheet, Random(seed), 0.3)
    assert looked > 50


def test_the_questions_find_a_secret_that_is_told() -> None:
    """A box that shows everything does not pass."""
    sheet = sheet_of("farmerama", {"mode": "basic", "seats": 2}, 2)
    course = Course(begin(sheet))
    follow_up(course, Random(1), True)
    course.apply(Entry(PLAY, 0, "play sow+water"))

    class Gossip(type(course.box)):  # type: ignore[misc]
        def view(self, game: Game, viewer: int | None) -> Json:
            return game.position()

    course.box = Gossip()
    with pytest.raises(AssertionError):
        look(course, sheet, 1, Random(1))


def test_the_questions_find_an_event_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = sheet_of("farmerama", {"mode": "basic", "seats": 2}, 2)
    course = Course(begin(sheet))
    follow_up(course, Random(1), True)
    apply = Course.apply

    def tell(self: Course, entry: Entry) -> None:
        self.events.append(Event("played", entry.seat, (self.game.codec.parse(entry.text) % 64, 0, 0)))
        apply(self, entry)

    monkeypatch.setattr(Course, "apply", tell)
    with pytest.raises(AssertionError):
        decide_otherwise(course, sheet, Random(1))


def test_what_lies_face_down_is_told_to_its_player_alone(ada: Person, bea: Person) -> None:
    table = ada.open("farmerama", "me", "link", mode="basic")
    bea.sit(table, 1, "Béa")
    with ada.join(table) as first, bea.join(table) as second:
        first.play("play sow+water")
        while second.state["to_act"] != 1:
            second.receive()
        assert first.state["view"]["farms"][0]["cards"] == ["sow", "water"]
        # A redo that is possible would tell what was laid before.
        first.ask(do="undo")
        while second.state["to_act"] != 0:
            second.receive()
        sent = [{**message, "actions": [], "scene": {}, "settings": {}} for message in second.seen]
        assert all("cards" not in message["view"]["farms"][0] for message in second.seen)
        assert all(message["can_redo"] == 0 for message in second.seen)
        assert "sow+water" not in json.dumps(sent)


def test_a_running_game_has_no_replay(ada: Person) -> None:
    table = ada.open("farmerama", "me", "here")
    for path in ("", "/at/0", "/record"):
        assert ada.http.get(f"/api/replays/{table}{path}").json()["error"] == "not-over"


def test_why_not_tells_nothing_about_another_s_turn(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link", first_player=0)
    bea.sit(table, 1, "Béa")
    answer = bea.call("GET", f"/api/tables/{table}/why?action=build shelter")
    assert (answer["legal"], answer["rule"]) == (False, None)
    assert answer["sentence"] == "C’est à me 0 de jouer."


def test_cards_of_tables_name_no_owner(ada: Person) -> None:
    table = ada.open("creatures", "me", "greedy")
    card = ada.http.get(f"/api/tables/{table}").json()
    assert "owner" not in json.dumps(card)
    assert not any(len(str(value)) >= 43 for value in card.values() if isinstance(value, str))
