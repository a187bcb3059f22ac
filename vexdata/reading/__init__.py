"""Reading YAML files that people write: plain data, and the place of every part of it."""

from vexdata.reading.document import Document, ReadError, parse, read

__all__ = ["Document", "ReadError", "parse", "read"]
