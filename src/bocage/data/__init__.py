"""Data sets of recorded games: one row for each decision."""

from bocage.data.decisions import DataSet, Decision
from bocage.data.parquet import write_parquet

__all__ = ["DataSet", "Decision", "write_parquet"]
