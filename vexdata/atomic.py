"""Writing that happens wholly or not at all: a reader never sees half a file, and a failed build harms nothing."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path


class WriteError(Exception):
    """A file or folder could not be written; what stood there before still does.

    Args:
        path: what was to be written.
        reason: why not, in the words of the operating system.
    """

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"cannot write {path}: {reason}")
        self.path = path
        self.reason = reason


def write_text(path: Path, text: str) -> None:
    """Write `text` as UTF-8, its line ends as they are, creating the folders above.

    Raises:
        WriteError: if that fails; the file that stood there before is untouched.
    """
    try:
        content = text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise WriteError(path, f"the text is not Unicode at character {error.start + 1}") from error
    write_bytes(path, content)


def write_bytes(path: Path, content: bytes) -> None:
    """Write `content`, creating the folders above; a file that is replaced keeps its permissions.

    A link stays a link, and what it leads to is written. A device or a pipe is written to as it stands: replacing
    `/dev/null` by a file would break more than it makes.

    Raises:
        WriteError: if that fails; the file that stood there before is untouched.
    """
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            path.write_bytes(content)
            return
        target = path.resolve() if path.is_symlink() else path
    except (OSError, RuntimeError) as error:  # a ring of links is a RuntimeError before Python 3.13
        raise WriteError(path, _reason(error)) from error
    _replace(target, content)


def _replace(path: Path, content: bytes) -> None:
    """Make or replace a regular file."""
    temporary = _beside(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Opened by name rather than with mkstemp, which would give everyone but the owner no access.
        with temporary.open("xb") as file:
            file.write(content)
        if path.exists():
            shutil.copymode(path, temporary)
        temporary.replace(path)
    except OSError as error:
        raise WriteError(path, _reason(error)) from error
    finally:
        _remove_file(temporary)


def replace_directory(build: Callable[[Path], None], target: Path) -> None:
    """Build a folder beside `target` and swap it in whole.

    Args:
        build: fills the empty folder it is given. What it raises is passed on as it is, and `target` is untouched.
        target: the folder to make or replace.

    Raises:
        WriteError: if the folder cannot be made or swapped in, or if `target` is no folder; `target` is untouched.
    """
    if target.is_symlink() or (target.exists() and not target.is_dir()):
        raise WriteError(target, "something that is not a folder stands there")
    fresh, previous = _beside(target), _beside(target)
    try:
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            fresh.mkdir()
        except OSError as error:
            raise WriteError(target, _reason(error)) from error
        build(fresh)
        _swap(fresh, target, previous)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
        # Only once the target stands: should even putting it back have failed, this is the last copy of it.
        if target.exists():
            shutil.rmtree(previous, ignore_errors=True)


def _swap(fresh: Path, target: Path, previous: Path) -> None:
    """Rename `target` to `previous` and `fresh` to `target`; put `target` back if the second rename fails."""
    try:
        if target.exists():
            target.rename(previous)
        try:
            fresh.rename(target)
        except BaseException:
            if previous.exists():
                previous.rename(target)
            raise
    except OSError as error:
        raise WriteError(target, _reason(error)) from error


def _beside(path: Path) -> Path:
    """A hidden, unused name in the folder of `path`, where a rename cannot cross to another file system."""
    return path.with_name(f".{path.name}.{os.getpid()}-{os.urandom(4).hex()}")


def _remove_file(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        # The write's own error is on its way to the caller and says more than this one.
        return


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
