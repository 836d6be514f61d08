package io.github.deadcube.core.support;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * What takes the place of a file once it is whole. Until then it stands beside the file, as {@code game.txt.part}, and the
 * file is as it was. A file that may not be written is not replaced either. A link stays, and the file that it leads to is replaced.
 * What is no ordinary file, such as a pipe, is written itself.
 */
public final class FileReplacement {
    private static final int MOST_PARTS = 99;

    private final Path file;
    private final Path written;

    private FileReplacement(Path file, Path written) {
        this.file = file;
        this.written = written;
    }

    /**
     * Begins one, which is empty.
     *
     * @return the replacement, to be {@link #done} or {@link #dropped}
     * @throws IOException if the file may not be written, or nothing beside it can
     */
    public static FileReplacement of(Path file) throws IOException {
        if (Files.isRegularFile(file)) {
            Path real = file.toRealPath();
            if (!Files.isWritable(real)) throw new AccessDeniedException(real.toString());
            return new FileReplacement(real, part(real));
        }
        boolean other = Files.exists(file) || Files.isSymbolicLink(file);
        return new FileReplacement(file, other ? file : part(file));
    }

    /**
     * Writes a file whole or not at all.
     *
     * @param text all that it holds from then on, in UTF-8
     * @throws IOException if that cannot be; the file is then as it was
     */
    public static void write(Path file, String text) throws IOException {
        write(file, text, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
    }

    /**
     * Writes a file whole or not at all.
     *
     * @param text all that it holds from then on, in UTF-8
     * @param options how what replaces the file, which is empty, is opened, such as so that it waits for the disk
     * @throws IOException if that cannot be; the file is then as it was
     */
    public static void write(Path file, String text, OpenOption... options) throws IOException {
        FileReplacement replacement = of(file);
        try {
            Files.writeString(replacement.written, text, StandardCharsets.UTF_8, options);
            replacement.done();
        } finally {
            replacement.dropped();
        }
    }

    /** The file that is written, which exists. */
    public Path path() {
        return written;
    }

    /**
     * Puts it in the file's place, at one stroke.
     *
     * @throws IOException if that cannot be; both are then as they were
     */
    public void done() throws IOException {
        if (!written.equals(file))
            Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Removes it, unless it is in the file's place. */
    public void dropped() {
        try {
            if (!written.equals(file)) Files.deleteIfExists(written);
        } catch (IOException e) {
            // What cannot be removed stays beside the file, which is not harmed.
        }
    }

    private static Path part(Path file) throws IOException {
        String name = file.toAbsolutePath().getFileName() + ".part";
        for (int number = 1; ; number++) {
            Path part = file.resolveSibling(number == 1 ? name : name + number);
            try {
                Files.createFile(part);
                permit(file, part);
                return part;
            } catch (FileAlreadyExistsException e) {
                if (number == MOST_PARTS) throw e;
            }
        }
    }

    /** Whoever might read the file may read what replaces it. */
    private static void permit(Path file, Path part) throws IOException {
        PosixFileAttributeView old = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        PosixFileAttributeView own = Files.getFileAttributeView(part, PosixFileAttributeView.class);
        if (old != null && own != null && Files.exists(file))
            own.setPermissions(old.readAttributes().permissions());
    }
}
