package io.github.deadcube.core.battlefield;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The battlefields that ship, read once. */
final class ShippedFiles {
    static final Vector<NamedBattlefield> ALL = Vector.of(
                    "open-street.txt",
                    "walled-compound.txt",
                    "rooftop-quarter.txt",
                    "container-yard.txt",
                    "refinery.txt",
                    "tower-block.txt")
            .map(ShippedFiles::read);

    private ShippedFiles() {}

    private static NamedBattlefield read(String file) {
        try (InputStream in = ShippedFiles.class.getResourceAsStream(file)) {
            if (in == null) throw new IllegalStateException("the battlefield " + file + " is missing");
            return NamedBattlefield.read(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .getOrElseThrow(errors -> new IllegalStateException(file + ": " + errors.mkString("; ")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
