package io.github.deadcube.battlescribe;

import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** Invented sample files: a game system, a list of a fictional faction, and a roster. */
public final class SampleLists {
    public static final Path SYSTEM = file("dust-town.gst");
    public static final Path LIST = file("rust-choir.cat");
    public static final Path ROSTER = file("night-shift.ros");
    /** The same roster as JSON. */
    public static final Path JSON = file("night-shift.json");

    private SampleLists() {}

    /** Reads files with the shipped ruleset. */
    public static ReadResult read(Path... files) {
        return ListFiles.read(Vector.of(files), Shipped.ruleset());
    }

    static Path written(Path folder, String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a copy of a sample in which one text is replaced. */
    static Path changed(Path folder, Path sample, String from, String to) {
        try {
            String text = Files.readString(sample);
            if (!text.contains(from)) throw new IllegalArgumentException(sample + " has no " + from);
            return written(folder, sample.getFileName().toString(), text.replace(from, to));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Path file(String name) {
        try {
            return Path.of(Objects.requireNonNull(SampleLists.class.getResource("/battlescribe/" + name))
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
