"""The contract that every game keeps (docs/contract.md), for each game and mode."""

import json
from random import Random

import pytest

from bocage import rules
from bocage.core.errors import BadNotation, IllegalAction
from bocage.core.events import Chronicle
from bocage.core.game import Game
from bocage.core.record import parse_record, verify
from bocage.core.state import NATURE
from tests.contract.settings import SETTINGS, Setting, choose

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
REASONS = {
    "agricola": ("score", "resources", "all-equal", "counted"),
    "creatures": ("score", "tie-break"),
    "farmerama": ("stars", "water", "shared", "solo-won", "solo-lost"),
}
every_seed = pytest.mark.parametrize("seed", [1, 2, 3])


def seats_of(game: Game) -> range:
    return range(int(game.state.seats))


@every_setting
@every_seed
def test_somebody_decides_until_the_game_is_over(setting: Setting, seed: int) -> None:
    for game in setting.decisions(seed):
        if game.to_act is None:
            assert game.legal_actions() == []
            assert game.outcome() is not None
        else:
            assert game.to_act in seats_of(game)
            assert game.legal_actions() == sorted(set(game.legal_actions())) != []
            assert set(game.idle_actions()) <= set(game.legal_actions())
            assert game.outcome() is None


@every_setting
def test_the_outcome_tells_scores_line_by_line_and_who_won(setting: Setting) -> None:
    *_, game = setting.decisions(seed=4)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(sum(line.points for line in sheet.lines) for sheet in outcome.sheets)
    assert len(outcome.scores) == len(seats_of(game))
    assert outcome.winners or len(outcome.scores) == 1  # alone, one can miss the target
    assert all(outcome.scores[winner] == max(outcome.scores) for winner in outcome.winners)
    assert outcome.reason in REASONS[setting.game]


@every_setting
@every_seed
def test_the_same_seed_gives_the_same_game(setting: Setting, seed: int) -> None:
    *_, one = setting.decisions(seed)
    *_, two = setting.decisions(seed)
    assert one.moves() == two.moves()
    assert one.checksum() == two.checksum()


@every_setting
def test_without_a_seed_the_caller_plays_chance(setting: Setting) -> None:
    rng = Random(5)
    game = setting.start(None)
    chance = 0
    while game.to_act is not None:
        chance += game.to_act == NATURE
        game.play(choose(game, rng))
    assert chance == sum(seat == NATURE for seat, _ in game.moves())
    assert all(seated.to_act != NATURE for seated in setting.decisions(seed=5, every=10))


@every_setting
def test_a_copy_and_its_original_go_their_own_ways(setting: Setting) -> None:
    for game in setting.decisions(seed=6, every=5):
        before, position = game.key(), game.position()
        for action in game.legal_actions():
            twin = game.copy()
            assert twin.key() == before
            twin.play(action)
            play_on(twin, Random(action), 12)
            assert game.key() == before
            assert game.position() == position
        twin = game.copy()
        play_on(game.copy(), Random(0), 10_000)
        assert (twin.key(), twin.legal_actions()) == (before, game.legal_actions())


def play_on(game: Game, rng: Random, decisions: int) -> None:
    while game.to_act is not None and decisions:
        game.play(choose(game, rng))
        decisions -= 1


@every_setting
def test_a_copy_plays_the_same_chance(setting: Setting) -> None:
    game = setting.start(8)
    one, two = game.copy(), game.copy()
    assert one.to_act == two.to_act
    assert one.key() == two.key() == game.key()


@every_setting
def test_views_and_positions_go_through_json(setting: Setting) -> None:
    for game in setting.decisions(seed=7, every=9):
        position = game.position()
        assert json.loads(json.dumps(position)) == position
        for seat in seats_of(game):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view


@every_setting
def test_a_sample_agrees_with_what_the_seat_knows(setting: Setting) -> None:
    for game in setting.decisions(seed=8, every=9):
        before = game.key()
        for seat in seats_of(game):
            sample = game.sample(seat, Random(1))
            assert sample is not game
            assert sample.to_act == game.to_act
            assert sample.view(seat) == game.view(seat)
            if game.to_act == seat:
                assert sample.legal_actions() == game.legal_actions()
                sample.play(sample.legal_actions()[0])
        assert game.key() == before


@every_setting
@every_seed
def test_a_record_replays_to_the_same_game(setting: Setting, seed: int) -> None:
    for game in setting.decisions(seed, every=40):
        record = parse_record("\n".join(game.record().lines()))
        again = setting.kind.from_record(record)
        verify(record, again)
        assert again.key() == game.key()
        assert again.moves() == game.moves()
        assert again.legal_actions() == game.legal_actions()


@every_setting
def test_undo_is_a_replay_of_all_moves_but_the_last(setting: Setting) -> None:
    rng = Random(9)
    game = setting.start(9)
    for _ in range(30):
        before = game.key()
        record = game.record()
        game.play(choose(game, rng))
        assert setting.kind.from_record(record).key() == before


@every_setting
def test_every_position_can_be_saved_and_taken_up_again(setting: Setting) -> None:
    for game in setting.decisions(seed=10):
        again = setting.kind.from_position(json.loads(json.dumps(game.position())))
        assert again.key() == game.key()
        assert again.legal_actions() == game.legal_actions()
        assert again.to_act == game.to_act
        assert again.position() == game.position()


@every_setting
def test_a_game_from_a_position_is_recorded_with_it(setting: Setting) -> None:
    for game in setting.decisions(seed=11, every=45):
        begun = setting.kind.from_position(game.position(), seed=3)
        play_on(begun, Random(2), 8)
        record = parse_record("\n".join(begun.record().lines()))
        assert setting.kind.from_record(record).key() == begun.key()


@every_setting
def test_why_not_is_silent_exactly_for_legal_actions(setting: Setting) -> None:
    for game in setting.decisions(seed=12, every=11):
        before = game.key()
        legal = set(game.legal_actions())
        for action in game.codec.actions:
            refusal = game.why_not(action)
            assert (refusal is None) == (action in legal), game.codec.text(action)
            if refusal is not None:
                assert rules.find(refusal.rule, setting.game).id
                assert refusal.key
                assert refusal.asked == game.prompt[1]
        assert game.key() == before


@every_setting
def test_an_illegal_action_changes_nothing_and_names_its_rule(setting: Setting) -> None:
    for game in setting.decisions(seed=13, every=25):
        before, moves = game.key(), game.moves()
        for action in sorted(set(game.codec.actions) - set(game.legal_actions())):
            with pytest.raises(IllegalAction) as caught:
                game.play(action)
            assert caught.value.refusal == game.why_not(action)
            assert caught.value.details["action"] == game.codec.text(action)
        assert (game.key(), game.moves()) == (before, moves)


@every_setting
def test_every_question_names_its_rule(setting: Setting) -> None:
    for game in setting.decisions(seed=14):
        rule, key = game.prompt
        assert key
        if game.to_act is not None:
            assert rules.find(rule, setting.game).id == rule


@every_setting
def test_notation_and_actions_are_inverses(setting: Setting) -> None:
    codec = setting.start(1).codec
    texts = [codec.text(action) for action in codec.actions]
    assert [codec.parse(text) for text in texts] == codec.actions
    assert len(set(texts)) == len(texts)
    assert all(0 <= action < codec.size for action in codec.actions)


@every_setting
def test_play_takes_notation_as_well_as_numbers(setting: Setting) -> None:
    for game in setting.decisions(seed=15, every=15):
        for action in game.legal_actions()[:5]:
            by_number, by_text = game.copy(), game.copy()
            by_number.play(action)
            by_text.play(f"  {game.codec.text(action).upper()} ")
            assert by_number.key() == by_text.key()


@every_setting
def test_a_line_is_played_whole_or_not_at_all(setting: Setting) -> None:
    rng = Random(16)
    for game in setting.decisions(seed=16, every=30):
        ahead = game.copy()
        play_on(ahead, rng, 4)
        new = [action for seat, action in ahead.moves()[len(game.moves()) :] if seat != NATURE]
        line = "; ".join(game.codec.text(action) for action in new)
        before = game.key()
        with pytest.raises(BadNotation):
            game.copy().play_line(f"{line}; nonsense")
        trial = game.copy()
        with pytest.raises((BadNotation, IllegalAction)):
            trial.play_line(f"{line}; {line}; starter 1")
        assert trial.key() == before
        if new:
            trial.play_line(line)
            assert trial.key() == ahead.key()


@every_setting
def test_a_game_that_is_over_stays_over(setting: Setting) -> None:
    *_, game = setting.decisions(seed=17)
    before = game.key()
    for action in game.codec.actions:
        refusal = game.why_not(action)
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("game-over", game.end_rule())
        with pytest.raises(IllegalAction):
            game.play(action)
    assert game.key() == before
    assert rules.find(game.end_rule(), setting.game).id


@every_setting
@pytest.mark.parametrize("action", [-1, 63, 10**6, 10**30, "", "nonsense", "stop stop"])
def test_what_is_no_action_is_told_so(setting: Setting, action: int | str) -> None:
    game = setting.start(1)
    before = game.key()
    with pytest.raises(BadNotation):
        game.play(action)
    if isinstance(action, int):
        with pytest.raises(BadNotation):
            game.why_not(action)
    assert game.key() == before


@every_setting
def test_listening_changes_nothing(setting: Setting) -> None:
    heard, unheard = setting.start(18), setting.start(18)
    chronicle = Chronicle()
    heard.listen(chronicle)
    rng = Random(18)
    while unheard.to_act is not None:
        action = choose(unheard, rng)
        heard.play(action)
        unheard.play(action)
    assert heard.key() == unheard.key()
    assert chronicle.events
