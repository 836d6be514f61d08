"""A client of Deadcube that uses only the standard library.

As a bot:      deadcube play --bots "exec:python3 deadcube.py",simple
As a client:   python3 deadcube.py java -jar deadcube.jar
To learn:      from deadcube import Game, decisions
"""
import json
import operator
import os
import subprocess
import sys


class Refused(Exception):
    """The answer to a request has faults."""


class NoServer(Exception):
    """`deadcube serve` cannot be started, or it has ended."""


class NoGame(Exception):
    """There is no game that takes an action: none has begun, or it is over."""


# A server soon plays at full speed with this option of the virtual machine. Options of the command come later, and win.
SOONER = ["-XX:+IgnoreUnrecognizedVMOptions", "-XX:FreqInlineSize=100"]


def sooner(command):
    """Returns a command that starts Java with the options above, and any other command as it is."""
    program, *rest = command
    is_java = os.path.basename(program).lower() in ("java", "java.exe")
    return [program, *SOONER, *rest] if is_java else [program, *rest]


def in_words(faults):
    """Returns the faults of an answer on one line."""
    return "; ".join(
        (fault["where"] + ": " if "where" in fault else "")
        + fault["text"]
        + ("; expected " + fault["expected"] if "expected" in fault else "")
        for fault in faults)


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
        if answer is None:
            raise NoServer("there is no answer to '%s': the other program has ended" % do)
        if "faults" in answer:
            raise Refused(in_words(answer["faults"]))
        return answer


class Client(Lines):
    """Starts `deadcube serve` and sends requests to it."""

    def __init__(self, command):
        """The command starts deadcube, such as ["java", "-jar", "deadcube.jar"]."""
        self.command = sooner(command) + ["serve"]
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        except OSError as error:
            raise NoServer("%s cannot be run: %s" % (self._called(), error)) from error
        super().__init__(self.process.stdout, self.process.stdin)
        try:
            self.greeting = self.read()
        except ValueError:
            self.greeting = None
        if not isinstance(self.greeting, dict) or "battlefields" not in self.greeting:
            self.process.kill()
            self.close()
            raise NoServer("%s does not start 'deadcube serve'; is this the deadcube.jar of the build?" % self._called())

    def write(self, thing):
        try:
            super().write(thing)
        except (OSError, ValueError) as error:
            raise NoServer("%s has ended: close() was called, or the server stopped" % self._called()) from error

    def close(self):
        try:
            self.process.stdin.close()
        except OSError:
            pass
        self.process.stdout.close()
        self.process.wait()

    def _called(self):
        return "'%s'" % " ".join(self.command)


OWN_SCORE, OTHER_SCORE = 3, 4
"""The places of the scores in an observation."""


class Game:
    """A game against a bot, in the style of Gymnasium.

    >>> game = Game(["java", "-jar", "deadcube.jar"])
    >>> observation = game.reset(seed=7)
    >>> while not game.over:
    ...     observation, reward, over, info = game.step(0)

    An observation is the view of the side that must choose, as numbers (Java: Encoding, Features). An action is the
    position of an option. The reward is the change of the lead in victory points.
    """

    def __init__(self, command, side="A", opponent="simple", **setup):
        """The members of setup are those of the request "start", such as teams and scenario."""
        self.client = Client(command)
        self.side = side
        self.opponent = opponent
        self.setup = setup
        self.name = None
        self.games = 0
        self.over = False
        self.prompt = None

    def reset(self, seed=0):
        """Starts another game and returns the first observation. The same seed and actions give the same game."""
        if self.name:
            self.client.ask("close", game=self.name)
            self.name = None
        self.games += 1
        self.seed = seed
        name = "g%d" % self.games
        self._answered(self.client.ask("start", game=name, seed=seed, **self.setup))
        self.name = name
        self.lead = 0
        self._opponent()
        return self.observe()

    def observe(self):
        """Returns the view as a list of numbers; zeros only if the game is over."""
        self._begun()
        self.encoded = self.client.ask("encode", game=self.name, side=self.side)
        return self.encoded["numbers"]

    def options(self):
        """Returns the options as lists of numbers, one for each legal action."""
        self._begun()
        return [] if self.over else self.encoded["optionNumbers"]

    def legal_actions(self):
        """Returns the legal actions: the positions of the options."""
        self._begun()
        return range(len(self.prompt["options"])) if not self.over else range(0)

    def action_text(self, action):
        """Returns an action in notation, such as 'A1 advance'."""
        return self._option(action)["text"]

    def advised(self, bot="simple"):
        """Returns the action that a bot would take."""
        self._running()
        return self.client.ask("advise", game=self.name, side=self.side, bot=bot, seed=self.seed)["option"]

    def step(self, action):
        """Takes an action. Returns observation, reward, over, info."""
        option = self._option(action)
        self._choose(option["choice"])
        self._opponent()
        observation, before = self.observe(), self.lead
        self.lead = observation[OWN_SCORE] - observation[OTHER_SCORE]
        return observation, self.lead - before, self.over, {"choice": option["text"], "prompt": self.prompt["text"]}

    def close(self):
        self.client.close()

    def _begun(self):
        if not self.name:
            raise NoGame("no game has begun: call reset()")

    def _running(self):
        self._begun()
        if self.over:
            raise NoGame("the game is over (%s): call reset() for another one" % self.prompt["text"])

    def _option(self, action):
        self._running()
        options = self.prompt["options"]
        if operator.index(action) not in range(len(options)):
            raise NoGame("%d is no legal action: they are 0 to %d" % (action, len(options) - 1))
        return options[action]

    def _opponent(self):
        while not self.over and self.prompt["side"] != self.side:
            advice = self.client.ask(
                "advise", game=self.name, side=self.prompt["side"], bot=self.opponent, seed=self.seed)
            self._choose(advice["choice"])

    def _choose(self, choice):
        self._answered(self.client.ask("choose", game=self.name, number=self.due, choice=choice))

    def _answered(self, answer):
        self.prompt = answer["prompt"]
        self.due = answer["due"]
        self.over = self.prompt["type"] != "decision"


def titles(rulebook):
    """Returns the title of each rule of a rulebook by its identifier."""
    return {entry["rule"]: entry["title"] for entry in rulebook["rules"]}


def faces(battlefield, view=None):
    """Returns the walls of a battlefield by cube and side, with those of a view that have changed. A missing one is open."""
    walls = {(face["cube"], face["side"]): face for face in battlefield.get("faces", [])}
    for face in (view or {"position": {}})["position"].get("faces", []):
        walls[face["cube"], face["side"]] = face
    return walls


def follow(walls, updates):
    """Changes the walls as the events of updates say: doors open."""
    for update in updates:
        for told in update.get("events", []):
            if told["event"]["type"] == "faceChanged":
                face = told["event"]["face"]
                walls[face["cube"], face["side"]] = face


def decisions(path):
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


def names(path):
    """Returns the names of the numbers in a file of decisions: view, option, cube, kinds."""
    with open(path, encoding="utf-8") as lines:
        return json.loads(lines.readline())["names"]


def killing(lines, option):
    """Returns the mean number of enemy models that an attack kills, minus the models of the same side."""
    try:
        odds = lines.ask("odds", choice=option["choice"])
    except Refused:
        return 0.0
    hurt = odds["there"] if "there" in odds else [odds["target"]]
    own = option.get("actor", "")[:1]
    return sum(-one["kill"] if one["model"][0] == own else one["kill"] for one in hurt)


def attacks(option):
    """Returns whether the option is a shot or an assault, also if it costs a command die."""
    return option["verb"] in ("shoot", "assault")


def choose(lines, prompt):
    """Returns the attack with the most kills, the first of equal ones. Without an attack, returns an action before a pass."""
    shots = [option for option in prompt["options"] if attacks(option)]
    if shots:
        return max(shots[:20], key=lambda option: killing(lines, option))
    idle = ("pass", "endTurn", "endActivation")
    active = [option for option in prompt["options"] if option["verb"] not in idle]
    options = active or prompt["options"]
    return options[len(prompt["text"]) * 7 % len(options)]


def bot():
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
