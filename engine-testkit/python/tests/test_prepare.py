"""AOT caches. A false Java writes and reads them, and starts the true one, which may be too old for them."""
import contextlib
import io
import json
import os
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from deadcube import Batch, NoServer, _aot_cache, _process, prepare, speed
from deadcube.__main__ import main
from test_batch import COMMAND

FALSE_JAVA = """#!%s
import json, os, subprocess, sys
WHAT = json.loads(%r)
words = sys.argv[1:]
if words == ["-version"]:
    sys.exit('openjdk version "%%s" 2026-04-21 LTS\\nOpenJDK Runtime Environment (build %%s+9-LTS)' %% (WHAT["version"], WHAT["version"]))
with open(WHAT["log"], "a") as log:
    log.write(json.dumps(words) + "\\n")
for word in words:
    if word.startswith("-XX:AOTCache=") and WHAT["refuses"]:
        sys.exit("a fatal error has been detected")
    if word.startswith("-XX:AOTCacheOutput="):
        code = subprocess.call(WHAT["true"])
        if WHAT["writes"]:
            with open(word.split("=", 1)[1], "w") as file:
                file.write("cache")
        sys.exit(code)
os.execvp(WHAT["true"][0], WHAT["true"])
"""


@unittest.skipIf(sys.platform == "win32", "the false Java is a script")
class FalseJavaTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name).resolve()
        self.caches = self.folder / "caches"
        self.jar = self.folder / "deadcube.jar"
        self.jar.write_text("jar")
        self.true = _process._complete(COMMAND or _process.find_command(cached=False))
        self.java()
        places = {"JAVA_HOME": str(self.folder), "DEADCUBE_JAR": str(self.jar), "DEADCUBE_CACHE": str(self.caches)}
        patched = mock.patch.dict(os.environ, places)
        patched.start()
        self.addCleanup(patched.stop)

    def java(self, version="25.0.3", writes=True, refuses=False):
        """Makes the false Java."""
        program = self.folder / "bin" / "java"
        program.parent.mkdir(exist_ok=True)
        log = str(self.folder / "log")
        what = {"version": version, "log": log, "true": self.true, "writes": writes, "refuses": refuses}
        program.write_text(FALSE_JAVA % (sys.executable, json.dumps(what)))
        program.chmod(0o755)
        os.utime(program, (1, 1))

    def started(self):
        """Returns the commands that have been started, without the program."""
        return [json.loads(line) for line in (self.folder / "log").read_text().splitlines()]

    def made(self, decisions=1):
        """Makes a cache. Returns its path and what is printed."""
        written = io.StringIO()
        with contextlib.redirect_stdout(written):
            file = prepare.prepare(decisions)
        return file, written.getvalue()

    def files(self):
        return sorted(path.name for path in self.caches.iterdir())

    def keep(self, text="cache"):
        """Keeps a cache that nothing has recorded. Returns its path."""
        part = self.caches / "part-1"
        part.mkdir(parents=True)
        file = part / "deadcube.aot"
        file.write_text(text)
        kept = _aot_cache.keep(file, _process.find_java(), str(self.jar), "25.0.3+9-LTS")
        part.rmdir()
        return kept

    def test_a_cache_is_made_and_used_and_the_arrays_stay(self):
        plain = Batch(16)
        self.addCleanup(plain.close)
        with mock.patch.object(prepare, "_REPORTED_EVERY", 0.0):
            file, told = self.made()
        self.assertRegex(told, r"^  4096 of|^  games against bots, \d+ s\n(.*\n)*Java writes the cache\nAOT cache: %s\n$" % file)
        self.assertRegex(file.name, r"^[0-9a-f]{16}-25\.0\.3-9-LTS-[0-9a-f]{8}\.aot$")
        self.assertEqual(self.files(), [file.name, file.name[:-13] + ".json"])
        recorded, checked = self.started()[1:]
        self.assertIn("-XX:+UseParallelGC", recorded)
        self.assertIn("-XX:AOTMode=on", checked)
        command = _process.find_command()
        self.assertEqual(_aot_cache.used_by(command), file)
        self.assertEqual([word for word in command if word not in _process.find_command(cached=False)], _aot_cache.options(file))
        with Batch(16) as shared:
            self.assertEqual(shared._process.pid, plain._process.pid)
        arrays = speed.digest(plain)
        plain.close()
        with Batch(16) as cached:
            self.assertEqual(_aot_cache.used_by(cached._process.java.command), file)
            self.assertEqual(speed.digest(cached), arrays)
        self.assertIn("-XX:AOTCache=%s" % file, self.started()[-1])

    def test_a_cache_belongs_to_one_jar_and_one_java(self):
        file = self.keep()
        java, jar = _process.find_java(), str(self.jar)
        self.assertEqual(_aot_cache.find(java, jar), file)
        beside = self.folder / "link.jar"
        beside.symlink_to(self.jar)
        self.assertEqual(_aot_cache.find(java, str(beside)), file)
        with mock.patch.dict(os.environ, {"DEADCUBE_JAR": str(beside)}):
            self.assertEqual(_process.find_command()[-2:], ["-jar", jar])
        for path in (self.jar, Path(java)):
            then = path.stat()
            os.utime(path, (2, 2))
            self.assertIsNone(_aot_cache.find(java, jar))
            os.utime(path, ns=(then.st_atime_ns, then.st_mtime_ns))
        self.assertEqual(_aot_cache.find(java, jar), file)
        self.assertIsNone(_aot_cache.find("no-java", jar))
        self.assertIsNone(_aot_cache.find(java, "no.jar"))
        with mock.patch.dict(os.environ, {"DEADCUBE_CACHE": "off"}):
            self.assertIsNone(_aot_cache.find(java, jar))
            self.assertEqual(_process.find_command(), _process.find_command(cached=False))
        self.assertFalse((self.folder / "log").exists(), "Java has been started to find out its version")

    def test_a_torn_cache_is_left_out(self):
        file = self.keep()
        java, jar = _process.find_java(), str(self.jar)
        (told,) = self.caches.glob("*.json")
        file.write_text("cach")
        self.assertIsNone(_aot_cache.find(java, jar))
        file.unlink()
        self.assertIsNone(_aot_cache.find(java, jar))
        file.write_text("cache")
        self.assertEqual(_aot_cache.find(java, jar), file)
        for text in ("", "[]", "{}", told.read_text()[:-9], '{"file": 1}'):
            told.write_text(text)
            self.assertIsNone(_aot_cache.find(java, jar))

    def test_caches_of_what_has_changed_are_removed(self):
        first = self.keep()
        foreign = self.caches / "notes.json"
        foreign.write_text("{}")
        young = self.caches / "young.aot"
        young.touch()
        left = self.caches / "part-0"
        left.mkdir()
        (left / "deadcube.aot").touch()
        os.utime(left, (1, 1))
        other = self.folder / "other.jar"
        other.write_text("other")
        self.jar, kept = other, self.jar
        second = self.keep()
        self.assertTrue(first.exists() and second.exists())
        self.assertFalse(left.exists())
        self.jar = kept
        other.write_text("changed")
        third = self.keep("another cache")
        self.assertEqual([path.exists() for path in (first, second, third)], [False, False, True])
        self.assertEqual(len(list(self.caches.glob("*.json"))), 2, "one of them is foreign")
        self.assertTrue(foreign.exists() and young.exists())

    def test_a_java_that_does_not_start_with_its_cache_starts_without(self):
        self.java(refuses=True)
        file = self.keep()
        with Batch(1) as batch:
            self.assertIsNone(_aot_cache.used_by(batch._process.java.command))
            batch.step([0])
        self.assertEqual(["-XX:AOTCache=%s" % file in words for words in self.started()], [True, False])
        self.assertEqual(self.files(), [])
        self.assertEqual(_process.find_command(), _process.find_command(cached=False))

    def test_a_java_that_does_not_start_keeps_its_cache(self):
        self.keep()
        self.true[:] = ["sh", "-c", "exit 1"]
        self.java()
        file = self.keep()
        with self.assertRaisesRegex(NoServer, "does not start 'deadcube env'"):
            Batch(1)
        self.assertTrue(file.exists())

    def test_a_cache_is_whole_or_is_not_kept(self):
        self.java(writes=False)
        with self.assertRaisesRegex(NoServer, "has written no cache"):
            self.made()
        with mock.patch.object(prepare, "WRITTEN_WITHIN", 0.0), self.assertRaisesRegex(NoServer, "does not end in 0 seconds"):
            self.made()
        with mock.patch.object(prepare, "_record", lambda file, *_: "0" * file.write_text("cache")):
            self.java()
            with self.assertRaisesRegex(NoServer, "makes other arrays with its cache"):
                self.made()
            self.java(refuses=True)
            with self.assertRaisesRegex(NoServer, "a fatal error has been detected"):
                self.made()
        self.assertEqual(self.files(), [])

    def test_what_is_missing_for_a_cache_is_told(self):
        self.java("17.0.15")
        with self.assertRaisesRegex(NoServer, r'version "17.0.15".*makes no AOT cache with profiles; expected JDK 25 or later, .* JAVA_HOME'):
            prepare.prepare()
        self.java()
        with mock.patch.dict(os.environ, {"DEADCUBE_CACHE": "off"}):
            with self.assertRaisesRegex(NoServer, "there is no folder for a cache; expected a home, or a folder in DEADCUBE_CACHE"):
                prepare.prepare()
        with mock.patch.dict(os.environ, {"DEADCUBE_CACHE": str(self.jar)}):
            with self.assertRaisesRegex(NoServer, "no cache can be written: .*deadcube.jar"):
                prepare.prepare()
        said = io.StringIO()
        with mock.patch.dict(os.environ, {"JAVA_HOME": str(self.caches)}), contextlib.redirect_stderr(said):
            self.assertEqual(main(["--prepare"]), 1)
        self.assertRegex(said.getvalue(), "java' cannot be run: Deadcube needs Java 17 or later: install it")

    def test_the_package_tells_which_cache_is_used(self):
        file = self.keep()
        written = io.StringIO()
        with contextlib.redirect_stdout(written):
            self.assertEqual(main(["--seconds", "0"]), 0)
        self.assertIn("\nAOT cache: %s\n" % file, written.getvalue())
        old, new = (['openjdk version "%d"' % number] for number in (17, 25))
        with Batch(1) as batch:
            java = batch._process.java
            with mock.patch.object(java, "said", return_value="[0.1s][warning][aot] It has been truncated."):
                self.assertEqual(speed.cache_in_words(batch, new), "%s, which Java does not use:\n%s" % (file, java.said()))
            java.command = _process.find_command(cached=False)
            self.assertEqual(speed.cache_in_words(batch, old), "none; JDK 25 and later may have one")
            self.assertEqual(speed.cache_in_words(batch, new), "none; python3 -m deadcube --prepare makes one")
            with mock.patch.dict(os.environ, {"DEADCUBE_CACHE": "off"}):
                self.assertEqual(speed.cache_in_words(batch, new), "none")


class FolderTest(unittest.TestCase):
    def test_caches_lie_in_the_folder_of_the_user(self):
        home = Path.home()
        for platform, variables, folder in (
            ("linux", {}, home / ".cache" / "deadcube"),
            ("linux", {"XDG_CACHE_HOME": "/c"}, Path("/c/deadcube")),
            ("linux", {"XDG_CACHE_HOME": "c"}, home / ".cache" / "deadcube"),
            ("darwin", {"XDG_CACHE_HOME": "/c"}, home / "Library" / "Caches" / "deadcube"),
            ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/deadcube")),
            ("win32", {}, home / "AppData" / "Local" / "deadcube"),
            ("linux", {"DEADCUBE_CACHE": "mine"}, Path.cwd() / "mine"),
            ("linux", {"DEADCUBE_CACHE": "off"}, None),
        ):
            known = {"HOME": str(home), "USERPROFILE": str(home), **variables}
            with mock.patch.dict(os.environ, known, clear=True), mock.patch.object(sys, "platform", platform):
                self.assertEqual(_aot_cache.folder(), folder)
        with mock.patch.dict(os.environ, {}, clear=True), mock.patch.object(Path, "home", side_effect=RuntimeError):
            self.assertIsNone(_aot_cache.folder())

    def test_the_release_of_a_java_is_read(self):
        for line, number in (
            ('openjdk version "17.0.15" 2025-04-15', 17),
            ('Picked up JAVA_TOOL_OPTIONS: -Da=b\nopenjdk version "25" 2025-09-16', 25),
            ('java version "1.8.0_402"', 8),
            ("nothing", 0),
        ):
            self.assertEqual(speed.release(line.splitlines()), number)


class TrueJavaTest(unittest.TestCase):
    def test_java_plays_the_same_with_a_cache(self):
        try:
            jar, release = _process.find_jar(), speed.release(speed.java_version(_process.find_java()))
        except NoServer as missing:
            self.skipTest(str(missing))
        if release < _aot_cache.OLDEST:
            self.skipTest("Java %d has no AOT caches" % release)
        with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, {"DEADCUBE_CACHE": folder, "DEADCUBE_JAR": jar}):
            with Batch(16) as batch:
                arrays = speed.digest(batch)
            with contextlib.redirect_stdout(io.StringIO()):
                file = prepare.prepare(4096)
            with Batch(16) as batch:
                self.assertEqual(_aot_cache.used_by(batch._process.java.command), file)
                self.assertEqual(batch._process.java.said(), "")
                self.assertEqual(speed.digest(batch), arrays)
            kept = bytearray(file.read_bytes())
            kept[1_000_000::4099] = bytes(len(kept[1_000_000::4099]))
            file.write_bytes(kept)
            with Batch(16) as batch:
                self.assertRegex(speed.cache_in_words(batch, []), "which Java does not use:\n.*Checksum verification failed")
                self.assertEqual(speed.digest(batch), arrays)


if __name__ == "__main__":
    unittest.main()
