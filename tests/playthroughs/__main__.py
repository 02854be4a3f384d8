"""Write the playthroughs anew."""

from tests.playthroughs.playing import FOLDER, texts

for _old in FOLDER.glob("*.txt"):
    _old.unlink()
for _name, _text in texts().items():
    (FOLDER / _name).write_text(_text, encoding="utf-8")
