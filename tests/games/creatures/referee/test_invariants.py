"""Every invariant of the campaigns finds what it is there for."""

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from bocage.core.bitset import EMPTY
from bocage.core.game import Game as CoreGame
from bocage.core.lanes import one
from bocage.core.why import NOT_ASKED, Refusal
from bocage.fuzzing import Report, contract
from bocage.fuzzing.play import Profile, Watch, play_one
from bocage.fuzzing.report import Broken
from bocage.games.creatures import Game
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.referee import profile
from bocage.games.creatures.referee.land import land_of
from bocage.games.creatures.referee.pieces import Pieces, check_notes, check_words
from bocage.games.creatures.referee.usage import Birth
from bocage.games.creatures.referee.watch import (
    check_birth,
    check_housed,
    check_land,
    check_scores,
    farm_of,
    shelters_of,
)
from bocage.games.creatures.rules.book import COTTAGE
from bocage.games.creatures.rules.goods import BORDERS, SHEEP, WOOD
from bocage.games.creatures.rules.state import Board
from bocage.rules import ids
from tests.commands import finished_game
from tests.games.creatures.scenario import creatures_table, pasture
from tests.rule_marks import rule

RULES = frozenset(ids("creatures"))


def some_game() -> Game:
    """A game with something of everything on the first farm."""
    table = creatures_table().given(
        0,
        buildings={"b1": "shelter", "b2": "stall"},
        troughs=["a1", "b2"],
        placed_borders=pasture("a1", "a2"),
        animals={"sheep": 4, "horse": 2},
        wood=3,
    )
    return table.game


def poor(board: Board) -> None:
    board.farm0.goods -= one(WOOD) * 200


def overflowing(board: Board) -> None:
    board.farm0.animals += one(SHEEP) * 255


def in_debt(board: Board) -> None:
    board.tiles = -1


@rule("C-1.7")
@pytest.mark.parametrize("spoil", [poor, overflowing, in_debt])
def test_a_supply_below_zero_or_beyond_its_lane_is_found(spoil: Callable[[Board], None]) -> None:
    game = some_game()
    check_words(game.board)
    spoil(game.board)
    with pytest.raises(Broken, match="supplies"):
        check_words(game.board)


def lose_border(board: Board) -> None:
    board.farm0.goods -= one(BORDERS)


def find_trough(board: Board) -> None:
    board.farm0.troughs |= 2


def lose_tile(board: Board) -> None:
    board.tiles -= 1


def grow(board: Board) -> None:
    board.farm1.columns += 1


def show_twice(board: Board) -> None:
    board.display = board.display.joined(board.farm0.cards.minus(COTTAGE))


@rule("C-1.2", "C-1.3", "C-1.4", "C-1.5", "C-1.6", "C-1.8")
@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        (lose_border, "borders"),
        (find_trough, "troughs"),
        (lose_tile, "tiles"),
        (grow, "expansions"),
        (show_twice, "specials"),
    ],
)
def test_a_piece_too_many_or_too_few_is_found(spoil: Callable[[Board], None], invariant: str) -> None:
    game = some_game()
    pieces = Pieces(game.board, "standard")
    pieces.check(game.board, in_hand=False)
    spoil(game.board)
    with pytest.raises(Broken, match=invariant):
        pieces.check(game.board, in_hand=False)


@rule("C-1.2", "C-1.3", "C-1.4", "C-1.5")
@pytest.mark.parametrize("piece", ["troughs", "tiles", "expansions"])
def test_more_pieces_than_the_box_holds_are_found(piece: str) -> None:
    game = some_game()
    setattr(game.board, piece, 11)
    with pytest.raises(Broken, match=piece):
        Pieces(game.board, "standard")


@pytest.mark.parametrize(
    ("note", "wrong"), [("built", 1 << 15), ("stalls", 1 << 15), ("stables", 1 << 15), ("cards", EMPTY)]
)
def test_a_note_that_disagrees_with_the_tiles_is_found(note: str, wrong: object) -> None:
    farm = some_game().board.farm0
    check_notes(farm)
    setattr(farm, note, wrong)
    with pytest.raises(Broken, match=note):
        check_notes(farm)


@rule("C-4.1", "C-12.5")
def test_a_pasture_that_is_none_is_found() -> None:
    game = some_game()
    land = land_of(game.book, farm_of(game, 0))
    check_land(game.board.farm0, land)
    with pytest.raises(Broken, match="pastures"):
        check_land(game.board.farm0, land._replace(pastures=()))
    with pytest.raises(Broken, match="unused"):
        check_land(game.board.farm0, land._replace(troughs=frozenset([(0, 0), (1, 2)])))


@rule("C-7.2")
def test_an_animal_without_home_is_found() -> None:
    shelters = shelters_of(some_game(), 0)
    # The pasture holds 8, the stall 6, Cottage and Shelter 1 each.
    check_housed(shelters, (8, 6, 1, 1))
    for herd in ((8, 6, 1, 2), (9, 6, 1, 1), (8, 7, 1, 1)):
        with pytest.raises(Broken, match="housing"):
            check_housed(shelters, herd)


@rule("C-11.2", "C-8.7")
def test_young_without_parents_and_parents_without_home_are_found() -> None:
    farm = dict(farm_of(some_game(), 0)) | {"animals": {"sheep": 4, "pig": 0, "cow": 1, "horse": 3}}
    two_cows = farm | {"animals": {"sheep": 4, "pig": 0, "cow": 2, "horse": 3}}
    check_birth(base_book(), Birth((1, 0, 0, 1), farm, parents=2), 0)
    check_birth(base_book(), Birth((1, 0, 1, 1), two_cows, parents=1), 0)
    for born in ((0, 0, 0, 1), (1, 0, 1, 1), (1, 1, 0, 1)):
        with pytest.raises(Broken, match="young"):
            check_birth(base_book(), Birth(born, farm, parents=2), 0)
    crowded = farm | {"animals": {"sheep": 40, "pig": 0, "cow": 0, "horse": 0}}
    with pytest.raises(Broken, match="housed"):
        check_birth(base_book(), Birth((1, 0, 0, 0), crowded, parents=2), 0)


class Liar:
    """A game that answers one question wrongly."""

    def __init__(self, game: CoreGame, **lies: object) -> None:
        self._game = game
        self._lies = lies

    def __getattr__(self, name: str) -> object:
        return self._lies[name] if name in self._lies else getattr(self._game, name)


def lying(game: CoreGame, **lies: object) -> Any:  # noqa: ANN401 - it stands for any game
    return Liar(game, **lies)


@rule("C-12.6", "C-12.7")
def test_wrong_scores_and_a_wrong_winner_are_found() -> None:
    game = finished_game()
    check_scores(game)
    outcome = game.outcome()
    assert outcome is not None
    with pytest.raises(Broken, match="scores"):
        check_scores(lying(game, scores=lambda: (1.0, 99.5)))
    outcome.winners = (1 - outcome.winners[0],)
    with pytest.raises(Broken, match="winner"):
        check_scores(lying(game, outcome=lambda: outcome))


def test_a_copy_that_shares_something_is_found() -> None:
    game = some_game()
    contract.check_copy(game, Random(1))
    with pytest.raises(Broken, match="changed the original"):
        contract.check_copy(lying(game, copy=lambda: game), Random(1))
    other = Game(seed=1)
    with pytest.raises(Broken, match="differs"):
        contract.check_copy(lying(game, copy=lambda: other), Random(1))


def test_a_copy_that_changes_when_the_original_goes_on_is_found() -> None:
    game = some_game()
    contract.check_left_behind([(game.copy(), game.key())])
    key = game.key()
    game.play(game.legal_actions()[0])
    with pytest.raises(Broken, match="changed a copy"):
        contract.check_left_behind([(game, key)])


def test_a_position_that_comes_back_as_another_is_found() -> None:
    game = some_game()
    contract.check_position(game)
    position = game.position()
    farms = cast(list[dict[str, object]], position["farms"])
    farms[0]["wood"] = 9
    with pytest.raises(Broken, match="as another"):
        contract.check_position(lying(game, position=lambda: position))
    farms[0]["troughs"] = ["z9"]
    with pytest.raises(Broken, match="refused"):
        contract.check_position(lying(game, position=lambda: position))
    with pytest.raises(Broken, match="other legal actions"):
        contract.check_position(lying(game, legal_actions=list))


def test_a_view_that_json_does_not_keep_is_found() -> None:
    game = some_game()
    contract.check_view(game)
    with pytest.raises(Broken, match="JSON"):
        contract.check_view(lying(game, view=lambda seat: {"hand": (1, 2)}))


def test_a_refusal_too_many_too_few_or_without_rule_is_found() -> None:
    game = some_game()
    contract.check_why_not(game, RULES)
    refusal = Refusal("C-99.9", NOT_ASKED.key, {})
    with pytest.raises(Broken, match="legal False"):
        contract.check_why_not(lying(game, why_not=lambda action: None), RULES)
    with pytest.raises(Broken, match="legal True"):
        contract.check_why_not(lying(game, legal_actions=lambda: game.codec.actions), RULES)
    silent = set(game.legal_actions())
    with pytest.raises(Broken, match=r"no rule 'C-99\.9'"):
        contract.check_why_not(
            lying(game, why_not=lambda action: None if action in silent else refusal), RULES
        )
    with pytest.raises(Broken, match="action set"):
        contract.check_why_not(lying(game, legal_actions=lambda: [*game.legal_actions(), 9999]), RULES)


def test_a_record_that_leads_elsewhere_is_found() -> None:
    game = finished_game()
    contract.check_record(game)
    with pytest.raises(Broken, match="does not replay"):
        contract.check_record(lying(game, moves=lambda: game.moves()[1:]))
    with pytest.raises(Broken, match="record"):
        contract.check_record(lying(game, moves=lambda: game.moves()[:-4]))


class Spoiled(Profile):
    """The profile of the game with something wrong in it."""

    def __init__(self, limit: int = 4000, choice: int | None = None) -> None:
        self.sound = profile(None)
        self.rules = self.sound.rules
        self.limit = limit
        self.choice = choice

    def new_game(self, rng: Random) -> CoreGame:
        return self.sound.new_game(rng)

    def choose(self, game: CoreGame, rng: Random) -> int:
        return self.sound.choose(game, rng) if self.choice is None else self.choice

    def watch(self, game: CoreGame, report: Report) -> Watch:
        return self.sound.watch(game, report)


def test_a_game_without_end_is_found() -> None:
    report = Report()
    play_one(Spoiled(limit=5), 1, 7, report)
    assert [(found.game, found.invariant) for found in report.violations] == [(7, "stuck")]


def test_whatever_the_engine_raises_is_a_violation_with_a_record() -> None:
    report = Report()
    play_one(Spoiled(choice=-5), 1, 7, report)
    assert [found.invariant for found in report.violations] == ["crash"]
    assert report.violations[0].record
