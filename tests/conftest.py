"""What every test shares."""

import gc
import signal
import threading
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

# The mark `rule` and the option `--rule`; guests; the browser.
pytest_plugins = ["tests.rule_marks", "tests.guests", "tests.browsing"]

# Tests give the same answer every time, on a slow machine too.
settings.register_profile(
    "bocage",
    derandomize=True,
    deadline=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("bocage")

# Programs that the tests start must hear Ctrl-C, also where whoever started the tests does not (nohup).
is_main = threading.current_thread() is threading.main_thread()
if is_main and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let the garbage collector pass over the tests themselves: they are many and stay to the end.

    It took 11 of the 28 seconds in which they are found.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()
