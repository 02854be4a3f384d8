"""Names that mean something to the compiler and nothing to the interpreter.

The engine is typed Python that mypyc compiles where it can. Compiled, `i64` is a machine
integer and `mypyc_attr` steers the layout of a class; interpreted, they are `int` and a
decorator that does nothing. This module itself is never compiled, so that the engine needs
nothing but the standard library at run time.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    _C = TypeVar("_C", bound=type)

    def mypyc_attr(*_names: str, **_flags: object) -> Callable[[_C], _C]:
        """Leave the class as it is."""
        return lambda cls: cls
