"""The part of the environments that is compiled with the engine: packed rows, and many games at once."""
