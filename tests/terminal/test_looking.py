"""Looking things up: what NAME, hint, round cards to come."""

from pathlib import Path

import pytest

from bocage import games
from bocage.bots import Budget
from bocage.messages import LANGUAGES
from bocage.terminal import hints
from bocage.terminal.lookup import find, mentions
from bocage.terminal.screens import playable, screen_for
from bocage.terminal.signs import folded
from tests.games.agricola.scenario import agricola_table
from tests.games.agricola.screen.sitting import alone_at_the_screen
from tests.rule_marks import rule
from tests.terminal.sitting import Sitting

both_languages = pytest.mark.parametrize("lang", LANGUAGES)
QUICK = Budget(simulations=12)


# What a thing is.


@pytest.mark.parametrize(
    ("lang", "typed", "answer"),
    [
        ("en", "what walls", "C-10.11"),
        ("en", "what is feeding", "C-10.13"),
        ("en", "what shelter", "When built, take 1 animal of any type."),
        ("en", "quoi abri", "When built, take 1 animal of any type."),
        ("fr", "quoi nurs", "Abrite 1 animal de chaque espèce."),
        ("fr", "quoi murets", "C-10.11"),
        ("en", "what u", "C-6.2"),
        ("en", "what sheep", "C-12.3"),
        ("en", "what rearing", "R-12"),
        ("en", "rules walls", "C-10.11"),
        ("en", "what sheltr", "Did you mean: Shelter?"),
        ("en", "what xyzzy", "Nothing here is called “xyzzy”."),
        ("en", "what", "What is what?"),
        ("en", "what s", "“s” may be: "),
    ],
)
def test_anything_is_explained_by_its_name(lang: str, typed: str, answer: str, tmp_path: Path) -> None:
    assert answer in Sitting([typed], tmp_path, lang=lang).flat(typed)


@rule("A-7.4")
@pytest.mark.parametrize("typed", ["what farmland", "rules farmland", "quoi terre lab"])
def test_a_space_of_agricola_is_explained(typed: str, tmp_path: Path) -> None:
    sitting = alone_at_the_screen(agricola_table().game, tmp_path, [typed])
    assert "A-7.4 players: 1-4; kind: permanent; effect: plow 1 field" in sitting.flat(typed)


@pytest.mark.parametrize("game", playable())
@both_languages
def test_every_entry_can_be_read_and_fits(game: str, lang: str) -> None:
    kind = games.game_class(game)
    assert kind is not None
    position = kind.from_options({} if game == "creatures" else {"seats": 2}, 1)
    screen = screen_for(game, lang, ["Ann", "Bob"])
    entries = screen.entries(position)
    for entry in entries:
        lines = [str(line) for line in entry.describe()]
        assert len(lines) > 1
        assert max(map(len, lines)) <= screen.width
        assert all(name == name.strip() and name for name in entry.names)
        assert entry in find(entry.names[0], entries).entries


@pytest.mark.parametrize("game", playable())
def test_every_answer_that_has_a_name_is_explained(game: str) -> None:
    kind = games.game_class(game)
    assert kind is not None
    position = kind.from_options({} if game == "creatures" else {"seats": 2}, 1)
    screen = screen_for(game, "en", ["Ann", "Bob"])
    screen.vocabulary(position.codec)
    entries = screen.entries(position)
    for action in position.codec.actions:
        if position.codec.words_of(action)[0].sort in ("space", "building", "card", "tile", "animal"):
            for lang in LANGUAGES:
                name = screen.noun(action, lang).split(".")[0]
                assert not name or find(name, entries).entries, name


def test_rules_that_speak_of_a_card_are_found_by_whole_words() -> None:
    assert "R-13" in mentions(["Breeding Station"], "creatures", "en")
    assert mentions(["Breeding Stat"], "creatures", "en") == []


@pytest.mark.parametrize(
    ("typed", "same"), [("Étable", "etable"), ("BŒUF", "bœuf"), ("d’argile", "d'argile")]
)
def test_words_are_compared_without_accents_and_capitals(typed: str, same: str) -> None:
    assert folded(typed) == folded(same)


# Hints.


@both_languages
def test_a_hint_tells_the_best_answers_and_changes_nothing(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints.hint_lines, "__defaults__", (QUICK,))
    words = "conseil" if lang == "fr" else "hint"
    sitting = Sitting([words], tmp_path, lang=lang)
    assert ("Conseil : Placer" if lang == "fr" else "Hint: Place") in sitting.flat(words)
    assert "points" in sitting.flat(words)
    assert sitting.moves == []


def test_a_hint_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(hints, "advise", stopped)
    sitting = Sitting(["hint", "three_wood"], tmp_path)
    assert "The analysis was stopped." in sitting.after("hint")
    assert sitting.moves == ["space three_wood"]


# Round cards.


@rule("A-1.6", "A-2.1")
@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Still to come in stage 2: "), ("fr", "À venir dans la période 2 : ")]
)
def test_the_round_cards_to_come_are_shown(lang: str, title: str, tmp_path: Path) -> None:
    table = agricola_table().course(round=5)
    text = " ".join(alone_at_the_screen(table.game, tmp_path, [], lang).text.split())
    coming = text.split(title)[1].split(".")[0].split(", ")
    board = table.game.board
    assert len(coming) == 7 - int(board.round)
    assert not any(name in text.split(title)[0] for name in coming)


@rule("A-1.6")
def test_in_the_last_round_nothing_comes(tmp_path: Path) -> None:
    text = alone_at_the_screen(agricola_table().course(round=14).game, tmp_path, []).text
    assert "Still to come" not in text
