"""What the tests of the commands share."""

from tests.commands import bocage, orchard, record_file, speak_english

__all__ = ["bocage", "orchard", "record_file", "speak_english"]
