"""One game between bots."""

import json

import pytest

from bocage.arena import ArenaPlan, ArenaProblem, play_game
from bocage.arena import match as arena_match
from bocage.arena.result import Result, read_result, record_text
from bocage.arena.taken import TakenReader, reader_for
from bocage.bots import Bot, RandomBot
from bocage.core.record import parse_record, replay, verify
from bocage.games import game_class
from bocage.games.creatures import Game
from tests.arena.invented import Broken, Cheat, Nosy, invented

SETTINGS: list[tuple[str, dict[str, object]]] = [
    ("creatures", {"mode": "expert"}),
    ("farmerama", {"seats": 3, "mode": "advanced"}),
    ("farmerama", {"seats": 1}),
]


def seat(monkeypatch: pytest.MonkeyPatch, kind: type[Bot]) -> None:
    """Let every bot be one of this kind."""
    monkeypatch.setattr(arena_match, "bot_named", lambda name, seed: kind(seed))


@pytest.mark.parametrize(("game", "words"), SETTINGS)
def test_a_game_is_kept_as_a_record_that_replays(game: str, words: dict[str, object]) -> None:
    plan = ArenaPlan(game, ("random",), 1, words=words)
    result = play_game(plan, plan.fixture(0))
    record = parse_record(record_text(result))
    kind = game_class(game)
    assert kind is not None
    played = replay(record, kind.from_options(record.options))
    verify(record, played)
    assert record.scores == result.scores
    assert record.seats == ["random"] * plan.seats


@pytest.mark.parametrize(("game", "words"), SETTINGS)
def test_the_same_fixture_is_the_same_game(game: str, words: dict[str, object]) -> None:
    plan = ArenaPlan(game, ("random",), 2, words=words)
    first, again = play_game(plan, plan.fixture(0)), play_game(plan, plan.fixture(0))
    other = play_game(plan, plan.fixture(1))
    assert first.record == again.record != other.record


def test_games_of_one_deal_begin_with_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = ArenaPlan("creatures", ("greedy", "random"), 2, words={"mode": "expert"})
    monkeypatch.setattr(arena_match, "bot_named", lambda name, seed: RandomBot(seed))
    draws = [
        [move for move in play_game(plan, plan.fixture(number)).record if str(move).startswith("-1 ")]
        for number in range(2)
    ]
    assert draws[0] == draws[1]
    assert len(draws[0]) == 9  # eight buildings and who begins


def test_a_line_of_text_holds_the_whole_result() -> None:
    plan = ArenaPlan("creatures", ("random",), 1)
    result = play_game(plan, plan.fixture(0))
    assert "\n" not in result.line()
    assert read_result(result.line()) == result


@pytest.mark.parametrize("line", ["", "{", "7", "[]", "{}", '{"number": 1}', '{"seats": [{"bot": 1}]}'])
def test_a_line_that_holds_no_result_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        read_result(line)


def test_the_lines_of_the_score_add_up() -> None:
    plan = ArenaPlan("farmerama", ("random",), 1, words={"seats": 2})
    result = play_game(plan, plan.fixture(0))
    for place in result.seats:
        assert sum(place.lines.values()) == place.score


def test_a_bot_never_gets_the_true_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, Nosy)
    Nosy.seen.clear()
    plan = ArenaPlan("farmerama", ("nosy",), 1, words={"seats": 2})
    play_game(plan, plan.fixture(0))
    assert Nosy.seen
    # A sample has no moves behind it: they would tell what others laid face down.
    assert all(game.trail is None for game in Nosy.seen)


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, Cheat)
    plan = ArenaPlan("creatures", ("cheat",), 1)
    with pytest.raises(ArenaProblem) as caught:
        play_game(plan, plan.fixture(0))
    assert caught.value.key == "arena-bot-illegal"
    assert caught.value.details["bot"] == "cheat"
    assert "(C-" in str(caught.value.details["problem"])


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, Broken)
    plan = ArenaPlan("creatures", ("broken",), 1)
    with pytest.raises(ArenaProblem) as caught:
        play_game(plan, plan.fixture(0))
    assert caught.value.key == "arena-bot-failed"
    assert caught.value.details["problem"] == "ZeroDivisionError: oh"


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_match, "LONGEST", 20)
    plan = ArenaPlan("creatures", ("random",), 1)
    with pytest.raises(ArenaProblem) as caught:
        play_game(plan, plan.fixture(0))
    assert caught.value.key == "arena-endless"


def four(scores: list[float], winners: list[int] | None = None) -> Result:
    return invented(ArenaPlan("farmerama", tuple("abbb"), 1, 0, {"seats": 4}).fixture(0), scores, winners)


def test_a_margin_is_the_lead_over_the_best_other_seat() -> None:
    result = four([20, 30, 25, 10])
    assert [result.margin(place) for place in range(4)] == [-10, 5, -5, -20]
    # Two seats of one bot are no rivals.
    assert [result.margin(place, among_others=True) for place in range(4)] == [-10, 10, 5, -10]


def test_a_shared_victory_is_shared() -> None:
    result = four([30, 30, 25, 10], winners=[0, 1])
    assert [result.share(place) for place in range(4)] == [0.5, 0.5, 0, 0]


def test_whoever_wins_by_a_tie_break_is_placed_first() -> None:
    result = four([30, 30, 25, 10], winners=[1])
    assert result.place_key(1) > result.place_key(0) > result.place_key(2)


def test_nobody_is_ahead_of_anybody_alone() -> None:
    plan = ArenaPlan("farmerama", ("a",), 1, 0, {"mode": "solo"})
    assert invented(plan.fixture(0), [50]).margin(0) is None


def test_special_buildings_are_offered_to_both_and_taken_by_one() -> None:
    game = Game.from_position(
        {
            "game": "creatures",
            "options": {"mode": "advanced"},
            "round": 8,
            "turn": 6,
            "working": False,
            "display": ["storage", "sawmill"],
            "farms": [{"buildings": {"a3": "cottage", "a1": "shelter", "a2": "stall"}}, {}],
        }
    )
    reader = reader_for("creatures")
    assert set(reader.offered(game, 0)) == set(reader.offered(game, 1)) == {"shelter", "storage", "sawmill"}
    assert (reader.taken(game, 0), reader.taken(game, 1)) == (["shelter"], [])
    assert (reader.name("shelter", "en"), reader.name("shelter", "fr")) == ("Shelter", "Abri")


@pytest.mark.parametrize(("game", "words"), SETTINGS)
def test_what_is_taken_was_offered(game: str, words: dict[str, object]) -> None:
    plan = ArenaPlan(game, ("random",), 1, words=words)
    for place in play_game(plan, plan.fixture(0)).seats:
        assert set(place.taken) <= set(place.offered)
        for id in place.offered:
            assert reader_for(game).name(id, "fr")


def test_decorative_buildings_are_counted_where_they_stand() -> None:
    plan = ArenaPlan("farmerama", ("random",), 1, words={"seats": 2})
    result = play_game(plan, plan.fixture(0))
    gardens = [set(place.taken) for place in result.seats]
    assert gardens[0] | gardens[1]
    assert not gardens[0] & gardens[1]


def test_a_game_without_a_reader_has_no_balance() -> None:
    reader = reader_for("chess")
    assert type(reader) is TakenReader
    assert reader.name("rook", "fr") == "rook"


def test_a_result_is_plain_data() -> None:
    plan = ArenaPlan("creatures", ("random",), 1)
    assert set(json.loads(play_game(plan, plan.fixture(0)).line())) == {
        *("number", "deal", "winners", "seats", "record"),
    }
