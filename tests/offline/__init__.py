"""The table inside a page."""
