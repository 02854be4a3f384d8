"""Plain rows as a Parquet file that says what it belongs to."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pyarrow as pa  # type: ignore[import-untyped]  # it has no types
import pyarrow.parquet as pq  # type: ignore[import-untyped]


def write_table(rows: Sequence[Mapping[str, object]], facts: Mapping[str, object], file: Path) -> None:
    """Write rows with the same names; each fact is in the metadata, as `bocage.<name>`."""
    table = pa.Table.from_pylist([dict(row) for row in rows])
    told = {
        f"bocage.{name}": value if isinstance(value, str) else json.dumps(value)
        for name, value in facts.items()
    }
    partial = file.with_name(file.name + ".part")
    pq.write_table(table.replace_schema_metadata(told), partial, compression="zstd")
    partial.replace(file)
