"""Passing until one calls: windows that only offer what is always possible."""

from pathlib import Path
from random import Random

import pytest

from bocage import games
from bocage.core.game import Game
from bocage.core.menu import ANYTIME, STOP, kind_of
from bocage.core.state import NATURE
from bocage.table import entries
from bocage.table.course import Course, follow_up
from bocage.table.entries import Entry
from tests.table.serving import Json, Person, roomy, running

BOTH = frozenset({0, 1})
# The Cattle Market turns reed into a cow at any time.
MARKET = {
    "game": "creatures",
    "round": 3,
    "farms": [{"reed": 3, "wood": 2, "buildings": {"a3": "cottage", "a1": "cattle_market"}}, {}],
}


def chosen(game: Game, rng: Random) -> str:
    """An answer at random; what is possible at any time is left for later."""
    actions = game.legal_actions()
    now = [action for action in actions if kind_of(action) != ANYTIME]
    return game.codec.text(rng.choice(now or actions))


def play_to_window(course: Course, rng: Random) -> bool:
    """Play until somebody is asked about what is always possible; False when the game is over before."""
    while course.game.to_act is not None and not course.game.is_pause:
        seat = course.game.to_act
        kind = entries.CHANCE if seat == NATURE else entries.PLAY
        course.apply(Entry(kind, seat, chosen(course.game, rng)))
    return course.game.to_act is not None


def courses(game: str) -> Course:
    """A game in which somebody is asked so."""
    kind = games.game_class(game)
    assert kind is not None
    for seed in range(30):
        options = {"mode": "expert"} if game == "creatures" else {"mode": "full", "seats": 2}
        course = Course(kind.from_options(options))
        if play_to_window(course, Random(seed)):
            return course
    raise AssertionError("nobody was asked")


def _moment(course: Course, until: str) -> tuple[int, int]:
    round, phase = course.game.state.clock()
    return (round, phase if until == "phase" else 0)


@pytest.mark.parametrize("game", ["creatures", "agricola"])
@pytest.mark.parametrize("until", ["phase", "round"])
def test_who_does_not_want_to_be_asked_is_not_until_then(game: str, until: str) -> None:
    course = courses(game)
    seat = course.game.to_act
    assert seat is not None
    begun = _moment(course, until)
    course.apply(Entry(entries.WAIVE, seat, until))
    passed = follow_up(course, Random(1), forced=False, people=BOTH)
    assert passed[0] == Entry(entries.WAIVED, seat, "stop")
    rng = Random(2)
    while course.game.to_act is not None:
        if _moment(course, until) != begun:
            break
        assert not (course.game.is_pause and course.game.to_act == seat)
        acting = course.game.to_act
        course.apply(Entry(entries.PLAY, acting, chosen(course.game, rng)))
        follow_up(course, rng, forced=False, people=BOTH)
    assert course.waived(seat) is None


def test_windows_of_a_bot_and_of_others_are_not_passed() -> None:
    course = courses("agricola")
    seat = course.game.to_act
    assert seat is not None
    course.apply(Entry(entries.WAIVE, seat, "round"))
    assert follow_up(course, Random(1), forced=False, people=frozenset({1 - seat})) == []
    course.apply(Entry(entries.WAIVE, seat, ""))
    course.apply(Entry(entries.WAIVE, 1 - seat, "round"))
    assert follow_up(course, Random(1), forced=False, people=BOTH) == []


@pytest.mark.parametrize("game", ["creatures", "agricola"])
def test_a_window_with_something_of_its_own_is_not_passed(game: str) -> None:
    kind = games.game_class(game)
    assert kind is not None
    met = 0
    for seed in range(12):
        options = {"mode": "expert"} if game == "creatures" else {"mode": "full", "seats": 2}
        course, rng = Course(kind.from_options(options)), Random(seed)
        while course.game.to_act is not None:
            others = [a for a in course.game.legal_actions() if kind_of(a) not in (STOP, ANYTIME)]
            if others:
                met += 1
                assert not course.game.is_pause
            seat = course.game.to_act
            kinds = entries.CHANCE if seat == NATURE else entries.PLAY
            course.apply(Entry(kinds, seat, chosen(course.game, rng)))
        if met > 200:
            return
    assert met


def _open(ada: Person) -> str:
    wishes: Json = {
        "position": MARKET,
        "seats": [{"who": "me"}, {"who": "here"}],
        "settings": {"forced": False},
    }
    return str(ada.call("POST", "/api/tables", wishes, 201)["id"])


def _play_round(ada: Person, table: str, rng: Random, stop_at_window: bool = False) -> int:
    """Play both seats to the end of the round; how often the first was in such a window."""
    asked = 0
    state = ada.state(table, seat=0)
    begun = state["round"]
    while state["round"] == begun:
        if state["to_act"] == 0 and state["can_waive"]:
            asked += 1
            if stop_at_window:
                return asked
        wanted = [one for one in state["actions"] if not one["anytime"] and not one["idle"]] or state[
            "actions"
        ]
        ada.do(table, do="play", action=rng.choice(wanted)["notation"], seat=state["to_act"])
        state = ada.state(table)
    return asked


def test_a_person_waives_and_calls_at_the_table(ada: Person) -> None:
    usual, quiet, called = _open(ada), _open(ada), _open(ada)
    assert _play_round(ada, usual, Random(3)) > 0
    assert ada.do(quiet, do="waive", until="round", seat=0)["waived"] == "round"
    assert _play_round(ada, quiet, Random(3)) == 0
    assert ada.state(quiet, seat=0)["waived"] is None
    ada.do(called, do="waive", until="round", seat=0)
    assert ada.do(called, do="call", seat=0)["waived"] is None
    assert _play_round(ada, called, Random(3)) > 0


def test_the_open_window_is_passed_too(ada: Person) -> None:
    table = _open(ada)
    assert _play_round(ada, table, Random(3), stop_at_window=True) == 1
    before = ada.state(table)
    assert before["can_waive"]
    after = ada.do(table, do="waive", until="phase", seat=0)
    assert after["seq"] > before["seq"] + 1
    assert not (after["to_act"] == 0 and after["can_waive"])


def test_nobody_waives_for_somebody_else(ada: Person, bea: Person) -> None:
    table = _open(ada)
    bea.call("POST", "/api/token", status=201)
    assert bea.do(table, 403, do="waive", until="round", seat=0)["error"] == "not-your-seat"


def test_a_waiver_survives_a_restart(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path / 't.sqlite'}")
    with running(settings) as house:
        ada = house.person()
        table = _open(ada)
        ada.do(table, do="waive", until="round", seat=0)
        cookies = dict(ada.http.cookies)
    with running(settings) as house:
        again = house.person()
        again.http.cookies.update(cookies)
        assert again.state(table, seat=0)["waived"] == "round"
        assert _play_round(again, table, Random(3)) == 0
