"""The mutations of `scripts/mutate`: each can still be made, and a broken rule is noticed."""

import pytest

from bocage.fuzzing import Campaign, fuzz
from tests.mutations import mutations

LISTS = ["creatures"]
EVERY = [(game, mutation) for game in LISTS for mutation in mutations.mutations_of(game)]


@pytest.mark.parametrize(("game", "mutation"), EVERY, ids=lambda value: str(getattr(value, "why", value)))
def test_each_known_place_can_be_broken(game: str, mutation: mutations.Mutation) -> None:
    whole = (mutations.SOURCES / "bocage" / mutation.file).read_text("utf-8")
    assert mutations.mutated(mutation) != whole
    assert mutation.file.startswith((f"games/{game}", "core", "farmland"))


def test_a_text_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="0 times"):
        mutations.mutated(
            mutations.Mutation("games/creatures/rules/spaces.py", "no such text", "", "nothing")
        )


def test_a_broken_rule_is_noticed() -> None:
    walls = [mutation for mutation in mutations.mutations_of("creatures") if "C-10.11" in mutation.why]
    ((_, finding),) = mutations.try_all("creatures", walls)
    assert {invariant for _, _, invariant, _ in finding.violations} == {"second-engine"}
    assert next(fuzz(Campaign("creatures", 1, mutations.SEED))).violations == []


def test_sources_that_do_not_start_are_noticed() -> None:
    broken = mutations.Mutation(
        "games/creatures/rules/spaces.py", "SPACES: Final = 17", "SPACES: Final = nothing", "C-10.4"
    )
    ((_, finding),) = mutations.try_all("creatures", [broken])
    assert [invariant for _, _, invariant, _ in finding.violations] == ["import"]
