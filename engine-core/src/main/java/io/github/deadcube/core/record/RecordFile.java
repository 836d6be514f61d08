package io.github.deadcube.core.record;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.support.FileReplacement;
import io.github.deadcube.core.support.TextFile;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Writes the record of one game to a file while the game is played. After each input the file contains the whole record, even if the
 * process crashes; {@link Crash} says which crashes of the machine it survives. {@link GameRecord#readSoFar} leaves out a torn last line. If
 * {@link #create} finds a file with the name, that file stays unchanged until {@link #close}; until then the record is written next to it
 * ({@link FileReplacement}). If the file cannot be written, or another program removed, replaced or changed it, writing stops and
 * {@link #fault} returns the fault; the game continues. The object holds a {@link RecordLock}; close it at the end of the game. Do not call
 * the recorder directly.
 */
public final class RecordFile implements AutoCloseable {
    private final RecordLock lock;
    private final Path path;
    private final Recorder recorder;
    private final Crash survived;
    private final Option<FileReplacement> replacement;
    private OutputStream out;
    private FileIdentity identity;
    private Option<String> fault = Option.none();

    /** The key of the written file and its size in bytes. */
    private record FileIdentity(Object key, long size) {
        static FileIdentity of(BasicFileAttributes attributes) {
            return new FileIdentity(RecordLock.key(attributes), attributes.size());
        }
    }

    private RecordFile(RecordLock lock, Recorder recorder, Crash survived, Option<FileReplacement> replacement)
            throws IOException {
        this.lock = lock;
        this.path = lock.path();
        this.recorder = recorder;
        this.survived = survived;
        this.replacement = replacement;
        this.out = openStream();
        this.identity = FileIdentity.of(attributes());
    }

    /** Like {@link #create(Path, Recorder, Crash)} with {@link Crash#OF_PROCESS}. */
    public static Either<String, RecordFile> create(Path path, Recorder recorder) {
        return create(path, recorder, Crash.OF_PROCESS);
    }

    /**
     * Creates the file, or the replacement of an existing file, and writes the record so far.
     *
     * @param survived the crash that the file survives
     * @return the file, or why it cannot be written
     */
    public static Either<String, RecordFile> create(Path path, Recorder recorder, Crash survived) {
        return RecordLock.of(path)
                .flatMap(lock -> open(lock, () -> {
                    Option<FileReplacement> replacement =
                            Files.exists(path) ? Option.some(FileReplacement.of(path)) : Option.none();
                    RecordFile file = new RecordFile(lock, recorder, survived, replacement);
                    file.write(recorder.text());
                    return file;
                }));
    }

    /**
     * Replaces the content of a file with the record so far in one atomic step, and appends to it. Take the lock before you read the old
     * content: without the lock another owner may add to it.
     *
     * @param lock the lock of the file; released when this object is closed or left, or if the file cannot be opened
     * @param survived the crash that the file survives
     * @return the file, or why it cannot be written
     */
    public static Either<String, RecordFile> goOn(RecordLock lock, Recorder recorder, Crash survived) {
        return open(lock, () -> {
            FileReplacement.write(lock.path(), recorder.text(), survived.options());
            return new RecordFile(lock, recorder, survived, Option.none());
        });
    }

    /** Opens a file. */
    @FunctionalInterface
    private interface Opening {
        RecordFile file() throws IOException;
    }

    private static Either<String, RecordFile> open(RecordLock lock, Opening opening) {
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
     * Stops writing without a result line, so that {@link #goOn} can continue the record later. If {@link #create} found an older file, the
     * record replaces it.
     */
    public void leave() {
        end();
    }

    /** Writes an input, as {@link Recorder#saw} does. */
    public void saw(Input input, Transition transition) {
        append(() -> recorder.saw(input, transition));
    }

    /** Writes a comment, as {@link Recorder#comment} does. */
    public void comment(String words) {
        append(() -> recorder.comment(words));
    }

    /**
     * Takes inputs back, as {@link Recorder#undo} does. The file is replaced in one atomic step: at any time it contains the old record or
     * the new one.
     */
    public void undo(int inputs) {
        recorder.undo(inputs);
        if (fault.isDefined()) return;
        try {
            checkUnchanged();
            if (fault.isDefined()) return;
            out.close();
            FileReplacement.write(target(), recorder.text(), survived.options());
            out = openStream();
            identity = FileIdentity.of(attributes());
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Why the file does not hold the whole record; none if it does. */
    public Option<String> fault() {
        return fault;
    }

    /** Ends the record, as {@link Recorder#unfinished} does. If {@link #create} found an older file, the record replaces it. */
    @Override
    public void close() {
        append(recorder::unfinished);
        end();
    }

    private void end() {
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
        if (fault.isDefined()) return;
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            out.write(bytes);
            identity = new FileIdentity(identity.key(), identity.size() + bytes.length);
            checkUnchanged();
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Sets the fault if another program removed, replaced or changed the file. */
    private void checkUnchanged() throws IOException {
        if (!isUnchanged())
            fault = Option.some(
                    path + " is no longer as it was written here: another program has removed, replaced or changed it."
                            + " Write the record to another file.");
    }

    /** Reads the attributes only once, for speed: called after every input. Pipes and devices have no size to compare. */
    private boolean isUnchanged() throws IOException {
        try {
            BasicFileAttributes attributes = attributes();
            return !attributes.isRegularFile() || FileIdentity.of(attributes).equals(identity);
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    private void fail(IOException e) {
        fault = fault.orElse(Option.some(TextFile.unwritten(path, e)));
    }

    private Path target() {
        return replacement.map(FileReplacement::path).getOrElse(path);
    }

    private OutputStream openStream() throws IOException {
        if (!Files.exists(target())) Files.createFile(target());
        return Files.newOutputStream(target(), survived.options());
    }

    private BasicFileAttributes attributes() throws IOException {
        return Files.readAttributes(target(), BasicFileAttributes.class);
    }

    /** The crash after which the file must still contain every written input. */
    public enum Crash {
        /**
         * A crash of the process. The operating system writes the inputs to the disk later: after a power cut the last inputs may be missing,
         * or the file may be empty.
         */
        OF_PROCESS(StandardOpenOption.APPEND),
        /**
         * A crash of the machine, for example a power cut. Each input waits some milliseconds for the disk. A disk that reports a write too
         * early can still lose inputs, and the file system may lose the name of a file that was just created.
         */
        OF_MACHINE(StandardOpenOption.APPEND, StandardOpenOption.DSYNC);

        private final OpenOption[] options;

        Crash(OpenOption... options) {
            this.options = options;
        }

        /** The options that open the file for appending. */
        OpenOption[] options() {
            return options.clone();
        }
    }

    /**
     * The exclusive right to write one record file, on the whole machine. It is a system lock on a file next to the record, for example
     * {@code game.txt.lock}. The system releases it when the process ends, so an old lock file blocks no other process. The lock is advisory:
     * a program that does not use it can still write or remove the record, which {@link RecordFile#fault} reports. Pipes and devices are
     * not locked.
     */
    public static final class RecordLock implements AutoCloseable {
        private static final int TRIES = 10;

        /**
         * The lock files that this process holds. System locks belong to processes: if the process opened a held lock file again and closed it,
         * the first lock would be released.
         */
        private static final Set<Path> HELD = Collections.synchronizedSet(new TreeSet<>());

        private final Path path;
        private Option<Path> held;
        private final Option<FileChannel> channel;

        private RecordLock(Path path, Option<Path> held, Option<FileChannel> channel) {
            this.path = path;
            this.held = held;
            this.channel = channel;
        }

        /**
         * Locks a file.
         *
         * @param path the file, which may be missing; a symbolic link means its target
         * @return the lock, to be released with {@link #close}; or one line that says why the file cannot be locked
         */
        public static Either<String, RecordLock> of(Path path) {
            try {
                if (Files.exists(path) && !Files.isRegularFile(path))
                    return Either.right(new RecordLock(path, Option.none(), Option.none()));
                Path file = realPath(path);
                Path lock = file.resolveSibling(file.getFileName() + ".lock");
                if (!HELD.add(lock)) return Either.left(inUse(path));
                Option<FileChannel> channel = Option.none();
                try {
                    channel = tryLock(lock);
                } finally {
                    if (channel.isEmpty()) HELD.remove(lock);
                }
                return channel.isEmpty()
                        ? Either.left(inUse(path))
                        : Either.right(new RecordLock(path, Option.some(lock), channel));
            } catch (IOException e) {
                return Either.left(TextFile.unwritten(path, e));
            }
        }

        private static String inUse(Path path) {
            return path + " is kept by another session: close that one first, or choose another name.";
        }

        private static Path realPath(Path path) throws IOException {
            if (Files.exists(path)) return path.toRealPath();
            Path whole = path.toAbsolutePath();
            Path folder = whole.getParent();
            return folder == null ? whole : folder.toRealPath().resolve(whole.getFileName());
        }

        /**
         * None if another process has the lock. An owner removes the lock file before it releases the lock, so a lock on a removed file
         * is worthless: the method then tries again.
         */
        private static Option<FileChannel> tryLock(Path lock) throws IOException {
            for (int tries = 0; tries < TRIES; tries++) {
                Object before = key(lock);
                FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                boolean ours = false;
                try {
                    if (channel.tryLock() == null) return Option.none();
                    Object after = key(lock);
                    ours = after != null && after.equals(before);
                    if (ours) return Option.some(channel);
                } finally {
                    if (!ours) channel.close();
                }
            }
            return Option.none();
        }

        /** The key of the file; null if the file does not exist. */
        private static @Nullable Object key(Path path) throws IOException {
            try {
                return key(Files.readAttributes(path, BasicFileAttributes.class));
            } catch (NoSuchFileException e) {
                return null;
            }
        }

        /** The key of the file with these attributes; its creation time if the system has no file keys. */
        static Object key(BasicFileAttributes attributes) {
            Object key = attributes.fileKey();
            return key == null ? attributes.creationTime() : key;
        }

        /** The file, as the caller named it. */
        public Path path() {
            return path;
        }

        /** Releases the lock and removes the lock file. Further calls have no effect. */
        @Override
        public synchronized void close() {
            if (held.isEmpty()) return;
            try {
                for (Path lock : held) Files.deleteIfExists(lock);
            } catch (IOException e) {
                // An old lock file blocks no other process.
            }
            try {
                for (FileChannel open : channel) open.close();
            } catch (IOException e) {
                // The system releases the lock when the process ends.
            }
            held.forEach(HELD::remove);
            held = Option.none();
        }
    }
}
