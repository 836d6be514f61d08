"""Makes a cache with which Java starts faster: Java records itself while it plays."""
from __future__ import annotations

import os
import re
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Sequence

import numpy as np

from . import _java_cache
from ._process import NEEDS_JAVA, command_of, find_jar, find_java
from .batch import Batch
from .games import every
from .protocol import NoServer
from .speed import digest, java_version, release

OF_PROFILES = 4_000_000
"""How many random decisions are recorded with their profiles: after about 45 seconds of CPU time these change little."""

OF_CLASSES = 20_000
"""How many are recorded for their classes alone."""

WRITTEN_WITHIN = 600.0
"""The seconds that Java may take to write a cache. It takes some 20 on two cores."""

_REPORTED_EVERY = 5.0

_OF_BOTS = 80
"""The part of the decisions that are made against bots: each takes far longer."""

_STEPS_OF_BOTS = 100
"""The least steps against bots, 64 games at once."""


def prepare(decisions: int = 0) -> Path:
    """Makes the cache of the Java and the deadcube.jar that are found, and prints the progress. Returns its path.

    A cache is kept if Java starts with it and makes the same arrays as before, and otherwise none is.

    Args:
        decisions: how many are recorded; 0: OF_PROFILES or OF_CLASSES.

    Raises:
        NoServer: if Java or deadcube.jar is not there, or if no cache can be written.
    """
    java, jar = find_java(), os.path.realpath(find_jar())
    said = java_version(java)
    if not said:
        raise NoServer("'%s' cannot be run: %s" % (java, NEEDS_JAVA))
    place = _java_cache.folder()
    if place is None:
        raise NoServer("there is no folder for a cache; expected a home, or a folder in %s" % _java_cache.FOLDER)
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="part-", dir=place) as part:
            if release(said) >= _java_cache.PROFILES_FROM:
                file = Path(part, "deadcube.aot")
                arrays = _record(_recording(java, jar, "-XX:AOTCacheOutput=%s" % file), decisions or OF_PROFILES)
            else:
                file, classes = Path(part, "deadcube.jsa"), Path(part, "classes")
                arrays = _record(_recording(java, jar, "-XX:DumpLoadedClassList=%s" % classes), decisions or OF_CLASSES)
                _archive(file, java, jar, classes)
            if not file.is_file():
                raise NoServer("'%s' has written no cache" % java)
            _check(file, java, jar, arrays)
            kept = _java_cache.keep(file, java, jar, _build(said))
    except OSError as error:
        raise NoServer("no cache can be written: %s" % error) from error
    print("Cache of Java: %s" % kept, flush=True)
    return kept


def _recording(java: str, jar: str, option: str) -> list[str]:
    return command_of(java, jar, ["-Xlog:disable", "-Xlog:all=error:stderr", option])


def _record(command: Sequence[str], decisions: int) -> str:
    """Plays in a Java that writes what it has recorded when it ends. Returns the digest of its arrays."""
    progress = _Progress(decisions)
    with Batch(256, seed=1, command=command) as batch:
        arrays = digest(Batch(16, beside=batch))
        # Java compiles from what comes first, so the games that most programs play come before those with bots.
        while progress.made < decisions:
            batch.play(16, seed=progress.made)
            progress.add(16 * batch.games)
        with Batch(64, seed=1, sides="swap", opponents=["fast", "simple"], setups=every("all"), beside=batch) as other:
            chance = np.random.default_rng(1)
            for _ in range(max(_STEPS_OF_BOTS, decisions // _OF_BOTS // other.games)):
                other.step((chance.random(other.games) * other.count).astype(np.int32))
                progress.add(0)
            other.info(0)
        print("Java writes the cache", flush=True)
        batch._process.java.finish(WRITTEN_WITHIN)
    return arrays


def _archive(file: Path, java: str, jar: str, classes: Path) -> None:
    """Writes an archive of classes from their list. One that Java writes when it ends makes Java 17 crash at the next start."""
    lines = classes.read_text(encoding="utf-8").splitlines()
    # A class that is listed twice makes Java 17 crash. Java gives the numbers at the end of a line again.
    once = dict.fromkeys(re.sub(r" id: \d+$", "", line) for line in lines)
    classes.write_text("\n".join(once) + "\n", encoding="utf-8")
    options = ["-Xlog:disable", "-Xshare:dump", "-XX:SharedClassListFile=%s" % classes, "-XX:SharedArchiveFile=%s" % file]
    try:
        subprocess.run(
            command_of(java, jar, options), cwd=file.parent, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=WRITTEN_WITHIN, check=True
        )
    except subprocess.SubprocessError as error:
        raise NoServer("'%s' has written no cache: %s" % (java, error)) from error


def _check(file: Path, java: str, jar: str, arrays: str) -> None:
    """Raises NoServer if Java does not use a cache, or plays differently with it."""
    with Batch(16, command=command_of(java, jar, [_java_cache.must(file), *_java_cache.options(file)])) as batch:
        if digest(batch) != arrays:
            raise NoServer("'%s' makes other arrays with its cache; the cache is not kept" % java)


def _build(said: Sequence[str]) -> str:
    """Returns the version of a Java, for the name of a file."""
    found = re.search(r"\(build ([^,)]+)", " ".join(said)) or re.search(r'version "([^"]+)', " ".join(said))
    return found.group(1) if found else "java"


class _Progress:
    """Prints a line every few seconds."""

    def __init__(self, decisions: int):
        self.made = 0
        self._all = decisions
        self._begin = self._last = time.perf_counter()

    def add(self, decisions: int) -> None:
        """Some more decisions are made."""
        self.made += decisions
        now = time.perf_counter()
        if now - self._last >= _REPORTED_EVERY:
            self._last = now
            what = "games against bots" if self.made >= self._all else "%d of %d decisions" % (self.made, self._all)
            print("  %s, %.0f s" % (what, now - self._begin), flush=True)
