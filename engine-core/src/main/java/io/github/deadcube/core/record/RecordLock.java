package io.github.deadcube.core.record;

import io.github.deadcube.core.text.TextFile;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The right to write one file, which one owner has at a time, in this process and in all others on the machine. The system holds it on a
 * file beside the record, {@code game.txt.lock}, and gives it back when a process ends however that happens; so a lock file that
 * is left over hinders none. It binds those who ask for it: another program may still write or remove the record, and
 * {@link RecordFile#fault} says so. What is no ordinary file, such as a pipe, is not locked.
 */
public final class RecordLock implements AutoCloseable {
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

    /**
     * The file.
     *
     * @return as it was named
     */
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
