"""Farmerama drawn as text."""
