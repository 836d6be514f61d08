"""The protocol of `deadcube serve`: lines of JSON. It needs the standard library alone."""
from __future__ import annotations

import json
import os
import subprocess
import threading
from typing import IO, Any, Iterable, Mapping, Optional, Sequence

Faces = dict[tuple[str, str], Mapping[str, Any]]


class Refused(Exception):
    """The answer to a request has faults."""


class NoServer(Exception):
    """`deadcube serve` cannot be started, or it has ended."""


# A server soon plays at full speed with this option of the virtual machine. Options of the command come later, and win.
SOONER = ["-XX:+IgnoreUnrecognizedVMOptions", "-XX:FreqInlineSize=100"]


def sooner(command: Sequence[str]) -> list[str]:
    """Returns a command that starts Java with the options above, and any other command as it is."""
    if isinstance(command, str) or not command:
        raise NoServer("the command is %r; expected a list, such as ['java', '-jar', 'deadcube.jar']" % (command,))
    program, *rest = command
    is_java = os.path.basename(program).lower() in ("java", "java.exe")
    return [program, *SOONER, *rest] if is_java else [program, *rest]


def with_name(command: Sequence[str], name: str) -> list[str]:
    """Returns a command with the name of the part of deadcube that it starts, unless it has it, perhaps with options."""
    return [*command] if name in command else [*command, name]


def in_words(faults: Iterable[Mapping[str, Any]]) -> str:
    """Returns the faults of an answer on one line."""
    return "; ".join(
        (fault["where"] + ": " if "where" in fault else "")
        + fault["text"]
        + ("; expected " + fault["expected"] if "expected" in fault else "")
        for fault in faults)


GREETED_WITHIN = 60.0
"""The seconds that a server may take to start. Java needs one or two, on a busy machine some more."""

ENDED_WITHIN = 10.0
"""The seconds that a server may take to end. One that computes does not see that nothing is asked any more."""


def greeting_of(process: subprocess.Popen[Any], command: Sequence[str]) -> Any:
    """Returns the first object that a program writes; None if it is no JSON. A program that writes nothing in time is killed.

    Raises:
        NoServer: if it is killed.
    """
    assert process.stdout is not None
    late = threading.Event()

    def end() -> None:
        late.set()
        process.kill()

    watch = threading.Timer(GREETED_WITHIN, end)
    watch.daemon = True
    watch.start()
    try:
        line = process.stdout.readline()
    finally:
        watch.cancel()
    if late.is_set():
        raise NoServer("'%s' says nothing for %g seconds" % (" ".join(command), GREETED_WITHIN))
    try:
        return json.loads(line)
    except ValueError:
        return None


class Lines:
    """Reads and writes JSON objects, one per line."""

    def __init__(self, source: IO[str], target: IO[str]):
        self.source = source
        self.target = target
        self._one = threading.Lock()
        """Keeps the answer of one thread from another one."""

    def read(self) -> Any:
        """Returns the next object; None if the other program has ended."""
        line = self.source.readline()
        return json.loads(line) if line else None

    def write(self, thing: Mapping[str, Any]) -> None:
        """Writes an object."""
        self.target.write(json.dumps(thing) + "\n")
        self.target.flush()

    def ask(self, do: str, **fields: Any) -> Any:
        """Makes a request, and returns its answer. Threads may share it.

        Raises:
            Refused: if the answer has faults.
            NoServer: if the other program has ended.
        """
        with self._one:
            self.write(dict(fields, do=do))
            answer = self.read()
        if answer is None:
            raise NoServer("there is no answer to '%s': the other program has ended" % do)
        if "faults" in answer:
            raise Refused(in_words(answer["faults"]))
        return answer


class Client(Lines):
    """Starts `deadcube serve` and sends requests to it."""

    def __init__(self, command: Sequence[str]):
        """The command starts deadcube, such as ["java", "-jar", "deadcube.jar"], or with options
        ["java", "-jar", "deadcube.jar", "serve", "--orders", "orders.json"]."""
        self.command = with_name(sooner(command), "serve")
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as error:
            raise NoServer("%s cannot be run: %s" % (self._called(), error)) from error
        assert self.process.stdin is not None and self.process.stdout is not None
        super().__init__(self.process.stdout, self.process.stdin)
        try:
            self.greeting = greeting_of(self.process, self.command)
        except BaseException:
            self.process.kill()
            self.close()
            raise
        if not isinstance(self.greeting, dict) or "battlefields" not in self.greeting:
            self.process.kill()
            self.close()
            raise NoServer("%s does not start 'deadcube serve'; is this the deadcube.jar of the build?" % self._called())

    def write(self, thing: Mapping[str, Any]) -> None:
        """Writes an object. Raises NoServer if the server has ended."""
        try:
            super().write(thing)
        except (OSError, ValueError) as error:
            raise NoServer("%s has ended: close() was called, or the server stopped" % self._called()) from error

    def read(self) -> Any:
        """Returns the next answer; None if the server has ended. An exception that interrupts it ends the server."""
        try:
            return super().read()
        except ValueError as error:
            self.close()
            raise NoServer("%s has ended in the middle of an answer" % self._called()) from error
        except BaseException:
            self.close()  # an answer that is not read would be taken for the next one
            raise

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the server. One that does not end in time is killed."""
        try:
            self.target.close()
        except OSError:
            pass
        self.source.close()
        try:
            self.process.wait(timeout=ENDED_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _called(self) -> str:
        return "'%s'" % " ".join(self.command)


def titles(rulebook: Mapping[str, Any]) -> dict[str, str]:
    """Returns the title of each rule of a rulebook by its identifier."""
    return {entry["rule"]: entry["title"] for entry in rulebook["rules"]}


def faces(battlefield: Mapping[str, Any], view: Optional[Mapping[str, Any]] = None) -> Faces:
    """Returns the walls of a battlefield by cube and side, with those of a view that have changed. A missing one is open."""
    walls = {(face["cube"], face["side"]): face for face in battlefield.get("faces", [])}
    for face in (view or {"position": {}})["position"].get("faces", []):
        walls[face["cube"], face["side"]] = face
    return walls


def follow(walls: Faces, updates: Iterable[Mapping[str, Any]]) -> None:
    """Changes the walls as the events of updates say: doors open."""
    for update in updates:
        for told in update.get("events", []):
            if told["event"]["type"] == "faceChanged":
                face = told["event"]["face"]
                walls[face["cube"], face["side"]] = face
