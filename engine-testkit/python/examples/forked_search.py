"""A player that searches: it copies the game, tries each option in many copies with other dice, and takes the one that ends best.

    python3 forked_search.py --opponent skirmisher --games 10

The copies play on with random decisions of the own side and with the opponent's own bot, so it knows how its opponent plays, and not the dice.
"""
import argparse

import numpy as np

from deadcube import SMALL, Batch

ROWS, CANDIDATES, DEPTH = 128, 16, 30


def values(batch, handle, seed, draw):
    """Returns some options of the game in row 0, and what each gains on average: victory points, and ten for a game that is won."""
    tried = np.sort(draw.permutation(int(batch.count[0]))[:CANDIDATES])
    rows = np.arange(1, ROWS)
    option = tried[np.arange(len(rows)) % len(tried)]
    sign = 1 if batch.learner[0] == 0 else -1
    batch.fork(handle, rows, seed)
    gain = np.zeros(ROWS)
    actions = np.concatenate([[0], option])
    for _ in range(DEPTH):
        batch.step(actions)
        gain += sign * (batch.lead + 10 * batch.won)
        actions = (draw.random(ROWS) * batch.count).astype(int)
    batch.restore(handle, 0)
    sums = np.bincount(np.arange(len(rows)) % len(tried), gain[1:], len(tried))
    return tried, sums / np.bincount(np.arange(len(rows)) % len(tried), minlength=len(tried))


def play(batch, seed, draw):
    """Plays one game; returns 1 if it is won, 0.5 if it is drawn, 0 if it is lost."""
    batch.reset(seed)
    while batch.count[0] > 0:
        action, decisions = 0, int(batch.decisions[0])
        if batch.count[0] > 1:
            handle = batch.snapshot()
            tried, mean = values(batch, handle, 1000 * seed + decisions, draw)
            action = int(tried[mean.argmax()])
            batch.drop(handle)
        batch.step(np.concatenate([[action], np.zeros(ROWS - 1, int)]))
    return (1 + (1 if batch.learner[0] == 0 else -1) * batch.won[0]) / 2


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--opponent", default="skirmisher")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    draw = np.random.default_rng(given.seed)
    with Batch(ROWS, setups=[SMALL], sides="swap", opponents=given.opponent, ask_forced=False, restarts=False) as batch:
        scores = []
        for game in range(given.games):
            scores.append(play(batch, given.seed + game, draw))
            print("game %d of %d: %.1f points" % (game + 1, given.games, scores[-1]), flush=True)
    print("%.2f points in %d games against %s" % (sum(scores), len(scores), given.opponent))


if __name__ == "__main__":
    main()
