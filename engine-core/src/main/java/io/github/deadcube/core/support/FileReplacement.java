package io.github.deadcube.core.support;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
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
 * Writes a file completely or not at all. The new content goes to a part file in the same folder, such as
 * {@code game.txt.part}. Then the part file replaces the file. A read-only file is not replaced. A link stays, and its
 * target is replaced. A file that is not a regular file, such as a pipe, and the missing target of a link are written
 * directly.
 */
public final class FileReplacement {
    /** What the name of a part file has after that of its file; a number may follow. */
    public static final String PART = ".part";

    private final Path file;
    private final Path written;

    private FileReplacement(Path file, Path written) {
        this.file = file;
        this.written = written;
    }

    /**
     * Creates an empty part file, unless the file is read-only. The caller must call {@link #done} or {@link #dropped}.
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
     * Writes a file in UTF-8, completely or not at all. A pipe, a device or the missing target of a link may get a part
     * of the text.
     */
    public static void write(Path file, String text) throws IOException {
        write(file, text, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
    }

    /** As {@link #write(Path, String)}, with options for opening the part file, for example to wait for the disk. */
    public static void write(Path file, String text, OpenOption... options) throws IOException {
        FileReplacement replacement = of(file);
        try {
            Files.write(replacement.written, encoded(text), options);
            replacement.done();
        } finally {
            replacement.dropped();
        }
    }

    /** @throws CharacterCodingException if the text has half a character */
    private static byte[] encoded(String text) throws CharacterCodingException {
        ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
        byte[] all = new byte[bytes.remaining()];
        bytes.get(all);
        return all;
    }

    /** Copies a file next to it, to a name with {@code .old}; if there is such a file, with the next free number. */
    public static Path copy(Path file) throws IOException {
        Path copy = beside(file, ".old");
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        return copy;
    }

    /** The part file, or the file itself if it is written directly. */
    public Path path() {
        return written;
    }

    /** Replaces the file by the part file in one atomic step. If that fails, both files are unchanged. */
    public void done() throws IOException {
        if (!written.equals(file))
            Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Deletes the part file if it still exists. */
    public void dropped() {
        try {
            if (!written.equals(file)) Files.deleteIfExists(written);
        } catch (IOException e) {
            // A part file that cannot be deleted does no harm to the file.
        }
    }

    /** A part file that a killed process left is not deleted; the new part file gets the next free number. */
    private static Path part(Path file) throws IOException {
        Path part = beside(file, PART);
        boolean permitted = false;
        try {
            permit(file, part);
            permitted = true;
            return part;
        } finally {
            if (!permitted) Files.deleteIfExists(part);
        }
    }

    /** A new empty file next to another one. */
    private static Path beside(Path file, String ending) throws IOException {
        String name = file.toAbsolutePath().getFileName() + ending;
        Path created = file.resolveSibling(name);
        for (int number = 2; !isCreated(created); number++) created = file.resolveSibling(name + number);
        return created;
    }

    private static boolean isCreated(Path part) throws IOException {
        try {
            Files.createFile(part);
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }

    /** Copies the permissions of the file to the part file. */
    private static void permit(Path file, Path part) throws IOException {
        PosixFileAttributeView old = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        PosixFileAttributeView own = Files.getFileAttributeView(part, PosixFileAttributeView.class);
        if (old != null && own != null && Files.exists(file))
            own.setPermissions(old.readAttributes().permissions());
    }
}
