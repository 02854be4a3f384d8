"""What the tests of the measurements share."""

from tests.commands import bocage, record_file, speak_english

__all__ = ["bocage", "record_file", "speak_english"]
