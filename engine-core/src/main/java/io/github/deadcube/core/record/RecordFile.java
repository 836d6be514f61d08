package io.github.deadcube.core.record;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.text.TextFile;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A record that is appended to a file while the game runs: after each input the file holds all of it. A file that cannot
 * be written any more stops the record, never the game. Belongs to one game; to be closed at its end.
 */
public final class RecordFile implements AutoCloseable {
    private final Path path;
    private final Recorder recorder;
    private BufferedWriter writer;
    private Option<String> fault = Option.none();

    private RecordFile(Path path, Recorder recorder, BufferedWriter writer) {
        this.path = path;
        this.recorder = recorder;
        this.writer = writer;
    }

    /**
     * Creates the file, or overwrites it, and writes what the recorder has so far.
     *
     * @param path the file
     * @param recorder from now on only to be used through this
     * @return the file, or why it cannot be written
     */
    public static Either<String, RecordFile> create(Path path, Recorder recorder) {
        try {
            RecordFile file = new RecordFile(path, recorder, opened(path));
            file.write(recorder.text());
            return file.fault.isDefined() ? Either.left(file.fault.get()) : Either.right(file);
        } catch (IOException e) {
            return Either.left(TextFile.unwritten(path, e));
        }
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
     * Takes inputs back, as {@link Recorder#undo} does; the file is written anew.
     *
     * @param inputs how many
     */
    public void undo(int inputs) {
        recorder.undo(inputs);
        try {
            writer.close();
            writer = opened(path);
            write(recorder.text());
        } catch (IOException e) {
            fault = fault.orElse(Option.some(TextFile.unwritten(path, e)));
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

    /** Ends the record, as {@link Recorder#unfinished} does. */
    @Override
    public void close() {
        appended(recorder::unfinished);
        try {
            writer.close();
        } catch (IOException e) {
            fault = fault.orElse(Option.some(TextFile.unwritten(path, e)));
        }
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
            fault = Option.some(TextFile.unwritten(path, e));
        }
    }

    private static BufferedWriter opened(Path path) throws IOException {
        return Files.newBufferedWriter(path, StandardCharsets.UTF_8);
    }
}
