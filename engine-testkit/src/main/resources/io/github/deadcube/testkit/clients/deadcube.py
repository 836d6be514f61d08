"""A client of Deadcube, with the standard library alone.

As a bot:      deadcube play --bots "exec:python3 deadcube.py",simple
As a client:   python3 deadcube.py java -jar deadcube.jar
"""
import json
import subprocess
import sys


class Refused(Exception):
    """A request was answered by an error."""


class Lines:
    """Objects of JSON, one a line, both ways."""

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
            raise Refused("%(where)s: %(what)s" % answer["error"])
        return answer


class Client(Lines):
    """A process that serves games."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command + ["serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        super().__init__(self.process.stdout, self.process.stdin)
        self.greeting = self.read()

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def killing(lines, option):
    """How likely an attack kills."""
    try:
        return lines.ask("odds", choice=option["choice"])["target"]["kill"]
    except Refused:
        return 0.0


def choose(lines, asked):
    """The likeliest kill; else to act rather than to wait."""
    attacks = [o for o in asked["options"] if "target" in o and o["choice"].split(" ")[1] in ("shoot", "assault")]
    if attacks:
        return max(attacks[:20], key=lambda option: killing(lines, option))
    idle = ("pass", "end turn")
    active = [o for o in asked["options"] if o["choice"] not in idle and not o["choice"].endswith(" end")]
    options = active or asked["options"]
    return options[len(asked["text"]) * 7 % len(options)]


def bot():
    """Plays a side, as the engine asks."""
    lines = Lines(sys.stdin, sys.stdout)
    while True:
        told = lines.read()
        if told is None:
            return
        if told.get("tell") == "choose":
            lines.write({"choice": choose(lines, told["asked"])["choice"]})


def play(command):
    """Plays a game by itself, and says how it ends."""
    client = Client(command)
    answer = client.ask("start", battlefield=client.greeting["battlefields"][0], seed=7)
    turns = 0
    while answer["asked"]["kind"] == "choice" and turns < 5000:
        asked = answer["asked"]
        options = asked["options"]
        option = options[turns * 7 % len(options)]
        answer = client.ask("choose", side=asked["side"], number=answer["due"], choice=option["choice"])
        turns += 1
    print(answer["asked"].get("result", "no end"))
    client.close()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        play(sys.argv[1:])
    else:
        bot()
