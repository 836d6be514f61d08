package io.github.deadcube.core.record;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.text.Replacement;
import io.github.deadcube.core.text.TextFile;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A record that is appended to a file while the game runs: after each input the file holds all of it, whatever becomes of the process;
 * {@link Crash} says what holds for the machine. A line that was torn off is left out by {@link GameRecord#readSoFar}. If there is a file of
 * that name already, it stays as it is until the record is closed, and the record grows beside it, as a {@link Replacement}.
 * A file that cannot be written any more stops the record, never the game. Belongs to one game; to be closed at its end.
 */
public final class RecordFile implements AutoCloseable {
    private final Path path;
    private final Recorder recorder;
    private final Crash survived;
    private final Option<Replacement> replacement;
    private BufferedWriter writer;
    private Option<String> fault = Option.none();

    private RecordFile(Path path, Recorder recorder, Crash survived, Option<Replacement> replacement)
            throws IOException {
        this.path = path;
        this.recorder = recorder;
        this.survived = survived;
        this.replacement = replacement;
        this.writer = opened();
    }

    /**
     * Creates the file, which survives crashes of the process.
     *
     * @param path the file
     * @param recorder from now on only to be used through this
     * @return as {@link #create(Path, Recorder, Crash)}
     */
    public static Either<String, RecordFile> create(Path path, Recorder recorder) {
        return create(path, recorder, Crash.OF_PROCESS);
    }

    /**
     * Creates the file, or what is to replace it, and writes what the recorder has so far.
     *
     * @param path the file
     * @param recorder from now on only to be used through this
     * @param survived which crash it survives
     * @return the file, or why it cannot be written
     */
    public static Either<String, RecordFile> create(Path path, Recorder recorder, Crash survived) {
        try {
            Option<Replacement> replacement = Files.exists(path) ? Option.some(Replacement.of(path)) : Option.none();
            RecordFile file = new RecordFile(path, recorder, survived, replacement);
            file.write(recorder.text());
            file.fault.forEach(fault -> file.end());
            return file.fault.<Either<String, RecordFile>>map(Either::left).getOrElse(() -> Either.right(file));
        } catch (IOException e) {
            return Either.left(TextFile.unwritten(path, e));
        }
    }

    /**
     * Goes on with a file in which the game has been recorded so far. What is in it is replaced at one stroke by what the
     * recorder has so far, which is then appended to.
     *
     * @param path the file
     * @param recorder from now on only to be used through this
     * @param survived which crash it survives
     * @return the file, or why it cannot be written
     */
    public static Either<String, RecordFile> goOn(Path path, Recorder recorder, Crash survived) {
        try {
            Replacement.write(path, recorder.text(), survived.options());
            return Either.right(new RecordFile(path, recorder, survived, Option.none()));
        } catch (IOException e) {
            return Either.left(TextFile.unwritten(path, e));
        }
    }

    /**
     * Stops writing, and leaves the file as it is: the game may go on with {@link #goOn} later. If there was a file of that name
     * before, the record takes its place.
     */
    public void leave() {
        end();
    }

    /**
     * Writes an input, as {@link Recorder#saw} does.
     *
     * @param input what was answered
     * @param transition what it has led to
     */
    public void saw(Input input, Transition transition) {
        appended(() -> recorder.saw(input, transition));
    }

    /**
     * Writes a comment, as {@link Recorder#comment} does.
     *
     * @param words one line or several
     */
    public void comment(String words) {
        appended(() -> recorder.comment(words));
    }

    /**
     * Takes inputs back, as {@link Recorder#undo} does. The file is replaced at one stroke: at every moment it holds the record
     * before or the record after.
     *
     * @param inputs how many
     */
    public void undo(int inputs) {
        recorder.undo(inputs);
        try {
            writer.close();
            Replacement.write(written(), recorder.text(), survived.options());
            writer = opened();
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
            writer.close();
            if (fault.isEmpty()) for (Replacement whole : replacement) whole.done();
        } catch (IOException e) {
            failed(e);
        }
        if (fault.isDefined()) replacement.forEach(Replacement::dropped);
    }

    private void appended(Runnable change) {
        int before = recorder.length();
        change.run();
        write(recorder.since(before));
    }

    private void write(String text) {
        if (fault.isDefined()) return;
        try {
            writer.write(text);
            writer.flush();
        } catch (IOException e) {
            failed(e);
        }
    }

    private void failed(IOException e) {
        fault = fault.orElse(Option.some(TextFile.unwritten(path, e)));
    }

    private Path written() {
        return replacement.map(Replacement::path).getOrElse(path);
    }

    private BufferedWriter opened() throws IOException {
        if (!Files.exists(written())) Files.createFile(written());
        return Files.newBufferedWriter(written(), StandardCharsets.UTF_8, survived.options());
    }
}
