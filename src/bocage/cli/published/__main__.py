"""`python -m bocage.cli.published DOCS [FILE]`."""

import sys
from pathlib import Path

from bocage.cli.published.tables import publish

publish(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
