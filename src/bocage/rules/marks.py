"""What the sheets say about themselves, for whoever checks them: where a rule comes from, how sure it is.

    shown("Stall: costs 3 stone and 1 reed [EN, FR].")   # Stall: costs 3 stone and 1 reed.

The marks, and nothing else:

    … holds 3 animals [EN, FR; size: public].     sources, after what they vouch for
    - **R-01** (A/B) **When can …?** … (C).       how sure a ruling is, or a part of it
    *Why:* …   *Switch:* …                        paragraphs of a ruling
    [EN] the English rulebook …                   what explains the marks, before the first section
"""

from __future__ import annotations

import re

TAG = r"\[(?:EN|FR|App|public|inferred|rulebook)\b[^\]\n]*\](?!\()"
SOURCE = re.compile(rf"[ \u00a0]{TAG}")
CERTAINTY = re.compile(r"^\([ABC](?:/[ABC])*\) | \([ABC](?:/[ABC])*\)")
REASON = re.compile(r"\s*\*(?:Why|Switch|Pourquoi|Réglage)[ \u00a0\u202f]?:\*")
EXPLANATION = re.compile(rf"{TAG}.*{TAG}|\*\*A\*\*.*\*\*B\*\*", re.DOTALL)
SPACES = re.compile(r"\n\s*\n")


def shown(markdown: str) -> str:
    """The text of rules without the marks of their editors."""
    kept = [part for part in SPACES.split(markdown) if not REASON.match(part)]
    return SOURCE.sub("", CERTAINTY.sub("", "\n\n".join(kept)))


def shown_opening(markdown: str) -> str:
    """What stands before the first section, without what explains the marks."""
    kept: list[str] = []
    for part in SPACES.split(markdown):
        if not EXPLANATION.search(part):
            kept.append(part)
        elif part.startswith("|"):
            kept.pop()  # the sentence that leads to the table
    return shown("\n\n".join(kept))
