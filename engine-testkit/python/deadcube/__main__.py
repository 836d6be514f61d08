"""Tells the versions of this package, of Java and of deadcube.jar, and measures the speed.

    python3 -m deadcube --seconds 30
    python3 -m deadcube --prepare
"""
from __future__ import annotations

import argparse
import sys
from typing import Sequence

from .protocol import NoServer


def main(arguments: Sequence[str]) -> int:
    """Does what the command line says. Returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python3 -m deadcube", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, nargs="+", default=[256, 1], help="games at once, for each measurement; default 256 and 1")
    parser.add_argument("--seconds", type=float, default=10, help="how long each takes; 0: the versions alone; default 10")
    parser.add_argument("--decisions", type=int, default=0, help="how many decisions each makes, instead of a time")
    parser.add_argument(
        "--prepare", action="store_true", help="measure nothing, but make a cache with which Java starts faster: in seconds, or in two minutes with JDK 25 and later"
    )
    given = parser.parse_args(arguments)
    try:
        from . import prepare, speed
    except ImportError as missing:
        print("NumPy is needed: pip install numpy (%s)" % missing, file=sys.stderr)
        return 1
    try:
        if given.prepare:
            prepare.prepare()
        else:
            speed.tell(given.games, given.seconds, decisions=given.decisions)
    except NoServer as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
