"""Goose Green: geese land on the common, and two or three farmers try to lure them home."""
