"""PettingZoo's own tests; importing them warns of PettingZoo's own older names."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (  # type: ignore[import-untyped]
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
        state_test,
    )

__all__ = [
    "api_test",
    "max_cycles_test",
    "parallel_api_test",
    "parallel_seed_test",
    "render_test",
    "seed_test",
    "state_test",
]
