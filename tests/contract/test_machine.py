"""A game handled in every order: played, copied, undone, saved, asked; a shadow game follows."""

import json
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bocage.core.errors import IllegalAction
from bocage.core.game import Game
from tests.contract.settings import SETTINGS, Setting, choose


class Table(RuleBasedStateMachine):
    """One game, and the list of moves that a replay must bring to the same position."""

    game: Game
    setting: Setting
    copies: list[tuple[Game, str]]

    @initialize(setting=st.sampled_from(SETTINGS), seed=st.integers(0, 50), ahead=st.integers(0, 80))
    def sit_down(self, setting: Setting, seed: int, ahead: int) -> None:
        """A game that has run for a while."""
        self.setting = setting
        self.game = setting.start(seed)
        self.copies = []
        self.run(ahead, seed)

    def run(self, decisions: int, seed: int) -> None:
        rng = Random(seed)
        while self.game.to_act is not None and decisions:
            self.game.play(choose(self.game, rng))
            decisions -= 1

    @precondition(lambda self: self.game.to_act is not None)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        """Any legal action."""
        self.game.play(data.draw(st.sampled_from(self.game.legal_actions())))

    @precondition(lambda self: self.game.to_act is not None)
    @rule(decisions=st.integers(1, 25), seed=st.integers(0, 50))
    def play_on(self, decisions: int, seed: int) -> None:
        """Several at random."""
        self.run(decisions, seed)

    @rule()
    def go_on_with_a_copy(self) -> None:
        """The original is put aside and must stay as it is."""
        self.copies.append((self.game, self.game.checksum()))
        self.game = self.game.copy()

    @precondition(lambda self: self.game.start is None and self.game.moves())
    @rule(moves=st.integers(1, 5))
    def undo(self, moves: int) -> None:
        """Replay all but the last moves."""
        record = self.game.record()
        record.moves = record.moves[:-moves]
        again = self.setting.kind.from_record(record)
        assert again.moves() == self.game.moves()[:-moves]
        self.game = again

    @rule()
    def save_and_load(self) -> None:
        """The position, through JSON."""
        again = self.setting.kind.from_position(json.loads(json.dumps(self.game.position())))
        assert again.key() == self.game.key()
        self.game = again

    @rule(data=st.data())
    def ask_why_not(self, data: st.DataObject) -> None:
        """About any action at all."""
        action = data.draw(st.sampled_from(self.game.codec.actions))
        before = self.game.key()
        refusal = self.game.why_not(action)
        assert (refusal is None) == (action in self.game.legal_actions())
        if refusal is not None:
            with pytest.raises(IllegalAction):
                self.game.play(action)
        assert self.game.key() == before

    @invariant()
    def what_was_put_aside_stays(self) -> None:
        """No copy changes its original."""
        if hasattr(self, "game"):
            assert all(game.checksum() == checksum for game, checksum in self.copies)

    @invariant()
    def there_is_a_decision_or_an_end(self) -> None:
        """Never neither, never both."""
        if hasattr(self, "game"):
            assert (self.game.to_act is None) == (self.game.outcome() is not None)
            assert (self.game.to_act is None) == (self.game.legal_actions() == [])


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=20)
