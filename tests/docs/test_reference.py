"""The reference has what the pages speak of: every class that `bocage.envs` hands out among it."""

import re
from pathlib import Path

from bocage import envs

PAGE = Path(__file__).parents[2] / "docs" / "reference.md"
# Modules of names such as `creatures_v0`; the page of environments tells of them.
ELSEWHERE = {"EnvironmentModule"}


def test_every_environment_is_in_the_reference() -> None:
    named = {
        name.rpartition(".")[2] for name in re.findall(r"^::: (\S+)", PAGE.read_text(encoding="utf-8"), re.M)
    }
    classes = {name for name in dir(envs) if isinstance(getattr(envs, name), type)}
    assert "SeatVector" in classes
    assert classes - named == ELSEWHERE
