"""The build: the engine is compiled by mypyc where a C compiler is present, and installed as it is elsewhere.

`pyproject.toml` holds everything else. Set `BOCAGE_COMPILE=0` to install without compiling.
"""

import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
COMPILED_PACKAGES = ("core", "creatures", "farmerama")
# Card and building declarations are read once, not run in a loop: compiling them costs time and gains none.
INTERPRETED_FOLDERS = {"buildings", "cards"}
# What `__init__` exports is never hot, and `native` exists to be interpreted. Reading and writing texts and
# set-ups is not hot either, and plain constants are taken over where they are used.
INTERPRETED_FILES = {
    *("__init__.py", "native.py", "codec.py", "fields.py", "record.py", "outcome.py", "errors.py"),
    *(
        "agenda.py",
        "catalogue.py",
        "components.py",
        "figures.py",
        "notation.py",
        "options.py",
        "position.py",
        "reading.py",
    ),
    *("actions.py", "switches.py", "course.py", "solo_course.py"),
}
# An installer runs this file several times, mostly to ask for names and versions: that need not take long.
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install", "develop"}


def compiled_modules() -> list[str]:
    """The files that mypyc compiles, relative to the root of the project."""
    found = []
    for package in COMPILED_PACKAGES:
        for file in sorted((ROOT / "src" / "bocage" / package).rglob("*.py")):
            path = file.relative_to(ROOT)
            if path.name not in INTERPRETED_FILES and not INTERPRETED_FOLDERS & set(path.parts):
                found.append(path.as_posix())
    return found


def warn(sentence: str) -> None:
    """Tell the person who reads the build log."""
    print(f"bocage: {sentence}", file=sys.stderr, flush=True)  # noqa: T201 - the build log is the place


def extensions() -> list[Extension]:
    """The engine as C extensions, all optional; none where they cannot be made."""
    if not BUILDING.intersection(sys.argv):
        return []
    if os.environ.get("BOCAGE_COMPILE", "1") == "0":
        warn("BOCAGE_COMPILE=0: the engine is installed uncompiled.")
        return []
    os.chdir(ROOT)
    try:
        from mypyc.build import mypycify

        # Silent: a mistake in a module that is not compiled is for the tests to find, not for the build.
        options = ["--follow-imports=silent"]
        made = mypycify([*options, *compiled_modules()], opt_level="3", debug_level="0")
    # mypyc ends the process when the source has a type error.
    except (Exception, SystemExit) as problem:
        warn(f"mypyc did not translate the engine, so it is installed uncompiled: {problem!r}")
        return []
    for extension in made:
        extension.optional = True
        if os.name == "posix":
            # A newer compiler may warn about the generated C; that is no reason to run without it.
            extension.extra_compile_args.append("-Wno-error")
            # Small functions are called across modules everywhere: let the compiler inline them.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    # With setuptools imported, mypyc makes extensions of its kind.
    return cast("list[Extension]", made)


class BuildSources(build_py):
    """Copies the sources, without leftovers of an earlier build, and the rules sheets beside them."""

    def run(self) -> None:
        """Build `bocage` and `bocage/rules/sheets`."""
        if self.editable_mode:
            super().run()
            return
        package = Path(self.build_lib) / "bocage"
        for leftover in package.rglob("*") if package.exists() else ():
            if leftover.is_file() and leftover.suffix not in {".so", ".pyd"}:
                leftover.unlink()
        super().run()
        sheets = ROOT / "docs" / "rules"
        if sheets.is_dir():
            shutil.copytree(sheets, package / "rules" / "sheets", dirs_exist_ok=True)


class BuildExtensions(build_ext):
    """Builds all extensions or none: they are one library and do not work in part."""

    def run(self) -> None:
        """Compile; on any failure leave the interpreted sources to do the work."""
        expected = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        self._remove(file for file in self._built() if file not in expected)
        super().run()
        if any(not file.exists() for file in expected):
            self._remove(expected)
            self.extensions = []
            warn("the C compiler did not finish, so the engine is installed uncompiled (slower).")

    def _built(self) -> list[Path]:
        library = Path(self.build_lib)
        return [*library.rglob("*.so"), *library.rglob("*.pyd")] if library.exists() else []

    @staticmethod
    def _remove(files: Iterable[Path]) -> None:
        for file in list(files):
            file.unlink(missing_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildSources, "build_ext": BuildExtensions})
