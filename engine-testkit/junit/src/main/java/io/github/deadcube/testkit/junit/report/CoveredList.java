package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Try;

/**
 * The rules that are covered and are to stay so, one a line; {@code #} begins a comment.
 *
 * @param rules the rules, in the order of the lines
 */
public record CoveredList(Vector<RuleId> rules) {
    private static final String HEAD =
            "# The rules that the tests prove. Written by io.github.deadcube.testkit.junit.RuleCheck.\n";

    /**
     * The rules that a report covers.
     *
     * @param report of a run of all tests
     * @return them, in the report's order
     */
    public static CoveredList of(TextReport report) {
        return new CoveredList(report.covered());
    }

    /**
     * Reads a list. Never throws. Time and memory grow with the length of the text, the stack does not.
     *
     * @param text one identifier a line
     * @return the list, or everything that is wrong, each with its line
     */
    public static Either<Vector<String>, CoveredList> read(String text) {
        Vector<Either<String, RuleId>> lines = Vector.ofAll(text.lines())
                .zipWithIndex()
                .map(line -> line.map1(CoveredList::uncommented))
                .filter(line -> !line._1().isEmpty())
                .map(line -> rule(line._1(), line._2() + 1));
        Vector<String> faults = lines.filter(Either::isLeft).map(Either::getLeft);
        return faults.isEmpty() ? Either.right(new CoveredList(lines.map(Either::get))) : Either.left(faults);
    }

    private static String uncommented(String line) {
        int comment = line.indexOf('#');
        return (comment < 0 ? line : line.substring(0, comment)).strip();
    }

    private static Either<String, RuleId> rule(String id, int line) {
        return Try.of(() -> RuleId.of(id)).toEither().mapLeft(e -> "line " + line + ": " + e.getMessage());
    }

    /**
     * The list as it is written.
     *
     * @return several lines, each with its end
     */
    public String text() {
        return HEAD + rules.map(rule -> rule + "\n").mkString();
    }
}
