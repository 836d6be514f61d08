package io.github.deadcube.testkit.start;

import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Texts of files that a user names in place of a thing that ships. */
final class NamedText {
    private NamedText() {}

    /**
     * The text of a file whose name is no name of a thing that ships, or all faults.
     *
     * @param thing such as {@code battlefield}
     * @param shipped the names of those that ship
     */
    static Either<Vector<String>, String> of(String named, String thing, Vector<String> shipped) {
        String names = shipped.mkString(", ") + ".";
        if (named.indexOf('\n') >= 0) return unknown(named.replace("\n", "\\u000a"), thing, names);
        try {
            return TextFile.read(Path.of(named))
                    .mapLeft(fault -> Vector.of(
                            fault,
                            Character.toUpperCase(thing.charAt(0)) + thing.substring(1) + "s that ship: " + names));
        } catch (InvalidPathException e) {
            return unknown(named, thing, names);
        }
    }

    private static Either<Vector<String>, String> unknown(String named, String thing, String names) {
        return Either.left(Vector.of("No " + thing + " is called '" + named + "'; those that ship: " + names));
    }
}
