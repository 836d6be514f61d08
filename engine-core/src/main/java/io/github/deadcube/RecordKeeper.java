package io.github.deadcube;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.record.RecordFile;
import io.github.deadcube.core.record.RecordFile.Crash;
import io.github.deadcube.core.record.RecordWriter;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.support.FileReplacement;
import io.github.deadcube.core.support.RecordLock;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.Viewer;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The record of a game: in memory, and in a file if {@link #keepIn} or {@link #goOnIn} opened one. */
final class RecordKeeper {
    private final Recorder recorder;
    private Option<RecordFile> file = Option.none();

    RecordKeeper(Recorder recorder) {
        this.recorder = recorder;
    }

    /**
     * Writes the record to a file that does not exist or is empty, and continues there; returns the fault if that
     * fails.
     */
    Option<Fault> keepIn(Path path, Crash survived) {
        return RecordLock.of(path)
                .flatMap(lock -> requireEmpty(lock).flatMap(none -> RecordFile.goOn(lock, recorder, survived)))
                .fold(Option::some, this::kept);
    }

    /**
     * Like {@link #keepIn}, with the file that already holds this record.
     *
     * @param copied whether the file holds more, which the game overwrites: a copy keeps it
     */
    Option<Fault> goOnIn(RecordLock lock, Crash survived, boolean copied) {
        try {
            if (copied) FileReplacement.copy(lock.path());
        } catch (IOException e) {
            return Option.some(TextFile.unwritten(lock.path(), e));
        }
        return RecordFile.goOn(lock, recorder, survived).fold(Option::some, this::kept);
    }

    private Option<Fault> kept(RecordFile opened) {
        file.forEach(RecordFile::leave);
        file = Option.some(opened);
        return Option.none();
    }

    /** The record in a file. */
    static Either<Fault, String> read(RecordLock lock) {
        Path path = lock.path();
        return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path)
                ? Either.left(noFile(path))
                : TextFile.readRecord(path);
    }

    /** The error of a pipe or a device, which may wait for a reader for ever. */
    private static Fault noFile(Path path) {
        return Fault.of(
                (Files.isDirectory(path)
                        ? Sentence.of("{path} cannot be written: it is a folder", TextFile.name(path))
                        : Sentence.of("{path} cannot be written: it is a pipe or a device", TextFile.name(path))));
    }

    /** Refuses a file with content: two games with the same file name must not overwrite each other. */
    private static Either<Fault, RecordLock> requireEmpty(RecordLock lock) {
        try {
            if (!Files.exists(lock.path())) return Either.right(lock);
            if (!Files.isRegularFile(lock.path())) {
                lock.close();
                return Either.left(noFile(lock.path()));
            }
            if (Files.size(lock.path()) == 0) return Either.right(lock);
            lock.close();
            return Either.left(Fault.of(
                    Sentence.of("{path} is not empty", TextFile.name(lock.path())),
                    "its game resumed, the file removed first, or another name"));
        } catch (IOException e) {
            lock.close();
            return Either.left(TextFile.unwritten(lock.path(), e));
        }
    }

    /** What the game writes its inputs to. */
    RecordWriter writer() {
        return file.isDefined() ? file.get() : recorder;
    }

    /** Why the file does not hold the whole record; none if it does, or if there is no file. */
    Option<Fault> fault() {
        return file.flatMap(RecordFile::fault);
    }

    /** A recorder of the same game with these inputs alone. */
    Recorder with(Seq<Transition.Step> steps) {
        return recorder.with(steps);
    }

    String text() {
        return recorder.text();
    }

    String shown(Viewer viewer) {
        return recorder.textFor(viewer);
    }
}
