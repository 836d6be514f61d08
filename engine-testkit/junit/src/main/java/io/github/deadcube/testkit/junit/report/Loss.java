package io.github.deadcube.testkit.junit.report;

import io.vavr.collection.Vector;

/**
 * What is different between a list of covered rules and a report.
 *
 * @param lost each rule of the list that is not covered, with the tests that name it and did not pass
 * @param faults what the tests name and the register does not have
 * @param gained the rules that are covered and not on the list
 */
public record Loss(Vector<String> lost, Vector<String> faults, Vector<String> gained) {
    /**
     * Compares.
     *
     * @param list what is to be covered
     * @param report what is
     * @return the difference
     */
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
                + (entry.tests().isEmpty() ? "no test names it" : entry.tests().mkString(", "));
    }

    /**
     * Whether nothing is lost and no test is at fault.
     *
     * @return false if the build is to fail
     */
    public boolean isNone() {
        return lost.isEmpty() && faults.isEmpty();
    }

    /**
     * The difference, for people.
     *
     * @return a few lines, none if there is none
     */
    public Vector<String> told() {
        Vector<String> lines = gained.isEmpty()
                ? Vector.empty()
                : Vector.of("Covered and not on the list yet (accept them): " + gained.mkString(" "));
        return lines.appendAll(lost.map(rule -> "No longer covered: " + rule)).appendAll(faults);
    }
}
