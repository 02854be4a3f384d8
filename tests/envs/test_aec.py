"""The PettingZoo environments keep PettingZoo's contract."""

import re
import xml.etree.ElementTree as ElementTree

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pytest

from bocage import envs, messages
from bocage.core.errors import BadOption, IllegalAction
from bocage.envs import ShapedTurns, TurnEnv
from bocage.envs.drawing import as_text
from bocage.wording import error_sentence
from tests.envs.pettingzoo_tests import api_test
from tests.envs.test_pettingzoo import KINDS, every_kind, make, masked


def play(env: TurnEnv, seed: int) -> list[str]:
    """A whole game at random; returns its moves."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    moves = []
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        number = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        moves.append(env.observer.notation(number))
        env.step(number)
    return moves


def test_in_the_parallel_form_max_cycles_truncates_too() -> None:
    env = envs.creatures_v0.parallel_env(max_cycles=4)
    seen, _ = env.reset(seed=1)
    for step in range(4):
        assert env.agents
        agent = next(agent for agent in env.agents if seen[agent]["action_mask"].any())
        actions = {other: int(seen[other]["action_mask"].argmax()) for other in env.agents}
        seen, _, terminated, truncated, _ = env.step(actions)
        assert truncated[agent] == (step == 3)
        assert not any(terminated.values())


@every_kind
def test_other_seeds_give_other_games(game: str, options: dict[str, object]) -> None:
    env = make(game, **options)
    assert play(env, 1) == play(env, 1) != play(env, 2)


def test_pettingzoo_makes_them_by_name() -> None:
    env = pettingzoo.make("aec", "bocage/farmerama_v0", seats=4, max_cycles=5)
    assert len(env.possible_agents) == 4
    assert env.unwrapped.max_cycles == 5


def test_versioned_names_are_found_and_others_are_not() -> None:
    assert envs.creatures_v0.env().metadata["name"] == "bocage/creatures_v0"
    assert envs.farmerama_v0.raw_env(seats=3).possible_agents == ["seat_0", "seat_1", "seat_2"]
    with pytest.raises(AttributeError, match="creatures_v9"):
        envs.creatures_v9  # noqa: B018 - the access is the test


@pytest.mark.parametrize("game", KINDS)
def test_max_cycles_truncates_everybody(game: str) -> None:
    env = make(game, max_cycles=7)
    assert len(play(env, 3)) == 7
    env.reset(seed=3)
    for _ in range(7):
        assert not any(env.truncations.values())
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("reward", ["margin", "win", "rank"])
def test_rewards_come_at_the_end_and_follow_the_outcome(reward: str) -> None:
    env = make("creatures", reward=reward)
    env.reset(seed=5)
    while env.game.to_act is not None:
        assert not any(env.rewards.values())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    outcome = env.game.outcome()
    assert outcome is not None
    lead = outcome.scores[0] - outcome.scores[1]
    expected = lead if reward == "margin" else (1.0 if 0 in outcome.winners else -1.0)
    assert env.rewards == {"seat_0": expected, "seat_1": -expected}
    assert env.infos["seat_0"]["score"] == outcome.scores[0]
    assert env.infos["seat_1"]["won"] == (1 in outcome.winners)


def test_shaped_rewards_come_on_the_way_and_are_taken_back_at_the_end() -> None:
    env = ShapedTurns("creatures", scale=0.1, reward="win")
    env.reset(seed=5)
    collected = dict.fromkeys(env.agents, 0.0)
    on_the_way = 0
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        collected[agent] += reward
        on_the_way += reward != 0 and not terminated
        env.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[-1]))
    outcome = env.game.outcome()
    assert outcome is not None
    assert on_the_way > 5
    for agent, won in (("seat_0", 0 in outcome.winners), ("seat_1", 1 in outcome.winners)):
        assert collected[agent] == pytest.approx(1.0 if won else -1.0)  # both begin with the same score


@masked
def test_the_shaped_environment_passes_the_api_test() -> None:
    api_test(ShapedTurns("farmerama", seats=3), num_cycles=120)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    env = make("creatures", first_player=0)
    env.reset(seed=1)
    before = env.game.key()
    with pytest.raises(IllegalAction) as caught:
        env.step(env.observer.number("space stall"))
    assert caught.value.refusal.rule == "C-5.4"
    assert env.game.key() == before
    assert env.agent_selection == "seat_0"


def test_a_number_without_a_meaning_is_refused_too() -> None:
    env = make("farmerama")
    env.reset(seed=1)
    size = env.observer.actions.size
    nothing = next(place for place in range(size) if not env.observer.notation(place))
    before = env.game.key()
    for number in (nothing, -1, size, 10**6):
        with pytest.raises(IllegalAction, match=str(number)) as caught:
            env.step(number)
        assert error_sentence(caught.value, "en") != error_sentence(caught.value, "fr")
    assert env.game.key() == before


def test_what_an_agent_was_given_stays_as_it_was() -> None:
    env = make("creatures")
    env.reset(seed=2)
    given = []
    for _ in range(20):
        seen, _, _, _, info = env.last()
        given.append((seen, {name: array.copy() for name, array in seen.items()}, info))
        again = env.observe(env.agent_selection)
        again["observation"][:] = 7  # ours to change
        env.step(int(seen["action_mask"].argmax()))
    for seen, then, info in given:
        assert all(np.array_equal(seen[name], then[name]) for name in then)
        assert np.array_equal(info["action_mask"], then["action_mask"])


def test_the_mask_in_the_info_is_that_of_the_observation() -> None:
    env = make("farmerama", seats=4)
    env.reset(seed=2)
    for _ in range(40):
        seen, _, _, _, info = env.last()
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() for agent in others)
        env.step(int(seen["action_mask"].argmax()))


@pytest.mark.parametrize("game", KINDS)
def test_the_text_shows_the_table(game: str) -> None:
    env = make(game, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert len(text.splitlines()) > 5
    assert "\x1b" not in text


def words_of(picture: str) -> str:
    """What a person reads in a picture, line by line."""
    found: dict[float, dict[float, str]] = {}
    for node in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text"):
        x, y = float(node.get("x") or 0), float(node.get("y") or 0)
        found.setdefault(y, {})[x] = node.text or ""
    lines = ["".join(text for _, text in sorted(line.items())) for _, line in sorted(found.items())]
    return "\n".join(lines).replace("\xa0", " ")


@every_kind
def test_the_picture_shows_all_of_the_table_in_the_language_in_use(
    game: str, options: dict[str, object]
) -> None:
    env = make(game, render_mode="svg", **options)
    env.reset(seed=1)
    for _ in range(60):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
        if env._is_over:
            break
    pictures = {}
    for lang in ("en", "fr"):
        messages.choose(lang)
        try:
            pictures[lang] = env.render() or ""
            text = as_text(env.game)
        finally:
            messages.choose(None)
        read = re.sub(r"\s+", "", words_of(pictures[lang]))
        for line in text.splitlines():
            assert re.sub(r"\s+", "", line) in read
        assert "http" not in re.sub(r'xmlns="[^"]*"|<!--.*?-->', "", pictures[lang])  # it fetches nothing
    assert pictures["en"] != pictures["fr"]


def test_for_people_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = make("creatures", render_mode="human")
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert re.search(r"1", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("creature", {}),
        ("creatures", {"reward": "victory"}),
        ("creatures", {"mode": "exprt"}),
        ("creatures", {"seats": 3}),
        ("farmerama", {"seats": 5}),
    ],
)
def test_wrong_arguments_get_a_sentence_in_both_languages(game: str, words: dict[str, object]) -> None:
    with pytest.raises(BadOption) as caught:
        TurnEnv(game, **words)  # type: ignore[arg-type]
    assert error_sentence(caught.value, "en") != error_sentence(caught.value, "fr")


@pytest.mark.parametrize("game", KINDS)
def test_what_an_agent_was_shown_is_its_own(game: str) -> None:
    env = make(game)
    env.reset(seed=3)
    first = env.last()[0]["observation"]
    as_shown = first.copy()
    first[:] = 255
    assert (env.last()[0]["observation"] == as_shown).all()
    assert (env.observe(env.agent_selection)["observation"] == as_shown).all()


@pytest.mark.parametrize("game", KINDS)
def test_a_step_shows_what_the_observer_sees(game: str) -> None:
    env = make(game)
    env.reset(seed=3)
    for _ in range(40):
        seat = env.possible_agents.index(env.agent_selection)
        expected = env.observer.observe(env.game, seat)
        seen = env.last()[0]
        assert (seen["observation"] == expected).all()
        assert (seen["action_mask"] == env.observer.mask(env.game, seat)).all()
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        if env.game.to_act is None:
            break
