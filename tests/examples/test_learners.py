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


@pytest.mark.parametrize("minutes", ["0", "0.002"])
def test_a_fraction_of_a_minute_is_kept_and_can_be_loaded(
    minutes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The network was written after the exam, which takes far longer than such a training: a run that was
    broken off in between left nothing, and one that never had a lesson did not say so."""
    torch = pytest.importorskip("torch", reason=TORCH)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import selfplay_ppo

    def broken_off(*_: object) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "ppo.pt"
    monkeypatch.setattr(selfplay_ppo, "GAMES", 4)
    monkeypatch.setattr(selfplay_ppo, "examine", broken_off)
    monkeypatch.setattr("sys.argv", ["selfplay_ppo.py", "--minutes", minutes, "--save", str(file)])
    with pytest.raises(KeyboardInterrupt):
        selfplay_ppo.main()
    assert "before the first lesson" in capsys.readouterr().out
    kept = torch.load(file, weights_only=True)
    belongs = selfplay_ppo.BatchedEnv("creatures", 1, observation=selfplay_ppo.FORM).metadata["bocage"]
    assert {name: kept[name] for name in belongs} == belongs
    torch.save(kept | {"schema_hash": "0000"}, tmp_path / "other.pt")
    with pytest.raises(ValueError, match="have other meanings here"):
        selfplay_ppo.load(tmp_path / "other.pt")
    game, net = selfplay_ppo.load(file)
    seen = selfplay_ppo.BatchedEnv(game, 1, observation=selfplay_ppo.FORM).look()
    logits, _ = net(torch.from_numpy(seen.observations), torch.from_numpy(seen.masks))
    assert torch.isfinite(logits).any()


@pytest.mark.parametrize("words", [["--save", "missing/ppo.pt"], ["--save", "."], ["--game", "chess"]])
def test_what_cannot_be_is_said_before_the_training(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason=TORCH)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import selfplay_ppo

    monkeypatch.setattr("sys.argv", ["selfplay_ppo.py", *words])
    with pytest.raises(SystemExit) as ended:
        selfplay_ppo.main()
    assert ended.value.code == 2
    assert words[1] in capsys.readouterr().err
