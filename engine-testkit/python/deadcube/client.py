"""A bot, and a program that plays both sides, as an example of the protocol.

As a bot, which plays what Deadcube asks on its standard input:
    deadcube play --bots "exec:python3 -m deadcube.client",simple
As a client, which starts a server by a command, plays a game and prints its result:
    python3 -m deadcube.client java -jar deadcube.jar
"""
from __future__ import annotations

import argparse
import sys
from typing import Any, Mapping, Sequence

from .protocol import Client, Lines, Refused, in_words


def killing(lines: Lines, option: Mapping[str, Any]) -> float:
    """Returns the mean number of enemy models that an attack kills, minus the models of the same side."""
    try:
        odds = lines.ask("odds", choice=option["choice"])
    except Refused:
        return 0.0
    hurt = odds["there"] if "there" in odds else [odds["target"]]
    own = option.get("actor", "")[:1]
    kills: float = sum(-one["kill"] if one["model"][0] == own else one["kill"] for one in hurt)
    return kills


def attacks(option: Mapping[str, Any]) -> bool:
    """Returns whether the option is a shot or an assault, also if it costs a command die."""
    return option["verb"] in ("shoot", "assault")


def choose(lines: Lines, prompt: Mapping[str, Any]) -> Any:
    """Returns the attack with the most kills, the first of equal ones. Without an attack, returns an action before a pass."""
    shots = [option for option in prompt["options"] if attacks(option)]
    if shots:
        return max(shots[:20], key=lambda option: killing(lines, option))
    idle = ("pass", "endTurn", "endActivation")
    active = [option for option in prompt["options"] if option["verb"] not in idle]
    options = active or prompt["options"]
    return options[len(prompt["text"]) * 7 % len(options)]


def bot() -> None:
    """Plays one side as a bot."""
    lines = Lines(sys.stdin, sys.stdout)
    while True:
        told = lines.read()
        if told is None:
            return
        if "faults" in told:
            print("cannot be played: " + in_words(told["faults"]), file=sys.stderr)
        if told.get("tell") == "choose":
            lines.write({"choice": choose(lines, told["prompt"])["choice"]})


def play(command: Sequence[str]) -> None:
    """Plays both sides of a game and prints the result."""
    client = Client(command)
    answer = client.ask("start", battlefield=client.greeting["battlefields"][0], seed=7)
    turns = 0
    while answer["prompt"]["type"] == "decision" and turns < 5000:
        options = answer["prompt"]["options"]
        option = options[turns * 7 % len(options)]
        answer = client.ask("choose", number=answer["due"], choice=option["choice"])
        turns += 1
    print(answer["prompt"]["text"])
    client.close()


def main(arguments: Sequence[str]) -> None:
    """Does what the command line says."""
    parser = argparse.ArgumentParser(
        prog="python3 -m deadcube.client", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", nargs=argparse.REMAINDER, help="what starts a server; none: this is a bot")
    command = parser.parse_args(arguments).command
    if command:
        play(command)
    else:
        bot()


if __name__ == "__main__":
    main(sys.argv[1:])
