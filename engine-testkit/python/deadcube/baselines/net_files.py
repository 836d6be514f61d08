"""The files of trained nets, and the policies that play them."""
from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any, Sequence, Union

import numpy as np

from ..batch import Batch, Setup
from ..evaluation import Policy
from ..nets import OptionInputs, write_net
from .adam import Arrays
from .lookahead import Lookahead
from .rating_net import RatingNet, RatingPolicy
from .value_net import PositionInputs, ValueNet

DIGITS = 4
"""Digits of a weight in a file."""

SEARCHES = ".npz"
"""The end of the name of a net that rates positions; one that rates options is a text, which Java plays as learned:FILE."""


def write_rating_net(path: Path, batch: Batch, inputs: OptionInputs, weights: Arrays) -> None:
    """Writes a net that rates options, without its guess of what states are worth."""
    net = RatingNet.with_weights(weights)
    part = path.with_suffix(".part")
    write_net(part, batch, inputs, net.layers(), DIGITS)
    os.replace(part, path)


def write_value_net(path: Path, weights: Arrays, playout: str) -> None:
    """Writes a net that rates positions, with the name of the net beside it that plays on in its search."""
    arrays: dict[str, Any] = {name: _short(weight) for name, weight in weights.items()}
    part = path.with_suffix(".part")
    with open(part, "wb") as file:
        np.savez_compressed(file, playout=np.array(playout), **arrays)
    os.replace(part, path)


def _short(weight: np.ndarray) -> np.ndarray:
    return np.array([float("%.*g" % (DIGITS, number)) for number in weight.ravel()], np.float32).reshape(weight.shape)


def policy_of(path: Union[str, Path], setups: Sequence[Setup] = ({},), samples: int = 4, **terms: Any) -> Policy:
    """Returns the policy of a file, for evaluate.

    Args:
        setups: those of the games that it plays.
        samples: how many copies each option has in the first round, if the net searches.
        terms: further arguments of Batch, such as command.

    Raises:
        OSError: if the file cannot be read.
        ValueError: if it has no net.
    """
    path = Path(path)
    if path.suffix == SEARCHES:
        weights = read_arrays(path)
        playout = str(weights.pop("playout"))
        net = ValueNet.with_weights(weights)
        search = Lookahead(net, samples=samples, setups=setups, playout="learned:%s" % (path.parent / playout), **terms)
        if PositionInputs(search.copies).count != len(weights["scale"]):
            raise ValueError("'%s' is a net of another version" % path)
        return search
    columns, layers = _read_text(path)
    with Batch(1, setups=setups, **terms) as batch:
        return RatingPolicy(RatingNet.with_weights(layers), OptionInputs(batch, columns))


def read_arrays(path: Path) -> Arrays:
    """Returns the arrays of a file of NumPy."""
    with np.load(path) as file:
        return {name: file[name] for name in file.files}


def _read_text(path: Path) -> tuple[np.ndarray, Arrays]:
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    if not lines or lines[0] != "deadcube net 1":
        raise ValueError("'%s' has no net; expected 'deadcube net 1' in its first line" % path)
    columns = np.array(lines[2].split()[1:], int)
    tables, at = {}, 3
    while at < len(lines):
        name, rows, _ = lines[at].split()
        tables[name] = np.array([line.split() for line in lines[at + 1 : at + 1 + int(rows)]], np.float32)
        at += 1 + int(rows)
    return columns, {
        "state": tables["state"].T,
        "bias": tables["bias"][0],
        "option": tables["option"].T,
        "out": tables["out"][0],
    }


def sha256(path: Path) -> str:
    """Returns the hash of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
