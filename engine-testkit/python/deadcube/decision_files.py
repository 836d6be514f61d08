"""Files of decisions, as `deadcube duel --decisions` writes them. It needs the standard library alone."""
from __future__ import annotations

import json
from typing import Any, Iterator


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
