package io.github.deadcube.core.record;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.FileReplacement;
import io.github.deadcube.core.support.RecordLock;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.Viewer;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.zip.CRC32;

/**
 * Writes the record of one game to a file while the game is played. After each input the file contains the whole
 * record. Close this object at the end of the game, and do not call the recorder directly.
 *
 * <p>A process can be killed and a machine can lose power at any moment, and other programs can open the same file.
 * What was played must then be in the file, and what others have written must not be lost. Therefore:
 *
 * <ul>
 *   <li>An input is appended. A crash of the process tears at most the last line, which {@link RecordSoFar#read} leaves
 *       out.
 *   <li>Where old text must go ({@link #undo}, {@link #goOn}), the new text is first a file of its own, which then
 *       takes the name in one step ({@link FileReplacement}). Such a crash leaves the old record or the new one. If
 *       {@link #create} finds a file, that one stays as it is until the game is closed.
 *   <li>A crash of the machine also loses what the disk does not have yet. To wait for the disk takes milliseconds, so
 *       {@link Crash} says whether each input waits.
 *   <li>Two games that append to one file mix their lines, and no one can read them. So the object holds a
 *       {@link RecordLock}. The lock is on another file, because each undo replaces the record.
 *   <li>Programs that do not ask for the lock, such as an editor, can still change the file. To append to it would then
 *       give a record that nothing can read, and to replace it would lose their change. So each call first compares the
 *       whole file with what was written. If it differs or cannot be written, writing stops, {@link #fault} says why,
 *       and the game continues.
 * </ul>
 */
@SuppressWarnings("exports") // RecordLock and Viewer are exported only to modules of this project
public final class RecordFile implements RecordWriter, AutoCloseable {
    private final RecordLock lock;
    private final Path path;
    private final Recorder recorder;
    private final Crash survived;
    private final Option<FileReplacement> replacement;
    private OutputStream out;
    private Contents written;
    private boolean ended;
    private Option<Fault> fault = Option.none();

    /** @param begun what the file holds when it is opened */
    private RecordFile(
            RecordLock lock, Recorder recorder, Crash survived, Option<FileReplacement> replacement, String begun)
            throws IOException {
        this.lock = lock;
        this.path = lock.path();
        this.recorder = recorder;
        this.survived = survived;
        this.replacement = replacement;
        this.out = openStream();
        try {
            this.written = new Contents(target(), begun);
        } catch (IOException e) {
            out.close();
            throw e;
        }
    }

    /**
     * Creates the file, or the replacement of an existing file, and writes the record so far. The file survives
     * {@link Crash#OF_PROCESS}.
     */
    public static Either<Fault, RecordFile> create(Path path, Recorder recorder) {
        return RecordLock.of(path)
                .flatMap(lock -> open(lock, () -> {
                    Option<FileReplacement> replacement =
                            Files.exists(path) ? Option.some(FileReplacement.of(path)) : Option.none();
                    boolean opened = false;
                    try {
                        RecordFile file = new RecordFile(lock, recorder, Crash.OF_PROCESS, replacement, "");
                        file.write(recorder.text());
                        opened = true;
                        return file;
                    } finally {
                        if (!opened) replacement.forEach(FileReplacement::dropped);
                    }
                }));
    }

    /**
     * Replaces the content of a file with the record so far in one atomic step, and appends to it. Take the lock before
     * you read the old content: without the lock another owner may add to it. The lock is released when this object is
     * closed or left, and at once if the file cannot be opened.
     */
    public static Either<Fault, RecordFile> goOn(RecordLock lock, Recorder recorder, Crash survived) {
        return open(lock, () -> {
            String text = recorder.text();
            if (text.getBytes(StandardCharsets.UTF_8).length > TextBounds.MOST_OF_A_RECORD)
                throw new IOException("the record has more than " + TextBounds.MOST_OF_A_RECORD + " bytes");
            FileReplacement.write(lock.path(), text, survived.options());
            return new RecordFile(lock, recorder, survived, Option.none(), text);
        });
    }

    @FunctionalInterface
    private interface Opening {
        RecordFile file() throws IOException;
    }

    private static Either<Fault, RecordFile> open(RecordLock lock, Opening opening) {
        boolean opened = false;
        try {
            RecordFile file = opening.file();
            file.fault.forEach(fault -> file.end());
            opened = file.fault.isEmpty();
            return file.fault.<Either<Fault, RecordFile>>map(Either::left).getOrElse(() -> Either.right(file));
        } catch (IOException e) {
            return Either.left(TextFile.unwritten(lock.path(), e));
        } finally {
            if (!opened) lock.close();
        }
    }

    /**
     * Stops writing without a result line, so that {@link #goOn} can continue the record later. If {@link #create}
     * found an older file, the record replaces it.
     */
    public void leave() {
        end();
    }

    @Override
    public void saw(Input input, Transition transition) {
        append(() -> recorder.saw(input, transition));
    }

    public void comment(String words) {
        append(() -> recorder.comment(words));
    }

    /** The file is replaced in one atomic step: at any time it contains the old record or the new one. */
    @Override
    public void undo(int inputs) {
        recorder.undo(inputs);
        if (ended || fault.isDefined()) return;
        try {
            checkUnchanged();
            if (fault.isDefined()) return;
            out.close();
            String text = recorder.text();
            FileReplacement.write(target(), text, survived.options());
            out = openStream();
            written = new Contents(target(), text);
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Why the file does not hold the whole record; none if it does. */
    public Option<Fault> fault() {
        return fault;
    }

    @Override
    public boolean undoesLooks() {
        return recorder.undoesLooks();
    }

    @Override
    public String copyFor(Viewer viewer) {
        return recorder.copyFor(viewer);
    }

    /** Ends the record and closes the file. If {@link #create} found an older file, the record replaces it. */
    @Override
    public void unfinished() {
        append(recorder::unfinished);
        end();
    }

    @Override
    public void close() {
        unfinished();
    }

    private void end() {
        if (ended) return;
        ended = true;
        try {
            out.close();
            if (fault.isEmpty()) for (FileReplacement whole : replacement) whole.done();
        } catch (IOException e) {
            fail(e);
        }
        if (fault.isDefined()) replacement.forEach(FileReplacement::dropped);
        lock.close();
    }

    private void append(Runnable change) {
        int before = recorder.length();
        change.run();
        write(recorder.since(before));
    }

    private void write(String text) {
        if (ended || fault.isDefined()) return;
        try {
            checkUnchanged();
            if (fault.isDefined()) return;
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            if (written.size + bytes.length > TextBounds.MOST_OF_A_RECORD) {
                fault = Option.some(Fault.of(Sentence.of(
                        "{path} is full: at most {mostOfARecord} bytes of a record are read; it holds the game up "
                                + "to here",
                        TextFile.name(path),
                        TextBounds.MOST_OF_A_RECORD)));
                return;
            }
            out.write(bytes);
            written.add(bytes);
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Sets the fault if another program removed, replaced or changed the file. */
    private void checkUnchanged() throws IOException {
        if (!written.isIn(target()))
            fault = Option.some(Fault.of(
                    Sentence.of(
                            "{path} is no longer as it was written here: another program has removed, replaced or "
                                    + "changed it",
                            TextFile.name(path)),
                    "another file for the record"));
    }

    private void fail(IOException e) {
        fault = fault.orElse(Option.some(TextFile.unwritten(path, e)));
    }

    private Path target() {
        return replacement.map(FileReplacement::path).getOrElse(path);
    }

    private OutputStream openStream() throws IOException {
        return Files.newOutputStream(target(), survived.options());
    }

    /**
     * What a file must hold. The time of the last change is too coarse to tell, so all bytes are compared by their
     * checksum.
     */
    private static final class Contents {
        private static final int PART = 1 << 13;

        private final boolean regular;
        private final Object key;
        private final CRC32 sum = new CRC32();
        private long size;

        Contents(Path file, String text) throws IOException {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            this.regular = attributes.isRegularFile();
            this.key = RecordLock.key(attributes);
            add(text.getBytes(StandardCharsets.UTF_8));
        }

        void add(byte[] bytes) {
            sum.update(bytes);
            size += bytes.length;
        }

        /**
         * Whether this is still in the file. A pipe or a device that was opened cannot be read again, and counts as
         * unchanged.
         */
        boolean isIn(Path file) throws IOException {
            try {
                BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
                if (!attributes.isRegularFile()) return !regular;
                return attributes.size() == size
                        && RecordLock.key(attributes).equals(key)
                        && sum(file) == sum.getValue();
            } catch (NoSuchFileException e) {
                return false;
            }
        }

        private static long sum(Path file) throws IOException {
            CRC32 sum = new CRC32();
            byte[] part = new byte[PART];
            try (InputStream in = Files.newInputStream(file)) {
                for (int read = in.read(part); read >= 0; read = in.read(part)) sum.update(part, 0, read);
            }
            return sum.getValue();
        }
    }

    /** The crash after which the file must still contain every written input. */
    public enum Crash {
        /**
         * A crash of the process. The operating system writes the inputs to the disk later: after a power cut the last
         * inputs may be missing, or the file may be empty.
         */
        OF_PROCESS(StandardOpenOption.CREATE, StandardOpenOption.APPEND),
        /**
         * A crash of the machine, for example a power cut. Each input waits some milliseconds for the disk. A disk that
         * reports a write too early can still lose inputs, and the file system may lose the name of a file that was
         * just created.
         */
        OF_MACHINE(StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.DSYNC);

        private final OpenOption[] options;

        Crash(OpenOption... options) {
            this.options = options;
        }

        OpenOption[] options() {
            return options.clone();
        }
    }
}
