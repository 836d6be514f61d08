"""A bot that learns from the decisions of another bot. It uses only the standard library.

To learn:   deadcube duel --bots simple,simple --games 40 --decisions games.jsonl
            python3 imitation.py games.jsonl model.json
To play:    deadcube duel --bots "exec:python3 imitation.py model.json",random --games 20

It rates an option by a few features of the encoded option and view, and learns one weight for each feature (softmax regression). A tenth of
the decisions is kept back: after each pass it prints how many of them it would make alike, and it keeps the weights of the best pass.
"""
import argparse
import json
import math
import random
import sys

from deadcube import Lines, decisions, names as names_of

EPOCHS, RATE, KEPT_BACK = 3, 0.1, 10


class Features:
    """What the model sees of an option: its kind, and whether it leads nearer to objectives and enemies."""

    def __init__(self, names):
        view = {name: place for place, name in enumerate(names["view"])}
        self.option = {name: place for place, name in enumerate(names["option"])}
        self.kinds = names["kinds"]
        self.own = self.places(view, "own %d column")
        self.enemies = self.places(view, "other %d column")
        self.goals = self.places(view, "objective %d column")
        self.worth = view["objective 1 own worth"] - view["objective 1 column"]

    @staticmethod
    def places(view, name):
        found, number = [], 1
        while name % number in view:
            found.append(view[name % number])
            number += 1
        return found

    def of(self, view, option):
        """Returns the features of an option as a dictionary of numbers."""
        kind, action, actor = (int(option[self.option[name]]) for name in ("kind", "action", "actor"))
        features = {"%s %d %d" % ("own" if actor > 0 else "side", kind, action): 1.0}
        column = self.option["column"]
        if option[column] and actor > 0:
            here = self.own[actor - 1]
            for what, others in (("goal", self.goals), ("enemy", self.enemies)):
                before, after = self.near(view, others, view[here:here + 3]), self.near(view, others, option[column:column + 3])
                features["%s %d" % (what, kind)] = after - before
        return features

    def near(self, view, places, cube):
        """Returns how near the nearest place is: 1 in the same cube, less far away."""
        best = 0.0
        for place in places:
            if view[place]:
                far = max(abs(view[place + i] - cube[i]) for i in range(3))
                best = max(best, 0.8 ** far)
        return best


def rate(weights, features):
    return sum(weights.get(name, 0.0) * value for name, value in features.items())


def chances(ratings):
    most = max(ratings)
    parts = [math.exp(rating - most) for rating in ratings]
    return [part / sum(parts) for part in parts]


def learn(path):
    """Returns the weights that make the choices in a file likely."""
    features = Features(names_of(path))
    rows = [([features.of(row["view"], option) for option in row["options"]], row["chosen"])
            for row in decisions(path)]
    weights, order = {}, random.Random(1)
    order.shuffle(rows)
    tests, rows = rows[::KEPT_BACK], [row for place, row in enumerate(rows) if place % KEPT_BACK]
    best, kept = -1.0, {}
    for epoch in range(EPOCHS):
        order.shuffle(rows)
        for options, chosen in rows:
            expected = chances([rate(weights, option) for option in options])
            for place, option in enumerate(options):
                step = RATE * ((place == chosen) - expected[place])
                for name, value in option.items():
                    weights[name] = weights.get(name, 0.0) + step * value
        alike = sum(best_of(weights, options) == chosen for options, chosen in tests) / max(1, len(tests))
        print("pass %d of %d: %.1f %% of %d decisions alike" % (epoch + 1, EPOCHS, 100 * alike, len(tests)), flush=True)
        if alike > best:
            best, kept = alike, dict(weights)
    return kept


def best_of(weights, options):
    """Returns the place of the first option with the highest rating."""
    ratings = [rate(weights, option) for option in options]
    return ratings.index(max(ratings))


def play(weights):
    """Plays one side as a bot: takes the option with the highest rating, and draws between equal ones."""
    draw = random.Random(1)
    lines = Lines(sys.stdin, sys.stdout)
    features = None
    while True:
        told = lines.read()
        if told is None:
            return
        if told.get("tell") != "choose":
            continue
        if features is None:
            features = Features(lines.ask("encode", names=True)["names"])
        seen = lines.ask("encode")
        ratings = [rate(weights, features.of(seen["numbers"], option)) for option in seen["optionNumbers"]]
        best = max(ratings)
        lines.write({"option": draw.choice([place for place, rating in enumerate(ratings) if rating == best])})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="?", help="a file of decisions, to learn from it; none: this is a bot")
    parser.add_argument("model", help="the file of what is learnt")
    told = parser.parse_args()
    if told.games:
        with open(told.model, "w", encoding="utf-8") as model:
            json.dump(learn(told.games), model, indent=0, sort_keys=True)
    else:
        with open(told.model, encoding="utf-8") as model:
            play(json.load(model))
