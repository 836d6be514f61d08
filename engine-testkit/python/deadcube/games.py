"""Set-ups of games: all that ships, and small games for a first experiment."""
from __future__ import annotations

import itertools
from typing import Any, Callable, Mapping, Sequence, Union

from .batch import Setup

Some = Union[str, Sequence[str], None]


def every(
    scenarios: Some = "all", battlefields: Some = None, editions: Some = None, teams: Some = None
) -> Callable[[Mapping[str, Any]], Sequence[Setup]]:
    """Returns all combinations, as the argument setups of a batch: the seed of each game chooses one.

    Args:
        scenarios, battlefields, editions: names; "all" for those that ship; None for the usual one.
        teams: names; "all" for those that ship; None for the usual pair. Each plays each other as side A and as side B.
    """

    def setups(greeting: Mapping[str, Any]) -> Sequence[Setup]:
        def named(chosen: Some, what: str) -> list[Any]:
            if chosen is None:
                return [None]
            if chosen == "all":
                return list(greeting[what])
            return [chosen] if isinstance(chosen, str) else list(chosen)

        pairs: list[Any] = [None]
        if teams is not None:
            pairs = [{"A": a, "B": b} for a, b in itertools.permutations(named(teams, "teams"), 2)]
        found = []
        for scenario, field, edition, pair in itertools.product(
            named(scenarios, "scenarios"), named(battlefields, "battlefields"), named(editions, "editions"), pairs
        ):
            members = {"scenario": scenario, "battlefield": field, "edition": edition, "teams": pair}
            found.append({name: value for name, value in members.items() if value is not None})
        return found

    return setups


_SMALL_TEAM = """team: %s

Leader: leader, 20 points, VP 2, SP 1-2 RA 5+ FI 5+ SV 5+ HP 2, rifle R4 AP1, blade CC
Trooper: troop, 10 points, VP 1, SP 1-2 RA 5+ FI 5+ SV 5+ HP 2, rifle R4 AP1, blade CC
"""

SMALL: Setup = {
    "battlefield": """battlefield "Small"
:1  a    b    c    d
 4  .    .    .    .
 3  .    .   3.    .
 2  .    .   3.    .
 1  .    .    .    .
""",
    "scenario": """(name Small, text "Two models a side on 4 x 4 cubes.", size (width 4, depth 4),
 zones [(cubes [a1, b1, c1, d1]), (cubes [a4, b4, c4, d4])],
 goals [(cube b2, worth 1), (cube c3, worth 1)], items 0, rounds 4, target 8)""",
    "teams": {"A": _SMALL_TEAM % "Ash", "B": _SMALL_TEAM % "Birch"},
}
"""Two models a side on 4 x 4 cubes, for a first experiment."""

_SCENARIOS = ("patrol", "hold-ground", "breakout", "supply-run", "sabotage", "head-hunt", "last-stand")
_BATTLEFIELDS = ("open-street", "walled-compound", "rooftop-quarter", "container-yard", "refinery", "tower-block")
_TEAMS = (
    "saltwind-wardens",
    "kiln-road-breakers",
    "ashbarrow-rabble",
    "ninth-sluice-crew",
    "lanternfall-outriders",
    "hollow-fen-callers",
)

TESTS: Mapping[str, Sequence[Setup]] = {
    "small": (SMALL,),
    "first": ({},),
    "editions": tuple({"edition": edition} for edition in ("third", "living", "revised")),
    "scenarios": tuple({"scenario": scenario} for scenario in _SCENARIOS),
    "battlefields": tuple({"scenario": "patrol", "battlefield": field} for field in _BATTLEFIELDS),
    "teams": tuple({"teams": {"A": a, "B": b}} for a, b in zip(_TEAMS, (*_TEAMS[1:], _TEAMS[0]))),
}
"""Fixed set-ups for tests, by name, so that results can be compared: evaluate(policy, setups=TESTS["scenarios"]).

small: two models a side; first: the game that ships; editions; scenarios: all that ship; battlefields: patrol on each; teams: each in a game as
side A and in one as side B.
"""
