"""The first game has no cards in hand, and no sentence speaks of them (A-19.3)."""

import re
from pathlib import Path
from random import Random

from bocage.games.agricola import Game
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.screen.screen import AgricolaScreen
from bocage.wording.sentences import action_sentence, question, refusal_sentence
from tests.games.agricola.scenario import agricola_table
from tests.games.agricola.screen.sitting import NAMES, alone_at_the_screen, both_languages
from tests.rule_marks import rule

OF_CARDS = re.compile(
    r"lessons|apprentissage|minor|occupation|\bhand\b|play nothing|mineur|savoir-faire|\bmain\b|ni jouer",
    re.IGNORECASE,
)
IMPROVING = {"en": "Build nothing", "fr": "Ne rien construire"}


def sentences(game: Game, screen: AgricolaScreen) -> list[str]:
    """What is said at one decision: the table, the question, the answers, why spaces are closed."""
    lang = screen.lang
    found = [str(line) for line in screen.lines(game, {}, 40)]
    found += [question(game, lang), screen.aside(game)]
    found += [action_sentence(game, action, lang) for action in game.legal_actions()]
    if game.prompt[1] == "space":
        for name in set(SPACE_NAMES) - {"lessons", "more_lessons"}:  # which are not shown
            refusal = game.why_not(game.codec.parse(f"space {name}"))
            found += (
                [refusal_sentence(game, refusal, lang)] if refusal and refusal.key != "not-in-play" else []
            )
    return found


@rule("A-19.3")
@both_languages
def test_no_sentence_of_a_whole_first_game_speaks_of_cards_in_hand(lang: str) -> None:
    game, rng = Game(seats=2, seed=1, mode="beginner"), Random(1)
    screen = AgricolaScreen(lang, NAMES)
    said: set[str] = set()
    while game.to_act is not None:
        said.update(sentences(game, screen) if game.to_act >= 0 else [])
        game.play(rng.choice(list(game.legal_actions())))
    assert [line for line in said if OF_CARDS.search(line)] == []
    assert IMPROVING[lang] in said


@rule("A-19.3")
@both_languages
def test_the_terminal_offers_no_look_at_a_hand_in_the_first_game(lang: str, tmp_path: Path) -> None:
    told = [
        alone_at_the_screen(agricola_table(2, mode=mode).game, tmp_path, ["help", "xyzzy"], lang).text
        for mode in ("beginner", "full")
    ]
    assert [bool(OF_CARDS.search(text)) for text in told] == [False, True]
