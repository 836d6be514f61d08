"""Starts `deadcube env`, and speaks with it."""
from __future__ import annotations

import copy
import io
import json
import os
import subprocess
import sys
import tempfile
import threading
import weakref
from pathlib import Path
from typing import Any, IO, Mapping, Optional, Sequence

import numpy as np

from .protocol import NoServer, Refused, greeting_of, in_words, sooner, with_name

STEP = b'{"do":"step"}\n'
"""The request that is made once a step, as the server knows it."""

_DONE = b"{}"
_JAR = "deadcube.jar"
_BUILT = Path("engine-testkit", "cli", "target", _JAR)


def find_command() -> list[str]:
    """Returns the command that starts Deadcube.

    The first of: the environment variable DEADCUBE_JAR; deadcube.jar in the working folder, or where the build leaves it in this
    folder or one above it; deadcube.jar beside this package.

    Raises:
        NoServer: if there is none of them.
    """
    named = os.environ.get("DEADCUBE_JAR")
    if named:
        if not os.path.isfile(named):
            raise NoServer("DEADCUBE_JAR names '%s', which is no file" % named)
        return [*_java(), "-jar", named]
    here = Path.cwd()
    places = [here / _JAR, *(folder / _BUILT for folder in (here, *here.parents)), Path(__file__).parent / _JAR]
    for place in places:
        if place.is_file():
            return [*_java(), "-jar", str(place)]
    raise NoServer("there is no deadcube.jar in %s: set DEADCUBE_JAR to its path, or give a command" % here)


def _java() -> list[str]:
    home = os.environ.get("JAVA_HOME")
    java = os.path.join(home, "bin", "java") if home else "java"
    return [java, "-XX:+UseParallelGC"]


def request(do: str, **members: Any) -> bytes:
    """Returns a request as the server reads it. Numbers may be NumPy's."""
    return json.dumps(dict(members, do=do), default=_number).encode("utf-8") + b"\n"


def _number(value: Any) -> Any:
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError("%r is no number, text, list or dictionary" % (value,))


class Process:
    """A running `deadcube env`. It ends when it is closed or collected, and when this Python ends in any way."""

    def __init__(self, command: Optional[Sequence[str]] = None):
        self.command = with_name(sooner(command if command is not None else find_command()), "env")
        self._owner = os.getpid()
        self._errors: IO[bytes] = tempfile.TemporaryFile()
        try:
            # A session of its own: Ctrl-C interrupts the program, which then decides what becomes of the games.
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=sys.platform != "win32",
            )
        except OSError as error:
            self._errors.close()
            raise NoServer("'%s' cannot be run: %s" % (" ".join(self.command), error)) from error
        assert self._process.stdin is not None and self._process.stdout is not None
        self._requests, self._answers = self._process.stdin, self._process.stdout
        self._waits = False
        self._one = threading.RLock()
        """Keeps the answer of one thread from another one."""
        self._end = weakref.finalize(self, _stop, self._process, self._errors)
        try:
            greeting = greeting_of(self._process, self.command)
        except BaseException:
            self.close()
            raise
        if not isinstance(greeting, dict) or "environment" not in greeting:
            raise self._ended("does not start 'deadcube env'; is this the deadcube.jar of the same version?")
        self.greeting: Mapping[str, Any] = greeting

    def send(self, request: bytes) -> None:
        """Writes a request, and does not wait. Raises Refused if the one before is not answered yet, and NoServer in a forked process."""
        if os.getpid() != self._owner:
            raise NoServer("this process was forked from the one that owns the games; expected a batch of its own")
        with self._one:
            self.require_answered()
            self._waits = True
            try:
                self._requests.write(request)
                self._requests.flush()
            except (OSError, ValueError) as error:
                self._waits = False
                raise self._ended("has ended") from error

    def require_answered(self) -> None:
        """Raises Refused if a request is not answered yet."""
        if self._waits:
            raise Refused("a step has begun; expected step_wait() first")

    def receive(self) -> Mapping[str, Any]:
        """Reads the answer to the request. Raises Refused if there is none that waits."""
        if not self._waits:
            raise Refused("no step has begun; expected step_async() first")
        self._waits = False
        try:
            line = self._answers.readline().rstrip()
        except ValueError as error:
            raise self._ended("has ended") from error
        except BaseException:
            self.close()  # an answer that is not read would be taken for the next one
            raise
        if line == _DONE:
            return {}
        if not line:
            raise self._ended("has ended")
        try:
            answer: Mapping[str, Any] = json.loads(line)
        except ValueError as error:
            raise self._ended("has ended in the middle of an answer") from error
        if "faults" in answer:
            raise Refused(in_words(answer["faults"]))
        return answer

    def ask(self, do: str, **members: Any) -> Mapping[str, Any]:
        """Makes a request, and returns its answer."""
        with self._one:
            self.send(request(do, **members))
            return self.receive()

    def handed_over(self) -> Process:
        """Returns this process for another owner. For its owner so far it is closed."""
        other = copy.copy(self)
        self._end.detach()
        self._requests = self._answers = io.BytesIO()
        self._requests.close()
        other._end = weakref.finalize(other, _stop, other._process, other._errors)
        return other

    def close(self) -> None:
        """Ends the process. It may be called more than once."""
        self._end()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def _ended(self, what: str) -> NoServer:
        if not self._end.alive:
            return NoServer("'%s' has been closed" % " ".join(self.command))
        try:
            code: Optional[int] = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            code = None
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip()[-2000:]
        self._end()
        exited = "" if code is None else " (exit code %d)" % code
        return NoServer("'%s' %s%s%s" % (" ".join(self.command), what, exited, ": " + said if said else ""))


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
