package io.github.deadcube.core.record;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.text.Replacement;
import io.github.deadcube.core.text.TextFile;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * A record that is appended to a file while the game runs: after each input the file holds all of it, whatever becomes of the process;
 * {@link Crash} says what holds for the machine. A line that was torn off is left out by {@link GameRecord#readSoFar}. If there is a file of
 * that name already, it stays as it is until the record is closed, and the record grows beside it, as a {@link Replacement}.
 * A file that cannot be written any more, or that another program has removed, replaced or changed, stops the record, never the game:
 * {@link #fault} says so. Belongs to one game, has a {@link RecordLock} on its file, and is to be closed at the game's end. Its recorder is
 * used through the file alone.
 */
public final class RecordFile implements AutoCloseable {
    private final RecordLock lock;
    private final Path path;
    private final Recorder recorder;
    private final Crash survived;
    private final Option<Replacement> replacement;
    private OutputStream out;
    private Own own;
    private Option<String> fault = Option.none();

    /** The file that is written: which one it is, and how many bytes stand in it. */
    private record Own(Object key, long size) {
        static Own of(BasicFileAttributes attributes) {
            return new Own(RecordLock.key(attributes), attributes.size());
        }
    }

    private RecordFile(RecordLock lock, Recorder recorder, Crash survived, Option<Replacement> replacement)
            throws IOException {
        this.lock = lock;
        this.path = lock.path();
        this.recorder = recorder;
        this.survived = survived;
        this.replacement = replacement;
        this.out = opened();
        this.own = Own.of(attributes());
    }

    /** Creates the file, which survives crashes of the process ({@link #create(Path, Recorder, Crash)}). */
    public static Either<String, RecordFile> create(Path path, Recorder recorder) {
        return create(path, recorder, Crash.OF_PROCESS);
    }

    /**
     * Creates the file, or what is to replace it, and writes what the recorder has so far.
     *
     * @param survived which crash it survives
     * @return the file, or why it cannot be written
     */
    public static Either<String, RecordFile> create(Path path, Recorder recorder, Crash survived) {
        return RecordLock.of(path)
                .flatMap(lock -> opened(lock, () -> {
                    Option<Replacement> replacement =
                            Files.exists(path) ? Option.some(Replacement.of(path)) : Option.none();
                    RecordFile file = new RecordFile(lock, recorder, survived, replacement);
                    file.write(recorder.text());
                    return file;
                }));
    }

    /**
     * Writes the record to a file that may hold one so far, and goes on with it there. What is in the file is replaced at one stroke by
     * what the recorder has so far, which is then appended to. Read what the file holds when you have its lock, not before:
     * otherwise another owner may have added to it.
     *
     * @param lock the right to write the file; given back when this is closed or left, or cannot be opened
     * @param survived which crash it survives
     * @return the file, or why it cannot be written
     */
    public static Either<String, RecordFile> goOn(RecordLock lock, Recorder recorder, Crash survived) {
        return opened(lock, () -> {
            Replacement.write(lock.path(), recorder.text(), survived.options());
            return new RecordFile(lock, recorder, survived, Option.none());
        });
    }

    /** What opens a file. */
    @FunctionalInterface
    private interface Opening {
        RecordFile file() throws IOException;
    }

    private static Either<String, RecordFile> opened(RecordLock lock, Opening opening) {
        try {
            RecordFile file = opening.file();
            file.fault.forEach(fault -> file.end());
            return file.fault.<Either<String, RecordFile>>map(Either::left).getOrElse(() -> Either.right(file));
        } catch (IOException e) {
            lock.close();
            return Either.left(TextFile.unwritten(lock.path(), e));
        }
    }

    /**
     * Stops writing, and leaves the file as it is: the game may go on with {@link #goOn} later. If there was a file of that name
     * before, the record takes its place.
     */
    public void leave() {
        end();
    }

    /** Writes an input, as {@link Recorder#saw} does. */
    public void saw(Input input, Transition transition) {
        appended(() -> recorder.saw(input, transition));
    }

    /** Writes a comment, as {@link Recorder#comment} does. */
    public void comment(String words) {
        appended(() -> recorder.comment(words));
    }

    /**
     * Takes inputs back, as {@link Recorder#undo} does. The file is replaced at one stroke: at every moment it holds the record
     * before or the record after.
     */
    public void undo(int inputs) {
        recorder.undo(inputs);
        if (fault.isDefined()) return;
        try {
            check();
            if (fault.isDefined()) return;
            out.close();
            Replacement.write(written(), recorder.text(), survived.options());
            out = opened();
            own = Own.of(attributes());
        } catch (IOException e) {
            failed(e);
        }
    }

    /**
     * Why the file does not hold the whole record.
     *
     * @return none if it does
     */
    public Option<String> fault() {
        return fault;
    }

    /** Ends the record, as {@link Recorder#unfinished} does, and puts it in its place. */
    @Override
    public void close() {
        appended(recorder::unfinished);
        end();
    }

    private void end() {
        try {
            out.close();
            if (fault.isEmpty()) for (Replacement whole : replacement) whole.done();
        } catch (IOException e) {
            failed(e);
        }
        if (fault.isDefined()) replacement.forEach(Replacement::dropped);
        lock.close();
    }

    private void appended(Runnable change) {
        int before = recorder.length();
        change.run();
        write(recorder.since(before));
    }

    private void write(String text) {
        if (fault.isDefined()) return;
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            out.write(bytes);
            own = new Own(own.key(), own.size() + bytes.length);
            check();
        } catch (IOException e) {
            failed(e);
        }
    }

    /** Another program may have removed the file, or written to it, and then nothing that is written is found there. */
    private void check() throws IOException {
        if (!ours())
            fault = Option.some(
                    path + " is no longer as it was written here: another program has removed, replaced or changed it."
                            + " Write the record to another file.");
    }

    /** Asks the system once, since it is asked after every input. What is no ordinary file has no size to compare. */
    private boolean ours() throws IOException {
        try {
            BasicFileAttributes attributes = attributes();
            return !attributes.isRegularFile() || Own.of(attributes).equals(own);
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    private void failed(IOException e) {
        fault = fault.orElse(Option.some(TextFile.unwritten(path, e)));
    }

    private Path written() {
        return replacement.map(Replacement::path).getOrElse(path);
    }

    private OutputStream opened() throws IOException {
        if (!Files.exists(written())) Files.createFile(written());
        return Files.newOutputStream(written(), survived.options());
    }

    private BasicFileAttributes attributes() throws IOException {
        return Files.readAttributes(written(), BasicFileAttributes.class);
    }
}
