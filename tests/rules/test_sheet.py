"""Reading a sheet: sections, rules in lists and in tables, plain text."""

from bocage.rules.sheet import plain, read_sheet

SHEET = """\
# A game: the rules

Preface with **Z-9.9**, which is no rule.

## Z-1 Pieces

A remark that belongs to no rule.

- **Z-1.1** There are **4** tiles.
- **Z-1.2** A rule

  with a second paragraph.

  | a | b |
  | --- | --- |
  | 1 | 2 |

Another remark.

| rule | space | refill | effect |
| --- | --- | --- | --- |
| Z-1.3 | Stall | no | pay `3` |
| Z-1.4 | 3 Wood | yes | |

- **Z-1.5** The last.

## Rulings

- **ZR-01** (C) **Why?** Because.

## Z-2 Words

| word | meaning |
| --- | --- |
| now | at once |
"""


def test_sections_keep_their_titles_and_rules() -> None:
    sheet = read_sheet("rules", SHEET, "en")
    assert sheet.title == "A game: the rules"
    assert [(section.id, section.title) for section in sheet.sections] == [
        ("Z-1", "Pieces"),
        ("", "Rulings"),
        ("Z-2", "Words"),
    ]
    assert [rule.id for rule in sheet.sections[0].rules] == ["Z-1.1", "Z-1.2", "Z-1.3", "Z-1.4", "Z-1.5"]


def test_a_rule_ends_where_its_indented_lines_end() -> None:
    rules = {rule.id: rule for rule in read_sheet("rules", SHEET, "en").rules}
    assert rules["Z-1.1"].text == "There are 4 tiles."
    assert rules["Z-1.2"].text.startswith("A rule\n\nwith a second paragraph.\n\n| a | b |")
    assert "remark" not in rules["Z-1.2"].text


def test_a_table_row_is_put_into_words_of_the_language() -> None:
    english = {rule.id: rule for rule in read_sheet("rules", SHEET, "en").rules}
    french = {rule.id: rule for rule in read_sheet("rules", SHEET, "fr").rules}
    assert english["Z-1.3"].text == "Stall\n\n- refill: no\n- effect: pay 3"
    assert french["Z-1.4"].text == "3 Wood\n\n- refill : yes"


def test_a_section_without_rules_is_a_rule_itself() -> None:
    section = read_sheet("rules", SHEET, "en").sections[-1]
    assert [rule.id for rule in section.rules] == ["Z-2"]
    assert "| now | at once |" in section.rules[0].source


def test_plain_text_has_no_marks() -> None:
    assert plain("**bold**, *italic*, `code`, [link](file.md), 2*3*4") == "bold, italic, code, link, 2*3*4"
