"""Agricola at the terminal table."""
