"""What bots are called where they can be chosen."""

import pytest

from bocage.terminal.start import bot_line


@pytest.mark.parametrize(
    ("bot", "lang", "line"),
    [
        ("oak", "en", "Oak – A strong player who thinks several turns ahead."),
        ("guest_of_ours", "en", "The bot “Guest of ours”"),
        ("guest_of_ours", "fr", "Le bot « Guest of ours »"),
    ],
)
def test_a_bot_is_offered_by_its_name(
    bot: str, lang: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOCAGE_LANG", lang)
    assert bot_line(bot).replace("\N{NO-BREAK SPACE}", " ") == line
