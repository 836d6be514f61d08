package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Writes a game so far to a file, without what is hidden from players. */
final class Keep {
    private Vector<Path> written = Vector.empty();

    /** What came of it, in a sentence. A file that was there before stays as it is. */
    String saved(String name, Sitting sitting) {
        if (name.isEmpty()) return "Where to? Such as: save game.txt";
        Path file;
        try {
            file = Path.of(name);
        } catch (InvalidPathException e) {
            return "'" + name + "' is not the name of a file.";
        }
        if (Files.exists(file) && !written.contains(file)) return name + " is there already; choose another name.";
        Option<String> fault = TextFile.write(file, sitting.shown());
        if (fault.isEmpty()) written = written.append(file);
        return fault.getOrElse(
                () -> sitting.told() + (sitting.inputs().size() == 1 ? " is" : " are") + " written to " + name + ".");
    }
}
