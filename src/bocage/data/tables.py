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


def add_facts(file: Path, facts: Mapping[str, str]) -> None:
    """Tell a file facts that it does not tell yet; its rows, and what it tells, stay."""
    told = dict(pq.read_schema(file).metadata or {})
    added = {f"bocage.{name}".encode(): value.encode() for name, value in facts.items()}
    if added.keys() <= told.keys():
        return
    partial = file.with_name(file.name + ".part")
    pq.write_table(pq.read_table(file).replace_schema_metadata(added | told), partial, compression="zstd")
    partial.replace(file)
