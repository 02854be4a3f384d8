"""A game around a kernel: chance, seats, copies, refusals, events."""

import pytest

from bocage.core.cards import On
from bocage.core.effects import May
from bocage.core.errors import BadNotation, IllegalAction
from bocage.core.events import Chronicle, Listener
from bocage.core.menu import TRIGGER
from bocage.core.state import NATURE, State
from tests.core.toy import MARKET, Earn, Yard, YardState, card
from tests.core.toy_game import toy_game


def coins(game_state: State) -> list[int]:
    assert isinstance(game_state, YardState)
    return game_state.coins


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_seed_the_caller_plays_chance(seats: int) -> None:
    game = toy_game(seats=seats)
    assert game.to_act == NATURE
    assert [game.codec.text(action) for action in game.legal_actions()] == [
        f"toss {seat + 1}" for seat in range(seats)
    ]
    game.play(f"toss {seats}")
    assert coins(game.state)[seats - 1] == 1
    asked = []
    while game.to_act is not None:
        asked.append(game.to_act)
        game.play("pick left")
    assert asked == list(range(seats))


def test_with_a_seed_chance_plays_itself_the_same_way_each_time() -> None:
    games = [toy_game(seed=5, seats=4) for _ in range(2)]
    assert [game.to_act for game in games] == [0, 0]
    assert games[0].moves() == games[1].moves()
    assert games[0].moves()[0][0] == NATURE


def test_seeds_differ() -> None:
    assert len({tuple(coins(_settled(seed))) for seed in range(20)}) == 4


def _settled(seed: int) -> State:
    game = toy_game(seed=seed, seats=4)
    game.settle()
    return game.state


def test_a_copy_draws_the_same_lots() -> None:
    game = toy_game(seed=3, seats=4)
    twin = game.copy()
    assert game.moves() == [] == twin.moves()
    assert game.key() == twin.key()


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    game = toy_game(seed=1)
    before = game.key()
    with pytest.raises(IllegalAction) as caught:
        game.play("yes")
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("T-3", "not-asked")
    assert caught.value.refusal.asked == "question"
    assert caught.value.details == {"action": "yes", "rule": "T-3", "reason": "not-asked"}
    assert game.key() == before


@pytest.mark.parametrize("action", [63, -1, 6, 10**30, -(10**30), "pick up", ""])
def test_what_is_no_action_is_no_action(action: int | str) -> None:
    game = toy_game(seed=1)
    before = game.key()
    with pytest.raises(BadNotation):
        game.play(action)
    assert game.key() == before


@pytest.mark.parametrize("action", [63, -1, 10**30])
def test_nobody_can_ask_about_what_is_no_action(action: int) -> None:
    with pytest.raises(BadNotation):
        toy_game(seed=1).why_not(action)


def test_a_line_is_played_whole_or_not_at_all() -> None:
    game = toy_game(seed=1)
    before = game.key()
    with pytest.raises(IllegalAction):
        game.play_line("pick left; yes")
    with pytest.raises(BadNotation):
        game.play_line("pick left; pick up")
    assert game.key() == before
    game.play_line("pick left ;  PICK right")
    assert game.to_act is None


def test_the_end_of_a_game_is_told_with_its_rule() -> None:
    game = toy_game(seed=1)
    assert game.outcome() is None
    game.play_line("pick left; pick left")
    outcome = game.outcome()
    assert outcome is not None
    assert sum(outcome.scores) == 1
    assert game.prompt == ("", "over")
    assert game.legal_actions() == []
    with pytest.raises(IllegalAction) as caught:
        game.play("pick left")
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("T-9", "game-over")


def test_a_checksum_stands_for_the_position() -> None:
    one, two = toy_game(seed=1), toy_game(seed=1)
    assert one.checksum() == two.checksum()
    one.play("pick left")
    assert one.checksum() != two.checksum()
    two.play("pick right")
    assert one.checksum() != two.checksum()


def test_a_listener_hears_what_happens_from_then_on() -> None:
    yard = Yard(card("mill", whenever=(On(MARKET, Earn()), On(MARKET, May(Earn()))))).own(0, "mill")
    yard.fire(MARKET, 0)
    chronicle = Chronicle()
    yard.state.listener = chronicle
    yard.answer(TRIGGER, 0)
    yard.fire(MARKET, 0)
    assert [(event.key, event.seat, event.numbers[0]) for event in chronicle.events] == [("used", 0, 0)] * 2
    assert repr(chronicle.events[0]) == "Event(used, seat 0, (0, 0, 0))"


def test_copies_have_no_listener() -> None:
    class Ear(Listener):
        def hear(self, key: str, seat: int, x: int, y: int, z: int) -> None:
            raise AssertionError("a copy was heard")

    game = toy_game()
    game.listen(Ear())
    twin = game.copy()
    twin.state.tell("anything", 0)
    with pytest.raises(AssertionError):
        game.state.tell("anything", 0)
    game.listen(None)
    game.state.tell("anything", 0)
