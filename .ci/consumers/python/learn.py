"""Plays a game with the client that ships. The arguments are the command that starts Deadcube."""
import sys

from deadcube import Game

game = Game(sys.argv[1:])
game.reset(seed=7)
reward = 0
while not game.over:
    _, gained, _, _ = game.step(game.legal_actions()[-1])
    reward += gained
print("%s; the lead is %d" % (game.prompt["text"], reward))
game.close()
