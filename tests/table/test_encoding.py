"""What is sent is what was told, written once for all who see the same."""

import json
from random import Random

from bocage.table import states
from bocage.table.encoding import dump, joined
from tests.table.serving import Person


def test_the_text_of_a_state_is_the_state(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link", mode="advanced", first_player=0)
    bea.sit(table, 1, "Béa")
    with ada.join(table) as first, bea.join(table) as second:
        first.play_on(Random(1), 1)
        for person, chair in ((ada, first), (bea, second)):
            asked = chair.ask(do="lang", lang=person.lang)
            same = person.state(table)
            assert {**asked, "id": None} == same


def test_people_who_look_through_the_same_eyes_get_the_same_text(ada: Person) -> None:
    written: list[object] = []

    def counted(content: object) -> str:
        written.append(content)
        return dump(content)

    states_dump, states.dump = states.dump, counted  # type: ignore[attr-defined]
    try:
        table = ada.open("creatures", "me", "here", first_player=0)
        guests = [Person(ada.url) for _ in range(4)]
        chairs = [guest.join(table) for guest in guests]
        written.clear()
        ada.do(table, do="play", action="space three_wood", seat=0)
        for chair in chairs:
            while chair.state["to_act"] != 1:
                chair.receive()
        whole = [one for one in written if isinstance(one, dict) and "view" in one]
        assert len(whole) == 1
        for chair, guest in zip(chairs, guests, strict=True):
            chair.__exit__()
            guest.http.close()
    finally:
        states.dump = states_dump  # type: ignore[attr-defined]


def test_two_objects_are_joined() -> None:
    assert json.loads(joined(dump({"é": 1.0, "b": (1, None)}), dump({"c": "\n"}))) == {
        "é": 1.0,
        "b": [1, None],
        "c": "\n",
    }
