package io.github.deadcube.testkit.assertions;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

final class ShownLines {
    private ShownLines() {}

    /**
     * Returns a message if {@code whole} does not contain the successive lines of {@code part}, with any indentation.
     */
    static Option<String> missing(String part, String whole) {
        Vector<String> wanted = lines(part);
        Vector<String> nearest = nearest(wanted, Vector.ofAll(whole.lines()));
        return Option.when(
                !nearest.equals(wanted),
                () -> "Expected to see (> where it differs):\n" + marked(wanted, nearest) + "but there is:\n"
                        + marked(nearest, wanted).stripTrailing());
    }

    /** Returns the equally long part of {@code whole} that has the most lines in common with {@code wanted}. */
    private static Vector<String> nearest(Vector<String> wanted, Vector<String> whole) {
        return Vector.rangeClosed(0, Math.max(0, whole.size() - wanted.size()))
                .map(from -> lines(whole.drop(from).take(wanted.size()).mkString("\n")))
                .maxBy(part -> part.zip(wanted).count(pair -> pair._1().equals(pair._2())))
                .getOrElse(Vector::empty);
    }

    private static Vector<String> lines(String text) {
        return Vector.ofAll(text.stripTrailing().stripIndent().lines());
    }

    private static String marked(Vector<String> lines, Vector<String> others) {
        return lines.zipWithIndex(
                        (line, i) -> (i < others.size() && others.get(i).equals(line) ? "  " : "> ") + line + "\n")
                .mkString();
    }
}
