"""What players read carries no marks of the editors; the sheets keep them."""

import re

import pytest

from bocage import rules
from bocage.rules.marks import TAG, shown, shown_opening

SHEETS = [(game, lang) for game in rules.games() for lang in ("en", "fr")]
# Anything in brackets that is neither a link nor a coordinate; words that speak about the text itself.
MARK = re.compile(
    r"\[(?!\d)[^\]\n]*\](?!\()|\binferred\b|\*(?:Why|Switch|Pourquoi|Réglage)\b|\([ABC](?:/[ABC])*\)"
)


@pytest.mark.parametrize(("game", "lang"), SHEETS)
def test_no_shown_text_carries_a_mark(game: str, lang: str) -> None:
    for sheet in rules.sheets(game, lang):
        texts = [sheet.shown, *(section.shown for section in sheet.sections)]
        texts += [rule.shown for rule in sheet.rules]
        for text in texts:
            found = MARK.search(text)
            assert found is None, text[max(0, found.start() - 60) : found.end() + 20]


@pytest.mark.parametrize(("game", "lang"), SHEETS)
def test_every_rule_is_still_shown(game: str, lang: str) -> None:
    for sheet in rules.sheets(game, lang):
        assert sheet.shown.startswith(f"# {sheet.title}\n")
        for rule in sheet.rules:
            assert rule.shown.strip(), rule.id
            assert rule.id in sheet.shown
        # The marks are the sheet's own: whoever wants them finds them.
        assert re.search(TAG, sheet.source)


@pytest.mark.parametrize(("game", "lang"), SHEETS)
def test_a_source_is_never_a_part_of_its_sentence(game: str, lang: str) -> None:
    """Else the sentence would lack a word without it: it stands before a stop or a reference."""
    for sheet in rules.sheets(game, lang):
        for rule in sheet.rules:
            reasonless = "\n\n".join(part for part in rule.source.split("\n\n") if not part.startswith("*"))
            for found in re.finditer(TAG, reasonless):
                before, after = reasonless[found.start() - 1], reasonless[found.end() :]
                assert before in " \u00a0", rule.id
                assert re.match(r"[.;:,)]|[ \u00a0\u202f][;:(|]|\s*$", after, re.MULTILINE), (
                    rule.id,
                    after[:20],
                )


def test_what_is_a_mark() -> None:
    assert shown("Costs 3 stone [EN, FR; size: public].") == "Costs 3 stone."
    assert shown("See [the rulings](rulings.en.md) [EN].") == "See [the rulings](rulings.en.md)."
    assert (
        shown("- **R-02** (A/B) **May it?**\n\n  Yes.\n\n  *Why:* [EN].")
        == "- **R-02** **May it?**\n\n  Yes."
    )
    assert shown("(C) **May it?**\n\nYes.\n\n*Réglage :* `x`.") == "**May it?**\n\nYes."
    table = "| tag | source |\n| --- | --- |\n| [EN] | English |\n| [FR] | French |"
    assert shown_opening(f"# T\n\nStands in brackets:\n\n{table}\n\nStay [EN].") == "# T\n\nStay."
