package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The list of rules that must stay covered, one in each line. {@code #} begins a comment. */
public record CoveredList(Vector<RuleId> rules) {
    private static final String HEAD =
            "# The rules that the tests prove. Written by io.github.deadcube.testkit.junit.report.RuleCheck.\n";

    /** Returns the covered rules of a report. */
    public static CoveredList of(TextReport report) {
        return new CoveredList(report.covered());
    }

    /**
     * Reads a list with one identifier in each line, or returns all faults, each with its line. Never throws. Time and memory grow with the length
     * of the text, the stack does not.
     */
    public static Either<Seq<Fault>, CoveredList> read(String text) {
        return Either.sequence(Vector.ofAll(text.lines())
                        .zipWithIndex()
                        .map(line -> line.map1(CoveredList::uncommented))
                        .filter(line -> !line._1().isEmpty())
                        .map(line -> rule(line._1(), line._2() + 1)))
                .map(rules -> new CoveredList(rules.toVector()));
    }

    private static String uncommented(String line) {
        int comment = line.indexOf('#');
        return (comment < 0 ? line : line.substring(0, comment)).strip();
    }

    private static Either<Fault, RuleId> rule(String id, int line) {
        return RuleId.read(id).mapLeft(faults -> faults.head().at(line, 0));
    }

    /** The text of the file. */
    public String text() {
        return HEAD + rules.map(rule -> rule + "\n").mkString();
    }

    /**
     * The differences between a list of covered rules and a report.
     *
     * @param lost the rules of the list that are not covered, with the tests that name them and did not pass
     * @param faults identifiers in tests that the register does not have
     * @param gained the covered rules that are not on the list
     */
    public record Differences(Vector<String> lost, Vector<String> faults, Vector<String> gained) {
        public static Differences between(CoveredList list, TextReport report) {
            return new Differences(
                    list.rules()
                            .removeAll(report.covered())
                            .map(rule -> report.rules()
                                    .find(entry -> entry.rule().equals(rule))
                                    .map(Differences::why)
                                    .getOrElse(rule + ": the register does not have this rule")),
                    report.faults(),
                    report.covered().removeAll(list.rules()).map(Object::toString));
        }

        private static String why(TextReport.Entry entry) {
            return entry.heading() + ": "
                    + (entry.tests().isEmpty()
                            ? "no test names it"
                            : entry.tests().mkString(", "));
        }

        /** Whether no rule is lost and no test has a fault. If false, the build must fail. */
        public boolean isNone() {
            return lost.isEmpty() && faults.isEmpty();
        }

        /** Lines for people; empty without differences. */
        public Vector<String> told() {
            Vector<String> lines = gained.isEmpty()
                    ? Vector.empty()
                    : Vector.of("Covered and not on the list yet (accept them): " + gained.mkString(" "));
            return lines.appendAll(lost.map(rule -> "No longer covered: " + rule))
                    .appendAll(faults);
        }
    }
}
