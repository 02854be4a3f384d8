"""A folder of plain files in which Bocage plays without a server: `bocage site DIR` (docs/site.md)."""

from bocage.site.folder import SiteFigures, write_site

__all__ = ["SiteFigures", "write_site"]
