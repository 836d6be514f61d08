"""The file of a batch: a header, and arrays."""
from __future__ import annotations

import json
import mmap
import os
import stat
import tempfile
from pathlib import Path
from typing import Any, Mapping, Optional

import numpy as np

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

from ._schema import SCHEMA

_MAGIC = b"DEADCUBE"
_PAGE = 4096
_PREFIX = "deadcube-"
_NAME = "batch"
_OWNER = "owner"
"""The file that a folder has while its owner lives: locked, and on Windows open."""


class WrongVersion(Exception):
    """The server is of another version than this package."""


def check_schema(said: Mapping[str, Any]) -> None:
    """Raises WrongVersion if the arrays of the server are not those that this package reads."""
    if said.get("schema") != SCHEMA:
        raise WrongVersion(
            "the arrays of '%s' have the schema %s, and this package reads %s: use the wheel and the deadcube.jar of one build"
            % (said.get("deadcube", "the file"), said.get("schema"), SCHEMA)
        )


def folders() -> list[Optional[str]]:
    """Returns where the file of a batch may lie: in memory if the machine has such a folder, then where files are temporary."""
    shared = "/dev/shm"
    return [shared, None] if os.path.isdir(shared) and os.access(shared, os.W_OK) else [None]


class OwnedFile:
    """The path of a new file in a folder that this process owns; without a place where files are temporary.

    What a killed process has left there is removed: its folder has no owner any more.
    """

    def __init__(self, place: Optional[str]):
        where = place or tempfile.gettempdir()
        _remove_abandoned(Path(where))
        while True:
            self._folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=where))
            owner = _owner(self._folder)
            if owner is not None:
                break
        self._owner: int = owner
        self.path = self._folder / _NAME

    def remove(self) -> None:
        """Deletes the name of the file: its memory stays as long as it is mapped. Windows does not allow it, and a later start does it."""
        if _is_emptied(self._folder):
            os.close(self._owner)
            _remove(self._folder / _OWNER)
            _remove_folder(self._folder)


def _owner(folder: Path) -> Optional[int]:
    """Returns the open file that shows that a folder has an owner, or none if another process has just removed the folder."""
    owner = None
    try:
        owner = os.open(folder / _OWNER, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
        if _locked(owner) and os.fstat(owner).st_nlink:
            return owner
    except FileNotFoundError:
        pass
    if owner is not None:
        os.close(owner)
    return None


def _locked(file: int) -> bool:
    """Locks an open file until its process ends, in whatever way. Returns whether no other process has the lock."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    except OSError:
        return False


def _remove_abandoned(where: Path) -> None:
    for folder in sorted(where.glob(_PREFIX + "*")):
        if _is_own(folder) and _has_no_owner(folder) and _is_emptied(folder):
            _remove(folder / _OWNER)
            _remove_folder(folder)


def _is_own(folder: Path) -> bool:
    """Returns whether a folder is one of this user, and no link."""
    try:
        status = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and (not hasattr(os, "getuid") or status.st_uid == os.getuid())


def _has_no_owner(folder: Path) -> bool:
    if fcntl is None:
        return (folder / _OWNER).exists() and _remove(folder / _OWNER)
    try:
        owner = os.open(folder / _OWNER, os.O_RDWR)
    except OSError:
        return False  # it begins, or it is of something else
    try:
        return _locked(owner)
    finally:
        os.close(owner)


def _is_emptied(folder: Path) -> bool:
    """Deletes the file of a batch, and what a server that was killed has left beside it. Returns whether all are deleted."""
    return all([_remove(file) for file in folder.glob(_NAME + "*")])


def _remove(file: Path) -> bool:
    try:
        os.unlink(file)
        return True
    except FileNotFoundError:
        return True
    except OSError:
        return False


def _remove_folder(folder: Path) -> None:
    try:
        os.rmdir(folder)
    except OSError:
        pass


def read(path: Path) -> tuple[Mapping[str, Any], dict[str, np.ndarray]]:
    """Maps a file into memory. Returns its header, and its arrays by name, without a copy.

    Raises:
        WrongVersion: if the file has another schema.
    """
    with open(path, "r+b") as file:
        block = mmap.mmap(file.fileno(), 0)
    begin = len(_MAGIC) + 4
    if block[: len(_MAGIC)] != _MAGIC:
        raise WrongVersion("'%s' is no file of a batch" % path)
    length = int(np.frombuffer(block, np.int32, 1, len(_MAGIC))[0])
    header: Mapping[str, Any] = json.loads(block[begin : begin + length])
    check_schema(header)
    first = -(-(begin + length) // _PAGE) * _PAGE
    arrays = {}
    for field in header["arrays"]:
        count = int(np.prod(field["shape"], dtype=np.int64))
        array = np.frombuffer(block, np.dtype(field["type"]), count, first + field["at"])
        arrays[field["name"]] = array.reshape(field["shape"])
    return header, arrays
