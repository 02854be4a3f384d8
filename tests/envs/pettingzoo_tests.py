"""PettingZoo's own tests; importing them warns of PettingZoo's own older names."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

__all__ = ["api_test", "parallel_api_test", "seed_test"]
