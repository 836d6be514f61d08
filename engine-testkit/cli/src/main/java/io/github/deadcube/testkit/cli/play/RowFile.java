package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Optional;

/**
 * A file with a line for each game that was played, in the order of the games. Games that were interrupted continue after its last whole line.
 *
 * @param path the file; empty if the rows are not kept
 * @param whole its text without a last line that has no end
 * @param torn whether there is such a line
 */
record RowFile(Optional<Path> path, String whole, boolean torn) {
    /** Reads a file, which may be missing; or returns why it cannot be read. */
    static Either<String, RowFile> read(Optional<Path> path) {
        try {
            boolean there = path.isPresent() && Files.exists(path.get());
            String text = there ? Files.readString(path.get(), StandardCharsets.UTF_8) : "";
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            return Either.right(new RowFile(path, whole, whole.length() < text.length()));
        } catch (CharacterCodingException e) {
            return Either.left(path.get() + " cannot be read: it is no text in UTF-8");
        } catch (IOException e) {
            return Either.left(path.get() + " cannot be read: " + e.getMessage());
        }
    }

    /** The fault of a file that could not be written while the games were played. */
    static String unwritten(Exception fault) {
        Throwable cause = Objects.requireNonNull(fault instanceof UncheckedIOException ? fault.getCause() : fault);
        return cause instanceof FileSystemException of && of.getFile() != null
                ? TextFile.unwritten(Path.of(of.getFile()), of)
                : "a file cannot be written: " + cause.getMessage();
    }

    Vector<String> lines() {
        return Vector.ofAll(whole.lines());
    }

    /** A fault of a line. */
    String fault(int line, String text) {
        return path.get() + ", line " + line + ": " + text;
    }

    /** Opens a writer that adds lines. A last line without its end is cut off first: its game is played again. */
    Writer writer() throws IOException {
        if (path.isEmpty()) return Writer.nullWriter();
        if (torn) Files.writeString(path.get(), whole, StandardCharsets.UTF_8);
        return Files.newBufferedWriter(
                path.get(), StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
