package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Try;

/** The rules that are covered and are to stay so, one a line; {@code #} begins a comment. */
public record CoveredList(Vector<RuleId> rules) {
    private static final String HEAD =
            "# The rules that the tests prove. Written by io.github.deadcube.testkit.junit.RuleCheck.\n";

    /** The rules that a report of a run of all tests covers. */
    public static CoveredList of(TextReport report) {
        return new CoveredList(report.covered());
    }

    /**
     * Reads a list, one identifier a line, or says everything that is wrong, each with its line. Never throws. Time and memory grow with
     * the length of the text, the stack does not.
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

    /** The list as it is written, each line with its end. */
    public String text() {
        return HEAD + rules.map(rule -> rule + "\n").mkString();
    }

    /**
     * What is different between a list of covered rules and a report: the rules of the list that are not covered, with the tests that name
     * them and did not pass; what tests name and the register does not have; and the rules that are covered and not on the list.
     */
    public record Loss(Vector<String> lost, Vector<String> faults, Vector<String> gained) {
        public static Loss between(CoveredList list, TextReport report) {
            return new Loss(
                    list.rules()
                            .removeAll(report.covered())
                            .map(rule -> report.rules()
                                    .find(entry -> entry.rule().equals(rule))
                                    .map(Loss::why)
                                    .getOrElse(rule + ": the register has it no longer")),
                    report.faults(),
                    report.covered().removeAll(list.rules()).map(Object::toString));
        }

        private static String why(TextReport.Entry entry) {
            return entry.heading() + ": "
                    + (entry.tests().isEmpty()
                            ? "no test names it"
                            : entry.tests().mkString(", "));
        }

        /** Whether nothing is lost and no test is at fault; else the build is to fail. */
        public boolean isNone() {
            return lost.isEmpty() && faults.isEmpty();
        }

        /** A few lines for people; none if there is no difference. */
        public Vector<String> told() {
            Vector<String> lines = gained.isEmpty()
                    ? Vector.empty()
                    : Vector.of("Covered and not on the list yet (accept them): " + gained.mkString(" "));
            return lines.appendAll(lost.map(rule -> "No longer covered: " + rule))
                    .appendAll(faults);
        }
    }
}
