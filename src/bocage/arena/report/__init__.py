"""The report: one HTML file with everything in it, that any browser shows without a server."""

from bocage.arena.report.page import write_report

__all__ = ["write_report"]
