"""Masked in means legal, and the other way round."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.core.game import Game
from bocage.core.lanes import bit
from bocage.core.menu import Menu
from bocage.core.state import NATURE
from bocage.envs.observing import Observer
from bocage.envs.stepping.rows import RowWriter
from tests.contract.settings import Setting
from tests.envs.test_observations import every_setting


def allowed(observer: Observer, mask: np.ndarray) -> list[int]:
    return [observer.action(int(number)) for number in np.flatnonzero(mask)]


def opened(bits: bytes, size: int) -> list[int]:
    """Packed bits as numbers, by numpy."""
    found: list[int] = np.unpackbits(np.frombuffer(bits, np.uint8), bitorder="little").tolist()
    assert not any(found[size:])
    return found[:size]


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
    from bocage.games import creatures

    observer = Observer(creatures.Game(seed=1))
    actions = [action for action in observer.actions.actions if observer.codec.is_known(action)]
    of_kind: dict[int, list[int]] = {}
    for action in actions:
        of_kind.setdefault(action >> 6, []).append(action)
    kinds = data.draw(st.lists(st.sampled_from(sorted(of_kind)), max_size=6, unique=True))
    wanted = []
    menu = Menu()
    for kind in kinds:
        chosen = data.draw(st.lists(st.sampled_from(of_kind[kind]), min_size=1, unique=True))
        menu.offer(kind, sum(bit(action % 64) for action in chosen))
        wanted += chosen
    packed, plain = RowWriter(), RowWriter(is_open=True)
    packed.mask(menu, observer.actions)
    plain.mask(menu, observer.actions)
    mask = np.frombuffer(plain.numbers.getvalue(), np.int8)
    assert allowed(observer, mask) == sorted(wanted)
    assert opened(packed.bits.getvalue(), observer.actions.size) == mask.tolist()


@given(parts=st.lists(st.tuples(st.integers(0, 2**61 - 1), st.integers(1, 61)), max_size=20))
def test_flags_of_any_size_stand_one_after_the_other(parts: list[tuple[int, int]]) -> None:
    packed, plain = RowWriter(), RowWriter(is_open=True)
    wanted: list[int] = []
    for mask, size in parts:
        for row in (packed, plain):
            row.flags(mask % 2**size, size)
        wanted += [mask >> place & 1 for place in range(size)]
    packed.end_flags()
    plain.end_flags()
    assert opened(packed.bits.getvalue(), len(wanted)) == wanted
    assert list(plain.numbers.getvalue()) == wanted
    assert plain.bits.getvalue() == packed.numbers.getvalue() == b""


@given(counts=st.lists(st.integers(0, 255), min_size=10, max_size=10))
def test_counts_written_together_are_a_byte_each(counts: list[int]) -> None:
    row = RowWriter()
    six, four = (
        sum(count << 9 * place for place, count in enumerate(part)) for part in (counts[:6], counts[6:])
    )
    row.four(*counts[:4])
    row.lanes(six)
    row.ten(six, four)
    assert list(row.numbers.getvalue()) == counts[:4] * 2 + counts
