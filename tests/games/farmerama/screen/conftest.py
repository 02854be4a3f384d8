"""What the tests of the screen share."""

from tests.terminal.conftest import own_folder, script

__all__ = ["own_folder", "script"]
