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
 * A record that is appended to a file while the game runs: after each input the file holds all of it, whatever becomes of the process;
 * {@link Crash} says what holds for the machine. A line that was torn off is left out by {@link GameRecord#readSoFar}. If there is a file of
 * that name already, it stays as it is until the record is closed, and the record grows beside it, as a {@link FileReplacement}.
 * A file that cannot be written any more, or that another program has removed, replaced or changed, stops the record, never the game:
 * {@link #fault} says so. Belongs to one game, has a {@link RecordLock} on its file, and is to be closed at the game's end. Its recorder is
 * used through the file alone.
 */
public final class RecordFile implements AutoCloseable {
    private final RecordLock lock;
    private final Path path;
    private final Recorder recorder;
    private final Crash survived;
    private final Option<FileReplacement> replacement;
    private OutputStream out;
    private Own own;
    private Option<String> fault = Option.none();

    /** The file that is written: which one it is, and how many bytes stand in it. */
    private record Own(Object key, long size) {
        static Own of(BasicFileAttributes attributes) {
            return new Own(RecordLock.key(attributes), attributes.size());
        }
    }

    private RecordFile(RecordLock lock, Recorder recorder, Crash survived, Option<FileReplacement> replacement)
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
                    Option<FileReplacement> replacement =
                            Files.exists(path) ? Option.some(FileReplacement.of(path)) : Option.none();
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
            FileReplacement.write(lock.path(), recorder.text(), survived.options());
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
            FileReplacement.write(written(), recorder.text(), survived.options());
            out = opened();
            own = Own.of(attributes());
        } catch (IOException e) {
            failed(e);
        }
    }

    /** Why the file does not hold the whole record: none if it does. */
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
            if (fault.isEmpty()) for (FileReplacement whole : replacement) whole.done();
        } catch (IOException e) {
            failed(e);
        }
        if (fault.isDefined()) replacement.forEach(FileReplacement::dropped);
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
        return replacement.map(FileReplacement::path).getOrElse(path);
    }

    private OutputStream opened() throws IOException {
        if (!Files.exists(written())) Files.createFile(written());
        return Files.newOutputStream(written(), survived.options());
    }

    private BasicFileAttributes attributes() throws IOException {
        return Files.readAttributes(written(), BasicFileAttributes.class);
    }

    /** What a record's file has to survive with every input that was written to it. */
    public enum Crash {
        /**
         * The process ends at any moment. What it has written is with the operating system, which puts it on the disk in its own time: a
         * power cut may take the last inputs, or leave an empty file.
         */
        OF_PROCESS(StandardOpenOption.APPEND),
        /**
         * The machine ends at any moment, as by a power cut. Each input waits for the disk, some milliseconds each, as far as the disk
         * tells the truth; the name of a file that is made in that moment is the file system's affair.
         */
        OF_MACHINE(StandardOpenOption.APPEND, StandardOpenOption.DSYNC);

        private final OpenOption[] options;

        Crash(OpenOption... options) {
            this.options = options;
        }

        /** How the file is opened, to be appended to. */
        OpenOption[] options() {
            return options.clone();
        }
    }

    /**
     * The right to write one file, which one owner has at a time, in this process and in all others on the machine. The system holds it on a
     * file beside the record, {@code game.txt.lock}, and gives it back when a process ends however that happens; so a lock file that
     * is left over hinders none. It binds those who ask for it: another program may still write or remove the record, and
     * {@link RecordFile#fault} says so. What is no ordinary file, such as a pipe, is not locked.
     */
    public static final class RecordLock implements AutoCloseable {
        private static final int TRIES = 10;

        /**
         * What this process holds. The system's locks belong to processes, and closing a lock file a second time would give the first
         * lock back: so no lock file is opened that this process holds already.
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
         * Takes the right to write a file.
         *
         * @param path the file, which need not exist; a link stands for the file that it leads to
         * @return the right, to be given back by {@link #close}; or one line that says who has it, or why it cannot be had
         */
        public static Either<String, RecordLock> of(Path path) {
            try {
                if (Files.exists(path) && !Files.isRegularFile(path))
                    return Either.right(new RecordLock(path, Option.none(), Option.none()));
                Path file = real(path);
                Path lock = file.resolveSibling(file.getFileName() + ".lock");
                if (!HELD.add(lock)) return Either.left(kept(path));
                Option<FileChannel> channel = Option.none();
                try {
                    channel = locked(lock);
                } finally {
                    if (channel.isEmpty()) HELD.remove(lock);
                }
                return channel.isEmpty()
                        ? Either.left(kept(path))
                        : Either.right(new RecordLock(path, Option.some(lock), channel));
            } catch (IOException e) {
                return Either.left(TextFile.unwritten(path, e));
            }
        }

        private static String kept(Path path) {
            return path + " is kept by another session: close that one first, or choose another name.";
        }

        private static Path real(Path path) throws IOException {
            if (Files.exists(path)) return path.toRealPath();
            Path whole = path.toAbsolutePath();
            Path folder = whole.getParent();
            return folder == null ? whole : folder.toRealPath().resolve(whole.getFileName());
        }

        /**
         * None if another process has it. Its owner removes the lock file before it gives the lock back; who has locked a file that is
         * no longer there has locked nothing, and tries again.
         */
        private static Option<FileChannel> locked(Path lock) throws IOException {
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

        /** Which file there is; null if there is none. */
        private static @Nullable Object key(Path path) throws IOException {
            try {
                return key(Files.readAttributes(path, BasicFileAttributes.class));
            } catch (NoSuchFileException e) {
                return null;
            }
        }

        /** Which file it is that has these; where the system has no keys of files, when it was made. */
        static Object key(BasicFileAttributes attributes) {
            Object key = attributes.fileKey();
            return key == null ? attributes.creationTime() : key;
        }

        /** The file: as it was named. */
        public Path path() {
            return path;
        }

        /** Gives the right back, and removes the lock file. Once is enough; afterwards it does nothing. */
        @Override
        public synchronized void close() {
            if (held.isEmpty()) return;
            try {
                for (Path lock : held) Files.deleteIfExists(lock);
            } catch (IOException e) {
                // A lock file that stays hinders none.
            }
            try {
                for (FileChannel open : channel) open.close();
            } catch (IOException e) {
                // The system gives the lock back at the latest when the process ends.
            }
            held.forEach(HELD::remove);
            held = Option.none();
        }
    }
}
