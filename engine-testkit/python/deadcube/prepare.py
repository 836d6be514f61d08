"""Makes an AOT cache: Java records itself while it plays, and writes what the next starts need."""
from __future__ import annotations

import os
import re
import tempfile
import time
from pathlib import Path

import numpy as np

from . import _aot_cache
from ._process import NEEDS_JAVA, command_of, find_jar, find_java
from .batch import Batch
from .games import every
from .protocol import NoServer
from .speed import digest, java_version, release

DECISIONS = 4_000_000
"""How many random decisions are recorded: after about 45 seconds of CPU time the profiles change little."""

WRITTEN_WITHIN = 600.0
"""The seconds that Java may take to write a cache. It takes some 20 on two cores."""

_REPORTED_EVERY = 5.0

_OF_BOTS = 80
"""The part of the decisions that are made against bots: each takes far longer."""


def prepare(decisions: int = DECISIONS) -> Path:
    """Makes the AOT cache of the Java and the deadcube.jar that are found, and prints the progress. Returns its path.

    A cache is kept if Java starts with it and makes the same arrays as before, and otherwise none is.

    Raises:
        NoServer: if this Java makes no cache, or if it cannot be written.
    """
    java, jar = find_java(), os.path.realpath(find_jar())
    said = java_version(java)
    if not said:
        raise NoServer("'%s' cannot be run: %s" % (java, NEEDS_JAVA))
    if release(said) < _aot_cache.OLDEST:
        raise NoServer(
            "%s (%s) makes no AOT cache with profiles; expected JDK %d or later, such as from https://adoptium.net, and JAVA_HOME set to its folder"
            % (said[0], java, _aot_cache.OLDEST)
        )
    place = _aot_cache.folder()
    if place is None:
        raise NoServer("there is no folder for a cache; expected a home, or a folder in %s" % _aot_cache.FOLDER)
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="part-", dir=place) as part:
            file = Path(part, "deadcube.aot")
            _check(file, java, jar, _record(file, java, jar, decisions))
            kept = _aot_cache.keep(file, java, jar, _build(said))
    except OSError as error:
        raise NoServer("no cache can be written: %s" % error) from error
    print("AOT cache: %s" % kept, flush=True)
    return kept


def _record(file: Path, java: str, jar: str, decisions: int) -> str:
    """Plays in a Java that writes a cache when it ends. Returns the digest of its arrays."""
    progress = _Progress(decisions)
    with Batch(256, seed=1, command=command_of(java, jar, _aot_cache.recording(file))) as batch:
        arrays = digest(Batch(16, beside=batch))
        # Java compiles from what comes first, so the games that most programs play come before those with bots.
        while progress.made < decisions:
            batch.play(16, seed=progress.made)
            progress.add(16 * batch.games)
        with Batch(64, seed=1, sides="swap", opponents=["fast", "simple"], setups=every("all"), beside=batch) as other:
            chance = np.random.default_rng(1)
            for _ in range(max(1, decisions // _OF_BOTS // other.games)):
                other.step((chance.random(other.games) * other.count).astype(np.int32))
                progress.add(0)
        print("Java writes the cache", flush=True)
        batch._process.java.finish(WRITTEN_WITHIN)
    if not file.is_file():
        raise NoServer("'%s' has written no cache" % java)
    return arrays


def _check(file: Path, java: str, jar: str, arrays: str) -> None:
    """Raises NoServer if Java does not use a cache, or plays differently with it."""
    with Batch(16, command=command_of(java, jar, ["-XX:AOTMode=on", *_aot_cache.options(file)])) as batch:
        if digest(batch) != arrays:
            raise NoServer("'%s' makes other arrays with its cache; the cache is not kept" % java)


def _build(said: list[str]) -> str:
    """Returns the version of a Java in the form of a file's name."""
    found = re.search(r"\(build ([^,)]+)", " ".join(said)) or re.search(r'version "([^"]+)', said[0])
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
