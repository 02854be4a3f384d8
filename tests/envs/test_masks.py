"""Masked in means legal, and the other way round."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.strings import BytesWriter

from bocage.core.game import Game
from bocage.core.lanes import bit
from bocage.core.menu import Menu
from bocage.core.state import NATURE
from bocage.envs.observing import Observer
from bocage.envs.stepping import rows
from bocage.envs.stepping.rows import Row
from tests.contract.settings import Setting
from tests.envs.test_observations import every_setting


def allowed(observer: Observer, mask: np.ndarray) -> list[int]:
    return [observer.action(int(number)) for number in np.flatnonzero(mask)]


def opened(bits: bytes, size: int) -> list[int]:
    out = BytesWriter()
    rows.open_bits(bits, size, out)
    return list(out.getvalue())


@every_setting
def test_masked_in_is_legal_and_the_reverse(setting: Setting) -> None:
    looked = 0
    observer = Observer(setting.start(seed=1))
    for seed in range(3):
        for game in setting.decisions(seed=seed, idle=0.2):
            for seat in range(game.state.seats):
                legal = game.legal_actions() if seat == game.to_act else []
                assert allowed(observer, observer.mask(game, seat)) == legal
                looked += 1
    assert looked > 100


@every_setting
def test_every_action_that_is_not_chances_has_one_number(setting: Setting) -> None:
    game: Game = setting.start(seed=None)
    observer = Observer(game)
    numbered = {action for action in observer.actions.actions if game.codec.is_known(action)}
    for number in range(observer.actions.size):
        if observer.notation(number):
            assert observer.number(observer.notation(number)) == number
            assert observer.number(observer.action(number)) == number
    chance = {action for action in game.codec.actions if action not in numbered}
    for played in setting.decisions(seed=1):
        if played.to_act is not None and played.to_act != NATURE:
            assert not chance & set(played.legal_actions())


@settings(max_examples=200)
@given(data=st.data())
def test_any_menu_is_written_bit_by_bit(data: st.DataObject) -> None:
    from bocage import creatures

    observer = Observer(creatures.Game(seed=1))
    actions = [action for action in observer.actions.actions if observer.codec.is_known(action)]
    of_kind: dict[int, list[int]] = {}
    for action in actions:
        of_kind.setdefault(action // 64, []).append(action)
    kinds = data.draw(st.lists(st.sampled_from(sorted(of_kind)), max_size=6, unique=True))
    wanted = []
    menu = Menu()
    for kind in kinds:
        chosen = data.draw(st.lists(st.sampled_from(of_kind[kind]), min_size=1, unique=True))
        menu.offer(kind, sum(bit(action % 64) for action in chosen))
        wanted += chosen
    row = Row()
    opened = np.frombuffer(rows.allowed(menu, observer.actions, row), np.int8)
    assert allowed(observer, opened) == sorted(wanted)


@given(parts=st.lists(st.tuples(st.integers(0, 2**61 - 1), st.integers(1, 61)), max_size=20))
def test_flags_of_any_size_stand_one_after_the_other(parts: list[tuple[int, int]]) -> None:
    row = Row()
    wanted: list[int] = []
    for mask, size in parts:
        row.flags(mask % 2**size, size)
        wanted += [mask >> place & 1 for place in range(size)]
    row.end_flags()
    assert opened(row.bits.getvalue(), len(wanted)) == wanted


@given(counts=st.lists(st.integers(0, 255), min_size=4, max_size=4))
def test_four_counts_are_four_bytes(counts: list[int]) -> None:
    row = Row()
    row.four(*counts)
    row.lanes(sum(count << 9 * place for place, count in enumerate(counts)))
    assert list(row.numbers.getvalue()) == counts * 2


@pytest.mark.parametrize("bits", [b"\x00", b"\xff", b"\x81\x42"])
def test_bits_are_opened_as_numpy_opens_them(bits: bytes) -> None:
    wanted = np.unpackbits(np.frombuffer(bits, np.uint8), bitorder="little").tolist()
    assert opened(bits, len(wanted)) == wanted
