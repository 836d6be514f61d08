"""A client of Deadcube that uses only the standard library.

As a bot:      deadcube play --bots "exec:python3 deadcube.py",simple
As a client:   python3 deadcube.py java -jar deadcube.jar
"""
import json
import subprocess
import sys


class Refused(Exception):
    """The answer to a request is an error."""


class Lines:
    """Reads and writes JSON objects, one per line."""

    def __init__(self, source, target):
        self.source = source
        self.target = target

    def read(self):
        line = self.source.readline()
        return json.loads(line) if line else None

    def write(self, thing):
        self.target.write(json.dumps(thing) + "\n")
        self.target.flush()

    def ask(self, do, **fields):
        self.write(dict(fields, do=do))
        answer = self.read()
        if "error" in answer:
            raise Refused("line %(line)d, column %(column)d: %(what)s" % answer["error"])
        return answer


class Client(Lines):
    """Starts `deadcube serve` and sends requests to it."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command + ["serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        super().__init__(self.process.stdout, self.process.stdin)
        self.greeting = self.read()

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def killing(lines, option):
    """Returns the mean number of enemy models that an attack kills, minus the models of the same side."""
    try:
        odds = lines.ask("odds", choice=option["choice"])
    except Refused:
        return 0.0
    hurt = odds["there"] if "there" in odds else [odds["target"]]
    own = option.get("model", "")[:1]
    return sum(-one["kill"] if one["model"][0] == own else one["kill"] for one in hurt)


def attacks(option):
    """Returns whether the option is a shot or an assault, also if it costs a command die."""
    choice = option["choice"]
    return choice["type"] in ("shoot", "assault") or option["text"].startswith("spend shoot: ")


def choose(lines, prompt):
    """Returns the attack with the most kills. Without an attack, returns an action before a pass."""
    shots = [option for option in prompt["options"] if attacks(option)]
    if shots:
        return max(shots[:20], key=lambda option: killing(lines, option))
    idle = ("pass", "endTurn", "endActivation")
    active = [option for option in prompt["options"] if option["choice"]["type"] not in idle]
    options = active or prompt["options"]
    return options[len(prompt["text"]) * 7 % len(options)]


def bot():
    """Plays one side as a bot."""
    lines = Lines(sys.stdin, sys.stdout)
    while True:
        told = lines.read()
        if told is None:
            return
        if "error" in told:
            print("cannot be played: " + told["error"]["what"], file=sys.stderr)
        if told.get("tell") == "choose":
            lines.write({"choice": choose(lines, told["prompt"])["choice"]})


def play(command):
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


if __name__ == "__main__":
    if len(sys.argv) > 1:
        play(sys.argv[1:])
    else:
        bot()
