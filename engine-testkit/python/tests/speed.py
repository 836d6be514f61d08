"""Measures how many random decisions a second are made, and prints the machine and the versions.

python3 tests/speed.py [games] [seconds]
"""
import hashlib
import os
import platform
import sys
import time

import numpy as np

from deadcube import Batch


def machine():
    name = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo") as lines:
            name = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return "%d x %s, %s" % (os.cpu_count(), name, platform.platform())


def resident(pid):
    """Returns the memory of a process in MB; 0 where it is not known."""
    try:
        with open("/proc/%d/status" % pid) as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) // 1024
    except (OSError, StopIteration):
        return 0


def in_python(batch, chance, steps):
    """Returns the seconds of random steps, and those in which Python waited for Java."""
    waited = 0.0
    begin = time.perf_counter()
    for _ in range(steps):
        batch.step_async((chance.random(batch.games) * batch.count).astype(np.int32))
        before = time.perf_counter()
        batch.step_wait()
        waited += time.perf_counter() - before
    return time.perf_counter() - begin, waited


def measure(games, seconds):
    with Batch(games, seed=1) as batch:
        print("%d games at once" % games)
        chance = np.random.default_rng(1)
        steps = max(1, 100_000 // games)
        made, end, best = 0, time.perf_counter() + seconds, 0.0
        while time.perf_counter() < end:
            taken, waited = in_python(batch, chance, steps)
            made += steps * games
            best = max(best, steps * games / taken)
            begin = time.perf_counter()
            batch.play(steps, seed=made)
            java = time.perf_counter() - begin
            print(
                "  %9d decisions made: %7.0f a second, %2.0f %% of the time in Java; Java alone %7.0f a second; %d MB"
                % (made, steps * games / taken, 100 * waited / taken, steps * games / java, resident(batch._process.pid)),
                flush=True,
            )
        print("  best %.0f a second" % best)
        return batch.greeting


def digest(batch):
    """Returns a hash of all arrays of 300 steps: the same on every machine."""
    batch.reset(1)
    arrays = hashlib.sha256()
    for step in range(300):
        batch.step(step * 7 % batch.count)
        for array in (batch.view, batch.options, batch.mask, batch.won, batch.lead, batch.score, batch.seed):
            arrays.update(np.ascontiguousarray(array).tobytes())
    return arrays.hexdigest()[:16]


if __name__ == "__main__":
    counts = [int(sys.argv[1])] if len(sys.argv) > 1 else [256, 1]
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 30
    print(machine())
    print("Python %s, NumPy %s" % (platform.python_version(), np.__version__))
    with Batch(16) as batch:
        print("%s, schema %s; arrays of 300 steps: %s" % (batch.greeting["deadcube"], batch.header["schema"], digest(batch)))
    for games in counts:
        measure(games, seconds)
