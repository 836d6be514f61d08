"""The protocol and files of decisions, which need the standard library alone."""
import json
import os
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from unittest import mock

from deadcube import Client, NoServer, decisions, faces, follow, names, protocol, titles

PATHS = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))

SILENT = "import time; time.sleep(20)"

SLOW = """
import json, sys, time
print(json.dumps({"battlefields": []}), flush=True)
for line in sys.stdin:
    print(json.dumps({"asked": json.loads(line)["do"]}), flush=True)
time.sleep(20)
"""

TORN = """
import json, sys
print(json.dumps({"battlefields": []}), flush=True)
sys.stdin.readline()
print('{"asked": ', end="", flush=True)
"""


class InterruptedSource:
    """What is read from a server, with Ctrl-C as the first line is read."""

    def __init__(self, source):
        self.source = source

    def readline(self):
        raise KeyboardInterrupt

    def close(self):
        self.source.close()



class ProtocolTest(unittest.TestCase):
    def test_doors_and_titles_are_read(self):
        field = {
            "faces": [
                {"cube": "f5", "side": "north", "gap": "blocked"},
                {"cube": "c4", "side": "east", "gap": "low"},
            ]
        }
        opened = {"cube": "f5", "side": "north", "gap": "open"}
        walls = faces(field)
        passed = {"text": "", "event": {"type": "passed", "side": "A"}}
        changed = {"text": "", "event": {"type": "faceChanged", "face": opened}}
        follow(walls, [{"number": 1}, {"number": 2, "events": [passed, changed]}])
        self.assertEqual(walls, faces(field, {"position": {"faces": [opened]}}))
        self.assertEqual(walls["f5", "north"]["gap"], "open")
        self.assertEqual(walls["c4", "east"]["gap"], "low")
        self.assertEqual(titles({"rules": [{"rule": "GEO-1", "title": "Grid"}]}), {"GEO-1": "Grid"})

    def test_a_file_of_decisions_is_read(self):
        lines = [
            {"encoding": 1, "names": {"view": ["game round"], "option": ["kind"]}},
            {"game": 0, "seed": 1, "boards": {"A": [1], "B": [2]}},
            {"game": 0, "side": "B", "view": [3], "options": [[1], [2]], "chosen": 1, "won": 0.5},
        ]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "games.jsonl")
            with open(path, "w", encoding="utf-8") as file:
                file.writelines(json.dumps(line) + "\n" for line in lines)
            self.assertEqual(names(path), lines[0]["names"])
            self.assertEqual(list(decisions(path)), [dict(lines[2], board=[2])])

    def test_a_file_that_has_no_decisions_is_refused_with_its_line(self):
        decision = json.dumps({"game": 0, "side": "B", "view": [3]})
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "games.jsonl")
            for text, fault in (
                (decision + "\n", "line 1: a decision comes before the boards"),
                ('{"boards": {}}\n{"game": 0, "si', "line 2: no JSON object"),
                ("[1]\n", "line 1: no JSON object"),
            ):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                with self.assertRaisesRegex(ValueError, "games.jsonl, " + fault):
                    list(decisions(path))
            for text, fault in ((decision, ", line 1: it has no names"), ("", " is empty")):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                with self.assertRaisesRegex(ValueError, "games.jsonl" + fault):
                    names(path)

    @mock.patch.object(protocol, "ENDED_WITHIN", 0.2)
    def test_threads_that_share_a_client_get_their_own_answers(self):
        self.addCleanup(sys.setswitchinterval, sys.getswitchinterval())
        sys.setswitchinterval(1e-5)
        with Client([sys.executable, "-c", SLOW]) as client, ThreadPoolExecutor(4) as threads:
            asked = [str(number) for number in range(800)]
            self.assertEqual(list(threads.map(client.ask, asked)), [{"asked": one} for one in asked])

    def test_options_follow_the_name_in_the_command(self):
        for command, started in (([], ["serve"]), (["serve", "--legal"], ["serve", "--legal"])):
            with Client([sys.executable, "-c", SLOW, *command]) as client:
                self.assertEqual(client.command, [sys.executable, "-c", SLOW, *started])

    def test_a_command_is_a_list(self):
        for wrong in ("java -jar deadcube.jar", []):
            with self.assertRaisesRegex(NoServer, "expected a list, such as"):
                Client(wrong)

    @mock.patch.object(protocol, "GREETED_WITHIN", 0.2)
    def test_a_program_without_a_greeting_is_not_waited_for(self):
        with self.assertRaisesRegex(NoServer, "'.* serve' says nothing for 0.2 seconds"):
            Client([sys.executable, "-c", SILENT])

    @mock.patch.object(protocol, "ENDED_WITHIN", 0.2)
    def test_a_server_that_does_not_end_is_killed(self):
        with Client([sys.executable, "-c", SLOW]) as client:
            self.assertEqual(client.ask("one"), {"asked": "one"})
        self.assertLess(client.process.returncode, 0)

    @mock.patch.object(protocol, "ENDED_WITHIN", 0.2)
    def test_an_interrupted_request_leaves_no_answer_for_the_next(self):
        client = Client([sys.executable, "-c", SLOW])
        self.addCleanup(client.close)
        source = client.source
        client.source = InterruptedSource(source)
        with self.assertRaises(KeyboardInterrupt):
            client.ask("one")
        client.source = source
        with self.assertRaisesRegex(NoServer, r"close\(\) was called"):
            client.ask("two")

    def test_a_server_that_ends_within_an_answer_is_missed(self):
        client = Client([sys.executable, "-c", TORN])
        with self.assertRaisesRegex(NoServer, "serve' has ended in the middle of an answer"):
            client.ask("one")

    def test_the_module_explains_itself(self):
        for option in ("--help", "-h"):
            told = subprocess.run([sys.executable, "-m", "deadcube.client", option], env=PATHS, stdin=subprocess.DEVNULL, capture_output=True, text=True)
            self.assertEqual((told.returncode, told.stderr), (0, ""))
            self.assertRegex(told.stdout, "(?s)usage: python3 -m deadcube.client.*exec:python3 -m deadcube.client.*what starts a server")
        told = subprocess.run([sys.executable, "-m", "deadcube.client", "--hepl"], env=PATHS, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        self.assertEqual((told.returncode, told.stdout), (2, ""))
        self.assertIn("unrecognized arguments: --hepl", told.stderr)

    def test_the_protocol_is_loaded_without_numpy(self):
        loaded = "import sys; sys.modules['gymnasium'] = None; import deadcube; deadcube.Client, deadcube.decisions; print('numpy' in sys.modules)"
        said = subprocess.run([sys.executable, "-c", loaded], stdout=subprocess.PIPE, check=True)
        self.assertEqual(said.stdout.strip(), b"False")


if __name__ == "__main__":
    unittest.main()
