"""Choosing cards in secret, and the course of the round (F-19, F-20, F-55, F-59)."""

import pytest

from bocage.core.state import NATURE
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.actions import CARDS
from tests.games.farmerama.scenario import farmerama_table
from tests.rule_marks import rule

PAIRS = [
    "play sow+harvest", "play sow+water", "play harvest+water", "play sow+feed", "play harvest+feed",
    "play water+feed", "play sow+seeds", "play harvest+seeds", "play water+seeds", "play feed+seeds",
]  # fmt: skip


@rule("F-19")
def test_a_round_is_choosing_awarding_working_and_cleaning_up() -> None:
    table = farmerama_table(2).given(0, barn={"carrots": 1})
    phases: list[str] = []
    while table.read("round") in (0, 1):
        if not phases or phases[-1] != table.game.prompt[1]:
            phases.append(table.game.prompt[1])
        offers = table.offers()
        table.game.play(next(text for text in ("play sow+feed", "stop", offers[0]) if text in offers))
    assert phases == ["pick-two", "tile", "which-card", "sow", "which-card", "sow", "feed", "draw"]
    assert table.read("wheel") == 1


@rule("F-20")
def test_cards_lie_face_down_until_all_are_turned_up_together() -> None:
    table = farmerama_table(3, first_chief=0).act(0, "play sow+feed").act(1, "play sow")
    assert table.read("cards_open") is False
    for seat, secret in ((0, 1), (1, 0), (2, 0), (2, 1)):
        farms = table.game.view(seat)["farms"]
        assert isinstance(farms, list)
        assert "cards" not in farms[secret]
        assert farms[secret]["laid"] > 0
    assert table.heard("played") == []
    table.act(2, "play harvest")
    assert [seat for seat, _ in table.heard("played")] == [0, 1, 2]
    farms = table.game.view(2)["farms"]
    assert isinstance(farms, list)
    assert [farm["cards"] for farm in farms] == [["sow", "feed"], ["sow"], ["harvest"]]


@rule("F-20")
def test_one_sees_ones_own_choice() -> None:
    table = farmerama_table(4).act(0, "play seeds")
    farms = table.game.view(0)["farms"]
    assert isinstance(farms, list)
    assert farms[0]["cards"] == ["seeds"]


@rule("F-20")
def test_all_five_cards_are_there_every_round_and_one_must_be_chosen() -> None:
    table = farmerama_table(4).given(0, barn={}, fields={})
    before = table.offers()
    assert "stop" not in before
    table.play("feed", "sow", "water", "harvest").pass_on()
    assert table.read("round") == 2
    assert table.offers() == before


@rule("F-20", "F-55", "F-59")
@pytest.mark.parametrize(
    ("seats", "asked"),
    [
        (1, ["F-20 pick"]),
        (2, ["F-59 pick-two", "F-59 pick-two"]),
        (3, ["F-55 pick-one-or-two", "F-20 pick", "F-20 pick"]),
        (4, ["F-20 pick", "F-20 pick", "F-20 pick", "F-20 pick"]),
    ],
)
def test_the_question_tells_how_many_cards_are_laid(seats: int, asked: list[str]) -> None:
    table = farmerama_table(seats, first_chief=0) if seats == 3 else farmerama_table(seats)
    if seats == 1:
        table.chance("reveal sow")
    found = []
    for hand in asked:
        found.append(" ".join(table.game.prompt))
        table.game.play("play sow+feed" if hand.endswith("two") else "play sow")
    assert found == asked


@rule("F-59")
@pytest.mark.parametrize("card", ["sow", "harvest", "water", "feed", "seeds"])
def test_of_two_cards_the_missing_one_is_told(card: str) -> None:
    refusal = farmerama_table(2).refusal(f"play {card}")
    assert (refusal.rule, refusal.key) == ("F-59", "cards-missing")
    assert refusal.numbers == {"cards": 1 << CARDS.index(card), "need": 2, "missing": 1}


@rule("F-20")
def test_a_second_card_is_one_too_many() -> None:
    refusal = farmerama_table(4).refusal("play sow+water")
    assert (refusal.rule, refusal.key, refusal.numbers) == ("F-20", "too-many-cards", {"need": 1})


@rule("F-55")
def test_a_second_card_is_for_the_holder_of_the_chief_sheep_only() -> None:
    table = farmerama_table(3, first_chief=0).act(0, "play sow+water")
    assert table.refused("play sow+water") == ("F-55", "only-chief-lays-two")


@rule("F-20", "F-59")
@pytest.mark.parametrize(("seats", "told"), [(2, ("F-59", 2)), (4, ("F-20", 1))])
def test_laying_cannot_be_left_out(seats: int, told: tuple[str, int]) -> None:
    refusal = farmerama_table(seats).refusal("stop")
    assert (refusal.rule, refusal.key, refusal.numbers) == (told[0], "must-lay", {"need": told[1]})


@rule("F-59")
def test_with_two_players_each_plays_two_different_cards() -> None:
    table = farmerama_table(2)
    assert table.offers() == PAIRS
    table.act(0, "play sow+feed")
    assert table.offers() == PAIRS


@rule("F-59")
@pytest.mark.parametrize("order", ["water feed", "feed water"])
def test_with_two_players_each_carries_out_the_two_cards_in_any_order(order: str) -> None:
    table = farmerama_table(2).play("water+feed", "sow+harvest")
    assert table.offers() == ["do water", "do feed"]
    first, second = order.split()
    table.act(0, f"do {first}; stop")
    numbers = {"water": 2, "feed": 3}
    assert [begun[0] for _, begun in table.heard("begins")] == [numbers[first], numbers[second]]


@rule("F-59")
def test_a_card_that_was_not_played_cannot_be_carried_out() -> None:
    table = farmerama_table(2).play("water+feed", "sow+harvest")
    refusal = table.refusal("do sow")
    laid = 1 << CARDS.index("water") | 1 << CARDS.index("feed")
    assert (refusal.rule, refusal.key) == ("F-59", "card-not-played")
    assert refusal.numbers == {"card": CARDS.index("sow"), "cards": laid}


@rule("F-59")
def test_before_a_card_is_chosen_the_refusal_tells_which_one_would_do() -> None:
    table = farmerama_table(2).play("water+feed", "sow+harvest")
    assert table.refusal("fetch 1").numbers == {"card": CARDS.index("water")}
    assert table.refused("fetch 1") == ("F-59", "begin-card-first")
    assert table.refused("turn") == ("F-59", "choose-card-first")
    assert table.refused("harvest a1") == ("F-59", "card-not-played")


@rule("F-29", "F-59")
def test_what_belongs_to_another_card_tells_whether_it_comes_has_been_or_is_none() -> None:
    table = farmerama_table(2).play("water+feed", "sow+harvest").act(0, "do water")
    assert table.refused("feed cow") == ("F-29", "card-to-come")
    assert table.refused("do feed") == ("F-29", "card-to-come")
    assert table.refused("do water") == ("F-29", "carrying-out")
    assert table.refused("sow a1") == ("F-29", "not-this-card")
    table.act(0, "stop")
    assert table.refused("fetch 1") == ("F-29", "card-done")


@rule("F-55")
def test_with_three_players_chance_names_the_first_chief() -> None:
    game = Game(seats=3)
    game.play("draw sundial")
    game.play("draw well")
    assert game.to_act == NATURE
    assert [game.codec.text(action) for action in game.legal_actions()] == ["chief 1", "chief 2", "chief 3"]
    game.play("chief 2")
    assert game.to_act == 1
    assert game.position()["chief"] == 1


@rule("F-55")
@pytest.mark.parametrize("chief", [0, 1, 2])
def test_the_chief_may_play_two_cards_the_others_one(chief: int) -> None:
    table = farmerama_table(3, first_chief=chief)
    for turn in range(3):
        seat = (chief + turn) % 3
        assert table.game.to_act == seat
        assert len(table.offers()) == (5 + 10 if seat == chief else 5)
        table.act(seat, table.offers()[0])


@rule("F-55")
def test_the_chief_may_be_content_with_one_card() -> None:
    table = farmerama_table(3, first_chief=0).play("water", "sow", "feed")
    assert table.asked == (0, "fetch")
    table.act(0, "fetch 1; stop")
    assert table.game.to_act == 1


@rule("F-55")
def test_the_chief_decides_which_card_comes_first() -> None:
    table = farmerama_table(3, first_chief=1).play("harvest", "sow+water", "feed")
    assert table.asked == (1, "which-card")
    assert table.offers() == ["do sow", "do water"]
    table.act(1, "do water; fetch 1; stop")
    assert table.asked == (1, "sow")


@rule("F-18", "F-41")
def test_the_order_moves_on_by_one_seat_every_round() -> None:
    table = farmerama_table(4)
    firsts = []
    for _ in range(6):
        assert table.game.to_act is not None
        firsts.append(table.game.to_act)
        table.play("water", "sow", "feed", "harvest").pass_on()
    assert firsts == [0, 1, 2, 3, 0, 1]


@rule("F-41", "F-57")
def test_with_three_players_the_order_begins_with_the_chief() -> None:
    table = farmerama_table(3, first_chief=2)
    order = []
    for chief in (2, 0, 1, 2):
        order.append(table.game.to_act)
        hands = ["water", "feed", "sow"]
        hands[chief] = "harvest+seeds"
        table.play(*hands).pass_on()
    assert order == [2, 0, 1, 2]


@rule("F-59")
def test_two_cards_can_be_named_in_either_order() -> None:
    codec = farmerama_table(2).game.codec
    assert codec.parse("play feed+sow") == codec.parse("play sow+feed")
    assert codec.text(codec.parse("play feed+sow")) == "play sow+feed"
