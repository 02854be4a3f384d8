"""Play the recorded games anew."""

from tests.games.playing import write_all

write_all()
