package io.github.deadcube.testkit.start;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;

/** Texts of files that a user names in place of a thing that ships. */
final class NamedText {
    private NamedText() {}

    /**
     * A thing that ships or is in a file, or all faults, a line each.
     *
     * @param thing such as {@code battlefield}
     * @param names the names of those that ship
     * @param shipped the one that ships with the name; none if it is the name of a file
     */
    static <T> Either<Vector<String>, T> orFile(
            String named,
            String thing,
            Vector<String> names,
            Option<T> shipped,
            Function<String, Either<Seq<Fault>, T>> reader) {
        return shipped.toEither(Vector.<String>empty())
                .orElse(() -> of(named, thing, names).flatMap(text -> read(named, text, reader)));
    }

    /** What is in a file, or all faults, a line each. */
    static <T> Either<Vector<String>, T> in(Path file, Function<String, Either<Seq<Fault>, T>> reader) {
        return TextFile.read(file).mapLeft(Vector::of).flatMap(text -> read(file, text, reader));
    }

    private static <T> Either<Vector<String>, T> read(
            Object file, String text, Function<String, Either<Seq<Fault>, T>> reader) {
        return reader.apply(text)
                .mapLeft(faults -> faults.map(fault -> file + ", " + fault).toVector());
    }

    private static Either<Vector<String>, String> of(String named, String thing, Vector<String> shipped) {
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
