"""A buffer of bytes that the compiler knows, beside the names of `bocage.core.native`.

Never compiled itself. Compiled, the buffer is that of `librt`; interpreted it may be missing, and then a
plain one does the same.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter as BytesWriter
    from librt.strings import write_i16_le as write_i16_le
    from librt.strings import write_i32_le as write_i32_le
    from librt.strings import write_i64_le as write_i64_le
    from mypy_extensions import i16 as i16
    from mypy_extensions import i32 as i32
    from mypy_extensions import u8 as u8
else:
    i16 = int
    i32 = int
    u8 = int
    try:
        from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
    except ImportError:

        class BytesWriter:
            """Grows byte by byte."""

            def __init__(self) -> None:
                self._bytes = bytearray()

            def append(self, byte: int) -> None:
                """One more byte."""
                self._bytes.append(byte)

            def write(self, more: bytes) -> None:
                """Several bytes."""
                self._bytes += more

            def truncate(self, size: int) -> None:
                """Keep the first ones alone."""
                del self._bytes[size:]

            def getvalue(self) -> bytes:
                """All of them."""
                return bytes(self._bytes)

            def __len__(self) -> int:
                return len(self._bytes)

        def write_i16_le(out: BytesWriter, number: int) -> None:
            """Two bytes, the lower first."""
            out.write(number.to_bytes(2, "little", signed=True))

        def write_i32_le(out: BytesWriter, number: int) -> None:
            """Four bytes, the lowest first."""
            out.write(number.to_bytes(4, "little", signed=True))

        def write_i64_le(out: BytesWriter, number: int) -> None:
            """Eight bytes, the lowest first."""
            out.write(number.to_bytes(8, "little", signed=True))
