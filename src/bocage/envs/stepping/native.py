"""Small machine integers for the compiler, beside those of `bocage.core.native`.

Never compiled itself: interpreted, all are plain `int`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i16 as i16
    from mypy_extensions import i32 as i32
    from mypy_extensions import u8 as u8
else:
    i16 = int
    i32 = int
    u8 = int
