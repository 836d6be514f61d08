"""Files of decisions, as `deadcube duel --decisions` writes them. Lines of JSON need the standard library alone, arrays NumPy."""
from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Iterator

if TYPE_CHECKING:
    import numpy


def decisions(path: str) -> Iterator[dict[str, Any]]:
    """Yields the decisions of a file that `deadcube duel --decisions` has written.

    Each is a dictionary: view, options (lists of numbers), chosen (the position of the choice), side, purpose, board, and how the
    game ended for the side: won (1, 0.5 or 0) and lead (victory points).

    Raises:
        ValueError: at a line that is not as the command writes it, such as the last one of a run that was interrupted.
    """
    boards = None
    for where, row in _rows(path):
        if "boards" in row:
            boards = row["boards"]
        elif "names" not in row:
            if boards is None:
                raise ValueError("%s: a decision comes before the boards of its game" % where)
            row["board"] = boards[row["side"]]
            yield row


def decision_arrays(path: str) -> dict[str, numpy.ndarray]:
    """Returns the arrays of a file that `deadcube duel --decisions FILE.npz` has written.

    Decision i has row i of view, chosen, side (0 is A), won (1, 0.5 or 0), lead and game, and the rows first[i] to first[i + 1] - 1 of
    option. Game g has row g of number, seed and board_of; the boards of both sides are row board_of[g] of board. decision_names
    has the names of the numbers.

    Raises:
        ValueError: if the file is no such file, or not whole.
    """
    import zipfile

    import numpy

    try:
        with numpy.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        decided = {"view", "option", "first", "chosen", "side", "won", "lead", "game", "number", "seed", "board_of", "board", "names"}
        missing = sorted(decided - set(arrays))
    except (AttributeError, EOFError, ValueError, zipfile.BadZipFile) as error:
        raise ValueError("%s is not a whole file of decisions: %s" % (path, error)) from error
    if missing:
        raise ValueError("%s is no file of decisions: it has no '%s'" % (path, missing[0]))
    return arrays


def decision_names(arrays: dict[str, numpy.ndarray]) -> dict[str, list[str]]:
    """Returns the names of the numbers in arrays of decisions: view, option, cube, kinds."""
    named: dict[str, list[str]] = json.loads(arrays["names"].tobytes())["names"]
    return named


def names(path: str) -> dict[str, list[str]]:
    """Returns the names of the numbers in a file of decisions: view, option, cube, kinds.

    Raises:
        ValueError: if the file is empty, or its first line has none.
    """
    first = next(_rows(path), None)
    if first is None:
        raise ValueError("%s is empty; expected a file of decisions" % path)
    where, row = first
    if "names" not in row:
        raise ValueError("%s: it has no names; expected the first line of a file of decisions" % where)
    named: dict[str, list[str]] = row["names"]
    return named


def _rows(path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields each line of a file with its place in words."""
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            where = "%s, line %d" % (path, number)
            try:
                row = json.loads(line)
            except ValueError:
                row = None
            if not isinstance(row, dict):
                raise ValueError("%s: no JSON object; expected a line of a file of decisions" % where)
            yield where, row
