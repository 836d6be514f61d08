package io.github.deadcube.testkit.cli;

import io.vavr.control.Either;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads what people name as a file. */
final class TextFile {
    private TextFile() {}

    /** The text, or in a sentence why it cannot be read. Whatever is no UTF-8 is replaced. */
    static Either<String, String> read(Path file) {
        try {
            return Either.right(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (NoSuchFileException e) {
            return Either.left("There is no file " + file + ".");
        } catch (IOException e) {
            return Either.left(file + " cannot be read: " + e.getMessage());
        }
    }
}
