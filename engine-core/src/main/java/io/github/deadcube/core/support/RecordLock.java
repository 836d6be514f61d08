package io.github.deadcube.core.support;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.lang.ref.Cleaner;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import org.jspecify.annotations.Nullable;

/**
 * The exclusive right to write one record file, on the whole machine. It is a system lock on a file next to the record,
 * for example {@code game.txt.lock}. The system releases it when the process ends, so an old lock file blocks no other
 * process. The lock is advisory: a program that does not use it can still write or remove the record, which
 * {@code RecordFile.fault} reports. Pipes and devices are not locked.
 */
public final class RecordLock implements AutoCloseable {
    private static final int TRIES = 10;
    private static final int MOST_LINKS = 40;

    /** A monitor that all class loaders share: equal literals are one object. */
    private static final String MACHINE = "io.github.deadcube.core.record.RecordLock";

    /**
     * The beginning of the name of the system property of a held lock file, before its file key. All class loaders
     * share the properties. System locks belong to processes: if the process opened a held lock file again and closed
     * it, the first lock would be released.
     */
    private static final String HELD = "io.github.deadcube.lock.";

    /** Releases locks that are no longer reachable, as the system does with their files. */
    private static final Cleaner CLEANER = Cleaner.create();

    private final Path path;
    private final Option<Cleaner.Cleanable> held;

    private RecordLock(Path path, Option<HeldFile> held) {
        this.path = path;
        this.held = held.map(file -> CLEANER.register(this, file::release));
    }

    /** Locks a file, which may be missing; a symbolic link means its target. Or why the file cannot be locked. */
    public static Either<Fault, RecordLock> of(Path path) {
        try {
            if (Files.exists(path) && !Files.isRegularFile(path))
                return Either.right(new RecordLock(path, Option.none()));
            Path file = realPath(path);
            Path lock = file.resolveSibling(file.getFileName() + ".lock");
            if (Files.isDirectory(lock))
                return Either.left(Fault.of(Sentence.of(
                        "{lock}, the lock file of {path}, cannot be written: it is a folder",
                        TextFile.name(lock),
                        TextFile.name(path))));
            Option<HeldFile> held = HeldFile.of(lock);
            return held.isDefined()
                    ? Either.right(new RecordLock(path, held))
                    : Either.left(Fault.of(
                            Sentence.of("{path} is kept by an open game", TextFile.name(path)),
                            "that game closed first, or another name"));
        } catch (IOException e) {
            return Either.left(TextFile.unwritten(path, e));
        }
    }

    /** The target of a symbolic link is meant also if it is missing: the first write creates it. */
    private static Path realPath(Path path) throws IOException {
        Path whole = path.toAbsolutePath();
        for (int links = 0; !Files.exists(whole) && Files.isSymbolicLink(whole); links++) {
            if (links == MOST_LINKS) throw new FileSystemLoopException(path.toString());
            whole = whole.resolveSibling(Files.readSymbolicLink(whole));
        }
        if (Files.exists(whole)) return whole.toRealPath();
        Path folder = whole.getParent();
        return folder == null ? whole : folder.toRealPath().resolve(whole.getFileName());
    }

    /** The key of the file with these attributes; its creation time if the system has no file keys. */
    public static Object key(BasicFileAttributes attributes) {
        Object key = attributes.fileKey();
        return key == null ? attributes.creationTime() : key;
    }

    /** The file, as the caller named it. */
    public Path path() {
        return path;
    }

    /** Releases the lock and removes the lock file. Further calls have no effect. */
    @Override
    public void close() {
        held.forEach(Cleaner.Cleanable::clean);
    }

    /**
     * A lock file that this process has locked.
     *
     * @param key the key of the file: its folder may be renamed, and another file may get its name
     */
    private record HeldFile(Path path, Object key, FileChannel channel) {
        /**
         * None if another game has the lock. An owner removes the lock file before it releases the lock, so a lock on a
         * removed file is worthless: the method then tries again.
         */
        static Option<HeldFile> of(Path path) throws IOException {
            synchronized (MACHINE) {
                for (int tries = 0; tries < TRIES; tries++) {
                    Object key = created(path);
                    if (key == null) continue;
                    if (System.getProperty(property(path, key)) != null) return Option.none();
                    FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    boolean ours = false;
                    try {
                        if (!lock(channel)) return Option.none();
                        ours = key.equals(key(path));
                        if (!ours) continue;
                        System.setProperty(property(path, key), path.toString());
                        return Option.some(new HeldFile(path, key, channel));
                    } finally {
                        if (!ours) channel.close();
                    }
                }
                return Option.none();
            }
        }

        /** Two files may have been created at one time, so a file without a key is known by its path. */
        private static String property(Path path, Object key) {
            return HELD + (key instanceof FileTime ? path : key);
        }

        private static @Nullable Object created(Path path) throws IOException {
            try {
                Files.createFile(path);
            } catch (FileAlreadyExistsException e) {
                // An old lock file, or that of another owner.
            }
            return key(path);
        }

        /** Takes the lock; false if another owner has it. */
        private static boolean lock(FileChannel channel) throws IOException {
            try {
                return channel.tryLock() != null;
            } catch (OverlappingFileLockException e) {
                return false;
            }
        }

        /** The key of the file; null if the file does not exist. */
        private static @Nullable Object key(Path path) throws IOException {
            try {
                return RecordLock.key(Files.readAttributes(path, BasicFileAttributes.class));
            } catch (NoSuchFileException e) {
                return null;
            }
        }

        void release() {
            synchronized (MACHINE) {
                try {
                    if (key.equals(key(path))) Files.deleteIfExists(path);
                } catch (IOException e) {
                    // An old lock file blocks no other process.
                }
                try {
                    channel.close();
                } catch (IOException e) {
                    // The system releases the lock when the process ends.
                }
                System.clearProperty(property(path, key));
            }
        }
    }
}
