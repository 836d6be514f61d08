"""The file of a batch: a header, and arrays."""
from __future__ import annotations

import json
import mmap
import os
import tempfile
from pathlib import Path
from typing import Any, Mapping, Optional

import numpy as np

from ._schema import SCHEMA

_MAGIC = b"DEADCUBE"
_PAGE = 4096


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


def new_file(folder: Optional[str]) -> Path:
    """Returns an empty file; without a folder where files are temporary."""
    handle, name = tempfile.mkstemp(prefix="deadcube-", dir=folder)
    os.close(handle)
    return Path(name)


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
