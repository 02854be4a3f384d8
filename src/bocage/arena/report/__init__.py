"""The report: one HTML file with everything in it, that any browser shows without a server.

It is one page, put together from strings with `html.escape`; a template engine would be a dependency for this
page alone, and types would end where its templates begin.
"""

from bocage.arena.report.page import write_report

__all__ = ["write_report"]
