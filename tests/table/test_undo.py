"""The way back: step, turn, redo, confirmation, and where it ends."""

from tests.table.serving import House, Person

FENCES = "space fences"


def open_in_walls(ada: Person, **settings: object) -> str:
    """A table where the first player is in the middle of placing walls."""
    table = ada.open("creatures", "me", "here", settings=settings, first_player=0)
    ada.do(table, do="play", action="space walls", seat=0)
    ada.do(table, do="play", action="border a1n", seat=0)
    return table


def borders(state: dict[str, object]) -> list[str]:
    view = state["view"]
    assert isinstance(view, dict)
    return list(view["farms"][0]["placed_borders"])


def test_one_decision_can_be_taken_back_and_repeated(ada: Person) -> None:
    table = open_in_walls(ada)
    assert borders(ada.state(table)) == ["a1n"]
    state = ada.do(table, do="undo", seat=0)
    assert borders(state) == []
    assert (state["can_undo"], state["can_redo"]) == (1, 1)
    assert borders(ada.do(table, do="redo", seat=0)) == ["a1n"]


def test_a_whole_turn_can_be_taken_back(ada: Person) -> None:
    table = open_in_walls(ada)
    assert ada.state(table)["can_undo_turn"] == 2
    state = ada.do(table, do="undo", turn=True, seat=0)
    assert state["question"]["key"] == "space"
    assert state["can_undo_turn"] == 0
    assert "walls" not in state["view"]["spaces"]


def test_the_log_forgets_what_was_taken_back(ada: Person) -> None:
    table = open_in_walls(ada)
    before = ada.state(table)
    last = before["log"]["entries"][-1]
    assert last["key"] == "border"
    ada.do(table, do="undo", seat=0)
    state = ada.do(table, do="play", action="border b1n", seat=0)
    fresh = ada.state(table, since=before["seq"])
    assert fresh["log"]["from"] <= last["n"]
    assert "b1" in fresh["log"]["entries"][-1]["sentence"]
    assert all("a1" not in entry["sentence"] for entry in state["log"]["entries"])


def test_another_decision_ends_what_could_be_repeated(ada: Person) -> None:
    table = open_in_walls(ada)
    ada.do(table, do="undo", seat=0)
    assert ada.do(table, do="play", action="border b1n", seat=0)["can_redo"] == 0
    assert ada.do(table, 409, do="redo", seat=0)["error"] == "nothing-to-redo"


def test_at_one_screen_the_way_back_leads_through_all_turns(ada: Person) -> None:
    """Nothing was hidden, and nobody else sits there: a slip costs nothing."""
    table = ada.open("creatures", "me", "here", first_player=0)
    ada.do(table, do="play", action="space three_wood", seat=0)
    assert ada.state(table)["to_act"] == 1
    assert ada.do(table, do="undo", seat=0)["to_act"] == 0
    ada.do(table, do="play", action="space three_wood", seat=0)
    ada.do(table, do="play", action="space one_stone", seat=1)
    assert ada.do(table, do="undo", seat=0)["to_act"] == 1
    assert ada.do(table, do="undo", seat=0)["to_act"] == 0
    assert ada.do(table, 409, do="undo", seat=0)["error"] == "nothing-to-undo"


def test_nobody_takes_back_what_another_did(house: House, ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link", first_player=0)
    bea.sit(table, 1, "Béa")
    ada.do(table, do="play", action="space three_wood")
    assert bea.state(table)["can_undo"] == 0
    assert bea.do(table, 409, do="undo")["error"] == "nothing-to-undo"
    assert bea.do(table, 403, do="undo", seat=0)["error"] == "not-your-seat"


def test_what_chance_has_decided_stays(ada: Person) -> None:
    table = ada.open("farmerama", "me", mode="solo")
    state = ada.state(table)
    seq = -1
    while state["seq"] != seq:  # until a card was turned up after a decision
        seq = state["seq"]
        wanted = [action for action in state["actions"] if action["notation"] == "stop"] or state["actions"]
        state = ada.do(table, do="play", action=wanted[0]["notation"])
        if (
            any(entry["key"] == "turned_up" for entry in state["log"]["entries"][-3:])
            and not state["can_undo"]
        ):
            break
    assert ada.do(table, 409, do="undo")["error"] == "nothing-to-undo"


def test_cards_that_were_turned_over_stay(ada: Person, bea: Person) -> None:
    table = ada.open("farmerama", "me", "link", mode="basic")
    bea.sit(table, 1, "Béa")
    ada.do(table, do="play", action="play sow+water")
    assert ada.state(table)["can_undo"] == 1
    bea.do(table, do="play", action="play sow+feed")
    assert ada.state(table)["can_undo"] == bea.state(table)["can_undo"] == 0


def test_a_table_can_do_without_undo(ada: Person) -> None:
    table = open_in_walls(ada, undo=False)
    assert ada.state(table)["can_undo"] == 0
    assert ada.do(table, 409, do="undo", seat=0)["error"] == "nothing-to-undo"


def test_with_confirmation_the_end_of_a_turn_waits(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link", settings={"confirm": True}, first_player=0)
    bea.sit(table, 1, "Béa")
    state = ada.do(table, do="play", action="space three_wood")
    assert state["to_act"] == 0
    assert state["pending"]["notation"] == "space three_wood"
    seen = bea.state(table)
    assert seen["pending"] is None
    assert "worker" not in seen["view"]["spaces"]["three_wood"]
    assert ada.do(table, do="undo")["pending"] is None
    ada.do(table, do="play", action="space one_stone")
    assert ada.do(table, do="confirm")["to_act"] == 1
    assert ada.do(table, 409, do="confirm")["error"] == "nothing-to-confirm"


def test_with_confirmation_the_rest_of_a_turn_goes_on(ada: Person) -> None:
    table = ada.open("creatures", "me", "here", settings={"confirm": True}, first_player=0)
    state = ada.do(table, do="play", action="space walls; border a1n", seat=0)
    assert state["pending"] is None
    assert borders(state) == ["a1n"]


def test_a_line_can_be_tried_without_anybody_knowing(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link", first_player=0)
    bea.sit(table, 1, "Béa")
    before = bea.state(table)
    ada.do(table, do="play", action="space walls")
    seq = ada.state(table)["seq"]
    trial = ada.do(table, do="try", action="border a1n; border b1n")
    assert trial["type"] == "trial"
    assert trial["view"]["farms"][0]["placed_borders"] == ["a1n", "b1n"]
    after = ada.state(table)
    assert after["seq"] == seq
    assert after["view"]["farms"][0]["placed_borders"] == []
    assert bea.state(table)["view"]["farms"] == before["view"]["farms"]
    assert ada.do(table, 422, do="try", action="border a1n; border a1n")["error"] == "illegal-action"
    assert bea.do(table, 403, do="try", action="border a1n", seat=0)["error"] == "not-your-seat"
    assert bea.do(table, 409, do="try", action="border a1n")["error"] == "turn-of"


def test_what_would_reveal_something_cannot_be_tried(ada: Person, bea: Person) -> None:
    table = ada.open("farmerama", "me", "link", mode="basic")
    bea.sit(table, 1, "Béa")
    laid = ada.do(table, do="try", action="play sow+water")["view"]["farms"][0]["cards"]
    assert laid == ["sow", "water"]
    ada.do(table, do="play", action="play sow+water")
    assert bea.do(table, 409, do="try", action="play sow+feed")["error"] == "not-to-try"


def test_a_trial_draws_no_card(ada: Person) -> None:
    table = ada.open("farmerama", "me", mode="solo")
    notation = ada.state(table)["actions"][0]["notation"]
    trial = ada.do(table, do="try", action=notation)
    assert trial["to_act"] in (0, -1)
    assert ada.do(table, do="try", action=notation)["view"] == trial["view"]
