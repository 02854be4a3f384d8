"""What the analysis desk works with: weighing, lines, warnings, variations, deals of a day."""

import json
from random import Random

import pytest

from bocage import games
from bocage.analysis.prospect import Prospect
from bocage.bots.budget import Budget
from bocage.core.errors import BadRecord, BocageError
from bocage.core.game import Game
from bocage.core.record import parse_record
from bocage.core.state import NATURE
from bocage.learning import desk
from bocage.learning.daily import chance, deal, deals, settle
from bocage.learning.errors import BadLink
from bocage.learning.variations import (
    MOST,
    Branch,
    Variation,
    branches_of,
    check_variations,
    read_variations,
    with_variations,
)


def fresh(**position: object) -> Game:
    kind = games.game_class("creatures")
    assert kind is not None
    return kind.from_position({"game": "creatures", **position})


LAST = {"round": 8, "farms": [{"wood": 3, "animals": {"sheep": 1}}, {"animals": {"pig": 1}}]}


def test_candidates_come_with_worth_doubt_and_lines_that_add_up() -> None:
    game = fresh(**LAST)
    found = desk.weigh(game, 0)
    assert 2 <= len(found) <= desk.CANDIDATES
    best = found[0]
    assert best.lines == {}
    for other in found[1:]:
        assert other.worth <= best.worth
        assert sum(other.lines.values()) == pytest.approx(best.worth - other.worth, abs=0.11)
    with pytest.raises(ValueError, match="not to act"):
        desk.weigh(game, 1)


def test_a_line_can_be_played_and_ends_before_chance() -> None:
    game = fresh(**LAST)
    line = desk.best_line(game, 6)
    assert 1 <= len(line) <= 6
    for seat, text in line:
        assert game.to_act == seat
        game.play(text)
    farm = games.game_class("farmerama")
    assert farm is not None
    assert desk.best_line(farm.from_options({"seats": 2}), 6) == []  # chance is to decide


def test_a_costly_move_is_warned_of_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    game = fresh(**LAST)
    best, *others = [opinion.action for opinion in desk._opinions(game, Budget(60), 0)]
    doubts = [0.1, 0.0, -0.1] * 4

    def foresee(after: Game, seat: int, budget: Budget, rng: Random) -> Prospect:
        margin = (5.0 if after.moves()[0][1] == best else 1.0) + doubts.pop()
        return Prospect(margin, margin, {"animals": margin})

    monkeypatch.setattr(desk, "foresee", foresee)
    monkeypatch.setattr(desk, "LOOK", Budget(60))
    warned = desk.warn(game, 0, others[0], 3.0)
    assert warned is not None
    assert warned.loss == pytest.approx(4.0)
    assert 0 < warned.doubt < 1
    assert game.codec.parse(warned.better[0]) == best
    assert sum(warned.lines.values()) == pytest.approx(4.0)
    assert desk.warn(game, 0, others[0], 3.9) is None  # the doubt speaks for the player
    assert desk.warn(game, 0, best, 0.5) is None


def test_questions_are_plain_data() -> None:
    game = fresh(**LAST)
    asked: dict[str, object] = {"game": "creatures", "start": game.position(), "moves": [], "what": "weigh"}
    found = json.loads(json.dumps(desk.study(asked)))
    assert found[0]["line"]
    line = desk.study({**asked, "what": "line", "length": 2})
    assert isinstance(line, list)
    assert len(line) == 2
    action = game.codec.parse("space one_stone")
    assert desk.study({**asked, "what": "warn", "action": action, "limit": 60.0}) is None
    kind = games.game_class("creatures")
    assert kind is not None
    assert desk.study({"game": "creatures", "options": {}, "moves": [], "what": "weigh"}) == []


def record_of_two() -> Game:
    game = fresh(round=3)
    game.play("space three_wood")
    game.play("space two_stone")
    return game


def test_variations_are_read_back_from_a_record() -> None:
    game = record_of_two()
    branch = Branch(1, [Variation("space walls", "better?", 1.25, [Variation("space expand", nodes=[])])])
    text = with_variations(game.record(), [branch])
    record, found = read_variations(text)
    assert found == [branch]
    assert record.moves == game.record().moves
    assert parse_record(text).lines() == game.record().lines()
    kind = games.game_class("creatures")
    assert kind is not None
    assert with_variations(game.record(), []) == "\n".join(game.record().lines()) + "\n"


def test_variations_must_be_possible() -> None:
    game = record_of_two()
    start = fresh(round=3)
    check_variations(start, game.record(), [Branch(1, [Variation("space walls")])])
    for move in ("space three_wood", "space nowhere"):
        with pytest.raises(BocageError):
            check_variations(start, game.record(), [Branch(1, [Variation(move)])])


@pytest.mark.parametrize(
    "value",
    [
        3,
        [3],
        [{"after": 9, "then": []}],
        [{"after": 0, "then": 3}],
        [{"after": 0, "then": [{"move": 3}]}],
        [{"after": 0, "then": [{"move": "space walls", "remark": 3}]}],
        [{"after": 0, "then": [{"move": "x"}] * (MOST + 1)}],
    ],
)
def test_variations_that_cannot_be_read_are_refused(value: object) -> None:
    with pytest.raises(BadRecord):
        branches_of(value, 2)


DAY = "2026-11-16"


def test_the_deal_of_a_day_comes_of_date_game_and_rules() -> None:
    seeds = {(one.game, one.sort): one.seed for one in deals(DAY)}
    assert len(set(seeds.values())) == len(seeds)
    assert {one.seed for one in deals("2026-11-17")}.isdisjoint(seeds.values())
    assert {game for game, sort in seeds if sort == "two"} >= {"creatures", "agricola", "farmerama"}
    assert ("creatures", "alone") not in seeds
    with pytest.raises(BadLink):
        deals("today")
    assert deal(DAY, "creatures", "three") is None
    assert deal(DAY, "chess", "two") is None


@pytest.mark.parametrize("id", ["agricola", "farmerama"])
def test_cards_come_in_the_same_order_whatever_players_do(id: str) -> None:
    one = deal(DAY, id, "two")
    assert one is not None
    orders = []
    for choice in (0, -1):
        game = one.begin()
        assert game.position() == one.begin().position()
        for _ in range(160):
            if game.to_act is None:
                break
            actions = game.legal_actions()
            game.play(actions[choice])
            settle(game, one.seed)
        drawn = [game.codec.text(action) for seat, action in game.moves() if seat == NATURE]
        orders.append([text for text in drawn if text.startswith(("draw ", "reveal "))])
    shorter = min(map(len, orders))
    assert shorter > 1
    assert orders[0][:shorter] == orders[1][:shorter]


def test_what_comes_up_again_does_not_always_come_first() -> None:
    one = deal(DAY, "farmerama", "alone")
    assert one is not None
    game = one.begin()
    found = []
    for _ in range(300):
        if game.to_act is None:
            break
        if game.to_act == NATURE:
            action = chance(game, one.seed)
            found.append(game.codec.text(action))
            game.play(action)
        else:
            game.play(game.legal_actions()[0])
    assert len(set(found)) > 3
