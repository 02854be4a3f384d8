"""Play the recorded games anew."""

from tests.recorded.playing import write_all

write_all()
