"""Measures the speed: python3 tests/speed.py [games] [seconds]."""
import sys

from deadcube import speed

if __name__ == "__main__":
    speed.tell([int(sys.argv[1])] if len(sys.argv) > 1 else [256, 1], float(sys.argv[2]) if len(sys.argv) > 2 else 30)
