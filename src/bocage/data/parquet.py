"""Parquet files: columns of decisions, with the meaning of their numbers in the file itself."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]  # it has no types
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from bocage.data.decisions import DataSet, Decision

ROWS = 20_000  # of a row group: what is held in memory at a time


def schema_of(data: DataSet) -> pa.Schema:
    """The columns. The names of features and actions are in the metadata, as JSON lists."""
    observer = data.observer
    actions = [observer.notation(number) for number in range(observer.actions.size)]
    return pa.schema(
        [
            ("record", pa.dictionary(pa.int32(), pa.string())),
            ("number", pa.int32()),
            ("seat", pa.int8()),
            ("player", pa.dictionary(pa.int32(), pa.string())),
            ("observation", pa.list_(pa.from_numpy_dtype(observer.high.dtype), len(observer.names))),
            ("mask", pa.list_(pa.uint8(), observer.actions.size)),
            ("action", pa.int16()),
            ("notation", pa.string()),
            ("options", pa.dictionary(pa.int32(), pa.string())),
            ("score", pa.float32()),
            ("margin", pa.float32()),
            ("rank", pa.float32()),
            ("won", pa.bool_()),
        ],
        metadata={
            "bocage.game": data.game,
            "bocage.decks": json.dumps(data.identity["decks"]),
            "bocage.rules_version": str(data.identity["rules_version"]),
            "bocage.schema_version": str(data.identity["schema_version"]),
            "bocage.observation": data.identity["observation"],
            "bocage.schema_hash": data.identity["schema_hash"],
            "bocage.package_version": data.identity["package_version"],
            "bocage.features": json.dumps(observer.names),
            "bocage.actions": json.dumps(actions),
        },
    )


def write_parquet(data: DataSet, decisions: Iterable[Decision], path: Path) -> int:
    """Write the decisions and return how many; an older file is replaced when the new one is complete."""
    schema = schema_of(data)
    partial = path.with_name(path.name + ".part")
    written = 0
    try:
        with pq.ParquetWriter(partial, schema, compression="zstd") as writer:
            rest = iter(decisions)
            while group := list(islice(rest, ROWS)):
                writer.write_table(_table(group, schema))
                written += len(group)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    return written


def _table(group: list[Decision], schema: pa.Schema) -> pa.Table:
    columns = []
    for field in schema:
        values = [getattr(decision, field.name) for decision in group]
        if pa.types.is_fixed_size_list(field.type):
            flat = pa.array(np.concatenate(values)).cast(field.type.value_type)
            columns.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
        elif pa.types.is_dictionary(field.type):
            columns.append(pa.array(values).dictionary_encode())
        else:
            columns.append(pa.array(values, field.type))
    return pa.Table.from_arrays(columns, schema=schema)
