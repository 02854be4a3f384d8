"""Bocage from its Python sources, even where the compiled engine is installed.

`python -m bocage.interpreted [words]` is the command `bocage` in that form. In a program call `force()`
before anything of the engine is imported:

    from bocage import interpreted
    interpreted.force()

Both forms play the same games; this one can be followed in a debugger and measured for coverage.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the modules of `bocage` as `.py` files and nothing else."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of `bocage`; leave all others to the usual finders."""
        if not name.startswith("bocage."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def force() -> None:
    """From now on load `bocage.*` from its sources, also in processes started from this one.

    Raises `RuntimeError` when a compiled module of the engine was loaded before.
    """
    loaded = sorted(name for name, module in sys.modules.items() if _is_compiled(name, module))
    if loaded:
        raise RuntimeError(f"too late: already loaded in compiled form: {', '.join(loaded)}")
    if SourceFinder not in sys.meta_path:
        # A class with a static `find_spec` is all that the import system asks for.
        sys.meta_path.insert(0, SourceFinder)
    os.environ["BOCAGE_INTERPRETED"] = "1"


def _is_compiled(name: str, module: ModuleType) -> bool:
    file = getattr(module, "__file__", None)
    return name.startswith("bocage.") and file is not None and not file.endswith(tuple(SOURCE_SUFFIXES))


def _run() -> int:
    # Run under its own name, this module is a second copy of `bocage.interpreted`; use the first.
    from bocage import interpreted

    interpreted.force()
    from bocage.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(_run())
