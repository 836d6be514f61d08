"""Caches of Java. A false Java writes and reads them, and starts the true one, which may be too old for them."""
import contextlib
import io
import json
import os
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from deadcube import Batch, NoServer, _java_cache, _process, prepare, speed
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
given = dict(word.split("=", 1) for word in words if word.startswith("-XX:") and "=" in word)
used = given.get("-XX:AOTCache", given.get("-XX:SharedArchiveFile"))
if "-Xshare:dump" in words:
    with open(given["-XX:SharedClassListFile"]) as classes, open(used, "w") as file:
        sys.exit(not WHAT["writes"] or file.write(classes.read()) * 0)
if used and WHAT["refuses"]:
    sys.exit("a fatal error has been detected")
written = given.get("-XX:AOTCacheOutput", given.get("-XX:DumpLoadedClassList"))
if written:
    code = subprocess.call(WHAT["true"])
    if WHAT["writes"]:
        with open(written, "w") as file:
            file.write("java/lang/Object id: 0\\nio/Deadcube id: 1\\njava/lang/Object id: 2\\n@lambda-proxy io/Deadcube run\\n")
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
        for patched in mock.patch.dict(os.environ, places), mock.patch.object(prepare, "_STEPS_OF_BOTS", 1):
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

    @staticmethod
    def recorded(command, decisions):
        """Writes a cache without games."""
        (file,) = [word.split("=", 1)[1] for word in command if "AOTCacheOutput" in word]
        Path(file).write_text("cache")
        return "%d decisions" % decisions

    def files(self):
        return sorted(path.name for path in self.caches.iterdir())

    def keep(self, text="cache"):
        """Keeps a cache that nothing has recorded. Returns its path."""
        part = self.caches / "part-1"
        part.mkdir(parents=True)
        file = part / "deadcube.aot"
        file.write_text(text)
        kept = _java_cache.keep(file, _process.find_java(), str(self.jar), "25.0.3+9-LTS")
        part.rmdir()
        return kept

    def test_a_cache_is_made_and_used_and_the_arrays_stay(self):
        plain = Batch(16)
        self.addCleanup(plain.close)
        with mock.patch.object(prepare, "_REPORTED_EVERY", 0.0):
            file, told = self.made()
        self.assertRegex(told, r"^(  games against bots, \d+ s\n)+Java writes the cache\nCache of Java: %s\n$" % file)
        self.assertRegex(file.name, r"^[0-9a-f]{16}-25\.0\.3-9-LTS-[0-9a-f]{8}\.aot$")
        self.assertEqual(self.files(), [file.name, file.name[:-13] + ".json"])
        recorded, checked = self.started()[1:]
        self.assertIn("-XX:+UseParallelGC", recorded)
        self.assertIn("-XX:AOTMode=on", checked)
        command = _process.find_command()
        self.assertEqual(_java_cache.used_by(command), file)
        self.assertEqual([word for word in command if word not in _process.find_command(cached=False)], _java_cache.options(file))
        with Batch(16) as shared:
            self.assertEqual(shared._process.pid, plain._process.pid)
        arrays = speed.digest(plain)
        plain.close()
        with Batch(16) as cached:
            self.assertEqual(_java_cache.used_by(cached._process.java.command), file)
            self.assertEqual(speed.digest(cached), arrays)
        self.assertIn("-XX:AOTCache=%s" % file, self.started()[-1])

    def test_a_java_without_profiles_has_an_archive_of_classes(self):
        self.java("17.0.15")
        file, _ = self.made()
        self.assertRegex(file.name, r"^[0-9a-f]{16}-17\.0\.15-9-LTS-[0-9a-f]{8}\.jsa$")
        self.assertEqual(self.files(), [file.name[:-13] + ".json", file.name][::-1])
        self.assertEqual(file.read_text(), "java/lang/Object\nio/Deadcube\n@lambda-proxy io/Deadcube run\n")
        recorded, written, checked = self.started()
        for words in recorded, written, checked, _process.find_command():
            self.assertIn("-XX:+UseParallelGC", words)
        self.assertIn("-Xshare:on", checked)
        self.assertIn("-XX:SharedArchiveFile=%s" % file, _process.find_command())
        self.java("17.0.15", writes=False)
        with self.assertRaisesRegex(NoServer, "no cache can be written: .*classes"):
            self.made()

    def test_a_cache_belongs_to_one_jar_and_one_java(self):
        file = self.keep()
        java, jar = _process.find_java(), str(self.jar)
        self.assertEqual(_java_cache.find(java, jar), file)
        beside = self.folder / "link.jar"
        beside.symlink_to(self.jar)
        self.assertEqual(_java_cache.find(java, str(beside)), file)
        with mock.patch.dict(os.environ, {"DEADCUBE_JAR": str(beside)}):
            self.assertEqual(_process.find_command()[-2:], ["-jar", jar])
        for path in (self.jar, Path(java)):
            then = path.stat()
            os.utime(path, (2, 2))
            self.assertIsNone(_java_cache.find(java, jar))
            os.utime(path, ns=(then.st_atime_ns, then.st_mtime_ns))
        self.assertEqual(_java_cache.find(java, jar), file)
        self.assertIsNone(_java_cache.find("no-java", jar))
        self.assertIsNone(_java_cache.find(java, "no.jar"))
        with mock.patch.dict(os.environ, {"DEADCUBE_CACHE": "off"}):
            self.assertIsNone(_java_cache.find(java, jar))
            self.assertEqual(_process.find_command(), _process.find_command(cached=False))
        self.assertFalse((self.folder / "log").exists(), "Java has been started to find out its version")

    def test_options_of_the_environment_are_used_with_and_without_a_cache(self):
        options = {"DEADCUBE_JAVA_OPTIONS": "-XX:InlineSmallCode=400 '-Dname=two words'"}
        plain, said = [_process.find_java(), "-XX:+UseParallelGC"], ["-XX:InlineSmallCode=400", "-Dname=two words"]
        with mock.patch.dict(os.environ, options):
            self.assertEqual(_process.find_command(), [*plain, *said, "-jar", str(self.jar)])
            file = self.keep()
            self.assertEqual(_process.find_command(), [*plain, *_java_cache.options(file), *said, "-jar", str(self.jar)])

    def test_a_torn_cache_is_left_out(self):
        file = self.keep()
        java, jar = _process.find_java(), str(self.jar)
        (told,) = self.caches.glob("*.json")
        file.write_text("cach")
        self.assertIsNone(_java_cache.find(java, jar))
        file.unlink()
        self.assertIsNone(_java_cache.find(java, jar))
        file.write_text("cache")
        self.assertEqual(_java_cache.find(java, jar), file)
        for text in ("", "[]", "{}", told.read_text()[:-9], '{"file": 1}'):
            told.write_text(text)
            self.assertIsNone(_java_cache.find(java, jar))

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
            self.assertIsNone(_java_cache.used_by(batch._process.java.command))
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
        with mock.patch.object(prepare, "_record", self.recorded):
            self.java()
            with self.assertRaisesRegex(NoServer, "makes other arrays with its cache"):
                self.made()
            self.java(refuses=True)
            with self.assertRaisesRegex(NoServer, "a fatal error has been detected"):
                self.made()
        self.assertEqual(self.files(), [])

    def test_what_is_missing_for_a_cache_is_told(self):
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
        self.assertIn("\nCache of Java: %s\n" % file, written.getvalue())
        with Batch(1) as batch:
            java = batch._process.java
            with mock.patch.object(java, "said", return_value="[0.1s][warning][aot] It has been truncated."):
                self.assertEqual(speed.cache_in_words(batch), "%s, which Java does not use:\n%s" % (file, java.said()))
            java.command = _process.find_command(cached=False)
            self.assertEqual(speed.cache_in_words(batch), "none; python3 -m deadcube --prepare makes one")
            with mock.patch.dict(os.environ, {"DEADCUBE_CACHE": "off"}):
                self.assertEqual(speed.cache_in_words(batch), "none")


class FolderTest(unittest.TestCase):
    def test_caches_lie_in_the_folder_of_the_user(self):
        home = Path.home()
        for platform, variables, folder in (
            ("linux", {}, home / ".cache" / "deadcube" / "python"),
            ("linux", {"XDG_CACHE_HOME": "/c"}, Path("/c/deadcube/python")),
            ("linux", {"XDG_CACHE_HOME": "c"}, home / ".cache" / "deadcube" / "python"),
            ("darwin", {"XDG_CACHE_HOME": "/c"}, home / "Library" / "Caches" / "deadcube" / "python"),
            ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/deadcube/python")),
            ("win32", {}, home / "AppData" / "Local" / "deadcube" / "python"),
            ("linux", {"DEADCUBE_CACHE": "mine"}, Path.cwd() / "mine"),
            ("linux", {"DEADCUBE_CACHE": "off"}, None),
        ):
            known = {"HOME": str(home), "USERPROFILE": str(home), **variables}
            with mock.patch.dict(os.environ, known, clear=True), mock.patch.object(sys, "platform", platform):
                self.assertEqual(_java_cache.folder(), folder)
        with mock.patch.dict(os.environ, {}, clear=True), mock.patch.object(Path, "home", side_effect=RuntimeError):
            self.assertIsNone(_java_cache.folder())

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
            jar = _process.find_jar()
        except NoServer as missing:
            self.skipTest(str(missing))
        with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, {"DEADCUBE_CACHE": folder, "DEADCUBE_JAR": jar}):
            with Batch(16) as batch:
                arrays = speed.digest(batch)
            with contextlib.redirect_stdout(io.StringIO()):
                file = prepare.prepare(4096)
            with Batch(16) as batch:
                self.assertEqual(_java_cache.used_by(batch._process.java.command), file)
                self.assertEqual(batch._process.java.said(), "")
                self.assertEqual(speed.digest(batch), arrays)
            broken = bytearray(file.read_bytes())
            broken[1_000_000::4099] = bytes(len(broken[1_000_000::4099]))
            file.chmod(0o644)
            file.write_bytes(broken)
            with Batch(16) as batch:
                self.assertEqual(_java_cache.used_by(batch._process.java.command), file)
                if file.suffix == ".aot":
                    self.assertRegex(speed.cache_in_words(batch), "which Java does not use:\n.*Checksum verification failed")
                self.assertEqual(speed.digest(batch), arrays)


if __name__ == "__main__":
    unittest.main()
