"""How often a server looks for rubbish."""

import gc

from bocage.table.server import RUBBISH, look_for_rubbish_seldom


def test_what_a_server_starts_with_is_never_looked_at_again() -> None:
    before = gc.get_threshold()
    try:
        look_for_rubbish_seldom()
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold() == RUBBISH
        assert gc.isenabled()  # what points at itself goes, too, only later
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
