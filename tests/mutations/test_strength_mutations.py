"""The signs that are turned round stand where they are said to stand."""

from __future__ import annotations

import pytest

from tests.mutations.strength_mutations import ROOT, SIGNS, Sign


@pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: sign.why)
def test_every_sign_stands_once(sign: Sign) -> None:
    text = (ROOT / "src" / "bocage" / sign.file).read_text(encoding="utf-8")
    assert text.count(sign.old) == 1
    assert sign.new not in text
