"""`python -m bocage` is the command `bocage`."""

import sys

from bocage.cli import main

if __name__ == "__main__":
    sys.exit(main())
