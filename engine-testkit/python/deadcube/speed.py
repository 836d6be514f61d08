"""Measures how many random decisions a second are made, and tells the machine and the versions."""
from __future__ import annotations

import hashlib
import os
import platform
import re
import subprocess
import time
from typing import Optional, Sequence

import numpy as np

from . import _java_cache
from .batch import Batch


LARGEST = 250_000
"""The most decisions between two lines."""


def machine() -> str:
    """Returns the processor and the system in words."""
    name = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo") as lines:
            name = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return "%s x %s, %s" % (os.cpu_count(), name, platform.platform())


def resident(pid: int) -> int:
    """Returns the memory of a process in MB; 0 where it is not known."""
    try:
        with open("/proc/%d/status" % pid) as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) // 1024
    except (OSError, StopIteration):
        return 0


def in_python(batch: Batch, chance: np.random.Generator, steps: int) -> tuple[float, float]:
    """Returns the seconds of random steps, and those in which Python waited for Java."""
    waited = 0.0
    begin = time.perf_counter()
    for _ in range(steps):
        batch.step_async((chance.random(batch.games) * batch.count).astype(np.int32))
        before = time.perf_counter()
        batch.step_wait()
        waited += time.perf_counter() - before
    return time.perf_counter() - begin, waited


def measure(games: int, seconds: float, command: Optional[Sequence[str]] = None, decisions: int = 0) -> None:
    """Plays random steps for some seconds, or until some decisions are made, and prints how many a second."""
    with Batch(games, seed=1, command=command) as batch:
        print("%d games at once" % games)
        chance = np.random.default_rng(1)
        steps = max(1, 2_000 // games)
        made, end, best = 0, time.perf_counter() + seconds, 0.0
        while made < decisions if decisions else time.perf_counter() < end:
            taken, waited = in_python(batch, chance, steps)
            made += 2 * steps * games  # half of them in Java alone
            best = max(best, steps * games / taken)
            begin = time.perf_counter()
            batch.play(steps, seed=made)
            java = time.perf_counter() - begin
            print(
                "  %9d decisions made: %7.0f a second, %2.0f %% of the time in Java; Java alone %7.0f a second; %d MB"
                % (made, steps * games / taken, 100 * waited / taken, steps * games / java, resident(batch._process.pid)),
                flush=True,
            )
            if taken < 1 and steps * games < LARGEST:
                steps *= 2
        print("  best %.0f a second" % best, flush=True)


def digest(batch: Batch) -> str:
    """Returns a hash of all arrays of 300 steps: the same on every machine."""
    batch.reset(1)
    arrays = hashlib.sha256()
    for step in range(300):
        batch.step(step * 7 % batch.count)
        for array in (batch.view, batch.options, batch.mask, batch.won, batch.lead, batch.score, batch.seed):
            arrays.update(np.ascontiguousarray(array).tobytes())
    return arrays.hexdigest()[:16]


def java_version(program: str) -> list[str]:
    """Returns the lines that Java says of its version; none if the program cannot be run."""
    try:
        said = subprocess.run([program, "-version"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return []
    return said.strip().splitlines()


def release(version: Sequence[str]) -> int:
    """Returns the number of a release of Java, such as 17, from the lines of java_version; 0 if it does not stand there."""
    found = re.search(r'version "(?:1\.)?(\d+)', "\n".join(version))
    return int(found.group(1)) if found else 0


def cache_in_words(batch: Batch) -> str:
    """Returns which cache the Java of a batch uses."""
    java = batch._process.java
    file = _java_cache.used_by(java.command)
    if file is not None:
        refused = re.search(r"\[(aot|cds)\b", java.said())
        return "%s%s" % (file, ", which Java does not use:\n" + java.said() if refused else "")
    return "none" if _java_cache.folder() is None else "none; python3 -m deadcube --prepare makes one"


def tell(games: Sequence[int], seconds: float, command: Optional[Sequence[str]] = None, decisions: int = 0) -> None:
    """Prints the machine and the versions, and measures the speed.

    Raises:
        NoServer: if Java or deadcube.jar is not there or does not start.
    """
    with Batch(16, command=command) as batch:
        used = batch._process.java.command
        version = java_version(used[0])
        print(machine())
        print("Python %s, NumPy %s" % (platform.python_version(), np.__version__))
        print("Java: %s (%s)" % (version[0] if version else "", used[0]))
        print("Cache of Java: %s" % cache_in_words(batch))
        jar = used[used.index("-jar") + 1] if "-jar" in used[:-1] else " ".join(used)
        print("%s: %s" % (batch.greeting["deadcube"], jar))
        print("schema %s; arrays of 300 steps: %s" % (batch.header["schema"], digest(batch)), flush=True)
    if seconds > 0 or decisions > 0:
        for number in games:
            measure(number, seconds, command, decisions)
