"""A second engine that plays in step: after each action both must ask the same and stand the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bocage.fuzzing.report import Broken
from bocage.games.creatures import Game
from bocage.games.creatures.referee.second.asking import BETWEEN_ACTIONS, NATURE, Question, Steps
from bocage.games.creatures.referee.second.calls import carry_out, required_calls, usable_calls
from bocage.games.creatures.referee.second.course import course
from bocage.games.creatures.referee.second.scoring import sheet, winner
from bocage.games.creatures.referee.second.table import comparable, table_of
from bocage.games.creatures.referee.second.tiles import TILES

CALL = "call "


def can_follow(game: Game) -> bool:
    """Whether the second engine knows every tile of a game, and its rulings."""
    told: dict[str, Any] = game.position()
    tiles = {*told["display"], *(tile for farm in told["farms"] for tile in farm["buildings"].values())}
    if game.to_act == NATURE:
        texts = map(game.codec.text, game.legal_actions())
        tiles |= {text.split()[1] for text in texts if text.startswith("draw ")}
    return tiles <= set(TILES)


class Differs(Exception):
    """The two do not agree here."""


class Referee:
    """Follows one game."""

    def __init__(self, game: Game) -> None:
        told: dict[str, Any] = game.position()
        self.game = game
        self.table = table_of(told)
        first = told["options"].get("first_player")
        chance = game.to_act == NATURE
        self.steps: list[Steps] = [course(self.table, chance=chance, starter=first)]
        self.question: Question | None = None
        self.compared = 0
        self._send(None)
        self.check()

    def play(self, action: int) -> None:
        """The engine was told this action: so are we. Then compare."""
        text = self.game.codec.text(action)
        assert self.question is not None
        if text.startswith(CALL):
            self.steps.append(carry_out(self.table, self.question.seat, text))
            self._send(None)
        elif self.question.pause:  # passed, though it may be asked again
            self.question = replace(self.question, calls=frozenset())
        else:
            self._send(text)
        self.check()

    def _send(self, answer: str | None) -> None:
        """Go on to the next question; an effect that is over hands back to what it interrupted."""
        while self.steps:
            try:
                self.question = self.steps[-1].send(answer)
            except StopIteration:
                self.steps.pop()
                answer = None
                continue
            return
        self.question = None

    def check(self) -> None:
        """Compare; questions with a single answer are passed over until one fits."""
        passed: list[str] = []
        while True:
            problem = self._difference()
            if problem is None:
                self.compared += 1
                return
            passed.append(problem)
            question = self.question
            if question is None or not self._may_pass(question):
                raise Broken("second-engine", "\nor, a moment before: ".join(reversed(passed)))
            (only,) = question.answers
            self._send(only)

    def _may_pass(self, question: Question) -> bool:
        """A single answer is not asked for, unless an at-any-time effect has its moment here."""
        if question.always or len(question.answers) != 1:
            return False
        return not required_calls(self.table, question)

    def _difference(self) -> str | None:
        """How the engine and the question at hand differ."""
        try:
            self._compare_question()
            self._compare_positions()
        except Differs as problem:
            return str(problem)
        return None

    def _compare_question(self) -> None:
        game, question = self.game, self.question
        if question is None:
            if game.to_act is not None:
                raise Differs(f"to act: engine {game.to_act}, second engine: the game is over")
            self._compare_outcomes()
            return
        if game.to_act != question.seat:
            raise Differs(
                f"to act: engine {game.to_act}, second engine {question.seat} {shown(question.answers)}"
            )
        legal = frozenset(game.codec.text(action) for action in game.legal_actions())
        calls = frozenset(text for text in legal if text.startswith(CALL))
        if legal - calls != question.answers:
            only, missing = legal - calls - question.answers, question.answers - legal
            raise Differs(f"legal actions: only engine {shown(only)}, only second engine {shown(missing)}")
        allowed = usable_calls(self.table, question)
        if not required_calls(self.table, question) <= calls <= allowed:
            raise Differs(f"at-any-time effects: engine {shown(calls)}, second engine {shown(allowed)}")
        rule = game.prompt[0]
        if rule != question.rule and (question.rule or rule in BETWEEN_ACTIONS):
            raise Differs(f"rule of the question: engine {rule}, second engine {question.rule}")
        if len(legal) == 1 and not question.always:
            raise Differs(f"a single answer is asked for: {shown(legal)}")

    def _compare_positions(self) -> None:
        engine, second = comparable(self.game.position()), self.table.position()
        if engine != second:
            raise Differs("; ".join(differences(engine, second, "")))

    def _compare_outcomes(self) -> None:
        outcome = self.game.outcome()
        if outcome is None:
            raise Differs("the engine has no outcome")
        for seat, farm in enumerate(self.table.farms):
            engine = sorted((line.category, line.key, line.points) for line in outcome.sheets[seat].lines)
            second = sheet(farm)
            if engine != second:
                raise Differs(f"score of seat {seat}: engine {engine}, second engine {second}")
        if list(outcome.winners) != [winner(self.table)]:
            raise Differs(f"winner: engine {outcome.winners}, second engine {winner(self.table)}")


def differences(engine: Any, second: Any, path: str) -> list[str]:  # noqa: ANN401 - plain data of any shape
    """Where two pieces of plain data differ."""
    if isinstance(engine, dict) and isinstance(second, dict):
        keys = sorted({*engine, *second})
        parts = [differences(engine.get(key), second.get(key), f"{path}.{key}") for key in keys]
    elif isinstance(engine, list) and isinstance(second, list) and len(engine) == len(second):
        pairs = enumerate(zip(engine, second, strict=True))
        parts = [differences(one, two, f"{path}[{place}]") for place, (one, two) in pairs]
    else:
        return [] if engine == second else [f"{path[1:]}: engine {engine}, second engine {second}"]
    return [found for part in parts for found in part]


def shown(answers: frozenset[str]) -> str:
    """Answers for people."""
    return "{" + ", ".join(sorted(answers)) + "}"
