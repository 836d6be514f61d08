"""Caches with which Java starts faster. `python3 -m deadcube --prepare` makes one.

JDK 25 and later have an AOT cache (.aot) of the classes of a run and of the profiles of its methods, earlier ones an archive of classes
(.jsa). A cache belongs to one deadcube.jar and one Java: a file .json beside it says which. The caches lie in the folder for caches
of the user, or in the folder that DEADCUBE_CACHE names.
"""
from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sys
import time
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence

FOLDER = "DEADCUBE_CACHE"
"""The environment variable that names another folder, or is "off": then no cache is used."""

PROFILES_FROM = 25
"""The first Java whose caches hold profiles."""

_USES = {".aot": "-XX:AOTCache=", ".jsa": "-XX:SharedArchiveFile="}

_LEFT_AFTER = 24 * 3600
"""The seconds after which a file that belongs to no cache is one that an interrupted program has left."""


def folder() -> Optional[Path]:
    """Returns the folder of the caches; None if there is to be none."""
    named = os.environ.get(FOLDER)
    if named:
        return None if named == "off" else Path(named).absolute()
    try:
        return _of_the_user() / "deadcube" / "python"
    except RuntimeError:  # the user has no home
        return None


def _of_the_user() -> Path:
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) if local else Path.home() / "AppData" / "Local"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    named = os.environ.get("XDG_CACHE_HOME", "")
    return Path(named) if os.path.isabs(named) else Path.home() / ".cache"


def find(java: str, jar: str) -> Optional[Path]:
    """Returns the cache of a Java and a deadcube.jar; None if there is none, or if one of them has changed since it was made.

    It starts no Java. Java itself checks the cache once more, and starts without one that does not fit.
    """
    place = folder()
    if place is None or not place.is_dir():
        return None
    try:
        wanted = _belongs_to(java, jar)
    except OSError:
        return None
    for path in sorted(place.glob("*.json")):
        told = _told(path)
        if told is not None and {name: told.get(name) for name in wanted} == wanted:
            file = _file(path, told)
            if file.is_file() and file.stat().st_size == told.get("size"):
                return file
    return None


def options(file: Path) -> list[str]:
    """Returns the options with which Java uses a cache. What it says of the cache would otherwise be in the answers."""
    return ["-Xlog:disable", "-Xlog:all=warning:stderr", "-XX:+VerifySharedSpaces", _USES[file.suffix] + str(file)]


def must(file: Path) -> str:
    """Returns the option with which Java ends if it cannot use a cache."""
    return "-XX:AOTMode=on" if file.suffix == ".aot" else "-Xshare:on"


def used_by(command: Sequence[str]) -> Optional[Path]:
    """Returns the cache that a command uses; None without one."""
    return next((Path(word.split("=", 1)[1]) for word in command if word.startswith(tuple(_USES.values()))), None)


def keep(file: Path, java: str, jar: str, version: str) -> Path:
    """Moves a whole cache to its place, and removes those that belong to nothing any more. Returns its path.

    Raises:
        OSError: if it cannot be written.
    """
    place = file.parent.parent
    belongs = _belongs_to(java, jar)
    who = hashlib.sha256(Path(jar).read_bytes() + json.dumps(belongs, sort_keys=True).encode()).hexdigest()[:16]
    name = "%s-%s" % (who, re.sub("[^A-Za-z0-9.]+", "-", version))
    kept = place / ("%s-%s%s" % (name, hashlib.sha256(file.read_bytes()).hexdigest()[:8], file.suffix))
    described = file.with_suffix(".json")
    described.write_text(json.dumps(dict(belongs, file=kept.name, size=file.stat().st_size), indent=1), encoding="utf-8")
    beside = place / (name + ".json")
    before = _told(beside)
    os.replace(file, kept)
    os.replace(described, beside)
    if before is not None and _file(beside, before) != kept:
        _delete(_file(beside, before))
    _remove_old(place)
    return kept


def remove(file: Path) -> None:
    """Removes a cache with which Java does not start."""
    for path in file.parent.glob("*.json"):
        told = _told(path)
        if told is not None and _file(path, told) == file:
            _delete(path)
    _delete(file)


def _belongs_to(java: str, jar: str) -> dict[str, Any]:
    program = shutil.which(java)
    if program is None:
        raise FileNotFoundError(java)
    return {"java": _mark(program), "jar": _mark(jar)}


def _mark(path: str) -> dict[str, Any]:
    """Returns what changes when a file does, without reading it."""
    real = os.path.realpath(path)
    stat = os.stat(real)
    return {"path": real, "bytes": stat.st_size, "changed": stat.st_mtime_ns}


def _told(path: Path) -> Optional[Mapping[str, Any]]:
    """Returns what a file says of its cache; None if it is none of ours."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return told if isinstance(told, dict) and isinstance(told.get("file"), str) else None


def _file(path: Path, told: Mapping[str, Any]) -> Path:
    return path.parent / os.path.basename(str(told["file"]))


def _remove_old(place: Path) -> None:
    """Removes the caches whose Java or deadcube.jar has gone or changed, and what interrupted programs have left."""
    named = set()
    for path in place.glob("*.json"):
        told = _told(path)
        if told is None:
            continue
        if _holds(told.get("java")) and _holds(told.get("jar")):
            named.add(_file(path, told))
        else:
            _delete(_file(path, told))
            _delete(path)
    for path in [*place.glob("*.aot"), *place.glob("*.jsa"), *place.glob("part-*")]:
        if path not in named and _is_left(path):
            _delete(path)


def _holds(mark: Any) -> bool:
    try:
        return isinstance(mark, dict) and _mark(mark["path"]) == mark
    except (OSError, KeyError, TypeError):
        return False


def _is_left(path: Path) -> bool:
    try:
        return time.time() - path.stat().st_mtime > _LEFT_AFTER
    except OSError:
        return False


def _delete(path: Path) -> None:
    """Deletes a file or a folder. One that a running Java keeps open on Windows stays until the next time."""
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        try:
            path.unlink()
        except OSError:
            pass
