"""The examples that learn: short enough to be read, and their parts do what they say."""

from pathlib import Path

import pytest

from tests.needs import TORCH

EXAMPLES = Path(__file__).parents[2] / "examples"
LONGEST = 200


@pytest.mark.parametrize("name", ["selfplay_ppo", "alphazero", "train_ppo"])
def test_an_example_is_one_short_file(name: str) -> None:
    text = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    compile(text, name, "exec")
    assert len(text.splitlines()) < LONGEST


def test_they_learn_something_and_can_be_examined(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few seconds of each; only where torch is installed."""
    torch = pytest.importorskip("torch", reason=TORCH)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import alphazero  # type: ignore[import-not-found]  # beside the tests, not among the packages
    import selfplay_ppo  # type: ignore[import-not-found]

    monkeypatch.setattr(selfplay_ppo, "GAMES", 4)
    monkeypatch.setattr(selfplay_ppo, "ENOUGH", 100)
    device = torch.device("cpu")
    net = selfplay_ppo.train("creatures", 0.05, device)
    won, margin = selfplay_ppo.examine(net, "creatures", "random", 2, device)
    assert 0.0 <= won <= 1.0
    assert abs(margin) < 200
    env = alphazero.BatchedEnv("creatures", 2, observation=selfplay_ppo.FORM)
    roots = [alphazero.Node(game, env.observer) for game in env.games()]
    alphazero.search(net, roots, env.observer, 6)
    assert [root.visits.sum() for root in roots] == [6, 6]
