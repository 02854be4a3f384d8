"""Records of games, notation, and refusals of every action at every decision."""

import json
from random import Random

import pytest

from bocage import rules
from bocage.core.errors import BadNotation, BadRecord, IllegalAction
from bocage.core.record import parse_record, verify
from bocage.core.state import NATURE
from bocage.games.farmerama import Game
from tests.games.farmerama.rules.random_games import decisions, every_kind
from tests.games.farmerama.scenario import BOX, farmerama_table
from tests.rule_marks import rule


@every_kind
def test_a_record_replays_to_the_same_game(mode: str, seats: int) -> None:
    for number, game in enumerate(decisions(mode, seats, seed=4)):
        if number % 25 and game.to_act is not None:
            continue
        record = parse_record("\n".join(game.record().lines()))
        again = Game.from_record(record)
        verify(record, again)
        assert again.key() == game.key()
        assert again.moves() == game.moves()


@every_kind
def test_the_record_holds_what_chance_and_all_seats_did(mode: str, seats: int) -> None:
    *_, game = decisions(mode, seats, seed=5)
    record = game.record([f"player {seat}" for seat in range(seats)])
    assert {seat for seat, _ in record.moves} == {NATURE, *range(seats)}
    assert record.options == {"seats": seats, "mode": mode, "components": game.components.checksum}
    assert record.scores == list(game.scores())
    assert record.rules == Game.rules_version


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    table = farmerama_table(2).play("sow+water", "feed+seeds")
    record = parse_record("\n".join(table.game.record().lines()))
    assert record.start is not None
    assert Game.from_record(record, components=BOX).key() == table.game.key()


def test_a_damaged_record_is_refused_with_its_line() -> None:
    *_, game = decisions("basic", 2, seed=6)
    lines = game.record().lines()
    lines[5] = json.dumps({"seat": 0, "move": "sow z9"})
    with pytest.raises(BadRecord) as caught:
        Game.from_record(parse_record("\n".join(lines)))
    assert caught.value.details["line"] == 6


@every_kind
def test_why_not_is_silent_exactly_for_legal_actions(mode: str, seats: int) -> None:
    """Over whole games, chance included; every refusal names a rule that exists."""
    known = set(rules.ids("farmerama"))
    for seed, every in ((7, 3), (8, 5)):
        for number, game in enumerate(decisions(mode, seats, seed, chance=True)):
            if number % every:
                continue
            legal = set(game.legal_actions())
            before = game.key()
            for action in game.codec.actions:
                refusal = game.why_not(action)
                assert (refusal is None) == (action in legal), game.codec.text(action)
                if refusal is not None:
                    assert refusal.rule in known
                    assert refusal.key
            assert game.key() == before


@every_kind
def test_an_illegal_action_changes_nothing(mode: str, seats: int) -> None:
    for number, game in enumerate(decisions(mode, seats, seed=9)):
        if number % 10:
            continue
        before, moves = game.key(), game.moves()
        for action in set(game.codec.actions) - set(game.legal_actions()):
            with pytest.raises(IllegalAction):
                game.play(action)
        assert (game.key(), game.moves()) == (before, moves)


@every_kind
def test_every_question_names_a_rule_that_exists(mode: str, seats: int) -> None:
    known = set(rules.ids("farmerama"))
    for game in decisions(mode, seats, seed=10, chance=True):
        if game.to_act is not None:
            assert game.prompt[0] in known
    assert game.end_rule() in known


def test_notation_and_actions_are_inverses() -> None:
    codec = Game().codec
    texts = [codec.text(action) for action in codec.actions]
    assert [codec.parse(text) for text in texts] == codec.actions
    assert len(set(texts)) == len(texts)
    assert [codec.parse(f"  {text.upper()} ") for text in texts] == codec.actions


def test_unknown_notation_gets_the_nearest() -> None:
    with pytest.raises(BadNotation) as caught:
        Game().codec.parse("harvst e1")
    assert caught.value.details["suggestion"] == "harvest e1"


@rule("F-20")
def test_several_moves_are_played_whole_or_not_at_all() -> None:
    table = farmerama_table(4).play("sow", "water", "feed", "harvest")
    before = table.game.key()
    with pytest.raises(IllegalAction):
        table.game.play_line("sow a1; sow a1")
    assert table.game.key() == before


@every_kind
def test_copies_go_their_own_ways(mode: str, seats: int) -> None:
    for number, game in enumerate(decisions(mode, seats, seed=11)):
        if number % 10:
            continue
        before, position = game.key(), game.position()
        twin, rng = game.copy(), Random(number)
        while twin.to_act is not None:
            twin.play(rng.choice(twin.legal_actions()))
        assert (game.key(), game.position()) == (before, position)
