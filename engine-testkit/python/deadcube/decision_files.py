"""Files of decisions, as `deadcube duel --decisions` writes them. It needs the standard library alone."""
from __future__ import annotations

import json
from typing import Any, Iterator


def decisions(path: str) -> Iterator[dict[str, Any]]:
    """Yields the decisions of a file that `deadcube duel --decisions` has written.

    Each is a dictionary: view, options (lists of numbers), chosen (the position of the choice), side, purpose, board, and how the
    game ended for the side: won (1, 0.5 or 0) and lead (victory points).
    """
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if "boards" in row:
                boards = row["boards"]
            elif "names" not in row:
                row["board"] = boards[row["side"]]
                yield row


def names(path: str) -> dict[str, list[str]]:
    """Returns the names of the numbers in a file of decisions: view, option, cube, kinds."""
    with open(path, encoding="utf-8") as lines:
        named: dict[str, list[str]] = json.loads(lines.readline())["names"]
        return named
