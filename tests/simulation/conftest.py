"""What the tests of simulated games share."""

from tests.commands import bocage, record_file, speak_english

__all__ = ["bocage", "record_file", "speak_english"]
