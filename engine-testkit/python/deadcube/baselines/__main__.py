"""Trains the baselines, plays them against bots, and writes the table.

    python3 -m deadcube.baselines nets

It may be interrupted: the next time it goes on from its checkpoints. With less time than it has had, a training ends at once.
"""
from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any, Mapping, Sequence

from .. import evaluate
from .catalogue import ALL, Baseline
from .net_files import policy_of, sha256
from .training import Training

OPPONENTS = ("random", "fast", "simple", "level-6")
BEGIN, END = "<!-- deadcube baselines -->", "<!-- end of the baselines -->"
EVALUATED_FROM = 1 << 41
"""The first seed of the games of the table: no training and no report has it."""


def main(arguments: Sequence[str]) -> int:
    """Does what the command line says. Returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python3 -m deadcube.baselines", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the nets, the checkpoints and the results are")
    parser.add_argument("--only", nargs="+", choices=[one.name for one in ALL], metavar="NAME", help="some of the baselines: %(choices)s")
    parser.add_argument("--minutes", type=float, default=40, help="CPU minutes of each training; default 40: 20 minutes on two cores")
    parser.add_argument("--long", type=float, default=240, help="CPU minutes of the search of the full game; default 240")
    parser.add_argument("--pairs", type=int, default=100, help="pairs of games against each bot for the table; default 100")
    parser.add_argument("--report", type=float, default=6, help="CPU minutes between two reports; default 6")
    parser.add_argument("--report-pairs", type=int, default=30, help="pairs of games of a report; default 30")
    parser.add_argument("--against", nargs="+", default=OPPONENTS, help="the bots of the table; default " + " ".join(OPPONENTS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--guide", type=Path, help="a page in which the table is renewed, between its marks")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    for one in ALL:
        if given.only is None or one.name in given.only:
            trained = _train(one, given)
            _measure(one, given, trained)
    told = table(given.folder, _results(given.folder))
    print(told)
    if given.guide is not None:
        _renew(given.guide, told)
    return 0


def _train(one: Baseline, given: argparse.Namespace) -> dict[str, Any]:
    method = one.make(one, given.folder, given.seed)
    training = Training(one.checkpoint(given.folder), method)
    try:
        minutes = given.long if one.long else given.minutes
        training.run(minutes, given.report, given.report_pairs, one.setups)
        one.write(given.folder, training)
        return {
            "seed": given.seed,
            "games": method.games,
            "decisions": method.decisions,
            "minutes": round(training.seconds / 60, 1),
            "cpu_minutes": round(training.cpu_seconds / 60, 1),
        }
    finally:
        method.close()


def _measure(one: Baseline, given: argparse.Namespace, trained: dict[str, Any]) -> None:
    """Plays against the bots that the same net has not played yet."""
    path = one.net(given.folder)
    digest = sha256(path)
    result = _results(given.folder).get(one.name, {})
    if result.get("sha256") != digest or result.get("pairs") != given.pairs:
        result = {"sha256": digest, "pairs": given.pairs, "scores": {}}
    result.update(trained)
    policy = None
    for opponent in given.against:
        if opponent in result["scores"]:
            continue
        if policy is None:
            policy = policy_of(path, one.setups)
        told = evaluate(policy, opponent, given.pairs, seed=EVALUATED_FROM, setups=one.setups, luck=False, progress=True)[0]
        result["scores"][opponent] = str(told.score)
        print("%s: %s" % (one.name, told), file=sys.stderr, flush=True)
        _keep(given.folder, one, result)
    _keep(given.folder, one, result)


def _results(folder: Path) -> dict[str, Any]:
    path = folder / "results.json"
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}


def _keep(folder: Path, one: Baseline, result: Mapping[str, Any]) -> None:
    results = dict(_results(folder), **{one.name: result})  # another process may have trained others
    part = folder / "results.part"
    part.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    os.replace(part, folder / "results.json")
    sums = ["%s  %s\n" % (results[one.name]["sha256"], one.net(folder).name) for one in ALL if one.name in results]
    (folder / "SHA256SUMS").write_text("".join(sums), "utf-8")


def table(folder: Path, results: Mapping[str, Any]) -> str:
    """Returns the results as tables in Markdown."""
    opponents = [name for name in OPPONENTS if any(name in one["scores"] for one in results.values())]
    heads = ["net", "game", "learns by", "seed", "games", "minutes", "CPU minutes", *("`%s`" % name for name in opponents)]
    rows, files = [heads, ["---"] * len(heads)], [["file", "KB", "SHA-256"], ["---"] * 3]
    for one in ALL:
        if one.name not in results:
            continue
        told = results[one.name]
        rows.append(
            ["`%s`" % one.name, one.game, one.way, str(told["seed"]), "{:,}".format(told["games"]), str(told["minutes"]),
             str(told["cpu_minutes"]), *(told["scores"].get(name, "") for name in opponents)]
        )
        path = one.net(folder)
        files.append(["`%s`" % path.name, str(round(path.stat().st_size / 1000)), "`%s`" % told["sha256"]])
    return "\n\n".join("\n".join("| %s |" % " | ".join(row) for row in part) for part in (rows, files))


def _renew(guide: Path, told: str) -> None:
    text = guide.read_text("utf-8")
    before, rest = text.split(BEGIN, 1)
    guide.write_text("%s%s\n%s\n%s%s" % (before, BEGIN, told, END, rest.split(END, 1)[1]), "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
