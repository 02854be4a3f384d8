"""Every refusal tells a rule, a reason and what would do: no answer is just “not asked”."""

from __future__ import annotations

from random import Random

from bocage.core.why import NOT_ASKED
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.reasons import NOT_A_HARVEST_SECTOR, NOT_A_SOW_SECTOR
from bocage.wording import refusal_sentence
from tests.games.farmerama.rules.random_games import decisions, every_kind
from tests.games.farmerama.scenario import at
from tests.rule_marks import rule

SOME = 0.05  # of the decisions of a game


@every_kind
def test_no_player_is_told_only_that_something_is_not_asked(mode: str, seats: int) -> None:
    rng = Random(seats)
    told: set[str] = set()
    for game in decisions(mode, seats, seed=seats):
        if game.to_act is None or rng.random() > SOME:
            continue
        for action in game.codec.actions:
            refusal = game.why_not(action)
            if refusal is not None:
                assert refusal.key != NOT_ASKED.key, (game.prompt, game.codec.text(action))
                assert refusal.rule.startswith("F-")
                told.add(refusal.key)
    assert len(told) > 10


@rule("F-31", "F-34", "F-42")
def test_turning_the_wheel_as_often_as_told_opens_the_field() -> None:
    for card, reason in (("sow", NOT_A_SOW_SECTOR), ("harvest", NOT_A_HARVEST_SECTOR)):
        crops = {} if card == "sow" else {"b1": "hay"}
        for turned in range(7):
            barn = {"carrots": 1, "hay": 1, "oats": 1, "corn": 1, "water": 9}
            table = at(card, barn=barn, fields=crops, turned=turned)
            refusal = table.game.why_not(table.game.codec.parse(f"{card} b1"))
            if refusal is None:
                continue
            assert refusal.key == reason.key
            turns = refusal.numbers["turns"]
            assert _opens(table.game, card, turns)
            assert not _opens(table.game, card, turns - 1)


def _opens(game: Game, card: str, turns: int) -> bool:
    """Whether b1 can be worked after so many steps; crops that the bar meets are no matter here."""
    trial = game.copy()
    assert isinstance(trial, Game)
    for _ in range(turns):
        trial.play("turn")
    return trial.why_not(trial.codec.parse(f"{card} b1")) is None


@rule("F-31", "F-33")
def test_a_crop_that_neither_barn_nor_supply_has_is_told_so() -> None:
    table = at("sow", barn={"water": 1}, fields={})
    assert table.refused("sow a1") == ("F-31", "none-in-barn")
    table.game.board.supply = 0
    refusal = table.refusal("sow a1")
    assert (refusal.rule, refusal.key) == ("F-31", "none-anywhere")
    assert refusal_sentence(table.game, refusal, "en").startswith(
        "F-31: Your barn and the supply have no carrots left"
    )
