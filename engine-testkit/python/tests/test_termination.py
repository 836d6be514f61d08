"""The ends of Java and Python. These tests come last by the name of their file, because one of them ends the Java of the others."""
import json
import os
import signal
import subprocess
import sys
import time
import unittest

import numpy as np

from deadcube import NoServer
from test_batch import COMMAND, begin, choose

KILLED = """
import json, os, sys
from deadcube import Batch
batch = Batch(2, command=json.loads(sys.argv[1]))
print(batch._process.pid, flush=True)
batch.play(10**8)
"""


def setUpModule():
    """Starts a Python with a Java, which takes longer than the first test."""
    global python
    python = subprocess.Popen([sys.executable, "-c", KILLED, json.dumps(COMMAND)], stdout=subprocess.PIPE)


def tearDownModule():
    python.kill()
    python.wait()
    python.stdout.close()


def alive(pid):
    try:
        with open("/proc/%d/stat" % pid) as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


class TerminationTest(unittest.TestCase):
    def test_bots_play_pairs_and_java_is_missed(self):
        batch = begin(4, seed=7, sides="swap", opponents=["random", "fast"], restarts=False)
        self.assertEqual(batch.learner.tolist(), [0, 1, 0, 1])
        self.assertEqual(batch.seed.tolist(), [7, 7, 8, 8])
        ended = np.zeros(4)
        for step in range(400):
            self.assertTrue((batch.side == batch.learner)[batch.count > 0].all())
            batch.step(choose(batch, step))
            ended += batch.ended
        self.assertEqual(ended.tolist(), [1, 1, 1, 1])
        self.assertEqual(batch.count.tolist(), [0, 0, 0, 0])
        os.kill(batch._process.pid, signal.SIGKILL)
        batch._process.java.process.wait()
        with self.assertRaisesRegex(NoServer, "has ended \\(exit code -9\\)"):
            for _ in range(100):
                batch.step(np.zeros(4, int))
        with self.assertRaisesRegex(NoServer, "has been closed"):
            batch.reset(1)

    @unittest.skipUnless(os.path.isdir("/proc/self"), "processes are not listed here")
    def test_java_ends_with_python(self):
        java = int(python.stdout.readline())
        self.assertTrue(alive(java))
        python.kill()
        python.wait()
        for _ in range(100):
            if not alive(java):
                return
            time.sleep(0.1)
        os.kill(java, signal.SIGKILL)
        self.fail("Java runs on")


if __name__ == "__main__":
    unittest.main()
