"""Starts `deadcube env`, and speaks with it. Batches with one command share one Java."""
from __future__ import annotations

import collections
import contextlib
import json
import os
import shlex
import subprocess
import sys
import tempfile
import threading
import weakref
from pathlib import Path
from typing import IO, Any, Deque, Iterator, Mapping, Optional, Sequence

import numpy as np

from . import _java_cache
from .protocol import NoServer, Refused, greeting_of, in_words, sooner, with_name

_DONE = b"{}"
_JAR = "deadcube.jar"
_BUILT = Path("engine-testkit", "cli", "target", _JAR)

NEEDS_JAVA = (
    "Deadcube needs Java 17 or later: install it, such as with 'apt install openjdk-17-jre-headless' or from https://adoptium.net,"
    " or set JAVA_HOME to its folder"
)


def find_jar() -> str:
    """Returns the path of deadcube.jar.

    The first of: the environment variable DEADCUBE_JAR; deadcube.jar in this package, where the wheel has it; deadcube.jar in the
    working folder, or where the build leaves it in this folder or one above it.

    Raises:
        NoServer: if there is none of them.
    """
    named = os.environ.get("DEADCUBE_JAR")
    if named:
        if not os.path.isfile(named):
            raise NoServer("DEADCUBE_JAR names '%s', which is no file" % named)
        return named
    here = Path.cwd()
    places = [Path(__file__).parent / _JAR, here / _JAR, *(folder / _BUILT for folder in (here, *here.parents))]
    for place in places:
        if place.is_file():
            return str(place)
    raise NoServer("there is no deadcube.jar in %s: install the wheel, set DEADCUBE_JAR to its path, or give a command" % here)


def find_java() -> str:
    """Returns the program that runs Java."""
    home = os.environ.get("JAVA_HOME")
    return os.path.join(home, "bin", "java") if home else "java"


def find_command(cached: bool = True) -> list[str]:
    """Returns the command that starts Deadcube, with the cache of this Java and this jar if there is one.

    The environment variable DEADCUBE_JAVA_OPTIONS has further options of Java.

    Args:
        cached: whether a cache is used.

    Raises:
        NoServer: as find_jar does.
    """
    java, jar = find_java(), os.path.realpath(find_jar())  # Java compares the path of the jar with that in the cache
    file = _java_cache.find(java, jar) if cached else None
    cache = _java_cache.options(file) if file is not None else []
    return command_of(java, jar, [*cache, *shlex.split(os.environ.get("DEADCUBE_JAVA_OPTIONS", ""), posix=os.name != "nt")])


def command_of(java: str, jar: str, options: Sequence[str]) -> list[str]:
    """Returns the command that starts Deadcube with some options of Java."""
    return [java, "-XX:+UseParallelGC", *options, "-jar", jar]


def request(do: str, **members: Any) -> bytes:
    """Returns a request as the server reads it. Numbers may be NumPy's."""
    return json.dumps(dict(members, do=do), default=as_number).encode("utf-8") + b"\n"


def as_number(value: Any) -> Any:
    """Returns a number of NumPy as one of Python, for json."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError("%r is no number, text, list or dictionary" % (value,))


class _Answer:
    """A request that waits for its answer."""

    line: Optional[bytes] = None


class Java:
    """A running `deadcube env`. It ends when its last batch is closed or collected, and when this Python ends in any way."""

    def __init__(self, command: list[str]):
        self.command = command
        self.owner = os.getpid()
        self.lock = threading.RLock()
        """Keeps requests whole, and together those that belong together."""
        self.users: set[object] = set()
        self.closed: Deque[int] = collections.deque()
        """The numbers of batches that are closed, which the next request tells: a batch may be collected in the middle of one."""
        self.why = ""
        """Why it has ended; empty while it runs, or if it was closed."""
        self._waiting: Deque[_Answer] = collections.deque()
        self._errors: IO[bytes] = tempfile.TemporaryFile()
        try:
            # A session of its own: Ctrl-C interrupts the program, which then decides what becomes of the games.
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=sys.platform != "win32",
            )
        except OSError as error:
            self._errors.close()
            needs = "; " + NEEDS_JAVA if _is_java(command) else ""
            raise NoServer("'%s' cannot be run: %s%s" % (" ".join(command), error, needs)) from error
        assert self.process.stdin is not None and self.process.stdout is not None
        self._requests, self._answers = self.process.stdin, self.process.stdout
        self.end = weakref.finalize(self, _stop, self.process, self._errors)
        try:
            greeting = greeting_of(self.process, command)
        except BaseException:
            self.end()
            raise
        if not isinstance(greeting, dict) or "environment" not in greeting:
            raise self.ended("does not start 'deadcube env'; is this the deadcube.jar of the same version?")
        self.greeting: Mapping[str, Any] = greeting

    def write(self, line: bytes) -> _Answer:
        """Writes a request, and does not wait for its answer."""
        if os.getpid() != self.owner:
            raise NoServer("this process was forked from the one that owns the games; expected a batch of its own")
        with self.lock:
            while self.closed:
                self._write(request("close", batch=self.closed.popleft()))
            return self._write(line)

    def _write(self, line: bytes) -> _Answer:
        answer = _Answer()
        try:
            self._requests.write(line)
            self._requests.flush()
        except (OSError, ValueError) as error:
            raise self.ended("has ended") from error
        self._waiting.append(answer)
        return answer

    def read(self, answer: _Answer) -> bytes:
        """Returns the line that answers a request, and keeps those that come before it."""
        with self.lock:
            try:
                while answer.line is None:
                    if not self.end.alive:
                        raise self.ended("has ended")
                    line = self._answers.readline()
                    if not line:
                        raise self.ended("has ended")
                    self._waiting.popleft().line = line
            except ValueError as error:
                raise self.ended("has ended") from error
            except NoServer:
                raise
            except BaseException:
                self.end()  # an answer that is not read would be taken for the next one
                raise
        return answer.line

    def finish(self, within: float) -> None:
        """Ends the process, and gives it time to write what it has recorded.

        Args:
            within: the most seconds that it may take.

        Raises:
            NoServer: if it takes longer, or fails.
        """
        try:
            self.process.communicate(timeout=within)
        except subprocess.TimeoutExpired as late:
            raise self.ended("does not end in %g seconds" % within) from late
        if self.process.returncode:
            raise self.ended("has failed")

    def said(self) -> str:
        """Returns the end of what the process has written beside its answers."""
        self._errors.seek(0)
        return self._errors.read().decode("utf-8", "replace").strip()[-2000:]

    def ended(self, what: str) -> NoServer:
        """Ends the process, and returns the error that says why it has ended."""
        if self.end.alive:
            try:
                code: Optional[int] = self.process.wait(timeout=1)
            except subprocess.TimeoutExpired:
                code = None
            said = self.said()
            self.end()
            if "UnsupportedClassVersionError" in said:
                said = "this Java is too old. " + NEEDS_JAVA
            exited = "" if code is None else " (exit code %d)" % code
            self.why = "%s%s%s" % (what, exited, ": " + said if said else "")
        return NoServer("'%s' %s" % (" ".join(self.command), self.why or "has been closed"))


_SHARED: dict[tuple[int, tuple[str, ...]], weakref.ref[Java]] = {}
_SHARING = threading.Lock()


def _java(command: list[str], user: object, cached: Optional[list[str]] = None) -> Java:
    """Returns the Java of a command: the one that runs, or a new one. Another command may start it with a cache."""
    key = (os.getpid(), tuple(command))
    with _SHARING:
        known = _SHARED.get(key)
        java = known() if known is not None else None
        if java is not None:
            java.users.add(user)
            if java.end.alive:
                return java
        java = Java(command) if cached is None or cached == command else _cached_java(command, cached)
        java.users.add(user)
        _SHARED[key] = weakref.ref(java)
        return java


def _cached_java(command: list[str], cached: list[str]) -> Java:
    """Returns a new Java. If it does not start with its cache, it starts without, and the cache is removed."""
    try:
        return Java(cached)
    except NoServer:
        java = Java(command)
        file = _java_cache.used_by(cached)
        if file is not None:
            _java_cache.remove(file)
        return java


class Process:
    """What a batch needs of its Java."""

    def __init__(self, command: Optional[Sequence[str]] = None, after: Optional[Process] = None):
        """Starts Java, or uses the one that runs with the same command, or that of another batch."""
        user = object()
        if after is None:
            plain = command if command is not None else find_command(cached=False)
            self.java = _java(_complete(plain), user, _complete(find_command()) if command is None else None)
        else:
            after.require_open()
            self.java = after.java
            self.java.users.add(user)
        self.greeting = self.java.greeting
        self.batch: Optional[int] = None
        self._step = b""
        self._waits: Optional[_Answer] = None
        self._one = threading.RLock()
        """Keeps the requests of one batch apart from its steps."""
        self._numbers: list[int] = []
        self._end = weakref.finalize(self, _leave, self.java, user, self._numbers)

    def opened(self, batch: int) -> None:
        """The batch has a number: that of all requests from here on."""
        self.batch = batch
        self._numbers.append(batch)
        self._step = b'{"do":"step","batch":%d}\n' % batch

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Keeps the requests of other batches out."""
        with self.java.lock:
            yield

    def begin_step(self) -> None:
        """Asks for a step, and does not wait. Raises Refused if the one before is not answered yet."""
        with self._one:
            self.require_answered()
            self.require_open()
            self._waits = self._write(self._step)

    def end_step(self) -> None:
        """Waits for the step. Raises Refused if none has begun, or if it is refused."""
        waits, self._waits = self._waits, None
        if waits is None:
            raise Refused("no step has begun; expected step_async() first")
        self.require_open()
        if self._read(waits) != _DONE:
            _answer(waits)

    def require_answered(self) -> None:
        """Raises Refused if a step is not answered yet."""
        if self._waits is not None:
            raise Refused("a step has begun; expected step_wait() first")

    def ask(self, do: str, **members: Any) -> Mapping[str, Any]:
        """Makes a request, and returns its answer. Threads may share it."""
        return self.ask_line(request(do, **members if self.batch is None else dict(members, batch=self.batch)))

    def ask_line(self, line: bytes) -> Mapping[str, Any]:
        """Makes a request that is a line, and returns its answer."""
        with self._one:
            self.require_answered()
            self.require_open()
            waits = self._write(line)
            self._read(waits)
        try:
            return _answer(waits)
        except ValueError as error:
            raise self.java.ended("has ended in the middle of an answer") from error

    def _write(self, line: bytes) -> _Answer:
        try:
            return self.java.write(line)
        except NoServer:
            if os.getpid() == self.java.owner:
                self.close()
            raise

    def _read(self, waits: _Answer) -> bytes:
        try:
            return self.java.read(waits).rstrip()
        except NoServer:
            self.close()
            raise

    def require_open(self) -> None:
        """Raises NoServer if the batch was closed."""
        if not self._end.alive:
            raise NoServer("'%s' has been closed" % " ".join(self.java.command))

    def close(self) -> None:
        """Leaves Java, which ends with its last batch. It may be called more than once."""
        self._end()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self.java.process.pid


def _answer(answer: _Answer) -> Mapping[str, Any]:
    """Returns what an answer says. Raises Refused if it has faults."""
    said: Mapping[str, Any] = json.loads(answer.line or b"")
    if "faults" in said:
        raise Refused(in_words(said["faults"]))
    return said


def _complete(command: Sequence[str]) -> list[str]:
    return with_name(sooner(command), "env")


def _is_java(command: Sequence[str]) -> bool:
    return os.path.basename(command[0]).lower() in ("java", "java.exe")


def _leave(java: Java, user: object, numbers: list[int]) -> None:
    """A batch does not need its Java any more. Java ends with its last batch, but not by a forked process."""
    if os.getpid() != java.owner:
        return
    java.users.discard(user)
    java.closed.extend(numbers)
    if not java.users:
        java.end()


def _stop(process: subprocess.Popen[bytes], errors: IO[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        try:
            if pipe is not None:
                pipe.close()
        except OSError:
            pass
    try:
        process.wait(timeout=0.5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    errors.close()
