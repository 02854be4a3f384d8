"""Count anew and say what is different."""

import sys

from tests.counts.counting import read_cases, write_cases

_cases = read_cases()
for _case in _cases:
    _now = _case.recount()
    if _now != _case.counts:
        sys.stdout.write(f"{_case.name}: {_case.counts} -> {_now}\n")
    _case.data["counts"] = _now
write_cases(_cases)
