"""Campaigns of Agricola: games without a violation, and what they report."""

import json
from random import Random

import pytest

from bocage.cli.errors import MISUNDERSTOOD
from bocage.fuzzing import Campaign, Report, fuzz, profile_of
from bocage.games.agricola import Game
from bocage.games.agricola.referee.deck import DECK
from bocage.games.agricola.referee.land import check_land, land_of
from bocage.games.agricola.referee.setups import (
    KINDS,
    kinds_of,
    random_options,
    random_order,
    random_position,
)
from bocage.games.agricola.referee.shelter import check_housed
from bocage.games.agricola.referee.spaces import EVERY_SPACE, ROUND_CARDS, STAGES
from bocage.games.agricola.rules.drafting import DRAFTS
from tests.commands import Command
from tests.rule_marks import rule

STAGE_NAMES = {f"stage_{number + 1}" for number in range(len(STAGES))}


def campaign(games: int, seed: int, mode: str | None = None, players: int | None = None) -> Report:
    report = Report()
    for part in fuzz(Campaign("agricola", games, seed, mode, players)):
        report.add(part)
    return report


@rule("A-1.1", "A-1.3", "A-1.6", "A-6.3", "A-10.5", "A-11.4", "A-15.1", "A-17.4", "A-18.2", "A-18.11")
def test_random_games_keep_every_invariant() -> None:
    report = campaign(9, seed=3)
    assert [violation.as_json() for violation in report.violations] == []
    assert report.games == 9
    assert set(report.components) == {*DECK, *EVERY_SPACE, *STAGE_NAMES}
    played = [card for card in DECK if report.components[card].built]
    used = [card for card in DECK if report.components[card].used]
    assert len(played) > 30
    assert len(used) > 18
    assert set(used) <= set(played)


@rule("A-19.1", "A-19.3")
@pytest.mark.parametrize(("mode", "players"), [("beginner", 3), ("full", 1)])
def test_a_campaign_can_keep_to_one_mode_and_number_of_players(mode: str, players: int) -> None:
    profile = profile_of(Campaign("agricola", None, mode=mode, players=players))
    for seed in range(10):
        game = profile.new_game(Random(seed))
        assert (game.options["mode"], game.options["seats"]) == (mode, players)
    report = campaign(2, seed=2, mode=mode, players=players)
    assert report.violations == []
    hand_cards = [card for card in DECK if card not in game_majors() and report.components[card].built]
    assert bool(hand_cards) == (mode == "full")


def game_majors() -> list[str]:
    return [str(name) for name in Game(mode="beginner").position()["majors"]]  # type: ignore[attr-defined]


@rule("A-19.6", "A-19.4", "A-19.2")
def test_every_kind_of_game_and_every_draft_is_played() -> None:
    profile = profile_of(Campaign("agricola", None))
    games = [profile.new_game(Random(seed)) for seed in range(260)]
    assert {(game.options["mode"], game.options["seats"]) for game in games} == set(KINDS)
    assert {game.options.get("draft", "none") for game in games} == set(DRAFTS)
    for flag in ("additional_actions", "choose_hand", "choose_round_order", "banned", "first_player"):
        assert any(flag in game.options for game in games), flag
    assert {game.start is None for game in games} == {True, False}


@rule("A-2.6", "A-3.4", "A-10.5", "A-11.4")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_generated_set_up_can_stand(kind: tuple[str, int]) -> None:
    for seed in range(40):
        rng = Random(seed)
        assert Game.from_options(random_options(kind, rng)).to_act is not None
        game = Game.from_position(random_position(kind, rng, {}))
        assert game.to_act is not None
        for farm in game.position()["farms"]:  # type: ignore[attr-defined]
            check_land(land_of(farm))
            check_housed(farm, land_of(farm))


def test_cards_that_were_never_used_come_to_hand_first() -> None:
    rare = {"pastor", "sleeping_corner"}
    uses = {card: 0 if card in rare else 50 for card in DECK}
    found = {True: 0, False: 0}
    for seed in range(40):
        position = random_position(("full", 4), Random(seed), uses)
        for farm in position["farms"]:  # type: ignore[attr-defined]
            found[True] += len(rare & set(farm["hand"]))
            found[False] += len(rare & set(farm["cards"]))
    assert found[True] > 60  # of 80; without uses about 35
    assert found[False] == 0


@rule("A-2.1")
def test_round_cards_are_shuffled_inside_their_stages() -> None:
    orders = {tuple(random_order(Random(seed))) for seed in range(50)}
    assert len(orders) > 40
    assert all(set(order) == set(ROUND_CARDS) for order in orders)
    assert all(set(order[:4]) == set(STAGES[0]) and set(order[4:7]) == set(STAGES[1]) for order in orders)


def test_the_report_has_its_keys_with_every_card_and_space(bocage: Command) -> None:
    code, out, _ = bocage("fuzz", "agricola", "--games", "1", "--players", "1", "--json")
    facts = json.loads(out)
    assert code == 0
    told = {"schema", "game", "mode", "options", "decks", "seats", "seed"}
    told |= {"rules_version", "package_version"}
    assert set(facts) == told | {"games", "decisions", "violations", "components"}
    assert set(facts["components"]) == {*DECK, *EVERY_SPACE, *STAGE_NAMES}
    assert all({"played", "used"} <= set(facts["components"][card]) for card in DECK)


@pytest.mark.parametrize(("lang", "words"), [("en", "No violation."), ("fr", "Aucune violation")])
def test_people_get_a_table_of_the_cards(lang: str, words: str, bocage: Command) -> None:
    code, out, _ = bocage("fuzz", "agricola", "--games", "1", "--mode", "beginner", "--lang", lang)
    assert code == 0
    assert words in out
    assert "cooking_hearth_4" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "5"], "“5” is not one of 1, 2, 3, 4."),
        (["--mode", "beginer"], "Did you mean “beginner”?"),
    ],
)
def test_a_campaign_that_cannot_be_gets_one_sentence(
    words: list[str], sentence: str, bocage: Command
) -> None:
    code, out, err = bocage("fuzz", "agricola", *words)
    assert (code, out) == (MISUNDERSTOOD, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_kinds_of_games() -> None:
    assert kinds_of("full", None) == [("full", seats) for seats in (1, 2, 3, 4)]
    assert kinds_of(None, 3) == [("full", 3), ("beginner", 3)]
    assert len(kinds_of(None, None)) == 8
