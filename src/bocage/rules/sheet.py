"""A rules sheet: a Markdown file of numbered rules.

What the reader looks for, and nothing else:

    ## C-3 The farm               a section; rulings may have sections without an id
    - **C-3.5** Each space …      a rule, with the indented lines below it
    | C-10.14 | Stall | …         a rule in a table, whose columns are named by the table's first row

A section with an id but without rules in it is one rule itself. No library for Markdown: what matters are the
numbers, which none of them knows, and the package that the games import needs the standard library alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bocage.rules.marks import shown, shown_opening

ID = r"[A-Z]+-\d+(?:\.\d+)*"
SECTION = re.compile(rf"## (?:({ID}) )?(.+)")
ITEM = re.compile(rf"- \*\*({ID})\*\* ?(.*)")
ROW = re.compile(rf"\| ({ID}) \|")
MARKUP = (
    (re.compile(r"\*\*(.+?)\*\*"), r"\1"),
    (re.compile(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])"), r"\1"),
    (re.compile(r"`([^`\n]+)`"), r"\1"),
    (re.compile(r"\[([^\]\n]+)\]\([^)\n]+\)"), r"\1"),
)


@dataclass(frozen=True)
class Rule:
    """A numbered rule.

    Attributes:
        id: such as `C-10.14`.
        source: its text in Markdown, without the id.
    """

    id: str
    source: str

    @property
    def text(self) -> str:
        """The rule without Markdown's marks; a table keeps its bars."""
        return plain(self.source)

    @property
    def shown(self) -> str:
        """As players read it, in Markdown: without the marks of the editors."""
        return shown(self.source)


@dataclass(frozen=True)
class Section:
    """A part of a sheet under one heading.

    Attributes:
        id: such as `C-10`; empty where the heading has none.
        title: the heading without the id.
        source: the whole section in Markdown, with its heading.
        rules: its rules in order.
    """

    id: str
    title: str
    source: str
    rules: tuple[Rule, ...]

    @property
    def shown(self) -> str:
        """As players read it, in Markdown: without the marks of the editors."""
        return shown(self.source)


@dataclass(frozen=True)
class Sheet:
    """One file of rules in one language.

    Attributes:
        name: the file's first word, such as `rulings`.
        title: its heading.
        source: the whole file.
        sections: its sections in order.
    """

    name: str
    title: str
    source: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules of the sheet in order."""
        return tuple(rule for section in self.sections for rule in section.rules)

    @property
    def shown(self) -> str:
        """As players read it, in Markdown: without the marks of the editors."""
        opening = self.source.split("\n## ", 1)[0]
        return "\n\n".join((shown_opening(opening).strip(), *(part.shown for part in self.sections))) + "\n"


def plain(markdown: str) -> str:
    """The text without the marks for bold, italic, code and links."""
    for pattern, replacement in MARKUP:
        markdown = pattern.sub(replacement, markdown)
    return markdown


def read_sheet(name: str, source: str, lang: str) -> Sheet:
    """Read a sheet; the language decides how a table row is put into words."""
    title = ""
    sections: list[_Draft] = []
    for line in source.splitlines():
        heading = SECTION.fullmatch(line)
        if heading:
            sections.append(_Draft(heading[1] or "", heading[2], lang))
        elif line.startswith("# "):
            title = line.removeprefix("# ")
        if sections:
            sections[-1].add(line)
    return Sheet(name, title, source, tuple(draft.finish() for draft in sections))


@dataclass
class _Draft:
    """A section while its lines come in."""

    id: str
    title: str
    lang: str
    lines: list[str] = field(default_factory=list)
    items: list[tuple[str, list[str]]] = field(default_factory=list)
    in_item: bool = False
    columns: list[str] = field(default_factory=list)

    def add(self, line: str) -> None:
        self.lines.append(line)
        item = ITEM.fullmatch(line)
        if item:
            self.items.append((item[1], [item[2]]))
            self.in_item = True
        elif self.in_item and (not line or line.startswith("  ")):
            self.items[-1][1].append(line.removeprefix("  "))
        else:
            self.in_item = False
            self._add_row(line)

    def _add_row(self, line: str) -> None:
        if not line.startswith("|"):
            self.columns = []
        elif not self.columns:
            self.columns = _cells(line)
        elif ROW.match(line):
            rule, name, *rest = _cells(line)
            colon = " :" if self.lang == "fr" else ":"
            facts = [
                f"- {column}{colon} {cell}"
                for column, cell in zip(self.columns[2:], rest, strict=False)
                if cell
            ]
            self.items.append((rule, [f"**{name}**", "", *facts]))

    def finish(self) -> Section:
        source = "\n".join(self.lines).strip()
        rules = [Rule(id, "\n".join(lines).strip()) for id, lines in self.items]
        if self.id and not rules:
            body = "\n".join(self.lines[1:]).strip()
            rules = [Rule(self.id, f"**{self.title}**\n\n{body}")]
        return Section(self.id, self.title, source, tuple(rules))


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]
