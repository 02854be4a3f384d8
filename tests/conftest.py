"""What every test shares."""

from hypothesis import settings

# The mark `rule` and the option `--rule`.
pytest_plugins = ["tests.rule_marks"]

# Tests give the same answer every time, on a slow machine too.
settings.register_profile("bocage", derandomize=True, deadline=None, print_blob=False)
settings.load_profile("bocage")
