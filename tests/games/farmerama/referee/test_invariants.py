"""Every invariant of the campaigns of Farmerama finds what it is there for."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bocage.core.lanes import one
from bocage.fuzzing import Report, contract
from bocage.fuzzing.report import Broken
from bocage.games.farmerama import Game
from bocage.games.farmerama.referee.figures import read_figures
from bocage.games.farmerama.referee.legality import check_legal
from bocage.games.farmerama.referee.pieces import Pieces
from bocage.games.farmerama.referee.recount import check_scores
from bocage.games.farmerama.referee.secrecy import check_alike, check_hidden, other_world
from bocage.games.farmerama.referee.setups import KINDS
from bocage.games.farmerama.referee.usage import CardTurn, Usage
from bocage.games.farmerama.referee.watch import check_rounds
from bocage.games.farmerama.rules.actions import CARDS, WATER
from bocage.games.farmerama.rules.state import Board
from bocage.rules import ids
from tests.games.creatures.referee.test_invariants import lying
from tests.games.farmerama.rules.random_games import decisions
from tests.games.farmerama.scenario import BOX, farmerama_table
from tests.rule_marks import rule

FIGURES = read_figures(BOX)  # those of the scenarios
OURS = read_figures(None)  # those of random games
WORDS = {"components": BOX}
RULES = frozenset(ids("farmerama"))


def lose_corn(board: Board) -> None:
    board.farm0.barn -= one(3)


def find_water(board: Board) -> None:
    board.supply += one(WATER)


def owe_water(board: Board) -> None:
    board.farm0.barn -= one(WATER) * 99


def flood(board: Board) -> None:
    board.supply += one(WATER) * 250


def grow_weeds(board: Board) -> None:
    board.farm0.fields |= 7 << 9


def sow_beyond(board: Board) -> None:
    board.farm0.fields |= 1 << 45


def crowd(board: Board) -> None:
    board.farm0.places = 0x0222


def before_pacifier(board: Board) -> None:
    board.farm0.places = 0x0007


def show_twice(board: Board) -> None:
    board.display |= board.unseen & -board.unseen


def lose_tile(board: Board) -> None:
    board.unseen &= board.unseen - 1


def shrink_stack(board: Board) -> None:
    board.stack -= 1


def turn_twice(board: Board) -> None:
    board.farm0.offset += 2


def score_unturned(board: Board) -> None:
    board.farm0.ranks += one(2)


def hold_special(board: Board) -> None:
    board.farm0.special = 1


def play_three(board: Board) -> None:
    board.farm0.chosen = 0b111


@rule("F-75", "F-76", "F-77", "F-43", "F-48", "F-59")
@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        (lose_corn, "goods"),
        (find_water, "goods"),
        (owe_water, "lanes"),
        (flood, "lanes"),
        (grow_weeds, "fields"),
        (sow_beyond, "fields"),
        (crowd, "pastures"),
        (before_pacifier, "pastures"),
        (show_twice, "buildings"),
        (lose_tile, "buildings"),
        (shrink_stack, "stack"),
        (turn_twice, "wheel"),
        (score_unturned, "products"),
        (hold_special, "special"),
        (play_three, "cards"),
    ],
)
def test_a_piece_that_is_wrong_is_found(spoil: Callable[[Board], None], invariant: str) -> None:
    board = farmerama_table(2).game.board
    pieces = Pieces(board, FIGURES, "basic")
    pieces.check(board)
    spoil(board)
    with pytest.raises(Broken, match=invariant):
        pieces.check(board)


def finished(mode: str, seats: int, seed: int = 1) -> Game:
    *_, game = decisions(mode, seats, seed)
    return game


@rule("F-52", "F-53", "F-73")
@pytest.mark.parametrize(("mode", "seats"), KINDS)
def test_wrong_scores_and_wrong_winners_are_found(mode: str, seats: int) -> None:
    game = finished(mode, seats)
    check_scores(game, OURS)
    with pytest.raises(Broken, match="scores"):
        check_scores(lying(game, scores=lambda: (1.0,) * seats), OURS)
    outcome = game.outcome()
    assert outcome is not None
    outcome.winners = () if outcome.winners else (0,)
    with pytest.raises(Broken, match="winner"):
        check_scores(lying(game, outcome=lambda: outcome), OURS)


@rule("F-58", "F-73")
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("basic", 3)])
def test_a_round_too_many_is_found(mode: str, seats: int) -> None:
    game = finished(mode, seats)
    check_rounds(game, OURS)
    if seats == 1:
        assert game.board.round == 42
    game.board.round += 1
    with pytest.raises(Broken, match="rounds"):
        check_rounds(game, OURS)


@rule("F-29")
def test_a_card_carried_out_too_often_is_found() -> None:
    table = farmerama_table(4).play("water", "sow", "sow", "feed")
    usage = Usage(table.game.board, FIGURES, Report())
    usage.hear("begins", 0, CARDS.index("water"), 0, 0)
    usage.hear("fetched", 0, 3, 0, 0)
    usage.check()
    usage.hear("fetched", 0, 1, 0, 0)
    with pytest.raises(Broken, match="water is done 4 times, 3 are allowed"):
        usage.check()


@rule("F-31", "F-36", "F-42", "F-59")
@pytest.mark.parametrize(
    ("line", "cards"),
    [("", []), ("do sow", ["sow"]), ("do feed", ["feed"]), ("do feed; feed cow; turn", ["feed"])],
)
def test_an_offer_too_many_or_too_few_is_found(line: str, cards: list[str]) -> None:
    table = farmerama_table(2).given(0, barn={"carrots": 3, "hay": 5, "oats": 2, "corn": 3, "water": 2})
    table.play("sow+feed", "harvest+water")
    if line:
        table.act(0, line)
    game = table.game
    turn = CardTurn(CARDS.index(cards[0]), 3, bounded=True) if cards else None
    check_legal(game, FIGURES, turn)
    for offers in (game.legal_actions()[1:], [*game.legal_actions(), game.codec.parse("gather")]):
        with pytest.raises(Broken, match="legal"):
            check_legal(lying(game, legal_actions=lambda found=offers: found), FIGURES, turn)


@rule("F-20", "F-69")
def test_a_view_that_tells_too_much_or_too_little_is_found() -> None:
    game = farmerama_table(3, first_chief=0).act(0, "play sow+feed").game
    check_hidden(game, 1)
    whole = game.position()
    with pytest.raises(Broken, match="sees the cards"):
        check_hidden(lying(game, view=lambda seat: whole), 1)
    with pytest.raises(Broken, match="sees the cards"):
        check_hidden(lying(game, view=lambda seat: game.view(0)), 1)
    alone = Game(mode="solo", seed=1)
    check_hidden(alone, 0)
    with pytest.raises(Broken, match="piles"):
        check_hidden(lying(alone, view=lambda seat: alone.position()), 0)


@rule("F-20")
def test_games_that_a_seat_can_tell_apart_are_found() -> None:
    game = farmerama_table(2).act(0, "play sow+feed").game
    worlds = [other_world(game, 1, Random(seed), BOX) for seed in range(9)]
    others = [world for world in worlds if world is not None]
    assert len({world.key() for world in others}) > 3
    for world in others:
        check_alike(game, world, 1)
    other = next(world for world in others if world.key() != game.key())
    with pytest.raises(Broken, match="apart"):
        check_alike(game, other, 0)
    assert other_world(game, 0, Random(1), BOX) is None


@rule("F-20")
def test_a_sample_that_shows_or_asks_something_else_is_found() -> None:
    game = farmerama_table(2).act(0, "play sow+feed").game
    for seat in range(2):
        contract.check_sample(game, seat, Random(1))
    later = game.copy()
    later.play("play sow+feed")
    with pytest.raises(Broken, match="asks"):
        contract.check_sample(lying(game, sample=lambda seat, rng: later), 1, Random(1))
    hidden = next(
        sample for sample in (game.sample(1, Random(seed)) for seed in range(9)) if sample.key() != game.key()
    )
    with pytest.raises(Broken, match="can tell"):
        contract.check_sample(lying(game, sample=lambda seat, rng: hidden), 0, Random(1))
    with pytest.raises(Broken, match="legal actions"):
        contract.check_sample(lying(game, legal_actions=list), 1, Random(1))


def test_the_contract_is_checked_for_this_game_too() -> None:
    game = farmerama_table(3, first_chief=0).act(0, "play sow+feed").game
    contract.check_copy(game, Random(1))
    contract.check_position(game, WORDS)
    contract.check_view(game)
    contract.check_why_not(game, RULES)
    position: dict[str, Any] = game.position()
    position["farms"][0]["cards"] = ["sow", "water"]
    with pytest.raises(Broken, match="as another"):
        contract.check_position(lying(game, position=lambda: position), WORDS)
