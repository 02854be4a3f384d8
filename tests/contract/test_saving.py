"""A game can be pickled in the middle and goes on as it would have: same position, moves and chance."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bocage.core.errors import BadRecord
from bocage.core.events import Chronicle
from bocage.core.game import Game
from bocage.games import farmerama
from tests.contract.settings import SETTINGS, Setting, choose

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)


def ending(game: Game, seed: int) -> tuple[str, list[tuple[int, int]]]:
    """How a game goes on at random, and where it ends."""
    rng = Random(seed)
    while game.to_act is not None:
        game.play(choose(game, rng))
    return game.checksum(), game.moves()


@every_setting
def test_a_pickled_game_is_the_same_game_and_goes_on_alike(setting: Setting) -> None:
    for game in setting.decisions(seed=21, every=45):
        again = pickle.loads(pickle.dumps(game))
        assert type(again) is type(game)
        assert (again.checksum(), again.moves(), again.options) == (
            game.checksum(),
            game.moves(),
            game.options,
        )
        assert again.legal_actions() == game.legal_actions()
        assert ending(again, 1) == ending(game.copy(), 1)


@every_setting
def test_a_game_without_a_seed_is_saved_where_chance_is_to_decide(setting: Setting) -> None:
    game, rng = setting.start(None), Random(3)
    for _ in range(60):
        if game.to_act == -1:
            again = pickle.loads(pickle.dumps(game))
            assert (again.to_act, again.key(), again.legal_actions()) == (
                -1,
                game.key(),
                game.legal_actions(),
            )
        if game.to_act is None:
            break
        game.play(choose(game, rng))


@every_setting
def test_a_deep_copy_goes_its_own_way(setting: Setting) -> None:
    for game in setting.decisions(seed=22, every=60):
        before = game.key()
        twin, other = copy.deepcopy(game), copy.copy(game)
        assert twin.key() == other.key() == before
        assert ending(twin, 2) == ending(other, 2)
        assert game.key() == before


@every_setting
def test_what_a_seat_imagines_can_be_saved_too(setting: Setting) -> None:
    for game in setting.decisions(seed=23, every=50):
        imagined = game.sample(0, Random(4))
        again = pickle.loads(pickle.dumps(imagined))
        assert (again.key(), again.moves()) == (imagined.key(), imagined.moves())


@every_setting
def test_a_state_alone_is_pickled_and_copied_as_it_is(setting: Setting) -> None:
    for game in setting.decisions(seed=25, every=40):
        before = game.key()
        for state in (
            pickle.loads(pickle.dumps(game.state)),
            copy.copy(game.state),
            copy.deepcopy(game.state),
        ):
            assert type(state) is type(game.state)
            assert state.key() == before
            again = game.with_state(state)
            assert again.position() == game.position()
            # Chance is the game's, not the state's: the same dice for both.
            assert ending(again.seeded(9), 1)[0] == ending(game.seeded(9), 1)[0]
        assert game.key() == before


def test_a_state_saved_under_other_rules_is_refused() -> None:
    saved = pickle.dumps(SETTINGS[0].start(1).state)
    kind = SETTINGS[0].kind
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kind, "rules_version", kind.rules_version + 1)
        with pytest.raises(BadRecord) as caught:
            pickle.loads(saved)
    assert caught.value.key == "record-other-rules"


def test_states_share_what_all_games_share() -> None:
    """The cards and figures are those that are here, not copies of their own."""
    for setting in SETTINGS:
        state = setting.start(1).state
        again = pickle.loads(pickle.dumps(state))
        assert getattr(again, "book", None) is getattr(state, "book", None)
        assert again.spent is state.spent, "the empty set is known by sight"


def test_a_game_from_a_position_keeps_where_it_began() -> None:
    decisions = SETTINGS[0].decisions(seed=5, every=30)
    next(decisions)
    game = SETTINGS[0].kind.from_position(next(decisions).position(), seed=2)
    game.play(game.legal_actions()[0])
    again = pickle.loads(pickle.dumps(game))
    assert again.start == game.start
    assert again.record().lines() == game.record().lines()
    assert ending(again, 3) == ending(game, 3)


def test_whoever_listens_stays_with_the_original() -> None:
    game = SETTINGS[0].start(1)
    game.listen(Chronicle())
    assert pickle.loads(pickle.dumps(game)).state.listener is None
    assert copy.deepcopy(game).state.listener is None


def test_other_figures_travel_with_the_game(tmp_path: Path) -> None:
    text = (Path(farmerama.__file__).parent / "rules" / "components.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("value = 9,", "value = 8,", 1), encoding="utf-8")
    game = farmerama.Game(seats=2, seed=1, components=file)
    assert game.components.checksum != farmerama.Game(seats=2).components.checksum
    saved = pickle.dumps(game)
    file.unlink()
    assert ending(pickle.loads(saved), 5) == ending(game, 5)


def test_a_game_saved_under_other_rules_is_refused() -> None:
    game = SETTINGS[0].start(1)
    call, words = game.__reduce__()
    assert callable(call)
    assert isinstance(words, tuple)
    with pytest.raises(BadRecord) as caught:
        call(words[0], words[1] + 1, *words[2:])
    assert caught.value.key == "record-other-rules"


def test_another_process_goes_on_alike_from_the_sources(tmp_path: Path) -> None:
    """From whatever form of the engine runs here to the interpreted one."""
    program = (
        "import pickle, sys; from pathlib import Path; from bocage import interpreted; interpreted.force();"
        "games = pickle.loads(Path(sys.argv[1]).read_bytes());"
        "from tests.contract.test_saving import ending; print([ending(game, 7)[0] for game in games]);"
        "states = pickle.loads(Path(sys.argv[2]).read_bytes());"
        "print([repr(state.key()) for state in states])"
    )
    games = [next(iter(setting.decisions(seed=24))) for setting in SETTINGS]
    for game in games:
        for _ in range(20):
            game.play(game.legal_actions()[0])
    file = tmp_path / "games.pickle"
    file.write_bytes(pickle.dumps(games))
    alone = tmp_path / "states.pickle"
    alone.write_bytes(pickle.dumps([game.state for game in games]))
    keys = [repr(game.state.key()) for game in games]
    root = Path(__file__).parents[2]
    told = subprocess.run(
        [sys.executable, "-c", program, str(file), str(alone)],
        capture_output=True,
        text=True,
        check=False,
        cwd=root,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.splitlines() == [str([ending(game, 7)[0] for game in games]), str(keys)]
