"""Deadcube as an environment: games as NumPy arrays, for programs that play and learn.

Batch plays many games at once. With the extras, `gymnasium.make("Deadcube-v0")`, VectorDeadcube and DeadcubeSeats have the
interfaces of Gymnasium and PettingZoo. Client speaks the protocol of `deadcube serve`. What is imported here is loaded at its first use.
"""
from __future__ import annotations

import importlib
from typing import Any

from ._registration import register

_PLACES = {
    "DeadcubeEnv": "environment",
    "DeadcubeSeats": "seats",
    "VectorDeadcube": "environment",
    "Batch": "batch",
    "Client": "protocol",
    "Evaluation": "evaluation",
    "Interval": "evaluation",
    "Lines": "protocol",
    "NoServer": "protocol",
    "Observations": "observations",
    "Refused": "protocol",
    "SMALL": "games",
    "TESTS": "games",
    "Table": "evaluation",
    "WrongVersion": "_block",
    "decision_arrays": "decision_files",
    "decision_names": "decision_files",
    "decisions": "decision_files",
    "evaluate": "evaluation",
    "every": "games",
    "faces": "protocol",
    "follow": "protocol",
    "names": "decision_files",
    "titles": "protocol",
}

_EXTRAS = ("environment", "seats")
"""The modules that need an extra: `import *` leaves them out, since it loads every name."""

__all__ = sorted(name for name, place in _PLACES.items() if place not in _EXTRAS)


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError("module 'deadcube' has no attribute '%s'" % name)
    value = getattr(importlib.import_module("." + _PLACES[name], __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(set(globals()) | set(_PLACES))


register()
