"""`python -m bocage.cli.published FILE DOCS`."""

import sys
from pathlib import Path

from bocage.cli.published.tables import publish

publish(Path(sys.argv[1]), Path(sys.argv[2]))
